"""What the Event cards do: one class an effect, a msgspec Struct with the fields of its cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from darkling.games.darkworld.rules.bout import Harm
from darkling.games.darkworld.rules.events import CardsReturned
from darkling.games.darkworld.rules.state import OVERLORD, Hero
from darkling.games.village.cards import CREATURE_CODES
from darkling.games.village.cards.board import AT_RISK, FIGHTS, IS_OUTDOORS, LANES, SEWERS
from darkling.games.village.cards.schema import Copies, Name
from darkling.games.village.rules.contest import Contest
from darkling.games.village.rules.events import (
    BeastStepped,
    CoinLost,
    HeroCameTo,
    ItemGained,
    ItemLost,
    WarlordCardsSeen,
)
from darkling.games.village.rules.karrion import fly
from darkling.games.village.rules.state import LURKER, WOLF, Village
from darkling.games.village.rules.vocabulary import (
    BUY_AN_ITEM,
    LEXICON,
    LOSE_COIN,
    LOSE_HIT,
    LOSE_ITEM,
    LOSE_MISS,
    LOSE_SOMETHING,
    SEND_THE_WOLF,
    SEWER,
    STAY,
    THROUGH_THE_CELLARS,
)
from darkling.table.cards import Art, Effect
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.phrase import Phrase, phrase
from darkling.table.rule import Next
from darkling.table.telling import Figures

if TYPE_CHECKING:
    from darkling.games.village.rules.event_card import DrawEvent

EventId = Annotated[str, Meta(pattern=r"^EV\d\d$")]
Amount = Annotated[int, Meta(ge=1)]


class VillageEffect(Effect, frozen=True, kw_only=True):
    """An Event card, by what it does; with `only`, to a hero who is there alone.

    What a hero chooses cannot be taken back: the building at whose door he stands is lifted next.
    """

    id: EventId
    name: Name
    art: Art
    copies: Copies = 1
    only: Literal["outdoors", "at_risk"] | None = None

    def concerns(self, g: Village, hero: Hero) -> bool:
        """Say whether a hero is where the card does something."""
        if self.only is None:
            return True
        return (IS_OUTDOORS if self.only == "outdoors" else AT_RISK)[g.at[hero]]

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        """Do what the card says, or ask."""
        raise NotImplementedError

    def reoffer(self, draw: "DrawEvent", g: Village) -> Sequence[Option] | None:  # noqa: ARG002
        """Return what is offered of a hand that is guessed; None if hands do not matter."""
        return None

    def chosen(self, draw: "DrawEvent", g: Village, option: Option) -> Next:
        """Do what was chosen."""
        raise NotImplementedError

    def text(self) -> Phrase:
        told = phrase(f"does-{self.__struct_config__.tag}", **self.figures())
        return phrase("event-text", text=told, only=self.only or "all")

    def figures(self) -> Figures:
        """Return what the words speak of."""
        return {}


class LookAtWarlordCards(VillageEffect, frozen=True, tag="look"):
    """Look at the top cards of the Warlord deck and put them below it (DV-EVENT-03 to 05, DV-R-10)."""

    amount: Amount

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        owner = g.owner(draw.hero)
        g.emit(WarlordCardsSeen, owner, g.look_at_top(owner, self.amount), self.amount)
        return g.done()

    def figures(self) -> Figures:
        return {"amount": self.amount}


class HealHero(VillageEffect, frozen=True, tag="heal"):
    """Restore the hero's Hit Points."""

    amount: Amount

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        g.heal_by(draw.hero, self.amount)
        return g.done()

    def figures(self) -> Figures:
        return {"amount": self.amount}


class RallyHeroes(VillageEffect, frozen=True, tag="rally"):
    """Restore the Hit Points of every hero who is up."""

    amount: Amount

    def follow(self, draw: "DrawEvent", g: Village) -> Next:  # noqa: ARG002
        for hero in g.in_play():
            if g.hp[hero]:
                g.heal_by(hero, self.amount)
        return g.done()


class DrawHitMissCards(VillageEffect, frozen=True, tag="draw"):
    """Draw Hit/Miss cards."""

    amount: Amount

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        g.draw(draw.hero, self.amount)
        return g.done()


class FindCoin(VillageEffect, frozen=True, tag="coin"):
    """Take gold coins."""

    amount: Amount

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        for _ in range(self.amount):
            g.take_coin(draw.hero)
        return g.done()


class ChangeActions(VillageEffect, frozen=True, tag="actions"):
    """Have more actions in this turn, or fewer."""

    amount: int

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        draw.actions = self.amount
        return g.done()

    def figures(self) -> Figures:
        return {"amount": abs(self.amount), "up": "yes" if self.amount > 0 else "no"}


