"""Dark Dealings: lure heroes to your castle, earn defenses for your courage, withstand the siege."""

from darkling.games.dealings.bot import SKILL
from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES
from darkling.games.dealings.cards.files import CARDS
from darkling.games.dealings.rules import choose_two, combat_phase, defense_phase, hero_phase, solo_phase
from darkling.games.dealings.rules import set_up as setup
from darkling.games.dealings.rules.arranging import PLAYERS, arrange, deal
from darkling.games.dealings.rules.invariants import check
from darkling.games.dealings.rules.set_up import SetUpDealings
from darkling.games.dealings.rules.settings import DealingsSettings
from darkling.games.dealings.rules.state import Dealings
from darkling.games.dealings.rules.vocabulary import VOCABULARY
from darkling.games.dealings.sight.eyes import DealingsEyes
from darkling.games.dealings.sight.view import DealingsView
from darkling.games.dealings.study import STUDY
from darkling.games.dealings.telling import TELLING
from darkling.games.dealings.telling.catalogue import catalogue
from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

GAME = GameType(
    id="dealings",
    title="Dark Dealings",
    package=__name__,
    players=PLAYERS,
    rules_version=2,
    settings=DealingsSettings,
    modes={
        "normal": Mode(),
        "hardcore": Mode({"mode": "hardcore"}),
        "expansion": Mode({"expansion": True}),
        "hardcore expansion": Mode({"mode": "hardcore", "expansion": True}),
        "no peeking": Mode({"no_peeking": True}),
        "elimination": Mode({"elimination": True, "failed_fight": "rollback"}),
        "rollback": Mode({"failed_fight": "rollback"}),
        "solo": Mode({"rows": 5}),
        "solo hardcore": Mode({"rows": 5, "mode": "hardcore"}),
        "solo of three": Mode({"rows": 3}),
        "solo of seven": Mode({"rows": 7, "expansion": True}),
        "no memory aid": Mode({"memory_aid": False}),
    },
    longest=160,
    table=Dealings,
    rules=rules_in(setup, choose_two, hero_phase, defense_phase, solo_phase, combat_phase),
    vocabulary=VOCABULARY,
    eyes=DealingsEyes(),
    deal=lambda players, settings: (deal(players, settings), SetUpDealings()),
    arrange=arrange,
    check=check,
    names={
        "hero": HERO_CODES,
        "heroes": HERO_CODES,
        "defense": DEFENSE_CODES,
        "defenses": DEFENSE_CODES,
        "cards": HERO_CODES,
    },
    view=DealingsView,
    telling=TELLING,
    skill=SKILL,
    study=STUDY,
    cards=CARDS,
    catalogue=catalogue,
    terminal="darkling.terminal.tables.dealings.table:DealingsTable",
)
