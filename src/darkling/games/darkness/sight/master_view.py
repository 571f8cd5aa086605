"""A game master's part: picking and placing monsters, leading them, and defending them."""

from darkling.games.darkness.cards import FOE_CODES, FOES
from darkling.games.darkness.rules.attack import (
    SingleAttack,
    defenses_left,
    loss_by,
    pierced,
    save_of_defense,
)
from darkling.games.darkness.rules.behaviour import maneuver_of
from darkling.games.darkness.rules.bosses import pierce_of
from darkling.games.darkness.rules.commanded import CommandedTurn, is_led
from darkling.games.darkness.rules.monster_attack import CLASS_OF, damage_of
from darkling.games.darkness.rules.mustering import Deploy, Muster
from darkling.games.darkness.rules.state import GAME_MASTER, NOBODY, Darkness, Figure, Square
from darkling.games.darkness.sight.foe_view import endless
from darkling.games.darkness.sight.master_structs import (
    LedView,
    MasterView,
    MonsterDefenseView,
    MusterView,
    PreyView,
    RecruitView,
)
from darkling.table.decision import Seat


def master_view(g: Darkness, viewer: Seat | None) -> MasterView | None:
    if not g.has_master():
        return None
    return MasterView(GAME_MASTER, muster_view(g, viewer), led_view(g), defense_view(g))


def muster_view(g: Darkness, viewer: Seat | None) -> MusterView | None:
    muster, placing = g.running(Muster), g.running(Deploy)
    if muster is None:
        return None
    return MusterView(
        danger=muster.total(),
        level=muster.level,
        most=muster.most(),
        sets=muster.sets,
        placing=None if placing is None else FOE_CODES[placing.foe],
        to_place=0 if placing is None else FOES[placing.foe].number - placing.placed,
        tile=None if placing is None or placing.tile == NOBODY else placing.tile,
        recruits=recruits_view(g, muster) if viewer == GAME_MASTER else None,
    )


def recruits_view(g: Darkness, muster: Muster) -> tuple[RecruitView, ...]:
    """Return what the deck has, also what is too dangerous now."""
    found = sorted(muster.found(g).items())
    return tuple(
        [RecruitView(FOE_CODES[foe], FOES[foe].number, FOES[foe].danger, copies) for foe, copies in found]
    )


def led_view(g: Darkness) -> LedView | None:
    """Return the monster that is led; nothing of a dominated one."""
    turn = g.running(CommandedTurn)
    if turn is None or not is_led(g, turn.figure):
        return None
    figures = [g.figure_at(option.thing) for option in turn.targets(g)]
    return LedView(
        figure=turn.figure,
        attacks=turn.attacks,
        maneuvers=turn.maneuvers,
        moved=turn.moved,
        speed=maneuver_of(g, turn.figure),
        prey=tuple([_prey_view(g, turn, figure) for figure in figures]),
    )


def _prey_view(g: Darkness, turn: CommandedTurn, target: Figure) -> PreyView:
    kind = g.kind[turn.figure]
    damage = damage_of(g, turn.figure, turn.moved)
    loss = loss_by(g, turn.figure, target, damage, CLASS_OF[FOES[kind].distance], pierce_of(kind))
    square: Square = g.at[target]
    return PreyView(target, square, damage, g.hp[target], max(0, g.hp[target] - loss))


def defense_view(g: Darkness) -> MonsterDefenseView | None:
    attack = g.running(SingleAttack)
    if attack is None or attack.step != "on_defense":
        return None
    foe, save = attack.target, save_of_defense(g, attack.target)
    undefended = attack.damage - pierced(attack.saved, attack.pierce)
    defended = attack.damage - pierced(attack.saved + save, attack.pierce)
    return MonsterDefenseView(
        figure=foe,
        damage=attack.damage,
        saves=endless(save),
        left=defenses_left(g, foe),
        hp=g.hp[foe],
        hp_defended=max(0, g.hp[foe] - max(0, defended)),
        hp_undefended=max(0, g.hp[foe] - max(0, undefended)),
    )
