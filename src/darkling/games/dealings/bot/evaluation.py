"""The worth of a draft: what the heroes bring and cost, and what the defenses do against them."""

from darkling.games.dealings.cards import (
    ABILITY,
    ALL_HEROES,
    ARMOR,
    ATTACK,
    CHALLENGE,
    DEFENSE_ABILITY,
    NO_HERO,
    SIDES,
    SIDES_OF,
    TYPES,
    VULNERABLE,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.cards.effects import BOOST, DEFENSE_EFFECTS, HERO_EFFECTS, TWICE
from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.rules.choose_two import ChooseTwo
from darkling.games.dealings.rules.hero_phase import DropOne
from darkling.games.dealings.rules.solo_phase import ChooseFromRows
from darkling.games.dealings.rules.state import Dealings
from darkling.table.decision import Seat

BAIT = 0.13
"""What a point of challenge is worth, in points of strikes."""
STRIKE_BONUS = tuple([sum([DEFENSE_EFFECTS[name].worth for name in card.effects]) for card in BOX.defenses])
"""What a strike of a card is worth more than its Attack Value."""


def evaluate(g: Dealings, seat: Seat) -> float:
    """Return how well a seat stands in the draft, in points of strikes."""
    heroes = _heroes(g, seat)
    cards = [face // SIDES for face in g.defenses[seat]]
    worth = sum([_defense_worth(card, heroes, cards) for card in cards], start=0.0)
    return worth + sum([HERO_WORTH[hero] for hero in heroes], start=0.0) + _spread_of_chosen(g, seat)


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
    # With the choice of the last seat all heroes are revealed at once.
    chosen = rule.chosen if isinstance(rule, ChooseTwo) else g.revealed[seat]
    if g.phase != "defense" or not chosen:
        return 0.0
    challenges = [CHALLENGE[hero] for hero in chosen]
    return BAIT * (max(challenges) - (min(challenges) if len(challenges) > 1 else 0))


def _hero_worth(hero: Hero) -> float:
    """Return what a hero brings as bait, less what it takes to defeat it."""
    types = VULNERABLE[hero].bit_count()
    effects = sum([HERO_EFFECTS[name].worth for name in BOX.effects_of(BOX.heroes[hero])])
    cost = ARMOR[hero] * (2.2 if ABILITY[hero] & TWICE else 1.0) - effects
    return BAIT * CHALLENGE[hero] - cost * (1.6 - 0.2 * types)


def _defense_worth(card: Defense, heroes: list[Hero], cards: list[Defense]) -> float:
    """Return what the strikes of a card are worth against the heroes that will come."""
    worth = 0.0
    for face in range(card * SIDES, card * SIDES + SIDES_OF[card]):
        hit = len([hero for hero in heroes if VULNERABLE[hero] & TYPES[face]]) / max(1, len(heroes))
        worth += hit * (ATTACK[face] + _bonus(face, cards))
    return worth


def _bonus(face: Face, cards: list[Defense]) -> float:
    if DEFENSE_ABILITY[face] & BOOST:
        return 0.6 * len([card for card in cards if TYPES[card * SIDES] & TYPES[face]])
    return STRIKE_BONUS[face // SIDES]


HERO_WORTH = tuple([_hero_worth(hero) for hero in ALL_HEROES])
