"""What a seat knows of the heroes it cannot see, and how to deal those anew.

In the Hero Phase each hand dealt travels left around the table as a *packet* and loses two heroes
at every stop. A seat knows a packet wholly while holding it, and afterwards knows what is in it but
not who takes what. So all that a seat does not know comes down to *pools*: sets of heroes that lie
in known places, nobody can say which where. Any arrangement of a pool that keeps shown heroes with
their owners is as likely as any other.
"""

from functools import lru_cache

from darkling.games.dealings.cards import Hero
from darkling.games.dealings.rules.state import Dealings
from darkling.table.chance import Chance
from darkling.table.decision import Seat

HEROES_KEPT = 2
HANDS: Seat = -1
DECK: Seat = -2

Place = tuple[int, int, int]
"""Part of a zone: its number among `zones_of`, and where the part begins and ends."""
Share = tuple[Seat, int, tuple[Place, ...]]
"""The places of a pool at which one seat kept heroes (or all HANDS, or the DECK), and their size."""
Pool = tuple[Share, ...]
"""The share of the deck comes last."""


def zones_of(g: Dealings) -> list[list[Hero]]:
    """Return the zones with heroes: what each seat has kept, then what each holds, then the deck."""
    return [*map(list, g.kept), *map(list, g.hands), list(g.hero_deck)]


def pools_of(g: Dealings, seat: Seat) -> tuple[Pool, ...]:
    if g.phase not in ("hero", "defense"):
        return ()
    # Once the last heroes are dropped, what a seat holds is what it has kept.
    holding = len(g.hands[0]) if g.phase == "hero" else 0
    return _pools(g.players, seat, g.passes, len(g.kept[0]), holding, len(g.hero_deck))


@lru_cache(maxsize=4096)
def _pools(players: int, seat: Seat, passes: int, kept: int, holding: int, undealt: int) -> tuple[Pool, ...]:
    """Return the pools, which depend on nothing but how far the draft is."""
    opening = kept - HEROES_KEPT * passes
    unseen: list[Place] = [(2 * players, 0, undealt)] if undealt else []
    if opening:
        # In a position set up by hand, nobody has watched how the first heroes were kept.
        unseen += [(other, 0, opening) for other in range(players) if other != seat]
    pools = [unseen]
    for packet in range(players):
        places = unseen
        for stop in range(passes):
            owner = (packet + stop) % players
            if owner == seat:
                # The seat held the packet here: what is taken from now on, it has seen.
                places = []
                pools.append(places)
            else:
                begin = opening + HEROES_KEPT * stop
                places.append((owner, begin, begin + HEROES_KEPT))
        holder = (packet + passes) % players
        if holding and holder != seat:
            places.append((players + holder, 0, holding))
    # What lies in a single place is known.
    return tuple([_shares(players, pool) for pool in pools if len(pool) > 1])


def _shares(players: int, pool: list[Place]) -> Pool:
    """Sort the places of a pool by the seats that kept heroes there."""
    shares: list[Share] = []
    for owner in [*range(players), HANDS, DECK]:
        places = [place for place in pool if _owner(players, place) == owner]
        if places:
            shares.append((owner, sum([end - begin for _, begin, end in places]), tuple(places)))
    return tuple(shares)


def _owner(players: int, place: Place) -> Seat:
    zone = place[0]
    if zone < players:
        return zone
    return HANDS if zone < 2 * players else DECK


def heroes_in(zones: list[list[Hero]], pool: Pool) -> set[Hero]:
    """Return the heroes of a pool, wherever they lie."""
    return {hero for _, _, places in pool for zone, begin, end in places for hero in zones[zone][begin:end]}


def redeal(g: Dealings, seat: Seat) -> None:
    """Deal anew what the seat cannot know, uniformly over all that fits its knowledge."""
    g.defense_deck = g.shuffle(sorted(g.defense_deck))
    if g.phase == "solo":
        g.hero_deck = g.shuffle(sorted(g.hero_deck))
    if g.phase not in ("hero", "defense"):
        return
    zones = zones_of(g)
    used = [pile + revealed for pile, revealed in zip(g.piles, g.revealed, strict=True)]
    for pool in pools_of(g, seat):
        _deal_pool(g.chance, zones, pool, used)
    _put_back(g, zones, used)


def _deal_pool(chance: Chance, zones: list[list[Hero]], pool: Pool, used: list[tuple[Hero, ...]]) -> None:
    """Spread the heroes of a pool over its places; heroes used in the open stay with their seat."""
    heroes = heroes_in(zones, pool)
    rest = sorted(heroes.difference(*used))
    undealt = len(zones[-1]) if pool[-1][0] == DECK else 0
    # The order of what nobody was dealt means nothing.
    free = chance.drawn(rest, len(rest) - undealt) + rest
    for owner, size, places in pool:
        shown = sorted(heroes.intersection(used[owner])) if owner >= 0 and used[owner] else []
        missing = size - len(shown)
        dealt = free[:missing]
        del free[:missing]
        for hero in shown:
            # Nobody can say at which stop the seat kept the heroes it has shown.
            dealt.insert(chance.below(len(dealt) + 1), hero)
        at = 0
        for zone, begin, end in places:
            zones[zone][begin:end] = sorted(dealt[at : at + end - begin])
            at += end - begin


def _put_back(g: Dealings, zones: list[list[Hero]], used: list[tuple[Hero, ...]]) -> None:
    """Write the zones as dealt anew to the table."""
    g.hero_deck = tuple(zones[-1])
    for seat in g.seats:
        kept = zones[seat]
        g.kept[seat] = tuple(kept)
        if g.phase == "hero":
            g.hands[seat] = tuple(zones[g.players + seat])
        else:
            g.hands[seat] = tuple(sorted([hero for hero in kept if hero not in used[seat]]))
