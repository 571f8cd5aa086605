"""One attack on one target (AD-R-40): answered, saved, and what is left of it hurts."""

from dataclasses import dataclass

from darkling.games.darkness.cards import FOES
from darkling.games.darkness.cards.language import INF
from darkling.games.darkness.rules.bosses import is_out_of_power
from darkling.games.darkness.rules.effects import (
    AMOUNT,
    OWNER,
    PLAY,
    REST,
    VERB,
    WHAT,
    end_play,
    is_stunned,
    penalty,
    total,
    triggered,
    use_up,
)
from darkling.games.darkness.rules.events import Attacked, Blocked, Redirected, Saved
from darkling.games.darkness.rules.foresight import is_foreseen
from darkling.games.darkness.rules.harm import Fall, lose_hp
from darkling.games.darkness.rules.sides import is_enemy, is_friend
from darkling.games.darkness.rules.state import GAME_MASTER, NOBODY, SAVE_CAP, Darkness, Figure, Hero
from darkling.games.darkness.rules.vocabulary import DEFEND, DEFEND_OR_NOT, TAKE_IT
from darkling.table.option import Option
from darkling.table.rule import Next, Rule


@dataclass
class SingleAttack(Rule):
    """AD-R-40: the target is fixed, its side may answer, the rest of the damage is lost hit points.

    Attributes:
        attacker: who attacks.
        target: whom, in the end.
        damage: with all bonuses and penalties of the attacker.
        distance: its class: melee (also at reach) or ranged (AD-R-45).
        pierce: so many points of saves do not count; INF: none do.
        saved: what answers have saved so far.
        blocked: whether it is cancelled with all its effects on the target.
        is_turned: whether it was turned against the attacker, and can turn no more (AD-R-55).
        moved_to: the hero who has just taken the attack over.
        unsaved: the damage that got through, overkill too (AD-R-123).

    """

    attacker: Figure
    target: Figure
    damage: int
    distance: str
    pierce: int = 0
    saved: int = 0
    blocked: bool = False
    is_turned: bool = False
    moved_to: Figure = NOBODY
    unsaved: int = 0

    def begin(self, g: Darkness) -> Next:
        g.emit(Attacked, self.attacker, self.target, self.damage, self.distance)
        use_up(g, self.attacker, "dmg")
        return self.meet(g)

    def meet(self, g: Darkness) -> Next:
        """Let the target's side answer: the target, and heroes for themselves and their friends."""
        if self.target < g.heroes:
            self.blocked = mirrored(g, self.target)
        elif may_decline(g, self):
            return g.ask(GAME_MASTER, DEFEND_OR_NOT, [DEFEND, TAKE_IT], then=self.on_defense)
        else:
            defend(g, self)
        return self.open_window(g)

    def on_defense(self, g: Darkness, option: Option) -> Next:
        if option.id == DEFEND.id:
            defend(g, self)
        return self.open_window(g)

    def open_window(self, g: Darkness) -> Next:
        if self.blocked or not is_friend(g, self.target) or is_foreseen(g):
            return self.settle(g)
        return g.call(g.reaction(), then=self.on_answered)

    def on_answered(self, g: Darkness, _reaction: Rule) -> Next:
        """AD-R-130: a dead attacker's attack is off; one that was pushed or stunned goes on."""
        if g.hp[self.attacker] <= 0:
            self.blocked = True
        elif self.moved_to != NOBODY:
            return self.move_on(g)
        elif g.hp[self.target] <= 0:
            self.blocked = True
        return self.settle(g)

    def move_on(self, g: Darkness) -> Next:
        """AD-R-55: the same attack, on someone else, who may answer in turn."""
        old, self.target, self.moved_to = self.target, self.moved_to, NOBODY
        g.emit(Redirected, old, self.target)
        if self.target == self.attacker:
            self.is_turned, self.saved = True, 0
        return self.meet(g)

    def settle(self, g: Darkness) -> Next:
        if self.blocked:
            g.emit(Blocked, self.target)
            return g.done()
        saved = saved_of(g, self.target, self.saved, self.pierce)
        use_up_save(g, self.target, self.saved)
        if saved:
            g.emit(Saved, self.target, min(saved, self.damage), "")
        self.unsaved = max(0, self.damage - saved)
        if lose_hp(g, self.target, self.unsaved, "attack", self.attacker) and g.hp[self.target] == 0:
            return g.call(Fall(self.target), then=self.on_fallen)
        return g.done()

    def on_fallen(self, g: Darkness, _fall: Fall) -> Next:
        return g.done()


