"""One game between bots, and what came of it."""

from dataclasses import dataclass
from hashlib import blake2b

from darkling.bots import Bot, bot
from darkling.games import find
from darkling.lab.game_counts import GameCounts
from darkling.lab.plan import Plan
from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.table.result import Result, place_numbers
from darkling.table.study import Roles


@dataclass(frozen=True)
class Outcome:
    """A finished game. What was counted while it was played is empty if nothing was to be counted.

    Attributes:
        seed: what it was dealt from.
        decisions: how many choices were made in it.
        won: for each seat, whether it won.
        scores: for each seat, its score by the most important criterion.
        number: which game of its plan it is, from 0.
        places: for each seat, its place from 1: how many sides are ahead of it, and one more.
        rounds: counted: how many rounds were begun.
        lead_changes: counted: how often another side came to be alone in front.
        taken: counted: for each seat, the codes of the cards it took, each once.
        used: counted: for each seat, the codes of the cards it put to use, each once.
        offered: counted: the names of the options that were on offer to anybody, each once.
        chosen: counted: the names of those that were chosen, each once.
        roles: counted: for each seat the code of what it played; empty where the game tells no roles apart.

    """

    seed: int
    decisions: int
    won: tuple[bool, ...]
    scores: tuple[int, ...]
    number: int = 0
    places: tuple[int, ...] = ()
    rounds: int = 0
    lead_changes: int = 0
    taken: tuple[tuple[str, ...], ...] = ()
    used: tuple[tuple[str, ...], ...] = ()
    offered: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()


def play_game(plan: Plan, number: int, counting: bool = False) -> Outcome:
    """Play one game of a plan, the same whichever games are played before it."""
    game, seed, players = find(plan.game), plan.seed + number, len(plan.bots)
    bots = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    if not counting:
        position = game.start(players, seed, plan.settings)
        return _outcome(number, _play_out(position, bots), position, seed)
    counts = GameCounts(game.study, players)
    position = game.start(players, seed, plan.settings, counts.told)
    return _outcome(number, _play_counting(position, bots, counts), position, seed, counts, game.study.roles)


def bot_seed(seed: int, seat: Seat) -> int:
    """Return the seed of a seat's bot: its own for each game and seat, and unlike that of any deal."""
    return int.from_bytes(blake2b(f"{seed} {seat}".encode(), digest_size=8).digest(), "little")


def _play_out(position: Position, bots: list[Bot]) -> int:
    """Play to the end; return the number of decisions."""
    # Looked up once: these lines run for every decision, beside an engine that takes microseconds.
    choose = position.choose
    choosers = [bot.choose for bot in bots]
    decisions = 0
    while waiting := position.waiting:
        seat = waiting[0]
        choose(seat, choosers[seat](position, seat))
        decisions += 1
    return decisions


def _play_counting(position: Position, bots: list[Bot], counts: GameCounts) -> int:
    """Play to the end and count; return the number of decisions."""
    decisions = 0
    while waiting := position.waiting:
        seat = waiting[0]
        decision = position.decision(seat)
        option = bots[seat].choose(position, seat)
        counts.choice(decision, option)
        position.choose(seat, option)
        counts.events(position)
        decisions += 1
    return decisions


def _outcome(
    number: int,
    decisions: int,
    ended: Position,
    seed: int,
    counts: GameCounts | None = None,
    roles: Roles | None = None,
) -> Outcome:
    result = ended.result
    places = place_numbers(result, ended.sides())
    known = (seed, decisions, result.won, _scores(result), number, places)
    if counts is None:
        return Outcome(*known)
    counted = (counts.rounds, counts.lead_changes, counts.taken, counts.used, counts.offered, counts.chosen)
    return Outcome(*known, *counted, roles=tuple(roles.of(ended)) if roles is not None else ())


def _scores(result: Result) -> tuple[int, ...]:
    # The first line of a seat is read last, and stays.
    first = {line.seat: line.value for line in reversed(result.lines)}
    return tuple([first[seat] for seat in range(len(result.won))])
