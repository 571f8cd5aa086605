"""The city of Harrows: its places along the path, who stands there and what lies there."""

from collections.abc import Sequence

from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from darkling.games.domains.cards.items import COINS, METAL, STONE, WOOD, WORKERS, items_of
from darkling.games.domains.rules.places import FAR_LANDS_SLOTS, INN_SLOTS, LOCATION_CODES
from darkling.games.domains.sight.view import PlaceView
from darkling.games.domains.telling.cards import BUILDERS_GUILD
from darkling.games.domains.telling.names import HENCHMEN, MONSTERS, TILES, name, side_name
from darkling.terminal.palette import ASH, BONE
from darkling.terminal.tables.domains.goods import henchman_brief
from darkling.terminal.tables.domains.realm import rank, shield, sides
from darkling.terminal.tables.domains.sketch import DASH, DomainsSketch
from darkling.terminal.tables.lines import column
from darkling.terminal.tables.sketch import BLANK

LOCATION_COLUMN, CHIP_COLUMN = 14, 5
TILE_COLUMN, TYPE_COLUMN, COST_COLUMN, MONSTER_COLUMN = 17, 9, 15, 16
SHUT = "—"
"""Where no minion can be placed."""
WIDE = ("architect", "inn", BUILDERS_GUILD, "tower", "far-lands", "niktmarg")
"""Places that do not fit into half a line."""
HENCHMEN_THERE = {
    **{slot: slot for slot in INN_SLOTS},
    **{f"far-lands-{slot[-1]}": slot for slot in FAR_LANDS_SLOTS},
}
"""What the henchman in a place is called when one is to be chosen."""
GOODS = ((STONE, 1), (METAL, 1), (WOOD, 2), (WORKERS, 2))


def city(sketch: DomainsSketch) -> list[Widget]:
    """Draw all places in the order in which they are resolved, two to a line where they fit."""
    rows: list[list[Widget]] = []
    has_room = False
    for number, location in enumerate(LOCATION_CODES, 1):
        fits = location not in WIDE and not sketch.narrow
        if not (fits and has_room):
            rows.append([])
        rows[-1].append(_spot(sketch, number, location))
        has_room = fits and not has_room
    return [sketch.heading("screen-city"), *[Horizontal(*row, classes="pair") for row in rows]]


def _spot(sketch: DomainsSketch, number: int, location: str) -> Widget:
    """Draw a location with all its Action Spaces."""
    places = [place for place in sketch.view.city if place.location == location]
    if location == BUILDERS_GUILD:
        return _guild(sketch, _head(sketch, number, location, ()))
    head = _head(sketch, number, location, places)
    if location in ("architect", "niktmarg"):
        return _market(sketch, head, places)
    if location in ("inn", "far-lands"):
        return _hiring(sketch, head, places)
    return _plain(sketch, head, places)


def _head(sketch: DomainsSketch, number: int, location: str, places: Sequence[PlaceView]) -> Content:
    """Return number and name of a location, marked while one of its minions acts."""
    here = [place.place for place in places] or [location]
    called = Content.styled(sketch.say("screen-location", location=location), f"bold {BONE}")
    numbered = Content.styled(f"{number:>2} ", ASH)
    mark = sketch.now(sketch.view.resolving in here)
    return Content.assemble(mark, numbered, column(called, LOCATION_COLUMN))


def _plain(sketch: DomainsSketch, head: Content, places: Sequence[PlaceView]) -> Widget:
    """Draw a location with nothing but room, and what it does."""
    gifts = [sketch.items(place.gives) for place in places]
    if len(set(gifts)) > 1:
        parts = [_mark(sketch, place) + gift for place, gift in zip(places, gifts, strict=True)]
        text = Content("  ").join(parts)
    else:
        text = Content("").join([_mark(sketch, place) for place in places]) + _does(sketch, places[0])
    return sketch.piece(head + text, *_names(places))


def _does(sketch: DomainsSketch, place: PlaceView) -> Content:
    """Return what a place costs, gives and does."""
    text = sketch.say("tiny-does", location=place.location, thug=sketch.view.thug)
    items = [sketch.items(some) for some in (place.price, place.gives) if any(some)]
    return BLANK.join([*items, Content.styled(text, ASH)])


