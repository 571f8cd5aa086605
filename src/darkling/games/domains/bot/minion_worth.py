"""What a minion will bring where it stands, or would bring where it might go."""

from collections.abc import Callable

from darkling.games.domains.bot.danger import dangers, expected_losses
from darkling.games.domains.bot.domain_worth import (
    REPELLED,
    Outlook,
    flip_gain,
    outlook_of,
    space_worth,
)
from darkling.games.domains.bot.effect_worth import A_MINION
from darkling.games.domains.bot.holdings import henchman_worth
from darkling.games.domains.bot.horizon import turns_after, weights, worth_of
from darkling.games.domains.cards import NO_CARD, Card
from darkling.games.domains.cards.items import COINS
from darkling.games.domains.rules.domain import defense, is_occupied, monster_spaces, shield
from darkling.games.domains.rules.minions import card_at
from darkling.games.domains.rules.odds import chance_to_beat
from darkling.games.domains.rules.parties import dice_of, party_plus
from darkling.games.domains.rules.places import (
    ARCHITECTS_GUILD,
    ASSASSIN,
    BUSINESS_DISTRICT,
    GREEN_UNICORN,
    HIRED_THUG,
    LEADER,
    LOCATION_OF,
    ROYAL_COURT,
    TAVERN_A,
    TAVERN_B,
    TEMPLE_OF_THE_KULT,
    THE_DOCKS,
    THE_FAR_LANDS,
    THE_INN,
    THE_SEER,
    TOWERS_OF_THE_ELEMENTS,
    TOWN_COUNCIL,
    YELLOW_SWAN,
    Place,
    Space,
)
from darkling.games.domains.rules.prices import (
    THUG_COINS,
    THUG_DIE,
    assassin_prices,
    thug_succeeds,
)
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.targets import ATTACKS, find_target
from darkling.games.domains.rules.tiles import DARK
from darkling.table.decision import Seat
from darkling.table.zones import without

UNDONE = 0.95
"""What has still to be done is worth a little less than what has been done."""
KNOWING, MEDDLING, CHAIR = 0.5, 0.45, 0.4
USUAL_DIE = 8
"""The die of whoever comes instead of a follower."""
UNSEEN_HENCHMAN = 1.6
GIFTS = (BUSINESS_DISTRICT, TEMPLE_OF_THE_KULT, TOWERS_OF_THE_ELEMENTS, TOWN_COUNCIL, ROYAL_COURT)
"""The locations that just give."""


def corrupt_worth(g: Domains, seat: Seat, space: Space, outlook: Outlook | None = None) -> float:
    """Return what a minion on a light tile of one's own will bring."""
    seen = outlook or outlook_of(g)
    tile = g.tiles[seat][space]
    shields = sum([shield(monster, space) for monster in g.monsters[seat][space]])
    gain = flip_gain(tile & ~1, seen, shields)
    return max(0.0, UNDONE * (gain - _lured(g, seat, space, seen))) if gain > 0 else 0.0


def _lured(g: Domains, seat: Seat, space: Space, outlook: Outlook) -> float:
    """Return how much more a seat would lose to the parties if the tile on a space were dark."""
    before, tiles = expected_losses(g, outlook)[seat], g.tiles[seat]
    g.set_tile(seat, space, tiles[space] | DARK)
    lured = expected_losses(g, outlook)[seat] - before
    g.tiles[seat] = tiles
    return lured


def besides(g: Domains, location: int) -> float:
    """Return what a location brings besides its gift."""
    if location == ROYAL_COURT:
        return A_MINION if turns_after(g) > 0.5 else 0.0
    return CHAIR if location == TOWN_COUNCIL and turns_after(g) else 0.0


def tiles_to_come(g: Domains, seat: Seat) -> list[Card]:
    """Return the unbuilt tiles of a seat, and those that its minions will bring it."""
    slots = [place for place in ARCHITECTS if g.city[place] == seat]
    return [*g.held[seat], *[card for card in [card_at(g, place) for place in slots] if card != NO_CARD]]


