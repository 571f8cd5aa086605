"""What can be looked at on the table of the village, and all of it in one line."""

from darkling.games.darkworld.telling.summary import heroes_in_short
from darkling.games.village.sight.view import VillageView
from darkling.games.village.telling.blocks import SHARED, buildings, heroes, progress, warlord_cards_seen
from darkling.games.village.telling.names import NAMES
from darkling.table.phrase import Phrase, phrase
from darkling.table.telling import Block


def summary(view: VillageView) -> Phrase:
    return phrase("summary", heroes=heroes_in_short(view.heroes, NAMES), wheel=view.wheel)


def looks(view: VillageView) -> list[tuple[Phrase, Block]]:
    return [
        (phrase("look-progress"), progress(view)),
        (phrase("look-heroes"), heroes(view)),
        (phrase("look-monsters"), SHARED.monsters(view)),
        (phrase("look-buildings"), buildings(view)),
        (phrase("look-supply"), SHARED.supply(view)),
        (phrase("look-notes"), warlord_cards_seen(view)),
    ]
