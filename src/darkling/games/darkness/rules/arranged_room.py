"""The room of a position set up by hand: map and monsters, and what is left of the dungeon deck."""

from collections.abc import Sequence
from re import fullmatch

from darkling.games.darkness.cards import DUNGEON_CODES, FOE_CODES, FOES, foe_of
from darkling.games.darkness.rules.arranged_shapes import GAME, ArrangedDarkness, ArrangedFoes, Point
from darkling.games.darkness.rules.campaign import ROUNDS, is_last
from darkling.games.darkness.rules.dungeon_deck import build_deck, cards_of
from darkling.games.darkness.rules.maps import FIRST_TILES, plan_tiles
from darkling.games.darkness.rules.placing import add_foe
from darkling.games.darkness.rules.populate import danger_level
from darkling.games.darkness.rules.settings import DUNGEONS, RANDOM
from darkling.games.darkness.rules.state import CLAIMED, FACE_DOWN, NOBODY, STAIRS_FACE, Darkness
from darkling.games.darkness.rules.vocabulary import MOST_TILES
from darkling.grid.tiles import Placed
from darkling.table.arranging import card_number, check_range
from darkling.table.errors import BadPosition
from darkling.table.zones import without

TURNS = {"V": 0, "H": 1}
TAKEN = "-"
"""A tile whose equipment somebody took."""
LEAST_CHANGE = -1
"""Of the next danger: one Captive Guide can be found in a room."""


# The dungeon deck.


def arrange_deck(g: Darkness, setup: ArrangedDarkness) -> None:
    """Build the deck of the dungeon, and take out of it what lies elsewhere."""
    build_deck(g)
    g.seeds = _take(g, setup.seeds)
    for card in g.seeds:
        if foe_of(card) < 0:
            raise BadPosition(f"{GAME}: seeds has {DUNGEON_CODES[card]}, expected monsters")
    g.discard = tuple(sorted(_take(g, setup.discard)))
    below = _take(g, setup.below)
    for card in below:
        if foe_of(card) < 0 or not FOES[foe_of(card)].is_boss:
            raise BadPosition(f"{GAME}: below has {DUNGEON_CODES[card]}, expected cards of bosses")
    g.below = (tuple(sorted(below)),) if below else ()
    check_range(GAME, "buried", setup.buried, 0, len(g.hidden[0]))
    g.buried = (setup.buried,)
    _arrange_mysteries(g, setup)


def _arrange_mysteries(g: Darkness, setup: ArrangedDarkness) -> None:
    """Note what mysteries have brought about for the next encounter."""
    check_range(GAME, "next_danger", setup.next_danger, LEAST_CHANGE, 0)
    g.next_danger = setup.next_danger
    for hero in setup.far:
        check_range(GAME, "far", hero, 0, g.heroes - 1)
        g.far_starters |= 1 << hero


def _take(g: Darkness, codes: Sequence[str]) -> tuple[int, ...]:
    """Take cards out of the dungeon deck, in the order in which they are named."""
    cards = [card_number(GAME, code, DUNGEON_CODES, "dungeon card") for code in codes]
    for card in cards:
        if card not in g.hidden[0]:
            raise BadPosition(f"{GAME}: there is no {DUNGEON_CODES[card]} left in the dungeon deck")
        g.hidden = (without(g.hidden[0], card),)
    return tuple(cards)


# The map.


def arrange_room(g: Darkness, setup: ArrangedDarkness) -> None:
    """Lay the map, and put everyone on it."""
    _lay_tiles(g, setup)
    stand(g, setup)
    for foes in reversed(setup.foes):
        _place_foes(g, foes)
    _check_line(g, setup)
    if setup.phase == ROUNDS:
        _note_offenders(g, setup)
        g.level, g.placed = danger_level(g), sum([FOES[foe].danger for foe, _, _ in g.line])


def stand(g: Darkness, setup: ArrangedDarkness) -> None:
    """Put the heroes on the map."""
    for hero, arranged in enumerate(setup.seats):
        if arranged.at is None:
            raise BadPosition(f"{GAME}: seat {hero} stands nowhere: say at which column and row with `at`")
        g.at[hero] = square(g, arranged.at)


