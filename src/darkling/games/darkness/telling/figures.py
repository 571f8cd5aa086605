"""Heroes and monsters, squares and tiles as phrases: by the codes of events, and as a view has them."""

from darkling.games.darkness.cards.language import FoeCard
from darkling.games.darkness.sight.view import (
    DarknessHeroView,
    DarknessView,
    FoeView,
    LineCardView,
    SquareView,
)
from darkling.games.darkness.telling.names import FOE_OF, has_article, many_of, name, one_of
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

# By code: a seat, or a monster such as MO12-2.


def subject(code: str) -> Figures:
    """Return the one a sentence begins with, as `$own` and `$name`."""
    if code.isdigit():
        return {"seat": int(code)}
    return {"own": "no", "name": called(code, "foe-first")}


def whom(code: str) -> Phrase:
    """Return the same within a sentence."""
    return phrase("who", seat=int(code)) if code.isdigit() else called(code, "foe")


def called(code: str, key: str) -> Phrase:
    """Return a monster by its code."""
    foe, _, number = code.partition("-")
    return foe_named(FOE_OF[foe], int(number or 0), key) if foe in FOE_OF else phrase("somebody")


def foe_named(card: FoeCard, number: int, key: str) -> Phrase:
    return phrase(key, kind=one_of(card), number=number, article=has_article(card))


def some_of(foe: str, count: int) -> Phrase:
    """Return how many monsters of a card."""
    card = FOE_OF[foe]
    return phrase("foes", count=count, one=one_of(card), many=many_of(card), article=has_article(card))


# As a view has them.


def is_arena(view: DarknessView) -> str:
    """Say for words whether heroes fight heroes."""
    return "no" if view.arena is None else "yes"


def own_hero(view: DarknessView) -> DarknessHeroView:
    return next(hero for hero in view.heroes if hero.seat == view.seat)


def hero_of(view: DarknessView, seat: Seat) -> DarknessHeroView:
    return next(hero for hero in view.heroes if hero.seat == seat)


def hero_mark(view: DarknessView, hero: DarknessHeroView) -> str:
    """Return two letters for a hero on a map, in the arena with the team; in it no two have the same."""
    if hero.hero_class is None:
        return ""
    letters = name(hero.hero_class)[:2].upper()
    if not hero.team:
        return letters
    alike = [one for one in view.heroes if (one.team, one.hero_class) == (hero.team, hero.hero_class)]
    running = "abc"[alike.index(hero)] if len(alike) > 1 else letters[1:]
    return f"{letters[0]}{running}{hero.team}"


def foe_of(view: DarknessView, figure: int) -> tuple[LineCardView, FoeView] | None:
    """Return a monster with its card; None for a hero."""
    found = [(card, foe) for card in view.line for foe in card.figures if foe.figure == figure]
    return found[0] if found else None


def figure(view: DarknessView, number: int) -> Phrase:
    """Return a figure within a sentence."""
    return _figure(view, number, "who", "foe")


def figure_first(view: DarknessView, number: int) -> Phrase:
    """Return a figure that a sentence begins with."""
    return _figure(view, number, "who-first", "foe-first")


def subject_of(view: DarknessView, number: int) -> Figures:
    """Return the one a sentence begins with, as `$own` and `$name`."""
    found = foe_of(view, number)
    if found is None:
        return {"seat": view.heroes[number].seat}
    card, foe = found
    return {"own": "no", "name": foe_named(FOE_OF[card.foe], foe.number, "foe-first")}


def _figure(view: DarknessView, number: int, hero_key: str, foe_key: str) -> Phrase:
    found = foe_of(view, number)
    if found is None:
        return phrase(hero_key, seat=view.heroes[number].seat)
    card, foe = found
    return foe_named(FOE_OF[card.foe], foe.number, foe_key)


def figures(view: DarknessView, numbers: tuple[int, ...]) -> Said:
    return listed([figure(view, number) for number in numbers])


def hp_of(view: DarknessView, number: int) -> tuple[int, int]:
    """Return the hit points of a figure, and how many it can have."""
    found = foe_of(view, number)
    shown = found[1] if found else view.heroes[number]
    return shown.hp, shown.max_hp


def figure_on(view: DarknessView, square: int) -> int | None:
    """Return who stands on a square."""
    for hero in view.heroes:
        if hero.square == square:
            return hero.figure
    standing = [foe.figure for card in view.line for foe in card.figures if foe.square == square]
    return standing[0] if standing else None


# Squares and tiles.


def square_of(view: DarknessView, square: int) -> SquareView:
    return next(one for one in view.squares if one.square == square)


def square_name(view: DarknessView, square: int | None) -> str:
    """Return what a square is called; empty for none."""
    return "" if square is None else square_of(view, square).name


def squares_said(view: DarknessView, squares: tuple[int, ...]) -> Said:
    return listed([square_name(view, square) for square in squares])


def tile_name(view: DarknessView, tile: int) -> Phrase:
    """Return a tile by the squares of two of its corners."""
    squares = [(one.row, one.column, one.name) for one in view.squares if one.tile == tile]
    return phrase("tile-name", first=min(squares)[2], last=max(squares)[2])
