"""What players of Dark Domains are told, in words."""

from importlib.resources import files

from darkling.games.domains.telling.events import details
from darkling.games.domains.telling.lesson import glossary, lesson
from darkling.games.domains.telling.names import name
from darkling.games.domains.telling.options import OPTIONS
from darkling.games.domains.telling.questions import QUESTIONS
from darkling.games.domains.telling.summary import looks, summary
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
