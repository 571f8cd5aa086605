"""What a good player of Dark Dealings looks at: the worth of a draft, and the plan of a siege."""

from darkling.games.dealings.cards import (
    ABILITY,
    ARMOR,
    ATTACK,
    CHALLENGE,
    DEFENSE_ABILITY,
    NO_HERO,
    SIDES,
    SIDES_OF,
    TURNED,
    TYPES,
    VULNERABLE,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.cards.verbs import (
    BOOST,
    EXACT,
    ROTATE_OTHER,
    STRIKE_AGAIN,
    TOLL_ROTATE,
    TOLL_TRASH,
    TRASH_STRIKERS,
    TWICE,
)
from darkling.games.dealings.choose_two import ChooseTwo
from darkling.games.dealings.combat_phase import FaceHero, Strikes
from darkling.games.dealings.hero_phase import DropOne
from darkling.games.dealings.planner import (
    Faces,
    Moment,
    Plan,
    after_strike,
    is_won,
    plan,
    points_left,
    victories_from,
)
from darkling.games.dealings.solo_phase import ChooseFromRows
from darkling.games.dealings.state import Dealings
from darkling.table.decision import Seat
from darkling.table.option import Option

BAIT = 0.13
"""What a point of challenge is worth, in points of strikes."""
NOTHING = (-1, 0)
"""Worth less than any plan."""
EXTRA_COST = {EXACT: 1.0, TOLL_TRASH: 3.5, TOLL_ROTATE: 3.0, TRASH_STRIKERS: 2.5, STRIKE_AGAIN: -1.5}
"""What an ability adds to the strikes that a hero costs."""


def evaluate(g: Dealings, seat: Seat) -> float:
    """Return how well a seat stands in the draft, in points of strikes."""
    heroes = _heroes(g, seat)
    cards = [face // SIDES for face in g.defenses[seat]]
    worth = sum([_defense_worth(card, heroes, cards) for card in cards])
    return worth + sum([_hero_worth(hero) for hero in heroes]) + _spread_of_chosen(g, seat)


def _heroes(g: Dealings, seat: Seat) -> list[Hero]:
    """Return the heroes that will come, as far as the seat has chosen them."""
    heroes = [*g.piles[seat], *g.revealed[seat]]
    if g.phase == "defense":
        return heroes + list(g.hands[seat])
    heroes += g.kept[seat]
    rule = g.sealed(seat)
    if isinstance(rule, ChooseTwo):
        heroes += rule.chosen
    if isinstance(rule, DropOne) and rule.dropped != NO_HERO:
        heroes += [hero for hero in g.hands[seat] if hero != rule.dropped]
    choosing = g.running(ChooseFromRows)
    if choosing is not None and choosing.hero != NO_HERO:
        heroes.append(choosing.hero)
    return heroes


def _spread_of_chosen(g: Dealings, seat: Seat) -> float:
    """Return what is gained by showing a strong hero together with a weak one."""
    rule = g.sealed(seat)
    if g.phase != "defense" or not isinstance(rule, ChooseTwo) or not rule.chosen:
        return 0.0
    challenges = [CHALLENGE[hero] for hero in rule.chosen]
    return BAIT * (max(challenges) - (min(challenges) if len(challenges) > 1 else 0))


def _hero_worth(hero: Hero) -> float:
    """Return what a hero brings as bait, less what it takes to defeat it."""
    types = VULNERABLE[hero].bit_count()
    cost = ARMOR[hero] * (2.2 if ABILITY[hero] & TWICE else 1.0) + EXTRA_COST.get(ABILITY[hero], 0.0)
    return BAIT * CHALLENGE[hero] - cost * (1.6 - 0.2 * types)


def _defense_worth(card: Defense, heroes: list[Hero], cards: list[Defense]) -> float:
    """Return what the strikes of a card are worth against the heroes that will come."""
    worth = 0.0
    for face in range(card * SIDES, card * SIDES + SIDES_OF[card]):
        hit = len([hero for hero in heroes if VULNERABLE[hero] & TYPES[face]]) / max(1, len(heroes))
        worth += hit * (ATTACK[face] + _bonus(face, cards))
    return worth


def _bonus(face: Face, cards: list[Defense]) -> float:
    if DEFENSE_ABILITY[face] & ROTATE_OTHER:
        return -1.5
    if DEFENSE_ABILITY[face] & BOOST:
        return 0.6 * len([card for card in cards if TYPES[card * SIDES] & TYPES[face]])
    return 0.0


def advise(g: Dealings, seat: Seat) -> Option | None:
    """Return the choice that follows the plan of the siege; None before combat."""
    facing = g.running(FaceHero)
    if facing is None or facing.hero == NO_HERO:
        return g.decision(seat).options[0] if facing is not None else None
    options = g.decision(seat).options
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
    return points_left(face) - (points_left(TURNED[face]) if TURNED[face] >= 0 else 0)


def _pays(g: Dealings, facing: FaceHero, option: Option, target: Faces | None) -> tuple[bool, int]:
    """Say whether the planned victory can still be had without the card; of several, the least."""
    face = g.face_of(facing.seat, option.thing)
    rest = tuple([other for other in _faces(g, facing.seat) if other != face])
    return target in victories_from(facing.hero, [(rest, (), 0, 0)]), -points_left(face)


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
        return plan(
            (*_pile(g, seat), hero), _turned(faces, g.face_of(seat, option.thing)), g.elimination
        ).worth()
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


def _turned(faces: Faces, face: Face) -> Faces:
    rest = [other for other in faces if other != face]
    return tuple(sorted([*rest, TURNED[face]] if TURNED[face] >= 0 else rest))
