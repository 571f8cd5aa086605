"""Effects on people: minions, henchmen, adventurers (they are msgspec Structs)."""

from typing import Literal

from darkling.games.domains.cards import HENCHMAN_CODES, NO_CARD
from darkling.games.domains.cards.effect_kinds import DomainsEffect, Picks
from darkling.games.domains.rules.events import FirstPlayerChanged, NeutralHired
from darkling.games.domains.rules.henchmen import GainHenchman, kill_henchman
from darkling.games.domains.rules.minions import (
    free_places,
    move_off_tile,
    move_to,
    move_to_tile,
    move_within,
    places_of,
    recall,
    spaces_to_corrupt,
)
from darkling.games.domains.rules.parties import replace_adventurer, swap_adventurers
from darkling.games.domains.rules.places import GUILD, INN, LEADER, PARTY_SIZE, TAVERNS, Place
from darkling.games.domains.rules.state import EMPTY, FREE, NEUTRALS, Domains
from darkling.games.domains.rules.vocabulary import (
    ADVENTURER,
    CHOOSE_A_HENCHMAN,
    CHOOSE_A_MINION,
    CHOOSE_A_TAVERN,
    CHOOSE_AN_ADVENTURER,
    CORRUPT,
    HENCHMAN,
    MINION,
    MINION_IN_DOMAIN,
    SEND,
    SEND_THE_MINION,
    SWAP_WITH,
    TAVERN,
    VOCABULARY,
)
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Rule, WhyNot

FIRST_INN_SLOT = len(HENCHMAN_CODES)
"""The number of the Inn's first slot among the things of HENCHMAN."""
PAIR = 2

NO_MINION_TO_MOVE = WhyNot("no-minion-to-move", "DM-R-83")
NO_RIVAL_MINION = WhyNot("no-rival-minion", "DM-R-83")
MINION_HIRED = WhyNot("minion-hired", "DM-R-12")
NO_RIVAL_HENCHMAN = WhyNot("no-rival-henchman", "DM-R-83")
INN_EMPTY = WhyNot("inn-empty", "DM-R-83")
NO_ADVENTURER = WhyNot("no-adventurer", "DM-R-83")
FIRST_ALREADY = WhyNot("first-already", "DM-R-83")


# Minions.


def minion_at(seat: Seat, place: Place) -> Option:
    """Return the option of a seat's minion on an Action Space."""
    return MINION[place + seat if place == GUILD else place]


def picked_minion(g: Domains, pick: int) -> tuple[Seat, Place]:
    """Return the controller and the Action Space of a minion of the city."""
    thing = VOCABULARY.options[pick].thing
    return (g.city[thing], thing) if thing < GUILD else (thing - GUILD, GUILD)


def other_places(g: Domains, place: Place) -> list[Place]:
    """Return the Action Spaces to which a minion may go from one (DM-R-08, DM-R-96)."""
    return [to for to in free_places(g) if to != place]


