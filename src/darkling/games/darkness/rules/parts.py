"""Taking a part of an action: choosing whom it is for, hitting them, and what else it does to them."""

from dataclasses import dataclass

from darkling.games.darkness.cards.language import ALL, ATK, ActionPart
from darkling.games.darkness.rules.abilities import TheQuestion, may_ask_the_question
from darkling.games.darkness.rules.action_state import NO_CARD, ActionState, heals, part_of
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.bosses import is_out_of_power
from darkling.games.darkness.rules.deeds import DoDeeds, answered
from darkling.games.darkness.rules.leaving_out import leavable, leave_out
from darkling.games.darkness.rules.paying import action_of
from darkling.games.darkness.rules.reckoning import (
    damage_of,
    distances_of,
    farther,
    hits_of,
    pierce_of,
    plus,
    targets_of,
)
from darkling.games.darkness.rules.sides import is_over
from darkling.games.darkness.rules.space import area_aims, area_boxes, distance_row, figures_in
from darkling.games.darkness.rules.state import NOBODY, Darkness, Figure, Square
from darkling.games.darkness.rules.targets import class_of_attack, near, possible_targets
from darkling.games.darkness.rules.vocabulary import (
    AIM,
    AIM_THE_AREA,
    BOX,
    CHOOSE_TARGET,
    DONE,
    LEAVE_OUT,
    NEXT_HIT,
    TARGET,
    WHICH_BOX,
)
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

TARGET_VERB, LEAVE_OUT_VERB = TARGET[0].verb, LEAVE_OUT[0].verb