class TurnWheel(VillageEffect, frozen=True, tag="wheel"):
    """Turn the Warlord's wheel."""

    amount: int

    def follow(self, draw: "DrawEvent", g: Village) -> Next:  # noqa: ARG002
        g.turn_wheel(self.amount)
        return g.done()

    def figures(self) -> Figures:
        return {"up": "yes" if self.amount > 0 else "no"}


class SendCreaturesHome(VillageEffect, frozen=True, tag="home"):
    """Send Wolf, Lurker and Karrion home."""

    def follow(self, draw: "DrawEvent", g: Village) -> Next:  # noqa: ARG002
        g.send_home(WOLF)
        g.send_home(LURKER)
        g.send_karrion_home()
        return g.done()


class LetKarrionFly(VillageEffect, frozen=True, tag="flight"):
    """Let Karrion fly at once."""

    def follow(self, draw: "DrawEvent", g: Village) -> Next:  # noqa: ARG002
        fly(g)
        return g.done()


class LoseHitPoints(VillageEffect, frozen=True, tag="damage"):
    """Lose Hit Points (DV-R-09)."""

    amount: Amount

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        return g.call(Harm(draw.hero, self.amount), then=draw.on_over)

    def figures(self) -> Figures:
        return {"amount": self.amount}


class GainItem(VillageEffect, frozen=True, tag="item"):
    """Choose a magic item of the supply, if there is room for one."""

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        kinds = g.kinds_for_sale()
        if not kinds or not g.has_room(draw.hero):
            return g.done()
        options = [LEXICON.item[kind].final for kind in kinds]
        return g.ask(g.owner(draw.hero), BUY_AN_ITEM, options, then=draw.on_item)

    def chosen(self, draw: "DrawEvent", g: Village, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        g.stock[option.thing] -= 1
        g.give_item(draw.hero, option.thing)
        g.emit(ItemGained, g.owner(draw.hero), draw.hero, option.thing)
        return g.done()


class GoThroughCellars(VillageEffect, frozen=True, tag="cellars"):
    """Come to a free Sewer Entrance, for which no Sewer card is drawn, or stay."""

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        options = [SEWER[square].final for square in SEWERS if g.is_free(square)]
        return g.ask(g.owner(draw.hero), THROUGH_THE_CELLARS, [*options, STAY.final], then=draw.on_cellars)

    def chosen(self, draw: "DrawEvent", g: Village, option: Option) -> Next:
        g.fence(Fence.REVEALED)
        if option.verb == "sewer":
            g.at[draw.hero] = option.thing
            g.emit(HeroCameTo, g.owner(draw.hero), draw.hero, option.thing)
        return g.done()


class LoseBelonging(VillageEffect, frozen=True, tag="lose"):
    """Lose one thing of the owner's choice, if there is anything."""

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        options = self.reoffer(draw, g)
        if not options:
            return g.done()
        return g.ask(g.owner(draw.hero), LOSE_SOMETHING, options, then=draw.on_loss, window=True)

    def reoffer(self, draw: "DrawEvent", g: Village) -> Sequence[Option]:
        hero = draw.hero
        options = [LOSE_ITEM[item].final for item in sorted(set(g.bags[hero]))]
        options += [LOSE_HIT.final] * bool(g.hits[hero]) + [LOSE_MISS.final] * bool(g.misses[hero])
        return options + [LOSE_COIN.final] * bool(g.coins[hero])

    def chosen(self, draw: "DrawEvent", g: Village, option: Option) -> Next:
        hero, owner = draw.hero, g.owner(draw.hero)
        g.fence(Fence.REVEALED)
        if option.verb == "lose_item":
            g.discard_item(hero, option.thing)
            g.emit(ItemLost, owner, hero, option.thing)
        elif option.verb == "lose_coin":
            g.coins[hero] -= 1
            g.pit += 1
            g.emit(CoinLost, owner, hero)
        else:
            hits = int(option.verb == "lose_hit")
            g.put_below(hero, hits, 1 - hits)
            g.emit(CardsReturned, owner, hero, hits, 1 - hits)
        return g.done()


class LetWolfPounce(VillageEffect, frozen=True, tag="pounce"):
    """Let the Warlord put the Wolf next to the hero, and fight at once."""

    def follow(self, draw: "DrawEvent", g: Village) -> Next:
        here, wolf = g.at[draw.hero], g.beasts[WOLF]
        near = [at for at in FIGHTS[here] if at in LANES and (g.is_free(at) or at == wolf)]
        if not near:
            return g.done()
        options = [LEXICON.square[square].final for square in near]
        return g.ask(OVERLORD, SEND_THE_WOLF, options, then=draw.on_pounce)

    def chosen(self, draw: "DrawEvent", g: Village, option: Option) -> Next:
        g.beasts[WOLF] = option.thing
        g.emit(BeastStepped, OVERLORD, CREATURE_CODES[WOLF], option.thing)
        return g.call(Contest(draw.hero, WOLF), then=draw.on_over)
