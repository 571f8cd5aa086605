"""What a minion will bring where it stands, or would bring where it might go."""

from darkling.games.domains.bot.danger import dangers, expected_losses
from darkling.games.domains.bot.domain_worth import REPELLED, flip_gain, space_worth
from darkling.games.domains.bot.holdings import held_worth, henchman_worth
from darkling.games.domains.bot.horizon import productions_left, turns_after, weights, worth_of
from darkling.games.domains.cards import HENCHMAN_TIMING, MONSTER_MAKES, NO_CARD, SHIELD
from darkling.games.domains.cards.items import COINS, STORED, Items
from darkling.games.domains.rules.domain import defense, monster_spaces, shield
from darkling.games.domains.rules.odds import chance_to_beat
from darkling.games.domains.rules.parties import dice_of, party_plus
from darkling.games.domains.rules.places import (
    ARCHITECT,
    ARCHITECTS_GUILD,
    ASSASSIN,
    BUILDERS_GUILD,
    BUSINESS_DISTRICT,
    COUNCIL_OF_WIZARDS,
    FAR_LANDS,
    GREEN_UNICORN,
    HIRED_THUG,
    INN,
    LEADER,
    LOCATION_OF,
    NIKTMARG,
    NIKTMARG_SLOTS,
    ROYAL_COURT,
    SLOT_OF,
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
    GOODS,
    THUG_COINS,
    THUG_DIE,
    assassin_prices,
    gift_of,
    price_of_goods,
    price_of_monster,
    price_of_tile,
    spells_of_council,
    thug_succeeds,
)
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.targets import ATTACKS, find_target
from darkling.games.domains.rules.tiles import DARK
from darkling.table.decision import Seat
from darkling.table.zones import without

FLIP_SHARE = 0.95
"""What has still to be done is worth a little less than what has been done."""
KNOWING, MEDDLING, CHAIR, EXTRA_MINION = 0.6, 0.4, 0.4, 2.0
USUAL_DIE = 8
"""The die of whoever comes instead of a follower."""
A_SHIELD = 0.12
"""What one more point of defense is worth where nothing threatens."""
UNSEEN_HENCHMAN = 1.6


def corrupt_worth(g: Domains, seat: Seat, space: Space) -> float:
    """Return what a minion on a light tile of one's own will bring."""
    tile = g.tiles[seat][space]
    shields = sum([shield(monster, space) for monster in g.monsters[seat][space]])
    gain = flip_gain(tile & ~1, round(productions_left(g), 1), weights(g), shields)
    return max(0.0, FLIP_SHARE * (gain - _lured(g, seat, space)))


def _lured(g: Domains, seat: Seat, space: Space) -> float:
    """Return how much more a seat would lose to the parties if the tile on a space were dark."""
    before, tiles = expected_losses(g)[seat], g.tiles[seat]
    g.set_tile(seat, space, tiles[space] | DARK)
    lured = expected_losses(g)[seat] - before
    g.tiles[seat] = tiles
    return lured


def place_worth(g: Domains, seat: Seat, place: Place) -> float:
    """Return what a minion on an Action Space will bring a seat."""
    location = LOCATION_OF[place]
    if location in GIFTS:
        return worth_of(gift_of(g, seat, place), weights(g)) + _besides(g, location)
    return WORTHS[location](g, seat, place)


def _besides(g: Domains, location: int) -> float:
    if location == ROYAL_COURT:
        return EXTRA_MINION if turns_after(g) > 0.5 else 0.0
    return CHAIR if location == TOWN_COUNCIL and turns_after(g) else 0.0


