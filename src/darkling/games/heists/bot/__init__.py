"""What a good player of Dark Heists looks at, for the bots."""

from darkling.games.heists.bot.evaluation import evaluate
from darkling.games.heists.bot.rollout import rollout
from darkling.games.heists.bot.value import value
from darkling.table.skill import Skill

SKILL = Skill(evaluate=evaluate, value=value, rollout=rollout)
