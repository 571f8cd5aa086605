"""The turn of one monster (AD-ENC-11): what happens at its start, then its behaviour to the end."""

from dataclasses import dataclass

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import CardEffect
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.behaviour import ATTACK, HOLD, next_deed
from darkling.games.darkness.rules.bosses import pierce_of, specials
from darkling.games.darkness.rules.breath import Breathe, breath
from darkling.games.darkness.rules.commanded import CommandedTurn, is_led
from darkling.games.darkness.rules.effects import (
    begin,
    begin_turn_of,
    dominator,
    end_turn_of,
    fire_on,
    has,
    is_stunned,
    total,
)
from darkling.games.darkness.rules.events import MonsterHeld, MonsterTurnBegan
from darkling.games.darkness.rules.foresight import is_foreseen
from darkling.games.darkness.rules.harm import TakeHarm, die
from darkling.games.darkness.rules.monster_attack import CLASS_OF, MonsterAttack
from darkling.games.darkness.rules.movement import Enter, Walk, is_up
from darkling.games.darkness.rules.predicates import holds
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import distance_row
from darkling.games.darkness.rules.state import GAME_MASTER, NOBODY, Darkness, Figure
from darkling.games.darkness.rules.summoning import summon
from darkling.games.darkness.rules.vocabulary import GO_ON, MORE_COME
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

STUNNED, IDLE = "stunned", "idle"
"""Why a monster does nothing."""


@dataclass
class FoeTurn(Rule):
    """A monster takes its turn, by its behaviour or by command.

    Attributes:
        attacks: how many it has left.
        maneuvers: how many it has left.
        moved: how many squares it has gone.
        has_acted: whether it has done anything.
        is_printed: whether it acts by its behaviour, though there is a game master.
        are_all_printed: whether those after it do so, too.

    """

    figure: Figure
    attacks: int = 0
    maneuvers: int = 0
    moved: int = 0
    has_acted: bool = False
    is_printed: bool = False
    are_all_printed: bool = False

    def begin(self, g: Darkness) -> Next:
        figure = self.figure
        self.are_all_printed = self.is_printed
        g.emit(MonsterTurnBegan, figure, g.kind[figure])
        begin_turn_of(g, figure)
        if specials(g.kind[figure], "turn") or (g.effects and fire_on(g, g.at[figure])):
            start = StartOfFoeTurn(figure, is_led=not self.is_printed and is_led(g, figure))
            return g.call(start, then=self.on_started)
        return self.act(g, has_attacks=True)

    def on_started(self, g: Darkness, start: "StartOfFoeTurn") -> Next:
        self.has_acted = start.has_breathed
        return self.act(g, has_attacks=not start.has_breathed)

    def act(self, g: Darkness, has_attacks: bool) -> Next:
        """AD-R-80: attacks and maneuvers are what the card says, if nothing changes them."""
        figure = self.figure
        card = FOES[g.kind[figure]]
        self.maneuvers = card.maneuvers
        if has_attacks:
            self.attacks = max(0, card.attacks + total(g, figure, "atk"))
        if not is_up(g, figure) or not (g.effects or g.has_master()):
            return self.go_on(g)
        if is_stunned(g, figure):
            g.emit(MonsterHeld, figure, g.kind[figure], STUNNED)
        elif self.obeys(g):
            return g.call(CommandedTurn(figure, self.attacks, self.maneuvers), then=self.on_commanded)
        return self.go_on(g)

    def obeys(self, g: Darkness) -> bool:
        """Say whether a player says what it does."""
        return dominator(g, self.figure) != NOBODY or (g.has_master() and not self.is_printed)

    def on_commanded(self, g: Darkness, turn: CommandedTurn) -> Next:
        """Go on with what is left, where a game master leaves that to the card."""
        self.has_acted |= (turn.attacks, turn.maneuvers) != (self.attacks, self.maneuvers)
        if turn.is_printed:
            self.is_printed, self.are_all_printed = True, turn.are_all_printed
            self.attacks, self.maneuvers, self.moved = turn.attacks, turn.maneuvers, turn.moved
            return self.go_on(g)
        return self.hold(g) if is_led(g, self.figure) else self.finish(g)

    def go_on(self, g: Darkness) -> Next:
        """Do what comes first in its behaviour now, and look again."""
        figure = self.figure
        if not is_up(g, figure):
            return self.finish(g)
        what, target, path = next_deed(g, figure, self.attacks, self.maneuvers)
        if what == HOLD:
            return self.hold(g)
        self.has_acted = True
        if what == ATTACK:
            self.attacks -= 1
            return g.call(MonsterAttack(figure, target, self.moved), then=self.on_attacked)
        self.maneuvers -= 1
        return g.call(Walk(figure, path, FOES[g.kind[figure]].flies), then=self.on_walked)

    def on_attacked(self, g: Darkness, _attack: MonsterAttack) -> Next:
        return self.go_on(g)

    def on_walked(self, g: Darkness, walk: Walk) -> Next:
        self.moved += len(walk.went)
        return self.go_on(g)

    def hold(self, g: Darkness) -> Next:
        if not self.has_acted and not (g.effects and is_stunned(g, self.figure)):
            g.emit(MonsterHeld, self.figure, g.kind[self.figure], IDLE)
        return self.finish(g)

    def finish(self, g: Darkness) -> Next:
        """End the turn; what was raised for so long dies again."""
        if g.effects and g.hp[self.figure] > 0:
            if is_raised_no_longer(g, self.figure):
                g.hp[self.figure] = 0
                die(g, self.figure)
            else:
                end_turn_of(g, self.figure)
        return g.done()


