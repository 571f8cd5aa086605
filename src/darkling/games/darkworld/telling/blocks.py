"""The figures of any Dark World game, shown in blocks of phrases."""

from collections.abc import Callable
from typing import TypeVar

from darkling.games.darkworld.rules.state import ACTIONS
from darkling.games.darkworld.sight.view import HeroView, MonsterView, SupplyView
from darkling.games.darkworld.telling.names import Names, listed_names
from darkling.games.darkworld.telling.shared_view import SharedView, camp_worth, struck_hero
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Block

V = TypeVar("V", bound=SharedView)


def at_turn_start(block: Callable[[V], Block]) -> Callable[[V], Block]:
    """Return a block that is shown at the start of a hero's turn, and not again while the turn goes on."""

    def shown(view: V) -> Block:
        is_under_way = view.acting is not None and view.acting.actions < ACTIONS
        return [] if is_under_way else block(view)

    return shown


class FigureBlocks:
    """The blocks that both games show, with the names of one."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def heroes(self, view: SharedView) -> Block:
        return [phrase("heroes"), *[self._hero(hero) for hero in view.heroes]]

    def fighter(self, view: SharedView) -> Block:
        """Show the hero in the blow under way."""
        return [self._hero(struck_hero(view))] if view.blow is not None else []

    def monsters(self, view: SharedView) -> Block:
        lines = [self._monster(monster) for monster in view.monsters]
        return [phrase("monsters"), *lines] if lines else []

    def lying(self, view: SharedView) -> Block:
        """Show the magic items that lie about."""
        lying = [phrase("lying-item", item=self.names[item.item], square=item.square) for item in view.lying]
        return [phrase("lying", items=listed(lying))] if lying else []

    def supply(self, view: SharedView) -> Block:
        """Show what the overlord has left."""
        kinds = [self._supply(kind) for kind in view.supply if kind.count]
        return [phrase("supply", kinds=listed(kinds, "semicolon", "semicolon"))] if kinds else []

    def placing(self, view: SharedView) -> Block:
        """Show what is placed now, and what may still be."""
        now = view.placing
        if now is None:
            return []
        kind, left = self.names[now.kind] if now.kind else "none", now.left or 0
        return [phrase("placing", room=now.group, placed=now.placed, most=now.most, left=left, kind=kind)]

    def blow(self, view: SharedView) -> Block:
        """Show the blow under way."""
        blow = view.blow
        if blow is None:
            return []
        dice = listed([str(die) for die in blow.dice])
        strikes = "hero" if blow.hero_strikes else "foe"
        hero, foe = self.names[blow.hero], self._foe(view, blow.monster)
        return [phrase("blow", strikes=strikes, hero=hero, foe=foe, dice=dice, total=blow.total)]

    def _hero(self, hero: HeroView) -> Phrase:
        names, hits, misses = self.names, _secret(hero.hits), _secret(hero.misses)
        return phrase(
            "hero-line",
            who=phrase("hero-name", seat=hero.seat, hero=names[hero.hero]),
            square=hero.square or "none",
            hp=phrase("hero-hp", hp=hero.hp),
            cards=phrase("hero-cards", count=hero.cards, hits=hits, misses=misses),
            weapon=phrase("hero-weapon", weapon=names[hero.weapon] if hero.weapon else "none"),
            items=phrase("hero-items", items=listed_names(hero.items, names)),
            camp=phrase("hero-camp", coins=hero.coins, figures=len(hero.camp), strength=camp_worth(hero)),
        )

    def _monster(self, monster: MonsterView) -> Phrase:
        item = self.names[monster.item] if monster.item else "none"
        kind, strength = self.names[monster.kind], strength_of(monster)
        return phrase("monster-line", kind=kind, square=monster.square, strength=strength, item=item)

    def _supply(self, kind: SupplyView) -> Phrase:
        """Return how many figures of a type are left, and to the overlord how strong each is."""
        strengths = "hidden" if kind.strengths is None else listed([str(one) for one in kind.strengths])
        return phrase("supply-kind", kind=self.names[kind.kind], count=kind.count, strengths=strengths)

    def _foe(self, view: SharedView, number: int | None) -> Phrase:
        found = [self.names[monster.kind] for monster in view.monsters if monster.monster == number]
        return phrase("foe", kind=found[0] if found else "boss")


def strength_of(monster: MonsterView) -> Phrase:
    """Return how strong a monster is as far as the viewer can tell."""
    least, most = min(monster.possible), max(monster.possible)
    # What can be only one strength is no secret, though nobody has looked.
    known = "public" if least == most else ("secret" if monster.strength is not None else "no")
    return phrase("strength", known=known, strength=monster.strength or least, least=least, most=most)


def _secret(count: int | None) -> Said:
    return "hidden" if count is None else count
