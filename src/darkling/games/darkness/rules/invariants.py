"""What holds in every position of Attack the Darkness: each card once, figures on squares, numbers in range.

The map, the monsters and the dungeon cards are checked here, what belongs to heroes in `hero_invariants.py`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from darkling.games.darkness.cards import (
    DUNGEON_CODES,
    DUNGEON_DECK,
    FOES,
    PLANS,
    TILE,
    card_of_item,
)
from darkling.games.darkness.rules.dungeon_deck import (
    cards_of,
    deck_size,
    face_down,
    removed,
    stand_in,
    unseen_cards,
)
from darkling.games.darkness.rules.hero_invariants import wrong_hero, wrong_heroes
from darkling.games.darkness.rules.map_building import LayTile
from darkling.games.darkness.rules.movement import Push, Walk
from darkling.games.darkness.rules.mysteries import FindTreasure
from darkling.games.darkness.rules.populate import PlaceSet, Populate
from darkling.games.darkness.rules.settings import ARENA, RANDOM, TABLETOP
from darkling.games.darkness.rules.state import (
    BARE,
    CLAIMED,
    OFF,
    STAIRS_FACE,
    Darkness,
)
from darkling.games.darkness.rules.told_deck import has_room
from darkling.games.darkness.rules.trade import NO_TILE, TakeItem
from darkling.games.darkness.rules.vocabulary import MOST_TILES
from darkling.grid.placing import touched
from darkling.grid.tiles import board_of
from darkling.table.errors import BadPosition

Wrong = Iterator[str]
"""Sentences that say what is wrong, without the game."""
GAME = "darkness"


def check(g: Darkness) -> None:
    """Raise BadPosition where the table cannot be."""
    for sentence in _wrong(g):
        raise BadPosition(f"{GAME}: {sentence}")


def _wrong(g: Darkness) -> Wrong:
    yield from _wrong_shape(g)
    yield from _wrong_numbers(g)
    yield from _wrong_map(g)
    yield from _wrong_figures(g)
    yield from _wrong_line(g)
    if g.hidden:
        yield from _wrong_deck(g)
        yield from _wrong_places(g)
    if bool(g.told_hidden) != (g.has_master() and bool(g.hidden)):
        yield "what everyone knows of the dungeon cards is kept only where there is a game master"
    elif g.told_hidden:
        yield from _wrong_told(g)
    yield from wrong_heroes(g)
    for hero in range(g.heroes):
        yield from wrong_hero(g, hero)


# Sizes and numbers.


def _wrong_shape(g: Darkness) -> Wrong:
    of_heroes = ("scried", "advancements", "items", "marks", "spent", "floats")
    sizes = {name: (len(getattr(g, name)), g.heroes) for name in of_heroes}
    sizes["piles"] = (len(g.piles), 6 * g.heroes)
    sizes |= {name: (len(getattr(g, name)), len(g.kind)) for name in ("hp", "at", "used", "grudge")}
    for name, (found, expected) in sizes.items():
        if found != expected:
            yield f"{name} has {found} entries, expected {expected}"
    if g.players - g.heroes != g.has_agreed(TABLETOP) or len(g.kind) < g.heroes:
        yield f"there are {g.heroes} heroes and {len(g.kind)} figures for {g.players} players"
    if bool(g.teams) != g.has_agreed(ARENA) or not 0 <= g.teams <= g.heroes:
        yield f"teams is {g.teams}, expected 2 to 4 in the arena and 0 elsewhere"
    if sorted(g.march) != list(range(g.heroes)):
        yield f"march is {list(g.march)}, expected each hero once"
    down = [team for team in range(g.teams) if not any(g.hp[hero] for hero in range(team, g.heroes, g.teams))]
    out = [team for team, _ in g.fallen]
    if out != sorted(set(out), key=out.index) or (g.round and sorted(out) != down):
        yield f"fallen is {list(g.fallen)}, expected the teams without anyone awake, each once"


def _wrong_numbers(g: Darkness) -> Wrong:
    encounters = g.length if g.plan == RANDOM else len(PLANS[g.plan].maps)
    ranges = {
        "agreed": (g.agreed, 0, 2 * ARENA - 1),
        "danger_percent": (g.danger_percent, 50, 200),
        "round_cap": (g.round_cap, 20, 200),
        "plan": (g.plan, RANDOM, len(PLANS) - 1),
        "encounter": (g.encounter, 0, max(encounters, g.encounter if not g.hidden else 0)),
        "round": (g.round, 0, g.round_cap),
        "far_starters": (g.far_starters, 0, (1 << g.heroes) - 1),
    }
    for name, (found, least, most) in ranges.items():
        if not least <= found <= most:
            yield f"{name} is {found}, expected {least} to {most}"
    for name in ("won", "defeated", "dungeons_left", "plays", "rounds"):
        if getattr(g, name) < 0:
            yield f"{name} is {getattr(g, name)}, expected 0 or more"


# The map and those who stand on it.


def _wrong_map(g: Darkness) -> Wrong:
    if len(g.tiles) > MOST_TILES:
        yield f"the map has {len(g.tiles)} tiles, expected up to {MOST_TILES}"
    if len(g.faces) != len(g.dealt) or (len(g.tiles) != len(g.faces) and not g.running(LayTile)):
        yield f"there are {len(g.tiles)} tiles with {len(g.faces)} faces, dealt at {len(g.dealt)} times"
    for tile, face in enumerate(g.faces):
        expected = range(BARE, BARE + 1) if g.teams else range(CLAIMED, len(DUNGEON_CODES))
        if (tile == 0 and not g.teams) != (face == STAIRS_FACE) or face not in expected:
            yield f"tile {tile} cannot have the face {face}"
    try:
        board_of(TILE, g.tiles)
    except ValueError as error:
        yield str(error)
        return
    for tile in range(1, len(g.tiles)):
        if not touched(board_of(TILE, g.tiles[:tile]), g.tiles[tile]):
            yield f"tile {tile} touches no tile before it"


def _wrong_figures(g: Darkness) -> Wrong:
    squares = len(g.tiles) * len(TILE)
    standing = [square for square in g.at if square != OFF]
    is_passing = g.running(Walk) is not None or g.running(Push) is not None
    for square, count in Counter(standing).items():
        if count > 1 + is_passing:
            yield f"{count} figures stand on square {square}"
        if not 0 <= square < squares:
            yield f"there is no square {square} on this map"
    for figure in range(g.heroes, len(g.kind)):
        if not 0 <= g.kind[figure] < len(FOES):
            yield f"figure {figure} is of no kind: {g.kind[figure]}"
        elif not 0 <= g.hp[figure] <= g.max_hp(figure):
            yield f"figure {figure} has {g.hp[figure]} HP, expected up to {g.max_hp(figure)}"
        elif (g.hp[figure] > 0) != (g.at[figure] != OFF):
            yield f"figure {figure} has {g.hp[figure]} HP and is on square {g.at[figure]}"


def _wrong_line(g: Darkness) -> Wrong:
    """Tell of cards whose monsters are not there, and of living monsters without a card."""
    placing = g.running(PlaceSet)
    owned = set(range(placing.first, len(g.kind))) if placing is not None and placing.first >= 0 else set()
    for foe, first, count in g.line:
        figures = range(first, first + count)
        if first < g.heroes or first + count > len(g.kind) or any(g.kind[one] != foe for one in figures):
            yield f"the line has {count} monsters of kind {foe} from figure {first}, which are not there"
        if owned & set(figures):
            yield f"two cards of the line have the same monsters from figure {first}"
        owned |= set(figures)
    for figure in g.foes():
        if figure not in owned:
            yield f"figure {figure} has no card in the line"


# Dungeon cards: each once.


def _wrong_deck(g: Darkness) -> Wrong:
    expected = Counter(DUNGEON_DECK)
    expected.subtract(removed(g))
    found = Counter(_lying(g))
    for card in sorted({*expected, *found}):
        if found[card] != expected[card]:
            code = DUNGEON_CODES[card] if 0 <= card < len(DUNGEON_CODES) else str(card)
            yield f"there are {found[card]} of {code}, expected {expected[card]}"
    for name, cards in {"discard": g.discard, "resolved": g.resolved}.items():
        yield from wrong_order(name, cards)
    for name, batches in {"hidden": g.hidden, "below": g.below}.items():
        for cards in batches:
            yield from wrong_order(name, cards)
    for batch, cards in enumerate(g.hidden):
        if cards and cards[0] < stand_in(batch - 1):
            yield f"batch {batch} has the stand-in {cards[0]}, expected one of an older batch"


def _lying(g: Darkness) -> list[int]:
    """Return all dungeon cards, wherever they are."""
    cards = unseen_cards(g) + [card for batch in g.below for card in batch]
    cards += [*g.discard, *g.aside, *g.seeds, *g.resolved]
    cards += [face for face in g.faces if face >= 0]
    cards += [card for foe, _, _ in g.line for card in cards_of(foe)]
    cards += [card_of_item(item) for items in g.items for item in items]
    return cards + _in_hand(g)


def _in_hand(g: Darkness) -> list[int]:
    """Return the cards that somebody is about to put somewhere."""
    populate, placing = g.running(Populate), g.running(PlaceSet)
    cards = [*populate.waiting, *populate.passed] if populate is not None else []
    if placing is not None:
        cards += cards_of(placing.foe)
    treasure, taking = g.running(FindTreasure), g.running(TakeItem)
    if treasure is not None:
        cards += [card_of_item(item) for item in treasure.found]
    if taking is not None and taking.tile == NO_TILE:
        cards.append(card_of_item(taking.item))
    return cards


def _wrong_places(g: Darkness) -> Wrong:
    """Tell of hidden cards for which there is no place that is not older."""
    if len(g.buried) != len(g.hidden):
        yield f"buried has {len(g.buried)} entries, expected {len(g.hidden)}"
    older = newer = 0
    for batch, cards in enumerate(g.hidden[:-1]):
        older += g.buried[batch] + len([tile for tile in face_down(g) if g.dealt[tile] == batch])
        older += len([card for later in g.hidden for card in later if card == stand_in(batch)])
        newer += len(cards)
        if newer < older:
            yield f"{older} cards were dealt before batch {batch + 1}, and only {newer} were there"
    unseen = len(unseen_cards(g))
    if deck_size(g) < 0:
        yield f"{unseen} dungeon cards are hidden, too few for the tiles and what is buried"
    if any(not 0 <= batch < len(g.hidden) for batch in g.dealt):
        yield f"dealt is {list(g.dealt)}, and there are {len(g.hidden)} batches"


def _wrong_told(g: Darkness) -> Wrong:
    """Tell of cards that a game master and the others do not know of alike, all together."""
    told = sorted([card for batch in g.told_hidden for card in batch if card >= 0])
    if told != sorted(unseen_cards(g)):
        yield f"everyone knows of {len(told)} cards that lie face down, expected {len(unseen_cards(g))}"
    if len(g.told_dealt) != len(g.dealt) or sum(g.told_buried) != sum(g.buried):
        yield "what everyone knows of the dungeon cards has other places"
    elif not has_room(g, g.told_hidden, g.told_buried):
        yield "what everyone knows of the dungeon cards fits no places"


def wrong_order(field: str, numbers: Sequence[int]) -> Wrong:
    """Tell of what has no order of its own, and is not sorted."""
    if list(numbers) != sorted(numbers):
        yield f"{field} is {list(numbers)}, expected in order"
