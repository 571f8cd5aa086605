"""The rules of the toy of spells."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from darkling.table.decision import Prompt, Seat
from darkling.table.event import Event, Revelation, SecretEvent
from darkling.table.machine import Fence
from darkling.table.option import Option, Vocabulary
from darkling.table.position import Position
from darkling.table.result import Result, ranked
from darkling.table.rule import Next, Rule, copy_rule
from darkling.table.zones import without

BOLT, MEND, SPARK, WARD = range(4)
SPELLS = ("bolt", "mend", "spark", "ward")
COST = (2, 1, 0, 1)
TARGETED = (True, False, False, False)
FIRE, WATER = range(2)
ELEMENTS = ("fire", "water")
NOBODY, UNDECIDED, NOTHING = -1, -1, -2

VOCABULARY = Vocabulary()
CAST = VOCABULARY.over("cast", SPELLS)
AIM = VOCABULARY.over("aim", [f"seat {seat}" for seat in range(3)])
PAY = VOCABULARY.over("pay", ELEMENTS)
BURN = VOCABULARY.over("burn", SPELLS)
GATHER = VOCABULARY.over("gather", ELEMENTS)
DONE = VOCABULARY.bare("done", passes=True)

CAST_A_SPELL = Prompt("cast-a-spell", "SP-01")
AIM_IT = Prompt("aim", "SP-01")
PAY_FOR_IT = Prompt("pay", "SP-01")
REACT_TO_IT = Prompt("react", "SP-02")
GATHER_ONE = Prompt("gather", "SP-03")
BURN_A_SPELL = Prompt("burn-a-spell", "SP-04")
BURN_FOR = Prompt("burn-for", "SP-04")
PROMPTS = (CAST_A_SPELL, AIM_IT, PAY_FOR_IT, REACT_TO_IT, GATHER_ONE, BURN_A_SPELL, BURN_FOR)

Picks = tuple[int, ...]


@dataclass
class Mages(Position):
    """Secret hands of spells; elements and power lie open."""

    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    hands: list[tuple[int, ...]] = field(default_factory=list)
    stores: list[tuple[int, ...]] = field(default_factory=list)
    power: list[int] = field(default_factory=list)

    def outcome(self) -> Result:
        return ranked(("power",), [(power,) for power in self.power])

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from a deck that has no order."""
        drawn: Picks = ()
        for _ in range(min(count, len(self.deck))):
            spell = self.deck[self.chance.below(len(self.deck))]
            self.deck = without(self.deck, spell)
            drawn = (*drawn, spell)
        self.hands[seat] = tuple(sorted((*self.hands[seat], *drawn)))
        self.fence(Fence.REVEALED)
        self.emit(SpellDrawn, seat, drawn, len(drawn))

    def spend(self, seat: Seat, spell: int, paid: Picks = ()) -> None:
        self.hands[seat] = without(self.hands[seat], spell)
        self.discards = (*self.discards, spell)
        for element in paid:
            self.gain(seat, element, -1)

    def gain(self, seat: Seat, element: int, count: int = 1) -> None:
        store = list(self.stores[seat])
        store[element] += count
        self.stores[seat] = tuple(store)


@dataclass(frozen=True)
class SpellDrawn(SecretEvent):
    """A seat draws spells."""


@dataclass(frozen=True)
class SpellCast(Revelation):
    """A seat casts a spell, whole, with its target and what it pays."""

    seat: Seat
    spell: int
    target: Seat
    paid: Picks


@dataclass(frozen=True)
class SpellBroken(Revelation):
    """A seat breaks the spell that is aimed at it."""

    seat: Seat


@dataclass(frozen=True)
class SpellBurnt(Revelation):
    """A seat burns a spell."""

    seat: Seat
    spell: int


@dataclass(frozen=True)
class NothingUsed(Revelation):
    """A seat is done and has used nothing: that comes to light as a spell would."""

    seat: Seat


@dataclass(frozen=True)
class PowerChanged(Event):
    """A seat has another power by now."""

    seat: Seat
    power: int


