"""What must be right about all cards together: how many there are, the decks, the monsters, the maps."""

from collections.abc import Iterable, Mapping, Sequence

from darkling.games.darkness.cards.language import IMPACTS, ActionCard, DungeonMap, FoeCard, ResourceCard
from darkling.games.darkness.cards.reading import Raw, wrong
from darkling.games.darkness.cards.schema import RawClass, RawMap
from darkling.games.darkness.cards.tiles import TILE
from darkling.grid import TiledBoard, board_of, distances
from darkling.table.errors import BadCards

DECK_SIZE = 27
CORE_COPIES = 12
MOST_COPIES = 3
HP_PER_DANGER = (1.6, 2.1)
DAMAGE_PER_DANGER = (0.9, 1.2)


def check_count(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadCards(f"{file}: {found} {what}, expected {expected}")


def check_names(pieces: Iterable[Raw]) -> None:
    """Check that no two cards have the same name, whatever kinds they are of."""
    seen: set[str] = set()
    for piece in pieces:
        if piece.name in seen:
            raise wrong(piece, "name", f"{piece.name} stands twice")
        seen.add(piece.name)


def check_letters(raw: Raw, letters: str) -> None:
    """Check that the letters of a card stand as in IMPACTS, each once."""
    if letters != "".join([letter for letter in IMPACTS if letter in letters][: len(set(letters))]):
        raise wrong(raw, "letters", f"{letters}: they stand in the order of {IMPACTS}, each once")


# Decks.


def check_resource_deck(raw: RawClass, cards: Mapping[str, ResourceCard]) -> None:
    """Check the sample deck of resources of a class (AD-BLD-04..07, AD-BLD-09)."""
    _check_deck(raw, "resource_deck", raw.resource_deck, cards)
    if sum(raw.core.values()) != CORE_COPIES:
        raise wrong(raw, "core", f"{sum(raw.core.values())} core cards, expected {CORE_COPIES}")
    for code, copies in raw.core.items():
        if code not in cards or not cards[code].is_core or cards[code].letters != raw.letter:
            raise wrong(raw, "core", f"{code} is no core card of this class")
        if raw.resource_deck.get(code) != copies:
            raise wrong(raw, "resource_deck", f"{code}: expected {copies} copies")
    for code, copies in raw.resource_deck.items():
        if code not in raw.core and copies > MOST_COPIES:
            raise wrong(raw, "resource_deck", f"{code}: {copies} copies, expected at most {MOST_COPIES}")


def check_action_deck(raw: RawClass, cards: Mapping[str, ActionCard]) -> None:
    """Check the sample deck of actions of a class (AD-BLD-08, AD-BLD-09)."""
    _check_deck(raw, "action_deck", raw.action_deck, cards)
    for code, copies in raw.action_deck.items():
        if copies > MOST_COPIES:
            raise wrong(raw, "action_deck", f"{code}: {copies} copies, expected at most {MOST_COPIES}")


def _check_deck(
    raw: RawClass, field: str, deck: Mapping[str, int], cards: Mapping[str, ActionCard | ResourceCard]
) -> None:
    for code in deck:
        if code not in cards:
            raise wrong(raw, field, f"there is no card {code}")
        if raw.letter not in cards[code].letters:
            raise wrong(raw, field, f"{code} ({cards[code].name}) is not for this class")
    if sum(deck.values()) != DECK_SIZE:
        raise wrong(raw, field, f"{sum(deck.values())} cards, expected {DECK_SIZE}")


def check_arena(raw: RawClass, cards: Mapping[str, ActionCard | ResourceCard]) -> None:
    """Check that in the arena every banned card of a sample deck has one that stands in for it."""
    for code, instead in raw.arena.items():
        for one in (code, instead):
            if one not in cards or raw.letter not in cards[one].letters:
                raise wrong(raw, "arena", f"{one} is no card for this class")
        if cards[instead].is_banned:
            raise wrong(raw, "arena", f"{instead} is banned there itself")
    banned = {code for code in (*raw.resource_deck, *raw.action_deck) if cards[code].is_banned}
    if banned != set(raw.arena):
        raise wrong(raw, "arena", f"it speaks of {sorted(raw.arena)}, but banned are {sorted(banned)}")


# Monsters.


def check_averages(file: str, foes: Sequence[FoeCard]) -> None:
    """Check that the monsters of the deck are about as hard as their danger says."""
    danger = sum([foe.copies * foe.danger for foe in foes])
    hp = sum([foe.copies * foe.number * foe.hp for foe in foes])
    damage = sum([foe.copies * foe.number * foe.attacks * foe.damage for foe in foes])
    for what, sum_of, (least, most) in (("HP", hp, HP_PER_DANGER), ("damage", damage, DAMAGE_PER_DANGER)):
        if not least * danger <= sum_of <= most * danger:
            share = f"{sum_of / max(danger, 1):.2f}"
            raise BadCards(f"{file}: {share} {what} for each danger, expected {least} to {most}")


# Maps.


def check_map(raw: RawMap, of: DungeonMap) -> None:
    """Check that tiles do not overlap, touch earlier ones, and are as far from the stairs as is said."""
    if len(of.distances) != len(of.tiles):
        raise wrong(raw, "distances", f"{len(of.distances)} distances, but {len(of.tiles)} tiles")
    try:
        board = board_of(TILE, of.tiles)
    except ValueError as found:
        raise wrong(raw, "tiles", found) from None
    for tile in range(1, len(of.tiles)):
        if not _touches(board, tile):
            raise wrong(raw, "tiles", f"tile {tile + 1} touches none before it")
    measured = tile_distances(board)
    if measured != of.distances:
        raise wrong(raw, "distances", f"{list(of.distances)}, but measured {list(measured)}")


def _touches(board: TiledBoard, tile: int) -> bool:
    first = board.shape.squares(tile).start
    return any(other < first for square in board.shape.squares(tile) for other in board.ways[square])


def tile_distances(board: TiledBoard) -> tuple[int, ...]:
    """Return how many steps each tile is from the first one."""
    steps = distances(board.ways, *board.shape.squares(0))
    tiles = range(len(board.tiles))
    return tuple([min([steps[square] for square in board.shape.squares(tile)]) for tile in tiles])
