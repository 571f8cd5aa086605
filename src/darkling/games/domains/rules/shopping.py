"""The Builder's Guild: materials and workers for Coins, as many as one likes."""

from dataclasses import dataclass

from darkling.games.domains.cards.items import COINS, one
from darkling.games.domains.rules.actions import CityAction, settle
from darkling.games.domains.rules.places import BUILDERS_GUILD, LOCATION_CODES
from darkling.games.domains.rules.prices import GOODS, price_of_goods
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.vocabulary import BUY, BUY_MATERIALS, ENOUGH
from darkling.games.domains.rules.windows import TOO_DEAR
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, WhyNot


@dataclass
class ShopAtGuild(CityAction):
    """DM-BLD-02: buy one thing after another; one trip serves all minions a seat has there (DM-R-04)."""

    bought: bool = False

    def begin(self, g: Domains) -> Next:
        return self.decline(g) if not self.affordable(g) else self.next_purchase(g)

    def next_purchase(self, g: Domains) -> Next:
        """Offer what the seat can pay; what leaves it nothing to buy with ends its shopping."""
        coins = g.stores[self.seat][COINS]
        options: list[Option] = []
        for number in self.affordable(g):
            goes_on = coins > price_of_goods(g, self.seat, number)
            options += [BUY[number]] if goes_on else self.keep(g, BUY[number])
        return g.ask(self.seat, BUY_MATERIALS, [*options, *self.keep(g, ENOUGH)], then=self.on_purchase)

    def on_purchase(self, g: Domains, option: Option) -> Next:
        settle(g, option)
        if option.id == ENOUGH.id:
            return g.done() if self.bought else self.decline(g)
        self.bought = True
        kind, amount, _ = GOODS[option.thing]
        why = LOCATION_CODES[BUILDERS_GUILD]
        g.pay(self.seat, one(COINS, price_of_goods(g, self.seat, option.thing)), why)
        g.gain(self.seat, one(kind, amount), why)
        return self.next_purchase(g) if self.affordable(g) else g.done()

    def affordable(self, g: Domains) -> list[int]:
        return [number for number in range(len(GOODS)) if self.why_not_buy(g, number) is None]

    def why_not_buy(self, g: Domains, number: int) -> WhyNot | None:
        dear = g.stores[self.seat][COINS] < price_of_goods(g, self.seat, number)
        return TOO_DEAR if dear else None

    def barred(self, g: Domains) -> list[Barred]:
        reasons = [(BUY[number].code, self.why_not_buy(g, number)) for number in range(len(GOODS))]
        return [(code, why) for code, why in reasons if why is not None]
