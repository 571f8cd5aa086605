"""Everything that can be chosen in The Night Watch, every question, and why something is not offered."""

from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary
from darkling.table.rule import WhyNot
from watch.cards import BRIBES, GOODS

VOCABULARY = Vocabulary()
SEAL = VOCABULARY.over("seal", BRIBES)
LOAD = VOCABULARY.over("load", GOODS)

SEAL_A_BRIBE = Prompt("seal-a-bribe", "NW-03")
LOAD_A_CRATE = Prompt("load-a-crate", "NW-05")

NOT_ON_THE_QUAY = WhyNot("not-on-the-quay", "NW-05")
