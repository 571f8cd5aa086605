"""The Warlord's turn: monsters, Wolf and Lurker, recalls; then buildings close and Karrion flies."""

from dataclasses import dataclass

from darkling.games.darkworld.rules.overlord_turn import OverlordTurn
from darkling.games.darkworld.rules.state import ACTIONS, OVERLORD, Hero, Square
from darkling.games.village.cards import CREATURE_CODES
from darkling.games.village.cards.board import FIGHTS, HALL, Building
from darkling.games.village.rules import vocabulary
from darkling.games.village.rules.building import close_empty, recall, recallable
from darkling.games.village.rules.contest import Contest
from darkling.games.village.rules.events import BeastStepped
from darkling.games.village.rules.karrion import Stoop, fly, stoops_on
from darkling.games.village.rules.state import HOME, LURKER, WOLF, Village
from darkling.games.village.rules.vocabulary import LEXICON, LURKER_TURN, RECALL, WOLF_TURN
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

PROMPTS = (WOLF_TURN, LURKER_TURN)
ACTIVATE = (vocabulary.WOLF, vocabulary.LURKER)


@dataclass
class WarlordTurn(OverlordTurn):
    """DV-WTURN: the overlord's turn, with what only the village has."""

    beasts: tuple[int, ...] = ()
    """Which of Wolf and Lurker have moved."""

    def offers(self, g: Village) -> list[Option]:
        """Offer all but the guard of the Great Hall while that is closed (DV-WTURN-01)."""
        options = super().offers(g)
        if not g.is_open(HALL) and g.guard_stands():
            guard = LEXICON.activate[g.places[0]]
            options = [option for option in options if option is not guard]
        return options

    def others(self, g: Village) -> list[Option]:
        """Offer Wolf and Lurker once a turn each, and recalls (DV-WTURN-02, DV-R-18)."""
        able = [beast for beast in (WOLF, LURKER) if beast not in self.beasts and can_act(g, beast)]
        return [ACTIVATE[beast] for beast in able] + [RECALL[building] for building in recallable(g)]

    def on_other(self, g: Village, option: Option) -> Next:
        """Move a beast, or take monsters back."""
        if option.verb == "recall":
            return self.take_back(g, option.thing)
        beast = LURKER if option.verb == "lurker" else WOLF
        self.beasts += (beast,)
        return g.call(BeastTurn(beast), then=self.on_beast)

    def on_beast(self, g: Village, _turn: "BeastTurn") -> Next:
        return self.act(g)

    def take_back(self, g: Village, building: Building) -> Next:
        recall(g, building)
        return self.act(g)

    def strike(self, g: Village, hero: Hero) -> Next:
        """Strike a hero; Karrion may stoop first (DV-R-54)."""
        if stoops_on(g, hero):
            return g.call(Stoop(hero), then=self.on_stoop)
        return self.bout(g, hero)

    def on_stoop(self, g: Village, stoop: Stoop) -> Next:
        """Combat goes on, if the hero is still in the game."""
        if g.hp[stoop.hero]:
            return self.bout(g, stoop.hero)
        self.strikes -= 1
        return self.act(g)

    def last(self, g: Village) -> None:
        """Put empty buildings back, and let Karrion fly (DV-WTURN-03, DV-R-35)."""
        close_empty(g)
        fly(g)


def can_act(g: Village, beast: int) -> bool:
    """Say whether a beast is in the lanes, or can come in (DV-R-34); a captured Lurker cannot."""
    square = g.beasts[beast]
    return square >= 0 or (square == HOME and bool(g.beast_steps(beast, HOME, ACTIONS)))


@dataclass
class BeastTurn(Rule):
    """DV-R-30: up to three actions with the Wolf or the Lurker; coming in is a step."""

    beast: int
    actions: int = ACTIONS

    def begin(self, g: Village) -> Next:
        """Ask what it does, while it has actions."""
        if not self.actions:
            return g.done()
        return g.ask(OVERLORD, PROMPTS[self.beast], self.offers(g), then=self.on_choice)

    def offers(self, g: Village) -> list[Option]:
        """Return steps and attacks; on another's square only to walk on."""
        square = g.beasts[self.beast]
        options = [LEXICON.step[other] for other in g.beast_steps(self.beast, square, self.actions)]
        if square == HOME:
            return [*options, LEXICON.done]
        if square in g.places or g.beasts.count(square) > 1:
            return options
        options += [LEXICON.attack[other].final for other in FIGHTS[square] if other in g.at]
        return [*options, LEXICON.done]

    def on_choice(self, g: Village, option: Option) -> Next:
        if option.verb == "done":
            return g.done()
        self.actions -= 1
        if option.verb == "step":
            return self.step_to(g, option.thing)
        return g.call(Contest(g.at.index(option.thing), self.beast), then=self.on_contest)

    def step_to(self, g: Village, square: Square) -> Next:
        g.beasts[self.beast] = square
        g.emit(BeastStepped, OVERLORD, CREATURE_CODES[self.beast], square)
        return self.begin(g)

    def on_contest(self, g: Village, contest: Contest) -> Next:
        """Go on, but not with a beast that was beaten."""
        return g.done() if contest.won else self.begin(g)
