"""The bot that looks one step ahead, at how its game evaluates where that leads.

In a private chain it looks to the end of it.
"""

from darkling.bots.chain_planner import ChainPlanner
from darkling.bots.errors import NoSkill
from darkling.bots.game_skill import EFFORT, evaluation_after, skill_for
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.position import Position
from darkling.table.skill import Notes

SEEDS = 1 << 30


class GreedyBot:
    """Follows the advice of the game's skill, or takes the option it evaluates highest."""

    def __init__(self, seed: int, effort: int = EFFORT) -> None:
        self.chance = Chance.seeded(seed)
        self.effort = effort
        self.notes: Notes = {}

    def choose(self, position: Position, seat: Seat) -> Option:
        skill = skill_for(position)
        evaluate = skill.evaluate
        if evaluate is None:
            raise NoSkill("this game declares no `evaluate` to think with; use another bot")
        world = position.guess(seat, self.chance.below(SEEDS))
        if skill.advise is not None:
            advice = skill.advise(world, seat, self.notes, self.effort)
            if advice is not None:
                return advice
        if world.private_lane(seat) is not None:
            return ChainPlanner(seat, evaluate, skill, self.effort).pick(world)
        options = world.decision(seat).options
        return max(options, key=lambda option: evaluation_after(evaluate, world, seat, option))
