"""What cards do: every effect, declared once. Card files name effects, and rules ask for their bits."""

from dataclasses import dataclass

# Heroes.
EXACT = 1
TWICE = 2
TOLL_TRASH = 4
TRASH_STRIKERS = 8
STRIKE_AGAIN = 16
TOLL_ROTATE = 32

# Defense Cards.
ROTATE_OTHER = 1
DETOUR = 2
BOOST = 4


@dataclass(frozen=True)
class DealingsEffect:
    """What a kind of cards does.

    Its words go by its name: `effect-<name>`, `brief-<name>` where there is little room, and what a
    Defense Card is called for it, `ability-<name>`.

    Attributes:
        name: what card files call it.
        bit: what it is to the rules.
        worth: about what a bot thinks it worth to the overlord, in points of strikes: against a hero
            all in all, on a Defense Card for each strike.

    """

    name: str
    bit: int
    worth: float = 0.0


def _by_name(*effects: DealingsEffect) -> dict[str, DealingsEffect]:
    return {effect.name: effect for effect in effects}


HERO_EFFECTS = _by_name(
    # Thief: the strikes must total exactly the armor.
    DealingsEffect("exact", EXACT, worth=-1.0),
    # Halflings: must be defeated twice.
    DealingsEffect("twice", TWICE),
    # Wizard: trash a Defense Card before the first strike.
    DealingsEffect("toll_trash", TOLL_TRASH, worth=-2.5),
    # Dragon Warrior: rotate two Defense Cards before the first strike.
    DealingsEffect("toll_rotate", TOLL_ROTATE, worth=-3.0),
    # Berserker: once defeated, every card that struck is trashed.
    DealingsEffect("trash_strikers", TRASH_STRIKERS, worth=-2.5),
    # Knight: a card may strike more than once.
    DealingsEffect("strike_again", STRIKE_AGAIN, worth=1.5),
)
DEFENSE_EFFECTS = _by_name(
    # Heavy Hitter: before each strike another card must be rotated.
    DealingsEffect("rotate_other", ROTATE_OTHER, worth=-1.5),
    # Detour: sends a flipped hero to the bottom of the pile.
    DealingsEffect("detour", DETOUR),
    # Booster: stronger by one for each other card of the same current type.
    DealingsEffect("boost", BOOST, worth=1.2),
)
