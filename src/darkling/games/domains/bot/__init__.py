"""What a good player of Dark Domains looks at, for the bots."""

from darkling.games.domains.bot.advice import advise
from darkling.games.domains.bot.evaluation import evaluate
from darkling.games.domains.bot.rollout import prior, rollout
from darkling.games.domains.bot.value import value
from darkling.table.skill import Skill

EXPLORATION = 0.02
"""A Skull more is a few points in a hundred, so good and bad options differ by little."""
SKILL = Skill(
    advise=advise, evaluate=evaluate, prior=prior, value=value, rollout=rollout, exploration=EXPLORATION
)
