"""Combat Phase: every player in turn faces the topmost hero of their pile."""

from dataclasses import dataclass
from typing import Literal

from darkling.games.dealings.cards import (
    ABILITY,
    ARMOR,
    DEFENSE_ABILITY,
    DEFENSE_CODES,
    NO_DEFENSE,
    NO_HERO,
    SIDES,
    TYPES,
    VULNERABLE,
    Defense,
    Face,
    Hero,
)
from darkling.games.dealings.cards.effects import (
    EXACT,
    ROTATE_OTHER,
    STRIKE_AGAIN,
    TOLL_ROTATE,
    TOLL_TRASH,
    TRASH_STRIKERS,
    TWICE,
)
from darkling.games.dealings.rules import events
from darkling.games.dealings.rules.events import (
    FLIPS,
    CombatRoundBegan,
    DefeatedOnce,
    DefenseStruck,
    HeroDefeated,
    HeroDetoured,
    HeroEscaped,
    HeroRampaged,
    OverlordEvicted,
    StrikesRolledBack,
)
from darkling.games.dealings.rules.state import Dealings
from darkling.games.dealings.rules.vocabulary import (
    DETOUR_WITH,
    DISCARD,
    DONE,
    FIGHT,
    FIGHT_OR_DISCARD,
    FIGHT_OR_YIELD,
    FLIP,
    FLIP_A_HERO,
    GIVE_GROUND,
    PAY_THE_TOLL,
    ROTATE,
    ROTATE_ANOTHER,
    STRIKE,
    STRIKE_OR_STOP,
    TRASH,
    YIELD,
)
from darkling.table.decision import Seat
from darkling.table.event import Forget
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule, WhyNot

NOBODY_ELSE_COMES = WhyNot("detour", "DD-R-29")
HAS_TURNED = WhyNot("ground", "DD-R-20")
HAS_STRUCK = WhyNot("struck", "DD-CBT-11")
WRONG_TYPE = WhyNot("type", "DD-CBT-06")
NO_OTHER_CARD = WhyNot("alone", "DD-R-23")
ABOUT_TO_STRIKE = WhyNot("striker", "DD-DAB-01")
Standing = Literal["short", "enough", "over"]


@dataclass
class CombatPhase(Rule):
    """DD-CBT: rounds of combat until every hero has been faced (DD-CBT-14)."""

    def begin(self, g: Dealings) -> Next:
        """Put the draft away: every hero has been seen by all, so nobody's memory of it matters."""
        g.phase = "combat"
        g.round = 0
        g.kept = [()] * g.players
        g.passes = 0
        return self.next_round(g, None)

    def next_round(self, g: Dealings, _round: "CombatRound | None") -> Next:
        """Play another round while there are heroes to face, and overlords to face them."""
        standing = g.standing()
        heroes_to_come = any(g.piles[seat] for seat in standing)
        # Asked between rounds only: a round is always played to its end (DD-R-37).
        if not heroes_to_come or len(standing) < min(2, g.players):
            return g.done()
        g.round += 1
        g.emit(CombatRoundBegan, g.round)
        return g.call(CombatRound(g.clockwise()), then=self.next_round)


@dataclass
class CombatInProgress(CombatPhase):
    """A Combat Phase that is set up by hand, at the start of a round or of a turn in it."""

    still_to_face: tuple[Seat, ...] = ()

    def begin(self, g: Dealings) -> Next:
        if not self.still_to_face:
            return self.next_round(g, None)
        return g.call(CombatRound(self.still_to_face), then=self.next_round)


@dataclass
class CombatRound(Rule):
    """DD-CBT-01: every player faces one hero, clockwise from the first player."""

    still_to_face: tuple[Seat, ...]

    def begin(self, g: Dealings) -> Next:
        while self.still_to_face:
            seat = self.still_to_face[0]
            self.still_to_face = self.still_to_face[1:]
            if g.piles[seat] and not g.evicted[seat]:
                g.begin_turn()
                return g.call(FaceHero(seat), then=self.on_faced)
        return g.done()

    def on_faced(self, g: Dealings, _faced: "FaceHero") -> Next:
        return self.begin(g)