def _elimination(g: Domains, seat: Seat, place: Place) -> float:
    """Return what getting rid of a leader, or of a rival's best henchman, is worth less its price."""
    hurt = max([chance * worth for owner, _, chance, worth in dangers(g) if owner == seat], default=0.0)
    servants = [henchman_worth(g, one // 2) for other in g.rivals(seat) for one in g.henchmen[other]]
    gain = max(0.6 * hurt, 0.5 * max(servants, default=0.0))
    if LOCATION_OF[place] == ASSASSIN:
        price = min([worth_of(items, weights(g)) for items in assassin_prices(g, seat)], default=99.0)
        return max(MEDDLING, gain - price)
    if g.stores[seat][COINS] < THUG_COINS:
        return MEDDLING
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
    return max(MEDDLING, less * (space_worth(g, seat, target.space) + REPELLED))


def _seer(g: Domains, _seat: Seat, _place: Place) -> float:
    return KNOWING if g.fortune else 0.0


def _tile(g: Domains, seat: Seat, place: Place) -> float:
    """Return what the tile of a slot adds to those held."""
    tile = g.displays[ARCHITECT][SLOT_OF[place]]
    if tile == NO_CARD:
        return 0.0
    held, store = g.held[seat], g.stores[seat]
    return held_worth(g, seat, (*held, tile), store) - held_worth(g, seat, held, store)


def _henchman_of_inn(g: Domains, seat: Seat, place: Place) -> float:
    return _henchman(g, seat, g.displays[INN][SLOT_OF[place]])


def _henchman(g: Domains, _seat: Seat, henchman: int) -> float:
    if henchman == NO_CARD:
        return 0.0
    return 1.5 if HENCHMAN_TIMING[henchman] == 0 else henchman_worth(g, henchman)


def _henchman_of_far_lands(g: Domains, _seat: Seat, place: Place) -> float:
    if g.displays[FAR_LANDS][SLOT_OF[place]] == NO_CARD:
        return 0.0
    return min(UNSEEN_HENCHMAN, 0.5 * turns_after(g))


def _shopping(g: Domains, seat: Seat, _place: Place) -> float:
    """Return what buying all that the held tiles lack is worth, as far as the Coins go."""
    held, store = g.held[seat], g.stores[seat]
    if not held or g.guild.count(seat) > 1:
        return 0.0
    bought = bought_for(g, seat)
    return (
        held_worth(g, seat, held, bought)
        - held_worth(g, seat, held, store)
        + (worth_of(bought, weights(g)) - worth_of(store, weights(g)))
    )


def bought_for(g: Domains, seat: Seat) -> Items:
    """Return a store after buying what the held tiles lack, tile by tile while the Coins last."""
    store = list(g.stores[seat][:STORED])
    needed = [0] * STORED
    for tile in g.held[seat]:
        price = price_of_tile(g, seat, tile)
        for number, (kind, amount, _) in enumerate(GOODS):
            needed[kind] += price[kind]
            while store[kind] < needed[kind] and store[COINS] >= price_of_goods(g, seat, number):
                store[COINS] -= price_of_goods(g, seat, number)
                store[kind] += amount
    return tuple(store)


def _spells(g: Domains, seat: Seat, _place: Place) -> float:
    return worth_of(spells_of_council(g, seat), weights(g)) * 0.75


def _mercenary(g: Domains, seat: Seat, _place: Place) -> float:
    """Return what five more points of defense are worth where a party goes."""
    threatened = sum([0.5 * chance * worth for owner, _, chance, worth in dangers(g) if owner == seat])
    return 0.3 + threatened


def _monster(g: Domains, seat: Seat, place: Place) -> float:
    monster = g.displays[NIKTMARG_SLOTS][SLOT_OF[place]]
    if monster == NO_CARD:
        return 0.0
    price = price_of_monster(g, seat, monster)
    if price > g.stores[seat][COINS] + 2 or not monster_spaces(g, seat, monster):
        return 0.0
    by_kind, left = weights(g), productions_left(g)
    makes = worth_of(MONSTER_MAKES[monster], by_kind) * max(0.0, left * 0.8)
    dark = any(g.has_dark(seat, space) for space in monster_spaces(g, seat, monster))
    shields = SHIELD[monster] * A_SHIELD * (1.5 if dark else 0.5) * min(1.0, left / 3)
    return max(0.0, makes + shields - price * by_kind[COINS])


GIFTS = (BUSINESS_DISTRICT, TEMPLE_OF_THE_KULT, TOWERS_OF_THE_ELEMENTS, TOWN_COUNCIL, ROYAL_COURT)
WORTHS = {
    THE_SEER: _seer,
    ASSASSIN: _elimination,
    HIRED_THUG: _elimination,
    ARCHITECTS_GUILD: _tile,
    THE_INN: _henchman_of_inn,
    BUILDERS_GUILD: _shopping,
    COUNCIL_OF_WIZARDS: _spells,
    GREEN_UNICORN: _meddling,
    YELLOW_SWAN: _meddling,
    THE_DOCKS: _mercenary,
    THE_FAR_LANDS: _henchman_of_far_lands,
    NIKTMARG: _monster,
}


def minions_worth(g: Domains, seat: Seat) -> float:
    """Return what the minions that a seat has placed will bring."""
    total = 0.0
    for place, owner in enumerate(g.city):
        if owner == seat:
            total += FLIP_SHARE * place_worth(g, seat, place)
    for space in g.flips[seat]:
        if g.has_light(seat, space):
            total += corrupt_worth(g, seat, space)
    if seat in g.guild:
        total += FLIP_SHARE * _shopping(g, seat, len(g.city))
    return total
