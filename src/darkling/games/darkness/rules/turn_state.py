"""What has to be remembered of a turn under way: of a hero's own, and of heroes in someone else's turn."""

from dataclasses import dataclass

from darkling.games.darkness.rules.sides import is_enemy
from darkling.games.darkness.rules.state import Darkness, Hero
from darkling.table.rule import Rule

Doings = tuple[int, int, int, int, bool, bool]
"""What a hero has done in a turn: actions, ATK actions among them, types of the last one, squares moved; and
whether it may move no more, and whether it may act no more.
"""
NOTHING_DONE: Doings = (0, 0, 0, 0, False, False)


@dataclass
class TurnState(Rule):
    """A hero's turn.

    Attributes:
        hero: whose turn it is.
        acts: how many actions have been taken.
        attacks: how many of them were ATK actions.
        last: the types of the one before, as bits.
        moved: how many squares the hero has moved voluntarily.
        has_moved_free: whether the free move is used up.
        is_still: whether the hero may not move any more.
        is_final: whether there are no further actions.
        returning: the ACs that come back to hand at the end step, one `reuse` each.

    """

    hero: Hero
    acts: int = 0
    attacks: int = 0
    last: int = 0
    moved: int = 0
    has_moved_free: bool = False
    is_still: bool = False
    is_final: bool = False
    returning: tuple[int, ...] = ()


def own_turn(g: Darkness) -> TurnState | None:
    """Return the hero's turn that is under way; None in the monsters' phase."""
    return g.running(TurnState)


def is_enemys_turn(g: Darkness, hero: Hero) -> bool:
    """Say whether it is an enemy's turn: a monster's, or in the arena that of a hero of another team."""
    turn = own_turn(g)
    return turn is None or is_enemy(g, turn.hero, hero)


def doings_of(g: Darkness, hero: Hero) -> Doings:
    """Return what a hero has done in the turn under way: its own, or someone else's (AD-R-121)."""
    turn = own_turn(g)
    if turn is not None and turn.hero == hero:
        return turn.acts, turn.attacks, turn.last, turn.moved, turn.is_still, turn.is_final
    for other, acts, attacks, last, moved, is_still, is_final in g.off_turn:
        if other == hero:
            return acts, attacks, last, moved, is_still, is_final
    return NOTHING_DONE


def note_doings(g: Darkness, hero: Hero, doings: Doings) -> None:
    """Remember what a hero has done in the turn under way."""
    turn = own_turn(g)
    if turn is not None and turn.hero == hero:
        turn.acts, turn.attacks, turn.last, turn.moved, turn.is_still, turn.is_final = doings
        return
    others = [one for one in g.off_turn if one[0] != hero]
    g.off_turn = (*others, (hero, *doings))


def count_squares(g: Darkness, hero: Hero, squares: int) -> None:
    """Count voluntary movement."""
    acts, attacks, last, moved, is_still, is_final = doings_of(g, hero)
    note_doings(g, hero, (acts, attacks, last, moved + squares, is_still, is_final))


def count_action(g: Darkness, hero: Hero, types: int, is_attack: bool) -> None:
    """Count an action; its types are those of the last one from now on."""
    acts, attacks, _, moved, is_still, is_final = doings_of(g, hero)
    note_doings(g, hero, (acts + 1, attacks + is_attack, types, moved, is_still, is_final))


def keep_still(g: Darkness, hero: Hero) -> None:
    """Let a hero move no more in the turn under way."""
    acts, attacks, last, moved, _, is_final = doings_of(g, hero)
    note_doings(g, hero, (acts, attacks, last, moved, True, is_final))


def act_no_more(g: Darkness, hero: Hero) -> None:
    """Let the action under way be the hero's last of the turn."""
    acts, attacks, last, moved, is_still, _ = doings_of(g, hero)
    note_doings(g, hero, (acts, attacks, last, moved, is_still, True))


def may_act(g: Darkness, hero: Hero) -> bool:
    """Say whether a hero has not had its last action of the turn under way."""
    turn = own_turn(g)
    if turn is not None and turn.hero == hero:
        return not turn.is_final
    return not g.off_turn or not doings_of(g, hero)[-1]


def may_move(g: Darkness, hero: Hero) -> bool:
    """Say whether a hero may move by itself: not while unconscious, nor when a card asks it to be still."""
    return g.hp[hero] > 0 and not doings_of(g, hero)[-2]
