"""Attacks on a space, by a party or by a card (DM-ATK-01 to DM-ATK-06)."""

from dataclasses import dataclass

from darkling.games.domains.cards import NO_CARD
from darkling.games.domains.cards.items import SKULLS, one
from darkling.games.domains.cards.switches import REPEL
from darkling.games.domains.rules.attacked import NO_TAVERN, UnderAttack
from darkling.games.domains.rules.domain import defense, lose_monster
from darkling.games.domains.rules.events import AttackRolled, SpaceAttacked, SpaceFell, SpaceHeld, TileLost
from darkling.games.domains.rules.places import Space
from darkling.games.domains.rules.settings import NEXT_ROLLS, NO_REWARD, NOBODY_ROLLS
from darkling.games.domains.rules.state import BOXED_TILES, EMPTY, SHOWN_TILES, Domains
from darkling.games.domains.rules.tiles import tile_of
from darkling.games.domains.rules.uses import Opportunity
from darkling.games.domains.rules.vocabulary import ROLL, ROLL_THE_DICE
from darkling.games.domains.rules.windows import IN_DEFENSE, ON_LOSS
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next

REWARD = 3
"""The Skulls for whoever withstands an attack (DM-AFT-04, DM-R-76)."""


@dataclass
class Attack(UnderAttack):
    """An attack from the defense to what comes of it; `beaten` says whether the space has fallen."""

    beaten: bool = False

    def begin(self, g: Domains) -> Next:
        """DM-ADV-06, DM-R-77: let the owner, and nobody else, raise the defense."""
        if self.tavern == NO_TAVERN:
            g.emit(SpaceAttacked, self.by, self.owner, self.space, self.dice)
        return g.call(Opportunity(IN_DEFENSE, (self.owner,)), then=self.on_defended)

    def on_defended(self, g: Domains, _window: Opportunity) -> Next:
        """DM-ADV-08: somebody takes the dice, unless it was agreed that they roll by themselves."""
        if g.has_agreed(NOBODY_ROLLS):
            return self.roll(g)
        roller = (self.owner + g.has_agreed(NEXT_ROLLS)) % g.players
        return g.ask(roller, ROLL_THE_DICE, [ROLL.final], then=self.on_roll, window=True)

    def on_roll(self, g: Domains, _option: Option) -> Next:
        return self.roll(g)

    def roll(self, g: Domains) -> Next:
        """DM-ADV-07, DM-ATK-05: only more than the defense beats it; no total is below 0 (DM-R-75)."""
        self.faces = tuple([g.roll(sides) for sides in self.dice])
        total = max(0, sum(self.faces) + self.plus)
        against = defense(g, self.owner, self.space) + self.raised
        self.beaten = total > against
        g.emit(AttackRolled, self.owner, self.faces, total, against)
        if not self.beaten:
            return self.hold(g)
        g.emit(SpaceFell, self.owner, self.space)
        return g.call(Opportunity(ON_LOSS, (self.owner,)), then=self.on_saved)

    def hold(self, g: Domains) -> Next:
        g.emit(SpaceHeld, self.owner, self.space)
        g.gain(self.owner, one(SKULLS, self.reward(g)), "repelled")
        return g.done()

    def reward(self, g: Domains) -> int:
        """DM-AFT-04, DM-R-76: what adds to the reward speaks of parties only."""
        if self.tavern != NO_TAVERN:
            return REWARD + g.switch(self.owner, REPEL)
        return attack_fail_reward(g)

    def on_saved(self, g: Domains, _window: Opportunity) -> Next:
        """DM-R-73: what has not been saved is lost."""
        destroy(g, self.owner, self.space)
        return g.done()


def destroy(g: Domains, owner: Seat, space: Space) -> None:
    """Remove everything on a space from the game (DM-AFT-01, DM-TGT-07, DM-R-72)."""
    tile = g.tiles[owner][space]
    if tile != NO_CARD:
        g.set_tile(owner, space, EMPTY)
        g.remove(BOXED_TILES, tile_of(tile))
        g.show(SHOWN_TILES, tile_of(tile))
        g.emit(TileLost, owner, tile_of(tile), space)
    for monster in g.monsters[owner][space]:
        lose_monster(g, owner, monster)
    g.add_tokens(owner, space, -g.tokens[owner][space])


def attack_fail_reward(g: Domains) -> int:
    """Return the Skulls for a space that withstands the attack of a card (DM-R-76)."""
    return 0 if g.has_agreed(NO_REWARD) else REWARD
