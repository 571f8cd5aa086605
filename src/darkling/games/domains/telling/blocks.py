"""The parts of the table as phrases."""

from darkling.games.domains.cards.items import SKULLS, items_of
from darkling.games.domains.rules.places import PLACE_CODES
from darkling.games.domains.sight.view import (
    DomainsSeatView,
    DomainsView,
    FortuneCardView,
    HeldTileView,
    HenchmanView,
    PlaceView,
    SpaceDefenseView,
    SpaceView,
)
from darkling.games.domains.telling.cards import (
    BUILDERS_GUILD,
    act,
    card_text,
    contents,
    own_seat,
    party,
    place_of,
    raid,
    raid_line,
    seat_figures,
    spells_of,
    stores,
    who,
)
from darkling.games.domains.telling.effects import fortune_text, spell_text, switch_figures
from darkling.games.domains.telling.events import aims
from darkling.games.domains.telling.items import item, said, said_of
from darkling.games.domains.telling.names import FORTUNES, SPELLS, TILES, name, side_name
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Block

# The turn.


def turn(view: DomainsView) -> Block:
    """Say how far the game is, who comes first, and what Fortune says."""
    order = listed([who(seat) for seat in view.order], last="comma")
    last = "yes" if view.last_turn else "no"
    lines: Block = [phrase("turn-line", turn=view.turn, last=last, order=order)] if view.turn else []
    lines += [fortune_card(card) for card in view.fortune.cards]
    return lines


def fortune_card(card: FortuneCardView) -> Phrase:
    if card.text == "none":
        return phrase("fortune-line-idle", card=name(card.fortune))
    text = fortune_text(FORTUNES[card.fortune], top=card.text == "top")
    return phrase("fortune-line", card=name(card.fortune), text=phrase("fortune-said", text=text))


def switches(view: DomainsView) -> list[Phrase]:
    """Say what is different this turn."""
    rules = [
        Phrase("turn-rule", switch_figures(switch.switch, switch.amount))
        for switch in view.switches
        if switch.switch != "last_turn"
    ]
    return [phrase("switches-line", rules=listed(rules, last="semicolon"))] if rules else []


def fortune(view: DomainsView) -> Block:
    """Say what is known of the cards to come."""
    seen = view.fortune
    lines: Block = [phrase("fortune-left", left=seen.left)]
    if any(seen.known):
        cards = [name(code) if code else phrase("fortune-unknown") for code in seen.known]
        lines.append(phrase("fortune-known", cards=listed(cards, last="comma")))
    if seen.somewhere:
        among = listed([name(code) for code in seen.somewhere])
        lines.append(phrase("fortune-somewhere", loose=len(seen.known) + seen.loose, cards=among))
    if seen.ordered:
        ordered = listed([name(code) for code in seen.ordered], last="comma")
        lines.append(phrase("fortune-ordered", cards=ordered))
    return lines


# What a seat has.


def own_stores(view: DomainsView) -> Block:
    return [phrase("stores-line", items=said(stores(own_seat(view))))]


def hand(view: DomainsView) -> Block:
    """Show the viewer's spells, with what they do."""
    codes = own_seat(view).hand or ()
    cards = [phrase("hand-card", card=name(code), text=spell_text(SPELLS[code])) for code in codes]
    return [phrase("hand"), *cards] if cards else [phrase("hand-none")]


def henchmen(view: DomainsView) -> Block:
    lines = _henchmen(own_seat(view))
    return [phrase("henchmen-own"), *lines] if lines else []


def _henchmen(seat: DomainsSeatView) -> list[Phrase]:
    return [_henchman(henchman) for henchman in seat.henchmen]


def _henchman(shown: HenchmanView) -> Phrase:
    code, used = shown.henchman, "yes" if shown.used else "no"
    return phrase("henchman-line", card=name(code), used=used, text=card_text(code))


def held(view: DomainsView) -> Block:
    """Show the viewer's tiles that are not built, and what they still lack."""
    lines = [held_tile(tile) for tile in own_seat(view).held]
    return [phrase("held-own"), *lines] if lines else []


def held_tile(shown: HeldTileView) -> Phrase:
    tile = TILES[shown.tile]
    return phrase(
        "held-line",
        tile=side_name(tile, dark=False),
        type=tile.type,
        price=said(shown.price),
        lacking=lacking(shown),
        light=said_of(tile.light.makes),
        dark_name=side_name(tile, dark=True),
        dark=said_of(tile.dark.makes),
    )


def lacking(shown: HeldTileView) -> Said:
    """Return what a seat lacks to build a tile; `hidden` if that is not to be seen."""
    if shown.lacking is None:
        return "hidden"
    return said(shown.lacking) if any(shown.lacking) else "none"


# Domains.


def domain(view: DomainsView) -> Block:
    return domain_of(own_seat(view))


def domain_of(seat: DomainsSeatView) -> Block:
    """Show the spaces of a Domain on which something lies."""
    lines = [_space(space) for space in seat.spaces if space.tile or space.monsters or space.guarded]
    if not lines:
        return [phrase("domain-empty", seat=seat.seat)]
    return [phrase("domain-title", seat=seat.seat, skulls=item(SKULLS, seat.skulls_a_turn)), *lines]


