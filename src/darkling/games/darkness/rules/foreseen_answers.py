"""What an answer to an attack leads to, found out by giving it in a copy."""

from dataclasses import dataclass

from darkling.games.darkness.cards.language import INF
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.events import Hurt
from darkling.games.darkness.rules.forecast import idle_option
from darkling.games.darkness.rules.paying import Purse, action_of
from darkling.games.darkness.rules.reaction import Reaction
from darkling.games.darkness.rules.state import Darkness, Figure
from darkling.games.darkness.rules.vocabulary import (
    ADD,
    DEFEND_OR_NOT,
    DISCARD_WHICH,
    FLOAT,
    GIVE_AS,
    HOW_MUCH_X,
    PASS,
    PAY_FOR_IT,
    REACT,
)
from darkling.table.decision import Decision
from darkling.table.event import Event
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

FIRST = (DISCARD_WHICH.key, GIVE_AS.key, DEFEND_OR_NOT.key)
"""Questions whose first answer will do: what follows is the same, or as careful as can be."""


@dataclass
class Halt(Rule):
    """Stands below an attack in a copy, and ends the looking ahead."""

    def halt(self, g: Darkness, _attack: SingleAttack) -> Next:
        return g.ask(0, REACT, [PASS], then=self.on_halted, window=True)

    def on_halted(self, g: Darkness, _option: Option) -> Next:
        return g.done()


@dataclass
class AnsweredAttack:
    """How an attack ends that was answered in the cheapest way, if nobody does anything more.

    Attributes:
        blocked: whether it comes to nothing.
        saved: what the answer saves; INF for everything.
        target: who is attacked in the end.
        hp: what hit points that figure is left with.
        counter: what the attacker loses.

    """

    blocked: bool
    saved: int
    target: Figure
    hp: int
    counter: int


def answered_with(g: Darkness, option: Option) -> AnsweredAttack:
    """Return what an answer to the open question about an attack leads to."""
    world = g.clone()
    stack = world._stack
    at = max([place for place, rule in enumerate(stack) if isinstance(rule, Reaction)]) - 1
    attack = stack[at]
    assert isinstance(attack, SingleAttack)
    before, attacker = attack.saved, attack.attacker
    halt = Halt()
    halt.step = "halt"
    world.resume([*stack[:at], halt, *stack[at:]], world._decision, [], [0] * g.players)
    events: list[Event] = []
    world.listener = events
    world.choose(world.waiting[0], option)
    while world._stack[-1] is not halt:
        decision = world.decision(world.waiting[0])
        world.choose(decision.seat, _least(world, decision))
    return AnsweredAttack(
        blocked=attack.blocked,
        saved=INF if attack.saved >= INF else max(0, attack.saved - before),
        target=attack.target,
        hp=world.hp[attack.target],
        counter=_lost(events, attacker),
    )


def _lost(events: list[Event], figure: Figure) -> int:
    return sum([event.amount for event in events if isinstance(event, Hurt) and event.figure == figure])


def _least(world: Darkness, decision: Decision) -> Option:
    """Return the answer that pays in the cheapest way, and does nothing else."""
    if decision.prompt == PAY_FOR_IT.key:
        return _cheapest(world, decision)
    if decision.prompt in FIRST:
        return decision.options[0]
    return decision.options[-1] if decision.prompt == HOW_MUCH_X.key else idle_option(decision)


def _cheapest(world: Darkness, decision: Decision) -> Option:
    """Return what to pay with next: what floats costs nothing, then the first of the fewest cards."""
    offered = {option.id: option for option in decision.options}
    if FLOAT.id in offered:
        return FLOAT
    cards = Purse(world, action_of(world)).cheapest()
    if cards and ADD[cards[0]].id in offered:
        return offered[ADD[cards[0]].id]
    return idle_option(decision)
