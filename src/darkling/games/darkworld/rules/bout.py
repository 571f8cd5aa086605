"""A bout of combat: a blow, and a blow in return if the one who is struck survives."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkworld.rules.events import (
    BlowFailed,
    BossSlain,
    HeroEliminated,
    HeroHurt,
    HeroKnockedOut,
    HeroRolled,
    HitsPlayed,
    MissesPlayed,
    OverlordRolled,
    StrengthSeen,
)
from darkling.games.darkworld.rules.lexicon import MOST_HITS, MOST_MISSES
from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.state import BOSS, CUMULATIVE, OUT, OVERLORD, DarkWorld, Hero, Monster
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

MONSTER_DICE, BOSS_DICE = 2, 3


@dataclass
class Bout(Rule):
    """DW-COMB-03: one blow by the attacker, then one in return."""

    hero: Hero
    monster: Monster
    hero_attacks: bool
    slain: bool = False
    """Whether the monster is dead."""

    def begin(self, g: DarkWorld) -> Next:
        if self.hero_attacks:
            return g.call(HeroBlow(self.hero, self.monster), then=self.on_hero_blow)
        return g.call(MonsterBlow(self.hero, self.monster, returned=True), then=self.on_monster_blow)

    def on_hero_blow(self, g: DarkWorld, blow: "HeroBlow") -> Next:
        """Let a monster that lives strike back (DW-R-25)."""
        self.slain = blow.slain
        if self.slain or not self.hero_attacks:
            return g.done()
        return g.call(MonsterBlow(self.hero, self.monster, returned=False), then=self.on_monster_blow)

    def on_monster_blow(self, g: DarkWorld, _harm: Rule) -> Next:
        """Let a hero who is still up strike back."""
        if self.hero_attacks or not g.hp[self.hero]:
            return g.done()
        return g.call(HeroBlow(self.hero, self.monster), then=self.on_hero_blow)


@dataclass
class HeroBlow(Rule):
    """DW-HBLOW: dice, then Hit cards, then the Hit Strength is looked up."""

    hero: Hero
    monster: Monster
    dice: tuple[int, ...] = ()
    damage: int = 0
    slain: bool = False

    def begin(self, g: DarkWorld) -> Next:
        """Roll, and ask for Hit cards where they can matter (DW-HBLOW-03)."""
        hero = self.hero
        self.dice = g.throw(g.hero_dice(hero, self.monster))
        self.damage = sum(self.dice)
        g.emit(HeroRolled, g.owner(hero), hero, self.dice)
        if not g.cards_of(hero) or (self.is_known(g) and self.damage >= self.lacking(g)):
            return self.strike(g)
        prompt = g.lexicon.prompts.add_hits
        return g.ask(g.owner(hero), prompt, self.reoffer(g), then=self.on_hits, window=True)

    def reoffer(self, g: DarkWorld) -> Sequence[Option]:
        """Return the numbers of Hit cards; whatever is chosen, the Hit Strength comes to light."""
        hits = g.lexicon.hits[: min(MOST_HITS, g.hits[self.hero]) + 1]
        return [option.final for option in hits]

    def is_known(self, g: DarkWorld) -> bool:
        return self.monster == BOSS or g.seen[self.monster]

    def lacking(self, g: DarkWorld) -> int:
        """Return the damage that slays the monster now."""
        wounds = g.wounds if self.monster == BOSS else 0
        return g.needed(self.monster) - wounds

    def on_hits(self, g: DarkWorld, option: Option) -> Next:
        """Add the cards (DW-CARD-03)."""
        if option.thing:
            g.put_below(self.hero, option.thing, 0)
            g.emit(HitsPlayed, g.owner(self.hero), self.hero, option.thing)
            self.damage += option.thing
        return self.strike(g)

    def strike(self, g: DarkWorld) -> Next:
        """Look the Hit Strength up: everyone knows it from now on (DW-HBLOW-04, DW-R-27)."""
        g.fence(Fence.REVEALED)
        if not self.is_known(g):
            reveal(g, self.monster)
        lacking = self.lacking(g)
        if self.damage >= lacking:
            return self.slay(g)
        if self.monster == BOSS and g.agreed & CUMULATIVE:
            g.wounds += self.damage
        g.emit(BlowFailed, g.owner(self.hero), self.hero, self.damage, lacking)
        return g.done()

    def slay(self, g: DarkWorld) -> Next:
        """Take the reward (DW-HBLOW-07); the overlord's own figure ends the game (DW-BOSS-06)."""
        self.slain = True
        if self.monster == BOSS:
            g.slayer = self.hero
            g.at[self.hero] = g.boss_square()
            g.emit(BossSlain, g.owner(self.hero), self.hero)
            return g.done()
        return g.call(Reward(self.hero, self.monster), then=self.on_reward)

    def on_reward(self, g: DarkWorld, _reward: Reward) -> Next:
        return g.done()


