"""Dark Heists: build a gang of crooked monsters, and do three heists with it."""

from darkling.games.heists.bot import SKILL
from darkling.games.heists.cards import AUTO_CODES, CODES
from darkling.games.heists.cards.effect_tables import CARDS
from darkling.games.heists.rules import (
    attacks,
    auto_player,
    bonus,
    bury,
    cops,
    heist,
    recruit,
    set_up,
    turn,
    use_hand,
)
from darkling.games.heists.rules.arranging import PLAYERS, arrange, deal
from darkling.games.heists.rules.invariants import check
from darkling.games.heists.rules.set_up import SetUpHeists
from darkling.games.heists.rules.settings import HeistsSettings
from darkling.games.heists.rules.state import Heists
from darkling.games.heists.rules.vocabulary import VOCABULARY
from darkling.games.heists.sight.view import HeistsEyes, HeistsView
from darkling.games.heists.study import STUDY
from darkling.games.heists.telling import TELLING
from darkling.games.heists.telling.catalogue import catalogue
from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in

GAME = GameType(
    id="heists",
    title="Dark Heists",
    package=__name__,
    players=PLAYERS,
    rules_version=1,
    settings=HeistsSettings,
    modes={
        "normal": Mode(),
        "first game": Mode({"cop_effects": False, "challenge_rule": "meet"}),
        "unforgiving": Mode({"failed_heist": "lost"}),
        "hidden hands": Mode({"hidden_hands": True}),
        "solo easy": Mode({"difficulty": "easy"}),
        "solo hard": Mode({"difficulty": "hard"}),
    },
    longest=1200,
    table=Heists,
    rules=rules_in(set_up, turn, recruit, heist, bonus, use_hand, bury, attacks, cops, auto_player),
    vocabulary=VOCABULARY,
    eyes=HeistsEyes(),
    deal=lambda players, settings: (deal(players, settings), SetUpHeists()),
    arrange=arrange,
    check=check,
    names={"card": CODES, "cards": CODES, "auto": AUTO_CODES},
    view=HeistsView,
    telling=TELLING,
    skill=SKILL,
    study=STUDY,
    cards=CARDS,
    catalogue=catalogue,
    terminal="darkling.terminal.tables.heists.table:HeistsTable",
)
