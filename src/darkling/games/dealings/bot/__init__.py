"""What a good player of Dark Dealings looks at, for the bots."""

from darkling.games.dealings.bot.advice import advise
from darkling.games.dealings.bot.evaluation import evaluate
from darkling.games.dealings.bot.rollout import rollout
from darkling.games.dealings.bot.value import value
from darkling.games.dealings.rules.state import Dealings
from darkling.table.skill import Skill


def open_book(g: Dealings) -> bool:
    """Say whether players may still look up all that they have learned.

    Where nobody may peek, the log of the draft is withdrawn when it is over, and so are used heroes.
    """
    return g.phase == "hero" or not g.no_peeking


SKILL = Skill(advise=advise, evaluate=evaluate, value=value, rollout=rollout, open_book=open_book)
