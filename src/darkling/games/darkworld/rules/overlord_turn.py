"""The overlord's turn: every monster on the table may act, and the overlord's own figure may strike."""

from dataclasses import dataclass
from typing import Any

from darkling.games.darkworld.rules.bout import Bout
from darkling.games.darkworld.rules.events import (
    BossStruck,
    MonsterAttacked,
    MonsterStepped,
    OverlordTurnBegan,
)
from darkling.games.darkworld.rules.state import ACTIONS, BOSS, OUT, OVERLORD, DarkWorld, Hero, Monster
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class OverlordTurn(Rule):
    """DW-KORAK: the overlord activates monsters, each once, and strikes heroes who have come close.

    A game completes it: `others` offers what is the game's own, `on_other` does it; `first` and `last` are
    what the game does at the beginning and at the end.
    """

    acted: tuple[Monster, ...] = ()
    strikes: int = ACTIONS
    """How many bouts the overlord's own figure has left (DW-R-63)."""

    def begin(self, g: DarkWorld) -> Next:
        g.begin_turn()
        g.emit(OverlordTurnBegan, OVERLORD)
        rule = self.first(g)
        return self.act(g) if rule is None else g.call(rule, then=self.on_first)

    def first(self, g: Any) -> Rule | None:  # noqa: ARG002
        """Return what the game does before anything else, if anything."""
        return None

    def on_first(self, g: DarkWorld, _rule: Rule) -> Next:
        return self.act(g)

    def act(self, g: DarkWorld) -> Next:
        """Ask what to do, unless the game is over (DW-R-72)."""
        if g.slayer >= 0 or not g.in_play():
            return g.done()
        prompt = g.lexicon.prompts.overlord_turn
        return g.ask(OVERLORD, prompt, self.offers(g), then=self.on_choice, window=True)

    def offers(self, g: Any) -> list[Option]:
        """Return the monsters that have not acted, the heroes within reach, and the game's own."""
        acted, activate = self.acted, g.lexicon.activate
        options = [
            activate[square]
            for monster, square in enumerate(g.places)
            if square >= 0 and monster not in acted
        ]
        options += self.boss_strikes(g)
        options += self.others(g)
        # What follows is a new round with a new order, or the end.
        options.append(g.lexicon.end_turn.final)
        return options

    def boss_strikes(self, g: DarkWorld) -> list[Option]:
        if not self.strikes:
            return []
        strike = g.lexicon.strike
        return [strike[hero].final for hero, square in enumerate(g.at) if square != OUT and g.at_boss(square)]

    def others(self, g: Any) -> list[Option]:
        """Return what else the game lets the overlord do."""
        raise NotImplementedError

    def on_choice(self, g: DarkWorld, option: Option) -> Next:
        verb = option.verb
        if verb == "activate":
            monster = g.monster_at(option.thing)
            self.acted += (monster,)
            return g.call(MonsterTurn(monster), then=self.on_acted)
        if verb == "end_turn":
            g.fence(Fence.REVEALED)
            rule = self.last(g)
            return g.done() if rule is None else g.call(rule, then=self.on_last)
        if verb == "strike":
            return self.strike(g, option.thing)
        return self.on_other(g, option)

    def on_acted(self, g: DarkWorld, _turn: "MonsterTurn") -> Next:
        return self.act(g)

    def strike(self, g: Any, hero: Hero) -> Next:
        """Strike a hero with the overlord's own figure; a game may put something before it."""
        return self.bout(g, hero)

    def bout(self, g: DarkWorld, hero: Hero) -> Next:
        self.strikes -= 1
        g.emit(BossStruck, g.owner(hero), hero)
        return g.call(Bout(hero, BOSS, hero_attacks=False), then=self.on_bout)

    def on_bout(self, g: DarkWorld, _bout: Bout) -> Next:
        return self.act(g)

    def on_other(self, g: Any, option: Option) -> Next:
        raise NotImplementedError

    def last(self, g: Any) -> Rule | None:  # noqa: ARG002
        """Return what the game does at the end of the turn, if anything."""
        return None

    def on_last(self, g: DarkWorld, _rule: Rule) -> Next:
        return g.done()


@dataclass
class MonsterTurn(Rule):
    """DW-KORAK-01: up to three actions with one monster."""

    monster: Monster
    actions: int = ACTIONS

    def begin(self, g: DarkWorld) -> Next:
        return self.act(g)

    def act(self, g: DarkWorld) -> Next:
        """Ask what the monster does, while it lives and has actions."""
        if not self.actions or g.places[self.monster] < 0 or g.slayer >= 0:
            return g.done()
        return g.ask(OVERLORD, g.lexicon.prompts.monster_turn, self.offers(g), then=self.on_choice)

    def offers(self, g: DarkWorld) -> list[Option]:
        """Return steps and attacks; on another monster's square only to walk on (DW-R-10)."""
        monster, step = self.monster, g.lexicon.step
        square = g.places[monster]
        options = [step[other] for other in g.monster_steps(monster, square, self.actions)]
        if g.places.count(square) > 1 or (options and g.must_step(monster)):
            return options
        attack, heroes = g.lexicon.attack, g.at
        options += [attack[other].final for other in g.reached_from(square) if other in heroes]
        options.append(g.lexicon.done)
        return options

    def on_choice(self, g: DarkWorld, option: Option) -> Next:
        if option.verb == "step":
            return self.step_to(g, option.thing)
        return g.done() if option.verb == "done" else self.attack(g, g.at.index(option.thing))

    def step_to(self, g: DarkWorld, square: int) -> Next:
        self.actions -= 1
        g.places[self.monster] = square
        g.emit(MonsterStepped, OVERLORD, self.monster, g.kind(self.monster), square)
        return self.act(g)

    def attack(self, g: DarkWorld, hero: Hero) -> Next:
        self.actions -= 1
        g.emit(MonsterAttacked, g.owner(hero), hero, g.kind(self.monster), g.places[self.monster])
        return g.call(Bout(hero, self.monster, hero_attacks=False), then=self.on_bout)

    def on_bout(self, g: DarkWorld, _bout: Bout) -> Next:
        return self.act(g)
