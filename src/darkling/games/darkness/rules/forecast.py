"""What the monsters will do if nobody moves or reacts, found out by letting them do it in a copy."""

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from darkling.games.darkness.rules.action import PlayAction
from darkling.games.darkness.rules.bosses import will_summon
from darkling.games.darkness.rules.effects import dominator
from darkling.games.darkness.rules.encounter import Round
from darkling.games.darkness.rules.events import Attacked, Hurt, Walked
from darkling.games.darkness.rules.foresight import foresight
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Square
from darkling.games.darkness.rules.vocabulary import (
    AS_PRINTED,
    DEFEND,
    DONE,
    DRAW_UP,
    END_TURN,
    GO_ON,
    KEEP_HAND,
    NO_PUSH,
    PASS,
    PROPOSE,
    SKIP,
    STAY,
)
from darkling.table.decision import Decision
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

SUMMON, GO, ATTACK, HURT = "summon", "go", "attack", "hurt"
IDLE = frozenset(
    [option.verb for option in (PASS, DONE, DRAW_UP, END_TURN, GO_ON, KEEP_HAND, NO_PUSH, SKIP, STAY)]
    + [option.verb for option in (AS_PRINTED, DEFEND, PROPOSE)]
)
"""What one chooses who does nothing; a game master leaves things to the rules."""


class Foreseen(NamedTuple):
    """What will happen.

    Attributes:
        kind: the monster summons; it goes along a path; it attacks a figure for so much damage; or a figure
            loses so many hit points.
        figure: whom it attacks, or who is hurt; else the monster.
        amount: how much damage it deals, or how many hit points are lost.
        path: the squares that it enters.

    """

    kind: str
    figure: Figure
    amount: int = 0
    path: tuple[Square, ...] = ()


Forecast = tuple[Foreseen, ...]
RECENT: deque[tuple[str, dict[Figure, Forecast]]] = deque(maxlen=8)
"""The last forecasts with their positions: all seats look at the same one after the other."""


@dataclass
class Nothing(Rule):
    """Stands in a copy for an action that is given up."""

    def begin(self, g: Darkness) -> Next:
        return g.done()


def forecast(g: Darkness, figure: Figure) -> Forecast:
    """Return what a monster would do if it were its turn now."""
    return _turn(g.clone(), figure)


def forecasts(g: Darkness) -> dict[Figure, Forecast]:
    """Return what each monster will do in the rest of this round, one after the other along the line.

    Heroes who have still to act do nothing in their turns; an action that is being put together comes to
    nothing. What depends on cards or on commands is left out.
    """
    position = g.fingerprint()
    for known, found in tuple(RECENT):
        if known == position:
            return found
    found = foresee(g)
    RECENT.append((position, found))
    return found


def foresee(g: Darkness) -> dict[Figure, Forecast]:
    """Find out what each monster will do."""
    world = g.clone()
    order, acting = world.running(Round), world.running(FoeTurn)
    found: dict[Figure, Forecast] = {}
    if acting is None:
        _end_heroes_phase(world, order)
        foes = tuple(in_line(world))
    else:
        found[acting.figure] = _play_on(world, acting)
        foes = order.foes if order is not None else ()
    for figure in foes:
        if world.hp[figure] > 0 and not is_over(world):
            found[figure] = _turn(world, figure)
    return found


def in_line(g: Darkness) -> list[Figure]:
    """Return the living monsters in the order in which they act (AD-ENC-10, AD-R-86)."""
    hp = g.hp
    return [figure for _, first, count in g.line for figure in range(first, first + count) if hp[figure] > 0]


def _end_heroes_phase(world: Darkness, order: Round | None) -> None:
    """End the turn under way, and let those who come after it do nothing but what they must (AD-R-124)."""
    turn = world.running(PlayerTurn)
    if turn is not None:
        _play_on(world, turn)
    for hero in world.march[order.heroes :] if order is not None else ():
        if world.hp[hero] > 0 and not is_over(world):
            _play(world, PlayerTurn(hero))


def _turn(world: Darkness, figure: Figure) -> Forecast:
    """Let a monster take its turn while nobody reacts, and return what it comes to."""
    summons = will_summon(world, figure)
    is_servant = dominator(world, figure) != NOBODY
    events = _play(world, FoeTurn(figure, is_printed=True))
    if is_servant:
        return ()
    return (*[Foreseen(SUMMON, figure)] * summons, *_foreseen(events))


def _play(world: Darkness, rule: Rule) -> list[Event]:
    """Play a rule to its end while nobody does anything, and return what happens."""
    events: list[Event] = []
    world.over, world.listener = False, events
    world.resume([foresight()], None, [], [0] * world.players)
    world.start(rule)
    while not world.over:
        stay_idle(world)
    return events


def _play_on(world: Darkness, first: Rule) -> Forecast:
    """Play on with a rule that is under way, and what it has called, to its end."""
    stack = [foresight(), *world._stack[world._stack.index(first) :]]
    played = [at for at, rule in enumerate(stack) if isinstance(rule, PlayAction)]
    events: list[Event] = []
    world.listener = events
    if played:
        world.resume(stack[: played[0]], None, [], [0] * world.players)
        world.start(Nothing())
    else:
        world.resume(stack, world._decision, [], [0] * world.players)
    while not world.over:
        stay_idle(world)
    return _foreseen(events)


def stay_idle(world: Darkness) -> None:
    """Answer the open question with what does nothing, or comes to the least."""
    decision = world.decision(world.waiting[0])
    world.choose(decision.seat, idle_option(decision))


def idle_option(decision: Decision) -> Option:
    for option in decision.options:
        if option.verb in IDLE:
            return option
    return decision.options[-1]


def _foreseen(events: list[Event]) -> Forecast:
    found = []
    for event in events:
        if isinstance(event, Walked):
            found.append(Foreseen(GO, event.figure, path=event.path))
        elif isinstance(event, Attacked):
            found.append(Foreseen(ATTACK, event.target, event.damage))
        elif isinstance(event, Hurt):
            found.append(Foreseen(HURT, event.figure, event.amount))
    return tuple(found)
