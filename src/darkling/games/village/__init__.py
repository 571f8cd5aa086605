"""Village of Fear: four heroes find Keys and weapons in a haunted village, and bring its Warlord down."""

from darkling.games.darkworld import bout, overlord_turn, placing, reward, rounds
from darkling.games.village import (
    building,
    contest,
    event_card,
    fortress,
    hero_turn,
    karrion,
    setup,
    sewer,
    trial,
    warlord_turn,
)
from darkling.games.village.arrange import PLAYERS, arrange, check, deal
from darkling.games.village.board import BUILDINGS, SQUARES
from darkling.games.village.cards import EVENT_CODES, PIECES, SEWER_CODES, WARLORD_CODES
from darkling.games.village.options import Options
from darkling.games.village.setup import SetUp
from darkling.games.village.table import VillageTable
from darkling.games.village.view import VillageEyes
from darkling.games.village.vocabulary import VOCABULARY
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

SHARED = (bout, overlord_turn, placing, reward, rounds)

GAME = GameType(
    id="village",
    title="Dark World: Village of Fear",
    package=__name__,
    players=PLAYERS,
    rules_version=1,
    options=Options,
    modes={
        "normal": {},
        "house rules": {
            "boss_damage": "cumulative",
            "treasure_setup": "preset",
            "item_choice": "random",
        },
    },
    longest=20_000,
    table=VillageTable,
    rules=rules_in(
        *SHARED,
        building,
        contest,
        event_card,
        fortress,
        hero_turn,
        karrion,
        setup,
        sewer,
        trial,
        warlord_turn,
    ),
    vocabulary=VOCABULARY,
    eyes=VillageEyes(),
    deal=lambda players, options: (deal(players, options), SetUp()),
    arrange=arrange,
    check=check,
    names={
        "hero": PIECES.hero_codes,
        "heroes": PIECES.hero_codes,
        "kind": PIECES.kind_codes,
        "item": PIECES.item_codes,
        "items": PIECES.item_codes,
        "cards": WARLORD_CODES,
        "secret": WARLORD_CODES,
        "card": EVENT_CODES,
        "sewer": SEWER_CODES,
        "building": BUILDINGS,
        "square": SQUARES,
    },
)
