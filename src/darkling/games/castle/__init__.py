"""Korak's castle: four heroes fight their way through eight rooms to the throne of Korak the Cobran."""

from darkling.games.castle import (
    castle_turn,
    doomstep,
    grenade,
    haunter,
    korak_turn,
    rooms,
    secret_door,
    setup,
)
from darkling.games.castle.arrange import PLAYERS, arrange, check, deal
from darkling.games.castle.cards import PIECES, SQUARES
from darkling.games.castle.options import Options
from darkling.games.castle.setup import SetUp
from darkling.games.castle.table import CastleTable
from darkling.games.castle.view import CastleEyes
from darkling.games.castle.vocabulary import VOCABULARY
from darkling.games.darkworld import bout, hero_turn, overlord_turn, placing, reward, rounds
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

SHARED = (bout, hero_turn, overlord_turn, placing, reward, rounds)

GAME = GameType(
    id="castle",
    title="Dark World: Korak's castle",
    package=__name__,
    players=PLAYERS,
    rules_version=2,
    options=Options,
    modes={
        "normal": {},
        "challenging": {"hand_limit_6": True, "strict_kill": True},
        "house rules": {
            "boss_damage": "cumulative",
            "haunter_monsters": "return",
            "chest_setup": "preset",
            "item_choice": "random",
        },
    },
    longest=20_000,
    table=CastleTable,
    rules=rules_in(*SHARED, castle_turn, doomstep, grenade, haunter, korak_turn, rooms, secret_door, setup),
    vocabulary=VOCABULARY,
    eyes=CastleEyes(),
    deal=lambda players, options: (deal(players, options), SetUp()),
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
)
