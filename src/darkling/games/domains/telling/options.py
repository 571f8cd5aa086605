"""What the words of options speak of, as the table stands."""

from collections.abc import Callable, Mapping

from darkling.games.domains.cards.items import COINS, ITEM_CODES, SKULLS
from darkling.games.domains.rules.places import PLACE_CODES, TAVERN_CODES
from darkling.games.domains.sight.view import DomainsView, SpaceView
from darkling.games.domains.telling.cards import (
    act,
    card_text,
    contents,
    icons,
    other_side,
    own_seat,
    party,
    party_named,
    place_of,
    seat_figures,
    side,
    space_of,
    special_of,
    stores,
    who,
    whose_space,
)
from darkling.games.domains.telling.effects import bar_text, fortune_texts
from darkling.games.domains.telling.items import item, said
from darkling.games.domains.telling.names import ADVENTURERS, FORTUNES, MONSTERS, TILES, name, side_name
from darkling.table.phrase import Phrase, Said, phrase
from darkling.table.telling import Figures

SHOPS = {"builders-guild": "buy", "council-1": "draw", "council-2": "draw"}
"""What there can be enough of where a minion is."""


def _done(_thing: str, view: DomainsView) -> Figures:
    return {"answer": "yes" if view.reaction is not None else "no"}


def _enough(_thing: str, view: DomainsView) -> Figures:
    return {"prompt": SHOPS.get(view.resolving or "", "build" if view.phase == "foreman" else "draw")}


def _take(_thing: str, view: DomainsView) -> Figures:
    return {"text": act(view, view.resolving) if view.resolving else ""}


def _look(_thing: str, view: DomainsView) -> Figures:
    return {"count": min(3, view.fortune.left)}


def _flipped(_thing: str, view: DomainsView) -> Figures:
    if view.resolving_space is None:
        return {"side": "none", "dark_side": "none"}
    space = space_of(own_seat(view), view.resolving_space[1])
    return {"side": side(space), "dark_side": other_side(space)}


def _place(thing: str, view: DomainsView) -> Figures:
    return {"place": name(thing), "text": act(view, thing)}


def _corrupt(thing: str, view: DomainsView) -> Figures:
    space = space_of(own_seat(view), thing)
    return {"space": name(thing), **sides(space)}


def sides(space: SpaceView) -> Figures:
    """Return a tile with both its sides and what they make."""
    return {
        "side": side(space),
        "dark_side": other_side(space),
        "makes": said(space.makes),
        "dark_makes": said(space.makes_if_flipped),
    }


def _at(thing: str, view: DomainsView) -> Figures:
    return {"space": name(thing), "contents": contents(space_of(own_seat(view), thing))}


def _strike(thing: str, view: DomainsView) -> Figures:
    seat, code = thing.split("-")
    space = space_of(view.seats[int(seat)], code)
    where = phrase("whose-space-first", seat=int(seat), space=name(code))
    return {"where": where, "contents": contents(space), "defense": space.defense}


def _card(thing: str, _view: DomainsView) -> Figures:
    return {"name": name(thing), "text": card_text(thing)}


def _special(thing: str, _view: DomainsView) -> Figures:
    return {"name": side_name(TILES[thing], dark=True), "text": special_of(thing)}


def _bar(thing: str, _view: DomainsView) -> Figures:
    bar = MONSTERS[thing].bar
    assert bar is not None, "only monsters with a bar are paid for"
    return {"name": name(thing), "text": bar_text(bar)}


def _build(thing: str, view: DomainsView) -> Figures:
    held = next(held for held in own_seat(view).held if held.tile == thing)
    return {"name": side_name(TILES[thing], dark=False), "price": said(held.price)}


def _minion(thing: str, view: DomainsView) -> Figures:
    if thing in PLACE_CODES:
        seat = place_of(view, thing).seat
        return {"who": _owner(seat, view), "place": name(thing)}
    _, seat_code = thing.split("-")
    return {"who": _owner(int(seat_code), view), "place": name("builders-guild")}


def _owner(seat: int | None, view: DomainsView) -> Said:
    if seat is None or seat == view.seat:
        return "own"
    return who(seat)


