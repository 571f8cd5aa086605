"""The Night Watch: bribe your way to the quay, and fill your cellar before morning."""

import darkling
from darkling.table.gametype import GameType
from darkling.table.rule import rules_in
from watch import rules
from watch.arrange import PLAYERS, arrange, check, deal
from watch.cards import BRIBES, GOODS
from watch.eyes import WatchEyes
from watch.options import Options
from watch.rules import SetUp
from watch.state import Watch
from watch.vocabulary import VOCABULARY

GAME = GameType(
    id="watch",
    title="The Night Watch",
    package=__name__,
    players=PLAYERS,
    rules_version=1,
    options=Options,
    modes={"normal": {}, "long": {"nights": 5}},
    longest=20,
    table=Watch,
    rules=rules_in(rules),
    vocabulary=VOCABULARY,
    eyes=WatchEyes(),
    deal=lambda players, options: (deal(players, options), SetUp()),
    arrange=arrange,
    check=check,
    names={"cards": BRIBES, "bribe": BRIBES, "crates": GOODS, "crate": GOODS},
)

darkling.register(GAME)
