"""Drawing cards, and fatigue when there are none (AD-FAT)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import RCS_DRAWN_FROM
from darkling.games.darkness.rules.effects import end_cards_of, total
from darkling.games.darkness.rules.events import Fatigued, HeroDrew, Refreshed
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    FATIGUED,
    HAND_ACS,
    HAND_RCS,
    HAND_SIZE,
    PILE_ACS,
    PILE_RCS,
    TOP_ACS,
    TOP_RCS,
    UNDER_ACS,
    UNDER_RCS,
    Darkness,
    Hero,
)
from darkling.games.darkness.rules.vocabulary import BREATH_TO_KEEP, DONE, TAKE_AC, TAKE_RC, VOCABULARY
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

KINDS = ("AC", "RC")
HANDS, DECKS, PILES = (HAND_ACS, HAND_RCS), (DECK_ACS, DECK_RCS), (PILE_ACS, PILE_RCS)
RCS_FROM = 200
"""Where the numbers of RCs begin among draws that are foretold; ACs begin at 0."""
TOPS, UNDERS = (TOP_ACS, TOP_RCS), (UNDER_ACS, UNDER_RCS)


@dataclass
class DrawCards(Rule):
    """AD-R-32: draw ACs, then RCs, one by one; the first draw from an empty deck tires the hero out."""

    hero: Hero
    acs: int
    rcs: int
    kept: tuple[int, ...] = ()

    def begin(self, g: Darkness) -> Next:
        g.fence(Fence.REVEALED)
        for kind, count in enumerate((self.acs, self.rcs)):
            if count > 0 and not draw(g, self.hero, kind, count):
                return self.tire(g)
        return g.done()

    def tire(self, g: Darkness) -> Next:
        g.marks[self.hero] |= FATIGUED
        g.emit(Fatigued, self.hero)
        return self.keep_some(g)

    def keep_some(self, g: Darkness) -> Next:
        """Hoarder of Breath keeps some cards; everyone else loses all."""
        hand = keepable(g, self.hero)
        if len(self.kept) >= g.stat(self.hero, "fatiguekeep") or not hand:
            return self.let_go(g)
        return g.ask(g.owner(self.hero), BREATH_TO_KEEP, [*hand, DONE], then=self.on_kept)

    def on_kept(self, g: Darkness, option: Option) -> Next:
        if option is DONE:
            return self.let_go(g)
        zone = HAND_ACS if option.verb == TAKE_AC[0].verb else HAND_RCS
        g.put(self.hero, zone, without(g.pile(self.hero, zone), option.thing))
        self.kept = (*self.kept, option.id)
        return self.keep_some(g)

    def let_go(self, g: Darkness) -> Next:
        fall_out(g, self.hero)
        for kind, zone in enumerate(HANDS):
            g.put(self.hero, zone, (*g.pile(self.hero, zone), *kept_by(g, self.hero, kind)))
        return g.done()


def kept_by(g: Darkness, hero: Hero, kind: int) -> list[int]:
    """Return the cards of a kind that a tired hero has chosen to keep, while it is choosing."""
    keeping = g.running(DrawCards)
    if keeping is None or keeping.hero != hero:
        return []
    kept = [VOCABULARY.options[number] for number in keeping.kept]
    return [option.thing for option in kept if option.verb == (TAKE_AC, TAKE_RC)[kind][0].verb]


def keepable(g: Darkness, hero: Hero) -> list[Option]:
    acs = [TAKE_AC[card] for card in sorted(set(g.pile(hero, HAND_ACS)))]
    return acs + [TAKE_RC[card] for card in sorted(set(g.pile(hero, HAND_RCS)))]


def draw(g: Darkness, hero: Hero, kind: int, count: int) -> bool:
    """Draw cards of a kind, as many as there are; say whether there were enough."""
    drawn: list[int] = []
    while len(drawn) < count and g.pile(hero, DECKS[kind]):
        drawn.append(draw_one(g, hero, kind))
    if drawn:
        zone = HANDS[kind]
        g.put(hero, zone, (*g.pile(hero, zone), *drawn))
        g.fence(Fence.REVEALED)
        tell_drawn(g, hero, kind, drawn)
    return len(drawn) == count


def tell_drawn(g: Darkness, hero: Hero, kind: int, drawn: Sequence[int]) -> None:
    """Tell what a hero has drawn; who may know is looked up only if somebody listens."""
    if g.listener is not None:
        seat = g.owner(hero)
        cards = told_as(drawn, kind)
        g.emit(HeroDrew, seat, cards, len(cards), g.eyes.insiders(g, seat), hero, KINDS[kind])


def told_as(cards: Iterable[int], kind: int) -> tuple[int, ...]:
    """Return cards of a kind by their numbers among all that are drawn, sorted."""
    first = RCS_DRAWN_FROM if kind else 0
    return tuple(sorted([first + card for card in cards]))


def draw_one(g: Darkness, hero: Hero, kind: int) -> int:
    """Take the next card of a deck: one scried on top, else any but those under it, else one of those."""
    deck, scried = g.pile(hero, DECKS[kind]), g.scried[hero]
    top, under = scried[TOPS[kind]], scried[UNDERS[kind]]
    if top:
        card = top[0]
        set_scried(g, hero, TOPS[kind], top[1:])
    elif len(under) < len(deck):
        loose = deck
        for known in under:
            loose = without(loose, known)
        card = g.pick(loose, kind * RCS_FROM)
    else:
        card = under[0]
        set_scried(g, hero, UNDERS[kind], under[1:])
    g.put(hero, DECKS[kind], without(deck, card))
    return card


def set_scried(g: Darkness, hero: Hero, where: int, cards: tuple[int, ...]) -> None:
    scried = g.scried[hero]
    g.scried[hero] = (*scried[:where], cards, *scried[where + 1 :])


def fall_out(g: Darkness, hero: Hero) -> None:
    """AD-HP-04, AD-FAT-02: discard the hand and all cards in play; what floats is gone too."""
    g.discard_hand(hero)
    end_cards_of(g, hero)
    g.floats[hero] = ()


def hand_numbers(g: Darkness, hero: Hero) -> tuple[int, int]:
    """Return up to how many ACs and RCs a hero draws (AD-ENC-05, AD-ENC-06)."""
    acs = HAND_SIZE + g.stat(hero, "handAC") + total(g, hero, "handAC")
    rcs = HAND_SIZE + g.stat(hero, "handRC") + total(g, hero, "handRC")
    return acs, rcs


def would_tire(g: Darkness, hero: Hero) -> bool:
    """Say whether drawing up finds a deck empty (AD-FAT-01); who is fatigued first gets all cards back."""
    for kind, size in enumerate(hand_numbers(g, hero)):
        cards = len(g.pile(hero, DECKS[kind])) + g.is_fatigued(hero) * len(g.pile(hero, PILES[kind]))
        if size - len(g.pile(hero, HANDS[kind])) > cards:
            return True
    return False


def wants_cards(g: Darkness, hero: Hero) -> bool:
    """Say whether a hero has fewer cards than the hand numbers, or is fatigued, which drawing ends."""
    acs, rcs = hand_numbers(g, hero)
    hand = len(g.pile(hero, HAND_ACS)), len(g.pile(hero, HAND_RCS))
    return g.is_fatigued(hero) or hand[0] < acs or hand[1] < rcs


@dataclass
class DrawUp(Rule):
    """AD-ENC-05: draw up to the hand numbers; who was fatigued first gets all cards back (AD-FAT-04)."""

    hero: Hero

    def begin(self, g: Darkness) -> Next:
        if g.is_fatigued(self.hero):
            refresh(g, self.hero)
        acs, rcs = hand_numbers(g, self.hero)
        acs -= len(g.pile(self.hero, HAND_ACS))
        rcs -= len(g.pile(self.hero, HAND_RCS))
        return g.become(DrawCards(self.hero, max(0, acs), max(0, rcs)))


def refresh(g: Darkness, hero: Hero) -> None:
    g.marks[hero] &= ~FATIGUED
    g.reshuffle(hero)
    g.fence(Fence.REVEALED)
    g.emit(Refreshed, hero)
