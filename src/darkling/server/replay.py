"""A finished game to look back at: played again once, however often and by whomever it is looked at."""

from darkling.games import find
from darkling.server.scenes import phrasing, story
from darkling.table.decision import Seat
from darkling.table.game import Game, Moment
from darkling.table.position import Position
from darkling.wire.scene import ReplayStep


class Replay:
    """How a finished game stood after each of its choices."""

    def __init__(self, finished: Game) -> None:
        self._game = finished
        self._stops: list[tuple[Position, Moment]] = [
            (game.position.clone(), game.moment) for game in find(finished.id).steps_of(finished.record)
        ]
        self._choosers = [seat for seat, _ in finished.record.choices]

    @property
    def steps(self) -> int:
        return len(self._choosers)

    def step(self, number: int, eyes: Seat | None, in_words: bool = False) -> ReplayStep:
        """Return the game after so many of its choices, as a seat or a spectator saw it."""
        (position, moment), told = self._stops[number], phrasing(self._game.id)
        view = position.view(eyes)
        return ReplayStep(
            step=number,
            steps=self.steps,
            by=self._choosers[number - 1] if number else None,
            viewer=eyes,
            view=view,
            blocks=told.whole_table(None, view) if in_words else [],
            story=story(self._game.id, 0, self._game.news_until(eyes, moment)),
            outcome=told.result(position.result, position.sides()) if position.over else None,
        )
