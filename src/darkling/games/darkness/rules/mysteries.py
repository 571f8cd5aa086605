"""What happens when a mystery is found (AD-DUN-01)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import MYSTERIES, NO_CARD, item_of
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.rules.advancement import Train
from darkling.games.darkness.rules.deck_changes import ChangeDeck
from darkling.games.darkness.rules.dungeon_deck import discard, draw, refill
from darkling.games.darkness.rules.events import CardDug, MysteryBegan
from darkling.games.darkness.rules.harm import lose_hp
from darkling.games.darkness.rules.skirmish import Skirmish
from darkling.games.darkness.rules.state import NOBODY, Darkness, Hero
from darkling.games.darkness.rules.trade import TakeItem
from darkling.games.darkness.rules.vocabulary import ANSWER_THE_MYSTERY, EITHER
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

CAUSE = "mystery"
"""Why a hero loses HP."""
ITEM, DISCARDED = "item", "discarded"
"""What becomes of a card that is turned up for treasure."""
REVEALING = ("skirmish", "treasure", "train")
"""Effects that turn up cards."""


@dataclass
class ResolveMystery(Rule):
    """The explorer does what the card says, effect by effect.

    Attributes:
        hero: the explorer.
        mystery: the card.
        chosen: which of two alternatives was chosen; -1 where there is no choice, or none was made.
        done: how many effects are done.

    """

    hero: Hero
    mystery: int
    chosen: int = -1
    done: int = 0

    def begin(self, g: Darkness) -> Next:
        g.emit(MysteryBegan, self.hero, self.mystery)
        return self.next_effect(g)

    def effects(self) -> tuple[CardEffect, ...]:
        effects = MYSTERIES[self.mystery].effects
        return effects if self.chosen < 0 else effects[0].choices[self.chosen]

    def next_effect(self, g: Darkness) -> Next:
        while self.done < len(self.effects()) and not g.all_fallen():
            effect = self.effects()[self.done]
            if effect.verb == "choose":
                options = self.alternatives(effect)
                return g.ask(g.owner(self.hero), ANSWER_THE_MYSTERY, options, then=self.on_choice)
            self.done += 1
            rule = rule_of(self.hero, effect)
            if rule is not None:
                return g.call(rule, then=self.on_effect)
            change(g, self.hero, effect)
        return g.done()

    def alternatives(self, effect: CardEffect) -> list[Option]:
        """Return the alternatives; one that turns up cards cannot be taken back."""
        return [
            option.final if any(one.verb in REVEALING for one in effects) else option
            for option, effects in zip(EITHER, effect.choices, strict=True)
        ]

    def on_choice(self, g: Darkness, option: Option) -> Next:
        if not option.undoable:
            g.fence(Fence.REVEALED)
        self.chosen = option.thing
        return self.next_effect(g)

    def on_effect(self, g: Darkness, _rule: Rule) -> Next:
        return self.next_effect(g)


def rule_of(hero: Hero, effect: CardEffect) -> Rule | None:
    """Return the rule that an effect takes; None if it needs none."""
    amount = effect.amount.number
    if effect.verb == "skirmish":
        return Skirmish(amount)
    if effect.verb == "treasure":
        return FindTreasure(hero, amount)
    if effect.verb == "train":
        return Train(hero, amount, may_decline=True)
    return ChangeDeck(hero, effect.what, amount) if effect.verb == "deck" else None


def change(g: Darkness, hero: Hero, effect: CardEffect) -> None:
    """Carry out an effect that asks nobody."""
    amount = effect.amount.number
    if effect.verb == "nextstart":
        g.far_starters |= 1 << hero
    elif effect.verb == "nextdanger":
        g.next_danger += amount
    elif amount < 0:
        lose_hp(g, hero, -amount, CAUSE, NOBODY, least=1)
    else:
        for other in g.march if effect.at is not None else (hero,):
            g.heal(other, amount)


@dataclass
class FindTreasure(Rule):
    """Turn up cards of the dungeon deck until so much equipment is found; the others are discarded.

    `found` is what the hero has not yet kept or left.
    """

    hero: Hero
    count: int
    found: tuple[int, ...] = ()

    def begin(self, g: Darkness) -> Next:
        """Discard the others together, so that each card is turned up once, whatever the deck has."""
        others: list[int] = []
        while len(self.found) < self.count:
            card = draw(g)
            if card == NO_CARD:
                break
            item = item_of(card)
            g.emit(CardDug, self.hero, card, ITEM if item >= 0 else DISCARDED)
            if item >= 0:
                self.found = (*self.found, item)
            else:
                others.append(card)
        discard(g, *others)
        refill(g)
        return self.next_item(g)

    def next_item(self, g: Darkness) -> Next:
        if not self.found:
            return g.done()
        item, self.found = self.found[0], self.found[1:]
        return g.call(TakeItem(self.hero, item), then=self.on_item)

    def on_item(self, g: Darkness, _take: TakeItem) -> Next:
        return self.next_item(g)
