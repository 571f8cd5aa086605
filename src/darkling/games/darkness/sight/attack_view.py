"""The attack under way, and what answers to it lead to."""

from darkling.games.darkness.cards.language import INF
from darkling.games.darkness.rules.approach import Approach, parts_of_watch
from darkling.games.darkness.rules.attack import SingleAttack, saved_of
from darkling.games.darkness.rules.foreseen_answers import answered_with
from darkling.games.darkness.rules.monster_attack import MonsterAttack, parts_of_damage
from darkling.games.darkness.rules.monster_turn import StartOfFoeTurn
from darkling.games.darkness.rules.reaction import others_asked
from darkling.games.darkness.rules.state import Darkness
from darkling.games.darkness.rules.vocabulary import REACT
from darkling.games.darkness.sight.foe_view import endless
from darkling.games.darkness.sight.view import AnswerView, SingleAttackView, SumView
from darkling.table.decision import Seat
from darkling.table.option import Option

PRINTED, RUN, EFFECTS, ACTION = "printed", "run", "effects", "action"


def attack_view(g: Darkness, viewer: Seat | None) -> SingleAttackView | None:
    attack = g.running(SingleAttack)
    if attack is None:
        return None
    loss = unanswered(g, attack)
    return SingleAttackView(
        attacker=attack.attacker,
        target=attack.target,
        damage=attack.damage,
        sum=sum_view(g, attack),
        distance=attack.distance,
        pierce=endless(attack.pierce),
        saved=endless(attack.saved),
        blocked=attack.blocked,
        unanswered=loss,
        hp_after=g.hp[attack.target] if is_settled(attack) else max(0, g.hp[attack.target] - loss),
        answers=answers_view(g, viewer),
        others=not is_settled(attack) and others_asked(g, attack),
    )


def is_settled(attack: SingleAttack) -> bool:
    """Say whether it has done what it does: its target is falling."""
    return attack.step == "on_fallen"


def unanswered(g: Darkness, attack: SingleAttack) -> int:
    """Return what gets through as it stands."""
    if attack.blocked:
        return 0
    return max(0, attack.damage - saved_of(g, attack.target, attack.saved, attack.pierce))


def sum_view(g: Darkness, attack: SingleAttack) -> tuple[SumView, ...]:
    """Return what the damage is made of, without what adds nothing."""
    parts = summands(g, attack)
    if max(0, sum(parts.values())) != attack.damage:
        # Since it was dealt, something has changed that it depended on.
        parts = {PRINTED: attack.damage}
    return tuple([SumView(what, amount) for what, amount in parts.items() if amount or what == PRINTED])


def summands(g: Darkness, attack: SingleAttack) -> dict[str, int]:
    blow, breath, watch = g.running(MonsterAttack), g.running(StartOfFoeTurn), g.running(Approach)
    if blow is not None and blow.figure == attack.attacker:
        return dict(zip((PRINTED, RUN, EFFECTS), parts_of_damage(g, blow.figure, blow.moved), strict=True))
    if breath is not None and breath.figure == attack.attacker:
        return dict(zip((PRINTED, EFFECTS), breath.parts_of_damage(g), strict=True))
    if watch is not None and watch.mover == attack.target:
        return dict(zip((PRINTED, EFFECTS), parts_of_watch(g, attack.attacker), strict=True))
    return {ACTION: attack.damage}


# Answers.


def answers_view(g: Darkness, viewer: Seat | None) -> tuple[AnswerView, ...]:
    """Return what the answers lead to among which the viewer is asked to choose."""
    if viewer not in g.waiting or g.decision(viewer).prompt != REACT.key:
        return ()
    return tuple([answer_view(g, option) for option in g.decision(viewer).options if not option.passes])


def answer_view(g: Darkness, option: Option) -> AnswerView:
    attack = g.running(SingleAttack)
    assert attack is not None
    found = answered_with(g, option)
    redirects = None
    if found.target != attack.target:
        redirects = "attacker" if found.target == attack.attacker else "self"
    return AnswerView(
        option=option.name,
        blocks=found.blocked,
        saves=None if found.saved >= INF else found.saved,
        redirects=redirects,
        target=found.target,
        hp_after=found.hp,
        counter=found.counter,
    )
