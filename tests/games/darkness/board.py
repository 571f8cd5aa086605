"""Positions of Attack the Darkness set up directly, and rules played on them one by one."""

from collections.abc import Iterable, Sequence
from re import findall
from typing import Any

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ACTIONS,
    ARENA_MAP,
    CLASSES,
    DUNGEON_DECK,
    EXAMPLE_MAP,
    FOES,
    PLANS,
    RESOURCE_CODES,
    RESOURCES,
)
from darkling.games.darkness.rules.effects import begin
from darkling.games.darkness.rules.position import DarknessTable
from darkling.games.darkness.rules.settings import OPEN_HANDS
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    FACE_DOWN,
    HAND_ACS,
    HAND_RCS,
    NOBODY,
    NOTHING_SCRIED,
    OFF,
    STAIRS_FACE,
    ZONES,
    Darkness,
)
from darkling.table.event import Event
from darkling.table.rule import Rule
from darkling.table.zones import without

MAPS = {one.name: one.tiles for plan in PLANS for one in plan.maps}
MAPS |= {one.name: one.tiles for one in (ARENA_MAP, EXAMPLE_MAP)}
CLASS_NAMES = [card.name for card in CLASSES]
FOE_NAMES = [card.name for card in FOES]
DRAIN = "The Drain"
SANCTUM = "The Inner Sanctum"
BASEMENT = "The Basement"
Piece = tuple[Any, ...]
"""The name of a class or a monster, where it stands, and its HP if they are not all."""


def table(
    tiles: str | Sequence[str] = SANCTUM,
    heroes: Iterable[Piece] = (),
    foes: Iterable[Piece] = (),
    hands: dict[int, Sequence[str]] | None = None,
    **fields: Any,
) -> Darkness:
    """Return a position in the first round of an encounter, or with other fields as told.

    `tiles` is the name of a map or a list such as V(0,0) H(3,0). A hand has cards of both kinds, by name or
    code. Monsters of one name in a row come from one card; the card named first acts first. Without heroes a
    Champion stands in the corner of the stairs.
    """
    laid = tiles_of(tiles)
    pieces, enemies = list(heroes) or [("Champion", laid[0][1:])], list(foes)
    g = DarknessTable(len(pieces), heroes=len(pieces), march=tuple(range(len(pieces))), round=1)
    g.agreed = OPEN_HANDS
    g.tiles = laid
    g.faces = (STAIRS_FACE, *[FACE_DOWN] * (len(g.tiles) - 1))
    g.dealt, g.hidden, g.buried = (0,) * len(g.tiles), (DUNGEON_DECK,), (0,)
    for hero, piece in enumerate(pieces):
        _seat(g, piece, (hands or {}).get(hero, ()))
    for piece in enemies:
        _add_foe(g, piece)
    for name, value in fields.items():
        setattr(g, name, value)
    return g


def tiles_of(tiles: str | Sequence[str]) -> tuple[tuple[int, int, int], ...]:
    if isinstance(tiles, str) and tiles in MAPS:
        return MAPS[tiles]
    text = tiles if isinstance(tiles, str) else " ".join(tiles)
    found = findall(r"([VH])\((-?\d+),(-?\d+)\)", text)
    return tuple([(int(turn == "H"), int(x), int(y)) for turn, x, y in found])


def square(g: Darkness, x: int, y: int) -> int:
    """Return the number of a square by its place; there must be one."""
    found = g.board.square_at((x, y))
    assert found != OFF
    return found


def point(g: Darkness, figure: int) -> tuple[int, int]:
    """Return where a figure stands."""
    return g.board.points[g.at[figure]]


def play(g: Darkness, rule: Rule, *answers: str) -> list[Event]:
    """Run a rule on a position, give these answers to whoever is asked, and return what happened."""
    g.over = False
    g.listener = []
    g.start(rule)
    for answer in answers:
        g.choose(g.waiting[0], answer)
    return g.listener


def options(g: Darkness) -> list[str]:
    """Return the names of what is offered now."""
    return [option.name for option in g.decision(g.waiting[0]).options]


def told(events: Iterable[Event], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def put_effect(g: Darkness, owner: int, target: int, verb: str, what: str = "", **more: Any) -> None:
    """Put an effect into play: `amount`, `lasts` and `rest` may be told."""
    begin(
        g, owner, target, verb, what, more.get("amount", 0), more.get("lasts", 1), rest=more.get("rest", ())
    )


def _seat(g: Darkness, piece: Piece, hand: Sequence[str]) -> None:
    name, (x, y), *rest = piece
    kind = CLASS_NAMES.index(name)
    card = CLASSES[kind]
    acs = [_number(one, ACTION_CODES, [of.name for of in ACTIONS]) for one in hand]
    rcs = [_number(one, RESOURCE_CODES, [of.name for of in RESOURCES]) for one in hand]
    g.piles += [()] * ZONES
    hero = len(g.kind)
    g.put(hero, HAND_ACS, tuple([number for number in acs if number >= 0]))
    g.put(hero, HAND_RCS, tuple([number for number in rcs if number >= 0]))
    g.put(hero, DECK_ACS, _rest(card.action_deck, g.pile(hero, HAND_ACS)))
    g.put(hero, DECK_RCS, _rest(card.resource_deck, g.pile(hero, HAND_RCS)))
    _figure(g, kind, rest[0] if rest else card.hp, square(g, x, y), 0)
    g.scried.append(NOTHING_SCRIED)
    for held in (g.advancements, g.items, g.floats):
        held.append(())
    for held in (g.marks, g.spent):
        held.append(0)


def _number(name: str, codes: Sequence[str], names: Sequence[str]) -> int:
    if name in codes:
        return codes.index(name)
    return names.index(name) if name in names else -1


def _rest(deck: tuple[int, ...], hand: tuple[int, ...]) -> tuple[int, ...]:
    for card in hand:
        deck = without(deck, card) if card in deck else deck
    return deck


def _add_foe(g: Darkness, piece: Piece) -> None:
    name, (x, y), *rest = piece
    kind, figure = FOE_NAMES.index(name), len(g.kind)
    _figure(g, kind, rest[0] if rest else g.foe_hp(kind), square(g, x, y), NOBODY)
    if g.line and g.line[-1][0] == kind and g.line[-1][2] < FOES[kind].number:
        _, first, count = g.line[-1]
        g.line = (*g.line[:-1], (kind, first, count + 1))
    else:
        g.line = (*g.line, (kind, figure, 1))


def _figure(g: Darkness, kind: int, hp: int, at: int, grudge: int) -> None:
    g.kind.append(kind)
    g.hp.append(hp)
    g.at.append(at)
    g.used.append(0)
    g.grudge.append(grudge)
