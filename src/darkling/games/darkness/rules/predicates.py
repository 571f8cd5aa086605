"""Whether what a card asks for holds: of the hero, of the turn, of the action, of a target."""

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import ACTION_TYPES, Predicate
from darkling.games.darkness.rules.effects import is_hindered
from darkling.games.darkness.rules.sides import allies_of, enemies_of, is_enemy, standing
from darkling.games.darkness.rules.space import apart, sees
from darkling.games.darkness.rules.state import Darkness, Figure, Hero
from darkling.games.darkness.rules.turn_state import doings_of, is_enemys_turn, own_turn

BOSS = "BOSS"
"""The type of heroes for their enemies."""


def holds(g: Darkness, hero: Hero, asked: Predicate) -> bool:
    """Say whether something holds that has nothing to do with an action's targets or payment."""
    return HOLDS[asked.name](g, hero, asked)


def all_hold(g: Darkness, hero: Hero, conditions: tuple[Predicate, ...]) -> bool:
    """Say the same of all that a card asks for."""
    return not conditions or all(HOLDS[asked.name](g, hero, asked) for asked in conditions)


def _after(g: Darkness, hero: Hero, asked: Predicate) -> bool:
    _, _, last, *_ = doings_of(g, hero)
    return bool(last & ACTION_TYPES[asked.kinds[0]])


def _first(g: Darkness, hero: Hero, _asked: Predicate) -> bool:
    turn = own_turn(g)
    return turn is not None and turn.hero == hero and turn.acts == 0


def _nth(g: Darkness, hero: Hero, asked: Predicate) -> bool:
    acts, *_ = doings_of(g, hero)
    return acts + 1 >= asked.number


def _still(g: Darkness, hero: Hero, _asked: Predicate) -> bool:
    return squares_moved(g, hero) == 0


def _moved(g: Darkness, hero: Hero, asked: Predicate) -> bool:
    return squares_moved(g, hero) >= asked.number


def squares_moved(g: Darkness, hero: Hero) -> int:
    """Return how many squares a hero has moved voluntarily in the turn under way."""
    _, _, _, moved, *_ = doings_of(g, hero)
    return moved


def _adjacent(g: Darkness, hero: Hero, asked: Predicate) -> bool:
    here = g.at[hero]
    return len([foe for foe in enemies_of(g, hero) if apart(g, here, g.at[foe]) == 1]) >= asked.number


def _off_turn(g: Darkness, hero: Hero, _asked: Predicate) -> bool:
    return is_enemys_turn(g, hero)


def _is_half(g: Darkness, hero: Hero) -> bool:
    return g.hp[hero] * 2 <= g.max_hp(hero)


def _self_half(g: Darkness, hero: Hero, _asked: Predicate) -> bool:
    return _is_half(g, hero)


def _ally_half(g: Darkness, hero: Hero, _asked: Predicate) -> bool:
    return any(_is_half(g, ally) for ally in allies_of(g, hero) if ally < g.heroes)


def _round(g: Darkness, _hero: Hero, asked: Predicate) -> bool:
    return g.round >= asked.number


def _even(g: Darkness, _hero: Hero, _asked: Predicate) -> bool:
    return g.round % 2 == 0


def _corpse(g: Darkness, hero: Hero, _asked: Predicate) -> bool:
    return any(sees(g, g.at[hero], square) for _figure, square in g.corpses)


def _always(_g: Darkness, _hero: Hero, _asked: Predicate) -> bool:
    return True


def _pay_hp(g: Darkness, hero: Hero, asked: Predicate) -> bool:
    return g.hp[hero] > asked.number


HOLDS = {
    "after": _after,
    "first": _first,
    "nth": _nth,
    "still": _still,
    "moved": _moved,
    "adj": _adjacent,
    "offturn": _off_turn,
    "self_half": _self_half,
    "ally_half": _ally_half,
    "round": _round,
    "even": _even,
    "corpse": _corpse,
    "pay_hp": _pay_hp,
    "final": _always,
    "order": _always,
    "hp": _always,
    "solo": _always,
    "discard": _always,
    "attacked": _always,
    "react": _always,
}
"""Conditions of a whole card. Discards are counted by `payment.py`; targets are asked about one by one."""
ALWAYS = frozenset([name for name, asks in HOLDS.items() if asks is _always])
"""Those that are no questions of the hero or the turn."""


# Targets.


def suits(g: Darkness, actor: Figure, target: Figure, asked: Predicate, unsaved: int = 0) -> bool:
    """Say whether a target is as a predicate wants it."""
    name = asked.name
    if name == "full":
        return g.hp[target] >= g.max_hp(target)
    if name == "wounded":
        return g.hp[target] < g.max_hp(target)
    if name == "hp":
        return g.hp[target] <= asked.number
    if name == "unsaved":
        return unsaved >= asked.number
    if name == "nonboss":
        return not is_boss(g, actor, target)
    if name == "type":
        return type_of(g, actor, target) in asked.kinds
    if name == "hindered":
        return is_hindered(g, target)
    if name == "offender":
        return actor < g.heroes and bool(g.grudge[actor] >> target & 1)
    if name == "flanked":
        return bool(_beside(g, target, [f for f in standing(g) if f != actor and not is_enemy(g, f, actor)]))
    return not _beside(g, target, [f for f in standing(g) if f != target and is_enemy(g, f, actor)])


def is_boss(g: Darkness, actor: Figure, target: Figure) -> bool:
    """Say whether a target is a boss to someone; in the arena heroes are to their enemies (AD-PVP-06)."""
    if target < g.heroes:
        return g.teams > 0 and is_enemy(g, actor, target)
    return FOES[g.kind[target]].is_boss


def type_of(g: Darkness, actor: Figure, target: Figure) -> str:
    """Return the type that a target has for someone; heroes have none for their friends."""
    if target < g.heroes:
        return BOSS if is_boss(g, actor, target) else ""
    return FOES[g.kind[target]].type


def _beside(g: Darkness, target: Figure, figures: list[Figure]) -> list[Figure]:
    there = g.at[target]
    return [figure for figure in figures if figure != target and apart(g, g.at[figure], there) == 1]
