"""The worth of a position to a seat, in points of notoriety."""

from darkling.games.heists.bot.gang_strength import (
    LARCENY_CARD_WORTH,
    PER_STRENGTH,
    coins_worth,
    means,
    strength,
    turns_left,
)
from darkling.games.heists.bot.hand_plans import COMPLETED, PROGRESS, prospect
from darkling.games.heists.cards import CHALLENGES, NO_CARD, NOTORIETY
from darkling.games.heists.rules.play_hand import PlayHand
from darkling.games.heists.rules.state import ATTACKED, AUTO_HEISTS, JOBS, Heists
from darkling.table.decision import Seat

VICTORY = 100.0


def evaluate(g: Heists, seat: Seat) -> float:
    """Return how well a seat stands against its best rival, with what the rest of its turn promises."""
    if g.over:
        return VICTORY * g.result.won[seat]
    rivals = [standing(g, other) for other in g.others(seat)] or [auto_standing(g)]
    return standing(g, seat) + prospect(g, seat) - max(rivals)


def standing(g: Heists, seat: Seat) -> float:
    """Return what a seat has: notoriety, strength for the turns to come, a heist under way, coins."""
    playing = g.running(PlayHand)
    recruited = playing.recruited if playing is not None and playing.seat == seat else ()
    turns = turns_left(g)
    worth = float(sum(g.notoriety(seat)) + sum([NOTORIETY[card] for card in recruited]))
    worth += PER_STRENGTH * turns * strength(*means([*g.gang(seat), *recruited]))
    worth += COMPLETED * len(g.heists[seat]) + _under_way(g, seat)
    if turns:
        worth += coins_worth(g.coins[seat]) + LARCENY_CARD_WORTH * len(g.kept[seat])
    return worth


def _under_way(g: Heists, seat: Seat) -> float:
    heist = g.current[seat]
    if heist == NO_CARD:
        return 0.0
    return PROGRESS * NOTORIETY[heist] * g.met[seat] / CHALLENGES[heist]


def auto_standing(g: Heists) -> float:
    """Return how far the Auto Player is, in the same measure."""
    jobs = g.control[JOBS] / g.job_target - 0.4 * g.control[ATTACKED] / g.job_target
    return 12.0 * (g.control[AUTO_HEISTS] + jobs)