@dataclass
class TakePart(Rule):
    """One part of an action, whole (AD-R-61): target by target, hit by hit (AD-R-50).

    Attributes:
        number: which part.
        chosen: the targets so far, in order.
        open: targets that are still to be dealt with without being chosen.
        hits: how many attacks have been made.
        reached: the targets that at least one attack has reached, not blocked.
        unsaved: the most unsaved damage of one hit on each of these.
        squares: those of the area, or of the corpse.
        aim: the square at which an area is aimed.
        target: whom the hit under way is aimed at.

    """

    number: int
    chosen: tuple[Figure, ...] = ()
    open: tuple[Figure, ...] = ()
    hits: int = 0
    reached: tuple[Figure, ...] = ()
    unsaved: tuple[int, ...] = ()
    squares: tuple[Square, ...] = ()
    aim: Square = -1
    target: Figure = NOBODY

    def begin(self, g: Darkness) -> Next:
        action = action_of(g)
        part = part_of(action, self.number)
        kind = part.whom.kind
        if kind == "self" or part.answers:
            return self.do_deeds(g, action.hero)
        if kind == "area":
            return self.aim_area(g)
        if kind == "corpse":
            return self.choose_corpse(g)
        if kind == "attacker":
            return self.answer_blow(g, action, part)
        if part.whom.count == ALL:
            self.open = tuple(possible_targets(g, action, part))
            return self.next_open(g)
        return self.choose(g)

    # Choosing targets one by one.

    def choose(self, g: Darkness) -> Next:
        action = action_of(g)
        if self.is_cut_short(g) or g.hp[action.hero] <= 0:
            return self.finish(g)
        options = self.targets(g, action)
        if not options:
            return self.finish(g)
        prompt = NEXT_HIT if self.hits else CHOOSE_TARGET
        if not self.chosen:
            options += leavable(action)
        return g.ask(g.owner(action.hero), prompt, [*options, DONE], then=self.on_target)

    def is_cut_short(self, g: Darkness) -> bool:
        """AD-R-125: nothing but healing goes on when the encounter is decided."""
        return is_over(g) and not heals(part_of(action_of(g), self.number))

    def targets(self, g: Darkness, action: ActionState) -> list[Option]:
        """Return whom the next hit may be aimed at: someone new, or someone to be hit again (AD-D-17)."""
        part = part_of(action, self.number)
        if part.damage is not None and self.hits >= self.most_hits(g, action, part):
            return []
        may_be_new = len(self.chosen) < targets_of(g, action, part)
        may_repeat = part.damage is not None and self.may_repeat(g, action, part)
        figures = [
            figure
            for figure in possible_targets(g, action, part)
            if (may_repeat if figure in self.chosen else may_be_new)
        ]
        return [TARGET[square] for square in sorted([g.at[figure] for figure in figures])]

    def most_hits(self, g: Darkness, action: ActionState, part: ActionPart) -> int:
        """Return how many attacks the part makes."""
        return hits_of(g, action, part, len(self.chosen))

    def may_repeat(self, g: Darkness, action: ActionState, part: ActionPart) -> bool:
        """Say whether a target may be hit again: with hits(k), or with an attack to spare."""
        if part.hits:
            return True
        spare = plus(g, action, "hits") if action.ac != NO_CARD else 0
        return self.hits - len(self.chosen) < spare

    def on_target(self, g: Darkness, option: Option) -> Next:
        if option is DONE:
            return self.finish(g)
        if option.verb == LEAVE_OUT_VERB:
            leave_out(action_of(g), option)
            return self.choose(g)
        return self.hit(g, self.target_on(g, option.thing))

    def target_on(self, g: Darkness, square: Square) -> Figure:
        """Return the target on a square, which may be passing an ally of its own there (AD-R-119)."""
        action = action_of(g)
        figures = possible_targets(g, action, part_of(action, self.number))
        return next(figure for figure in figures if g.at[figure] == square)

    def hit(self, g: Darkness, target: Figure) -> Next:
        action = action_of(g)
        part = part_of(action, self.number)
        self.target = target
        if target not in self.chosen:
            self.chosen = (*self.chosen, target)
        if part.damage is None:
            if target >= g.heroes and is_out_of_power(g, target, action.hero):
                return self.go_on(g)
            return self.do_deeds(g, target)
        return self.strike(g, action, part, target)

    def strike(self, g: Darkness, action: ActionState, part: ActionPart, target: Figure) -> Next:
        self.hits += 1
        damage = damage_of(g, action, part, target)
        distance = class_of_attack(g, action, part, target)
        pierce = pierce_of(g, action, target)
        return g.call(SingleAttack(action.hero, target, damage, distance, pierce), then=self.on_struck)

    def on_struck(self, g: Darkness, attack: SingleAttack) -> Next:
        """Note what got through; what else the part does to the target follows its last hit (AD-R-51)."""
        action = action_of(g)
        action.unsaved += attack.unsaved
        if not attack.blocked and attack.target == self.target:
            self.note(self.target, attack.unsaved)
        if attack.unsaved and may_ask_the_question(g, action, attack.target):
            return g.call(TheQuestion(action.hero, attack.target), then=self.on_question)
        return self.after_hit(g)

    def on_question(self, g: Darkness, _question: Rule) -> Next:
        return self.after_hit(g)

    def note(self, target: Figure, unsaved: int) -> None:
        if target in self.reached:
            at = self.reached.index(target)
            best = max(unsaved, self.unsaved[at])
            self.unsaved = (*self.unsaved[:at], best, *self.unsaved[at + 1 :])
        else:
            self.reached, self.unsaved = (*self.reached, target), (*self.unsaved, unsaved)

    def after_hit(self, g: Darkness) -> Next:
        """Deal with the target at once if it cannot be hit again."""
        action = action_of(g)
        part = part_of(action, self.number)
        if self.hits_each_once(g, action, part) and self.target in self.reached:
            return self.deal_with_next(g)
        return self.go_on(g)

    def hits_each_once(self, g: Darkness, action: ActionState, part: ActionPart) -> bool:
        return not part.hits and (action.ac == NO_CARD or plus(g, action, "hits") <= 0)

    def deal_with_next(self, g: Darkness) -> Next:
        """Do to the first target that was reached what else the part does."""
        target, unsaved = self.reached[0], self.unsaved[0]
        self.reached, self.unsaved = self.reached[1:], self.unsaved[1:]
        if g.hp[target] <= 0:
            return self.go_on(g)
        return g.call(DoDeeds(self.number, target, unsaved, self.squares), then=self.on_deeds)

    def do_deeds(self, g: Darkness, target: Figure) -> Next:
        self.note_drawers(g, target)
        return g.call(DoDeeds(self.number, target, 0, self.squares), then=self.on_deeds)

    def note_drawers(self, g: Darkness, target: Figure) -> None:
        """Remember whom the part lets draw cards, which comes last (AD-ORD-04)."""
        action = action_of(g)
        part = part_of(action, self.number)
        if part.whom.kind == "allies" and target < g.heroes:
            action.drawers = (*action.drawers, target)

    def on_deeds(self, g: Darkness, _deeds: Rule) -> Next:
        return self.go_on(g)

    def go_on(self, g: Darkness) -> Next:
        part = part_of(action_of(g), self.number)
        if self.aim >= 0 or part.whom.count == ALL or part.whom.kind == "attacker":
            return self.next_open(g)
        if part.whom.kind in ("enemies", "allies") and not part.answers:
            return self.choose(g)
        return self.finish(g)

    # Targets that need no choice: all in a distance, all in an area.

    def next_open(self, g: Darkness) -> Next:
        while self.open and not self.is_cut_short(g):
            target, self.open = self.open[0], self.open[1:]
            if self.is_touched(g, target):
                return self.hit(g, target)
        if self.may_hit_once_more(g):
            return self.hit_again(g)
        return self.finish(g)

    def is_touched(self, g: Darkness, target: Figure) -> bool:
        """Harm passes over the dead and the unconscious, healing does not (AD-R-09)."""
        part = part_of(action_of(g), self.number)
        return g.hp[target] > 0 or part.type not in (ATK,)

    def may_hit_once_more(self, g: Darkness) -> bool:
        """Say whether there is an attack to spare, for any target of an area, of all, or the attacker."""
        action = action_of(g)
        part = part_of(action, self.number)
        if part.damage is None or is_over(g) or action.ac == NO_CARD:
            return False
        return self.hits < len(self.chosen) + plus(g, action, "hits") and bool(self.standing_targets(g))

    def standing_targets(self, g: Darkness) -> list[Figure]:
        return [figure for figure in self.chosen if g.hp[figure] > 0]

    def hit_again(self, g: Darkness) -> Next:
        squares = sorted([g.at[figure] for figure in self.standing_targets(g)])
        options = [*[TARGET[square] for square in squares], DONE]
        return g.ask(g.owner(action_of(g).hero), NEXT_HIT, options, then=self.on_again)

    def on_again(self, g: Darkness, option: Option) -> Next:
        return self.finish(g) if option is DONE else self.hit(g, g.figure_at(option.thing))

    def finish(self, g: Darkness) -> Next:
        """After the last hit: what else the part does to each target that was reached."""
        while self.reached:
            if g.hp[self.reached[0]] > 0:
                return self.deal_at_end(g)
            self.reached, self.unsaved = self.reached[1:], self.unsaved[1:]
        return g.done()

    def deal_at_end(self, g: Darkness) -> Next:
        target, unsaved = self.reached[0], self.unsaved[0]
        self.reached, self.unsaved = self.reached[1:], self.unsaved[1:]
        return g.call(DoDeeds(self.number, target, unsaved, self.squares), then=self.on_dealt)

    def on_dealt(self, g: Darkness, _deeds: Rule) -> Next:
        return self.finish(g)

    # Areas (AD-TGT-05 to AD-TGT-09, AD-D-16).

    def aim_area(self, g: Darkness) -> Next:
        action = action_of(g)
        options: list[Option] = [AIM[square] for square in self.aims(g, action)]
        if not options:
            return g.done()
        options += leavable(action)
        return g.ask(g.owner(action.hero), AIM_THE_AREA, [*options, DONE], then=self.on_aim)

    def aims(self, g: Darkness, action: ActionState) -> list[Square]:
        return aims_of(g, action, part_of(action, self.number))

    def on_aim(self, g: Darkness, option: Option) -> Next:
        if option is DONE:
            return g.done()
        if option.verb == LEAVE_OUT_VERB:
            leave_out(action_of(g), option)
            return self.aim_area(g)
        self.aim = option.thing
        options = [BOX[number] for number in self.boxes(g)]
        return g.ask(g.owner(action_of(g).hero), WHICH_BOX, options, then=self.on_box)

    def boxes(self, g: Darkness) -> dict[int, tuple[Square, ...]]:
        """Return the areas over the square aimed at, by their numbers."""
        action = action_of(g)
        return boxes_of(g, action, part_of(action, self.number), self.aim)

    def on_box(self, g: Darkness, option: Option) -> Next:
        self.squares = self.boxes(g)[option.thing]
        order = {hero: place for place, hero in enumerate(g.march)}
        self.open = tuple(
            sorted(figures_in(g, self.squares), key=lambda figure: order.get(figure, figure + len(order)))
        )
        part = part_of(action_of(g), self.number)
        if any(effect.verb == "zone" for effect in part.effects):
            return self.lay_zone(g)
        return self.next_open(g)

    def lay_zone(self, g: Darkness) -> Next:
        """Lay a zone on the squares; resource cards may harm the enemies who stand there (AD-TGT-09)."""
        return g.call(DoDeeds(self.number, NOBODY, 0, self.squares), then=self.on_deeds)

    # The dead, and whoever is attacking.

    def choose_corpse(self, g: Darkness) -> Next:
        action = action_of(g)
        row = distance_row(g, g.at[action.hero], "ranged")
        squares = sorted({square for _, square in g.corpses if row[square]})
        if not squares:
            return g.done()
        options = [*[TARGET[square] for square in squares], DONE]
        return g.ask(g.owner(action.hero), CHOOSE_TARGET, options, then=self.on_corpse)

    def on_corpse(self, g: Darkness, option: Option) -> Next:
        if option is DONE:
            return g.done()
        self.squares = (option.thing,)
        dead = [figure for figure, square in g.corpses if square == option.thing]
        return g.call(DoDeeds(self.number, dead[-1], 0, self.squares), then=self.on_dealt)

    def answer_blow(self, g: Darkness, action: ActionState, part: ActionPart) -> Next:
        """AD-R-52: strike the attacker if it is near enough."""
        attacker = answered(g).attacker
        if g.hp[attacker] <= 0 or not near(g, action, part, [attacker]):
            return g.done()
        options = [TARGET[g.at[attacker]], *leavable(action), DONE]
        return g.ask(g.owner(action.hero), CHOOSE_TARGET, options, then=self.on_blow)

    def on_blow(self, g: Darkness, option: Option) -> Next:
        action = action_of(g)
        if option is DONE:
            return g.done()
        if option.verb == LEAVE_OUT_VERB:
            leave_out(action, option)
            return self.answer_blow(g, action, part_of(action, self.number))
        return self.hit(g, g.figure_at(option.thing))


def aims_of(g: Darkness, action: ActionState, part: ActionPart) -> list[Square]:
    """Return the squares at which an area can be aimed."""
    here, more = g.at[action.hero], farther(g, action, part)
    found = [area_aims(g, here, distance, more) for distance in distances_of(g, action, part)]
    return sorted({square for squares in found for square in squares})


def boxes_of(
    g: Darkness, action: ActionState, part: ActionPart, aim: Square
) -> dict[int, tuple[Square, ...]]:
    """Return the areas over a square, by their numbers."""
    here, more = g.at[action.hero], farther(g, action, part)
    found: dict[int, tuple[Square, ...]] = {}
    for distance in distances_of(g, action, part):
        found.update(dict(area_boxes(g, here, distance, aim, more)))
    return dict(sorted(found.items()))
