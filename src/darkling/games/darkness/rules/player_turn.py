"""A hero's turn: start step, action step, end step (AD-ENC-05 to AD-ENC-09)."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkness.cards import ACTIONS, ADVANCEMENTS, ITEMS, RESOURCES
from darkling.games.darkness.rules.abilities import Flux
from darkling.games.darkness.rules.action import PlayAction
from darkling.games.darkness.rules.action_state import NO_CARD
from darkling.games.darkness.rules.drawing import AC, RC, CycleCards, DrawOrNot
from darkling.games.darkness.rules.draws import KINDS, DrawUp, wants_cards
from darkling.games.darkness.rules.effects import begin_turn_of, end_turn_of, is_immobile, is_stunned, use_up
from darkling.games.darkness.rules.end_step import EndStep
from darkling.games.darkness.rules.events import AdvancementUsed, PlayerTurnBegan, ResourcePlayed
from darkling.games.darkness.rules.movement import Path, Walk, can_go, ends_of, reachable, way_to
from darkling.games.darkness.rules.paying import counted, is_secret, show_card, shown
from darkling.games.darkness.rules.payment import demand_of, discards_fit
from darkling.games.darkness.rules.playable import playable, why_not_play
from darkling.games.darkness.rules.reckoning import PSION, SAMURAI, ability_of, free_steps
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.spending import (
    ready_advancements,
    ready_items,
    spend_advancement,
    uses_left,
)
from darkling.games.darkness.rules.start_step import StartStep
from darkling.games.darkness.rules.state import HAND_ACS, HAND_RCS, POISE, Darkness, Hero, Square
from darkling.games.darkness.rules.stunned import SufferStun
from darkling.games.darkness.rules.turn_state import TurnState, may_move
from darkling.games.darkness.rules.vocabulary import (
    ABILITY,
    DRAW_UP,
    DRAW_YOUR_CARDS,
    END_TURN,
    FREE_MOVE,
    GO,
    MOVE_WHERE,
    PLAY,
    SOLO,
    STAY,
    USE,
    USE_ADVANCEMENT,
    YOUR_TURN,
)
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule

SOLOS = tuple([any(asked.name == "solo" for asked in card.conditions) for card in RESOURCES])
"""Resource cards that may be played without an AC (AD-RC-09)."""
SLOWING = ("speed", "move")
"""Stats whose penalties make a free move shorter."""


@dataclass
class PlayerTurn(TurnState):
    """AD-ENC-04: one hero's full turn."""

    def begin(self, g: Darkness) -> Next:
        g.begin_turn()
        begin_turn_of(g, self.hero)
        g.emit(PlayerTurnBegan, g.owner(self.hero), self.hero)
        return g.call(StartStep(self.hero), then=self.on_started)

    def on_started(self, g: Darkness, _start: StartStep) -> Next:
        if self.is_out(g):
            return self.leave(g)
        if not wants_cards(g, self.hero):
            return self.suffer(g)
        return g.ask(g.owner(self.hero), DRAW_YOUR_CARDS, [DRAW_UP.final], then=self.on_draw_up, window=True)

    def on_draw_up(self, g: Darkness, _option: Option) -> Next:
        return g.call(DrawUp(self.hero), then=self.on_drawn)

    def on_drawn(self, g: Darkness, _draw: Rule) -> Next:
        return self.suffer(g)

    def suffer(self, g: Darkness) -> Next:
        """AD-PVP-10: in the arena a stun costs cards, not the turn; this comes last in the start step."""
        if g.teams and is_stunned(g, self.hero):
            return g.call(SufferStun(self.hero), then=self.on_suffered)
        return self.act(g)

    def on_suffered(self, g: Darkness, _stun: SufferStun) -> Next:
        return self.act(g)

    def is_out(self, g: Darkness) -> bool:
        """Say whether nothing more happens in the turn (AD-R-125)."""
        return g.hp[self.hero] <= 0 or is_over(g)

    # The action step.

    def act(self, g: Darkness) -> Next:
        if self.is_out(g):
            return self.leave(g)
        seat = g.owner(self.hero)
        return g.ask(seat, YOUR_TURN, self.offers(g), then=self.on_answer, window=is_secret(g))

    def offers(self, g: Darkness) -> list[Option]:
        """Return what the hero may do; who is fatigued moves and uses equipment, no more (AD-FAT-03)."""
        hero = self.hero
        options = [FREE_MOVE] if self.may_move_free(g) else []
        if not self.is_final:
            options += usable_items(g, hero)
        options += [shown(g, PLAY[ac]) for ac in playable(g, hero)]
        if not g.is_fatigued(hero):
            options += self.small_options(g)
        return [*options, END_TURN]

    def may_move_free(self, g: Darkness) -> bool:
        hero = self.hero
        return not self.has_moved_free and may_move(g, hero) and can_go(g, hero, steps_of_free_move(g, hero))

    def small_options(self, g: Darkness) -> list[Option]:
        """Return what is no action, and may be done after the last one (AD-R-77)."""
        hero = self.hero
        options = [shown(g, SOLO[rc]) for rc in sorted(set(g.pile(hero, HAND_RCS))) if SOLOS[rc]]
        options += usable_advancements(g, hero)
        if ability_of(g, hero) == PSION and uses_left(g, hero):
            options.append(ABILITY)
        return options

    def reoffer(self, g: Darkness) -> Sequence[Option] | None:
        return self.offers(g) if self.step == "on_answer" else None

    def barred(self, g: Darkness) -> Sequence[Barred]:
        """Return the action cards in hand that cannot be played, with the reason."""
        if self.step != "on_answer":
            return ()
        found = []
        for ac in sorted(set(g.pile(self.hero, HAND_ACS))):
            why = why_not_play(g, self.hero, ac)
            if why is not None:
                found.append((ACTIONS[ac].code, why))
        return found

    def on_answer(self, g: Darkness, option: Option) -> Next:
        verb, hero = option.verb, self.hero
        if verb == END_TURN.verb:
            return self.end_step(g)
        if verb == FREE_MOVE.verb:
            return self.ask_where(g)
        if verb == PLAY[0].verb:
            return g.call(PlayAction(hero, option.thing), then=self.on_done)
        if verb == USE[0].verb:
            return g.call(PlayAction(hero, NO_CARD, item=option.thing), then=self.on_done)
        if verb == SOLO[0].verb:
            return self.play_solo(g, option.thing)
        if verb == USE_ADVANCEMENT[0].verb:
            return self.use_advancement(g, option.thing)
        return g.call(Flux(hero), then=self.on_done)

    def on_done(self, g: Darkness, _rule: Rule) -> Next:
        return self.act(g)

    def ask_where(self, g: Darkness) -> Next:
        """AD-MOV-06, AD-R-56: one move up to the hero's speed."""
        options = [*[GO[square] for square in ends_of(g, self.hero, free_steps(g, self.hero), False)], STAY]
        return g.ask(g.owner(self.hero), MOVE_WHERE, options, then=self.on_where)

    def paths(self, g: Darkness) -> dict[Square, Path]:
        """Return where the free move may end, and along which path."""
        return reachable(g, self.hero, steps_of_free_move(g, self.hero), False)

    def on_where(self, g: Darkness, option: Option) -> Next:
        if option is STAY:
            return self.act(g)
        self.has_moved_free = True
        path = way_to(g, self.hero, free_steps(g, self.hero), False, option.thing)
        use_up(g, self.hero, *SLOWING)
        return g.call(Walk(self.hero, path, False), then=self.on_walked)

    def on_walked(self, g: Darkness, walk: Walk) -> Next:
        self.moved += len(walk.went)
        return self.act(g)

    def play_solo(self, g: Darkness, rc: int) -> Next:
        """AD-RC-09: a resource card that says so is played by itself; it is no action."""
        hero = self.hero
        show_card(g)
        g.discard_card(hero, HAND_RCS, rc)
        g.emit(ResourcePlayed, g.owner(hero), hero, rc)
        (effect,) = RESOURCES[rc].effects
        return g.call(DrawOrNot(hero, KINDS.index(effect.what), effect.amount.number), then=self.on_done)

    def use_advancement(self, g: Darkness, number: int) -> Next:
        spend_advancement(g, self.hero, number)
        g.emit(AdvancementUsed, g.owner(self.hero), self.hero, number)
        (effect,) = ADVANCEMENTS[number].effects
        kind = RC if effect.what == KINDS[RC] else AC
        return g.call(CycleCards(self.hero, kind, effect.amount.number), then=self.on_done)

    # The end step.

    def end_step(self, g: Darkness) -> Next:
        """AD-ENC-08: keep the hand or discard all of it; then draw up either way."""
        self.take_poise(g)
        if not self.has_moved_free and not free_steps(g, self.hero):
            # A free move of which a penalty leaves nothing has been made worse, too (AD-PVP-13).
            use_up(g, self.hero, *SLOWING)
        self.return_cards(g)
        return g.call(EndStep(self.hero), then=self.on_end)

    def take_poise(self, g: Darkness) -> None:
        if ability_of(g, self.hero) == SAMURAI and not self.attacks and not g.is_fatigued(self.hero):
            g.marks[self.hero] |= POISE

    def return_cards(self, g: Darkness) -> None:
        """Cards that are used again come back to hand at the start of the end step."""
        if self.returning:
            g.put(self.hero, HAND_ACS, (*g.pile(self.hero, HAND_ACS), *self.returning))
            self.returning = ()

    def on_end(self, g: Darkness, _end: Rule) -> Next:
        return self.leave(g)

    def leave(self, g: Darkness) -> Next:
        """End the turn, in good order or not; grudges of old turns are forgotten."""
        for ac in self.returning:
            g.add_to_pile(self.hero, False, ac)
        self.returning = ()
        end_turn_of(g, self.hero)
        g.grudge[self.hero] = 0
        g.floats[self.hero] = ()
        return g.done()


def steps_of_free_move(g: Darkness, hero: Hero) -> int:
    """Return how far the free move goes; in the arena the immobilized have none (AD-PVP-12)."""
    return 0 if g.teams and is_immobile(g, hero) else free_steps(g, hero)


def usable_items(g: Darkness, hero: Hero) -> list[Option]:
    """Return the equipment that can be used by itself in the hero's own turn."""
    return [USE[item] for item in ready_items(g, hero, "own") if can_use(g, hero, item)]


def can_use(g: Darkness, hero: Hero, item: int) -> bool:
    """Say whether the discards that a piece of equipment asks for can be made (AD-R-63)."""
    demand = demand_of(ITEMS[item].conditions)
    return discards_fit(demand, *counted(g.pile(hero, HAND_ACS)), len(g.pile(hero, HAND_RCS)))


def usable_advancements(g: Darkness, hero: Hero) -> list[Option]:
    """Return the advancements that can be used in the action step."""
    return [USE_ADVANCEMENT[number] for number in ready_advancements(g, hero, "own")]
