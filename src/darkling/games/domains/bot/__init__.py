"""What a good player of Dark Domains looks at, for the bots."""

from darkling.games.domains.bot.advice import advise
from darkling.games.domains.bot.evaluation import evaluate
from darkling.games.domains.bot.rollout import prior, rollout
from darkling.games.domains.bot.value import value
from darkling.table.skill import Skill

SKILL = Skill(advise=advise, evaluate=evaluate, prior=prior, value=value, rollout=rollout)
