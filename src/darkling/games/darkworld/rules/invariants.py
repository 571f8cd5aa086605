"""What is true of every position of a Dark World game.

Each check tells what is wrong, in a sentence that names the field of a set-up position; the first is raised.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from darkling.games.darkworld.cards.pieces import ALL_CARDS, COINS, HEROES, HIT
from darkling.games.darkworld.rules.deck import KINDS, kinds_of
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.overlord_turn import MonsterTurn
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.rounds import Rounds
from darkling.games.darkworld.rules.state import (
    BACK,
    BASIC,
    CUMULATIVE,
    FULL_HP,
    IN_CAMP,
    IN_HAND,
    ITEM_KINDS,
    NO_ITEM,
    NOBODY,
    OUT,
    DarkWorld,
    Hero,
    Monster,
    Square,
)
from darkling.table.errors import BadPosition

Wrong = Iterator[str]
"""Sentences about what is wrong."""
PER_HERO = ("at", "hp", "hits", "misses", "shown", "golden", "bags", "coins", "purses")
PER_MONSTER = ("places", "seen", "carried", "groups")


def refuse(game: str, wrong: Iterable[str]) -> None:
    """Raise BadPosition for the first thing that is wrong, if there is any."""
    for says in wrong:
        raise BadPosition(f"{game}: {says}")


def wrong_in_dark_world(g: DarkWorld, boxed: Sequence[int]) -> Wrong:
    """Tell what cannot be in any Dark World game; `boxed` are magic items of which only one game knows."""
    yield from _wrong_sizes(g)
    yield from _wrong_round(g)
    yield from _wrong_end(g)
    for hero in range(HEROES):
        yield from _wrong_counts(g, hero)
        yield from _wrong_hero(g, hero)
    yield from _wrong_squares(g)
    yield from _wrong_crowds(g)
    yield from _wrong_figures(g)
    yield from _wrong_items(g, boxed)
    yield from _wrong_places_of_items(g)
    yield from _wrong_cards(g)
    yield from _wrong_coins(g)


def square_name(g: DarkWorld, square: Square) -> str:
    return str(g.lexicon.square[square].code)


def names(g: DarkWorld, heroes: Iterable[Hero]) -> str:
    return " and ".join([g.pieces.hero_codes[hero] for hero in heroes]) or "nobody"


# The table and the round.


def _wrong_sizes(g: DarkWorld) -> Wrong:
    for name in PER_HERO:
        if len(getattr(g, name)) != HEROES:
            yield f"`{name}` has {len(getattr(g, name))} entries, expected one for each of {HEROES} heroes"
    for name in PER_MONSTER:
        if len(getattr(g, name)) != len(g.figures):
            yield f"`{name}` has {len(getattr(g, name))} entries, expected {len(g.figures)}, one a monster"
    for name in ("stock", "discarded"):
        counts = getattr(g, name)
        if len(counts) != len(g.pieces.items) or min(counts) < 0:
            yield f"`{name}` is {counts}, expected how many there are of each kind of magic item"


def _wrong_round(g: DarkWorld) -> Wrong:
    rounds = g.running(Rounds)
    is_prepared = rounds is not None or not g.waiting
    if not int(is_prepared) <= g.round <= g.rounds:
        yield f"`round` is {g.round}, expected 1 to {g.rounds}"
    if len(set(g.order)) < len(g.order) or not all(0 <= hero < HEROES for hero in g.order):
        yield "`order` has a hero twice, expected each once at most"
    for hero in g.order[rounds.turn if rounds else 0 :]:
        if g.at[hero] == OUT and not g.over:
            yield f"`order` has {names(g, [hero])}, who is out of the game"


def _wrong_end(g: DarkWorld) -> Wrong:
    if not g.in_play() and not g.over:
        yield "`heroes` are all out of the game, expected one who is not"
    if g.slayer != NOBODY and not (g.over and 0 <= g.slayer < HEROES and g.at[g.slayer] == g.boss_square()):
        yield f"`slayer` is {g.slayer}, expected the hero who has ended the game"
    if g.wounds < 0 or (g.wounds and not g.agreed & CUMULATIVE):
        yield f'`wounds` is {g.wounds}, expected 0 unless `boss_damage` is "cumulative"'


# Heroes.


def _wrong_counts(g: DarkWorld, hero: Hero) -> Wrong:
    field, hp, bag = f"`heroes.{names(g, [hero])}", g.hp[hero], g.bags[hero]
    if not 0 <= hp <= FULL_HP:
        yield f"{field}.hp` is {hp}, expected 0 to {FULL_HP} Hit Points"
    if len(bag) > g.item_limit(hero):
        yield f"{field}.items` has {len(bag)} magic items, expected at most {g.item_limit(hero)}"
    for name, counts in (("hits", g.hits), ("misses", g.misses), ("coins", g.coins)):
        if counts[hero] < 0:
            yield f"{field}.{name}` is {counts[hero]}, expected 0 or more"
    hits, misses = g.shown[hero]
    if not (0 <= hits <= g.hits[hero] and 0 <= misses <= g.misses[hero]):
        yield f"{field}.shown` is {g.shown[hero]}, expected no more Hit and Miss cards than he holds"


def _wrong_hero(g: DarkWorld, hero: Hero) -> Wrong:
    field = f"`heroes.{names(g, [hero])}"
    if not BASIC <= g.golden[hero] < len(g.pieces.weapons):
        yield f"{field}.weapon` is {g.golden[hero]}, expected a Golden Weapon"
    if g.at[hero] == OUT and (g.hp[hero] or g.bags[hero] or g.cards_of(hero)):
        yield f"{field}.square` is OUT, so he has neither Hit Points nor cards nor magic items"
    if g.purses[hero] and not g.over:
        yield f"`purses` has {g.purses[hero]}, expected no coin to be counted before the end"


def _wrong_squares(g: DarkWorld) -> Wrong:
    """Tell which heroes stand where others do, or nowhere; who is on the way may pass another hero."""
    turn = g.running(HeroTurn)
    for hero, square in enumerate(g.at):
        if not OUT <= square < len(g.lexicon.square):
            yield f"`heroes.{names(g, [hero])}.square` is {square}, expected a square"
        if square == OUT or g.shares(square):
            continue
        together = [other for other, at in enumerate(g.at) if at == square]
        if len(together) > 1 + (turn is not None and turn.hero in together):
            yield f"{names(g, together)} stand on {square_name(g, square)}, expected a square for each"
        if square in g.places:
            yield f"{names(g, [hero])} and a monster stand on {square_name(g, square)}"


def _wrong_crowds(g: DarkWorld) -> Wrong:
    """Tell where monsters stand together; who is on the way may pass another monster."""
    acting = g.running(MonsterTurn)
    for square, count in Counter([square for square in g.places if square >= 0]).items():
        if count > 1 and (acting is None or g.places[acting.monster] != square):
            yield f"{count} monsters stand on {square_name(g, square)}, expected a square for each"


# Pieces.


def _wrong_figures(g: DarkWorld) -> Wrong:
    used = [figure for figure, place in zip(g.figures, g.places, strict=True) if place != BACK]
    codes, boxed = g.pieces.figure_codes, Counter(g.pieces.all_figures)
    for figure, count in Counter([*g.supply, *used]).items():
        if count > boxed[figure]:
            yield f"{codes[figure]} is there {count} times, and the box holds {boxed[figure]}"
    for monster, place in enumerate(g.places):
        if not _is_place(g, monster, place):
            yield f"`places` has {place}, expected where a monster can be"
        if place <= IN_CAMP and not g.seen[monster]:
            yield f"{codes[g.figures[monster]]} is in a Base Camp, so that its Hit Strength has been seen"


def _is_place(g: DarkWorld, monster: Monster, place: Square) -> bool:
    if place == IN_HAND:
        return monster == len(g.places) - 1 and g.running(PlaceMonsters) is not None
    return IN_CAMP - HEROES < place < len(g.lexicon.square)


def _wrong_items(g: DarkWorld, boxed: Sequence[int]) -> Wrong:
    reward = g.running(Reward)
    offered = [reward.item] if reward is not None else []
    held = [item for bag in g.bags for item in bag]
    found = Counter([*g.carried, *g.lying_items(), *held, *offered, *boxed])
    for kind, item in enumerate(g.pieces.items):
        count = found[kind] + g.stock[kind] + g.discarded[kind]
        # What an eliminated hero had is gone.
        if count > item.count or (count < item.count and OUT not in g.at):
            yield f"there are {count} of {item.id}, and the box holds {item.count}"
    if not all(NO_ITEM <= kind < len(g.pieces.items) for kind in found):
        yield f"`items` are {sorted(found)}, expected kinds of magic items"


def _wrong_places_of_items(g: DarkWorld) -> Wrong:
    reward = g.running(Reward)
    for monster, place in enumerate(g.places):
        is_paid = reward is None or reward.monster != monster
        if g.carried[monster] != NO_ITEM and place < 0 and place != IN_HAND and is_paid:
            yield f"{g.pieces.figure_codes[g.figures[monster]]} is off the board and guards a magic item"
    for thing in g.lying:
        if not 0 <= thing // ITEM_KINDS < len(g.lexicon.square):
            yield f"`lying` has {thing}, expected a magic item on a square"


def _wrong_cards(g: DarkWorld) -> Wrong:
    deck = kinds_of(g.deck)
    hits, misses = sum(g.hits) + deck.count(HIT), sum(g.misses) + len(deck) - deck.count(HIT)
    if g.round and (hits, misses) != (g.hit_cards, ALL_CARDS - g.hit_cards):
        there, box = f"{hits} Hit and {misses} Miss", f"{g.hit_cards} and {ALL_CARDS - g.hit_cards}"
        yield f"`heroes` and `deck` have {there} cards, and the box holds {box}"
    if any(card >= KINDS and g.at[card // KINDS - 1] != OUT for card in g.deck):
        yield "`deck` has cards of a hand that was returned, and that hero is not out of the game"
    if not 0 <= g.known_below <= len(deck):
        yield f"`known_below` is {g.known_below}, expected 0 to {len(deck)}, as many as are in the deck"


def _wrong_coins(g: DarkWorld) -> Wrong:
    if g.pit < 0 or sum(g.coins) + g.pit != len(COINS):
        yield f"`heroes` have {sum(g.coins)} coins, expected at most the {len(COINS)} of the box"


def wrong_weapons(g: DarkWorld, hidden: Sequence[int]) -> Wrong:
    """Tell which Golden Weapon is there twice, hidden or held."""
    found = [weapon for weapon in (*hidden, *g.golden) if 0 <= weapon < len(g.pieces.weapons)]
    for weapon, count in Counter(found).items():
        if count > 1:
            yield f"{g.pieces.weapon_codes[weapon]} is there {count} times, expected each Golden Weapon once"


def wrong_group(g: DarkWorld, group: int, limit: int, most: int) -> Wrong:
    """Tell whether monsters that were placed together are too many, or too strong."""
    placed = [monster for monster, where in enumerate(g.groups) if where == group]
    strength = sum([g.strength(monster) for monster in placed])
    if len(placed) > most:
        yield f"`monsters` has {len(placed)} of group {group}, expected {most} at most"
    if strength > limit:
        yield f"`monsters` of group {group} have Hit Strength {strength} together, expected {limit} at most"
