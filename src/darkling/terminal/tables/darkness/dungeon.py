"""The map of Attack the Darkness: tiles, what lies on them, who stands where, answers on their squares."""

from collections import Counter
from collections.abc import Mapping
from functools import partial

from textual.content import Content

from darkling.games.darkness.sight.view import DarknessView, FoeView, TileView
from darkling.table.option import Option
from darkling.terminal.palette import ASH, EMBER, GOLD, LINE, MOSS
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.darkness.plans import (
    border_around,
    fitted,
    plan_for_laying,
    plan_of,
    spot_name,
)
from darkling.terminal.tables.darkness.tokens import foe_token, hero_token
from darkling.terminal.tables.squares.site import Site, options_on

ON_SQUARES = ("go", "push", "target", "aim", "stand", "attack")
"""Verbs that are chosen on a square."""
ON_TILES = ("flip", "on_tile", "beside")
"""Verbs that are chosen on a tile, which shows on the square of its logo."""
ON_BOXES = "box"
"""The verb that is chosen on a square of an area."""
ON_SPOTS = "offset"
"""The verb that is chosen where the upper left square of a tile would lie."""
LOGO, STAIRS, FLIPPED, CLAIMED = " ✦ ", " ⌂ ", " ◇ ", " ◌ "
FACES = {"hidden": LOGO, "stairs": STAIRS, "flipped": FLIPPED, "claimed": CLAIMED}
"""What the logo of a tile looks like, by the tile's state."""
ENTRY = "entry"
"""The phase in which heroes choose where they begin, and so matters where they can."""
CORNER = " ⌂"
"""Before the number of the team that begins there."""
ZONES = {"fire": ("▒▒▒", EMBER), "fog": ("░░░", ASH), "ward": ("∙∙∙", MOSS)}
AREA, CORPSE, NO_FLOOR = " + ", " ✝", " "


def names_of(view: DarknessView) -> dict[int, str]:
    """Return what the squares are called."""
    return {square.square: square.name for square in view.squares}


def site_of(scene: TerminalScene, square: int, room: int) -> Site:
    """Return the map with all that is on it, as much as fits around what matters: squares have a width."""
    view: DarknessView = scene.view
    names = names_of(view)
    floor = set(names.values())
    squares = [names[square] for square in _focus(view) if square in names]
    whole = plan_of(view) if view.laying is None else plan_for_laying(view)
    on_square = partial(target, view)
    chosen = options_on(whole, scene, on_square)
    focus = [*chosen] if chosen and view.phase == ENTRY else squares
    border = border_around(floor)
    plan = fitted(whole, border, [*chosen, *focus], square, room)
    return Site(
        plan,
        border,
        _figures(view, names),
        {names[square]: Content.styled(CORPSE, ASH) for square in view.corpses if square in names},
        _grounds(view, names) | {name: Content(NO_FLOOR) for name in plan.marks.keys() - floor},
        [names[way.square] for way in view.ways if way.square in names],
        options_on(plan, scene, on_square),
        focus,
    )


def target(view: DarknessView, option: Option) -> str:
    """Return the square on which an option is chosen; empty if there is none."""
    if option.verb in ON_SQUARES:
        return names_of(view).get(int(option.code), "")
    if option.verb in ON_TILES:
        return next((one.name for one in view.squares if one.logo and one.tile == int(option.code)), "")
    if option.verb == ON_BOXES:
        return names_of(view).get(_handles(view).get(int(option.code), -1), "")
    if option.verb == ON_SPOTS and view.laying is not None:
        spots = [spot for spot in view.laying.places if spot.place == int(option.code)]
        return next((spot_name(spot.column, spot.row) for spot in spots), "")
    return ""


def _handles(view: DarknessView) -> dict[int, int]:
    """Return a square of its own for each area that can be chosen, one that few of the others cover."""
    covered = Counter([square for box in view.boxes for square in box.squares])
    handles: dict[int, int] = {}
    for box in sorted(view.boxes, key=lambda box: len(box.squares)):
        free = [square for square in box.squares if square not in handles.values()]
        if free:
            handles[box.box] = min(free, key=lambda square: covered[square])
    return handles


def _focus(view: DarknessView) -> list[int]:
    """Return the squares that matter now: an attack, an area, who acts; otherwise where the heroes are."""
    at = {hero.figure: hero.square for hero in view.heroes}
    at |= {foe.figure: foe.square for foe in _foes(view)}
    areas = [square for box in view.boxes for square in box.squares]
    if view.attack is not None:
        figures = [view.attack.attacker, view.attack.target]
    elif view.acting is not None:
        figures = [view.acting]
    else:
        figures = [hero.figure for hero in view.heroes]
    found = [at.get(figure) for figure in figures]
    return [*areas, *[square for square in found if square is not None]]


def _foes(view: DarknessView) -> list[FoeView]:
    return [foe for card in view.line for foe in card.figures]


# What is on it.


def _figures(view: DarknessView, names: Mapping[int, str]) -> dict[str, list[Content]]:
    """Return who stands on each square; who acts, strikes or is struck stands out."""
    found: dict[str, list[Content]] = {}
    for hero in view.heroes:
        if hero.square is not None:
            found.setdefault(names[hero.square], []).append(hero_token(view, hero))
    for card in view.line:
        for foe in card.figures:
            if foe.square is not None:
                found.setdefault(names[foe.square], []).append(foe_token(view, card.foe, foe))
    return found


def _grounds(view: DarknessView, names: Mapping[int, str]) -> dict[str, Content]:
    """Return what is drawn on the floor: the logos of tiles, and areas and zones over them."""
    faces = {tile.tile: _face(tile) for tile in view.tiles if tile.state in FACES}
    found = {
        square.name: faces[square.tile] for square in view.squares if square.logo and square.tile in faces
    }
    found |= _corners(view, names)
    areas = view.action.squares if view.action is not None else ()
    for sign, colour, squares in [
        (AREA, GOLD, areas),
        *[(*ZONES[zone.kind], zone.squares) for zone in view.zones],
    ]:
        found |= {names[square]: Content.styled(sign, colour) for square in squares if square in names}
    return found


def _corners(view: DarknessView, names: Mapping[int, str]) -> dict[str, Content]:
    """Return the marks of the teams in the corners where they begin, each where nobody stands."""
    if view.arena is None or not view.squares:
        return {}
    taken = {hero.square for hero in view.heroes}
    free = {team.team: [square for square in team.corner if square not in taken] for team in view.arena.teams}
    marks = {team: squares[0] for team, squares in free.items() if squares}
    return {names[square]: Content.styled(f"{CORNER}{team}", GOLD) for team, square in marks.items()}


def _face(tile: TileView) -> Content:
    return Content.styled(FACES[tile.state], GOLD if tile.state in ("stairs", "flipped") else LINE)