def _lay_tiles(g: Darkness, setup: ArrangedDarkness) -> None:
    if g.plan != RANDOM:
        if setup.tiles:
            dungeon = DUNGEONS[g.plan - RANDOM]
            raise BadPosition(f"{GAME}: the rooms of the {dungeon} have maps of their own: leave out `tiles`")
        g.tiles = plan_tiles(g)
    else:
        most = min(MOST_TILES, FIRST_TILES + g.won - (setup.phase != ROUNDS))
        check_range(GAME, "number of tiles", len(setup.tiles), 1, most)
        g.tiles = tuple([_tile(text) for text in setup.tiles])
    g.faces = (STAIRS_FACE, *[FACE_DOWN] * (len(g.tiles) - 1))
    g.dealt = (0,) * len(g.tiles)
    for tile, code in setup.flipped.items():
        _flip(g, tile, code)


def _flip(g: Darkness, tile: str, code: str) -> None:
    number = int(tile) if fullmatch(r"[0-9]{1,3}", tile) else 0
    if not 1 <= number < len(g.tiles) or g.faces[number] != FACE_DOWN:
        raise BadPosition(
            f"{GAME}: flipped has {tile!r}, expected numbers of tiles from 1 to {len(g.tiles) - 1}, each once"
        )
    face = CLAIMED if code == TAKEN else _take(g, (code,))[0]
    g.faces = (*g.faces[:number], face, *g.faces[number + 1 :])


def _tile(text: str) -> Placed:
    found = fullmatch(r"([VH])\((-?[0-9]{1,3}), ?(-?[0-9]{1,3})\)", text)
    if found is None:
        raise BadPosition(f"{GAME}: a tile is {text!r}, expected something like 'V(0,0)' or 'H(3,0)'")
    return TURNS[found[1]], int(found[2]), int(found[3])


def square(g: Darkness, point: Point) -> int:
    try:
        found = g.board.square_at(point)
    except ValueError as wrong:
        raise BadPosition(f"{GAME}: {wrong}") from None
    if found < 0:
        raise BadPosition(f"{GAME}: there is no floor at {list(point)}")
    return found


# Monsters.


def _place_foes(g: Darkness, foes: ArrangedFoes) -> None:
    """Lay a card to the left of the line, and place those of its monsters that are alive."""
    foe = card_number(GAME, foes.foe, FOE_CODES, "monster")
    check_range(GAME, f"number of {foes.foe}", len(foes.at), 0, FOES[foe].number)
    first = len(g.kind)
    for point in foes.at:
        add_foe(g, foe, square(g, point))
    for number, hp in enumerate(_each(foes, "hp")):
        check_range(GAME, f"hp of {foes.foe}", hp, 1, g.foe_hp(foe))
        g.hp[first + number] = hp
    for number, hero in enumerate(_each(foes, "grudges")):
        check_range(GAME, f"grudges of {foes.foe}", hero, NOBODY, g.heroes - 1)
        g.grudge[first + number] = hero
    g.line = ((foe, first, len(foes.at)), *g.line)
    for card in cards_of(foe):
        if card in g.aside:
            g.aside = without(g.aside, card)
        else:
            _take(g, (DUNGEON_CODES[card],))


def _each(foes: ArrangedFoes, name: str) -> tuple[int, ...]:
    """Return what is said of each monster of a card, or nothing."""
    found: tuple[int, ...] = getattr(foes, name)
    if found and len(found) != len(foes.at):
        raise BadPosition(f"{GAME}: {name} of {foes.foe} has {len(found)} numbers for {len(foes.at)} squares")
    return found


def _check_line(g: Darkness, setup: ArrangedDarkness) -> None:
    """See that there is someone to fight in a fight, and nobody afterwards."""
    if bool(g.foes()) != (setup.phase == ROUNDS):
        expected = (
            "someone in `foes`, or another phase" if setup.phase == ROUNDS else "`foes` with an empty `at`"
        )
        raise BadPosition(f"{GAME}: {len(g.foes())} monsters are alive, expected {expected}")
    if g.aside and is_last(g):
        cards = ", ".join([DUNGEON_CODES[card] for card in g.aside])
        raise BadPosition(f"{GAME}: {cards} is set aside for this encounter, expected its monsters in `foes`")


def _note_offenders(g: Darkness, setup: ArrangedDarkness) -> None:
    """Note who has hurt the heroes since their last turns."""
    for hero, arranged in enumerate(setup.seats):
        for figure in arranged.offenders:
            check_range(GAME, f"offenders of seat {hero}", figure, g.heroes, len(g.kind) - 1)
            g.grudge[hero] |= 1 << figure
