"""Random play of Dark Dealings, to its end or to a moment in it."""

from collections.abc import Callable, Iterator
from itertools import count, islice

import darkling
from darkling.games.dealings.rules.combat_phase import Strikes
from darkling.games.dealings.rules.state import Dealings
from darkling.table.chance import Chance

MOMENTS = 20

When = Callable[[Dealings], bool]


def play(table: darkling.Position | darkling.Game, chance: Chance) -> int:
    """Play to the end; return the number of decisions."""
    decisions = 0
    # The same steps as in `step`, whose call would be timed along with the engine.
    while not table.over:
        seat = table.waiting[0]
        options = table.decision(seat).options
        table.choose(seat, options[chance.below(len(options))])
        decisions += 1
    return decisions


def step(position: darkling.Position, chance: Chance) -> None:
    """Answer one decision."""
    seat = position.waiting[0]
    options = position.decision(seat).options
    position.choose(seat, options[chance.below(len(options))])


def moments(when: When) -> list[Dealings]:
    """Return positions of one kind, each from another four-player game, so that none is special."""
    return list(islice(_found(when), MOMENTS))


def _found(when: When) -> Iterator[Dealings]:
    for seed in count():
        position = darkling.start("dealings", 4, seed)
        assert isinstance(position, Dealings)
        chance = Chance.seeded(seed)
        while not position.over and not when(position):
            step(position, chance)
        if not position.over:
            yield position


def third_choice(position: Dealings) -> bool:
    """Hero Phase, third choice, two of four seats done."""
    return position.phase == "hero" and position.round == 3 and len(position.waiting) == 2


def second_reveal(position: Dealings) -> bool:
    """Defense Phase, second round, two of four seats done with choosing their heroes."""
    return position.phase == "defense" and position.round == 2 and len(position.waiting) == 2


def fourth_fight(position: Dealings) -> bool:
    """Combat Phase, fourth round, inside a fight."""
    return position.phase == "combat" and position.round == 4 and position.running(Strikes) is not None
