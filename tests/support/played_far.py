"""Games that random people have played far before anyone looks: drawing takes far longer than playing.

In a soak everything is looked at.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from darkling.table.chance import Chance
from darkling.terminal.saving import save
from darkling.terminal.session import Session
from support.cases import SOAK


def choices(table: Session) -> Iterator[None]:
    """Let bots choose, and people at random, to the end of the game; stop after each choice of a person."""
    chance = Chance.seeded(1)
    table.let_bots_choose()
    while not table.game.over:
        seat = next(seat for seat in table.game.waiting if seat in table.people)
        options = table.game.decision(seat).options
        table.game.choose(seat, options[chance.below(len(options))])
        table.let_bots_choose()
        yield


def ending(make: Callable[[], Session], left: int) -> Session:
    """Return a table with a game that was saved when people had so many choices left to its end."""
    if SOAK:
        return make()
    table = make()
    for _ in choices(table):
        pass
    whole = table.game.record
    by_people = [number for number, (seat, _) in enumerate(whole.choices) if seat in table.people]
    game = table.type.play_again(replace(whole, choices=whole.choices[: by_people[-left]]))
    return Session(game, table.people, table.bots, save(game, None))
