"""Pieces, spaces and places as phrases, as the table stands."""

from collections.abc import Sequence
from typing import NamedTuple

from darkling.games.domains.cards.effect_tables import EFFECTS
from darkling.games.domains.cards.items import COINS, SKULLS, STORED, Items
from darkling.games.domains.rules.places import TAVERN_CODES
from darkling.games.domains.sight.view import (
    DomainsSeatView,
    DomainsView,
    PartyView,
    PlaceView,
    SpaceDefenseView,
    SpaceView,
    TargetView,
)
from darkling.games.domains.telling.effects import briefs, henchman_text, special_text, spell_text
from darkling.games.domains.telling.items import counted, dice_text, item, said, said_of
from darkling.games.domains.telling.names import (
    ADVENTURERS,
    HENCHMEN,
    MONSTERS,
    SPELLS,
    TILES,
    name,
    side_name,
)
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

UNKNOWN_CARD = "unknown"
BUILDERS_GUILD = "builders-guild"


def own_seat(view: DomainsView) -> DomainsSeatView:
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seats[view.seat]


def space_of(seat: DomainsSeatView, code: str) -> SpaceView:
    return next(space for space in seat.spaces if space.space == code)


def place_of(view: DomainsView, code: str) -> PlaceView:
    return next(place for place in view.city if place.place == code)


def who(seat: Seat) -> Phrase:
    return phrase("who", seat=seat)


# Stores.


def stores(seat: DomainsSeatView) -> Items:
    """Return what a seat owns; nothing if that is hidden."""
    return seat.stores or (0,) * STORED


def means(view: DomainsView) -> Figures:
    """Return what the viewer owns, item by item and in words."""
    owned = stores(own_seat(view))
    figures: Figures = {**dict.fromkeys(("earth", "wind", "fire", "water"), 0)}
    figures |= dict.fromkeys(("stone", "metal", "wood"), 0)
    figures |= {code: amount for code, amount in counted(owned).items() if code in figures}
    return {
        **figures,
        "coins_text": item(COINS, owned[COINS]),
        "skulls_text": item(SKULLS, owned[SKULLS]),
        "workers_text": item(STORED - 1, owned[STORED - 1]),
        "items": said(owned),
    }


# Spaces.


def side(space: SpaceView) -> str:
    """Return the name of the side that shows; empty without a tile."""
    return side_name(TILES[space.tile], space.dark) if space.tile else ""


def other_side(space: SpaceView) -> str:
    return side_name(TILES[space.tile], not space.dark) if space.tile else ""


def contents(space: SpaceView) -> Said:
    """Return what lies on a space."""
    parts: list[Said] = []
    if space.tile:
        dark = "yes" if space.dark else "no"
        parts.append(phrase("side-shown", side=side(space), dark=dark, rank=space.rank or 0))
    parts += [
        phrase("monster-shown", monster=name(token.monster), shield=token.shield) for token in space.monsters
    ]
    if space.weapons:
        parts.append(phrase("weapons-shown", count=space.weapons))
    if space.altars:
        parts.append(phrase("altars-shown", count=space.altars))
    return listed(parts, last="comma") or phrase("space-empty")


def whose_space(seat: Seat, code: str) -> Phrase:
    return phrase("whose-space", seat=seat, space=name(code))


def hunted_spaces(view: DomainsView) -> Said:
    """Return the viewer's spaces that parties would attack now; `none` if there are none."""
    return listed([name(space.space) for space in own_seat(view).spaces if space.hunted_by]) or "none"


def special_of(code: str) -> Phrase:
    text = special_text(TILES[code])
    assert text is not None, "only tiles with a special are used"
    return text


# The city.


def act(view: DomainsView, code: str) -> Phrase:
    """Return what a minion does on an Action Space."""
    if code == BUILDERS_GUILD:
        return phrase("act-builders-guild")
    place = place_of(view, code)
    figures: Figures = {"gives": said(place.gives), "price": said(place.price), "thug": view.thug}
    return Phrase(f"act-{place.location}", {**figures, "card": _card_there(place.card)})


