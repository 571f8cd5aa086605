"""Eyes: who knows what. The one definition of hidden information that a game gives."""

from typing import Any

from mypy_extensions import mypyc_attr

from darkling.table.decision import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """What each seat of a game may see and knows."""

    def view(self, g: Any, seat: Seat | None) -> Any:
        """Return what may be shown to the seat now; None is a spectator."""
        raise NotImplementedError

    def insiders(self, g: Any, owner: Seat) -> tuple[Seat, ...]:  # noqa: ARG002
        """Return the seats that see a seat's hand: itself, and in some games its friends."""
        return (owner,)

    def knowledge(self, g: Any, seat: Seat) -> Any:
        """Return all that the seat has legitimately learned, which feeds guesses and bots."""
        raise NotImplementedError

    def redeal(self, g: Any, seat: Seat) -> None:
        """Deal anew, with the position's chance, what the seat cannot know.

        The result must depend on the seat's knowledge and on chance alone, never on the truth.
        """
        raise NotImplementedError
