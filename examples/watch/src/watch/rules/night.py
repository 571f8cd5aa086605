"""The rules of The Night Watch, from the deal to the last night."""

from dataclasses import dataclass

from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot
from darkling.table.zones import without
from watch.cards import BRIBES, GOODS, Bribe, Good
from watch.rules.events import BribeOpened, CrateLoaded, HandDealt, QuayFilled
from watch.rules.state import CRATES_EACH, HAND_SIZE, Watch
from watch.rules.vocabulary import LOAD, LOAD_A_CRATE, NOT_ON_THE_QUAY, SEAL, SEAL_A_BRIBE


@dataclass
class SetUpWatch(Rule):
    """NW-01: deal five bribes to each smuggler."""

    def begin(self, g: Watch) -> Next:
        deck = g.shuffle(range(len(BRIBES)))
        for seat in g.seats:
            g.hands[seat] = tuple(sorted(deck[:HAND_SIZE]))
            deck = deck[HAND_SIZE:]
            g.emit(HandDealt, seat, g.hands[seat], HAND_SIZE)
        g.deck = tuple(sorted(deck))
        return g.become(Night())


@dataclass
class Night(Rule):
    """NW-02 to NW-05: fill the quay, bribe the watch, load the carts."""

    order: tuple[Seat, ...] = ()

    def begin(self, g: Watch) -> Next:
        """Roll for the crates (NW-02), then let everyone seal a bribe (NW-03)."""
        g.night += 1
        if not g.quay:  # a position set up by hand brings its own crates
            g.quay = tuple(sorted([g.roll(len(GOODS)) - 1 for _ in range(CRATES_EACH * g.players)]))
        g.emit(QuayFilled, g.night, g.quay)
        return g.each(g.seats, SealBribe, then=self.open_bribes)

    def open_bribes(self, g: Watch, sealed: list["SealBribe"]) -> Next:
        """Open all bribes at once, and line up (NW-04)."""
        for choice in sealed:
            g.pay(choice.seat, choice.bribe)
            g.emit(BribeOpened, choice.seat, choice.bribe)
        self.order = g.order()
        return self.next_cart(g)

    def next_cart(self, g: Watch) -> Next:
        """Let the next smuggler load; after the last one, the night is over."""
        if self.order:
            return g.call(LoadCart(self.order[0]), then=self.on_cart)
        return g.become(Night()) if g.night < g.nights else g.done()

    def on_cart(self, g: Watch, _cart: "LoadCart") -> Next:
        self.order = self.order[1:]
        return self.next_cart(g)


@dataclass
class SealBribe(Rule):
    """NW-03: choose a bribe in secret."""

    seat: Seat
    bribe: Bribe = -1

    def begin(self, g: Watch) -> Next:
        options = [SEAL[bribe] for bribe in g.hands[self.seat]]
        return g.ask(self.seat, SEAL_A_BRIBE, options, then=self.on_bribe, seals=True)

    def on_bribe(self, g: Watch, option: Option) -> Next:
        """Note it here, and not on the table: it is sealed until all are done."""
        self.bribe = option.thing
        return g.done()


@dataclass
class LoadCart(Rule):
    """NW-05: load three crates, one at a time."""

    seat: Seat
    loaded: int = 0

    def begin(self, g: Watch) -> Next:
        """Begin a turn, which can be taken back as a whole."""
        g.begin_turn()
        return self.next_crate(g)

    def next_crate(self, g: Watch) -> Next:
        """Ask for a crate by its kind; if only one kind is left, it loads itself."""
        if self.loaded == CRATES_EACH:
            return g.done()
        options = [self.offer(g, kind) for kind in range(len(GOODS)) if self.why_not(g, kind) is None]
        return g.ask(self.seat, LOAD_A_CRATE, options, then=self.on_crate)

    def why_not(self, g: Watch, kind: Good) -> WhyNot | None:
        return None if kind in g.quay else NOT_ON_THE_QUAY

    def barred(self, g: Watch) -> list[Barred]:
        reasons = [(GOODS[kind], self.why_not(g, kind)) for kind in range(len(GOODS))]
        return [(good, why) for good, why in reasons if why is not None]

    def offer(self, g: Watch, kind: Good) -> Option:
        """Offer a kind, for good if nothing is left to choose after it: then the next quay is rolled."""
        ends_night = len(set(without(g.quay, kind))) == 1
        return LOAD[kind].final if ends_night and g.night < g.nights else LOAD[kind]

    def on_crate(self, g: Watch, option: Option) -> Next:
        g.quay = without(g.quay, option.thing)
        g.cellars[self.seat] = tuple(sorted((*g.cellars[self.seat], option.thing)))
        g.emit(CrateLoaded, self.seat, option.thing)
        self.loaded += 1
        return self.next_crate(g)