def _card_there(code: str | None) -> Said:
    if code is None:
        return UNKNOWN_CARD
    if code in TILES:
        tile = TILES[code]
        called = side_name(tile, dark=False)
        return phrase("market-tile", tile=called, type=tile.type, price=said_of(tile.cost))
    if code in MONSTERS:
        return phrase("market-monster", monster=name(code), shield=MONSTERS[code].shield)
    text = briefs(EFFECTS.henchmen[code])
    return phrase("market-henchman", henchman=name(code), timing=HENCHMEN[code].timing, text=text)


# Parties.


def party_named(view: DomainsView, tavern: str) -> PartyView:
    return view.parties[TAVERN_CODES.index(tavern)]


def plus(amount: int) -> Figures:
    """Return what is added to dice, for words that leave out nothing."""
    text = phrase("plus-text", size=abs(amount), down="yes" if amount < 0 else "no")
    return {"plus": amount, "plus_text": text}


def icons(code: str) -> Figures:
    adventurer = ADVENTURERS[code]
    return {"left": phrase("icon", icon=adventurer.left), "right": phrase("icon", icon=adventurer.right)}


def target(found: TargetView | None) -> Phrase:
    """Return where a party goes, and how likely it wins."""
    if found is None:
        return phrase("target-none")
    where = whose_space(found.seat, found.space)
    if found.kind == "pilgrimage":
        return phrase("target-pilgrimage", where=where, icon=found.icon)
    return phrase(
        "target-attack",
        where=where,
        icon=found.icon,
        defense=found.defense.total,
        chance=found.chance if found.chance is not None else 0,
    )


def party(shown: PartyView) -> Phrase:
    """Return a party with its leader, its dice and its target."""
    if not shown.members:
        return phrase("party-empty", tavern=shown.tavern)
    leader, *others = [member.adventurer for member in shown.members]
    return Phrase(
        "party-line",
        {
            "tavern": shown.tavern,
            "leader": name(leader),
            **icons(leader),
            "others": listed([name(code) for code in others]) or phrase("party-alone"),
            "dice": dice_text(shown.dice),
            **plus(shown.plus),
            "target": target(shown.target),
        },
    )


class Raid(NamedTuple):
    """An attack in progress, or the one that a party is about to make."""

    owner: Seat
    space: str
    dice: tuple[int, ...]
    plus: int
    defense: SpaceDefenseView
    chance: int


def raid(view: DomainsView) -> Raid | None:
    """Return what is attacked now, or will be by the party on its way."""
    attack = view.attack
    if attack is not None:
        return Raid(attack.owner, attack.space, attack.dice, attack.plus, attack.defense, attack.chance)
    for shown in view.parties:
        goal = shown.target
        if shown.on_its_way and goal is not None and goal.chance is not None:
            return Raid(goal.seat, goal.space, shown.dice, shown.plus, goal.defense, goal.chance)
    return None


def raid_line(view: DomainsView) -> Said:
    """Return the same in words; `none` if nothing is attacked."""
    found = raid(view)
    if found is None:
        return "none"
    figures: Figures = {"where": phrase("whose-space-first", seat=found.owner, space=name(found.space))}
    figures |= {"dice": dice_text(found.dice), "defense": found.defense.total, "chance": found.chance}
    return Phrase("attack-line", {**figures, **plus(found.plus)})


# Texts.


def card_text(code: str) -> Phrase:
    """Return what a spell or a henchman does."""
    return spell_text(SPELLS[code]) if code in SPELLS else henchman_text(HENCHMEN[code])


def spells_of(backs: Sequence[int]) -> Said:
    """Return how many spells of each deck somebody holds."""
    decks = ("attack", "defense", "control", "production")
    parts = [
        phrase("back-count", count=count, deck=deck)
        for deck, count in zip(decks, backs, strict=True)
        if count
    ]
    return listed(parts) or phrase("spells-held", spells=0)


def seat_figures(seat: DomainsSeatView) -> Figures:
    """Return the short figures of a seat."""
    owned = seat.stores
    return {
        "skulls": item(SKULLS, owned[SKULLS]) if owned else "hidden",
        "a_turn": item(SKULLS, seat.skulls_a_turn),
        "tiles": len([space for space in seat.spaces if space.tile]),
        "spells": sum(seat.backs),
        "henchmen": len(seat.henchmen),
    }