def saved_of(g: Darkness, target: Figure, answered: int, pierce: int) -> int:
    """Return what is saved of an attack, by answers and by what lasts; penalties leave at least 0."""
    saved = answered + lasting_save(g, target)
    if saved < INF:
        saved = max(0, saved + penalty(g, target, "save"))
    return pierced(saved, pierce)


def use_up_save(g: Darkness, target: Figure, answered: int) -> None:
    """AD-PVP-13: count a save that penalties have made worse: all that is saved of one attack is one."""
    if answered + lasting_save(g, target) > 0:
        use_up(g, target, "save")


def pierced(saved: int, pierce: int) -> int:
    """AD-R-42: saves add up; INF beats all but pierce(INF)."""
    if pierce >= INF:
        return 0
    return saved if saved >= INF else max(0, saved - pierce)


def defend(g: Darkness, attack: SingleAttack) -> None:
    """AD-R-44: a monster uses its limited defenses against the first attacks that fit."""
    foe = attack.target
    if is_out_of_power(g, foe, attack.attacker):
        attack.blocked = True
    elif will_defend(g, foe, attack.damage, attack.distance):
        g.used[foe] += 1
        attack.saved += save_of_defense(g, foe)


def may_decline(g: Darkness, attack: SingleAttack) -> bool:
    """Say whether a game master is asked: a defense of which there are not many would save something."""
    foe = attack.target
    if not g.has_master() or is_friend(g, foe) or is_foreseen(g):
        return False
    if is_out_of_power(g, foe, attack.attacker) or defenses_left(g, foe) >= INF:
        return False
    if not will_defend(g, foe, attack.damage, attack.distance):
        return False
    return pierced(attack.saved + save_of_defense(g, foe), attack.pierce) > 0


def will_defend(g: Darkness, foe: Figure, damage: int, distance: str) -> bool:
    """Say whether a monster uses a defense against an attack."""
    return damage > 0 and FOES[g.kind[foe]].guards in ("any", distance) and has_defense(g, foe)


def save_of_defense(g: Darkness, foe: Figure) -> int:
    """Return what one defense of a monster saves."""
    saves = FOES[g.kind[foe]].saves
    return max(0, saves + total(g, foe, "save")) if saves < INF else INF


def loss_by(g: Darkness, attacker: Figure, target: Figure, damage: int, distance: str, pierce: int) -> int:
    """Return what would get through of an attack that no card answers."""
    if target < g.heroes:
        if triggered(g, "attacked", target):
            return 0
        return max(0, damage - saved_of(g, target, 0, pierce))
    if is_out_of_power(g, target, attacker):
        return 0
    saved = save_of_defense(g, target) if will_defend(g, target, damage, distance) else 0
    return max(0, damage - pierced(saved, pierce))


def has_defense(g: Darkness, foe: Figure) -> bool:
    """Say whether a monster has a defense left this round, and is able to use it (AD-R-36)."""
    return defenses_left(g, foe) > 0 and not is_stunned(g, foe)


def defenses_left(g: Darkness, foe: Figure) -> int:
    """Return how many defenses are left this round; INF where they have no end."""
    count = FOES[g.kind[foe]].defenses
    fewer = total(g, foe, "def")
    if count >= INF:
        return 0 if fewer <= -INF else INF
    return max(0, count + fewer - g.used[foe])


def lasting_save(g: Darkness, target: Figure) -> int:
    """Return what is saved of every attack without an answer, as things stand when the damage is due."""
    if not is_friend(g, target):
        return 0
    return ward_on(g, target) + (passive_save(g, target) if target < g.heroes else 0)


def passive_save(g: Darkness, hero: Hero) -> int:
    """AD-R-75: what modifiers and equipment of a hero save, up to a cap."""
    lasting = total(g, hero, "save") - penalty(g, hero, "save")
    return min(SAVE_CAP, max(0, lasting + g.stat(hero, "save")))


def ward_on(g: Darkness, figure: Figure) -> int:
    """Return what a ward of an ally saves where a figure stands: the highest counts, and it is not capped."""
    here = g.at[figure]
    wards = [
        effect[AMOUNT]
        for effect in g.effects
        if effect[VERB] == "zone" and effect[WHAT] == "ward" and here in effect[REST]
        if not is_enemy(g, effect[OWNER], figure)
    ]
    return max(wards, default=0)


def mirrored(g: Darkness, hero: Hero) -> bool:
    """Say whether a card in play blocks the attack for a hero, and discard it."""
    waiting = triggered(g, "attacked", hero)
    if not waiting:
        return False
    end_play(g, waiting[0][PLAY])
    return True
