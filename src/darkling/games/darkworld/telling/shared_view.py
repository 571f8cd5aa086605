"""What the views of all Dark World games have, and whom they speak of."""

from typing import Protocol

from darkling.games.darkworld.sight.view import (
    ActingView,
    BlowView,
    HeroView,
    LyingView,
    MonsterView,
    OfferedItem,
    PlacingView,
    SupplyView,
)


class SharedView(Protocol):
    """A view of any Dark World game."""

    @property
    def heroes(self) -> tuple[HeroView, ...]: ...

    @property
    def monsters(self) -> tuple[MonsterView, ...]: ...

    @property
    def supply(self) -> tuple[SupplyView, ...]: ...

    @property
    def lying(self) -> tuple[LyingView, ...]: ...

    @property
    def acting(self) -> ActingView | None: ...

    @property
    def blow(self) -> BlowView | None: ...

    @property
    def placing(self) -> PlacingView | None: ...

    @property
    def offered(self) -> OfferedItem | None: ...


def hero_of(view: SharedView, code: str) -> HeroView:
    return next(hero for hero in view.heroes if hero.hero == code)


def hero_on(view: SharedView, square: str) -> HeroView:
    return next(hero for hero in view.heroes if hero.square == square)


def monster_on(view: SharedView, square: str) -> MonsterView:
    return next(monster for monster in view.monsters if monster.square == square)


def acting_hero(view: SharedView) -> HeroView:
    assert view.acting is not None, "a hero is acting"
    return hero_of(view, str(view.acting.hero))


def acting_monster(view: SharedView) -> MonsterView:
    assert view.acting is not None, "a monster is acting"
    return next(monster for monster in view.monsters if monster.monster == view.acting.monster)


def struck_hero(view: SharedView) -> HeroView:
    """Return the hero in the blow under way."""
    assert view.blow is not None, "there is a blow"
    return hero_of(view, view.blow.hero)


def camp_worth(hero: HeroView) -> int:
    """Return the points of the figures in a Base Camp."""
    return sum([figure.strength for figure in hero.camp])
