"""The effects of all cards (msgspec Structs), read from the files into tables."""

from collections.abc import Sequence
from importlib.resources import files

from darkling.games.heists.cards import (
    AUTO_CODES,
    FIRST_HEIST,
    FIRST_LARCENY,
    HEIST_CODES,
    LARCENY_CODES,
    SCOUNDREL_CODES,
    Card,
)
from darkling.games.heists.cards.effect_kinds import BonusEffect, HandEffect, InstantEffect
from darkling.games.heists.cards.effects import (
    Ability,
    ChallengeBonus,
    InstantTrick,
    LastBonus,
    Permanent,
    Trick,
)
from darkling.games.heists.cards.files import BOX, HeistsBox
from darkling.games.heists.cards.moves import AutoMove, Move
from darkling.games.heists.cards.schema import Heist, Larceny
from darkling.table.cards import CardFiles, read_effect


class HeistsEffects:
    """What all cards of a box do, by their codes; raises BadCards where a place does not take an effect."""

    def __init__(self, box: HeistsBox) -> None:
        self.abilities: dict[str, tuple[Ability, ...]] = {
            card.id: tuple([read_effect(box.place(card), raw, Ability) for raw in card.effects])
            for card in box.scoundrels
        }
        self.tricks: dict[str, tuple[Trick, ...]] = {card.id: _tricks(card) for card in box.larceny}
        self.bonuses: dict[str, tuple[ChallengeBonus, ...]] = {}
        self.permanents: dict[str, Permanent] = {}
        self._read_heists("basic.toml", box.basic)
        self._read_heists("advanced.toml", box.advanced)
        self.moves: dict[str, tuple[Move, Move]] = {
            card.id: (
                read_effect(f"auto.toml: auto {card.id}: first", card.first, Move),
                read_effect(f"auto.toml: auto {card.id}: second", card.second, Move),
            )
            for card in box.auto
        }

    def _read_heists(self, file: str, heists: Sequence[Heist]) -> None:
        for heist in heists:
            place = f"{file}: heist {heist.id}"
            *others, last = heist.challenges
            self.bonuses[heist.id] = (
                *[read_effect(f"{place}: {part.name}", part.bonus, ChallengeBonus) for part in others],
                read_effect(f"{place}: {last.name}, its last challenge", last.bonus, LastBonus),
            )
            self.permanents[heist.id] = read_effect(f"{place}: permanent", heist.permanent, Permanent)


def _tricks(card: Larceny) -> tuple[Trick, ...]:
    place = f"larceny.toml: larceny {card.id}"
    *others, last = card.effects
    first = [read_effect(f"{place}, its first effect", raw, InstantTrick) for raw in others]
    return (*first, read_effect(place, last, Trick))


CARDS = CardFiles(files(__package__), lambda folder: HeistsEffects(HeistsBox(folder)))
EFFECTS = HeistsEffects(BOX)

# The same for the rules, indexed by card number.

ABILITIES: tuple[tuple[HandEffect, ...], ...] = tuple(
    [
        tuple([effect for effect in EFFECTS.abilities[code] if isinstance(effect, HandEffect)])
        for code in SCOUNDREL_CODES
    ]
)
"""What can be activated, in the order in which it stands on the card."""
_LARCENY = list(enumerate(LARCENY_CODES, FIRST_LARCENY))
_HEISTS = list(enumerate(HEIST_CODES, FIRST_HEIST))
TRICKS: dict[Card, HandEffect] = {card: EFFECTS.tricks[code][-1] for card, code in _LARCENY}
FIRST_TRICKS: dict[Card, tuple[InstantEffect, ...]] = {
    card: tuple([effect for effect in EFFECTS.tricks[code][:-1] if isinstance(effect, InstantEffect)])
    for card, code in _LARCENY
}
"""What a larceny card does before that."""
PERMANENT: dict[Card, HandEffect] = {card: EFFECTS.permanents[code] for card, code in _HEISTS}
BONUSES: dict[Card, tuple[ChallengeBonus, ...]] = {card: EFFECTS.bonuses[code] for card, code in _HEISTS}
BONUS_OF: dict[tuple[int, int], BonusEffect] = {
    bonus.deed(): bonus for bonuses in BONUSES.values() for bonus in bonuses
}
MOVES = tuple([tuple([move.saved() for move in EFFECTS.moves[code]]) for code in AUTO_CODES])
MOVE_OF: dict[tuple[str, int], AutoMove] = {
    move.saved(): move for moves in EFFECTS.moves.values() for move in moves
}
