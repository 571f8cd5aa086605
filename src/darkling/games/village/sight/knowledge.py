"""What a seat knows of what it cannot see in the village, and how to deal that anew.

Decks are never shuffled again: what was seen goes to the bottom, so whoever has seen a card knows where it
is for the rest of the game. The Lurker's peg begins in the red hole, and every move of the hero that did not
meet it rules out some of the ways it may have gone.
"""

from collections import Counter

from darkling.games.darkworld.rules.state import NO_ITEM, OVERLORD, Square
from darkling.games.darkworld.sight.knowledge import redeal_cards, redeal_figures
from darkling.games.village.cards.board import GUARD_SQUARES, HALL, RED_HOLE, TRIAL_WAYS
from darkling.games.village.rules.state import KNOWN, SECRET, Village
from darkling.games.village.rules.trial import Trial
from darkling.table.decision import Seat

FINE = 1 << 30
"""How finely a weight is drawn: there may be more ways than a single draw can tell apart."""


def redeal(g: Village, seat: Seat) -> None:
    """Deal anew what the seat cannot know."""
    redeal_cards(g, seat)
    g.event_deck = _shuffled_above(g, g.event_deck, g.events_known)
    g.sewer_deck = _shuffled_above(g, g.sewer_deck, g.sewers_known)
    _redeal_warlord_cards(g, seat)
    if seat == OVERLORD:
        return
    _redeal_treasures(g)
    if is_guard_hidden(g):
        _redeal_guard(g)
    redeal_figures(g)
    trial = g.running(Trial)
    if trial is not None:
        trial.lurker = _drawn(g, lurker_points(trial))


def _shuffled_above(g: Village, deck: tuple[int, ...], known: int) -> tuple[int, ...]:
    """Shuffle a deck but for the cards at its bottom."""
    hidden = len(deck) - known
    return g.shuffle(sorted(deck[:hidden])) + deck[hidden:]


# Warlord cards.


def looked_at(g: Village, seat: Seat | None) -> int:
    """Return the places of Warlord cards that a seat has seen, as bits; None is a spectator."""
    seen = g.peeked[seat] if seat is not None else 0
    return seen | 1 << SECRET if g.weakness_shown else seen


def seen_warlord_cards(g: Village, seat: Seat | None) -> list[int]:
    """Return the Warlord cards that a seat has seen, in order."""
    seen = looked_at(g, seat)
    return sorted([card for place, card in enumerate(g.warlord_cards) if seen >> place & 1])


def _redeal_warlord_cards(g: Village, seat: Seat) -> None:
    """Shuffle the Warlord cards that a seat has not seen."""
    seen = looked_at(g, seat)
    unseen = [card for place, card in enumerate(g.warlord_cards) if not seen >> place & 1]
    left = list(g.shuffle(sorted(unseen)))
    g.warlord_cards = tuple(
        [card if seen >> place & 1 else left.pop() for place, card in enumerate(g.warlord_cards)]
    )


# Treasures.


def hidden_treasures(g: Village) -> list[int]:
    """Return the treasures that only the Warlord can place, in order."""
    return sorted(
        [treasure for treasure, house in zip(g.treasures, g.houses, strict=True) if not house & KNOWN]
    )


def _redeal_treasures(g: Village) -> None:
    """Hide the treasures elsewhere, among the buildings that have never been lifted."""
    left = list(g.shuffle(hidden_treasures(g)))
    g.treasures = [
        treasure if house & KNOWN else left.pop()
        for treasure, house in zip(g.treasures, g.houses, strict=True)
    ]


# The guard of the Great Hall.


def is_guard_hidden(g: Village) -> bool:
    """Say whether there is a guard whom heroes have not seen yet."""
    return bool(g.figures) and not g.houses[HALL] & KNOWN


def _redeal_guard(g: Village) -> None:
    """Take another guard from the supply, with another magic item, on another square."""
    figures = sorted([*g.supply, g.figures[0]])
    g.figures[0] = figures.pop(g.chance.below(len(figures)))
    g.supply = tuple(figures)
    if g.carried[0] != NO_ITEM:
        g.stock[g.carried[0]] += 1
        kinds = [kind for kind, count in enumerate(g.stock) for _ in range(count)]
        g.carried[0] = kinds[g.chance.below(len(kinds))]
        g.stock[g.carried[0]] -= 1
    if g.places[0] >= 0:
        g.places[0] = GUARD_SQUARES[g.chance.below(len(GUARD_SQUARES))]


# The Lurker.


def lurker_points(trial: Trial) -> Counter[Square]:
    """Return the points where the Lurker may be, each with the number of ways that lead there."""
    ways = Counter({RED_HOLE: 1})
    moves = trial.trail if trial.step != "on_prowl" else trial.trail[:-1]
    for point in moves:
        ways = _after_prowl(ways, point)
    if trial.step == "on_prowl":
        del ways[trial.trail[-1]]
    return ways


def _after_prowl(ways: Counter[Square], hero: Square) -> Counter[Square]:
    """Return where the Lurker may be when the hero has moved to a point unharmed, and the Lurker moved on."""
    moved: Counter[Square] = Counter()
    for point, count in ways.items():
        if point != hero:
            for other in TRIAL_WAYS[point]:
                if other != hero:
                    moved[other] += count
    return moved


def _drawn(g: Village, weighted: Counter[Square]) -> Square:
    mark = g.chance.below(FINE) * sum(weighted.values()) // FINE
    for point in sorted(weighted):
        mark -= weighted[point]
        if mark < 0:
            return point
    raise AssertionError("the Lurker is somewhere")
