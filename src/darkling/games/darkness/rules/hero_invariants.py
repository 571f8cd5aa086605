"""What holds of heroes in every position: their decks, cards, hit points, equipment and advancements."""

from collections import Counter
from collections.abc import Iterator, Sequence

from darkling.games.darkness.cards import (
    ACTION_CODES,
    ADVANCEMENT_CODES,
    ADVANCEMENT_DECK,
    CLASSES,
    ITEM_CODES,
    RESOURCE_CODES,
)
from darkling.games.darkness.rules.box import AC, MOST_COPIES, RC, legal
from darkling.games.darkness.rules.build import BuildDecks
from darkling.games.darkness.rules.deck_changes import LEAST, ChangeDeck, cards_of
from darkling.games.darkness.rules.draws import kept_by
from darkling.games.darkness.rules.effects import CARD, OWNER, RC_FROM, VERB
from darkling.games.darkness.rules.settings import UNIQUE_CLASSES
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    NO_CLASS,
    OFF,
    ZONES,
    Darkness,
    Hero,
)
from darkling.games.darkness.rules.trade import GiveItems, TakeItem, overflow

Wrong = Iterator[str]
DECK_NAMES = ("action", "resource")
CODES = (ACTION_CODES, RESOURCE_CODES)


def wrong_heroes(g: Darkness) -> Wrong:
    """Tell of what two heroes cannot have at once."""
    chosen = [kind for kind in g.kind[: g.heroes] if kind != NO_CLASS]
    if g.has_agreed(UNIQUE_CLASSES) and len(set(chosen)) < len(chosen):
        yield "two heroes have the same class"
    items = Counter([item for held in g.items for item in held])
    for item, count in items.items():
        if not 0 <= item < len(ITEM_CODES) or count > 1:
            yield f"there are {count} of {_code(ITEM_CODES, item)}, and the box holds 1"
    boxed = Counter(ADVANCEMENT_DECK)
    for one, count in Counter([one for held in g.advancements for one in held]).items():
        if count > boxed[one]:
            code = _code(ADVANCEMENT_CODES, one)
            yield f"there are {count} of {code}, and the box holds {boxed[one]}"


def _code(codes: Sequence[str], card: int) -> str:
    """Return the code of a card, or the number where there is no such card."""
    return codes[card] if 0 <= card < len(codes) else str(card)


def wrong_hero(g: Darkness, hero: Hero) -> Wrong:
    kind = g.kind[hero]
    if kind == NO_CLASS:
        return
    if not 0 <= kind < len(CLASSES):
        yield f"hero {hero} has no class: {kind}"
        return
    if not 0 <= g.hp[hero] <= g.max_hp(hero):
        yield f"hero {hero} has {g.hp[hero]} HP, expected up to {g.max_hp(hero)}"
    if not g.tiles and g.at[hero] != OFF:
        yield f"hero {hero} is on square {g.at[hero]}, and there is no map"
    if overflow(g, hero) > 0 and not _may_overflow(g, hero):
        yield f"the equipment of hero {hero} needs more slots than there are"
    for zone in range(hero * ZONES, (hero + 1) * ZONES):
        if list(g.piles[zone]) != sorted(g.piles[zone]):
            yield f"piles {zone} is {list(g.piles[zone])}, expected in order"
    yield from _wrong_scried(g, hero)
    for deck in (AC, RC):
        yield from _wrong_deck(g, hero, deck)


def _may_overflow(g: Darkness, hero: Hero) -> bool:
    """Say whether a hero may hold too much: gifts go to and fro, or room is made and a Satchel went first."""
    taking = g.running(TakeItem)
    return g.running(GiveItems) is not None or (taking is not None and taking.hero == hero)


def _wrong_scried(g: Darkness, hero: Hero) -> Wrong:
    """Tell of cards that a hero has seen in a deck, and that are not there."""
    for deck, zone in enumerate((DECK_ACS, DECK_RCS)):
        known = [*g.scried[hero][2 * deck], *g.scried[hero][2 * deck + 1]]
        if Counter(known) - Counter(g.pile(hero, zone)):
            codes = ", ".join([_code(CODES[deck], card) for card in known])
            yield f"hero {hero} has scried {codes}, not all of which is in the {DECK_NAMES[deck]} deck"


def _wrong_deck(g: Darkness, hero: Hero, deck: int) -> Wrong:
    """AD-BLD: each card is legal, and there are not too many copies, nor too few cards."""
    name, kind = DECK_NAMES[deck], g.kind[hero]
    core = dict(CLASSES[kind].core) if deck == RC else {}
    held = Counter([*cards_of(g, hero, deck), *_in_play(g, hero, deck), *kept_by(g, hero, deck)])
    for card, count in held.items():
        code, most = _code(CODES[deck], card), core.get(card, MOST_COPIES)
        if card not in legal(g, deck, kind):
            yield f"hero {hero} has {code} in the {name} deck, which its class may not have"
        elif count > most:
            yield f"hero {hero} has {count} copies of {code} in the {name} deck, expected up to {most}"
    if g.round or _is_building(g, hero):
        return
    # In an encounter cards may also be part of an action.
    least = LEAST - (g.running(ChangeDeck) is not None)
    if held.total() < least or any(held[card] < copies for card, copies in core.items()):
        found = f"{held.total()} cards in the {name} deck"
        yield f"hero {hero} has {found}, expected {least} or more with all core cards"


def _in_play(g: Darkness, hero: Hero, deck: int) -> list[int]:
    """Return the cards of a kind that lie in front of a hero."""
    cards = [effect[CARD] for effect in g.effects if effect[VERB] == "card" and effect[OWNER] == hero]
    return [card % RC_FROM for card in cards if (card >= RC_FROM) == (deck == RC)]


def _is_building(g: Darkness, hero: Hero) -> bool:
    building = g.running(BuildDecks)
    return building is not None and building.hero == hero
