"""What monsters and bosses can do beside moving and attacking, where no rule has to be run for it."""

from functools import cache

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import KEEP, CardEffect
from darkling.games.darkness.rules.effects import begin
from darkling.games.darkness.rules.events import Survived, Teleported
from darkling.games.darkness.rules.predicates import holds
from darkling.games.darkness.rules.space import apart, steps_row
from darkling.games.darkness.rules.state import Darkness, Figure, Square

SURVIVAL = "survive"
"""The verb of an effect in play that notes that a boss has lived on."""


@cache
def specials(kind: int, trigger: str) -> tuple[CardEffect, ...]:
    """Return what a foe does on a trigger; without one, what always holds of it."""
    return tuple([effect for effect in FOES[kind].specials if effect.on == trigger])


@cache
def _immunity(kind: int, against: str) -> int:
    """Return the number behind an immunity of a foe, which may be 0; -1 if it has none."""
    found = [effect for effect in specials(kind, "") if effect.verb == "immune" and effect.what == against]
    return found[0].amount.number if found else -1


def is_immune_to_push(g: Darkness, figure: Figure) -> bool:
    """Say whether a figure can be neither pushed nor swapped (the Salt Dragon's Immovable)."""
    return figure >= g.heroes and _immunity(g.kind[figure], "push") >= 0


def is_out_of_power(g: Darkness, foe: Figure, actor: Figure) -> bool:
    """Say whether actions of someone so far away have no effect on a foe (AD-BOS-09)."""
    most = _immunity(g.kind[foe], "far")
    return most >= 0 and apart(g, g.at[foe], g.at[actor]) > most


@cache
def pierce_of(kind: int) -> int:
    """Return how many points of saves the attacks of a foe ignore."""
    return sum([effect.amount.number for effect in specials(kind, "") if effect.verb == "pierce"])


def bonus_after(g: Darkness, foe: Figure, moved: int) -> int:
    """Return what a foe adds to its damage, having moved so far this turn (the Minotaur)."""
    found = 0
    for effect in specials(g.kind[foe], ""):
        if effect.verb == "plus" and all(moved >= asked.number for asked in effect.when):
            found += effect.amount.number
    return found


def will_summon(g: Darkness, foe: Figure) -> bool:
    """Say whether a foe draws a card at the start of its turns this round."""
    for effect in specials(g.kind[foe], "turn"):
        if effect.verb == "summon":
            return all(holds(g, foe, asked) for asked in effect.when)
    return False


# Deaths.


def on_dead(g: Darkness, foe: Figure) -> bool:
    """Let a foe without hit points do what it does when it dies; say whether it lives on."""
    for effect in specials(g.kind[foe], "dead"):
        if effect.verb == SURVIVAL:
            return _live_on(g, foe, effect)
        for other in _same(g, foe):
            begin(g, foe, other, effect.verb, effect.what, effect.amount.number, effect.lasts)
    return False


def _same(g: Darkness, foe: Figure) -> list[Figure]:
    return [other for other in g.foes() if g.kind[other] == g.kind[foe]]


def _live_on(g: Darkness, foe: Figure, effect: CardEffect) -> bool:
    """Come back elsewhere, so often in an encounter (Nine Lives), with no more than all HP (AD-R-29)."""
    if lives_used(g, foe) >= FOES[g.kind[foe]].how_often:
        return False
    begin(g, foe, foe, SURVIVAL, "", effect.amount.number, KEEP)
    g.hp[foe] = min(effect.amount.number, g.max_hp(foe))
    g.emit(Survived, foe, g.hp[foe])
    if effect.what == "far":
        go_far(g, foe)
    return True


def lives_used(g: Darkness, foe: Figure) -> int:
    return len([effect for effect in g.effects if effect[3] == foe and effect[4] == SURVIVAL])


def go_far(g: Darkness, foe: Figure) -> None:
    """Put a foe on the free square farthest, in steps, from all heroes; of several on the first."""
    rows = [steps_row(g, g.at[hero]) for hero in range(g.heroes)]
    free = [square for square in g.board.reading if square not in g.at]
    if free:
        g.at[foe] = max(free, key=lambda square: _nearest(rows, square))
        g.emit(Teleported, foe, g.at[foe])


def _nearest(rows: list[tuple[int, ...]], square: Square) -> int:
    return min([row[square] for row in rows])
