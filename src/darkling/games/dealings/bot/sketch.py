"""The sketch of a siege: a quick look at how it may end, played through by rule of thumb.

Each hero is met with the strikes that cost least, and let through if the others would miss what these
take. A sketch takes a tenth of a millisecond; docs/bots.md says how far it can be trusted.
"""

from functools import lru_cache

from darkling.games.dealings.bot.supply import ALL_FACES, COST, sides_from, supply_of, within_reach
from darkling.games.dealings.cards import (
    ABILITY,
    ARMOR,
    ATTACK,
    DEFENSE_ABILITY,
    SIDES,
    TRASHED,
    TURNED,
    TYPES,
    VULNERABLE,
    Face,
    Hero,
)
from darkling.games.dealings.cards.effects import (
    BOOST,
    EXACT,
    ROTATE_OTHER,
    STRIKE_AGAIN,
    TOLL_ROTATE,
    TOLL_TRASH,
    TRASH_STRIKERS,
    TWICE,
)

Strike = tuple[int, float, Face]
"""What a strike adds to the total, what it costs, and the card that strikes."""

LAST_SIDE = 1.2
"""What the last strike of a card costs more."""
HELPER = 2.5
"""What a Heavy Hitter's strike costs more, for the card it rotates."""
BOOST_LEFT = 1.5
"""What a Booster's side is worth more, with some others of its type."""
CARD_LEFT = 0.15
"""What a card left over counts, in heroes."""
NOTHING: tuple[Face, ...] = ()
NO_WAY = 1e9

POINTS = tuple(
    [
        sum(
            [ATTACK[side] + (BOOST_LEFT if DEFENSE_ABILITY[side] & BOOST else 0) for side in sides_from(face)]
        )
        for face in ALL_FACES
    ]
)
"""What is left in a card."""
PRICE = tuple(
    [
        ATTACK[face]
        + (LAST_SIDE if TURNED[face] == TRASHED else 0)
        + (HELPER if DEFENSE_ABILITY[face] & ROTATE_OTHER else 0)
        for face in ALL_FACES
    ]
)
"""What a strike costs."""


@lru_cache(maxsize=50_000)
def strength(heroes: tuple[Hero, ...], faces: tuple[Face, ...], evicts: bool) -> float:
    """Return about how many of the heroes, topmost first, the cards will defeat.

    Two rough estimates that are wrong in different ways are averaged. `evicts` says that none can be
    let through.
    """
    order = heroes if evicts else tuple(sorted(heroes, key=COST.__getitem__))
    return (sketched(heroes, faces, evicts) + within_reach(order, supply_of(faces), evicts)) / 2


def sketched(heroes: tuple[Hero, ...], faces: tuple[Face, ...], evicts: bool) -> float:
    """Return how many heroes are defeated by rule of thumb, and a little for the cards left."""
    cards = list(faces)
    to_come = sorted(heroes, key=COST.__getitem__)
    defeated = 0
    for hero in heroes:
        to_come.remove(hero)
        after = _fought(hero, cards)
        if after is not None and (evicts or _pays(to_come, cards, after)):
            cards = after
            defeated += 1
        elif evicts:
            break
    return defeated + CARD_LEFT * len(cards)


def _pays(to_come: list[Hero], before: list[Face], after: list[Face]) -> bool:
    """Say whether the others do not miss what a victory takes."""
    rest = 1 + within_reach(to_come, supply_of(after))
    return rest > len(to_come) or rest >= within_reach(to_come, supply_of(before))


def _fought(hero: Hero, faces: list[Face]) -> list[Face] | None:
    """Return the cards after the cheapest victory over the hero; None if there is none."""
    cards = _after_toll(hero, faces)
    strikes = _strikes(hero, cards)
    struck = _cheapest(strikes, hero)
    if struck and ABILITY[hero] & TWICE:
        again = _cheapest([strike for strike in strikes if strike[2] not in struck], hero)
        struck = struck + again if again else ()
    if not struck:
        return None
    if ABILITY[hero] & TRASH_STRIKERS:
        return [face for face in cards if face not in struck]
    return _turned(cards, struck)


def _after_toll(hero: Hero, faces: list[Face]) -> list[Face]:
    if ABILITY[hero] & TOLL_TRASH and faces:
        least = min(faces, key=POINTS.__getitem__)
        return [face for face in faces if face != least]
    if ABILITY[hero] & TOLL_ROTATE:
        return _turned(faces, tuple(sorted(faces, key=PRICE.__getitem__)[:2]))
    return faces


def _strikes(hero: Hero, faces: list[Face]) -> list[Strike]:
    vulnerable = VULNERABLE[hero]
    price = POINTS if ABILITY[hero] & TRASH_STRIKERS else PRICE
    strikes: list[Strike] = []
    for face in faces:
        if TYPES[face] & vulnerable:
            bonus = _bonus(face, faces) if DEFENSE_ABILITY[face] & BOOST else 0
            strikes.append((ATTACK[face] + bonus, price[face] + bonus, face))
    if len(faces) == 1:
        # A Heavy Hitter needs another card to rotate (DD-R-23).
        strikes = [strike for strike in strikes if not DEFENSE_ABILITY[strike[2]] & ROTATE_OTHER]
    if ABILITY[hero] & STRIKE_AGAIN:
        strikes += [again for _, _, face in strikes for again in _again(face, vulnerable)]
    return strikes


def _bonus(face: Face, faces: list[Face]) -> int:
    types = TYPES[face]
    return len([other for other in faces if TYPES[other] & types]) - 1


def _again(face: Face, vulnerable: int) -> list[Strike]:
    """Return the further strikes of a card against a Knight, under the name of the first."""
    sides = [side for side in sides_from(face)[1:] if TYPES[side] & vulnerable]
    return [(ATTACK[side], PRICE[side], face) for side in sides]


def _cheapest(strikes: list[Strike], hero: Hero) -> tuple[Face, ...]:
    """Return the cards of the strikes that defeat the hero at the least cost; none if nothing does."""
    armor, exact = ARMOR[hero], ABILITY[hero] & EXACT
    best, least = NOTHING, NO_WAY
    # For each total below the armor, the cheapest way to it.
    ways: dict[int, tuple[float, tuple[Face, ...]]] = {0: (0.0, NOTHING)}
    for value, price, face in strikes:
        for total, (cost, struck) in list(ways.items()):
            total += value
            cost += price
            if cost >= least:
                continue
            if total < armor:
                if total not in ways or cost < ways[total][0]:
                    ways[total] = (cost, (*struck, face))
            elif total == armor or not exact:
                best, least = (*struck, face), cost
    return best


def _turned(faces: list[Face], struck: tuple[Face, ...]) -> list[Face]:
    """Return the cards after some have struck: each is turned, and a Heavy Hitter turns another one."""
    cards = faces[:]
    for face in struck:
        if DEFENSE_ABILITY[face] & ROTATE_OTHER:
            _turn_helper(cards, struck)
        _turn(cards, face // SIDES)
    return cards


def _turn_helper(cards: list[Face], struck: tuple[Face, ...]) -> None:
    others = [card for card in cards if card not in struck]
    if others:
        _turn(cards, min(others, key=PRICE.__getitem__) // SIDES)


def _turn(cards: list[Face], card: int) -> None:
    for at, face in enumerate(cards):
        if face // SIDES == card:
            if TURNED[face] == TRASHED:
                del cards[at]
            else:
                cards[at] = TURNED[face]
            return
