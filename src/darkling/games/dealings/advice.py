"""Advice in combat: the choice that follows the plan of the siege."""

from darkling.games.dealings.cards import ABILITY, SIDES, TRASHED, TURNED, Face, Hero
from darkling.games.dealings.cards.verbs import STRIKE_AGAIN
from darkling.games.dealings.combat_phase import FaceHero, Strikes
from darkling.games.dealings.planner import (
    Faces,
    Moment,
    Plan,
    after_strike,
    is_won,
    plan,
    points_left,
    turned,
    victories_from,
    without_card,
)
from darkling.games.dealings.state import Dealings
from darkling.table.decision import Seat
from darkling.table.option import Option

NOTHING = (-1, 0)
"""Worth less than any plan."""


def advise(g: Dealings, seat: Seat) -> Option | None:
    """Return the choice that follows the plan of the siege; None before combat."""
    facing = g.running(FaceHero)
    if facing is None:
        return None
    options = g.decision(seat).options
    if len(options) == 1:
        return options[0]
    strikes = g.running(Strikes)
    if strikes is not None:
        return _advise_strike(g, facing, strikes, options)
    if options[0].verb == "rotate":
        return min(options, key=lambda option: _loss(g.face_of(seat, option.thing)))
    if options[0].verb == "trash":
        target = _plan(g, facing.hero, seat).first_end
        return max(options, key=lambda option: _pays(g, facing, option, target))
    return max(options, key=lambda option: _prospect(g, facing, option))


def _loss(face: Face) -> int:
    """Return how many points of strikes go with the side that is up."""
    return points_left(face) - (points_left(TURNED[face]) if TURNED[face] != TRASHED else 0)


def _pays(g: Dealings, facing: FaceHero, option: Option, target: Faces | None) -> tuple[bool, int]:
    """Say whether the planned victory can still be had without the card; of several, the least."""
    face = g.face_of(facing.seat, option.thing)
    paid: Moment = (without_card(_faces(g, facing.seat), face), (), 0, 0)
    return target in victories_from(facing.hero, [paid]), -points_left(face)


def _advise_strike(g: Dealings, facing: FaceHero, strikes: Strikes, options: tuple[Option, ...]) -> Option:
    hero, seat = facing.hero, facing.seat
    before = tuple(sorted(facing.before))
    target = plan((hero, *_pile(g, seat)), before, g.elimination, paid=True).first_end
    moment = _moment(_faces(g, seat), strikes)
    for option in options:
        if option.verb == "done":
            continue
        face = g.face_of(seat, option.thing)
        if target in victories_from(hero, _after(hero, moment, strikes, option.verb, face)):
            return option
    # The last option is to stop.
    return options[-1]


def _prospect(g: Dealings, facing: FaceHero, option: Option) -> tuple[int, int]:
    """Return what can be made of the siege by fighting the hero, letting it through, or sending it away."""
    hero, seat = facing.hero, facing.seat
    faces = _faces(g, seat)
    if option.verb == "fight":
        fighting = _plan(g, hero, seat)
        # A plan that lets the hero through is no reason to fight it.
        return fighting.worth() if fighting.first_end is not None else NOTHING
    if option.verb == "detour":
        rotated = turned(faces, g.face_of(seat, option.thing))
        return plan((*_pile(g, seat), hero), rotated, g.elimination).worth()
    return Plan(0, faces).worth() if g.elimination else plan(_pile(g, seat), faces, evicts=False).worth()


def _after(hero: Hero, moment: Moment, strikes: Strikes, verb: str, face: Face) -> list[Moment]:
    """Return the moments of the fight that an option leads to."""
    if is_won(hero, moment):
        return []
    if verb == "strike":
        return after_strike(hero, moment, face)
    # A Heavy Hitter waits for this card to be rotated.
    striker = next(other for other in moment[0] if other // SIDES == strikes.striker)
    return [after for after in after_strike(hero, moment, striker) if face not in after[0]]


def _moment(faces: Faces, strikes: Strikes) -> Moment:
    struck = () if ABILITY[strikes.hero] & STRIKE_AGAIN else tuple(sorted(strikes.struck))
    return faces, struck, strikes.total, strikes.defeats


def _plan(g: Dealings, hero: Hero, seat: Seat) -> Plan:
    return plan((hero, *_pile(g, seat)), _faces(g, seat), g.elimination)


def _pile(g: Dealings, seat: Seat) -> tuple[Hero, ...]:
    return g.piles[seat][::-1]


def _faces(g: Dealings, seat: Seat) -> Faces:
    return tuple(sorted(g.defenses[seat]))
