"""Village of Fear: four heroes find Keys and weapons in a haunted village, and bring its Warlord down."""

from darkling.games.darkworld.rules import bout, overlord_turn, placing, reward, rounds
from darkling.games.village.bot import SKILL
from darkling.games.village.cards import PIECES, SEWER_CODES, TREASURE_CODES, WARLORD_CODES
from darkling.games.village.cards.board import BUILDINGS, SQUARES
from darkling.games.village.cards.event_deck import CARDS, EVENT_CODES
from darkling.games.village.rules import (
    building,
    contest,
    event_card,
    fortress,
    hero_turn,
    karrion,
    sewer,
    trial,
    warlord_turn,
)
from darkling.games.village.rules import set_up as setup
from darkling.games.village.rules.arranging import PLAYERS, arrange, check, deal
from darkling.games.village.rules.earlier import version_1
from darkling.games.village.rules.position import VillagePosition
from darkling.games.village.rules.set_up import SetUpVillage
from darkling.games.village.rules.settings import VillageSettings
from darkling.games.village.rules.vocabulary import VOCABULARY
from darkling.games.village.sight.view import VillageEyes, VillageView
from darkling.games.village.study import STUDY
from darkling.games.village.telling import TELLING
from darkling.games.village.telling.catalogue import catalogue
from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

SHARED = (bout, overlord_turn, placing, reward, rounds)

GAME = GameType(
    id="village",
    title="Dark World: Village of Fear",
    package=__name__,
    players=PLAYERS,
    rules_version=2,
    settings=VillageSettings,
    modes={
        "normal": Mode(usual=2),
        "house rules": Mode(
            {
                "boss_damage": "cumulative",
                "treasure_setup": "preset",
                "item_choice": "random",
            },
            usual=2,
        ),
    },
    company="one-against-all",
    longest=20_000,
    table=VillagePosition,
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
    deal=lambda players, settings: (deal(players, settings), SetUpVillage()),
    arrange=arrange,
    check=check,
    names={
        "hero": PIECES.hero_codes,
        "heroes": PIECES.hero_codes,
        "kind": PIECES.kind_codes,
        "guards": PIECES.kind_codes,
        "item": PIECES.item_codes,
        "items": PIECES.item_codes,
        "cards": WARLORD_CODES,
        "secret": WARLORD_CODES,
        "card": EVENT_CODES,
        "sewer": SEWER_CODES,
        "building": BUILDINGS,
        "treasure": TREASURE_CODES,
        "square": SQUARES,
    },
    view=VillageView,
    telling=TELLING,
    skill=SKILL,
    study=STUDY,
    cards=CARDS,
    catalogue=catalogue,
    terminal="darkling.terminal.tables.village.table:VillageTable",
    earlier={1: version_1},
)
