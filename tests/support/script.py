"""Playing by script: choices by their text form, such as `strike T02`."""

from typing import Any


def option(game: Any, seat: int, name: str) -> Any:
    """Return the offered option of that name."""
    offered = game.decision(seat).options
    named = [option for option in offered if option.name == name]
    assert named, f"seat {seat} is not offered {name!r} but {[option.name for option in offered]}"
    return named[0]


def say(game: Any, *names: str, seat: int | None = None) -> None:
    """Let the seat (by default the one that is waited for) choose one option after another."""
    for name in names:
        chooser = game.waiting[0] if seat is None else seat
        game.choose(chooser, option(game, chooser, name))


def offered(game: Any, seat: int | None = None) -> list[str]:
    """Return the names of what the seat (by default the one that is waited for) may choose."""
    return [option.name for option in game.decision(game.waiting[0] if seat is None else seat).options]


def play_on(game: Any, chooser: Any, until: Any = None) -> int:
    """Let `chooser(game, seat)` choose for everyone to the end, or until `until(game)`."""
    choices = 0
    while not game.over and not (until and until(game)):
        seat = game.waiting[0]
        game.choose(seat, chooser(game, seat))
        choices += 1
    return choices


def first_option(game: Any, seat: int) -> Any:
    """Choose the first option."""
    return game.decision(seat).options[0]
