"""How far the campaign has come, and what is going on."""

from collections.abc import Sequence

from darkling.games.darkness.cards import ARENA_MAP, DUNGEON_CODES, FOE_CODES, PLANS
from darkling.games.darkness.rules.advancement import Advance
from darkling.games.darkness.rules.campaign import Campaign, Dungeon, encounters_of
from darkling.games.darkness.rules.clearing import ClearRoom
from darkling.games.darkness.rules.dungeon_deck import deck_size, surely_in_deck
from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.map_building import LayMap, TakePlaces
from darkling.games.darkness.rules.maps import next_tiles
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.populate import (
    PlaceSet,
    Populate,
    danger_level,
    danger_of_seeds,
    level_with,
)
from darkling.games.darkness.rules.settings import DUNGEONS, RANDOM
from darkling.games.darkness.rules.state import Darkness, Figure
from darkling.games.darkness.rules.told_deck import known_to
from darkling.games.darkness.rules.trade import GiveItems
from darkling.games.darkness.sight.view import ProgressView
from darkling.table.decision import Seat
from darkling.table.rule import Rule

PHASES: tuple[tuple[type[Rule], str], ...] = (
    (PlayerTurn, "heroes"),
    (FoeTurn, "monsters"),
    (Populate, "entry"),
    (TakePlaces, "entry"),
    (LayMap, "map"),
    (ClearRoom, "clearing"),
    (Advance, "advancement"),
)
"""What is going on while a rule is in progress; the first of them that is says so."""


ARENA = "arena"
"""What is shown in the place of a dungeon."""


def phase_of(g: Darkness) -> str:
    if g.over:
        return "over"
    for rule, phase in PHASES:
        if g.running(rule) is not None:
            return phase
    if g.running(GiveItems) is not None and g.running(Dungeon) is not None:
        return "clearing"
    return "setup" if g.running(Campaign) is None else "between"


def acting(g: Darkness) -> Figure | None:
    """Return whose turn it is."""
    hero, foe = g.running(PlayerTurn), g.running(FoeTurn)
    if hero is not None:
        return hero.hero
    return None if foe is None else foe.figure


def progress_view(g: Darkness, viewer: Seat | None) -> ProgressView:
    level, placed = _danger(g)
    populating, placing = g.running(Populate), g.running(PlaceSet)
    passed = populating.passed if populating is not None else ()
    return ProgressView(
        dungeon=ARENA if g.teams else DUNGEONS[g.plan - RANDOM],
        map=_map_code(g),
        encounter=g.encounter,
        encounters=0 if g.teams else encounters_of(g),
        won=g.won,
        dungeons_left=g.dungeons_left,
        round=g.round,
        round_cap=g.round_cap,
        skirmish=g.skirmish,
        level=level,
        placed=placed,
        defeated=g.defeated,
        seeds=_codes(g.seeds),
        aside=_codes(g.aside),
        placing=None if placing is None else FOE_CODES[placing.foe],
        incomplete=_codes(populating.waiting) if populating is not None else (),
        resolved=_codes(g.resolved),
        deck=deck_size(g),
        sure=_codes(surely_in_deck(g, known_to(g, viewer))),
        below=sum([len(batch) for batch in g.below]),
        below_cards=tuple([_codes(batch) for batch in g.below]),
        discarded=_codes(sorted((*g.discard, *passed))),
        buried=sum(g.buried),
    )


def _codes(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple([DUNGEON_CODES[card] for card in cards])


def _map_code(g: Darkness) -> str | None:
    if g.teams:
        return ARENA_MAP.code
    if g.plan == RANDOM or not g.tiles:
        return None
    return PLANS[g.plan].maps[g.encounter - 1].code


def _danger(g: Darkness) -> tuple[int, int]:
    """Return how much danger there has to be and how much there is, now or in the next encounter."""
    populating = g.running(Populate)
    if populating is not None:
        return populating.level, populating.total()
    if g.running(Encounter) is not None:
        return g.level, g.placed
    if g.running(TakePlaces) is not None:
        return danger_level(g), danger_of_seeds(g)
    laying = g.running(LayMap)
    if laying is not None:
        return level_with(g, laying.count), danger_of_seeds(g)
    tiles = next_tiles(g)
    return (level_with(g, tiles) if tiles else 0), danger_of_seeds(g)
