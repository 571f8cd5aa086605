"""Event cards: what happens to a hero before his actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from darkling.games.darkworld.bout import Harm
from darkling.games.darkworld.events import CardsReturned
from darkling.games.darkworld.state import OVERLORD, Hero
from darkling.games.village.board import AT_RISK, FIGHTS, IS_OUTDOORS, LANES, SEWERS
from darkling.games.village.cards import EVENT_AMOUNT, EVENT_DOES, EVENT_ONLY
from darkling.games.village.contest import Contest
from darkling.games.village.events import (
    BeastStepped,
    CoinLost,
    EventDrawn,
    HeroCameTo,
    ItemGained,
    ItemLost,
    WarlordCardsSeen,
)
from darkling.games.village.karrion import fly
from darkling.games.village.state import LURKER, WOLF, Village
from darkling.games.village.vocabulary import (
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
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class DrawEvent(Rule):
    """DV-EVENT: draw the top card, show it and follow it; then it lies at the bottom.

    What a hero chooses here cannot be taken back: the building at whose door he stands is lifted next.
    """

    hero: Hero
    card: int = -1
    actions: int = 0
    """How many actions the hero has more, or fewer, in this turn."""

    def begin(self, g: Village) -> Next:
        """Draw and show the card (DV-EVENT-01, DV-EVENT-02)."""
        hero, self.card = self.hero, g.event_deck[0]
        g.event_deck = (*g.event_deck[1:], self.card)
        g.events_known = min(len(g.event_deck), g.events_known + 1)
        g.fence(Fence.REVEALED)
        g.emit(EventDrawn, g.owner(hero), hero, self.card)
        if not self.concerns(g):
            return g.done()
        return DEEDS[EVENT_DOES[self.card]](self, g, EVENT_AMOUNT[self.card])

    def concerns(self, g: Village) -> bool:
        """Say whether the hero is where the card does something."""
        only, square = EVENT_ONLY[self.card], g.at[self.hero]
        if only == "outdoors":
            return IS_OUTDOORS[square]
        return AT_RISK[square] if only == "at_risk" else True

    # What comes about at once.

    def look(self, g: Village, amount: int) -> Next:
        """Look at the top cards of the Warlord deck and put them below it (DV-EVENT-03 to 05, DV-R-10)."""
        owner = g.owner(self.hero)
        g.emit(WarlordCardsSeen, owner, g.look_at_top(owner, amount), amount)
        return g.done()

    def heal(self, g: Village, amount: int) -> Next:
        """Restore the hero's Hit Points."""
        g.heal_by(self.hero, amount)
        return g.done()

    def rally(self, g: Village, amount: int) -> Next:
        """Restore the Hit Points of every hero who is up."""
        for hero in g.in_play():
            if g.hp[hero]:
                g.heal_by(hero, amount)
        return g.done()

    def draw(self, g: Village, amount: int) -> Next:
        """Draw Hit/Miss cards."""
        g.draw(self.hero, amount)
        return g.done()

    def coin(self, g: Village, _amount: int) -> Next:
        """Take a gold coin."""
        g.take_coin(self.hero)
        return g.done()

    def change_actions(self, g: Village, amount: int) -> Next:
        """Have more actions in this turn, or fewer."""
        self.actions = amount
        return g.done()

    def wheel(self, g: Village, amount: int) -> Next:
        """Turn the Warlord's wheel."""
        g.turn_wheel(amount)
        return g.done()

    def home(self, g: Village, _amount: int) -> Next:
        """Send Wolf, Lurker and Karrion home."""
        g.send_home(WOLF)
        g.send_home(LURKER)
        g.send_karrion_home()
        return g.done()

    def flight(self, g: Village, _amount: int) -> Next:
        """Let Karrion fly at once."""
        fly(g)
        return g.done()

    def damage(self, g: Village, amount: int) -> Next:
        """Lose Hit Points (DV-R-09)."""
        return g.call(Harm(self.hero, amount), then=self.on_over)

    def on_over(self, g: Village, _rule: Rule) -> Next:
        """Be done with the card."""
        return g.done()

    # What the hero chooses.

    def item(self, g: Village, _amount: int) -> Next:
        """Choose a magic item of the supply, if there is room for one."""
        kinds = g.kinds_for_sale()
        if not kinds or not g.has_room(self.hero):
            return g.done()
        options = [LEXICON.item[kind].final for kind in kinds]
        return g.ask(g.owner(self.hero), BUY_AN_ITEM, options, then=self.on_item)

    def on_item(self, g: Village, option: Option) -> Next:
        """Take it."""
        g.fence(Fence.REVEALED)
        g.stock[option.thing] -= 1
        g.give_item(self.hero, option.thing)
        g.emit(ItemGained, g.owner(self.hero), self.hero, option.thing)
        return g.done()

    def cellars(self, g: Village, _amount: int) -> Next:
        """Go to a free Sewer Entrance, or not."""
        options = [SEWER[square].final for square in SEWERS if g.is_free(square)]
        return g.ask(g.owner(self.hero), THROUGH_THE_CELLARS, [*options, STAY.final], then=self.on_cellars)

    def on_cellars(self, g: Village, option: Option) -> Next:
        """Come out there; no Sewer card is drawn."""
        g.fence(Fence.REVEALED)
        if option.verb == "sewer":
            g.at[self.hero] = option.thing
            g.emit(HeroCameTo, g.owner(self.hero), self.hero, option.thing)
        return g.done()

    def lose(self, g: Village, _amount: int) -> Next:
        """Lose one thing of the owner's choice, if there is anything."""
        options = self.losses(g)
        if not options:
            return g.done()
        return g.ask(g.owner(self.hero), LOSE_SOMETHING, options, then=self.on_loss, window=True)

    def losses(self, g: Village) -> list[Option]:
        """Return all that the hero can lose."""
        hero = self.hero
        options = [LOSE_ITEM[item].final for item in sorted(set(g.bags[hero]))]
        options += [LOSE_HIT.final] * bool(g.hits[hero]) + [LOSE_MISS.final] * bool(g.misses[hero])
        return options + [LOSE_COIN.final] * bool(g.coins[hero])

    def reoffer(self, g: Village) -> Sequence[Option] | None:
        """Return what can be lost of a hand that is guessed."""
        return self.losses(g) if self.step == "on_loss" else None

    def on_loss(self, g: Village, option: Option) -> Next:
        """Lose it."""
        hero, owner = self.hero, g.owner(self.hero)
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

    # What the Warlord chooses.

    def pounce(self, g: Village, _amount: int) -> Next:
        """Let the Warlord put the Wolf next to the hero, and fight at once."""
        here, wolf = g.at[self.hero], g.beasts[WOLF]
        near = [at for at in FIGHTS[here] if at in LANES and (g.is_free(at) or at == wolf)]
        if not near:
            return g.done()
        options = [LEXICON.square[square].final for square in near]
        return g.ask(OVERLORD, SEND_THE_WOLF, options, then=self.on_pounce)

    def on_pounce(self, g: Village, option: Option) -> Next:
        """Put the Wolf there and fight."""
        g.beasts[WOLF] = option.thing
        g.emit(BeastStepped, OVERLORD, WOLF, option.thing)
        return g.call(Contest(self.hero, WOLF), then=self.on_over)


DEEDS: dict[str, Callable[[DrawEvent, Village, int], Next]] = {
    "look": DrawEvent.look,
    "heal": DrawEvent.heal,
    "rally": DrawEvent.rally,
    "draw": DrawEvent.draw,
    "coin": DrawEvent.coin,
    "actions": DrawEvent.change_actions,
    "wheel": DrawEvent.wheel,
    "home": DrawEvent.home,
    "flight": DrawEvent.flight,
    "damage": DrawEvent.damage,
    "item": DrawEvent.item,
    "cellars": DrawEvent.cellars,
    "lose": DrawEvent.lose,
    "pounce": DrawEvent.pounce,
}
