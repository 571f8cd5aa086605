"""The turn: nine steps, in which all players take part."""

from dataclasses import dataclass

from darkling.games.domains.cards.switches import LAST_TURN
from darkling.games.domains.rules.adventure import AdventurePhase
from darkling.games.domains.rules.end_of_turn import EndOfTurn
from darkling.games.domains.rules.events import PhaseBegan, TurnOpened
from darkling.games.domains.rules.foreman import ForemanPhase
from darkling.games.domains.rules.fortune_phase import FortunePhase
from darkling.games.domains.rules.placing import PlaceMinions
from darkling.games.domains.rules.production import ProductionPhase
from darkling.games.domains.rules.resolving import ResolveMinions
from darkling.games.domains.rules.state import SHOWN, Domains
from darkling.games.domains.rules.uses import Opportunity
from darkling.games.domains.rules.windows import AFTER_PLACEMENT, BEFORE_PLACEMENT
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule

STEPS = (
    "fortune",
    "before",
    "placement",
    "after",
    "resolution",
    "foreman",
    "adventure",
    "production",
    "end",
)
"""The phases, and the window after placement as a step of its own (DM-SEQ-01, DM-PLACE-06)."""
FORTUNE, BEFORE, PLACEMENT, AFTER, RESOLUTION, FOREMAN, ADVENTURE, PRODUCTION, END = range(len(STEPS))


@dataclass
class DomainsTurn(Rule):
    """DM-SEQ-01: a turn from one of its steps on, and then the next, until the last one is over."""

    phase: int = FORTUNE

    def begin(self, g: Domains) -> Next:
        if self.phase == FORTUNE:
            g.shown = [()] * SHOWN
            g.emit(TurnOpened, g.turn)
        return self.next_step(g)

    def next_step(self, g: Domains) -> Next:
        """Enter a step only when the one before is finished (DM-SEQ-02)."""
        g.begin_turn()
        g.fence(Fence.REVEALED)
        g.emit(PhaseBegan, STEPS[self.phase])
        return g.call(rule_of(g, self.phase), then=self.on_step)

    def on_step(self, g: Domains, _step: Rule) -> Next:
        self.phase += 1
        if self.phase < len(STEPS):
            return self.next_step(g)
        if g.switches[LAST_TURN]:
            # Death is out: the game ends with the evening of its turn (DM-END-01).
            return g.done()
        g.turn += 1
        return g.become(DomainsTurn())


def rule_of(g: Domains, phase: int) -> Rule:
    """Return the rule of a step; the windows are passes in current turn order (DM-BEF-02, DM-PLACE-06)."""
    if phase == BEFORE:
        return Opportunity(BEFORE_PLACEMENT, g.order())
    if phase == AFTER:
        return Opportunity(AFTER_PLACEMENT, g.order())
    return RULES[phase]()


RULES: dict[int, type[Rule]] = {
    FORTUNE: FortunePhase,
    PLACEMENT: PlaceMinions,
    RESOLUTION: ResolveMinions,
    FOREMAN: ForemanPhase,
    ADVENTURE: AdventurePhase,
    PRODUCTION: ProductionPhase,
    END: EndOfTurn,
}
