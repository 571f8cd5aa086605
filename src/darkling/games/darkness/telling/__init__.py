"""What players of Attack the Darkness are told, in words."""

from importlib.resources import files

from darkling.games.darkness.telling.events import FLOWING, QUIET, details
from darkling.games.darkness.telling.lesson import glossary, lesson
from darkling.games.darkness.telling.names import name
from darkling.games.darkness.telling.options import OPTIONS
from darkling.games.darkness.telling.questions import QUESTIONS
from darkling.games.darkness.telling.summary import looks, summary
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
    quiet=QUIET,
    flowing=FLOWING,
)
