"""Solo: the Auto Player, which stands for all rivals."""

from dataclasses import dataclass

from darkling.games.heists.cards import FIRST_AUTO
from darkling.games.heists.cards.effect_tables import MOVE_OF, MOVES
from darkling.games.heists.rules.cops import Refill
from darkling.games.heists.rules.events import AutoCardDrawn
from darkling.games.heists.rules.outcome import HEISTS_TO_END
from darkling.games.heists.rules.state import ATTACKED, AUTO_HEISTS, Heists
from darkling.games.heists.rules.vocabulary import ALONE
from darkling.table.machine import Fence
from darkling.table.rule import Next, Rule


@dataclass
class AutoTurn(Rule):
    """DH-SOLO-05: draw a card and make its two moves; one that was attacked loses the first."""

    moves: tuple[tuple[str, int], ...] = ()

    def begin(self, g: Heists) -> Next:
        """Draw a card; an empty deck is reshuffled (DH-R-51)."""
        if not g.auto_deck:
            shuffled = g.shuffle([FIRST_AUTO + card for card in g.auto_discard])
            g.auto_deck = tuple([card - FIRST_AUTO for card in shuffled])
            g.auto_discard = ()
        card = g.auto_deck[0]
        g.auto_deck = g.auto_deck[1:]
        g.auto_discard += (card,)
        attacked = g.control[ATTACKED]
        g.fence(Fence.REVEALED)
        g.emit(AutoCardDrawn, card, bool(attacked))
        self.moves = MOVES[card][attacked:]
        g.control[ATTACKED] = 0
        return self.next_move(g, None)

    def next_move(self, g: Heists, _done: Rule | None) -> Next:
        """Make the next move; its third heist ends the game at once (DH-R-55)."""
        while self.moves and g.control[AUTO_HEISTS] < HEISTS_TO_END:
            move = MOVE_OF[self.moves[0]]
            self.moves = self.moves[1:]
            asking = move.do(g)
            if asking is not None:
                return g.call(asking, then=self.next_move)
        if g.control[AUTO_HEISTS] >= HEISTS_TO_END:
            return g.done()
        return g.become(Refill(ALONE, by_auto=True))