def reveal(g: DarkWorld, monster: Monster) -> None:
    """Let everyone see the Hit Strength of a monster."""
    g.seen[monster] = True
    g.emit(StrengthSeen, g.kind(monster), g.places[monster], g.strength(monster))


@dataclass
class MonsterBlow(Rule):
    """DW-MBLOW: dice, then Miss cards, then the hero loses Hit Points."""

    hero: Hero
    monster: Monster
    returned: bool
    """Whether the hero strikes back afterwards."""
    dice: tuple[int, ...] = ()

    def begin(self, g: DarkWorld) -> Next:
        """Roll, and ask for Miss cards if there is anything to ward off (DW-CARD-01)."""
        self.dice = g.throw(BOSS_DICE if self.monster == BOSS else MONSTER_DICE)
        g.emit(OverlordRolled, OVERLORD, self.dice)
        if not sum(self.dice) or not g.cards_of(self.hero):
            return self.hurt(g, 0)
        owner, prompt = g.owner(self.hero), g.lexicon.prompts.add_misses
        return g.ask(owner, prompt, self.reoffer(g), then=self.on_misses, window=True)

    def reoffer(self, g: DarkWorld) -> Sequence[Option]:
        """Return the numbers of Miss cards; a blow in return or an elimination follows at once."""
        damage = sum(self.dice)
        misses = g.lexicon.misses[: min(MOST_MISSES, g.misses[self.hero], damage) + 1]
        return [
            option.final if self.is_final(g, damage - option.thing < g.hp[self.hero]) else option
            for option in misses
        ]

    def is_final(self, g: DarkWorld, survives: bool) -> bool:
        """Say whether something comes to light after the answer; a hero's turn ends with a knock-out."""
        return self.returned if survives else self.monster == BOSS or g.shows_after_turn()

    def on_misses(self, g: DarkWorld, option: Option) -> Next:
        """Ward off as much (DW-CARD-01)."""
        if option.thing:
            g.put_below(self.hero, 0, option.thing)
            g.emit(MissesPlayed, g.owner(self.hero), self.hero, option.thing)
        return self.hurt(g, option.thing)

    def hurt(self, g: DarkWorld, warded: int) -> Next:
        """Take the rest off the hero's Hit Points (DW-MBLOW-02)."""
        return g.become(Harm(self.hero, sum(self.dice) - warded, by_boss=self.monster == BOSS))


@dataclass
class Harm(Rule):
    """DW-MBLOW-02: a hero loses Hit Points, and may be knocked out by it."""

    hero: Hero
    damage: int
    by_boss: bool = False

    def begin(self, g: DarkWorld) -> Next:
        hero = self.hero
        g.hp[hero] = max(0, g.hp[hero] - self.damage)
        g.emit(HeroHurt, g.owner(hero), hero, self.damage, g.hp[hero])
        return g.done() if g.hp[hero] else g.become(KnockOut(hero, self.by_boss))


@dataclass
class KnockOut(Rule):
    """DW-MBLOW-03: a hero is unconscious, or eliminated if it was the overlord's own figure (DW-BOSS-05)."""

    hero: Hero
    by_boss: bool = False

    def begin(self, g: DarkWorld) -> Next:
        """Go back to where heroes wake."""
        hero = self.hero
        g.hp[hero] = 0
        if self.by_boss:
            return self.eliminate(g)
        g.at[hero] = g.waking_place(hero)
        g.emit(HeroKnockedOut, g.owner(hero), hero, g.at[hero])
        return self.suffer(g)

    def eliminate(self, g: DarkWorld) -> Next:
        """Leave the game: cards go below the deck, the rest is gone (DW-R-67)."""
        hero = self.hero
        g.at[hero] = OUT
        g.emit(HeroEliminated, g.owner(hero), hero)
        g.return_hand(hero)
        g.bags[hero] = ()
        return self.suffer(g)

    def suffer(self, g: DarkWorld) -> Next:
        rule = g.on_knock_out(self.hero)
        return g.done() if rule is None else g.call(rule, then=self.on_suffered)

    def on_suffered(self, g: DarkWorld, _rule: Rule) -> Next:
        return g.done()