@dataclass
class FaceHero(Rule):
    """DD-CBT-02, DD-CBT-03: flip the topmost hero, then fight it or let it rampage."""

    seat: Seat
    hero: Hero = NO_HERO
    before: tuple[Face, ...] = ()
    trashed_before: int = 0
    given_ground: Defense = NO_DEFENSE

    def begin(self, g: Dealings) -> Next:
        """Flip the topmost hero; one that nobody may peek at is flipped by hand."""
        self.hero = NO_HERO
        if g.no_peeking:
            return g.ask(self.seat, FLIP_A_HERO, [FLIP.final], then=self.on_flip, window=True)
        return self.flip(g)

    def on_flip(self, g: Dealings, _option: Option) -> Next:
        return self.flip(g)

    def flip(self, g: Dealings) -> Next:
        """Face the hero; without defenses it cannot be fought (DD-R-14)."""
        self.hero = g.flip(self.seat)
        if not g.defenses[self.seat]:
            return self.let_rampage(g)
        options = [FIGHT, YIELD if g.elimination else DISCARD]
        detours = g.detours(self.seat)
        if detours and self.why_not_detour(g) is None:
            options += [DETOUR_WITH[face] for face in detours]
        prompt = FIGHT_OR_YIELD if g.elimination else FIGHT_OR_DISCARD
        return g.ask(self.seat, prompt, options, then=self.on_answer)

    def why_not_detour(self, g: Dealings) -> WhyNot | None:
        return None if g.piles[self.seat] else NOBODY_ELSE_COMES

    def on_answer(self, g: Dealings, option: Option) -> Next:
        if option.id == FIGHT.id:
            return self.pay_toll(g)
        if option.thing >= 0:
            return self.detour(g, option.thing)
        return self.let_rampage(g)

    def let_rampage(self, g: Dealings) -> Next:
        """Let the hero through at once, its ability ignored (DD-CBT-04, DD-R-36)."""
        g.emit(HeroRampaged, self.seat, self.hero)
        return self.lose(g)

    def lose(self, g: Dealings) -> Next:
        """Discard the undefeated hero, or be evicted by it (DD-HARD-03, DD-HARD-04)."""
        if g.elimination:
            g.evicted[self.seat] = g.round
            g.emit(OverlordEvicted, self.seat, self.hero)
        else:
            g.undefeated = (*g.undefeated, self.hero)
        return g.done()

    def detour(self, g: Dealings, card: Defense) -> Next:
        """Put the hero under the pile, rotate the Detour (DD-R-27), and flip a new hero (DD-DAB-04)."""
        g.emit(HeroDetoured, self.seat, self.hero, card)
        if g.no_peeking:
            g.emit(Forget, FLIPS)
        g.rotate(self.seat, g.face_of(self.seat, card), events.DETOUR)
        g.put_at_bottom(self.seat, self.hero)
        return self.begin(g)

    def pay_toll(self, g: Dealings) -> Next:
        """Against a Wizard trash a Defense Card before the first strike (DD-HAB-03)."""
        if ABILITY[self.hero] & TOLL_TRASH:
            options = [TRASH[face] for face in g.defenses[self.seat]]
            return g.ask(self.seat, PAY_THE_TOLL, options, then=self.on_toll)
        if ABILITY[self.hero] & TOLL_ROTATE:
            return self.give_ground(g)
        return self.fight(g)

    def give_ground(self, g: Dealings) -> Next:
        """Against a Dragon Warrior rotate a Defense Card, and then a different one (DD-R-20)."""
        faces = [face for face in g.defenses[self.seat] if self.why_not_turn(face) is None]
        if not faces:
            return self.fight(g)
        return g.ask(self.seat, GIVE_GROUND, [ROTATE[face] for face in faces], then=self.on_ground)

    def why_not_turn(self, face: Face) -> WhyNot | None:
        return HAS_TURNED if face // SIDES == self.given_ground else None

    def on_ground(self, g: Dealings, option: Option) -> Next:
        """Rotate it; it is not striking, and may strike later."""
        g.rotate(self.seat, g.face_of(self.seat, option.thing), events.GROUND)
        if self.given_ground != NO_DEFENSE:
            return self.fight(g)
        self.given_ground = option.thing
        return self.give_ground(g)

    def on_toll(self, g: Dealings, option: Option) -> Next:
        """Trash the card; it never comes back (DD-R-13)."""
        g.trash(self.seat, g.face_of(self.seat, option.thing), events.TOLL)
        return self.fight(g)

    def fight(self, g: Dealings) -> Next:
        self.before = g.defenses[self.seat]
        self.trashed_before = len(g.trashed)
        return g.call(Strikes(self.seat, self.hero), then=self.on_strikes)

    def on_strikes(self, g: Dealings, strikes: "Strikes") -> Next:
        """Settle the fight: it is won if the hero's condition holds now (DD-R-11)."""
        if strikes.are_enough():
            g.defeated[self.seat] = (*g.defeated[self.seat], self.hero)
            g.emit(HeroDefeated, self.seat, self.hero)
            strikes.pay_berserker(g)
            return g.done()
        g.emit(HeroEscaped, self.seat, self.hero)
        self.roll_back(g)
        return self.lose(g)

    def roll_back(self, g: Dealings) -> None:
        """If so agreed, take back what the strikes of a failed fight did to the cards (DD-R-12)."""
        if g.rollback:
            g.defenses[self.seat] = self.before
            g.trashed = g.trashed[: self.trashed_before]
            g.emit(StrikesRolledBack, self.seat)

    def barred(self, g: Dealings) -> list[Barred]:
        if self.step == "on_answer":
            why = self.why_not_detour(g)
            return [(DEFENSE_CODES[face // SIDES], why) for face in g.detours(self.seat)] if why else []
        if self.step == "on_ground":
            faces = g.defenses[self.seat]
            return [(DEFENSE_CODES[face // SIDES], why) for face in faces if (why := self.why_not_turn(face))]
        return []


@dataclass
class Strikes(Rule):
    """DD-CBT-06 to DD-CBT-12: strike with one Defense Card after another, until done (DD-R-10)."""

    seat: Seat
    hero: Hero
    total: int = 0
    defeats: int = 0
    struck: tuple[Defense, ...] = ()
    striker: Defense = NO_DEFENSE

    def begin(self, g: Dealings) -> Next:
        """Ask for another strike; with no card that may strike, the fight is done."""
        options = [STRIKE[face] for face in g.defenses[self.seat] if self.why_not_strike(g, face) is None]
        options.append(DONE)
        return g.ask(self.seat, STRIKE_OR_STOP, options, then=self.on_answer)

    def why_not_strike(self, g: Dealings, face: Face) -> WhyNot | None:
        """Say why a card may not strike the hero; but for a Knight, each may do so once (DD-HAB-05)."""
        if face // SIDES in self.struck and not ABILITY[self.hero] & STRIKE_AGAIN:
            return HAS_STRUCK
        if not TYPES[face] & VULNERABLE[self.hero]:
            return WRONG_TYPE
        if DEFENSE_ABILITY[face] & ROTATE_OTHER and len(g.defenses[self.seat]) == 1:
            return NO_OTHER_CARD
        return None

    def on_answer(self, g: Dealings, option: Option) -> Next:
        """Strike; a Heavy Hitter first rotates another card (DD-DAB-01)."""
        if option.id == DONE.id:
            return g.done()
        self.striker = option.thing
        face = g.face_of(self.seat, self.striker)
        if DEFENSE_ABILITY[face] & ROTATE_OTHER:
            others = [ROTATE[other] for other in g.defenses[self.seat] if self.why_not_turn(other) is None]
            return g.ask(self.seat, ROTATE_ANOTHER, others, then=self.on_rotate)
        return self.strike(g, face)

    def why_not_turn(self, face: Face) -> WhyNot | None:
        return ABOUT_TO_STRIKE if face // SIDES == self.striker else None

    def on_rotate(self, g: Dealings, option: Option) -> Next:
        """Rotate the other card, which is not striking (DD-DAB-02)."""
        g.rotate(self.seat, g.face_of(self.seat, option.thing), events.HELPER)
        return self.strike(g, g.face_of(self.seat, self.striker))

    def strike(self, g: Dealings, face: Face) -> Next:
        """Add the Attack Value to the total, then rotate the card (DD-CBT-07, DD-CBT-09)."""
        value = g.attack_value(self.seat, face)
        self.total += value
        if self.striker not in self.struck:
            self.struck = (*self.struck, self.striker)
        g.emit(DefenseStruck, self.seat, self.striker, value, self.total, ARMOR[self.hero])
        g.rotate(self.seat, face, events.STRIKE)
        self.striker = NO_DEFENSE
        if ABILITY[self.hero] & TWICE and self.defeats == 0 and self.total >= ARMOR[self.hero]:
            return self.defeat_once(g)
        return self.begin(g)

    def defeat_once(self, g: Dealings) -> Next:
        """Halflings fall once; the total starts again, with nothing carried over (DD-R-16)."""
        self.defeats = 1
        self.total = 0
        g.emit(DefeatedOnce, self.seat, self.hero)
        return self.begin(g)

    def are_enough(self) -> bool:
        # Halflings that have not fallen once have a total below their armor: it was reset if not.
        return self.standing(self.total) == "enough"

    def standing(self, total: int) -> Standing:
        """Say how a total stands against the armor (DD-CBT-07), and what a Thief allows (DD-HAB-01)."""
        if total < ARMOR[self.hero]:
            return "short"
        return "over" if ABILITY[self.hero] & EXACT and total > ARMOR[self.hero] else "enough"

    def pay_berserker(self, g: Dealings) -> None:
        for face in self.taken_along(g):
            g.trash(self.seat, face, events.BERSERKER)

    def taken_along(self, g: Dealings) -> list[Face]:
        """Return the cards that a Berserker takes along when it falls: all that struck it (DD-HAB-04)."""
        if not ABILITY[self.hero] & TRASH_STRIKERS:
            return []
        return [face for face in g.defenses[self.seat] if face // SIDES in self.struck]

    def barred(self, g: Dealings) -> list[Barred]:
        faces = g.defenses[self.seat]
        if self.step == "on_answer":
            return [
                (DEFENSE_CODES[face // SIDES], why) for face in faces if (why := self.why_not_strike(g, face))
            ]
        return [(DEFENSE_CODES[face // SIDES], why) for face in faces if (why := self.why_not_turn(face))]
