"""A toy game in which the board is laid during play passes the suite, and its copies share their boards."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from support.toy_tiles import GAME
from support.toy_tiles.rules import STAY, TileTurnedUp, Walked

from darkling.table.errors import BadPosition
from darkling.testing import Case, conformance, copied, decisions


def hidden_zones(data: dict[str, Any], _seat: int) -> dict[str, Any]:
    table = data["table"]
    return {"face down": [worth for tile, worth in enumerate(table["worth"]) if tile not in table["up"]]}


def zones_that_hide(_case: Case) -> dict[str, int]:
    return {"face down": 4}


def swaps(data: dict[str, Any], _seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with the worths of two tiles swapped, and whether anybody may notice."""
    worth, up = data["table"]["worth"], data["table"]["up"]
    down = chance.shuffled([tile for tile in range(len(worth)) if tile not in up])
    for other, noticed in ((down[1:2], False), (up[:1], True)):
        for tile in other:
            changed = copied(data)
            changed["table"]["worth"][down[0]], changed["table"]["worth"][tile] = worth[tile], worth[down[0]]
            yield changed, noticed


ORACLE = SimpleNamespace(hidden_zones=hidden_zones, zones_that_hide=zones_that_hide, swaps=swaps)

test_conformance = conformance(GAME, oracle=ORACLE)


def test_copies_share_a_board_until_one_lays_a_tile():
    position = GAME.start(2, 1)
    sizes = set()
    for seat, option in decisions(position, 1):
        board, clone = position.board, position.clone()
        restored = GAME.restore(position.data())
        assert clone.board is position.guess(seat, 5).board is board
        assert restored.tiles is not position.tiles
        assert restored.board is board
        clone.choose(seat, option)
        assert position.board is board
        assert clone.board.points[: len(board)] == board.points
        sizes.add(len(board))
    assert sizes == {6, 12, 18, 24}


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ([[0, 0, 0], [0, 1, 1]], "overlap"),
        ([[0, 0, 0], [0, 4, 4]], "touch"),
        ([[0, 0, 0], [4, 2, 0]], "turned"),
        ([[0, 0, 0], [-1, 2, 0]], "turned"),
    ],
)
def test_tiles_that_cannot_lie_so_are_refused(tiles, why):
    data = GAME.start(2, 1).data()
    data["table"]["tiles"] = tiles
    with pytest.raises(BadPosition, match=why):
        GAME.restore(data)


def test_a_mole_walks_around_another_onto_a_tile_that_was_just_laid():
    game = GAME.new(2, 1)
    game.choose(0, game.decision(0).options[0])
    game.choose(0, game.decision(0).options[-1])
    squares = [option.thing for option in game.decision(0).options if option.id != STAY.id]
    far = max(squares)
    assert far >= 6, "it can be reached"
    game.choose(0, game.decision(0).options[1 + squares.index(far)])
    [walked] = [event for event in game.events(0) if isinstance(event, Walked)]
    [turned] = [event for event in game.events(0) if isinstance(event, TileTurnedUp)]
    assert walked.path[-1] == game.position.at[0] == far
    assert game.position.at[1] not in walked.path
    assert turned.eaten == game.position.worth[1] + 1, "the other mole does not see it there"
    assert not game.can_undo(0), "what lay face down has come to light"
