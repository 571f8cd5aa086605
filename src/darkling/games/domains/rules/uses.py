"""Uses carried out: opportunities in turn order, opportunities for all at once, spells and their counters."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.domains.cards import TIMINGS
from darkling.games.domains.cards.abilities import ABILITY, DISCARDED, STAYS
from darkling.games.domains.rules.deeds import Deed
from darkling.games.domains.rules.events import (
    BarPaid,
    HenchmanLeft,
    HenchmanUsed,
    SpecialUsed,
    SpellCast,
    SpellCountered,
    WindowPassed,
)
from darkling.games.domains.rules.places import HENCHMEN
from darkling.games.domains.rules.state import BOXED_HENCHMEN, SHOWN_HENCHMEN, Domains
from darkling.games.domains.rules.tiles import USED, in_play
from darkling.games.domains.rules.vocabulary import DONE, VOCABULARY
from darkling.games.domains.rules.windows import REACTION, Use, Window, may_use, price_so_far
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import replaced, without

Picks = tuple[int, ...]

# Opportunities.


@dataclass
class Opportunity(Window):
    """DM-R-58: one opportunity for each seat in turn, to use as much as it likes.

    The order stays as it was at the beginning, whoever takes the First Player Marker meanwhile (DM-R-108).
    """

    order: tuple[Seat, ...]
    at: int = 0

    def begin(self, g: Domains) -> Next:
        return self.next_use(g)

    def next_use(self, g: Domains) -> Next:
        """Ask the next seat that might use something."""
        while self.at < len(self.order):
            seat = self.order[self.at]
            if may_use(g, seat, self.window):
                return g.each((seat,), Use, then=self.on_use)
            self.at += 1
        return g.done()

    def on_use(self, g: Domains, uses: list[Use]) -> Next:
        use = uses[0]
        if use.source == DONE.id:
            g.emit(WindowPassed, use.seat, TIMINGS[self.window])
            self.at += 1
            return self.next_use(g)
        return g.call(UseAbility(use.seat, use.source, use.picks), then=self.on_carried_out)

    def on_carried_out(self, g: Domains, _use: Rule) -> Next:
        return self.next_use(g)


@dataclass
class SharedOpportunity(Window):
    """DM-D-23: all pick one use or are done, at once; uses are carried out in turn order; then again.

    All uses of a round are announced and paid before the first of them asks for more, so that what somebody
    else has picked is on the table by then.
    """

    active: tuple[Seat, ...] = ()
    seats: tuple[Seat, ...] = ()
    sources: Picks = ()
    picks: tuple[Picks, ...] = ()

    def begin(self, g: Domains) -> Next:
        self.active = g.order()
        return self.next_round(g)

    def next_round(self, g: Domains) -> Next:
        self.active = tuple([seat for seat in self.active if may_use(g, seat, self.window)])
        if not self.active:
            return g.done()
        return g.each(tuple(sorted(self.active)), Use, then=self.on_uses)

    def on_uses(self, g: Domains, uses: list[Use]) -> Next:
        """Announce the uses in turn order; whoever is done is not asked again."""
        by_seat = {use.seat: use for use in uses}
        going_on: list[Use] = []
        for seat in g.order():
            use = by_seat.get(seat)
            if use is None:
                continue
            if use.source == DONE.id:
                g.emit(WindowPassed, seat, TIMINGS[self.window])
            else:
                announce(g, seat, use.source, use.picks)
                going_on.append(use)
        self.active = self.seats = tuple([use.seat for use in going_on])
        self.sources = tuple([use.source for use in going_on])
        self.picks = tuple([use.picks for use in going_on])
        return self.carry_out_next(g)

    def carry_out_next(self, g: Domains) -> Next:
        if not self.seats:
            return self.next_round(g)
        seat, source, picks = self.seats[0], self.sources[0], self.picks[0]
        self.seats, self.sources, self.picks = self.seats[1:], self.sources[1:], self.picks[1:]
        return g.call(TakeEffect(seat, source, picks), then=self.on_carried_out)

    def on_carried_out(self, g: Domains, _use: "TakeEffect") -> Next:
        return self.carry_out_next(g)


# Uses.


def names_of(picks: Sequence[int]) -> tuple[str, ...]:
    return tuple([VOCABULARY.options[pick].name for pick in picks])


def announce(g: Domains, seat: Seat, source: int, picks: Picks) -> None:
    """Tell what is used and how, and pay for it; a spell goes to its discards at once (DM-SPELL-02, -03)."""
    used = VOCABULARY.options[source]
    if used.verb == "cast":
        g.emit(SpellCast, seat, used.thing, names_of(picks))
        g.discard_spell(seat, used.thing)
    elif used.verb == "use":
        g.emit(HenchmanUsed, seat, used.thing, names_of(picks))
    elif used.verb == "special":
        g.emit(SpecialUsed, seat, used.thing, names_of(picks))
    else:
        g.emit(BarPaid, seat, used.thing)
    g.pay(seat, price_so_far(source, picks), used.code)
    if not ABILITY[source].repeats:
        mark_used(g, seat, used)


def mark_used(g: Domains, seat: Seat, source: Option) -> None:
    """Remember that a henchman or a special has been used this turn (DM-R-81)."""
    if source.verb == "use":
        g.henchmen[seat] = replaced(g.henchmen[seat], source.thing * 2, by=source.thing * 2 + 1)
    elif source.verb == "special":
        tile = in_play(source.thing, dark=True)
        g.tiles[seat] = replaced(g.tiles[seat], tile, by=tile | USED)


@dataclass
class UseAbility(Rule):
    """DM-R-83: pay, discard, let those who are affected counter a spell, and do what it does.

    Henchmen, specials and bars cannot be countered (DM-R-86).
    """

    seat: Seat
    source: int
    picks: Picks = ()

    def begin(self, g: Domains) -> Next:
        announce(g, self.seat, self.source, self.picks)
        if VOCABULARY.options[self.source].verb != "cast":
            return g.become(TakeEffect(self.seat, self.source, self.picks))
        affected = affected_by(g, self.seat, self.source, self.picks)
        return g.call(Counters(REACTION, affected), then=self.on_counters)

    def on_counters(self, g: Domains, counters: "Counters") -> Next:
        return g.become(TakeEffect(self.seat, self.source, self.picks, counters.spared))


def affected_by(g: Domains, seat: Seat, source: int, picks: Picks) -> tuple[Seat, ...]:
    """Return the rivals whom a spell would change, in turn order (DM-SPELL-09, DM-R-84)."""
    ability = ABILITY[source]
    found: list[Seat] = []
    for at, effect in enumerate(ability.effects):
        found += effect.affected(g, seat, ability.picked_for(at, picks))
    return tuple([other for other in g.rivals(seat) if other in found])


@dataclass
class Counters(Window):
    """DM-R-85: everyone affected may answer with one spell, in turn order; nobody answers that."""

    affected: tuple[Seat, ...]
    spared: tuple[Seat, ...] = ()
    at: int = 0

    def begin(self, g: Domains) -> Next:
        return self.next_answer(g)

    def next_answer(self, g: Domains) -> Next:
        while self.at < len(self.affected):
            seat = self.affected[self.at]
            if may_use(g, seat, REACTION):
                return g.each((seat,), Use, then=self.on_answer)
            self.at += 1
        return g.done()

    def on_answer(self, g: Domains, answers: list[Use]) -> Next:
        """Pay for the counter and discard it; the spell does nothing to its caster (DM-SPELL-10)."""
        answer = answers[0]
        self.at += 1
        if answer.source == DONE.id:
            g.emit(WindowPassed, answer.seat, TIMINGS[REACTION])
            return self.next_answer(g)
        spell = VOCABULARY.options[answer.source]
        g.emit(SpellCountered, answer.seat, spell.thing)
        g.discard_spell(answer.seat, spell.thing)
        g.pay(answer.seat, price_so_far(answer.source, answer.picks), spell.code)
        self.spared = (*self.spared, answer.seat)
        return g.call(DoEffects(answer.seat, answer.source, answer.picks), then=self.on_answered)

    def on_answered(self, g: Domains, _effects: "DoEffects") -> Next:
        return self.next_answer(g)


@dataclass
class TakeEffect(Rule):
    """What has been announced and paid takes effect; then a henchman goes where the card says (DM-HEN-03)."""

    seat: Seat
    source: int
    picks: Picks = ()
    spared: tuple[Seat, ...] = ()

    def begin(self, g: Domains) -> Next:
        effects = DoEffects(self.seat, self.source, self.picks, self.spared)
        return g.call(effects, then=self.on_effects)

    def on_effects(self, g: Domains, _effects: "DoEffects") -> Next:
        fate, henchman = ABILITY[self.source].fate, VOCABULARY.options[self.source].thing
        if fate != STAYS and henchman * 2 + 1 in g.henchmen[self.seat]:
            dismiss(g, self.seat, henchman, fate)
        return g.done()


def dismiss(g: Domains, seat: Seat, henchman: int, fate: str) -> None:
    """Put a henchman who has been used on the discards, or out of the game."""
    g.henchmen[seat] = without(g.henchmen[seat], henchman * 2 + 1)
    g.show(SHOWN_HENCHMEN, henchman)
    if fate == DISCARDED:
        g.discards[HENCHMEN] = (*g.discards[HENCHMEN], henchman)
    else:
        g.remove(BOXED_HENCHMEN, henchman)
    g.emit(HenchmanLeft, seat, henchman, fate)


@dataclass
class DoEffects(Deed):
    """Do the effects of an ability in their order, but to those who are spared."""

    seat: Seat
    source: int
    picks: Picks = ()
    spared: tuple[Seat, ...] = ()
    at: int = 0

    def cause(self) -> str:
        return VOCABULARY.options[self.source].code

    def begin(self, g: Domains) -> Next:
        return self.next_effect(g)

    def next_effect(self, g: Domains) -> Next:
        ability = ABILITY[self.source]
        while self.at < len(ability.effects):
            at = self.at
            self.at += 1
            picked = ability.picked_for(at, self.picks)
            rule = ability.effects[at].do(g, self.seat, picked, self.spared)
            if rule is not None:
                return g.call(rule, then=self.on_effect)
        return g.done()

    def on_effect(self, g: Domains, _rule: Rule) -> Next:
        return self.next_effect(g)
