"""The dungeon deck, whose cards are tiles, monsters and treasure.

It has no order: which card lies where is settled when somebody looks. Cards that lie face down are in the
deck, under tiles, or buried, which is discarded without having been seen. All places are alike but for one
thing: what was shuffled into a deck lies in no place that had been dealt before. So cards come in batches,
and each place remembers which batch was the newest when it was dealt. The deck is as new as the newest batch.

All ways to lay the cards are equally likely in which each lies in a place not older than its batch. To look
into a place, go from the newest batch that may lie there to the oldest. When what is newer has been put down,
a batch has so many places left, and its cards are in any of them.

When the discard pile is shuffled, nobody knows which cards of it were buried. So a stand-in goes into the new
batch for each of them, which says how old its place was; whoever comes upon it looks into that place.

A game master searches the deck, and knows more of it than the others do: what those know is kept beside it
(`told_deck.py`).
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from darkling.games.darkness.cards import (
    BOSS_CARDS,
    DUNGEON_DECK,
    DUNGEON_DRAWN_FROM,
    FOES,
    NO_CARD,
    PLANS,
    card_of_item,
    foe_of,
)
from darkling.games.darkness.rules.events import DeckSearched, DungeonDeckShuffled
from darkling.games.darkness.rules.settings import BOSSES_IN_DECK, RANDOM
from darkling.games.darkness.rules.state import FACE_DOWN, GAME_MASTER, STAIRS_FACE, Darkness
from darkling.games.darkness.rules.told_deck import Known, follow, see, tell_all
from darkling.table.errors import RulesError
from darkling.table.machine import Fence
from darkling.table.zones import without

DRAWS_FROM = 500
"""Where the numbers of dungeon cards begin among draws that are foretold."""
NEVER_FORETOLD = 10_000
"""In the place of it where nobody draws: the whole deck is looked through."""
Card = int
LineEntry = tuple[int, int, int]


# How many cards lie where.


def face_down(g: Darkness) -> list[int]:
    """Return the tiles that nobody has flipped."""
    return [tile for tile, face in enumerate(g.faces) if face == FACE_DOWN]


def stand_in(batch: int) -> Card:
    """Return what stands for a card that was buried when this batch was the newest."""
    return -1 - batch


def unseen_cards(g: Darkness) -> list[Card]:
    """Return all cards that lie face down, without those under the deck."""
    return [card for batch in g.hidden for card in batch if card >= 0]


def surely_in_deck(g: Darkness, known: Known) -> list[Card]:
    """Return the cards that, for all that is known, can lie nowhere but in the deck, sorted."""
    buried = [at for at, count in enumerate(known.buried) if count]
    places = [*[known.dealt[tile] for tile in face_down(g)], *buried]
    batches = known.hidden[max(places, default=-1) + 1 :]
    return sorted([card for batch in batches for card in batch if card >= 0])


def deck_size(g: Darkness) -> int:
    """Return how many cards the deck has, without those that were put under it."""
    unseen = sum([len(batch) - bisect_left(batch, 0) for batch in g.hidden])
    return unseen - g.faces.count(FACE_DOWN) - sum(g.buried)


def has_cards(g: Darkness) -> bool:
    """Say whether a card can be drawn, be it from the discard pile shuffled."""
    return bool(deck_size(g) or g.below or g.discard or any(g.buried))


def left_to_deal(g: Darkness) -> int:
    """Return how many cards can be drawn one after the other."""
    return deck_size(g) + sum([len(batch) for batch in g.below]) + len(g.discard) + sum(g.buried)


def _places(g: Darkness, batch: int) -> int:
    """Return how many places there are that a batch may lie in."""
    tiles = len([tile for tile in face_down(g) if g.dealt[tile] >= batch])
    shuffled = sum([bisect_right(cards, stand_in(batch)) for cards in g.hidden])
    return deck_size(g) + tiles + sum(g.buried[batch:]) + shuffled


# Looking at cards.


def draw(g: Darkness) -> Card:
    """Take the top card of the deck; NO_CARD if there is none left at all (AD-R-93)."""
    refill(g)
    if not deck_size(g):
        return NO_CARD
    g.fence(Fence.REVEALED)
    return _reveal(g)


def _reveal(g: Darkness) -> Card:
    """Take the top card of the deck, before everyone."""
    card = look_into(g, len(g.hidden) - 1)
    see(g, card, len(g.told_hidden) - 1)
    return card


def flip(g: Darkness, tile: int) -> Card:
    """Turn a tile over, and return the card that it is."""
    g.fence(Fence.REVEALED)
    card = look_into(g, g.dealt[tile])
    g.faces = (*g.faces[:tile], card, *g.faces[tile + 1 :])
    if g.told_dealt:
        see(g, card, g.told_dealt[tile])
    return card


def look_into(g: Darkness, newest: int, first: int = DRAWS_FROM) -> Card:
    """Return what lies in a place that was dealt with this batch as the newest; it is hidden no more."""
    newer = sum([len(cards) for cards in g.hidden[newest + 1 :]])
    for batch in range(newest, -1, -1):
        cards = g.hidden[batch]
        places = _places(g, batch) - newer
        if cards and (len(cards) >= places or g.chance.below(places) < len(cards)):
            return _take_from(g, batch, first)
        newer += len(cards)
    raise RulesError("there is a place for a dungeon card, and no card for it")


def _take_from(g: Darkness, batch: int, first: int) -> Card:
    """Return any card of a batch; in the place of a stand-in the card for which it stands."""
    picked = g.pick(g.hidden[batch], first)
    card = picked if picked >= 0 else look_into(g, -1 - picked, first)
    g.hidden = (*g.hidden[:batch], without(g.hidden[batch], picked), *g.hidden[batch + 1 :])
    return card


# Where cards go.


def refill(g: Darkness) -> None:
    """When the deck has run out, go on with what was put under it, or shuffle the discard pile (AD-R-93)."""
    if deck_size(g):
        return
    if g.below:
        batch, g.below = g.below[0], g.below[1:]
        _shuffle_in(g, batch)
    elif g.discard or any(g.buried):
        _shuffle_discards_in(g)
        follow(g, _shuffle_discards_in)
        g.discard = ()
        g.emit(DungeonDeckShuffled)


def _shuffle_discards_in(g: Darkness) -> None:
    stand_ins = [stand_in(batch) for batch, count in enumerate(g.buried) for _ in range(count)]
    _add_batch(g, (*g.discard, *stand_ins))
    g.buried = (0,) * len(g.buried)


def _shuffle_in(g: Darkness, cards: Sequence[Card]) -> None:
    """Shuffle cards into the deck that everyone has seen."""
    _add_batch(g, cards)
    follow(g, lambda told: _add_batch(told, cards))


def _add_batch(g: Darkness, cards: Sequence[Card]) -> None:
    """Shuffle cards into the deck; they are a batch of their own if they may not lie where others may."""
    last = len(g.hidden) - 1
    if g.buried[last] or last in [g.dealt[tile] for tile in face_down(g)]:
        g.hidden, g.buried = (*g.hidden, tuple(sorted(cards))), (*g.buried, 0)
    else:
        g.hidden = (*g.hidden[:last], tuple(sorted((*g.hidden[last], *cards))))


def discard(g: Darkness, *cards: Card) -> None:
    g.discard = tuple(sorted((*g.discard, *cards)))


def put_below(g: Darkness, cards: Sequence[Card]) -> None:
    """Put cards under the deck, in an order that nobody knows (AD-BOS-06)."""
    if cards:
        g.below = (*g.below, tuple(sorted(cards)))


def deal_tiles(g: Darkness, count: int) -> int:
    """Lay the stairs and deal so many tiles face down; return how many there were with the stairs."""
    g.faces, g.dealt, g.told_dealt = (STAIRS_FACE,), (0,), (0,) if g.told_hidden else ()
    while len(g.faces) < count:
        refill(g)
        if not deck_size(g):
            break
        g.faces = (*g.faces, FACE_DOWN)
        _note_deal(g)
        follow(g, _note_deal)
    refill(g)
    return len(g.faces)


def _note_deal(g: Darkness) -> None:
    g.dealt = (*g.dealt, len(g.hidden) - 1)


def strike_tiles(g: Darkness) -> None:
    """AD-R-92: discard the tiles, those face up seen, the others not; equipment that was taken is gone."""
    _bury(g)
    follow(g, _bury)
    seen = [face for face in g.faces if face >= 0]
    g.faces, g.dealt, g.told_dealt, g.tiles = (), (), (), ()
    discard(g, *seen)


def _bury(g: Darkness) -> None:
    """Note of each tile that nobody flipped when it was dealt."""
    buried = list(g.buried)
    for tile in face_down(g):
        buried[g.dealt[tile]] += 1
    g.buried = tuple(buried)


def strike_line(g: Darkness) -> None:
    """AD-R-92: discard the monster cards of the encounter."""
    for foe, _first, _count in g.line:
        discard(g, *cards_of(foe))
    g.line = ()


def cards_of(foe: int) -> tuple[Card, ...]:
    """Return the dungeon cards that stand for a foe: its own, or those of a boss."""
    return BOSS_CARDS[foe] or (foe,)


# The deck of a dungeon.


def build_deck(g: Darkness) -> None:
    """AD-R-94: all cards are in it but those removed, set aside, or held by heroes."""
    out = [*removed(g), *[card_of_item(item) for items in g.items for item in items]]
    g.aside = PLANS[g.plan].aside if g.plan != RANDOM else ()
    deck = DUNGEON_DECK
    for card in (*out, *g.aside):
        deck = without(deck, card)
    g.hidden, g.buried, g.below, g.discard = (deck,), (0,), (), ()
    g.seeds, g.resolved = (), ()
    tell_all(g)


def put_deck_away(g: Darkness) -> None:
    """Between dungeons there is no deck."""
    g.hidden, g.buried, g.below, g.discard = (), (), (), ()
    g.aside, g.seeds = (), ()
    g.told_hidden, g.told_buried = (), ()


def removed(g: Darkness) -> tuple[Card, ...]:
    """Return the cards that are not part of the dungeon at all (AD-R-28)."""
    if g.plan != RANDOM:
        return PLANS[g.plan].removed
    if g.has_agreed(BOSSES_IN_DECK):
        return ()
    return tuple([card for cards in BOSS_CARDS for card in cards])


# A game master's search (AD-R-108).


def search(g: Darkness) -> None:
    """Look through the deck, with what lies under it, and shuffle it; nobody but the game master sees it."""
    refill(g)
    g.fence(Fence.REVEALED)
    for cards in g.below:
        _shuffle_in(g, cards)
    g.below = ()
    _add_batch(g, [look_into(g, len(g.hidden) - 1, NEVER_FORETOLD) for _ in range(deck_size(g))])
    found = tuple([DUNGEON_DRAWN_FROM + card for card in searched(g)])
    g.emit(DeckSearched, GAME_MASTER, found, len(found))


def searched(g: Darkness) -> tuple[Card, ...]:
    """Return what the deck has, when it has just been searched."""
    return g.hidden[-1]


def take_out(g: Darkness, card: Card) -> None:
    """Take a card out of the deck that has just been searched, before everyone."""
    g.hidden = (*g.hidden[:-1], without(g.hidden[-1], card))
    see(g, card, len(g.told_hidden) - 1)


# Summons (AD-R-90).


def draw_kind(g: Darkness, types: Sequence[str]) -> tuple[Card, tuple[Card, ...]]:
    """Draw a monster card of some types: from the deck, else from the monsters discarded (AD-BOS-08).

    Cards are turned up until one fits, and shuffled back, so all that fit are equally likely. Return the
    card, NO_CARD if there is none at all, and those that were turned up before it.
    """
    g.fence(Fence.REVEALED)
    turned: list[Card] = []
    found = NO_CARD
    while deck_size(g) and found == NO_CARD:
        card = _reveal(g)
        if fits(card, types):
            found = card
        else:
            turned.append(card)
    if turned:
        _shuffle_in(g, turned)
    if found == NO_CARD:
        found = _draw_discarded(g, types)
    refill(g)
    return found, tuple(sorted(turned))


def fits(card: Card, types: Sequence[str]) -> bool:
    """Say whether a card is a monster of one of these types."""
    foe = foe_of(card)
    return foe >= 0 and FOES[foe].type in types


def _draw_discarded(g: Darkness, types: Sequence[str]) -> Card:
    """Draw from the monsters that have been discarded, those of the line among them that are all dead."""
    lying = [card for card in g.discard if fits(card, types)]
    dead = [entry for entry in g.line if fits(entry[0], types) and not any(_hp_of(g, entry))]
    if not lying and not dead:
        return NO_CARD
    card = g.pick([*lying, *[foe for foe, _, _ in dead]], DRAWS_FROM)
    if card in lying:
        g.discard = without(g.discard, card)
    else:
        entry = next(entry for entry in dead if entry[0] == card)
        g.line = tuple([other for other in g.line if other != entry])
    return card


def _hp_of(g: Darkness, entry: LineEntry) -> list[int]:
    _, first, count = entry
    return g.hp[first : first + count]
