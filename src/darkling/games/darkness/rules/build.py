"""Building decks before play (AD-BLD)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import CLASSES
from darkling.games.darkness.rules.box import AC, DECK_SIZE, RC, has_sample, sample
from darkling.games.darkness.rules.deck_changes import (
    ADDS,
    DROPS,
    add_card,
    addable,
    cards_of,
    removable,
    remove_card,
)
from darkling.games.darkness.rules.events import DeckBuilt
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import (
    BUILD_THE_ACTIONS,
    BUILD_THE_RESOURCES,
    CUSTOM,
    DONE,
    SAMPLE,
    SAMPLE_OR_OWN,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

PROMPTS = (BUILD_THE_ACTIONS, BUILD_THE_RESOURCES)


@dataclass
class BuildDecks(Rule):
    """AD-D-03: a player takes the sample decks, or adds and drops cards until there are 27 of each kind.

    The core cards are there from the beginning, and stay (AD-BLD-05, AD-BLD-06).

    Attributes:
        hero: whose decks are built.
        is_last: whether play begins as soon as they are.
        kind: which kind is being built: resources first.

    """

    hero: Hero
    is_last: bool = False
    kind: int = RC

    def begin(self, g: Darkness) -> Next:
        sample = [SAMPLE.final if self.is_last else SAMPLE] if has_sample(g, g.kind[self.hero]) else []
        return g.ask(g.owner(self.hero), SAMPLE_OR_OWN, [*sample, CUSTOM], then=self.on_answer)

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option.id == SAMPLE.id:
            take_sample(g, self.hero)
            return self.finish(g)
        core = CLASSES[g.kind[self.hero]].core
        g.put(self.hero, DECK_RCS, tuple([card for card, copies in core for _ in range(copies)]))
        return self.next_card(g)

    def next_card(self, g: Darkness) -> Next:
        is_full = len(cards_of(g, self.hero, self.kind)) == DECK_SIZE
        options = removable(g, self.hero, self.kind)
        if is_full:
            options.append(DONE.final if self.is_last and self.kind == AC else DONE)
        else:
            options = addable(g, self.hero, self.kind) + options
        return g.ask(g.owner(self.hero), PROMPTS[self.kind], options, then=self.on_card)

    def on_card(self, g: Darkness, option: Option) -> Next:
        if option.verb == ADDS[self.kind][0].verb:
            add_card(g, self.hero, self.kind, option.thing)
        elif option.verb == DROPS[self.kind][0].verb:
            remove_card(g, self.hero, self.kind, option.thing)
        elif self.kind == RC:
            self.kind = AC
        else:
            return self.finish(g)
        return self.next_card(g)

    def finish(self, g: Darkness) -> Next:
        acs, rcs = g.pile(self.hero, DECK_ACS), g.pile(self.hero, DECK_RCS)
        g.emit(DeckBuilt, g.owner(self.hero), self.hero, acs, rcs)
        return g.done()


def take_sample(g: Darkness, hero: Hero) -> None:
    """Give a hero the sample decks of its class (AD-BLD-11)."""
    g.put(hero, DECK_ACS, sample(g, AC, g.kind[hero]))
    g.put(hero, DECK_RCS, sample(g, RC, g.kind[hero]))
