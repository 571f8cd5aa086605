"""What a seat sees and knows."""

from darkling.games.darkness.rules.encounter import Encounter
from darkling.games.darkness.rules.forecast import forecasts
from darkling.games.darkness.rules.marching import SetMarch
from darkling.games.darkness.rules.settings import OPEN_HANDS
from darkling.games.darkness.rules.state import GAME_MASTER, OFF, Darkness
from darkling.games.darkness.sight import clearing_view as clearing
from darkling.games.darkness.sight import map_view as maps
from darkling.games.darkness.sight.action_view import action_view
from darkling.games.darkness.sight.arena_view import arena_view
from darkling.games.darkness.sight.attack_view import attack_view
from darkling.games.darkness.sight.dungeon_guess import redeal_dungeon
from darkling.games.darkness.sight.foe_view import line_view, threats
from darkling.games.darkness.sight.hero_view import hero_view
from darkling.games.darkness.sight.knowledge import DarknessKnowledge, redeal, what_is_known
from darkling.games.darkness.sight.master_view import master_view
from darkling.games.darkness.sight.offers_view import laying_view, offer_view
from darkling.games.darkness.sight.progress_view import acting, phase_of, progress_view
from darkling.games.darkness.sight.view import DarknessView
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class DarknessEyes(Eyes):
    """Who knows what in Attack the Darkness (ledger, section 5)."""

    def insiders(self, g: Darkness, owner: Seat) -> tuple[Seat, ...]:
        """Return who sees the hand of a seat: its allies where hands are open (AD-R-117)."""
        if not g.has_agreed(OPEN_HANDS):
            return (owner,)
        return next(side for side in g.sides() if owner in side)

    def view(self, g: Darkness, seat: Seat | None) -> DarknessView:
        is_foreseeable = seat == GAME_MASTER or not g.has_master()
        foreseen = forecasts(g) if is_foreseeable and g.running(Encounter) is not None else {}
        threatened = threats(foreseen, g.heroes)
        return DarknessView(
            seat=seat,
            phase=phase_of(g),
            waiting=g.waiting,
            over=g.over,
            victory=g.victory,
            open_hands=g.has_agreed(OPEN_HANDS),
            progress=progress_view(g, seat),
            march=(g.running(SetMarch) or g).march,
            acting=acting(g),
            heroes=tuple([hero_view(g, hero, seat, threatened[hero]) for hero in range(g.heroes)]),
            line=line_view(g, foreseen),
            tiles=maps.tiles_view(g),
            squares=maps.squares_view(g),
            zones=maps.zones_view(g),
            corpses=tuple([square for _, square in g.corpses if square != OFF]),
            ranges=maps.ranges_view(g),
            ways=maps.ways_view(g, seat),
            boxes=maps.boxes_view(g, seat),
            action=action_view(g),
            attack=attack_view(g, seat),
            clearing=clearing.clearing_view(g),
            training=clearing.training_view(g, seat),
            decks=clearing.decks_view(g),
            laying=laying_view(g),
            offer=offer_view(g),
            arena=arena_view(g),
            master=master_view(g, seat),
        )

    def knowledge(self, g: Darkness, seat: Seat) -> DarknessKnowledge:
        return what_is_known(g, seat, self.view(g, seat))

    def redeal(self, g: Darkness, seat: Seat) -> None:
        redeal(g, seat)
        if seat != GAME_MASTER:
            redeal_dungeon(g)
