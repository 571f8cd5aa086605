"""What a seat knows of the cards it cannot see, and how to deal those anew.

What is in a deck everyone can tell by subtraction; in which order, nobody. Only the heists put to the
bottom of their deck are known by their places. Of larceny cards some are not used, and nobody knows which.
A secret hand is part of what its deck hides, but for the cards that everyone can tell are in it.
"""

from darkling.games.heists.cards import Card
from darkling.games.heists.rules.state import STATES, Heists
from darkling.games.heists.rules.turn import Turn
from darkling.table.decision import Seat


def is_open(g: Heists, seat: Seat, viewer: Seat | None) -> bool:
    """Say whether a seat's hand lies open to a viewer: its own, or one being played (DH-R-60)."""
    if not g.hidden_hands or seat == viewer:
        return True
    turn = g.running(Turn)
    return turn is not None and turn.seat == seat


def unseen_of(g: Heists, seat: Seat, viewer: Seat) -> list[Card]:
    """Return the cards of a seat of which the viewer cannot say where they are, in order of number."""
    unseen = list(g.decks[seat])
    if not is_open(g, seat, viewer):
        unseen += g.cards_in_hand(seat)
        for card in g.known_held[seat]:
            unseen.remove(card)
    return sorted(unseen)


def redeal(g: Heists, seat: Seat) -> None:
    """Deal anew what the seat cannot know, uniformly over all that fits its knowledge."""
    for owner in g.seats:
        _redeal_gang(g, owner, seat)
    g.street_deck = g.shuffle(sorted(g.street_deck))
    for deck, known in enumerate(g.known_below):
        hidden = len(g.heist_decks[deck]) - known
        upper, lower = g.heist_decks[deck][:hidden], g.heist_decks[deck][hidden:]
        g.heist_decks[deck] = g.shuffle(sorted(upper)) + lower
    larceny = g.shuffle(sorted(g.larceny_deck + g.larceny_box))
    used = len(g.larceny_deck)
    g.larceny_deck, g.larceny_box = larceny[:used], tuple(sorted(larceny[used:]))
    g.auto_deck = g.shuffle(sorted(g.auto_deck))


def _redeal_gang(g: Heists, owner: Seat, viewer: Seat) -> None:
    """Shuffle a deck, together with the hand of it that the viewer cannot see."""
    # What everyone can tell stands there as it was drawn, which nobody is told.
    known = g.known_held[owner] = tuple(sorted(g.known_held[owner]))
    cards = g.shuffle(unseen_of(g, owner, viewer))
    if is_open(g, owner, viewer):
        g.decks[owner] = cards
        return
    missing = len(g.hands[owner]) - len(known)
    held = sorted([*known, *cards[:missing]])
    g.hands[owner] = tuple([card * STATES for card in held])
    g.decks[owner] = cards[missing:]
