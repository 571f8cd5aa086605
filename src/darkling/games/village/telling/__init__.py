"""What players of the village are told, in words."""

from importlib.resources import files

from darkling.games.darkworld import telling as darkworld
from darkling.games.village.telling.events import details
from darkling.games.village.telling.lesson import glossary, lesson
from darkling.games.village.telling.names import name
from darkling.games.village.telling.options import OPTIONS
from darkling.games.village.telling.questions import QUESTIONS
from darkling.games.village.telling.summary import looks, summary
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
