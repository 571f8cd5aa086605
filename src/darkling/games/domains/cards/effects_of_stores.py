"""Effects on what players own: items gained, lost, traded (they are msgspec Structs)."""

from typing import Literal

from darkling.games.domains.cards import MAKES, TILE_TYPES, TYPE
from darkling.games.domains.cards.effect_kinds import Amount, DomainsEffect, Picks, Whom, are_whom, items
from darkling.games.domains.cards.items import ANY_ELEMENT, SPELL, Items, added, taken, times
from darkling.games.domains.cards.schema import Die, Few, ItemsText
from darkling.games.domains.rules.deeds import cause
from darkling.games.domains.rules.domain import count_tiles
from darkling.games.domains.rules.events import DieRolled, ItemsStolen, TileDrawn
from darkling.games.domains.rules.gaining import GainItems, needs_choice
from darkling.games.domains.rules.losing import LoseElements, LoseSpells
from darkling.games.domains.rules.places import BAG, SPACES, area_of
from darkling.games.domains.rules.state import EMPTY, SHOWN_TILES, Domains
from darkling.games.domains.rules.tiles import tile_of
from darkling.games.domains.rules.trading import OfferForSpell, OfferTrade, TradeItems, how_often
from darkling.games.domains.rules.vocabulary import (
    AT,
    CHOOSE_A_RIVAL,
    CHOOSE_OWN_SPACE,
    SEAT,
    TIMES,
    TRADE_HOW_OFTEN,
    VOCABULARY,
)
from darkling.table.decision import Prompt, Seat
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Rule, WhyNot

RELIGION = TILE_TYPES.index("religion")

NOTHING_TO_TRADE = WhyNot("nothing-to-trade", "DM-HEN-02")
NO_DARK_TILE = WhyNot("no-dark-tile", "DM-R-83")
BAG_EMPTY = WhyNot("bag-empty", "DM-R-33")


def _dark_religion_tiles(g: Domains, seat: Seat) -> int:
    tiles = g.tiles[seat]
    return sum(
        [g.has_dark(seat, space) and TYPE[tile_of(tiles[space])] == RELIGION for space in range(SPACES)]
    )


def _areas_with_tile(g: Domains, seat: Seat) -> int:
    return len({area_of(space) for space in range(SPACES) if g.tiles[seat][space] != EMPTY})


class Gain(DomainsEffect, frozen=True):
    """Take items from the stock: so many, so many for each of something, or as many as a die shows."""

    items: ItemsText
    per: Literal["light_tile", "dark_tile", "dark_religion_tile", "area_with_tile"] | None = None
    most: Few = 0
    dice: Die | None = None
    who: Literal["me"] | Whom = "me"

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        gained = times(items(self.items), self.count(g, seat))
        if needs_choice(gained):
            return GainItems(seat, gained, cause(g))
        g.gain(seat, gained, cause(g))
        return None

    def count(self, g: Domains, seat: Seat) -> int:
        """Return how often the items are taken."""
        if self.dice is not None:
            face = g.roll(self.dice)
            g.emit(DieRolled, seat, self.dice, face)
            return face
        return 1 if self.per is None else min(self.most, self.counted(g, seat))

    def counted(self, g: Domains, seat: Seat) -> int:
        if self.per == "area_with_tile":
            return _areas_with_tile(g, seat)
        if self.per == "dark_religion_tile":
            return _dark_religion_tiles(g, seat)
        return count_tiles(g, seat, dark=self.per == "dark_tile")

    def befall(self, g: Domains, seat: Seat) -> Rule | None:
        return super().befall(g, seat) if are_whom(g, self.who, seat) else None


