"""What a seat sees and knows."""

from darkling.games.domains.cards.switches import LAST_TURN
from darkling.games.domains.rules.attack import attack_fail_reward
from darkling.games.domains.rules.domain import is_mercenary_at_docks
from darkling.games.domains.rules.prices import thug_succeeds
from darkling.games.domains.rules.settings import OPEN_STORES
from darkling.games.domains.rules.state import FREE, Domains
from darkling.games.domains.sight import city_view as city
from darkling.games.domains.sight import progress_view as progress
from darkling.games.domains.sight.domain_view import seat_view
from darkling.games.domains.sight.knowledge import DomainsKnowledge, redeal, what_is_known
from darkling.games.domains.sight.party_view import attack_view, parties_view, targets_of
from darkling.games.domains.sight.view import DomainsView
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class DomainsEyes(Eyes):
    """Who knows what in Dark Domains (ledger, section 5)."""

    def view(self, g: Domains, seat: Seat | None) -> DomainsView:
        targets = targets_of(g)
        return DomainsView(
            seat=seat,
            turn=g.turn,
            phase=progress.phase_of(g),
            last_turn=bool(g.switches[LAST_TURN]),
            first=g.first,
            order=g.order(),
            waiting=g.waiting,
            over=g.over,
            open_stores=g.has_agreed(OPEN_STORES),
            attack_fail_reward=attack_fail_reward(g),
            fortune=city.fortune_view(g, seat),
            switches=city.switches_view(g),
            city=city.city_view(g, seat),
            guild=city.guild_view(g, seat),
            thug=thug_succeeds(g, FREE if seat is None else seat),
            mercenary=is_mercenary_at_docks(g),
            resolving=progress.resolving(g),
            resolving_space=progress.resolving_space(g),
            parties=parties_view(g, targets),
            seats=tuple([seat_view(g, other, seat, targets) for other in g.seats]),
            attack=attack_view(g),
            window=progress.window_view(g),
            reaction=progress.reaction_view(g),
            plan=progress.plan_view(g, seat),
            building=progress.building_view(g, seat),
            piles=city.piles_view(g),
            shown=city.shown_view(g),
        )

    def knowledge(self, g: Domains, seat: Seat) -> DomainsKnowledge:
        return what_is_known(g, seat, self.view(g, seat))

    def redeal(self, g: Domains, seat: Seat) -> None:
        redeal(g, seat)
