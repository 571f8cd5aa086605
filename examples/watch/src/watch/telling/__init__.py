"""What players of The Night Watch are told: what the sentences in `words.ftl` speak of."""

from importlib.resources import files

from darkling.table.event import Event
from darkling.table.phrase import Phrase, phrase
from darkling.table.telling import Figures, Telling
from watch.cards import BOX, EFFECTS, GOODS
from watch.rules.events import BribeOpened, QuayFilled
from watch.sight import WatchView
from watch.telling.describe import bribe, counted, name
from watch.telling.questions import QUESTIONS, own_seat, quay_and_cellars


def sealing(code: str, _view: WatchView) -> Figures:
    return {"bribe": bribe(code)}


def loading(code: str, view: WatchView) -> Figures:
    """Return the good, how many crates of it the reader has, and what one more adds."""
    owned = own_seat(view).cellar.count(code)
    return {"good": name(code), "owned": owned, "adds": owned + 1}


def details(event: Event) -> Figures:
    """Return what the words of an event need besides its own fields."""
    if isinstance(event, QuayFilled):
        return {"crates": counted([GOODS[good] for good in event.crates])}
    if isinstance(event, BribeOpened):
        return {"bribe": bribe(BOX.bribes[event.bribe].id)}
    return {}


def glossary() -> list[Phrase]:
    """Return what the effects of bribes do."""
    return [phrase(f"effect-{effect}") for effect in EFFECTS]


LESSON = [phrase("lesson"), *glossary()]

TELLING = Telling(
    words=files(__package__) / "words.ftl",
    name=name,
    questions=QUESTIONS,
    options={"seal": sealing, "load": loading},
    details=details,
    lesson=lambda _view: LESSON,
    glossary=glossary,
    looks=lambda view: [(phrase("look-quay"), quay_and_cellars(view))],
)
