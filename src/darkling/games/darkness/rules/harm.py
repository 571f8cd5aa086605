"""Losing hit points, falling unconscious and dying."""

from dataclasses import dataclass

from darkling.games.darkness.cards import ADVANCEMENTS, FOES, ITEMS
from darkling.games.darkness.rules.action_state import ActionState
from darkling.games.darkness.rules.bosses import on_dead
from darkling.games.darkness.rules.draws import fall_out
from darkling.games.darkness.rules.effects import PLAY, end_on, end_play, triggered
from darkling.games.darkness.rules.events import FellUnconscious, FoeDied, Hurt, Survived, TeamFell
from darkling.games.darkness.rules.sides import allies_of, is_defeated, is_raised
from darkling.games.darkness.rules.state import (
    ADVANCEMENTS_FROM,
    NOBODY,
    OFF,
    Darkness,
    Figure,
    Hero,
)
from darkling.games.darkness.rules.turn_state import TurnState
from darkling.games.darkness.rules.vocabulary import PASS, STAY_UP, USE, USE_ADVANCEMENT
from darkling.table.option import Option
from darkling.table.rule import Next, Rule
from darkling.table.zones import without

MOST_ACTS = 1000
"""More actions than a turn can have."""


@dataclass
class TakeHarm(Rule):
    """A figure loses hit points other than by an attack: nothing saves it (AD-R-47)."""

    figure: Figure
    amount: int
    cause: str
    by: Figure = NOBODY
    least: int = 0
    lost: int = 0

    def begin(self, g: Darkness) -> Next:
        self.lost = lose_hp(g, self.figure, self.amount, self.cause, self.by, self.least)
        if self.lost and g.hp[self.figure] == 0:
            return g.call(Fall(self.figure), then=self.on_fallen)
        return g.done()

    def on_fallen(self, g: Darkness, _fall: "Fall") -> Next:
        return g.done()


def lose_hp(g: Darkness, figure: Figure, amount: int, cause: str, by: Figure, least: int = 0) -> int:
    """AD-HP-02: take hit points away, not below `least`, and return how many; who falls is for `Fall`."""
    lost = min(amount, g.hp[figure] - least)
    if lost <= 0:
        return 0
    g.hp[figure] -= lost
    g.emit(Hurt, figure, lost, g.hp[figure], cause)
    _remember(g, figure, by)
    for effect in triggered(g, "damaged", figure):
        end_play(g, effect[PLAY])
    return lost


def _remember(g: Darkness, figure: Figure, by: Figure) -> None:
    """Note who did it, for grudges and vengeance."""
    if by in (NOBODY, figure):
        return
    if figure >= g.heroes:
        g.grudge[figure] = by
    elif by >= g.heroes or g.teams:
        g.grudge[figure] |= 1 << by


@dataclass
class Fall(Rule):
    """A figure without hit points falls unconscious (AD-HP-03) or dies (AD-HP-10), if nothing saves it."""

    figure: Figure

    def begin(self, g: Darkness) -> Next:
        if self.figure >= g.heroes:
            die(g, self.figure)
            return g.done()
        options = saviours(g, self.figure)
        if options:
            owner = g.owner(self.figure)
            return g.ask(owner, STAY_UP, [*options, PASS], then=self.on_answer, window=True)
        fall_unconscious(g, self.figure)
        return g.done()

    def on_answer(self, g: Darkness, option: Option) -> Next:
        if option is PASS:
            fall_unconscious(g, self.figure)
        else:
            survive(g, self.figure, option)
        return g.done()


def saviours(g: Darkness, hero: Hero) -> list[Option]:
    """Return what keeps a hero up who would fall to 0 HP; the fatigued have equipment only (AD-FAT-03)."""
    items = [
        USE[item] for item in g.items[hero] if ITEMS[item].when == "dying" and not g.is_spent(hero, item)
    ]
    if g.is_fatigued(hero):
        return items
    return items + [
        USE_ADVANCEMENT[number]
        for number in g.advancements[hero]
        if ADVANCEMENTS[number].when == "dying" and not g.is_spent(hero, ADVANCEMENTS_FROM + number)
    ]


def survive(g: Darkness, hero: Hero, option: Option) -> None:
    """Use what keeps a hero up."""
    if option.verb == USE[0].verb:
        card_effects = ITEMS[option.thing].effects
        g.items[hero] = without(g.items[hero], option.thing)
        g.discard_item(option.thing)
    else:
        card_effects = ADVANCEMENTS[option.thing].effects
        g.spend(hero, ADVANCEMENTS_FROM + option.thing)
    (effect,) = [effect for effect in card_effects if effect.verb == "survive"]
    g.hp[hero] = effect.amount.number
    g.emit(Survived, hero, g.hp[hero])


def fall_unconscious(g: Darkness, hero: Hero) -> None:
    """AD-HP-04: out of it, and all cards go."""
    g.emit(FellUnconscious, hero)
    fall_out(g, hero)
    if g.teams:
        fall_with_team(g, hero)


def fall_with_team(g: Darkness, hero: Hero) -> None:
    """AD-R-112: a team without a hero who is awake is out, and stays it."""
    if not any(g.hp[ally] for ally in allies_of(g, hero)):
        g.fallen = (*g.fallen, (g.team_of(hero), moment(g)))
        g.emit(TeamFell, g.team_of(hero))


def moment(g: Darkness) -> int:
    """Return a number for the action under way: what falls by one action falls together (AD-R-135)."""
    turn = g.running(TurnState)
    acts = turn.acts if turn is not None else 0
    return g.turns * MOST_ACTS + acts + (g.running(ActionState) is not None)


def die(g: Darkness, foe: Figure) -> None:
    """AD-HP-10: a dead monster leaves the map; a boss may have another life."""
    if on_dead(g, foe):
        return
    kind, where = g.kind[foe], g.at[foe]
    g.at[foe] = OFF
    if not FOES[kind].is_boss:
        g.corpses = (*g.corpses, (foe, where))
    was_raised = is_raised(g, foe)
    end_on(g, foe)
    g.emit(FoeDied, foe, kind)
    if not was_raised:
        _count_danger(g, foe)


def _count_danger(g: Darkness, foe: Figure) -> None:
    """Count the danger of a monster card once, when the last of its monsters falls (AD-MON-10)."""
    for kind, first, count in g.line:
        if first <= foe < first + count and all(is_defeated(g, one) for one in range(first, first + count)):
            g.defeated += FOES[kind].danger
