"""What players of Dark Heists are told, in words."""

from importlib.resources import files

from darkling.games.heists.telling.cards import name
from darkling.games.heists.telling.events import details
from darkling.games.heists.telling.lesson import glossary, lesson
from darkling.games.heists.telling.options import OPTIONS
from darkling.games.heists.telling.questions import QUESTIONS
from darkling.games.heists.telling.summary import looks, summary
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
)
