"""The Adventure phase: the two parties one after the other, then whoever wants to strike a rival."""

from dataclasses import dataclass

from darkling.games.domains.cards import ICONS, LEFT, RIGHT, Card
from darkling.games.domains.cards.items import COINS, one
from darkling.games.domains.cards.switches import PILGRIM
from darkling.games.domains.rules.attack import Attack
from darkling.games.domains.rules.attacked import PartyOnItsWay
from darkling.games.domains.rules.events import PartySetOut, PartyStayed, PilgrimageMade
from darkling.games.domains.rules.parties import BOX, DISCARD, dice_of, fill_tavern, party_plus, send_away
from darkling.games.domains.rules.places import LEADER, TAVERN_A, TAVERN_B, TAVERN_CODES
from darkling.games.domains.rules.state import Domains
from darkling.games.domains.rules.targets import ATTACKS, PILGRIMAGE, PartyTarget, find_target
from darkling.games.domains.rules.uses import Opportunity
from darkling.games.domains.rules.windows import ON_THE_PARTY, OPPOSED
from darkling.table.rule import Next, Rule

OFFERING = 1
"""The coins that pilgrims leave (DM-AFT-08)."""


@dataclass
class AdventurePhase(Rule):
    """DM-ADV-02: party A finishes everything before party B looks around; then rivals (DM-OPP-01)."""

    def begin(self, g: Domains) -> Next:
        return g.call(Adventure(TAVERN_A), then=self.on_first_party)

    def on_first_party(self, g: Domains, _party: "Adventure") -> Next:
        return g.call(Adventure(TAVERN_B), then=self.on_second_party)

    def on_second_party(self, g: Domains, _party: "Adventure") -> Next:
        return g.call(Opportunity(OPPOSED, g.order()), then=self.on_opposed)

    def on_opposed(self, g: Domains, _window: Opportunity) -> Next:
        return g.done()


@dataclass
class Adventure(PartyOnItsWay):
    """DM-ADV-03 to DM-ADV-07: a party sets out, and what comes of it."""

    def begin(self, g: Domains) -> Next:
        if not g.displays[self.tavern]:
            return g.done()
        target = find_target(g, self.tavern)
        if target.kind == ATTACKS:
            return self.set_out(g, target)
        if target.kind == PILGRIMAGE:
            self.make_pilgrimage(g, target)
        else:
            g.emit(PartyStayed, TAVERN_CODES[self.tavern])
        return self.retire(g)

    def make_pilgrimage(self, g: Domains, target: PartyTarget) -> None:
        """DM-AFT-08: the owner of the tile gains a coin, whatever else pilgrims leave this turn."""
        tavern, icon = TAVERN_CODES[self.tavern], ICONS[target.icon]
        g.emit(PilgrimageMade, tavern, target.seat, target.space, icon)
        g.gain(target.seat, one(COINS, OFFERING + g.switch(target.seat, PILGRIM)), "pilgrims")

    def set_out(self, g: Domains, target: PartyTarget) -> Next:
        """DM-ADV-04, DM-R-58: the target is fixed; all may change what the party rolls."""
        self.owner, self.space, self.icon = target.seat, target.space, target.icon
        self.dice, self.plus = dice_of(g, self.tavern), party_plus(g)
        g.emit(PartySetOut, TAVERN_CODES[self.tavern], self.owner, self.space, ICONS[self.icon])
        return g.call(Opportunity(ON_THE_PARTY, g.order()), then=self.on_prepared)

    def on_prepared(self, g: Domains, _window: Opportunity) -> Next:
        attack = Attack(self.owner, self.space, self.dice, self.plus, tavern=self.tavern)
        return g.call(attack, then=self.on_attack)

    def on_attack(self, g: Domains, attack: Attack) -> Next:
        return self.retire(g) if attack.beaten else self.scatter(g)

    def retire(self, g: Domains) -> Next:
        """DM-AFT-03, DM-AFT-09: the leader goes to the discards, and a newcomer joins (DM-R-67)."""
        send_away(g, self.tavern, LEADER, DISCARD)
        fill_tavern(g, self.tavern)
        return g.done()

    def scatter(self, g: Domains) -> Next:
        """DM-AFT-05 to DM-AFT-07: the leader dies, and all who share what led them there leave (DM-R-69)."""
        send_away(g, self.tavern, LEADER, BOX)
        for adventurer in g.displays[self.tavern]:
            if shares(adventurer, self.icon):
                send_away(g, self.tavern, g.displays[self.tavern].index(adventurer), DISCARD)
        fill_tavern(g, self.tavern)
        return g.done()


def shares(adventurer: Card, icon: int) -> bool:
    """Say whether an adventurer has an icon, on either side (DM-R-68)."""
    return icon in (LEFT[adventurer], RIGHT[adventurer])
