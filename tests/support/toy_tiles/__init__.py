"""A toy game on a board that is laid during play: who sees what, its words, and the game type."""

from importlib.resources import files

from msgspec import Struct

from darkling.grid import Placed, area
from darkling.grid.sight import Point
from darkling.table.company import Mode
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition
from darkling.table.eyes import Eyes
from darkling.table.gametype import GameType
from darkling.table.phrase import phrase
from darkling.table.rule import Rule, rules_in
from darkling.table.skill import Skill
from darkling.table.telling import Block, Figures, Question, Telling, by_prompt
from support.toy_tiles import rules
from support.toy_tiles.rules import TILE, TILES, VOCABULARY, Burrow, SetUpBurrow


class BurrowSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is agreed."""


class BurrowView(Struct, frozen=True):
    """Everything but what lies face down."""

    tiles: tuple[Placed, ...]
    worth: tuple[int | None, ...]
    moles: tuple[Point, ...]
    food: tuple[int, ...]


class BurrowEyes(Eyes):
    """Nobody knows what lies face down."""

    def view(self, g: Burrow, seat: Seat | None) -> BurrowView:
        worth = tuple([g.worth[tile] if tile in g.up else None for tile in range(len(g.tiles))])
        return BurrowView(g.tiles, worth, tuple([g.board.points[at] for at in g.at]), tuple(g.food))

    def knowledge(self, g: Burrow, seat: Seat) -> BurrowView:
        return self.view(g, seat)

    def redeal(self, g: Burrow, seat: Seat) -> None:
        down = [tile for tile in range(TILES) if tile not in g.up]
        worth = list(g.worth)
        for tile, anew in zip(down, g.shuffle(sorted([worth[tile] for tile in down])), strict=True):
            worth[tile] = anew
        g.worth = tuple(worth)


def deal(players: int, _settings: BurrowSettings | None = None) -> tuple[Burrow, Rule]:
    return Burrow(players, at=[0] * players, food=[0] * players), SetUpBurrow()


def check(g: Burrow) -> None:
    if sorted(g.worth) != list(range(1, TILES + 1)):
        raise BadPosition("burrow: every worth must be on one tile")
    try:
        board = g.board
    except ValueError as wrong:
        raise BadPosition(f"burrow: {wrong}") from None
    if len(area(board.ways, 0)) < len(board):
        raise BadPosition("burrow: every tile must touch another")
    if len({*g.at}) < g.players or not all(0 <= at < len(board) for at in g.at):
        raise BadPosition("burrow: every mole must be on a square of its own")


def burrow(view: BurrowView) -> Block:
    moles = enumerate(zip(view.moles, view.food, strict=True))
    lines = [phrase("mole", seat=seat, column=at[0], row=at[1], food=food) for seat, (at, food) in moles]
    return [phrase("burrow", tiles=len(view.tiles)), *lines]


def going(code: str, view: BurrowView) -> Figures:
    tile, cell = [int(part) for part in code.split(".")]
    column, row = TILE.points(view.tiles[tile])[cell]
    return {"column": column, "row": row}


PROMPTS = (rules.HOW_IT_LIES, rules.BESIDE_WHICH, rules.WHICH_PLACE, rules.WALK)
GAME = GameType(
    id="burrow",
    title="Burrow",
    package=__name__,
    players=(2, 2),
    rules_version=1,
    settings=BurrowSettings,
    modes={"normal": Mode()},
    longest=8,
    table=Burrow,
    rules=rules_in(rules),
    vocabulary=VOCABULARY,
    eyes=BurrowEyes(),
    deal=deal,
    arrange=lambda data: deal(data["players"]),
    check=check,
    names={},
    view=BurrowView,
    telling=Telling(
        words=files(__package__) / "words.ftl",
        name=str,
        questions=by_prompt(*[Question(prompt, table=[burrow], stakes=None, tip=None) for prompt in PROMPTS]),
        options={"go": going},
        looks=lambda view: [(phrase("look-burrow"), burrow(view))],
    ),
    skill=Skill(evaluate=lambda g, seat: g.food[seat]),
)
