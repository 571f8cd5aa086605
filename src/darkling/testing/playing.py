"""Playing at random, and what a seat is shown: what all checks are made with."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.game import Game
from darkling.table.option import Option
from darkling.table.position import Position


def random_choice(game: Game | Position, chance: Chance) -> tuple[Seat, Option]:
    """Return a random waiting seat and one of its options: answers arrive in any order."""
    seat = game.waiting[chance.below(len(game.waiting))]
    options = game.decision(seat).options
    return seat, options[chance.below(len(options))]


def decisions(
    game: Game | Position, seed: int, opening: Sequence[tuple[Seat, str]] = ()
) -> Iterator[tuple[Seat, Option]]:
    """Play a random game to its end, stopping before each choice with the choice about to be made.

    What `opening` names is chosen first.
    """
    for seat, name in opening:
        yield seat, game.decision(seat).find(name)
        game.choose(seat, name)
    chance = Chance.seeded(seed)
    while not game.over:
        seat, option = random_choice(game, chance)
        yield seat, option
        game.choose(seat, option)


def encoded(value: Any) -> bytes:
    """Return a view, event or other value as bytes, to compare what a seat is shown."""
    return msgspec.json.encode(value)


def copied(data: Any) -> Any:
    """Return a copy of plain data, sooner than `deepcopy` does."""
    return msgspec.json.decode(encoded(data))


def question(position: Position, seat: Seat) -> bytes:
    """Return what a seat is asked, what it may answer and what not, as bytes; or that it is not asked."""
    if seat not in position.waiting:
        return encoded(None)
    return encoded([position.decision(seat).data(), position.barred(seat)])


def shown(position: Position, seat: Seat) -> dict[str, bytes]:
    """Return everything that is put before a seat, as bytes."""
    return {
        "view": encoded(position.view(seat)),
        "spectator": encoded(position.view(None)),
        "knowledge": encoded(position.knowledge(seat)),
        "question": question(position, seat),
        "waiting": encoded(position.waiting),
    }
