"""The outlook of the seats: who is going to win, as the turn may go on."""

from darkling.games.castle.habit import habit
from darkling.games.castle.state import Castle
from darkling.games.castle.vocabulary import HERO_TURN
from darkling.games.castle.worth import chances
from darkling.games.darkworld.hero_turn import HeroTurn
from darkling.games.darkworld.state import ACTIONS
from darkling.table.chance import Chance
from darkling.table.decision import Seat

SAMPLES = 3
"""In so many ways a turn is played on to see what a choice is worth."""


def outlook(g: Castle) -> tuple[float, ...] | None:
    """Return for each seat how likely it is to win; None while a turn is under way."""
    if g.over or g.decision(g.waiting[0]).asked is not HERO_TURN:
        return None
    turn = g.running(HeroTurn)
    return chances(g) if turn is not None and turn.actions == ACTIONS else None


def evaluate(g: Castle, seat: Seat) -> float:
    """Return how likely a seat is to win, if the turn goes on by habit."""
    return sum([_played_on(g, number)[seat] for number in range(SAMPLES)]) / SAMPLES


def _played_on(g: Castle, number: int) -> tuple[float, ...]:
    world = g.clone()
    world.chance = chance = Chance.seeded(number)
    found = outlook(world)
    while found is None and not world.over:
        mover = world.waiting[0]
        world.choose(mover, habit(world, mover, chance))
        found = outlook(world)
    return found if found is not None else tuple([float(won) for won in world.result.won])
