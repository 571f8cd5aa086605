"""Drawing because a card says so: draw, cycle, scry, fetch (AD-D-20, AD-D-24)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, RESOURCES
from darkling.games.darkness.cards.language import ATK
from darkling.games.darkness.rules.conditions import discard_rc
from darkling.games.darkness.rules.draws import (
    DECKS,
    HANDS,
    KINDS,
    TOPS,
    UNDERS,
    DrawCards,
    draw_one,
    set_scried,
    told_as,
)
from darkling.games.darkness.rules.events import AdvancementUsed, CardTaken, Scried, ScryReturned
from darkling.games.darkness.rules.paying import discard_ac, is_secret
from darkling.games.darkness.rules.spending import spend_advancement
from darkling.games.darkness.rules.state import (
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
    Darkness,
    Hero,
)
from darkling.games.darkness.rules.vocabulary import (
    CYCLE_WHICH,
    DISCARD_AC,
    DISCARD_RC,
    DONE,
    DRAW,
    DRAW_OR_SKIP,
    KEEP_ON_TOP,
    LOOK,
    SKIP,
    TAKE_AC,
    TAKE_RC,
    TAKE_WHICH,
)
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

AC, RC = range(2)
TAKES, DISCARDS = (TAKE_AC, TAKE_RC), (DISCARD_AC, DISCARD_RC)


@dataclass
class DrawOrNot(Rule):
    """A draw that a card allows: it may be declined, since it can tire out.

    `advancement` is the one that is used up for the turn with it, if any.
    """

    hero: Hero
    kind: int
    count: int
    advancement: int = -1

    def begin(self, g: Darkness) -> Next:
        if g.hp[self.hero] <= 0 or g.is_fatigued(self.hero):
            return g.done()
        return g.ask(g.owner(self.hero), DRAW_OR_SKIP, [DRAW.final, SKIP], then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option is SKIP:
            return g.done()
        if self.advancement >= 0:
            spend_advancement(g, self.hero, self.advancement)
            g.emit(AdvancementUsed, g.owner(self.hero), self.hero, self.advancement)
        counts = (self.count, 0) if self.kind == AC else (0, self.count)
        return g.become(DrawCards(self.hero, *counts))


@dataclass
class CycleCards(Rule):
    """Discard up to so many cards of a kind, and draw as many."""

    hero: Hero
    kind: int
    most: int
    dropped: int = 0

    def begin(self, g: Darkness) -> Next:
        options = self.reoffer(g)
        if self.dropped >= self.most or len(options) == 1 or g.hp[self.hero] <= 0:
            return self.draw(g)
        return g.ask(g.owner(self.hero), CYCLE_WHICH, options, then=self.on_card)

    def reoffer(self, g: Darkness) -> Sequence[Option]:
        cards = sorted(set(g.pile(self.hero, HANDS[self.kind])))
        end = DONE.final if self.dropped else DONE
        return [*[DISCARDS[self.kind][card].final for card in cards], end]

    def on_card(self, g: Darkness, option: Option) -> Next:
        if option.verb == DONE.verb:
            return self.draw(g)
        if self.kind == AC:
            discard_ac(g, self.hero, option.thing)
        else:
            discard_rc(g, self.hero, option.thing)
        self.dropped += 1
        return self.begin(g)

    def draw(self, g: Darkness) -> Next:
        counts = (self.dropped, 0) if self.kind == AC else (0, self.dropped)
        return g.become(DrawCards(self.hero, *counts)) if self.dropped else g.done()


@dataclass
class FetchCards(Rule):
    """Take cards back from the discard pile."""

    hero: Hero
    what: str
    left: int

    def begin(self, g: Darkness) -> Next:
        options = self.offers(g)
        if self.left == 0 or not options or g.hp[self.hero] <= 0:
            return g.done()
        return g.ask(g.owner(self.hero), TAKE_WHICH, [*options, SKIP], then=self.on_card)

    def offers(self, g: Darkness) -> list[Option]:
        if self.what == "RC":
            return [TAKE_RC[rc] for rc in sorted(set(g.pile(self.hero, PILE_RCS)))]
        pile = sorted(set(g.pile(self.hero, PILE_ACS)))
        return [TAKE_AC[ac] for ac in pile if self.what == "AC" or ACTIONS[ac].types & ATK]

    def on_card(self, g: Darkness, option: Option) -> Next:
        if option is SKIP:
            return g.done()
        is_rc = option.verb == TAKE_RC[0].verb
        pile, hand = (PILE_RCS, HAND_RCS) if is_rc else (PILE_ACS, HAND_ACS)
        g.put(self.hero, pile, without(g.pile(self.hero, pile), option.thing))
        g.put(self.hero, hand, (*g.pile(self.hero, hand), option.thing))
        code = RESOURCES[option.thing].code if is_rc else ACTIONS[option.thing].code
        g.emit(CardTaken, g.owner(self.hero), self.hero, code)
        self.left -= 1
        return self.begin(g)


@dataclass
class ScryCards(Rule):
    """Look at the next cards of a deck; one goes back on top, the others under it.

    `seen` are these cards. They are in the deck meanwhile, so that what is listed of it does not name them.
    """

    hero: Hero
    kind: int
    count: int
    seen: tuple[int, ...] = ()

    def begin(self, g: Darkness) -> Next:
        if g.hp[self.hero] <= 0 or not g.pile(self.hero, DECKS[self.kind]):
            return g.done()
        return g.ask(g.owner(self.hero), DRAW_OR_SKIP, [LOOK.final, SKIP], then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option is SKIP:
            return g.done()
        deck = DECKS[self.kind]
        seen: list[int] = []
        while len(seen) < self.count and g.pile(self.hero, deck):
            seen.append(draw_one(g, self.hero, self.kind))
        g.put(self.hero, deck, (*g.pile(self.hero, deck), *seen))
        self.seen = tuple(sorted(seen))
        g.fence(Fence.REVEALED)
        seat = g.owner(self.hero)
        cards = told_as(seen, self.kind)
        g.emit(Scried, seat, cards, len(seen), g.eyes.insiders(g, seat), self.hero, KINDS[self.kind])
        return g.ask(seat, KEEP_ON_TOP, self.reoffer(g), then=self.on_top, window=is_secret(g))

    def reoffer(self, _g: Darkness) -> Sequence[Option]:
        return [TAKES[self.kind][card] for card in sorted(set(self.seen))]

    def on_top(self, g: Darkness, option: Option) -> Next:
        """Put the cards back: the hero knows where in the deck they are."""
        hero, kind = self.hero, self.kind
        others = without(self.seen, option.thing)
        set_scried(g, hero, TOPS[kind], (option.thing, *g.scried[hero][TOPS[kind]]))
        set_scried(g, hero, UNDERS[kind], (*g.scried[hero][UNDERS[kind]], *others))
        g.emit(ScryReturned, hero, KINDS[kind])
        return g.done()
