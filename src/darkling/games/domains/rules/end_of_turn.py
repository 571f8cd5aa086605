"""The end of a turn: the last window, and the board is set anew."""

from dataclasses import dataclass

from darkling.games.domains.cards import MERCENARY, NO_CARD
from darkling.games.domains.cards.switches import ALL_OFF, LAST_TURN
from darkling.games.domains.rules.domain import take_monster
from darkling.games.domains.rules.events import (
    FortuneDiscarded,
    HenchmanCame,
    InnEmptied,
    MercenaryReturned,
    TilesRemoved,
)
from darkling.games.domains.rules.places import ARCHITECT, FAR_LANDS, HENCHMEN, INN
from darkling.games.domains.rules.scrying import forget_far_lands
from darkling.games.domains.rules.slots import (
    empty_display,
    fill_architect,
    fill_far_lands,
    fill_inn,
    fill_niktmarg,
)
from darkling.games.domains.rules.state import (
    BOXED_TILES,
    FREE,
    GUARDED,
    MINIONS,
    NEUTRALS,
    PAST_FORTUNE,
    SLASHED,
    TILE_TAKEN,
    Domains,
)
from darkling.games.domains.rules.tiles import USED
from darkling.games.domains.rules.uses import SharedOpportunity
from darkling.games.domains.rules.windows import IN_THE_EVENING
from darkling.table.decision import Seat
from darkling.table.rule import Next, Rule


@dataclass
class EndOfTurn(Rule):
    """DM-EOT-01: the evening window; then the board is set anew, unless the game is over (DM-R-57)."""

    def begin(self, g: Domains) -> Next:
        return g.call(SharedOpportunity(IN_THE_EVENING), then=self.on_evening)

    def on_evening(self, g: Domains, _window: SharedOpportunity) -> Next:
        if not g.switches[LAST_TURN]:
            clean_up(g)
        return g.done()


def clean_up(g: Domains) -> None:
    """Set the board anew in the order of the book (6.8), then end what was for this turn."""
    discard_fortune(g)
    empty_inn(g)
    open_far_lands(g)
    fill_inn(g)
    renew_architect(g)
    send_mercenary_home(g)
    fill_far_lands(g)
    fill_niktmarg(g)
    end_what_was_for_a_turn(g)


def discard_fortune(g: Domains) -> None:
    """DM-EOT-02, DM-R-94: the Fortune cards of this turn do not come back."""
    if g.fortune_shown:
        g.emit(FortuneDiscarded, g.fortune_shown)
        for card in g.fortune_shown:
            g.remove(PAST_FORTUNE, card)
        g.fortune_shown = ()


def empty_inn(g: Domains) -> None:
    """DM-EOT-03: henchmen whom nobody has hired are discarded."""
    henchmen = tuple([henchman for henchman in g.displays[INN] if henchman != NO_CARD])
    if henchmen:
        g.discards[HENCHMEN] = (*g.discards[HENCHMEN], *henchmen)
        g.emit(InnEmptied, henchmen)
    g.displays[INN] = empty_display(INN)


def open_far_lands(g: Domains) -> None:
    """DM-EOT-04, DM-R-34: henchmen of the Far Lands come to the Inn, each to the slot of its number."""
    g.displays[INN] = g.displays[FAR_LANDS]
    g.displays[FAR_LANDS] = empty_display(FAR_LANDS)
    forget_far_lands(g)
    for henchman in g.displays[INN]:
        if henchman != NO_CARD:
            g.emit(HenchmanCame, henchman)


def renew_architect(g: Domains) -> None:
    """DM-EOT-05, DM-EOT-06: fill the slots of tiles; all of them if nobody took any this turn."""
    if not g.marks & TILE_TAKEN:
        tiles = tuple([tile for tile in g.displays[ARCHITECT] if tile != NO_CARD])
        for tile in tiles:
            g.remove(BOXED_TILES, tile)
        if tiles:
            g.emit(TilesRemoved, tiles)
        g.displays[ARCHITECT] = empty_display(ARCHITECT)
    fill_architect(g)


def send_mercenary_home(g: Domains) -> None:
    """DM-EOT-07: the Mercenary goes back to the Docks."""
    for seat in g.seats:
        for monsters in g.monsters[seat]:
            if MERCENARY in monsters:
                take_monster(g, seat, MERCENARY)
                g.emit(MercenaryReturned, seat)


def end_what_was_for_a_turn(g: Domains) -> None:
    """Guards, switches, uses and neutral minions end; all have their minions again (DM-RES-03, DM-R-53)."""
    for seat in g.seats:
        end_uses(g, seat)
        g.tokens[seat] = tuple([tokens & ~GUARDED for tokens in g.tokens[seat]])
        g.to_place[seat] = MINIONS + bool(g.marks & SLASHED << seat)
    g.switches = ALL_OFF
    g.neutral = (FREE,) * len(NEUTRALS)
    g.marks = 0


def end_uses(g: Domains, seat: Seat) -> None:
    """Henchmen and dark tiles that have been used can be used again (DM-R-81)."""
    g.henchmen[seat] = tuple([henchman & ~1 for henchman in g.henchmen[seat]])
    g.tiles[seat] = tuple([NO_CARD if tile == NO_CARD else tile & ~USED for tile in g.tiles[seat]])