def is_raised_no_longer(g: Darkness, figure: Figure) -> bool:
    """Say whether this was the last turn of a raised monster."""
    return has(g, figure, "raise") and any(
        effect[3] == figure and effect[4] == "raise" and effect[7] == 1 for effect in g.effects
    )


@dataclass
class StartOfFoeTurn(Rule):
    """What happens as a monster's turn begins: its specials one after the other, then fire where it stands.

    A stunned monster only summons (AD-R-36, AD-R-91).

    Attributes:
        next: the number of the special that comes next.
        targets: whom the present one is still to be done to.
        has_breathed: whether a special took the place of its attacks.
        is_led: whether a game master says whom a breath covers.

    """

    figure: Figure
    next: int = 0
    targets: tuple[Figure, ...] = ()
    has_breathed: bool = False
    is_led: bool = False

    def begin(self, g: Darkness) -> Next:
        effects = specials(g.kind[self.figure], "turn")
        while self.next < len(effects) and is_up(g, self.figure):
            effect = effects[self.next]
            self.next += 1
            if self.happens(g, effect):
                if effect.verb == "summon":
                    return self.ask_before_summoning(g)
                if effect.verb == "part" and self.is_led:
                    return g.call(Breathe(self.figure), then=self.on_aimed)
                self.targets = self.take(g, effect)
                if self.targets:
                    return self.go_on(g)
        return g.call(Enter(self.figure), then=self.on_entered)

    def on_entered(self, g: Darkness, _enter: Rule) -> Next:
        return g.done()

    def on_aimed(self, g: Darkness, aimed: Breathe) -> Next:
        self.targets, self.has_breathed = aimed.covered, bool(aimed.covered)
        return self.go_on(g)

    def ask_before_summoning(self, g: Darkness) -> Next:
        """Let a player turn up the card, so that what was chosen before can be taken back until then."""
        asked = GAME_MASTER if g.has_master() else g.owner(g.march[0])
        return g.ask(asked, MORE_COME, [GO_ON.final], then=self.on_more, window=True)

    def on_more(self, g: Darkness, _option: Option) -> Next:
        """Go on; in a look ahead without the card, of which nobody knows."""
        if not is_foreseen(g):
            summon(g, self.figure, specials(g.kind[self.figure], "turn")[self.next - 1].what)
        return self.begin(g)

    def happens(self, g: Darkness, effect: CardEffect) -> bool:
        is_able = effect.verb == "summon" or not is_stunned(g, self.figure)
        return is_able and all(holds(g, self.figure, asked) for asked in effect.when)

    def take(self, g: Darkness, effect: CardEffect) -> tuple[Figure, ...]:
        """Do what concerns only the monster itself; return whom else it concerns."""
        figure = self.figure
        if effect.verb == "part":
            found = breath(g, figure)
            self.has_breathed = bool(found)
            return found
        if effect.verb == "lose" and effect.at is not None:
            row = distance_row(g, g.at[figure], effect.at.distance)
            return tuple([enemy for enemy in enemies_of(g, figure) if row[g.at[enemy]]])
        begin(g, figure, figure, effect.verb, effect.what, effect.amount.number, effect.lasts)
        return ()

    def go_on(self, g: Darkness) -> Next:
        """Do the present special to the next of its targets."""
        left = [target for target in self.targets if g.hp[target] > 0]
        if not left or not is_up(g, self.figure):
            return self.begin(g)
        target, self.targets = left[0], tuple(left[1:])
        effect = specials(g.kind[self.figure], "turn")[self.next - 1]
        part = effect.part
        if part is None or part.damage is None:
            return g.call(TakeHarm(target, effect.amount.number, "lose", self.figure), then=self.on_harmed)
        damage = max(0, sum(self.parts_of_damage(g)))
        attack = SingleAttack(
            self.figure, target, damage, CLASS_OF[part.whom.distance], pierce_of(g.kind[self.figure])
        )
        return g.call(attack, then=self.on_breathed)

    def parts_of_damage(self, g: Darkness) -> tuple[int, int]:
        """Return what the breath under way deals as printed, and what effects in play change."""
        part = specials(g.kind[self.figure], "turn")[self.next - 1].part
        printed = part.damage.number if part is not None and part.damage is not None else 0
        return printed, total(g, self.figure, "dmg")

    def on_harmed(self, g: Darkness, _harm: TakeHarm) -> Next:
        return self.go_on(g)

    def on_breathed(self, g: Darkness, attack: SingleAttack) -> Next:
        """Lay on the target what the breath does beside its damage, even if that was all saved (AD-R-43)."""
        part = specials(g.kind[self.figure], "turn")[self.next - 1].part
        victim = attack.target
        if part is not None and not attack.blocked and victim < g.heroes and g.hp[victim] > 0:
            for effect in part.effects:
                if effect.verb == "mod":
                    amount = effect.amount.number
                    begin(g, self.figure, victim, effect.verb, effect.what, amount, effect.lasts)
        return self.go_on(g)
