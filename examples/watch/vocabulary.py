"""Everything that can be chosen in The Night Watch, and every question asked."""

from darkling.table.decision import Prompt
from darkling.table.option import Vocabulary
from watch.cards import BRIBES, GOODS

VOCABULARY = Vocabulary()
SEAL = VOCABULARY.over("seal", BRIBES)
LOAD = VOCABULARY.over("load", GOODS)

SEAL_A_BRIBE = Prompt("seal-a-bribe", "NW-03")
LOAD_A_CRATE = Prompt("load-a-crate", "NW-05")
