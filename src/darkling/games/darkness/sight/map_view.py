"""The map: tiles, squares, zones, and where one can go."""

from functools import lru_cache
from itertools import pairwise

from darkling.games.darkness.cards import DUNGEON_CODES, LOGO, TILE
from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.action_state import ActionState
from darkling.games.darkness.rules.breath import Breathe
from darkling.games.darkness.rules.commanded import CommandedTurn
from darkling.games.darkness.rules.effects import AMOUNT, LEFT, OWNER, REST, VERB, WHAT
from darkling.games.darkness.rules.monster_attack import MonsterAttack
from darkling.games.darkness.rules.movement import Path, fire_on_way
from darkling.games.darkness.rules.moving import MoveHero, PushTarget, Swap
from darkling.games.darkness.rules.parts import TakePart
from darkling.games.darkness.rules.player_turn import PlayerTurn
from darkling.games.darkness.rules.sides import enemies_of
from darkling.games.darkness.rules.space import apart, figures_in, squares_in
from darkling.games.darkness.rules.square_names import square_names
from darkling.games.darkness.rules.state import BARE, CLAIMED, STAIRS_FACE, Darkness, Figure, Hero
from darkling.games.darkness.rules.vocabulary import BOX, GO, PUSH
from darkling.games.darkness.sight.view import BoxView, RangeView, SquareView, TileView, WayView, ZoneView
from darkling.grid.tiles import TiledBoard
from darkling.table.decision import Seat

STATES = {STAIRS_FACE: "stairs", CLAIMED: "claimed", BARE: "bare"}
MAPS = 64
Ways = tuple[Figure, dict[int, Path]]
"""Who is about to go, and where to, along which paths."""


def tiles_view(g: Darkness) -> tuple[TileView, ...]:
    return tuple([_tile_view(g, tile) for tile in range(len(g.tiles))])


def _tile_view(g: Darkness, tile: int) -> TileView:
    turns, column, row = g.tiles[tile]
    face = g.faces[tile]
    state = STATES.get(face, "flipped" if face >= 0 else "hidden")
    card = DUNGEON_CODES[face] if face >= 0 else None
    return TileView(tile, column, row, lies=turns == 1, state=state, card=card)


def squares_view(g: Darkness) -> tuple[SquareView, ...]:
    return _squares(g.board) if g.tiles else ()


@lru_cache(maxsize=MAPS)
def _squares(board: TiledBoard) -> tuple[SquareView, ...]:
    names = square_names(board)
    return tuple(
        [
            SquareView(square, names[square], column, row, TILE.tile_of(square), square % len(TILE) == LOGO)
            for square, (column, row) in enumerate(board.points)
        ]
    )


def zones_view(g: Darkness) -> tuple[ZoneView, ...]:
    return tuple(
        [
            ZoneView(
                kind=effect[WHAT],
                amount=effect[AMOUNT],
                squares=effect[REST],
                owner=g.owner(effect[OWNER]),
                left=0 if effect[LEFT] >= KEEP else effect[LEFT],
            )
            for effect in g.effects
            if effect[VERB] == "zone"
        ]
    )


def ranges_view(g: Darkness) -> RangeView | None:
    """Return how far the squares are from the hero who acts."""
    action, turn = g.running(ActionState), g.running(PlayerTurn)
    if action is not None:
        return _ranges(g, action.hero)
    return None if turn is None else _ranges(g, turn.hero)


def _ranges(g: Darkness, hero: Hero) -> RangeView:
    here = g.at[hero]
    melee = squares_in(g, here, "melee")
    reach = [square for square in squares_in(g, here, "reach") if square not in melee]
    return RangeView(tuple(melee), tuple(reach), tuple(squares_in(g, here, "ranged")))


# Where one can go.


def ways_view(g: Darkness, viewer: Seat | None) -> tuple[WayView, ...]:
    """Return the squares among which the viewer is asked to choose."""
    if viewer not in g.waiting:
        return ()
    offered = [
        option.thing for option in g.decision(viewer).options if option.verb in (GO[0].verb, PUSH[0].verb)
    ]
    if not offered:
        return ()
    figure, paths = _paths(g)
    return tuple([_way_view(g, figure, square, paths.get(square, (square,))) for square in offered])


def _paths(g: Darkness) -> Ways:
    """Return who is about to go where: pushed, on a card, commanded, or on a free move."""
    shoved = g.running(MonsterAttack)
    if shoved is not None and shoved.step == "on_where":
        return shoved.victim, shoved.paths(g)
    pushed, moved = g.running(PushTarget), g.running(MoveHero) or g.running(Swap)
    commanded, turn = g.running(CommandedTurn), g.running(PlayerTurn)
    if pushed is not None:
        return pushed.figure, pushed.paths(g)
    if moved is not None:
        return moved.hero, moved.paths(g)
    if commanded is not None:
        return commanded.figure, commanded.paths(g)
    assert turn is not None
    return turn.hero, turn.paths(g)


def _way_view(g: Darkness, figure: Figure, square: int, path: Path) -> WayView:
    return WayView(square, path, fire_on_way(g, figure, path), _left(g, figure, path))


def _left(g: Darkness, figure: Figure, path: Path) -> tuple[Figure, ...]:
    """Return the enemies whose melee a path leaves."""
    found = []
    for enemy in enemies_of(g, figure):
        there = g.at[enemy]
        near = [apart(g, square, there) <= 1 for square in (g.at[figure], *path)]
        if any(was and not stays for was, stays in pairwise(near)):
            found.append(enemy)
    return tuple(found)


def boxes_view(g: Darkness, viewer: Seat | None) -> tuple[BoxView, ...]:
    """Return the areas among which the viewer is asked to choose."""
    if viewer not in g.waiting or g.decision(viewer).options[0].verb != BOX[0].verb:
        return ()
    part, breathing = g.running(TakePart), g.running(Breathe)
    boxes = {} if part is None else part.boxes(g)
    if breathing is not None:
        boxes = breathing.boxes(g, breathing.aim)
    return tuple([BoxView(box, squares, tuple(figures_in(g, squares))) for box, squares in boxes.items()])
