"""Advice in combat: the choice that follows the plan of the siege."""

from darkling.games.dealings.bot.siege.arsenal import Arsenal, Lie
from darkling.games.dealings.bot.siege.fight import Fight, Moment, Moments
from darkling.games.dealings.bot.siege.plan import DETOUR, SKIP, WIN, PlannedStep
from darkling.games.dealings.bot.siege.solver import Solver
from darkling.games.dealings.cards import SIDES, Defense, Hero
from darkling.games.dealings.rules.combat_phase import FaceHero, Strikes
from darkling.games.dealings.rules.state import Dealings
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.skill import Notes


def advise(g: Dealings, seat: Seat, notes: Notes, effort: int) -> Option | None:
    """Return the choice that follows the plan of the siege; None before combat.

    Its notes are the steps of the plan. `effort` is how many states the solver looks at before it takes
    the best plan found for the best.
    """
    facing = g.running(FaceHero)
    if facing is None:
        return None
    options = g.decision(seat).options
    if len(options) == 1:
        return options[0]
    heroes = (facing.hero, *g.piles[seat][::-1])
    if options[0].verb == "fight":
        return _meet(_step(g, seat, heroes, notes, effort), options)
    fighting = _Fighting(g, facing, heroes)
    step = notes.get(heroes)
    return (fighting.towards(step, options) if step else None) or fighting.anew(options, notes, effort)


def _step(g: Dealings, seat: Seat, heroes: tuple[Hero, ...], notes: Notes, effort: int) -> PlannedStep | None:
    """Return what the plan says about the first of the heroes; None if it ends here."""
    faces = tuple(sorted(g.defenses[seat]))
    step: PlannedStep | None = notes.get(heroes)
    if step is not None and step.faces == faces:
        return step
    plan = Solver(heroes, faces, g.elimination, g.rollback).plan(effort)
    notes.update({step.heroes: step for step in plan.steps})
    return plan.steps[0] if plan.steps else None


def _meet(step: PlannedStep | None, options: tuple[Option, ...]) -> Option:
    """Return whether to fight the hero, to let it through, or with what to send it away."""
    fight, let_through, *detours = options
    if step is None or step.deed == SKIP:
        return let_through
    if step.deed == DETOUR:
        # The card that is not as it was.
        used = {face // SIDES for face in set(step.faces) - set(step.end)}
        return next(option for option in detours if option.thing in used)
    return fight


class _Fighting:
    """A fight under way, in the terms of the solver."""

    def __init__(self, g: Dealings, facing: FaceHero, heroes: tuple[Hero, ...]) -> None:
        self.g = g
        self.facing = facing
        self.heroes = heroes
        self.strikes = g.running(Strikes)
        now = g.defenses[facing.seat]
        self.faces = tuple(sorted(facing.before if self.strikes else now))
        self.arsenal = Arsenal(self.faces)
        self.fight = Fight(facing.hero, self.arsenal)
        self.now = self.arsenal.lie_of(now)

    def anew(self, options: tuple[Option, ...], notes: Notes, effort: int) -> Option:
        """Return the choice of a new plan that goes on from here."""
        solver = Solver(self.heroes, self.faces, self.g.elimination, self.g.rollback)
        solver.opening = self._opening(options)
        solver.fallbacks = {self.arsenal.start} if self.strikes else {lie for lie, _ in solver.opening}
        plan = solver.plan(effort)
        notes.update({step.heroes: step for step in plan.steps})
        # Without a step the fight is lost; the last option is to stop.
        return (self.towards(plan.steps[0], options) if plan.steps else None) or options[-1]

    def _opening(self, options: tuple[Option, ...]) -> Moments:
        opening: Moments = {}
        for option in options:
            for moment, progress in self._leads_to(option):
                self.fight.note(opening, moment, progress)
        return opening

    def towards(self, step: PlannedStep, options: tuple[Option, ...]) -> Option | None:
        """Return the option from which the end of a step can be had; None if there is none."""
        end = self.arsenal.lie_of(step.end)
        for option in options[::-1]:
            for moment, progress in self._leads_to(option):
                way = self.fight.way(moment, progress, end, step.deed == WIN)
                # The last option of strikes is to stop, and leads to no further one.
                if way is not None and (option.verb != "done" or not way):
                    return option
        return None

    def _leads_to(self, option: Option) -> list[tuple[Moment, int]]:
        """Return the moments of the fight that come next with an option."""
        if self.strikes is None:
            return [((paid, 0), self.fight.progress(0, 0)) for paid in self._after_toll(option)]
        moment = (self.now, self._struck(self.strikes))
        progress = self.fight.progress(self.strikes.total, self.strikes.defeats)
        if option.verb == "done":
            return [(moment, progress)]
        card = self._number(option.thing)
        made = self.fight.strikes(moment)
        if option.verb == "strike":
            return [(after, self.fight.add(progress, value)) for i, _, after, value in made if i == card]
        striker = self._number(self.strikes.striker)
        return [(a, self.fight.add(progress, value)) for i, j, a, value in made if (i, j) == (striker, card)]

    def _after_toll(self, option: Option) -> list[Lie]:
        card = self._number(option.thing)
        if option.verb == "trash":
            return [self.arsenal.without(self.now, card)]
        turned = self.now + self.arsenal.one[card]
        if self.facing.given_ground >= 0:
            return [turned]
        others = [i for i in self.arsenal.in_play(self.now) if i != card]
        return [turned + self.arsenal.one[i] for i in others] or [turned]

    def _number(self, card: Defense) -> int:
        return self.arsenal.cards.index(card)

    def _struck(self, strikes: Strikes) -> int:
        if self.fight.again:
            return 0
        return sum([1 << self._number(card) for card in strikes.struck])
