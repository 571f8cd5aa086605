"""One game between bots, and what came of it."""

from dataclasses import dataclass
from hashlib import blake2b

from darkling.bots import Bot, bot
from darkling.games import find
from darkling.lab.plan import Plan
from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.table.result import Result


@dataclass(frozen=True)
class Outcome:
    """A finished game.

    Attributes:
        seed: what it was dealt from.
        decisions: how many choices were made in it.
        won: for each seat, whether it won.
        scores: for each seat, its score by the most important criterion.
        number: which game of its plan it is, from 0.
        places: for each seat, its place; 1 is the best.
        lead_changes: how often another seat came to lead.
        taken: for each seat, the codes of the cards it took.
        used: for each seat, the codes of the cards it used.
        offered: the names of the options that were on offer, each once.
        chosen: the names of those that were chosen, each once.

    """

    seed: int
    decisions: int
    won: tuple[bool, ...]
    scores: tuple[int, ...]
    number: int = 0
    places: tuple[int, ...] = ()
    lead_changes: int = 0
    taken: tuple[tuple[str, ...], ...] = ()
    used: tuple[tuple[str, ...], ...] = ()
    offered: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan, the same whichever games are played before it."""
    seed = plan.seed + number
    position = find(plan.game).start(len(plan.bots), seed, plan.options)
    bots = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    decisions = _play_out(position, bots)
    result = position.result
    return Outcome(seed, decisions, result.won, _scores(result))


def bot_seed(seed: int, seat: Seat) -> int:
    """Return the seed of a seat's bot: its own for each game and seat, and unlike that of any deal."""
    return int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=8).digest(), "little")


def _play_out(position: Position, bots: list[Bot]) -> int:
    """Play to the end; return the number of decisions."""
    # Looked up once: these lines run for every decision, beside an engine that takes microseconds.
    choose = position.choose
    answers = [bot.choose for bot in bots]
    decisions = 0
    while waiting := position.waiting:
        seat = waiting[0]
        choose(seat, answers[seat](position, seat))
        decisions += 1
    return decisions


def _scores(result: Result) -> tuple[int, ...]:
    # The first line of a seat is read last, and stays.
    first = {line.seat: line.value for line in reversed(result.lines)}
    return tuple([first[seat] for seat in range(len(result.won))])
