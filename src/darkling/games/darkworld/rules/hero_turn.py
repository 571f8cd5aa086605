"""A hero's turn: steps and bouts, magic items, the Fountain."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from darkling.games.darkworld.cards.pieces import BOOTS, POTION
from darkling.games.darkworld.rules.bout import Bout
from darkling.games.darkworld.rules.events import (
    BossAttacked,
    HeroAttacked,
    HeroStepped,
    HeroTurnBegan,
    HeroWoke,
    ItemTaken,
    ItemUsed,
)
from darkling.games.darkworld.rules.state import ACTIONS, BOSS, FULL_HP, DarkWorld, Hero, Monster, Square
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot


@dataclass
class HeroTurn(Rule):
    """DW-HERO: three actions, each a step or a bout, in any order; and what costs no action.

    A game completes it: `others` offers what is the game's own, `on_other` does it.
    """

    hero: Hero
    actions: int = ACTIONS
    walled: int = 0
    """How many of the actions cannot be steps (DW-R-42)."""

    def begin(self, g: DarkWorld) -> Next:
        """Come round if unconscious (DW-ENTR-02), then act."""
        g.begin_turn()
        hero = self.hero
        g.emit(HeroTurnBegan, g.owner(hero), hero)
        if not g.hp[hero]:
            g.hp[hero] = 1
            g.emit(HeroWoke, g.owner(hero), hero)
        return self.start(g)

    def start(self, g: Any) -> Next:
        """Do what a game puts before the actions."""
        return self.act(g)

    def act(self, g: DarkWorld) -> Next:
        """Ask what to do, until the hero is out of action or the game is over (DW-R-29, DW-R-72)."""
        hero = self.hero
        if not g.hp[hero] or g.slayer >= 0:
            return g.done()
        prompt = g.lexicon.prompts.hero_turn
        return g.ask(g.owner(hero), prompt, self.offers(g), then=self.on_choice, window=True)

    # What can be done.

    def offers(self, g: DarkWorld) -> list[Option]:
        """Return what the hero can do now; on another hero's square only to walk on (DW-R-10)."""
        options = self.steps(g)
        square = g.at[self.hero]
        if g.at.count(square) > 1 and not g.shares(square):
            return options
        options += self.attacks(g)
        options += self.items_and_fountain(g)
        options += self.others(g)
        options.append(self.ending(g))
        return options

    def ending(self, g: Any) -> Option:
        """Return the end of the turn; final where something comes to light right after."""
        end_turn: Option = g.lexicon.end_turn
        return end_turn

    def steps(self, g: DarkWorld) -> list[Option]:
        hero, left = self.hero, self.steps_left()
        if left <= 0:
            return []
        step = g.lexicon.step
        return [
            step[square].final if g.shows_cards(hero, square) else step[square]
            for square in g.hero_steps(hero, g.at[hero], left)
        ]

    def steps_left(self) -> int:
        return self.actions - self.walled

    def is_ending(self) -> bool:
        """Say whether the turn is over as soon as what goes on now is."""
        return False

    def attacks(self, g: Any) -> list[Option]:
        """Return the bouts with monsters on adjacent squares (DW-COMB-01); dice are final."""
        if not self.actions:
            return []
        square = g.at[self.hero]
        attack, places = g.lexicon.attack, g.places
        options = [attack[other].final for other in g.reached_from(square) if other in places]
        if g.at_boss(square):
            options.append(g.lexicon.attack_boss.final)
        return options

    def items_and_fountain(self, g: DarkWorld) -> list[Option]:
        hero, lexicon = self.hero, g.lexicon
        bag, square = g.bags[hero], g.at[hero]
        options = []
        if POTION in bag and not self.why_no_potion(g):
            options.append(lexicon.use[POTION])
        if BOOTS in bag:
            options.append(lexicon.use[BOOTS])
        if g.lying and g.has_room(hero):
            options += [lexicon.pick_up[item] for item in g.lying_at(square)]
        if self.actions >= ACTIONS and g.hp[hero] < FULL_HP and g.at_fountain(square):
            options.append(lexicon.fountain)
        return options

    def why_no_potion(self, g: DarkWorld) -> WhyNot | None:
        """Return why a Healing Potion cannot be used, unless it can."""
        return None if g.hp[self.hero] < FULL_HP else g.lexicon.reasons.all_hit_points

    def others(self, g: Any) -> list[Option]:
        """Return what else the game lets a hero do."""
        raise NotImplementedError

    def barred(self, g: Any) -> list[Barred]:
        """Return a useless potion, and what else is out of reach."""
        if self.step != "on_choice":
            return []
        has_potion, why = POTION in g.bags[self.hero], self.why_no_potion(g)
        potion = [(g.pieces.item_codes[POTION], why)] if has_potion and why else []
        return [*potion, *self.others_barred(g)]

    def others_barred(self, g: Any) -> Iterable[Barred]:
        """Return what only this game bars."""
        raise NotImplementedError

    # Doing it.

    def on_choice(self, g: DarkWorld, option: Option) -> Next:
        verb = option.verb
        if verb == "step":
            return self.step_to(g, option.thing)
        if verb == "end_turn":
            return g.done()
        if verb == "attack":
            return self.fight(g, option.thing)
        if verb == "attack_boss":
            return self.attack(g, BOSS)
        return self.on_item_or_fountain(g, option)

    def step_to(self, g: DarkWorld, square: int) -> Next:
        """Step, and meet what is there (DW-HERO-02)."""
        hero = self.hero
        self.actions -= 1
        g.at[hero] = square
        g.emit(HeroStepped, g.owner(hero), hero, square)
        self.left_square()
        return self.arrive(g)

    def left_square(self) -> None:
        """Forget what was only true of the square that was left."""

    def arrive(self, g: Any) -> Next:
        rule = g.on_arrival(self.hero)
        return self.act(g) if rule is None else g.call(rule, then=self.on_met)

    def on_met(self, g: DarkWorld, _rule: Rule) -> Next:
        """Go on with the actions that are left (DW-MOVE-03)."""
        return self.act(g)

    def fight(self, g: Any, square: Square) -> Next:
        return self.attack(g, g.monster_at(square))

    def attack(self, g: Any, monster: Monster) -> Next:
        """Fight a bout; a game may put something before it."""
        return self.bout(g, monster)

    def bout(self, g: DarkWorld, monster: Monster) -> Next:
        """Fight a bout, with an action that could not have been a step if there is one."""
        hero = self.hero
        self.actions -= 1
        self.walled = max(0, self.walled - 1)
        if monster == BOSS:
            g.emit(BossAttacked, g.owner(hero), hero)
        else:
            g.emit(HeroAttacked, g.owner(hero), hero, g.kind(monster), g.places[monster])
        return g.call(Bout(hero, monster, hero_attacks=True), then=self.on_bout)

    def on_bout(self, g: Any, _bout: Bout) -> Next:
        """Go on, without a penalty for leaving (DW-COMB-04)."""
        return self.act(g)

    def on_item_or_fountain(self, g: DarkWorld, option: Option) -> Next:
        """Do what costs no action, or a whole turn."""
        verb = option.verb
        if verb == "use":
            return self.use(g, option.thing)
        if verb == "pick_up":
            return self.pick_up(g, option.thing)
        if verb == "fountain":
            return self.drink(g)
        return self.on_other(g, option)

    def on_other(self, g: Any, option: Option) -> Next:
        raise NotImplementedError

    def use(self, g: Any, item: int) -> Next:
        """Use up a Healing Potion or Speed Boots (DW-ITEM-06, DW-ITEM-07)."""
        hero = self.hero
        g.discard_item(hero, item)
        g.emit(ItemUsed, g.owner(hero), hero, item)
        if item == POTION:
            g.heal(hero, FULL_HP)
        else:
            self.actions += ACTIONS
        return self.act(g)

    def pick_up(self, g: DarkWorld, item: int) -> Next:
        """Take a magic item that lies here (DW-ITEM-05)."""
        hero = self.hero
        square = g.at[hero]
        g.lift(item, square)
        g.give_item(hero, item)
        g.emit(ItemTaken, g.owner(hero), hero, item, square)
        return self.act(g)

    def drink(self, g: DarkWorld) -> Next:
        """Use the Healing Fountain, which costs a turn (DW-ENTR-04, DW-R-36)."""
        self.actions -= ACTIONS
        self.walled = min(self.walled, self.actions)
        g.heal(self.hero, FULL_HP)
        return self.act(g)


def begins(g: DarkWorld) -> bool:
    """Say whether a hero is at the beginning of a turn."""
    turn = g.running(HeroTurn)
    is_asked = not g.over and g.decision(g.waiting[0]).asked is g.lexicon.prompts.hero_turn
    return is_asked and turn is not None and turn.actions == ACTIONS
