"""What a seat knows of the heroes it cannot see, and how to deal those anew.

In the Hero Phase each hand dealt travels left around the table as a *packet* and loses two heroes
at every stop. A seat knows a packet wholly while holding it, and afterwards knows what is in it but
not who takes what. So all that a seat does not know comes down to *pools*: sets of heroes that lie
in known places, nobody can say which where. Any arrangement of a pool that keeps shown heroes with
their owners is as likely as any other.
"""

from darkling.games.dealings.cards import Hero
from darkling.games.dealings.state import Dealings
from darkling.table.chance import Chance
from darkling.table.decision import Seat

HEROES_KEPT = 2
UNDEALT: Seat = -1


class Place:
    """Somewhere that holds heroes of a pool: what a seat kept at one stop, a hand, the undealt."""

    def __init__(self, owner: Seat, heroes: tuple[Hero, ...], kept: bool) -> None:
        self.owner = owner
        self.heroes = heroes
        self.kept = kept


class Draft:
    """The heroes as they lie after the choices made so far, stop by stop.

    `stops[s][i]` is what seat s kept at choice i, `hands[s]` what it holds now, `openings[s]` what it
    had kept before anybody watched (in positions set up by hand).
    """

    def __init__(self, g: Dealings) -> None:
        self.players = g.players
        self.passes = g.passes
        opening = len(g.kept[0]) - HEROES_KEPT * g.passes
        ends = range(opening, len(g.kept[0]), HEROES_KEPT)
        self.openings = [Place(s, kept[:opening], True) for s, kept in enumerate(g.kept)] if opening else []
        self.stops = [
            [Place(seat, kept[at : at + HEROES_KEPT], True) for at in ends]
            for seat, kept in enumerate(g.kept)
        ]
        # Once the last heroes are dropped, nothing of a packet is left to be held.
        hands = g.hands if g.phase == "hero" else []
        self.hands = [Place(seat, hand, False) for seat, hand in enumerate(hands)]
        self.undealt = Place(UNDEALT, g.hero_deck, False)

    def pools(self, seat: Seat) -> list[list[Place]]:
        """Return the pools of what the seat does not know."""
        players = self.players
        unseen = [self.undealt]
        unseen += [place for place in self.openings if place.owner != seat]
        pools = [unseen]
        for packet in range(players):
            places = unseen
            for stop in range(self.passes):
                owner = (packet + stop) % players
                if owner == seat:
                    # The seat held the packet here: what is taken from now on, it has seen.
                    places = []
                    pools.append(places)
                else:
                    places.append(self.stops[owner][stop])
            if self.hands:
                holder = self.hands[(packet + self.passes) % players]
                if holder.owner != seat:
                    places.append(holder)
        # What lies in a single place is known.
        return [pool for pool in pools if len(pool) > 1]


def redeal(g: Dealings, seat: Seat) -> None:
    """Deal anew what the seat cannot know, uniformly over all that fits its knowledge."""
    g.defense_deck = g.shuffle(sorted(g.defense_deck))
    if g.phase == "combat":
        return
    draft = Draft(g)
    used = [pile + revealed for pile, revealed in zip(g.piles, g.revealed, strict=True)]
    for pool in draft.pools(seat):
        _deal_pool(g.chance, pool, used)
    _put_back(g, draft, used)


def _deal_pool(chance: Chance, pool: list[Place], used: list[tuple[Hero, ...]]) -> None:
    """Spread the heroes of a pool over its places; heroes used in the open stay with their seat."""
    heroes = {hero for place in pool for hero in place.heroes}
    free = chance.shuffled(sorted(heroes.difference(*used)))
    if len(free) < len(heroes):
        for owner, seen in enumerate(used):
            shown = heroes.intersection(seen)
            if shown:
                pool = _deal_shown(chance, pool, owner, sorted(shown), free)
    _fill(pool, free)


def _deal_shown(
    chance: Chance, pool: list[Place], owner: Seat, shown: list[Hero], free: list[Hero]
) -> list[Place]:
    """Fill the places of a seat that has shown some of its heroes; return the places left to fill."""
    own: list[Place] = []
    others: list[Place] = []
    missing = -len(shown)
    for place in pool:
        if place.owner == owner and place.kept:
            own.append(place)
            missing += len(place.heroes)
        else:
            others.append(place)
    # Nobody can say at which stop the seat kept the heroes it has shown.
    _fill(own, chance.shuffled(shown + free[:missing]))
    del free[:missing]
    return others


def _fill(places: list[Place], heroes: list[Hero]) -> None:
    at = 0
    for place in places:
        end = at + len(place.heroes)
        place.heroes = tuple(sorted(heroes[at:end]))
        at = end


def _put_back(g: Dealings, draft: Draft, used: list[tuple[Hero, ...]]) -> None:
    """Write the draft as dealt anew to the table."""
    g.hero_deck = draft.undealt.heroes
    for seat in g.seats:
        kept = draft.openings[seat].heroes if draft.openings else ()
        for stop in draft.stops[seat]:
            kept += stop.heroes
        g.kept[seat] = kept
        if g.phase == "hero":
            g.hands[seat] = draft.hands[seat].heroes
        else:
            g.hands[seat] = tuple(sorted([hero for hero in kept if hero not in used[seat]]))
