"""Windows: who may use spells, henchmen, specials and bars when, and how a use is picked in private.

A use is picked piece by piece in a private chain: first what is used, then what it is aimed at, then the
elements it is paid with. Nobody sees anything of it before it is whole (`rules/uses.py` carries it out).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from darkling.games.domains.cards import (
    DECK_OF,
    HENCHMAN_TIMING,
    NO_CARD,
    SPECIAL_TIMING,
    SPELL_CODES,
    SPELL_TIMING,
    TIMINGS,
)
from darkling.games.domains.cards.abilities import ABILITY
from darkling.games.domains.cards.items import ELEMENTS, Items, can_pay, one, taken
from darkling.games.domains.rules.attacked import attacked_space, party_target
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.tiles import USED, in_play, is_dark, tile_of
from darkling.games.domains.rules.vocabulary import (
    ANSWER_A_SPELL,
    BAR,
    CAST,
    DONE,
    ELEMENT,
    PAY_WITH,
    RAISE_THE_DEFENSE,
    SAVE_WHAT_YOU_CAN,
    SPECIAL,
    STRIKE_A_RIVAL,
    USE,
    USE_AFTER,
    USE_BEFORE,
    USE_IN_PRODUCTION,
    USE_IN_THE_EVENING,
    USE_ON_A_PARTY,
    VOCABULARY,
)
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot

(
    AT_ONCE,
    BEFORE_PLACEMENT,
    AFTER_PLACEMENT,
    FOREMAN,
    ON_THE_PARTY,
    IN_DEFENSE,
    ON_LOSS,
    OPPOSED,
    IN_PRODUCTION,
    IN_THE_EVENING,
    REACTION,
    ALWAYS,
) = range(len(TIMINGS))
"""Timing codes (ledger 6.4), in the order of TIMINGS."""
PROMPTS: dict[int, Prompt] = {
    BEFORE_PLACEMENT: USE_BEFORE,
    AFTER_PLACEMENT: USE_AFTER,
    ON_THE_PARTY: USE_ON_A_PARTY,
    IN_DEFENSE: RAISE_THE_DEFENSE,
    ON_LOSS: SAVE_WHAT_YOU_CAN,
    OPPOSED: STRIKE_A_RIVAL,
    IN_PRODUCTION: USE_IN_PRODUCTION,
    IN_THE_EVENING: USE_IN_THE_EVENING,
    REACTION: ANSWER_A_SPELL,
}
UNDECIDED = -1

TOO_DEAR = WhyNot("too-dear", "DM-SPELL-03")
OTHER_WINDOW = WhyNot("other-window", "DM-SEQ-02")
USED_ALREADY = WhyNot("used-already", "DM-R-81")


@dataclass
class Window(Rule):
    """A time at which seats may use what they have. Who is asked follows from public facts (DM-SEQ-02)."""

    window: int


def why_not_use(g: Domains, seat: Seat, source: Option) -> WhyNot | None:
    """Return why an ability cannot be used in its window: price, or nothing to aim it at."""
    ability = ABILITY[source.id]
    if not can_pay(g.stores[seat], ability.price):
        return TOO_DEAR
    for effect in ability.effects:
        why_not = effect.why_not(g, seat)
        if why_not is not None:
            return why_not
    return None


def spell_fits(spell: int, window: int) -> bool:
    """Say whether a spell may be cast in a window; E spells also in Production (DM-R-87)."""
    timing = SPELL_TIMING[spell]
    return timing == window or (timing == IN_THE_EVENING and window == IN_PRODUCTION)


SPELLS_IN: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    [
        tuple(
            [
                tuple([s for s in range(len(SPELL_CODES)) if DECK_OF[s] == deck and spell_fits(s, window)])
                for deck in range(4)
            ]
        )
        for window in range(len(TIMINGS))
    ]
)
"""The spells of each deck that may be cast in each window."""


def open_sources(g: Domains, seat: Seat, window: int) -> Iterator[Option]:
    """Yield what lies open before a seat and could be used in a window, used already or not."""
    for henchman in g.henchmen[seat]:
        if HENCHMAN_TIMING[henchman // 2] == window:
            yield USE[henchman // 2]
    for tile in g.tiles[seat]:
        if tile != NO_CARD and is_dark(tile) and SPECIAL_TIMING[tile_of(tile)] == window:
            yield SPECIAL[tile_of(tile)]
    if window == IN_DEFENSE:
        space = attacked_space(g)
        if space != NO_CARD:
            for monster in g.monsters[seat][space]:
                if BAR[monster].id in ABILITY:
                    yield BAR[monster]


def is_used(g: Domains, seat: Seat, source: Option) -> bool:
    """Say whether an open source has done this turn what it can do once (DM-R-81, DM-MON-09)."""
    if ABILITY[source.id].repeats or source.verb == "bar":
        return False
    if source.verb == "use":
        return source.thing * 2 + 1 in g.henchmen[seat]
    return in_play(source.thing, dark=True) | USED in g.tiles[seat]


def why_not_open(g: Domains, seat: Seat, source: Option) -> WhyNot | None:
    return USED_ALREADY if is_used(g, seat, source) else why_not_use(g, seat, source)


def may_use(g: Domains, seat: Seat, window: int) -> bool:
    """Say whether a seat might use something in a window, as far as everybody can tell (ledger 4)."""
    for source in open_sources(g, seat, window):
        if why_not_open(g, seat, source) is None:
            return True
    backs = g.backs(seat)
    for deck, spells in enumerate(SPELLS_IN[window]):
        if backs[deck]:
            for spell in spells:
                if why_not_use(g, seat, CAST[spell]) is None:
                    return True
    return False


def sources(g: Domains, seat: Seat, window: int) -> list[Option]:
    """Return what a seat can use in a window: spells of its hand, then what lies open before it."""
    spells = dict.fromkeys([spell for spell in g.hands[seat] if spell_fits(spell, window)])
    usable = [CAST[spell] for spell in spells if why_not_use(g, seat, CAST[spell]) is None]
    usable += [source for source in open_sources(g, seat, window) if why_not_open(g, seat, source) is None]
    return usable


@dataclass
class Use(Rule):
    """DM-R-83: pick what to use, what to aim it at, and the elements to pay with; or be done."""

    seat: Seat
    source: int = UNDECIDED
    picks: tuple[int, ...] = ()

    def begin(self, g: Domains) -> Next:
        window = open_window(g)
        options = [*sources(g, self.seat, window), DONE]
        ends = [option for option in options if option.id == DONE.id or self.is_whole(g, option.id, ())]
        return g.ask(self.seat, PROMPTS[window], options, then=self.on_source, window=True, seals=ends)

    def on_source(self, g: Domains, option: Option) -> Next:
        self.source = option.id
        return g.done() if option.id == DONE.id else self.next_pick(g)

    def next_pick(self, g: Domains) -> Next:
        """Ask for the next pick; what leaves no choice picks itself."""
        asked = question(g, self.seat, self.source, self.picks)
        if asked is None:
            return g.done()
        prompt, options = asked
        ends = [option for option in options if self.is_whole(g, self.source, (*self.picks, option.id))]
        return g.ask(self.seat, prompt, options, then=self.on_pick, seals=ends)

    def on_pick(self, g: Domains, option: Option) -> Next:
        self.picks = (*self.picks, option.id)
        return self.next_pick(g)

    def is_whole(self, g: Domains, source: int, picks: tuple[int, ...]) -> bool:
        """Say whether nothing is left to choose after these picks."""
        while True:
            asked = question(g, self.seat, source, picks)
            if asked is None:
                return True
            if len(asked[1]) > 1:
                return False
            picks = (*picks, asked[1][0].id)

    def is_target(self, g: Domains, seat: Seat) -> bool:
        """Say whether it is about an attack on a space of the seat, or a spell that affects it."""
        window = open_window(g)
        return window in (IN_DEFENSE, ON_LOSS, REACTION) or (
            window == ON_THE_PARTY and party_target(g) == seat
        )

    def barred(self, g: Domains) -> list[Barred]:
        """Say of every spell and everything open why it cannot be used now."""
        if self.source != UNDECIDED:
            return []
        window = open_window(g)
        spells = [
            (CAST[spell], self.why_not_cast(g, spell, window)) for spell in dict.fromkeys(g.hands[self.seat])
        ]
        opened = [
            (source, why_not_open(g, self.seat, source)) for source in open_sources(g, self.seat, window)
        ]
        return [(source.code, why) for source, why in (*spells, *opened) if why is not None]

    def why_not_cast(self, g: Domains, spell: int, window: int) -> WhyNot | None:
        return why_not_use(g, self.seat, CAST[spell]) if spell_fits(spell, window) else OTHER_WINDOW


def question(
    g: Domains, seat: Seat, source: int, picks: tuple[int, ...]
) -> tuple[Prompt, list[Option]] | None:
    """Return the next question about a use and what may be picked; None if it is whole."""
    ability = ABILITY[source]
    number = len(picks)
    if number < len(ability.picks):
        effect, asked = ability.picks[number]
        return effect.choices(g, seat, picks[number - asked :])
    if number < len(ability.picks) + ability.elements:
        left = taken(g.stores[seat], price_so_far(source, picks))
        return PAY_WITH, [ELEMENT[at] for at, kind in enumerate(ELEMENTS) if left[kind] > 0]
    return None


def price_so_far(source: int, picks: tuple[int, ...]) -> Items:
    """Return the price of a use with the elements that have been picked for it."""
    ability = ABILITY[source]
    price = ability.price
    for pick in picks[len(ability.picks) :]:
        kind = ELEMENTS[VOCABULARY.options[pick].thing]
        price = tuple([amount + more for amount, more in zip(price, one(kind), strict=True)])
    return price


def open_window(g: Domains) -> int:
    """Return the window in which seats are asked now."""
    window = g.running(Window)
    assert window is not None, "a use is picked in a window"
    return window.window
