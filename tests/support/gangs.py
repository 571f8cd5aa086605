"""Tables of Dark Heists set up by hand: gangs by the codes of their cards."""

from typing import Any

import darkling
from darkling.games.heists.rules.play_hand import PlayHand

STARTERS = ("ST01", "ST02", "ST03", "ST04", "ST04")
BORING = ("BR01", "BR02", "GH01", "GH02", "NO01")
"""Streets without a Cop."""


def gang(*hand: str, **rest: Any) -> dict[str, Any]:
    """Return a seat with this hand."""
    return {"hand": hand, **rest}


def table(*seats: dict[str, Any], seed: int = 0, **rest: Any) -> Any:
    """Return a position at the first player's turn; a second seat is added to one that is alone."""
    everyone = seats if len(seats) > 1 else (*seats, gang())
    return darkling.position("heists", {"seats": everyone, **rest}, seed)


def alone(*hand: str, seed: int = 0, **rest: Any) -> Any:
    """Return a solo position; what belongs to the seat is told by `gang_has`."""
    own = rest.pop("gang_has", {})
    return darkling.position("heists", {"seats": [gang(*hand, **own)], **rest}, seed)


def playing(g: Any) -> Any:
    """Return the hand being played."""
    return g.running(PlayHand)


def pools(g: Any) -> tuple[int, int, int]:
    """Return crime, sway and the reserve of the hand being played."""
    return playing(g).crime, playing(g).sway, playing(g).reserve()


def codes(cards: Any) -> list[str]:
    """Return the codes of cards."""
    return [darkling.games.heists.cards.CODES[card] for card in cards]


def hand(g: Any, seat: int = 0) -> list[str]:
    """Return the codes of a hand."""
    return codes(g.cards_in_hand(seat))


def discard(g: Any, seat: int = 0) -> list[str]:
    """Return the codes of a discard pile."""
    return codes(g.discards[seat])
