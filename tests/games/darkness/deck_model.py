"""A dungeon deck of real cards in a real order, and how likely each outcome of it is."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

from darkling.games.darkness.cards import NO_CARD
from darkling.table.chance import Chance


class Branch(Exception):
    """Chance is asked for more than was laid down; so many answers are possible."""

    def __init__(self, answers):
        self.answers = answers


class Laid(Chance):
    """Chance whose answers are laid down, to go through all there are."""

    def __init__(self, path):
        super().__init__(b"")
        self.path = list(path)
        self.share = Fraction(1)

    def below(self, n):
        if not self.path:
            raise Branch(n)
        self.share /= n
        return self.path.pop(0)


def chances(play):
    """Return how likely each outcome of `play(chance)` is, by going through all answers of chance."""
    found, paths = Counter(), [()]
    while paths:
        path = paths.pop()
        chance = Laid(path)
        try:
            outcome = play(chance)
        except Branch as branch:
            paths += [(*path, answer) for answer in range(branch.answers)]
        else:
            found[outcome] += chance.share
    return dict(found)


class Shuffled:
    """The same dungeon deck with real cards in a real order."""

    def __init__(self, orders):
        self.orders = orders
        self.deck, self.discards, self.tiles, self.buried, self.under = [], [], [], [], []

    def shuffle(self, cards):
        return list(next(self.orders)(sorted(cards)))

    def refill(self):
        if self.deck:
            return
        if self.under:
            self.deck = self.shuffle(self.under.pop(0))
        elif self.discards or self.buried:
            self.deck, self.discards, self.buried = self.shuffle(self.discards + self.buried), [], []


def physical(cards, steps):
    """Return how likely each outcome is with real decks: every order of every shuffle."""
    found = Counter()

    def run(real_orders):
        deck = Shuffled(iter(real_orders))
        deck.deck = deck.shuffle(cards)
        out = []
        for step in steps:
            out += real_step(deck, step)
        return tuple(out)

    def explore(chosen):
        sizes = []

        class Orders:
            def __init__(self):
                self.at = 0

            def __iter__(self):
                return self

            def __next__(self):
                self.at += 1
                if self.at <= len(chosen):
                    return lambda cards: [cards[i] for i in chosen[self.at - 1]]
                return self.ask

            def ask(self, cards):
                sizes.append(len(cards))
                raise Branch(len(cards))

        try:
            return run(Orders())
        except Branch:
            return sizes[0]

    todo = [((), Fraction(1))]
    while todo:
        chosen, share = todo.pop()
        outcome = explore(chosen)
        if isinstance(outcome, tuple):
            found[outcome] += share
        else:
            orders = list(permutations(range(outcome)))
            todo += [((*chosen, order), share / len(orders)) for order in orders]
    return dict(found)


def real_step(deck, step):
    """Do a step with real cards; return what is seen."""
    verb, *rest = step.split()
    if verb == "tiles":
        deck.tiles = []
        for _ in range(int(rest[0])):
            deck.refill()
            if deck.deck:
                deck.tiles.append(deck.deck.pop())
        deck.refill()
        return []
    if verb == "flip":
        at = int(rest[0]) - 1
        card, deck.tiles[at] = deck.tiles[at], None
        deck.discards.append(card)
        return [card]
    if verb == "strike":
        deck.buried += [card for card in deck.tiles if card is not None]
        deck.tiles = []
        return []
    if verb == "under":
        deck.under.append([int(card) for card in rest])
        return []
    deck.refill()
    card = deck.deck.pop() if deck.deck else NO_CARD
    if verb == "draw" and card != NO_CARD:
        deck.discards.append(card)
    deck.refill()
    return [card]
