"""The round, and a player's turn in it."""

from dataclasses import dataclass

from darkling.games.heists.cards import NO_CARD
from darkling.games.heists.rules.auto_player import AutoTurn
from darkling.games.heists.rules.cops import Refill
from darkling.games.heists.rules.events import DawnBroke, HandLaidOpen, TurnBegan
from darkling.games.heists.rules.heist import DoHeist
from darkling.games.heists.rules.outcome import HEISTS_TO_END
from darkling.games.heists.rules.recruit import RecruitAndLarceny
from darkling.games.heists.rules.state import AUTO_HEISTS, Heists, is_third
from darkling.games.heists.rules.vocabulary import CHOOSE_A_TURN, HEIST, STREETS
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class Night(Rule):
    """DH-GEN-01: round after round, until somebody has completed three heists."""

    def begin(self, g: Heists) -> Next:
        return self.begin_round(g)

    def begin_round(self, g: Heists) -> Next:
        g.round += 1
        return g.call(Turn(g.first), then=self.on_turn)

    def on_turn(self, g: Heists, turn: "Turn") -> Next:
        """Go on to the left; in solo it is the Auto Player's turn now, unless the game is won (DH-R-55)."""
        if g.players == 1:
            return g.done() if is_third(g.heists[0]) else g.call(AutoTurn(), then=self.on_auto)
        left = (turn.seat + 1) % g.players
        return self.end_round(g) if left == g.first else g.call(Turn(left), then=self.on_turn)

    def end_round(self, g: Heists) -> Next:
        """End the game with the round in which somebody completed a third heist (DH-R-47)."""
        if any(map(is_third, g.heists)):
            return g.done()
        if g.round == g.rounds:
            g.emit(DawnBroke)
            return g.done()
        return self.begin_round(g)

    def on_auto(self, g: Heists, _turn: AutoTurn | Refill) -> Next:
        """Play on unless the Auto Player has completed its third heist (DH-SOLO-02)."""
        return g.done() if g.control[AUTO_HEISTS] >= HEISTS_TO_END else self.begin_round(g)


@dataclass
class NightInProgress(Night):
    """A night that is set up by hand, and goes on with a seat's turn."""

    seat: Seat

    def begin(self, g: Heists) -> Next:
        return g.call(Turn(self.seat), then=self.on_turn)


@dataclass
class Turn(Rule):
    """DH-TURN: choose between Recruit & Larceny and a heist, and do it."""

    seat: Seat

    def begin(self, g: Heists) -> Next:
        """Choose what to do this turn (DH-TURN-02)."""
        seat = self.seat
        g.begin_turn()
        g.emit(TurnBegan, seat, g.round)
        if g.hidden_hands:
            # A hand is played in the open, so it is laid open now (DH-R-60).
            g.emit(HandLaidOpen, seat, tuple(g.cards_in_hand(seat)))
        options = [STREETS]
        if g.current[seat] != NO_CARD:
            options.append(HEIST)
        else:
            decks = g.open_decks(seat)
            if decks:
                # With one deck to choose from, its heists are shown at once.
                options.append(HEIST if len(decks) > 1 else HEIST.final)
        return g.ask(seat, CHOOSE_A_TURN, options, then=self.on_kind)

    def on_kind(self, g: Heists, option: Option) -> Next:
        if option.id == STREETS.id:
            return g.call(RecruitAndLarceny(self.seat), then=self.on_recruited)
        return g.call(DoHeist(self.seat), then=self.on_heist)

    def on_recruited(self, g: Heists, done: RecruitAndLarceny) -> Next:
        """Discard the hand together with the recruits (DH-TURN-05)."""
        g.discard_hand(self.seat, done.recruited)
        return self.refill(g)

    def on_heist(self, g: Heists, _done: DoHeist) -> Next:
        """Go on; alone the third heist wins at once (DH-R-55)."""
        return g.done() if g.players == 1 and is_third(g.heists[0]) else self.refill(g)

    def refill(self, g: Heists) -> Next:
        """Refill the Streets (DH-TURN-06)."""
        return g.call(Refill(self.seat), then=self.on_refilled)

    def on_refilled(self, g: Heists, _refill: Refill) -> Next:
        """Draw five new cards (DH-TURN-07)."""
        g.draw_hand(self.seat)
        return g.done()
