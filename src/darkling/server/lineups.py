"""Lineups as clients are told of them: who can play a game, and who usually sits where."""

from collections.abc import Mapping
from typing import Any

from darkling.server.problems import impossible
from darkling.table.company import Lineup, Mode
from darkling.table.errors import BadSetting
from darkling.table.gametype import GameType
from darkling.wire.tables import LineupShown, ModeShown, Sitter, TableSize


def lineup_shown(lineup: Lineup) -> LineupShown:
    sizes = [TableSize(count, [list(side) for side in sides], "") for count, sides in lineup.sides.items()]
    sizes += [TableSize(count, [], impossible(wrong)) for count, wrong in lineup.why_not.items()]
    return LineupShown(lineup.company, sorted(sizes, key=lambda size: size.players))


def lineup_with(game: GameType, settings: Mapping[str, Any]) -> LineupShown:
    """Return the lineup with any settings, also with some that do not go together."""
    try:
        return lineup_shown(game.lineup(settings))
    except BadSetting as wrong:
        least, most = game.players
        return LineupShown(
            None, [TableSize(count, [], impossible(wrong)) for count in range(least, most + 1)]
        )


def mode_shown(game: GameType, mode: Mode) -> ModeShown:
    shown = lineup_shown(game.lineup(mode.settings))
    return ModeShown(dict(mode.settings), usual_seats(game, mode), shown)


def usual_seats(game: GameType, mode: Mode) -> list[Sitter]:
    """Seat whoever makes the table, with bots."""
    lineup = game.lineup(mode.settings)
    players = lineup.nearest(mode.usual)
    own = lineup.usual_seat(players)
    return ["me" if seat == own else "bot" for seat in range(players)]
