"""The Night Watch: bribe your way to the quay, and fill your cellar before morning."""

from darkling.table.company import Mode
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in
from watch.bot import SKILL
from watch.cards import BRIBES, CARDS, GOODS
from watch.rules import night
from watch.rules.arranging import PLAYERS, arrange, check, deal
from watch.rules.night import SetUpWatch
from watch.rules.settings import WatchSettings
from watch.rules.state import Watch
from watch.rules.vocabulary import VOCABULARY
from watch.sight import WatchEyes, WatchView
from watch.study import STUDY
from watch.telling import TELLING

GAME = GameType(
    id="watch",
    title="The Night Watch",
    package=__name__,
    players=PLAYERS,
    rules_version=1,
    settings=WatchSettings,
    modes={"normal": Mode(), "long": Mode({"nights": 5})},
    longest=20,
    table=Watch,
    rules=rules_in(night),
    vocabulary=VOCABULARY,
    eyes=WatchEyes(),
    deal=lambda players, settings: (deal(players, settings), SetUpWatch()),
    arrange=arrange,
    check=check,
    names={"cards": BRIBES, "bribe": BRIBES, "crates": GOODS, "crate": GOODS},
    view=WatchView,
    telling=TELLING,
    skill=SKILL,
    study=STUDY,
    cards=CARDS,
)
