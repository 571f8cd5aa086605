"""Dark Dealings: lure heroes to your castle, earn defenses for your courage, withstand the siege."""

from darkling.games.dealings import choose_two, combat_phase, defense_phase, hero_phase, setup, solo_phase
from darkling.games.dealings.arrange import PLAYERS, arrange, check, deal
from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES
from darkling.games.dealings.options import Options
from darkling.games.dealings.setup import SetUp
from darkling.games.dealings.state import Dealings
from darkling.games.dealings.view import DealingsEyes
from darkling.games.dealings.vocabulary import VOCABULARY
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

GAME = GameType(
    id="dealings",
    title="Dark Dealings",
    package=__name__,
    players=PLAYERS,
    rules_version=2,
    options=Options,
    modes={
        "normal": {},
        "hardcore": {"mode": "hardcore"},
        "expansion": {"expansion": True},
        "hardcore expansion": {"mode": "hardcore", "expansion": True},
        "no peeking": {"no_peeking": True},
        "elimination": {"elimination": True, "failed_fight": "rollback"},
        "rollback": {"failed_fight": "rollback"},
        "solo": {"rows": 5},
        "solo hardcore": {"rows": 5, "mode": "hardcore"},
        "solo of three": {"rows": 3},
        "solo of seven": {"rows": 7, "expansion": True},
        "no memory aid": {"memory_aid": False},
    },
    longest=160,
    table=Dealings,
    rules=rules_in(setup, choose_two, hero_phase, defense_phase, solo_phase, combat_phase),
    vocabulary=VOCABULARY,
    eyes=DealingsEyes(),
    deal=lambda players, options: (deal(players, options), SetUp()),
    arrange=arrange,
    check=check,
    names={
        "hero": HERO_CODES,
        "heroes": HERO_CODES,
        "defense": DEFENSE_CODES,
        "defenses": DEFENSE_CODES,
        "cards": HERO_CODES,
    },
)
