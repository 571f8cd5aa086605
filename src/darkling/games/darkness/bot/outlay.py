"""What is paid and given up for an action, and what is added to it."""

from collections.abc import Sequence

from darkling.games.darkness.bot.card_worth import AC_WORTH, RC_DISCARDS, RC_POINTS, RC_WORTH, effect_worth
from darkling.games.darkness.cards import ACTIONS, RESOURCES
from darkling.games.darkness.cards.language import ATK, CMD, DEF, MAN, REC
from darkling.games.darkness.rules.action_state import RC_EFFECTS, ActionState, types_of
from darkling.games.darkness.rules.paying import FONT_POINTS
from darkling.games.darkness.rules.payment import gifts_of
from darkling.games.darkness.rules.reckoning import CHAMPION
from darkling.games.darkness.rules.state import HAND_ACS, Darkness, Hero
from darkling.table.option import Option

SERVES = {"dmg": ATK, "hits": ATK, "targets": ATK, "dist": ATK, "push": ATK, "save": DEF, "heal": REC}
SERVES |= {"move": MAN, "dur": ATK | CMD}
"""To which types of action an addition is of use."""
HARM = ("dot", "immob", "mod", "stun", "dominate", "pierce", "asdist")
"""What a resource card does to those whom an attack or a command is for."""
CHEAP_ENOUGH = 2.6
"""An action card worth less than this may go for Rage."""


def _extra(rc: int, types: int) -> float:
    """Return what a resource card adds to an action of some types."""
    found = 0.0
    for effect in RC_EFFECTS[rc]:
        if effect.verb in ("plus", "times"):
            use = SERVES.get(effect.what, 0) & types
        elif effect.verb in HARM:
            use = (ATK | CMD) & types
        else:
            use = 1
        if use:
            found += effect_worth(effect) * (0.6 if effect.when or effect.on else 1.0)
    return found


EXTRA = tuple([tuple([_extra(rc, types) for types in range(32)]) for rc in range(len(RESOURCES))])
"""For each resource card what it adds to an action, by the types of that."""


def pay(g: Darkness, _hero: Hero, options: Sequence[Option]) -> Option:
    """Pay with what floats, then with the cards that suit the action and leave least over."""
    first, last = options[0], options[-1]
    for option in options:
        if option.verb == "float":
            return option
    if last.verb == "done":
        return last
    action = g.running(ActionState)
    assert action is not None, "an action is being paid for"
    need = ACTIONS[action.ac].price - sum([gift.points for gift in gifts_of(action.rcs, action.given, False)])
    types = types_of(action)
    return max(options, key=lambda option: _fitness(option, need, types)) if len(options) > 1 else first


def _fitness(option: Option, need: int, types: int) -> float:
    """Return how well something would help to pay for the points that are missing."""
    if option.verb == "use":
        return 2.0
    if option.verb == "ability":
        return -2.0 - max(0, FONT_POINTS - need)
    rc = option.thing
    points = RC_POINTS[rc]
    left_over = max(0, points - need)
    missing = max(0, need - points)
    return (
        EXTRA[rc][types] - 0.5 * left_over - 0.7 * (missing > 0) - 1.2 * RC_DISCARDS[rc] - 0.3 * (points == 0)
    )


def add_to_it(g: Darkness, hero: Hero, options: Sequence[Option]) -> Option:
    """Add all that costs nothing, and Rage where a poor card can go for it."""
    for option in options:
        if option.verb in ("use", "use_advancement"):
            return option
        if option.verb == "ability":
            acs = g.pile(hero, HAND_ACS)
            if g.kind[hero] != CHAMPION or min([AC_WORTH[ac] for ac in acs], default=9.0) < CHEAP_ENOUGH:
                return option
    return options[-1]


def card_worth(option: Option) -> float:
    """Return what the card is worth that an option names."""
    if option.verb.endswith("_ac"):
        return AC_WORTH[option.thing]
    return RC_WORTH[option.thing] if option.verb.endswith("_rc") else 0.0


def give_up(options: Sequence[Option]) -> Option:
    """Discard what is worth least."""
    return min(options, key=card_worth)


def take(options: Sequence[Option]) -> Option:
    """Take what is worth most."""
    return max(options, key=card_worth)