class RivalMinionEffect(DomainsEffect, frozen=True):
    """Something done to a minion of a rival on the city board."""

    def minions(self, g: Domains, seat: Seat) -> list[Option]:
        return [minion_at(rival, place) for rival in g.rivals(seat) for place in places_of(g, rival)]

    def asks(self) -> int:
        return 1

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if self.minions(g, seat) else NO_RIVAL_MINION

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_A_MINION, self.minions(g, seat)

    def affected(self, g: Domains, _seat: Seat, picked: Picks) -> list[Seat]:
        return [picked_minion(g, picked[0])[0]]

    def do(self, g: Domains, _seat: Seat, picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        controller, place = picked_minion(g, picked[0])
        if controller not in spared:
            self.treat(g, controller, place, picked)
        return None

    def treat(self, g: Domains, controller: Seat, place: Place, picked: Picks) -> None:
        raise NotImplementedError


class MoveRivalMinion(RivalMinionEffect, frozen=True):
    """DM-R-102: send a rival's minion to another Action Space, where it acts for its controller."""

    def minions(self, g: Domains, seat: Seat) -> list[Option]:
        can_leave_guild = len(free_places(g)) > 1
        return [minion for minion in super().minions(g, seat) if minion.thing < GUILD or can_leave_guild]

    def asks(self) -> int:
        return 2

    def choices(self, g: Domains, seat: Seat, picked: Picks) -> tuple[Prompt, list[Option]]:
        if not picked:
            return super().choices(g, seat, picked)
        return SEND_THE_MINION, [SEND[to] for to in other_places(g, picked_minion(g, picked[0])[1])]

    def treat(self, g: Domains, controller: Seat, place: Place, picked: Picks) -> None:
        move_to(g, controller, place, VOCABULARY.options[picked[1]].thing)


class RecallMinion(RivalMinionEffect, frozen=True):
    """A rival's minion returns without its action."""

    def treat(self, g: Domains, controller: Seat, place: Place, _picked: Picks) -> None:
        recall(g, controller, place)


class MoveMinion(DomainsEffect, frozen=True):
    """DM-R-102: send a minion of one's own to another Action Space or to a light tile of one's own."""

    def asks(self) -> int:
        return 2

    def minions(self, g: Domains, seat: Seat) -> list[Option]:
        placed = [minion_at(seat, place) for place in places_of(g, seat)]
        can_leave_guild = len(free_places(g)) > 1 or bool(spaces_to_corrupt(g, seat))
        movable = [minion for minion in placed if minion.thing < GUILD or can_leave_guild]
        return [*movable, *[MINION_IN_DOMAIN[space] for space in g.flips[seat]]]

    def ways(self, g: Domains, seat: Seat, minion: Option) -> list[Option]:
        """Return where a minion may go; its own place is none of them."""
        place = picked_minion(g, minion.id)[1] if minion.verb == "minion" else NO_CARD
        tiles = [CORRUPT[space] for space in spaces_to_corrupt(g, seat)]
        return [*[SEND[to] for to in other_places(g, place)], *tiles]

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if self.minions(g, seat) else NO_MINION_TO_MOVE

    def choices(self, g: Domains, seat: Seat, picked: Picks) -> tuple[Prompt, list[Option]]:
        if not picked:
            return CHOOSE_A_MINION, self.minions(g, seat)
        return SEND_THE_MINION, self.ways(g, seat, VOCABULARY.options[picked[0]])

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        minion, to = VOCABULARY.options[picked[0]], VOCABULARY.options[picked[1]]
        is_in_city, to_city = minion.verb == "minion", to.verb == "send"
        if is_in_city and to_city:
            move_to(g, seat, picked_minion(g, minion.id)[1], to.thing)
        elif is_in_city:
            move_to_tile(g, seat, picked_minion(g, minion.id)[1], to.thing)
        elif to_city:
            move_off_tile(g, seat, minion.thing, to.thing)
        else:
            move_within(g, seat, minion.thing, to.thing)
        return None


class ExtraMinion(DomainsEffect, frozen=True):
    """DM-HEN-05: the Purple or the Grey minion is one's own this turn, placed last."""

    colour: Literal["purple", "grey"]

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return None if g.neutral[NEUTRALS.index(self.colour)] == FREE else MINION_HIRED

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        users = zip(NEUTRALS, g.neutral, strict=True)
        g.neutral = tuple([seat if colour == self.colour else user for colour, user in users])
        g.emit(NeutralHired, seat, self.colour)
        return None


class TakeFirst(DomainsEffect, frozen=True):
    """DM-R-108: take the First Player Marker now."""

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return FIRST_ALREADY if g.first == seat else None

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        g.first = seat
        g.emit(FirstPlayerChanged, seat)
        return None


# Henchmen.


class RemoveHenchman(DomainsEffect, frozen=True):
    """DM-REM-01: put a henchman of a rival into the box."""

    def asks(self) -> int:
        return 1

    def victims(self, g: Domains, seat: Seat) -> list[Option]:
        return [HENCHMAN[used // 2] for rival in g.rivals(seat) for used in g.henchmen[rival]]

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if self.victims(g, seat) else NO_RIVAL_HENCHMAN

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_A_HENCHMAN, self.victims(g, seat)

    def affected(self, g: Domains, _seat: Seat, picked: Picks) -> list[Seat]:
        return [_master(g, VOCABULARY.options[picked[0]].thing)]

    def do(self, g: Domains, _seat: Seat, picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        henchman = VOCABULARY.options[picked[0]].thing
        master = _master(g, henchman)
        if master not in spared:
            kill_henchman(g, master, henchman)
        return None


def _master(g: Domains, henchman: int) -> Seat:
    (master,) = [seat for seat in g.seats for used in g.henchmen[seat] if used // 2 == henchman]
    return master


class HireFromInn(DomainsEffect, frozen=True):
    """DM-INN-01: take a henchman out of the Inn."""

    def asks(self) -> int:
        return 1

    def offered(self, g: Domains) -> list[Option]:
        guests = enumerate(g.displays[INN])
        return [HENCHMAN[FIRST_INN_SLOT + slot] for slot, henchman in guests if henchman != EMPTY]

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return None if self.offered(g) else INN_EMPTY

    def choices(self, g: Domains, _seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_A_HENCHMAN, self.offered(g)

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        slot = VOCABULARY.options[picked[0]].thing - FIRST_INN_SLOT
        return GainHenchman(seat, g.clear_slot(INN, slot))


# Adventurers. Those of taverns affect nobody (DM-R-84).


def _members(g: Domains, taverns: tuple[int, ...] = TAVERNS) -> list[Option]:
    """Return the adventurers of taverns."""
    return [
        ADVENTURER[tavern * PARTY_SIZE + slot]
        for tavern in taverns
        for slot in range(len(g.displays[tavern]))
    ]


class SwapAdventurers(DomainsEffect, frozen=True):
    """Two members of a party change places: any two, or the leader and the next."""

    first_two: bool = False

    def asks(self) -> int:
        return 1 if self.first_two else 2

    def taverns(self, g: Domains) -> tuple[int, ...]:
        return tuple([tavern for tavern in TAVERNS if len(g.displays[tavern]) >= PAIR])

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return None if self.taverns(g) else NO_ADVENTURER

    def choices(self, g: Domains, _seat: Seat, picked: Picks) -> tuple[Prompt, list[Option]]:
        if self.first_two:
            return CHOOSE_A_TAVERN, [TAVERN[tavern] for tavern in self.taverns(g)]
        if not picked:
            return CHOOSE_AN_ADVENTURER, _members(g, self.taverns(g))
        one = VOCABULARY.options[picked[0]]
        others = [option for option in _members(g, (one.thing // PARTY_SIZE,)) if option.id != one.id]
        return SWAP_WITH, others

    def do(self, g: Domains, _seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        things = [VOCABULARY.options[pick].thing for pick in picked]
        if self.first_two:
            swap_adventurers(g, things[0], LEADER, LEADER + 1)
        else:
            swap_adventurers(g, things[0] // PARTY_SIZE, things[0] % PARTY_SIZE, things[1] % PARTY_SIZE)
        return None


class ReplaceAdventurer(DomainsEffect, frozen=True):
    """DM-REM-02: replace a member of either party, the leader included."""

    to: Literal["discard", "box"]

    def asks(self) -> int:
        return 1

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return None if _members(g) else NO_ADVENTURER

    def choices(self, g: Domains, _seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_AN_ADVENTURER, _members(g)

    def do(self, g: Domains, _seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        tavern, slot = divmod(VOCABULARY.options[picked[0]].thing, PARTY_SIZE)
        replace_adventurer(g, tavern, slot, self.to)
        return None


class ReplaceLeaders(DomainsEffect, frozen=True):
    """DM-REM-02: replace the leaders of both parties."""

    is_for_all = True
    to: Literal["discard", "box"]

    def befall(self, g: Domains, _seat: Seat) -> Rule | None:
        for tavern in TAVERNS:
            if g.displays[tavern]:
                replace_adventurer(g, tavern, LEADER, self.to)
        return None
