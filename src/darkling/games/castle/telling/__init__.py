"""What players of Korak's castle are told, in words."""

from importlib.resources import files

from darkling.games.castle.telling.events import details
from darkling.games.castle.telling.lesson import glossary, lesson
from darkling.games.castle.telling.names import name
from darkling.games.castle.telling.options import OPTIONS
from darkling.games.castle.telling.questions import QUESTIONS
from darkling.games.castle.telling.summary import looks, summary
from darkling.games.darkworld import telling as darkworld
from darkling.table.telling import Telling

TELLING = Telling(
    words=files(__package__) / "words.ftl",
    name=name,
    questions=QUESTIONS,
    options=OPTIONS,
    details=details,
    lesson=lesson,
    glossary=glossary,
    summary=summary,
    looks=looks,
    shared_words=(files(darkworld) / "words.ftl",),
)
