"""What players of Dark Dealings are told, in words."""

from importlib.resources import files

from darkling.games.dealings.telling.cards import name
from darkling.games.dealings.telling.events import details
from darkling.games.dealings.telling.lesson import glossary, lesson
from darkling.games.dealings.telling.options import OPTIONS
from darkling.games.dealings.telling.questions import QUESTIONS
from darkling.games.dealings.telling.summary import part_by_part, summary
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
    looks=part_by_part,
)
