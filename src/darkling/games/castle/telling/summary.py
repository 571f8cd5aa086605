"""What can be looked at on the table of Korak's castle, and all of it in one line."""

from darkling.games.castle.sight.view import CastleView
from darkling.games.castle.telling.blocks import SHARED, progress, things
from darkling.games.castle.telling.names import NAMES
from darkling.games.darkworld.telling.summary import heroes_in_short
from darkling.table.phrase import Phrase, phrase
from darkling.table.telling import Block


def summary(view: CastleView) -> Phrase:
    return phrase("summary", heroes=heroes_in_short(view.heroes, NAMES))


def looks(view: CastleView) -> list[tuple[Phrase, Block]]:
    return [
        (phrase("look-progress"), progress(view)),
        (phrase("look-heroes"), SHARED.heroes(view)),
        (phrase("look-monsters"), SHARED.monsters(view)),
        (phrase("look-things"), things(view)),
        (phrase("look-supply"), SHARED.supply(view)),
    ]
