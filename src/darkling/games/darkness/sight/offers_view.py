"""What is offered that lies nowhere on the table yet: places for a tile, and cards to draw."""

from darkling.games.darkness.cards import TILE
from darkling.games.darkness.rules.drawing import DrawOrNot, ScryCards
from darkling.games.darkness.rules.draws import KINDS
from darkling.games.darkness.rules.map_building import LayTile
from darkling.games.darkness.rules.maps import LYING, legal_places
from darkling.games.darkness.rules.state import Darkness
from darkling.games.darkness.sight.view import LaidView, LayingView, OfferView
from darkling.grid.placing import places_beside


def laying_view(g: Darkness) -> LayingView | None:
    """Return where the tile in hand can lie, once it is known beside which one."""
    laying = g.running(LayTile)
    if laying is None or laying.step != "on_where":
        return None
    tiles = places_beside(TILE, g.tiles[laying.anchor], laying.turns)
    places = [LaidView(place, *tiles[place][1:]) for place in legal_places(g, laying.anchor, laying.turns)]
    return LayingView(laying.turns == LYING, laying.anchor, tuple(places))


def offer_view(g: Darkness) -> OfferView | None:
    """Return which cards somebody is asked about drawing, or looking at."""
    drawing, scrying = g.running(DrawOrNot), g.running(ScryCards)
    if drawing is not None:
        return OfferView(KINDS[drawing.kind], drawing.count, look=False)
    if scrying is not None and not scrying.seen:
        return OfferView(KINDS[scrying.kind], scrying.count, look=True)
    return None
