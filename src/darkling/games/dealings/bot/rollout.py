"""Habits in the draft: choices made quickly, good enough to see how it may go on."""

from darkling.games.dealings.bot.evaluation import HERO_WORTH, STRIKE_BONUS
from darkling.games.dealings.bot.supply import sides_from
from darkling.games.dealings.cards import (
    ALL_DEFENSES,
    ALL_HEROES,
    ATTACK,
    CHALLENGE,
    SIDES,
    TYPES,
    VULNERABLE,
    Defense,
)
from darkling.games.dealings.rules.choose_two import ChooseTwo
from darkling.games.dealings.rules.state import Dealings
from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.option import Option

SLIPS = 5
"""One in so many choices is made at random, so that trials differ."""


def rollout(g: Dealings, seat: Seat, chance: Chance) -> Option:
    """Return a choice that is quick to find and rarely bad."""
    options = g.decision(seat).options
    if chance.below(SLIPS) == 0:
        return options[chance.below(len(options))]
    verb = options[0].verb
    if verb in ("keep", "lure"):
        return max(options, key=_hero_worth)
    if verb == "drop":
        return min(options, key=_hero_worth)
    if verb == "reveal":
        return _strong_then_weak(g, seat, options)
    return _best_defense(g, seat, options) if verb == "take" else options[0]


def _hero_worth(option: Option) -> float:
    return HERO_WORTH[option.thing]


def _strong_then_weak(g: Dealings, seat: Seat, options: tuple[Option, ...]) -> Option:
    """Show the strongest hero, to choose early, together with the weakest."""
    rule = g.sealed(seat)
    is_second = isinstance(rule, ChooseTwo) and bool(rule.chosen)
    return min(options, key=_challenge) if is_second else max(options, key=_challenge)


def _challenge(option: Option) -> int:
    return CHALLENGE[option.thing]


def _best_defense(g: Dealings, seat: Seat, options: tuple[Option, ...]) -> Option:
    """Take the card whose strikes hit most of the heroes that will come."""
    heroes = g.piles[seat] + g.revealed[seat] + g.hands[seat] or ALL_HEROES
    hits = [sum(column) for column in zip(*[IS_HIT_BY[hero] for hero in heroes], strict=True)]
    return max(
        options, key=lambda option: sum([hits[types] * worth for types, worth in STRIKES[option.thing]])
    )


def _strikes(card: Defense) -> tuple[tuple[int, float], ...]:
    return tuple([(TYPES[side], ATTACK[side] + STRIKE_BONUS[card]) for side in sides_from(card * SIDES)])


IS_HIT_BY = tuple([tuple([bool(VULNERABLE[hero] & types) for types in range(8)]) for hero in ALL_HEROES])
STRIKES = tuple([_strikes(card) for card in ALL_DEFENSES])