ARCHITECTS = tuple([place for place, location in enumerate(LOCATION_OF) if location == ARCHITECTS_GUILD])


def _elimination(g: Domains, seat: Seat, place: Place) -> float:
    """Return what getting rid of a leader, or of a rival's best henchman, is worth less its price."""
    hurt = max([chance * worth for owner, _, chance, worth in dangers(g) if owner == seat], default=0.0)
    servants = [henchman_worth(g, other, one // 2) for other in g.rivals(seat) for one in g.henchmen[other]]
    gain = max(0.6 * hurt, 0.5 * max(servants, default=0.0))
    if LOCATION_OF[place] == ASSASSIN:
        price = min([worth_of(items, weights(g)) for items in assassin_prices(g, seat)], default=99.0)
        return max(MEDDLING, gain - price)
    if g.stores[seat][COINS] < THUG_COINS:
        return 0.0
    return max(MEDDLING, gain * thug_succeeds(g, seat) / THUG_DIE - THUG_COINS * weights(g)[COINS])


def _meddling(g: Domains, seat: Seat, place: Place) -> float:
    """Return what sending away the strongest follower of a leader is worth."""
    tavern = TAVERN_A if LOCATION_OF[place] == GREEN_UNICORN else TAVERN_B
    target, dice = find_target(g, tavern), dice_of(g, tavern)
    followers = dice[LEADER + 1 :]
    if target.kind != ATTACKS or target.seat != seat or not followers:
        return MEDDLING
    against = defense(g, seat, target.space)
    weaker = (*without(dice, max(followers)), USUAL_DIE)
    less = chance_to_beat(dice, party_plus(g), against) - chance_to_beat(weaker, party_plus(g), against)
    return max(MEDDLING, less * (space_worth(g, seat, target.space, outlook_of(g)) + REPELLED))


def _seer(g: Domains, _seat: Seat, _place: Place) -> float:
    return KNOWING if g.fortune else 0.0


def _henchman_of_inn(g: Domains, seat: Seat, place: Place) -> float:
    henchman = card_at(g, place)
    return 0.0 if henchman == NO_CARD else henchman_worth(g, seat, henchman, has_come=False)


def _henchman_of_far_lands(g: Domains, _seat: Seat, place: Place) -> float:
    if card_at(g, place) == NO_CARD:
        return 0.0
    return min(UNSEEN_HENCHMAN, 0.5 * turns_after(g))


def _mercenary(g: Domains, seat: Seat, _place: Place) -> float:
    """Return what five more points of defense are worth where a party goes."""
    return 0.2 + sum([0.5 * chance * worth for owner, _, chance, worth in dangers(g) if owner == seat])


def monster_gain(g: Domains, seat: Seat, monster: Card, outlook: Outlook) -> float:
    """Return what a monster adds to one of the spaces that it may stand on: bare, or with a dark tile."""
    spaces = monster_spaces(g, seat, monster)
    bare = [space for space in spaces if not is_occupied(g, seat, space)][:1]
    dark = [space for space in spaces if g.has_dark(seat, space)]
    return max([_with_monster(g, seat, monster, space, outlook) for space in (*bare, *dark)], default=0.0)


def _with_monster(g: Domains, seat: Seat, monster: Card, space: Space, outlook: Outlook) -> float:
    """Return how much more a space is worth with a monster, less what that draws upon it."""
    before, rows = space_worth(g, seat, space, outlook) - expected_losses(g, outlook)[seat], g.monsters[seat]
    g.set_monsters(seat, space, (*rows[space], monster))
    after = space_worth(g, seat, space, outlook) - expected_losses(g, outlook)[seat]
    g.monsters[seat] = rows
    return after - before


WORTHS: dict[int, Callable[[Domains, Seat, Place], float]] = {
    THE_SEER: _seer,
    ASSASSIN: _elimination,
    HIRED_THUG: _elimination,
    THE_INN: _henchman_of_inn,
    GREEN_UNICORN: _meddling,
    YELLOW_SWAN: _meddling,
    THE_DOCKS: _mercenary,
    THE_FAR_LANDS: _henchman_of_far_lands,
}
