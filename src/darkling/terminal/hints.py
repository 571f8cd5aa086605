"""Hints in the terminal: what a bot would make of a person's decision, in words."""

from darkling.bots.hint import Hint, hint
from darkling.bots.search import Estimate
from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.words import Phrasebook


def hint_lines(position: Position, seat: Seat, chrome: Phrasebook) -> tuple[str, list[str]]:
    """Return a hint as a heading and, if there is something to say of each option, a line for each."""
    found = hint(position, seat)
    if found is None:
        return chrome.say("no-hint"), []
    number = 1 + position.decision(seat).options.index(found.best)
    if not found.estimates:
        return chrome.say("hint-known", number=number), []
    return chrome.say("hint", number=number, trials=_trials(found)), [
        _line(estimate, chrome) for estimate in found.estimates
    ]


def _trials(found: Hint) -> int:
    return sum([estimate.visits for estimate in found.estimates])


def _line(estimate: Estimate, chrome: Phrasebook) -> str:
    if not estimate.visits:
        return chrome.say("hint-untried")
    return chrome.say("hint-line", visits=estimate.visits, percent=round(100 * estimate.value))
