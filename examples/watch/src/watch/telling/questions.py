"""The questions: with each, what is shown beside it."""

from darkling.table.phrase import Phrase, phrase
from darkling.table.telling import Block, Figures, Question, by_prompt
from watch.rules.state import CRATES_EACH
from watch.rules.vocabulary import LOAD_A_CRATE, SEAL_A_BRIBE
from watch.sight import WatchSeatView, WatchView
from watch.telling.describe import counted, name


def own_seat(view: WatchView) -> WatchSeatView:
    """Return the part of the table that belongs to the reader."""
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seats[view.seat]


def quay_and_cellars(view: WatchView) -> Block:
    """Show what any answer depends on: the quay, and what everyone has."""
    quay = phrase("quay", night=view.night, nights=view.nights, crates=counted(view.quay))
    return [quay, *map(cellar, view.seats)]


def cellar(seat: WatchSeatView) -> Phrase:
    return phrase("cellar", seat=seat.seat, crates=counted(seat.cellar), worth=seat.worth)


def crates_to_load(view: WatchView) -> Figures:
    """Return how many crates the reader still loads tonight: cellars grow by three a night."""
    return {"left": CRATES_EACH * view.night - len(own_seat(view).cellar)}


def good(code: str, _view: WatchView) -> Figures:
    return {"good": name(code)}


QUESTIONS = by_prompt(
    Question(SEAL_A_BRIBE, table=[quay_and_cellars]),
    Question(LOAD_A_CRATE, table=[quay_and_cellars], stakes=crates_to_load, barred=good),
)