def _guild(sketch: DomainsSketch, head: Content) -> Widget:
    """Draw the Builder's Guild: who is there, and what can be bought."""
    guild = sketch.view.guild
    coins = {STONE: guild.stone, METAL: guild.metal, WOOD: 1, WORKERS: 1}
    names = ("stone", "metal", "wood", "workers")
    goods = [
        Content.assemble(
            sketch.chip(f"buy {code}"), sketch.item(kind, amount), f" {sketch.coins(coins[kind])}"
        )
        for code, (kind, amount) in zip(names, GOODS, strict=True)
    ]
    here = [
        sketch.chip(f"minion guild-{seat}") + sketch.minion(seat) + BLANK
        for seat in dict.fromkeys(guild.minions)
    ]
    options = [f"place {BUILDERS_GUILD}", f"send {BUILDERS_GUILD}"]
    marks = Content("").join([*[sketch.chip(option) for option in options], *here])
    others = [*[f"buy {code}" for code in names], *[f"minion guild-{seat}" for seat in guild.minions]]
    return sketch.piece(head + marks + Content("  ").join(goods), *options, *others)


def _market(sketch: DomainsSketch, head: Content, places: Sequence[PlaceView]) -> Widget:
    """Draw what lies at the Architect's Guild or stands in Nik'tmarg."""
    lying = [place for place in places if place.card or place.seat is not None]
    faces = [sketch.piece(_ware(sketch, place), *_names([place])) for place in lying]
    one_by_one = sketch.narrow or (places[0].location == "architect" and not sketch.cramped)
    abreast = 1 if one_by_one else 2
    rows = [Horizontal(*faces[at : at + abreast], classes="pair") for at in range(0, len(faces), abreast)]
    return Vertical(sketch.line(head), *rows, classes="spot")


def _ware(sketch: DomainsSketch, place: PlaceView) -> Content:
    chips = Content("").join([sketch.chip(option) for option in _names([place])])
    if place.card is None:
        parts = [] if place.seat is None else [sketch.minion(place.seat)]
    else:
        parts = (_tile if place.card in TILES else _monster)(sketch, place, place.card)
    return column(chips, CHIP_COLUMN) + BLANK.join(parts)


def _tile(sketch: DomainsSketch, place: PlaceView, code: str) -> list[Content]:
    """Return a tile that can be taken: what it is, costs and makes."""
    tile = TILES[code]
    called = column(Content.styled(side_name(tile, dark=False), BONE), TILE_COLUMN)
    price = column(sketch.items(items_of(tile.cost)), COST_COLUMN)
    if not sketch.cramped and not sketch.narrow:
        kind = Content.styled(sketch.say("tile-type", type=tile.type), ASH)
        price = column(kind, TYPE_COLUMN) + price
    parts = [called, _or_whose(sketch, place, price)]
    return [*parts, sides(sketch, tile)] if sketch.narrow or not sketch.cramped else parts


def _or_whose(sketch: DomainsSketch, place: PlaceView, price: Content) -> Content:
    """Return a price, unless a minion stands there: then whose it is matters more."""
    return price if place.seat is None else column(sketch.minion(place.seat), len(price))


def _monster(sketch: DomainsSketch, place: PlaceView, code: str) -> list[Content]:
    """Return a monster for hire."""
    monster = MONSTERS[code]
    called = column(Content.styled(monster.name, BONE), MONSTER_COLUMN)
    price = _or_whose(sketch, place, sketch.coins(place.price[COINS]))
    strength = [shield(sketch, monster.shield), rank(sketch, monster.rank)]
    return [called, price, *strength, sketch.items(items_of(monster.makes or ""))]


def _hiring(sketch: DomainsSketch, head: Content, places: Sequence[PlaceView]) -> Widget:
    """Draw the henchmen at the Inn or in the Far Lands, as far as the reader knows them."""
    faces = [
        sketch.piece(_mark(sketch, place) + _henchman(sketch, place), *_names([place])) for place in places
    ]
    return Horizontal(
        Static(head, classes="head", markup=False), Vertical(*faces, classes="spot"), classes="pair"
    )


def _henchman(sketch: DomainsSketch, place: PlaceView) -> Content:
    if place.card in HENCHMEN:
        return Content.styled(name(place.card), BONE) + DASH + henchman_brief(sketch, place.card)
    return Content.styled(sketch.say("screen-face-down" if place.filled else "screen-empty-slot"), ASH)


def _mark(sketch: DomainsSketch, place: PlaceView) -> Content:
    """Return the numbers of the options about a place, and whose minion stands there."""
    chips = [sketch.chip(option) for option in _names([place])]
    if place.seat is not None:
        chips.append(sketch.minion(place.seat) + BLANK)
    elif not place.open:
        chips.append(Content.styled(f"{SHUT} ", ASH))
    return Content("").join(chips)


def _names(places: Sequence[PlaceView]) -> list[str]:
    """Return what can be chosen in places, by the names of options."""
    names = [f"{verb} {place.place}" for place in places for verb in ("place", "send", "minion")]
    there = [HENCHMEN_THERE[place.place] for place in places if place.place in HENCHMEN_THERE]
    return [*names, *[f"henchman {slot}" for slot in there]]
