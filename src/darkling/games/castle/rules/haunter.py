"""The Haunter, who sweeps a row of the castle clean."""

from dataclasses import dataclass

from darkling.games.castle.cards import BOARD
from darkling.games.castle.rules.events import HaunterFlew, HaunterStayedAway, MonsterSwept
from darkling.games.castle.rules.settings import RETURNING
from darkling.games.castle.rules.state import Castle
from darkling.games.darkworld.rules.bout import KnockOut, reveal
from darkling.games.darkworld.rules.events import ItemLeft
from darkling.games.darkworld.rules.state import NO_ITEM, OUT, OVERLORD, Hero, Monster
from darkling.table.rule import Next, Rule

DIE_SIDES = 10


@dataclass
class Haunter(Rule):
    """DW-HAUNT: everyone in a row is swept away, whose number a die names."""

    swept: tuple[Hero, ...] = ()
    """The heroes who are still to be knocked out."""

    def begin(self, g: Castle) -> Next:
        """Roll for the row; on a 0 the Haunter does not come (DW-HAUNT-01, DW-HAUNT-03)."""
        row = g.roll_face(range(DIE_SIDES))
        if not row:
            g.emit(HaunterStayedAway, OVERLORD)
            return g.done()
        g.emit(HaunterFlew, OVERLORD, row)
        for square in self.in_row(g.places, row):
            self.sweep(g, g.monster_at(square))
        self.swept = tuple([g.at.index(square) for square in self.in_row(g.at, row)])
        return self.next_hero(g)

    def in_row(self, squares: list[int], row: int) -> list[int]:
        """Return those squares that lie in the row, from column A on; the Entrance is safe (DW-HAUNT-07)."""
        hit = [square for square in squares if square >= 0 and BOARD.row_of[square] == row]
        return sorted([square for square in hit if not BOARD.is_entrance[square]])

    def sweep(self, g: Castle, monster: Monster) -> None:
        """Kill a monster; its magic item stays on its square (DW-HAUNT-04, DW-HAUNT-05)."""
        square, item = g.places[monster], g.carried[monster]
        if not g.seen[monster]:
            reveal(g, monster)
        g.emit(MonsterSwept, g.kind(monster), square)
        g.places[monster] = OUT
        g.carried[monster] = NO_ITEM
        if item != NO_ITEM:
            g.drop(item, square)
            g.emit(ItemLeft, item, square)
        if g.agreed & RETURNING:
            g.put_back(monster)

    def next_hero(self, g: Castle) -> Next:
        """Knock out one hero after the other (DW-HAUNT-02)."""
        if not self.swept:
            return g.done()
        hero, *rest = self.swept
        self.swept = tuple(rest)
        return g.call(KnockOut(hero), then=self.on_knocked_out)

    def on_knocked_out(self, g: Castle, _knock_out: KnockOut) -> Next:
        return self.next_hero(g)
