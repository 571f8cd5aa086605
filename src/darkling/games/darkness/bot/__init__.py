"""What a good player of Attack the Darkness looks at, for the bots."""

from darkling.games.darkness.bot.advice import advise, branches
from darkling.games.darkness.bot.evaluation import evaluate, value
from darkling.games.darkness.bot.habit import rollout
from darkling.table.skill import Skill

EXPLORATION = 0.01
"""Chances to win differ by hundredths from choice to choice."""
SKILL = Skill(
    advise=advise, evaluate=evaluate, value=value, rollout=rollout, branches=branches, exploration=EXPLORATION
)