def _own_minion(thing: str, view: DomainsView) -> Figures:
    return {"side": side(space_of(own_seat(view), thing)), "space": name(thing)}


def _adventurer(thing: str, view: DomainsView) -> Figures:
    letter, slot = thing.split("-")
    tavern = TAVERN_CODES["AB".index(letter)]
    member = party_named(view, tavern).members[int(slot) - 1]
    is_leader = slot == "1"
    return {
        "name": name(member.adventurer),
        "position": phrase("position-leader") if is_leader else phrase("position-member", slot=int(slot)),
        "tavern": tavern,
        "die": ADVENTURERS[member.adventurer].die,
        **icons(member.adventurer),
    }


def _henchman(thing: str, view: DomainsView) -> Figures:
    for seat in view.seats:
        if thing in [henchman.henchman for henchman in seat.henchmen]:
            return {"name": name(thing), "owner": who(seat.seat)}
    if thing.startswith("far-"):
        thing = f"far-lands-{thing[-1]}"
    card = place_of(view, thing).card if thing in PLACE_CODES else thing
    there = name(card) if card else phrase("henchman-there", place=name(thing))
    return {"name": there, "owner": "none"}


def _monster(thing: str, view: DomainsView) -> Figures:
    for seat in view.seats:
        for space in seat.spaces:
            for token in space.monsters:
                if token.monster == thing:
                    where = whose_space(seat.seat, space.space)
                    return {"name": name(thing), "space": where, "shield": token.shield}
    return {"name": name(thing), "space": "", "shield": MONSTERS[thing].shield}


def _seat(thing: str, view: DomainsView) -> Figures:
    seat = view.seats[int(thing)]
    return {
        "who": phrase("who-first", seat=seat.seat),
        "figures": Phrase("seat-figures", seat_figures(seat)),
    }


def _skulls(thing: str, view: DomainsView) -> Figures:
    price = next(place.price for place in view.city if place.location == "assassin")
    skulls = int(thing)
    coins = price[COINS] - 2 * skulls
    return {
        "skulls": skulls,
        "coins": coins,
        "skulls_text": item(SKULLS, skulls),
        "coins_text": item(COINS, coins),
    }


def _deck(thing: str, view: DomainsView) -> Figures:
    pile = next(pile for pile in view.piles if pile.deck == thing)
    return {"deck": thing, "left": pile.left, "discarded": pile.discarded}


def _element(thing: str, view: DomainsView) -> Figures:
    return {"name": name(thing), "have": stores(own_seat(view))[ITEM_CODES.index(thing)]}


def _buy(thing: str, view: DomainsView) -> Figures:
    kind = ITEM_CODES.index(thing)
    coins = {"metal": view.guild.metal, "stone": view.guild.stone}.get(thing, 1)
    amount = 2 if thing in ("wood", "workers") else 1
    return {"goods": item(kind, amount), "price": item(COINS, coins)}


def _order(thing: str, _view: DomainsView) -> Figures:
    return {"name": name(thing), "text": fortune_texts(FORTUNES[thing])}


def _tavern(thing: str, view: DomainsView) -> Figures:
    return {"party": party(party_named(view, thing))}


OPTIONS: Mapping[str, Callable[[str, DomainsView], Figures]] = {
    "done": _done,
    "enough": _enough,
    "take": _take,
    "look": _look,
    "flip": _flipped,
    "leave": _flipped,
    "place": _place,
    "corrupt": _corrupt,
    "at": _at,
    "strike": _strike,
    "cast": _card,
    "drop": _card,
    "use": _card,
    "special": _special,
    "bar": _bar,
    "build": _build,
    "minion": _minion,
    "own_minion": _own_minion,
    "send": _place,
    "adventurer": _adventurer,
    "henchman": _henchman,
    "monster": _monster,
    "seat": _seat,
    "skulls": _skulls,
    "deck": _deck,
    "element": _element,
    "buy": _buy,
    "times": lambda thing, _: {"times": int(thing)},
    "side": lambda thing, _: {"side": thing},
    "order": _order,
    "tavern": _tavern,
}
"""What the words of each verb speak of; those of the others speak for themselves."""
