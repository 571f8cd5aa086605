"""The effects of all cards (msgspec Structs), read from the files into tables.

To import this is to make the abilities ready: rules look them up in `abilities.py`.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from darkling.games.domains.cards import (
    BAR_PRICE,
    FORTUNE_CODES,
    HENCHMAN_CODES,
    HENCHMAN_PRICE,
    HENCHMAN_TIMING,
    SPECIAL_PRICE,
    SPECIAL_REPEATS,
    SPECIAL_TIMING,
    SPELL_CODES,
    SPELL_COST,
    SPELL_TIMING,
    TILE_CODES,
    TIMINGS,
)
from darkling.games.domains.cards.abilities import ABILITY, FORTUNE_TEXTS, Ability
from darkling.games.domains.cards.effect_kinds import DomainsEffect
from darkling.games.domains.cards.effects import FortuneEffect, OpenEffect, SpellEffect
from darkling.games.domains.cards.effects_of_attacks import Defend
from darkling.games.domains.cards.files import BOX, DomainsBox, Piece
from darkling.games.domains.cards.schema import RawEffect
from darkling.games.domains.rules.vocabulary import BAR, CAST, SPECIAL, USE
from darkling.table.cards import CardFiles, read_effect

Effects = tuple[DomainsEffect, ...]


class DomainsEffects:
    """What all cards of a box do, by their codes; raises BadCards where a place does not take an effect.

    Attributes:
        spells: of spells.
        henchmen: of henchmen.
        specials: of the dark tiles that have a special ability.
        top: of Fortune cards, their top or only texts.
        bottom: their bottom texts; of an Arcana nothing.

    """

    def __init__(self, box: DomainsBox) -> None:
        self.spells = {one.id: _read(box, one, one.effects, SpellEffect) for one in box.spells}
        self.henchmen = {one.id: _read(box, one, one.effects, OpenEffect) for one in box.henchmen}
        self.specials = {
            one.id: _read(box, one, one.dark.special.effects, OpenEffect)
            for one in box.tiles
            if one.dark.special is not None
        }
        self.top = {one.id: _read(box, one, one.top, FortuneEffect) for one in box.fortune}
        self.bottom = {one.id: _read(box, one, one.bottom, FortuneEffect) for one in box.fortune}


def _read(box: DomainsBox, piece: Piece, effects: Sequence[RawEffect], kinds: Any) -> Effects:
    place = box.place(piece)
    return tuple([read_effect(f"{place}: effect {at}", raw, kinds) for at, raw in enumerate(effects, 1)])


CARDS = CardFiles(files(__package__), lambda folder: DomainsEffects(DomainsBox(folder)))
EFFECTS = DomainsEffects(BOX)

# The same for the rules, by options and by card numbers.

for _spell, _code in enumerate(SPELL_CODES):
    ABILITY[CAST[_spell].id] = Ability(SPELL_TIMING[_spell], SPELL_COST[_spell], EFFECTS.spells[_code])
for _henchman, _code in enumerate(HENCHMAN_CODES):
    ABILITY[USE[_henchman].id] = Ability(
        HENCHMAN_TIMING[_henchman],
        HENCHMAN_PRICE[_henchman],
        EFFECTS.henchmen[_code],
        fate=BOX.henchmen[_henchman].then,
    )
for _tile, _code in enumerate(TILE_CODES):
    if _code in EFFECTS.specials:
        ABILITY[SPECIAL[_tile].id] = Ability(
            SPECIAL_TIMING[_tile], SPECIAL_PRICE[_tile], EFFECTS.specials[_code], SPECIAL_REPEATS[_tile]
        )
for _monster, _token in enumerate(BOX.monsters):
    if _token.bar is not None and _token.bar.pay:
        _die = _token.bar.die
        _defend = Defend(dice=(_die,)) if _die else Defend(amount=_token.bar.plus)
        ABILITY[BAR[_monster].id] = Ability(TIMINGS.index("A3"), BAR_PRICE[_monster], [_defend], repeats=True)
for _fortune, _code in enumerate(FORTUNE_CODES):
    FORTUNE_TEXTS[_fortune, True] = EFFECTS.top[_code]
    FORTUNE_TEXTS[_fortune, False] = EFFECTS.bottom[_code]