@dataclass(frozen=True)
class ElementGathered(Event):
    """A seat gathers an element."""

    seat: Seat
    element: int


@dataclass
class MageRound(Rule):
    """SP-01 to SP-05: a turn each, then a window for all, round by round."""

    rounds: int
    deals: int = 0
    turns: int = 0

    def begin(self, g: Mages) -> Next:
        if self.deals:
            for seat in g.seats:
                g.draw(seat, self.deals)
        return self.next_turn(g)

    def next_turn(self, g: Mages) -> Next:
        if self.turns < g.players:
            return g.call(MageTurn(self.turns), then=self.on_turn)
        return g.call(BurningWindow(tuple(g.seats)), then=self.on_window)

    def on_turn(self, g: Mages, _turn: "MageTurn") -> Next:
        self.turns += 1
        return self.next_turn(g)

    def on_window(self, g: Mages, _window: "BurningWindow") -> Next:
        return g.become(MageRound(self.rounds - 1)) if self.rounds > 1 else g.done()


@dataclass
class MageTurn(Rule):
    """SP-01, SP-03: cast a spell if you like, then draw and gather."""

    seat: Seat

    def begin(self, g: Mages) -> Next:
        g.begin_turn()
        return g.each((self.seat,), PickCast, then=self.on_picked)

    def on_picked(self, g: Mages, picked: list["PickCast"]) -> Next:
        use = picked[0]
        if use.spell == NOTHING:
            g.emit(NothingUsed, self.seat)
            return self.draw_and_gather(g)
        return g.call(ResolveSpell(self.seat, use.spell, use.target, use.paid), then=self.on_resolved)

    def on_resolved(self, g: Mages, _spell: "ResolveSpell") -> Next:
        return self.draw_and_gather(g)

    def draw_and_gather(self, g: Mages) -> Next:
        g.draw(self.seat, 1)
        return g.ask(self.seat, GATHER_ONE, GATHER, then=self.on_gather)

    def on_gather(self, g: Mages, option: Option) -> Next:
        g.gain(self.seat, option.thing)
        g.emit(ElementGathered, self.seat, option.thing)
        return g.done()


@dataclass
class PickCast(Rule):
    """SP-01: pick a spell, its target and its elements; until it is whole it is nowhere but here."""

    seat: Seat
    spell: int = UNDECIDED
    target: Seat = NOBODY
    paid: Picks = ()

    def begin(self, g: Mages) -> Next:
        """Ask for the next pick. Who can cast nothing is asked for a spell too: silence would tell."""
        options = self.offers(g)
        if not options:
            return g.done()
        ends = [option for option in options if self.is_whole_after(g, option)]
        first = self.spell == UNDECIDED
        return g.ask(self.seat, self.prompt(), options, then=self.on_pick, window=first, seals=ends)

    def on_pick(self, g: Mages, option: Option) -> Next:
        self.take(option)
        return self.begin(g)

    def prompt(self) -> Prompt:
        if self.spell == UNDECIDED:
            return CAST_A_SPELL
        return PAY_FOR_IT if self.has_target() else AIM_IT

    def has_target(self) -> bool:
        return not TARGETED[self.spell] or self.target != NOBODY

    def offers(self, g: Mages) -> Sequence[Option]:
        """Return what the next pick is made from; nothing if the use is whole."""
        if self.spell == UNDECIDED:
            return [*[CAST[spell] for spell in self.castable(g)], DONE]
        if self.spell == NOTHING:
            return ()
        if not self.has_target():
            return [AIM[seat] for seat in g.seats if seat != self.seat]
        if len(self.paid) == COST[self.spell]:
            return ()
        held = g.stores[self.seat]
        return [PAY[kind] for kind in (FIRE, WATER) if held[kind] > self.paid.count(kind)]

    def castable(self, g: Mages) -> list[int]:
        payable = sum(g.stores[self.seat])
        return [spell for spell in sorted({*g.hands[self.seat]} - {WARD}) if COST[spell] <= payable]

    def take(self, option: Option) -> None:
        if option.id == DONE.id:
            self.spell = NOTHING
        elif option.verb == "cast":
            self.spell = option.thing
        elif option.verb == "aim":
            self.target = option.thing
        else:
            self.paid = (*self.paid, option.thing)

    def is_whole_after(self, g: Mages, option: Option) -> bool:
        """Say whether nothing is left to pick after an option: a single one picks itself."""
        ahead = copy_rule(self)
        ahead.take(option)
        options = ahead.offers(g)
        while len(options) == 1:
            ahead.take(options[0])
            options = ahead.offers(g)
        return not options


