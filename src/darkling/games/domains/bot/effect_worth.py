"""What using a spell, a henchman or the special of a tile once brings, in Skulls."""

from functools import lru_cache
from typing import NamedTuple

from darkling.games.domains.bot.horizon import Weights, worth_of
from darkling.games.domains.cards import MAKES, NO_CARD, TILE_TYPES, TYPE
from darkling.games.domains.cards.abilities import ABILITY
from darkling.games.domains.cards.effect_kinds import DomainsEffect, items
from darkling.games.domains.cards.effects import Counter, PeekFortune
from darkling.games.domains.cards.effects_of_attacks import (
    Defend,
    DropDie,
    PartyDie,
    PartyTotal,
    ShrinkDie,
    Strike,
)
from darkling.games.domains.cards.effects_of_domains import (
    Build,
    Flip,
    Guard,
    PutMonster,
    PutToken,
    RemoveMonster,
    RescueMonster,
    RescueTile,
)
from darkling.games.domains.cards.effects_of_people import (
    ExtraMinion,
    HireFromInn,
    MoveMinion,
    MoveRivalMinion,
    RecallMinion,
    RemoveHenchman,
    ReplaceAdventurer,
    SwapAdventurers,
    TakeFirst,
)
from darkling.games.domains.cards.effects_of_stores import Gain, Lose, Reap, TakeTile, Trade
from darkling.games.domains.cards.items import SKULLS, SPELL
from darkling.games.domains.rules.places import IN_AREA
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.tiles import face_of, is_dark, tile_of
from darkling.table.decision import Seat

A_MINION = 1.8
"""What one more action is worth."""
USUAL: dict[type[DomainsEffect], float] = {
    Build: 0.6,
    Counter: 1.2,
    Defend: 1.5,
    DropDie: 1.2,
    ExtraMinion: A_MINION,
    Guard: 1.0,
    HireFromInn: 2.0,
    MoveMinion: 0.7,
    MoveRivalMinion: 0.8,
    PartyDie: 0.5,
    PartyTotal: 1.2,
    PeekFortune: 0.3,
    PutMonster: 1.8,
    RecallMinion: 1.0,
    RemoveHenchman: 1.0,
    RemoveMonster: 1.0,
    ReplaceAdventurer: 0.6,
    RescueMonster: 0.6,
    RescueTile: 1.2,
    ShrinkDie: 0.6,
    Strike: 1.6,
    SwapAdventurers: 0.6,
    TakeFirst: 0.4,
    TakeTile: 0.8,
}
"""What effects bring that depend on what happens: about as much as they have brought in play."""
TAKEN, SPOILT = 1.4, 0.5
"""How much more it is worth to rob a rival than to find the same, and how much merely to ruin it."""
A_SPELL_RUINED = 0.8
RELIGION = TILE_TYPES.index("religion")


class Has(NamedTuple):
    """What a seat has that effects count: its tiles, and the best that one of the dark ones makes."""

    light: int
    dark: int
    religion: int
    areas: int
    best: int
    """The face of the tile that makes most Skulls; NO_CARD without a dark one."""


def has_of(g: Domains, seat: Seat) -> Has:
    light = dark = religion = areas = 0
    best, most = NO_CARD, -1
    for space, tile in enumerate(g.tiles[seat]):
        if tile == NO_CARD:
            continue
        areas |= 1 << (space // IN_AREA)
        if not is_dark(tile):
            light += 1
            continue
        dark += 1
        religion += TYPE[tile_of(tile)] == RELIGION
        if MAKES[face_of(tile)][SKULLS] > most:
            best, most = face_of(tile), MAKES[face_of(tile)][SKULLS]
    return Has(light, dark, religion, areas.bit_count(), best)


@lru_cache(maxsize=1 << 14)
def use_worth(use: int, by_kind: Weights, has: Has, turns: float) -> float:
    """Return what an ability brings when it is used once, less its price; never less than nothing."""
    ability = ABILITY[use]
    brings = sum([_effect_worth(effect, by_kind, has, turns) for effect in ability.effects], start=0.0)
    return max(0.0, brings - worth_of(ability.price, by_kind))


def _effect_worth(effect: DomainsEffect, by_kind: Weights, has: Has, turns: float) -> float:
    if isinstance(effect, Gain):
        return _gained(effect, by_kind, has)
    if isinstance(effect, Trade):
        net = worth_of(items(effect.get), by_kind) - worth_of(items(effect.give), by_kind)
        return max(0.0, net) * min(2, effect.most)
    if isinstance(effect, Lose):
        return _lost(effect, by_kind)
    if isinstance(effect, Reap):
        return 0.0 if has.best == NO_CARD else worth_of(MAKES[has.best], by_kind)
    if isinstance(effect, PutToken):
        return _token(effect, has, turns)
    if isinstance(effect, Flip):
        return A_MINION if effect.to == "dark" and has.light else 0.0
    return USUAL.get(type(effect), 0.0) * min(1.0, (turns + 1.0) / 3)


def _gained(effect: Gain, by_kind: Weights, has: Has) -> float:
    once = worth_of(items(effect.items), by_kind)
    if effect.dice is not None:
        return once * (effect.dice + 1) / 2
    counted = {
        None: 1,
        "light_tile": has.light,
        "dark_tile": has.dark,
        "dark_religion_tile": has.religion,
        "area_with_tile": has.areas,
    }[effect.per]
    return once * (counted if effect.per is None else min(effect.most, counted))


def _lost(effect: Lose, by_kind: Weights) -> float:
    lost = items(effect.items)
    return worth_of(lost, by_kind) * (TAKEN if effect.to_me else SPOILT) + A_SPELL_RUINED * lost[SPELL] * 0.5


def _token(effect: PutToken, has: Has, turns: float) -> float:
    if not has.dark:
        return 0.0
    return 0.6 * turns if effect.token == "altar" else min(0.8, 0.3 * turns)
