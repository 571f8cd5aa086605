"""What cards do when they are used: one class an effect (they are msgspec Structs).

Those here look at cards, change the rules of a turn, or counter; `effects_of_*.py` have the others. A new
effect is a class, with what takes it at the end, its words, and a test.
"""

from typing import Annotated

from msgspec import Meta

from darkling.games.domains.cards.effect_kinds import Amount, DomainsEffect, Picks
from darkling.games.domains.cards.effects_of_attacks import (
    Defend,
    DropDie,
    PartyDie,
    PartyTotal,
    ShrinkDie,
    Strike,
    StrikeEach,
)
from darkling.games.domains.cards.effects_of_domains import (
    Build,
    Flip,
    Guard,
    PutMonster,
    PutToken,
    RemoveMonster,
    RescueMonster,
    RescueTile,
    SacrificeMonster,
)
from darkling.games.domains.cards.effects_of_people import (
    ExtraMinion,
    HireFromInn,
    MoveMinion,
    MoveRivalMinion,
    RecallMinion,
    RemoveHenchman,
    ReplaceAdventurer,
    ReplaceLeaders,
    SwapAdventurers,
    TakeFirst,
)
from darkling.games.domains.cards.effects_of_stores import Gain, Lose, Reap, TakeTile, Trade
from darkling.games.domains.cards.switches import SWITCHES
from darkling.games.domains.rules.places import FAR_LANDS
from darkling.games.domains.rules.scrying import SeeFortune, see_far_lands
from darkling.games.domains.rules.state import EMPTY, Domains
from darkling.table.decision import Seat
from darkling.table.rule import Rule, WhyNot

Switch = Annotated[str, Meta(pattern=f"^({'|'.join(SWITCHES)})$")]

NO_FORTUNE_LEFT = WhyNot("no-fortune-left", "DM-R-16")
FAR_LANDS_EMPTY = WhyNot("far-lands-empty", "DM-R-83")
ALWAYS_WORKS = WhyNot("always-works", "DM-HEN-01")


# Looking.


class PeekFortune(DomainsEffect, frozen=True):
    """DM-R-107: look at the next Fortune cards alone, and perhaps put them in another order."""

    amount: Amount
    reorder: bool = False

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return None if g.fortune else NO_FORTUNE_LEFT

    def do(self, _g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        return SeeFortune(seat, self.amount, self.reorder)


class PeekFarLands(DomainsEffect, frozen=True):
    """Look at the henchmen of the Far Lands alone."""

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return FAR_LANDS_EMPTY if set(g.displays[FAR_LANDS]) == {EMPTY} else None

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        see_far_lands(g, seat)
        return None


# Countering.


class Counter(DomainsEffect, frozen=True):
    """DM-SPELL-10: a spell does nothing to whoever answers it so; the rule of counters sees to that."""

    def do(self, _g: Domains, _seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        return None


# Switches.


class Aura(DomainsEffect, frozen=True):
    """Something works differently for one player for good: `Domains.aura` adds it up."""

    switch: Switch
    amount: int

    def why_not(self, _g: Domains, _seat: Seat) -> WhyNot | None:
        return ALWAYS_WORKS


class TurnRule(DomainsEffect, frozen=True):
    """Something works differently for everybody until the evening."""

    is_for_all = True
    switch: Switch
    amount: int

    def befall(self, g: Domains, _seat: Seat) -> Rule | None:
        g.set_switch(SWITCHES.index(self.switch), self.amount)
        return None


# What each place on a card takes.

AnyoneEffect = Gain | Trade | Flip | Guard | PutMonster
"""Of things that are used, and of Fortune texts."""
UsedEffect = (
    AnyoneEffect
    | Lose
    | Reap
    | TakeTile
    | PutToken
    | Strike
    | Defend
    | PartyTotal
    | PartyDie
    | ShrinkDie
    | DropDie
    | RescueMonster
    | RescueTile
    | RemoveMonster
    | RemoveHenchman
    | MoveMinion
    | MoveRivalMinion
    | RecallMinion
    | ExtraMinion
    | TakeFirst
    | HireFromInn
    | SwapAdventurers
    | ReplaceAdventurer
    | PeekFortune
    | PeekFarLands
)
SpellEffect = UsedEffect | Counter
"""Of a spell."""
OpenEffect = UsedEffect | Build | Aura
"""Of a henchman, or of a dark tile."""
FortuneEffect = AnyoneEffect | Lose | SacrificeMonster | StrikeEach | ReplaceLeaders | TurnRule
"""Of a Fortune text."""