class Lose(DomainsEffect, frozen=True):
    """DM-R-100: return items to the stock, or to whoever used it, as far as they are there."""

    items: ItemsText
    who: Literal["opp", "opps"] | Whom
    to_me: bool = False
    random: bool = False

    def asks(self) -> int:
        return 1 if self.who == "opp" else 0

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        """Offer all rivals: nobody has to know what they own."""
        return CHOOSE_A_RIVAL, [SEAT[rival] for rival in g.rivals(seat)]

    def victims(self, g: Domains, seat: Seat, picked: Picks) -> list[Seat]:
        return [VOCABULARY.options[picked[0]].thing] if picked else g.rivals(seat)

    def affected(self, g: Domains, seat: Seat, picked: Picks) -> list[Seat]:
        return [rival for rival in self.victims(g, seat, picked) if self.has_any(g, rival)]

    def has_any(self, g: Domains, seat: Seat) -> bool:
        lost = items(self.items)
        return any(g.at_most(seat, lost)) or bool(lost[SPELL] and g.hands[seat])

    def do(self, g: Domains, seat: Seat, picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        lost = items(self.items)
        for victim in self.victims(g, seat, picked):
            if victim in spared:
                continue
            if self.to_me:
                self.steal(g, seat, victim, g.at_most(victim, lost))
            else:
                g.lose(victim, g.at_most(victim, lost), cause(g))
                self.drop_at_random(g, victim, lost[SPELL])
        return None

    def steal(self, g: Domains, seat: Seat, victim: Seat, loot: Items) -> None:
        if any(loot):
            g.stores[victim] = taken(g.stores[victim], loot)
            g.stores[seat] = added(g.stores[seat], loot)
            g.emit(ItemsStolen, seat, victim, loot, cause(g))

    def drop_at_random(self, g: Domains, victim: Seat, count: int) -> None:
        for _ in range(min(count, len(g.hands[victim]))):
            g.fence(Fence.REVEALED)
            g.drop_spell(victim, g.pick(g.hands[victim]))

    def befall(self, g: Domains, seat: Seat) -> Rule | None:
        """Lose what there is, element by element and spell by spell where it is of one's choice."""
        if not are_whom(g, self.who, seat):
            return None
        lost = items(self.items)
        if lost[ANY_ELEMENT]:
            return LoseElements(seat, lost[ANY_ELEMENT], cause(g))
        if lost[SPELL]:
            return LoseSpells(seat, lost[SPELL])
        g.lose(seat, g.at_most(seat, lost), cause(g))
        return None


class Trade(DomainsEffect, frozen=True):
    """DM-HEN-06: pay something to gain something else, so often at most."""

    give: ItemsText
    get: ItemsText
    most: Amount
    who: Literal["me", "all"] = "me"

    def asks(self) -> int:
        """Return 1 where it can be done more than once: how often."""
        return int(self.most > 1)

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if how_often(g, seat, items(self.give), self.most) else NOTHING_TO_TRADE

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return TRADE_HOW_OFTEN, list(TIMES[1 : how_often(g, seat, items(self.give), self.most) + 1])

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        count = VOCABULARY.options[picked[0]].thing if picked else 1
        return TradeItems(seat, items(self.give), items(self.get), count, cause(g))

    def befall(self, g: Domains, seat: Seat) -> Rule | None:
        if items(self.give)[SPELL]:
            return OfferForSpell(seat, items(self.get), cause(g))
        return OfferTrade(seat, items(self.give), items(self.get), self.most, cause(g))


class Reap(DomainsEffect, frozen=True):
    """DM-R-87: gain once what a dark tile of one's own has printed as its production, without Altars."""

    def asks(self) -> int:
        return 1

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if count_tiles(g, seat, dark=True) else NO_DARK_TILE

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_OWN_SPACE, [AT[space] for space in range(SPACES) if g.has_dark(seat, space)]

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        made = MAKES[g.face(seat, VOCABULARY.options[picked[0]].thing)]
        return GainItems(seat, made, cause(g))


class TakeTile(DomainsEffect, frozen=True):
    """Draw a tile out of the bag, to be built later (DM-ARCH-02)."""

    def why_not(self, g: Domains, _seat: Seat) -> WhyNot | None:
        return None if g.decks[BAG] else BAG_EMPTY

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        if g.decks[BAG]:
            tile = g.draw_from(BAG)
            g.held[seat] = tuple(sorted((*g.held[seat], tile)))
            g.show(SHOWN_TILES, tile)
            g.emit(TileDrawn, seat, tile)
        return None
