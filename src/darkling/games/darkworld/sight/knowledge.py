"""What a seat cannot see of cards and Hit Strengths, and how to deal that anew.

Cards that were played lie in known order at the bottom of the deck; whoever draws one of these holds a card
that everyone knows of. Only of a hand that an eliminated hero has left there nobody knows the order. Of a
monster that nobody has struck, everyone knows the type, and so which Hit Strengths it may have, and that
those placed together keep to their limit.
"""

from darkling.games.darkworld.cards.pieces import HIT, MISS
from darkling.games.darkworld.rules.deck import Cards, kinds_of, stretches
from darkling.games.darkworld.rules.state import BACK, DarkWorld, Hero, Monster
from darkling.table.decision import Seat
from darkling.table.zones import without

TRIES = 30
"""So often the figures placed together are drawn anew before all are."""


def unseen_cards(g: DarkWorld, seat: Seat | None) -> tuple[int, ...]:
    """Return the cards of which a seat cannot say where they are, in order."""
    cards = list(g.deck[: len(g.deck) - g.known_below])
    for hero in strangers(g, seat):
        shown_hits, shown_misses = g.shown[hero]
        cards += [HIT] * (g.hits[hero] - shown_hits) + [MISS] * (g.misses[hero] - shown_misses)
    return tuple(sorted(cards))


def strangers(g: DarkWorld, seat: Seat | None) -> list[Hero]:
    """Return the heroes whose cards a seat does not see."""
    return [hero for hero in range(len(g.at)) if g.owner(hero) != seat]


def cards_below(g: DarkWorld) -> tuple[Cards, ...]:
    """Return the cards at the bottom of the deck of which everyone knows, a hand in one piece."""
    return tuple([tuple(sorted(kinds_of(stretch))) for stretch in stretches(g.below())])


def redeal_cards(g: DarkWorld, seat: Seat) -> None:
    """Deal anew the cards that a seat cannot place."""
    cards = g.shuffle(unseen_cards(g, seat))
    for hero in strangers(g, seat):
        shown_hits, shown_misses = g.shown[hero]
        unknown = g.cards_of(hero) - shown_hits - shown_misses
        hits = cards[:unknown].count(HIT)
        g.hits[hero] = shown_hits + hits
        g.misses[hero] = shown_misses + unknown - hits
        cards = cards[unknown:]
    g.deck = cards + _shuffled_hands(g)


def _shuffled_hands(g: DarkWorld) -> Cards:
    """Return the cards at the bottom of the deck, the hands there in another order."""
    found: Cards = ()
    for stretch in stretches(g.below()):
        found += g.shuffle(sorted(stretch)) if len(stretch) > 1 else stretch
    return found


def unseen_figures(g: DarkWorld) -> tuple[int, ...]:
    """Return the figures of which only the overlord can say where they are, in order."""
    return tuple(sorted([*g.supply, *[g.figures[monster] for monster in _hidden(g)]]))


def _hidden(g: DarkWorld) -> list[Monster]:
    return [monster for monster, seen in enumerate(g.seen) if not seen and g.places[monster] != BACK]


def redeal_figures(g: DarkWorld) -> None:
    """Deal anew the Hit Strengths that only the overlord knows.

    Those placed together are drawn until they keep to their limit, one group after the other. Where that
    leads nowhere, all are drawn anew; so what is dealt is nearly, not exactly, equally likely.
    """
    hidden, unseen = _hidden(g), unseen_figures(g)
    groups = [[m for m in hidden if g.groups[m] == group] for group in sorted({g.groups[m] for m in hidden})]
    kinds = {monster: g.kind(monster) for monster in hidden}
    left: tuple[int, ...] | None = None
    while left is None:
        left = unseen
        for group in groups:
            left = _deal_group(g, group, kinds, left) if left is not None else None
    g.supply = left


def _deal_group(
    g: DarkWorld, group: list[Monster], kinds: dict[Monster, int], left: tuple[int, ...]
) -> tuple[int, ...] | None:
    """Give figures to monsters that were placed together; return what is left, or None if none fit."""
    number = g.groups[group[0]]
    limit = g.limit_of(number)
    others = [m for m, of in enumerate(g.groups) if of == number and g.seen[m]]
    known = sum([g.strength(monster) for monster in others])
    for _ in range(TRIES):
        rest = left
        for monster in group:
            fitting = [figure for figure in rest if g.pieces.kind_of[figure] == kinds[monster]]
            g.figures[monster] = fitting[g.chance.below(len(fitting))]
            rest = without(rest, g.figures[monster])
        if known + sum([g.strength(monster) for monster in group]) <= limit:
            return rest
    return None
