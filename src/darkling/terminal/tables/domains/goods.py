"""What the reader owns and holds: stores, spells, henchmen, tiles that are not built."""

from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.domains.cards.effect_tables import EFFECTS
from darkling.games.domains.cards.items import items_of
from darkling.games.domains.sight.view import DomainsSeatView, HeldTileView, HenchmanView
from darkling.games.domains.telling.cards import card_text
from darkling.games.domains.telling.effects import briefs
from darkling.games.domains.telling.names import HENCHMEN, SPELLS, TILES, name, side_name
from darkling.terminal.palette import ASH, BLOOD, BONE, GOLD, MOSS
from darkling.terminal.tables.domains.realm import sides
from darkling.terminal.tables.domains.sketch import DASH, STOP, DomainsSketch
from darkling.terminal.tables.sketch import BLANK


def stores(sketch: DomainsSketch) -> list[Widget]:
    """Draw what the reader owns; and what others own, where that is open."""
    shown = [seat for seat in sketch.view.seats if seat.stores is not None]
    return [Static(_stores(sketch, seat), classes="line", markup=False) for seat in shown]


def _stores(sketch: DomainsSketch, seat: DomainsSeatView) -> Content:
    assert seat.stores is not None, "they are open to the reader"
    called = Content.styled(sketch.say("screen-stores", seat=seat.seat), GOLD)
    return BLANK.join([called, sketch.store(seat.stores)])


def hand(sketch: DomainsSketch) -> list[Widget]:
    """Draw the reader's spells, with what they do."""
    own = _own(sketch)
    if own is None or not own.hand:
        return []
    return [sketch.heading("screen-spells", seat=own.seat), *[_spell(sketch, code) for code in own.hand]]


def _spell(sketch: DomainsSketch, code: str) -> Widget:
    options = (f"cast {code}", f"drop {code}")
    chips = [sketch.chip(option) for option in options]
    text = DASH + _spell_brief(sketch, code) if sketch.cramped else STOP + _text(sketch, code)
    return sketch.piece(Content.assemble(*chips, (name(code), f"bold {BONE}"), text), *options)


def _spell_brief(sketch: DomainsSketch, code: str) -> Content:
    """Return when a spell is cast, for how much, and what it does, in short."""
    spell = SPELLS[code]
    return _brief(sketch, spell.window, spell.cost, sketch.render(briefs(EFFECTS.spells[code])))


def henchman_brief(sketch: DomainsSketch, code: str) -> Content:
    """Return what a henchman does, in short."""
    henchman = HENCHMEN[code]
    return _brief(sketch, henchman.timing, henchman.pay, sketch.render(briefs(EFFECTS.henchmen[code])))


def _brief(sketch: DomainsSketch, timing: str, price: str, text: str) -> Content:
    when = sketch.say("timing-short", timing=timing)
    paid = BLANK.join([Content(","), sketch.items(items_of(price))]) if price else Content("")
    return Content.assemble((when, ASH), paid, (f": {text}", ASH))


def _text(sketch: DomainsSketch, code: str) -> Content:
    return Content.styled(sketch.render(card_text(code)), ASH)


def henchmen(sketch: DomainsSketch) -> list[Widget]:
    """Draw everyone's henchmen, the reader's first."""
    view = sketch.view
    first = view.seat or 0
    clockwise = view.seats[first:] + view.seats[:first]
    return [widget for seat in clockwise for widget in _household(sketch, seat)]


def _household(sketch: DomainsSketch, seat: DomainsSeatView) -> list[Widget]:
    if not seat.henchmen:
        return []
    title = sketch.heading("tiny-henchmen", seat=seat.seat)
    return [title, *[_henchman(sketch, seat, henchman) for henchman in seat.henchmen]]


def _henchman(sketch: DomainsSketch, seat: DomainsSeatView, shown: HenchmanView) -> Widget:
    code = shown.henchman
    options = [f"use {code}", f"henchman {code}"]
    chips = [sketch.chip(option) for option in options]
    full = seat.seat == sketch.view.seat and not sketch.cramped
    text = STOP + _text(sketch, code) if full else DASH + henchman_brief(sketch, code)
    used = Content.styled(f" {sketch.say('tiny-used')}", BLOOD) if shown.used else Content("")
    face = Content.assemble(*chips, (name(code), f"bold {ASH if shown.used else BONE}"), used, text)
    return sketch.piece(face, *options)


def held(sketch: DomainsSketch) -> list[Widget]:
    """Draw the reader's tiles that are not built: what they cost, lack and make."""
    own = _own(sketch)
    if own is None or not own.held:
        return []
    return [sketch.heading("tiny-held"), *[_held(sketch, shown) for shown in own.held]]


def _held(sketch: DomainsSketch, shown: HeldTileView) -> Widget:
    tile, option = TILES[shown.tile], f"build {shown.tile}"
    kind = sketch.say("tiny-tile", type=tile.type, areas=", ".join(_areas(sketch, tile.areas)))
    face = Content.assemble(
        sketch.chip(option),
        (side_name(tile, dark=False), f"bold {BONE}"),
        BLANK,
        sketch.items(shown.price),
        BLANK,
        _lacking(sketch, shown),
        BLANK,
        sides(sketch, tile),
        BLANK,
        (kind, ASH),
    )
    return sketch.piece(face, option)


def _areas(sketch: DomainsSketch, areas: tuple[str, ...]) -> list[str]:
    return [sketch.say("area", area=area) for area in areas]


def _lacking(sketch: DomainsSketch, shown: HeldTileView) -> Content:
    if shown.lacking is None or not any(shown.lacking):
        return Content.styled(sketch.say("tiny-payable"), MOSS)
    lacks = Content.styled(sketch.say("screen-lacks"), BLOOD)
    return BLANK.join([lacks, sketch.items(shown.lacking)])


def _own(sketch: DomainsSketch) -> DomainsSeatView | None:
    return None if sketch.view.seat is None else sketch.view.seats[sketch.view.seat]