def _space(space: SpaceView) -> Phrase:
    hunted = listed([phrase("tavern-party", tavern=tavern) for tavern in space.hunted_by])
    return phrase(
        "space-line",
        space=name(space.space),
        contents=contents(space),
        defense=space.defense,
        makes=said(space.makes),
        guarded="yes" if space.guarded else "no",
        minion="yes" if space.minion else "no",
        hunted=hunted or "none",
    )


def rivals(view: DomainsView) -> Block:
    """Show the Domains of the others."""
    return [line for seat in view.seats if seat.seat != view.seat for line in domain_of(seat)]


# The city.


def city(view: DomainsView) -> Block:
    """Show where minions may still go, and where others stand."""
    free = [code for code in PLACE_CODES if code == BUILDERS_GUILD or place_of(view, code).open]
    lines = [phrase("city-free", place=name(code), text=act(view, code)) for code in free]
    return [phrase("city-title"), *lines, *taken(view)]


def taken(view: DomainsView) -> list[Phrase]:
    """Say where minions stand, in one line."""
    places: list[Said] = [
        phrase("taken-place", place=name(place.place), who=who(place.seat))
        for place in view.city
        if place.seat is not None
    ]
    if view.guild.minions:
        everyone = listed([who(seat) for seat in view.guild.minions])
        places.append(phrase("taken-place", place=name(BUILDERS_GUILD), who=everyone))
    return [phrase("city-taken", places=listed(places))] if places else []


def minions(view: DomainsView) -> Block:
    return [*taken(view)]


# Adventurers and attacks.


def parties(view: DomainsView) -> Block:
    return [phrase("parties-title"), *[party(shown) for shown in view.parties]]


def party_here(view: DomainsView) -> Block:
    """Show the party of the tavern in which a minion is being resolved."""
    shown = [shown for shown in view.parties if shown.tavern == view.resolving]
    return [party(one) for one in shown]


def attack(view: DomainsView) -> Block:
    """Show the attack in progress, with the defense in its parts."""
    found, line = raid(view), raid_line(view)
    if found is None or not isinstance(line, Phrase):
        return []
    parts = defense_parts(found.defense)
    return [line, phrase("defense-parts", parts=parts)] if parts else [line]


def defense_parts(defense: SpaceDefenseView) -> Said:
    """Return what the defense of a space is made of."""
    amounts = {
        "tile": defense.tile,
        "monsters": defense.monsters,
        "weapons": defense.weapons,
        "area": defense.area,
        "raised": defense.raised,
    }
    parts = [phrase(f"defense-{part}", amount=amount) for part, amount in amounts.items() if amount]
    return listed(parts, last="comma")


def reaction(view: DomainsView) -> Block:
    """Show the spell that may be answered."""
    shown = view.reaction
    if shown is None:
        return []
    told = aims(shown.targets)
    return [
        phrase(
            "reaction-line",
            seat=shown.caster,
            spell=name(shown.spell),
            targets=phrase("aimed-at", targets=told) if told != "none" else "",
            text=spell_text(SPELLS[shown.spell]),
        )
    ]


# What lies on the board.


def market(view: DomainsView) -> Block:
    """Show what can be taken in the city: tiles, henchmen, monsters."""
    cards = [place for place in view.city if place.filled and place.location in MARKETS]
    lines = [phrase("city-free", place=name(place.place), text=_ware(view, place)) for place in cards]
    return [phrase("market-title"), *lines] if lines else []


def _ware(view: DomainsView, place: PlaceView) -> Phrase:
    """Return what lies in a place: of a tile all that is printed on it."""
    if place.card not in TILES:
        return act(view, place.place)
    return held_tile(HeldTileView(place.card, items_of(TILES[place.card].cost), None))


MARKETS = ("architect", "inn", "far-lands", "niktmarg")


def decks(view: DomainsView) -> Block:
    lines = [
        phrase("deck-line", deck=phrase("deck", deck=pile.deck), left=pile.left, discarded=pile.discarded)
        for pile in view.piles
    ]
    return [phrase("decks-title"), *lines]


def rival(seat: DomainsSeatView) -> Block:
    """Show all there is to see of a rival."""
    figures = Phrase("seat-figures", seat_figures(seat))
    lines: Block = [phrase("rival-title", who=phrase("who-first", seat=seat.seat), figures=figures)]
    if seat.stores is not None:
        lines.append(phrase("stores-of", seat=seat.seat, items=said(seat.stores)))
    lines.append(phrase("rival-backs", seat=seat.seat, spells=spells_of(seat.backs)))
    if seat.held:
        tiles = listed([side_name(TILES[held.tile], dark=False) for held in seat.held])
        lines.append(phrase("rival-held", tiles=tiles))
    shown = _henchmen(seat)
    if shown:
        lines += [phrase("rival-henchmen", seat=seat.seat), *shown]
    return [*lines, *domain_of(seat)]
