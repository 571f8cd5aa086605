"""Korak's castle: four heroes fight their way through eight rooms to the throne of Korak the Cobran."""

from darkling.games.castle.bot import SKILL
from darkling.games.castle.cards import CARDS, PIECES, SQUARES
from darkling.games.castle.rules import (
    castle_turn,
    doomstep,
    grenade,
    haunter,
    korak_turn,
    rooms,
    secret_door,
)
from darkling.games.castle.rules import set_up as setup
from darkling.games.castle.rules.arranging import PLAYERS, arrange, check, deal
from darkling.games.castle.rules.position import CastlePosition
from darkling.games.castle.rules.set_up import SetUpCastle
from darkling.games.castle.rules.settings import CastleSettings
from darkling.games.castle.rules.vocabulary import VOCABULARY
from darkling.games.castle.sight.view import CastleEyes, CastleView
from darkling.games.castle.study import STUDY
from darkling.games.castle.telling import TELLING
from darkling.games.castle.telling.catalogue import catalogue
from darkling.games.darkworld.rules import bout, hero_turn, overlord_turn, placing, reward, rounds
from darkling.games.darkworld.rules.earlier import without_marks
from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

SHARED = (bout, hero_turn, overlord_turn, placing, reward, rounds)

GAME = GameType(
    id="castle",
    title="Dark World: Korak's castle",
    package=__name__,
    players=PLAYERS,
    rules_version=3,
    settings=CastleSettings,
    modes={
        "normal": Mode(usual=2),
        "challenging": Mode({"hand_limit_6": True, "strict_kill": True}, usual=2),
        "house rules": Mode(
            {
                "boss_damage": "cumulative",
                "haunter_monsters": "return",
                "chest_setup": "preset",
                "item_choice": "random",
            },
            usual=2,
        ),
    },
    company="one-against-all",
    longest=20_000,
    table=CastlePosition,
    rules=rules_in(*SHARED, castle_turn, doomstep, grenade, haunter, korak_turn, rooms, secret_door, setup),
    vocabulary=VOCABULARY,
    eyes=CastleEyes(),
    deal=lambda players, settings: (deal(players, settings), SetUpCastle()),
    arrange=arrange,
    check=check,
    names={
        "hero": PIECES.hero_codes,
        "heroes": PIECES.hero_codes,
        "kind": PIECES.kind_codes,
        "item": PIECES.item_codes,
        "items": PIECES.item_codes,
        "weapon": PIECES.weapon_codes,
        "square": SQUARES,
    },
    view=CastleView,
    telling=TELLING,
    skill=SKILL,
    study=STUDY,
    cards=CARDS,
    catalogue=catalogue,
    terminal="darkling.terminal.tables.castle.table:CastleTable",
    earlier={2: without_marks},
)