@dataclass
class PickReaction(PickCast):
    """SP-02: pick a ward, and what is paid for it."""

    def prompt(self) -> Prompt:
        return REACT_TO_IT if self.spell == UNDECIDED else PAY_FOR_IT

    def castable(self, g: Mages) -> list[int]:
        return [WARD] if WARD in g.hands[self.seat] and any(g.stores[self.seat]) else []


@dataclass
class ResolveSpell(Rule):
    """SP-01, SP-02: pay, let whoever is hit react, then do what the spell does."""

    caster: Seat
    spell: int
    target: Seat
    paid: Picks
    settled: bool = False

    def begin(self, g: Mages) -> Next:
        g.spend(self.caster, self.spell, self.paid)
        g.emit(SpellCast, self.caster, self.spell, self.target, self.paid)
        if self.target == NOBODY or not g.hands[self.target]:
            return self.take_effect(g)
        return g.each((self.target,), PickReaction, then=self.on_reaction)

    def on_reaction(self, g: Mages, picked: list[PickReaction]) -> Next:
        ward = picked[0]
        if ward.spell == NOTHING:
            g.emit(NothingUsed, self.target)
            return self.take_effect(g)
        g.spend(self.target, WARD, ward.paid)
        g.emit(SpellBroken, self.target)
        self.settled = True
        return g.done()

    def take_effect(self, g: Mages) -> Next:
        self.settled = True
        for seat, by in self.changes():
            g.power[seat] += by
            g.emit(PowerChanged, seat, g.power[seat])
        return g.done()

    def changes(self) -> list[tuple[Seat, int]]:
        """Return whose power the spell changes by how much: a bolt burns by fire, mending takes water."""
        if self.spell == BOLT:
            return [(self.target, -2 * self.paid.count(FIRE))]
        return [(self.caster, 1 + self.paid.count(WATER) if self.spell == MEND else 1)]


@dataclass
class BurningWindow(Rule):
    """SP-04: all pick one spell to burn or are done, again and again, until all are done."""

    active: tuple[Seat, ...]

    def begin(self, g: Mages) -> Next:
        self.active = tuple([seat for seat in self.active if g.hands[seat]])
        return g.each(self.active, PickBurnt, then=self.on_picked) if self.active else g.done()

    def on_picked(self, g: Mages, picked: list["PickBurnt"]) -> Next:
        for use in picked:
            if use.spell == NOTHING:
                g.emit(NothingUsed, use.seat)
                continue
            g.spend(use.seat, use.spell)
            g.gain(use.seat, use.element)
            g.emit(SpellBurnt, use.seat, use.spell)
        self.active = tuple([use.seat for use in picked if use.spell != NOTHING])
        return self.begin(g)


@dataclass
class PickBurnt(Rule):
    """SP-04: one spell to burn, and the element it leaves; whoever is done ends its part at once."""

    seat: Seat
    spell: int = UNDECIDED
    element: int = -1

    def begin(self, g: Mages) -> Next:
        spells = [BURN[spell] for spell in sorted({*g.hands[self.seat]})]
        return g.ask(self.seat, BURN_A_SPELL, [*spells, DONE], then=self.on_spell, window=True, seals=(DONE,))

    def on_spell(self, g: Mages, option: Option) -> Next:
        if option.id == DONE.id:
            self.spell = NOTHING
            return g.done()
        self.spell = option.thing
        return g.ask(self.seat, BURN_FOR, GATHER, then=self.on_element, seals=True)

    def on_element(self, g: Mages, option: Option) -> Next:
        self.element = option.thing
        return g.done()
