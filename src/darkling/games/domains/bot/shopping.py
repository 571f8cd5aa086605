"""What a seat would buy at the Builder's Guild."""

from collections.abc import Sequence

from darkling.games.domains.bot.domain_worth import Outlook, built_worth
from darkling.games.domains.bot.holdings import areas_with_room, has_room
from darkling.games.domains.cards import Card
from darkling.games.domains.cards.items import COINS, Items
from darkling.games.domains.rules.prices import GOODS, price_of_goods, price_of_tile
from darkling.games.domains.rules.state import Domains
from darkling.table.decision import Seat


def shopped(
    g: Domains, seat: Seat, held: Sequence[Card], store: Sequence[int], outlook: Outlook
) -> list[int]:
    """Return items after buying all that tiles lack, the best tile first, as long as the Coins last."""
    left, areas = list(store), areas_with_room(g.tiles[seat], g.monsters[seat])
    bought = list(store)
    worths = sorted([(built_worth(tile, outlook), tile) for tile in held], reverse=True)
    for worth, tile in worths:
        if worth > 0 and has_room(tile, areas):
            _buy_for(g, seat, price_of_tile(g, seat, tile), left, bought)
    return bought


def _buy_for(g: Domains, seat: Seat, price: Items, left: list[int], bought: list[int]) -> None:
    """Buy what is missing of a price, if there are Coins for all of it, and set the price aside."""
    coins, orders = 0, []
    for number, (kind, amount, _) in enumerate(GOODS):
        lots = -(-max(0, price[kind] - left[kind]) // amount)
        coins += lots * price_of_goods(g, seat, number)
        orders.append((kind, lots * amount))
    if coins > left[COINS]:
        return
    left[COINS] -= coins
    bought[COINS] -= coins
    for kind, amount in orders:
        bought[kind] += amount
        left[kind] += amount - price[kind]
