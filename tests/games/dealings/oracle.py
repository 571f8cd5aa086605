"""Who may see what in Dark Dealings: the ledger's section 5, written down apart from the game's code."""

from collections.abc import Iterator
from typing import Any

from darkling.testing import copied

HERO_ZONES = ("hands", "kept", "revealed", "piles", "defeated")
HERO_LISTS = ("hero_deck", "dropped", "undefeated", "hero_row", "last_faced")
DEFENSE_LISTS = ("defense_deck", "available", "trashed", "defense_row")
HEROES, ALL_HEROES, DEFENSES = 54, 66, 60


def hidden_zones(data: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the contents of the zones that the seat cannot see."""
    table = data["table"]
    others = [other for other in range(table["players"]) if other != seat]
    zones = {"defense deck": table["defense_deck"]}
    if table["phase"] == "solo":
        zones["hero deck"] = table["hero_deck"]
    if table["phase"] in ("hero", "defense"):
        zones["kept by others"] = [table["kept"][other] for other in others]
        zones["hands of others"] = [table["hands"][other] for other in others]
        if table["players"] < 6 or table["expansion"]:
            zones["undealt heroes"] = table["hero_deck"]
    sealed = [lane["finished"] for lane in data["lanes"] if lane["seat"] in others and lane["finished"]]
    if sealed:
        zones["sealed choices"] = sealed
    return zones


def zones_that_hide(case: Any) -> dict[str, int]:
    """Return the zones that must be seen to change between guesses, and in how many ways."""
    if case.players == 1:
        return dict.fromkeys(["defense deck", "hero deck"], 5)
    zones = ["defense deck", "kept by others", "hands of others", "sealed choices"]
    # Six players get all 54 heroes of the base game.
    if case.players < 6 or case.settings.get("expansion"):
        zones.append("undealt heroes")
    return dict.fromkeys(zones, 5)


def visible_heroes(data: dict[str, Any], seat: int) -> set[int]:
    """Return the heroes the seat is shown: its own cards, and what lies or has lain open."""
    table = data["table"]
    visible = {*table["dropped"], *table["undefeated"], *table["hero_row"]}
    visible |= {table["last_faced"][other] for other, gone in enumerate(table["evicted"]) if gone}
    for zone in ("revealed", "defeated"):
        visible |= {hero for heroes in table[zone] for hero in heroes}
    for other, pile in enumerate(table["piles"]):
        if not table["no_peeking"] and (other == seat or table["memory_aid"]):
            visible |= set(pile)
    visible |= {*table["hands"][seat]}
    if table["phase"] == "hero":
        visible |= {*table["kept"][seat]}
    for name, _, fields in data["stack"]:
        if name == "TakeDefenses":
            # Where nobody may peek, a hero is gone from sight once it has been used.
            used = fields["taken"] if table["no_peeking"] else 0
            visible |= {hero for _, hero in fields["order"][used:]}
        if name in ("ChooseFromRows", "FaceHero", "Strikes"):
            visible.add(fields["hero"])
    return visible - {-1}


def visible_defenses(data: dict[str, Any]) -> set[int]:
    """Return the Defense Cards in the open: all but the deck."""
    return set(range(DEFENSES)) - set(data["table"]["defense_deck"])


def swaps(data: dict[str, Any], seat: int, chance: Any) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the data with two cards swapped, and whether the seat may notice."""
    everywhere = set(range(ALL_HEROES if data["table"]["expansion"] else HEROES))
    seen = sorted(visible_heroes(data, seat))
    unseen = sorted(everywhere - set(seen))
    if len(unseen) > 1:
        one, other = chance.shuffled(unseen)[:2]
        yield swapped_heroes(data, one, other, seat), False
    if seen and unseen:
        yield swapped_heroes(data, chance.shuffled(seen)[0], unseen[chance.below(len(unseen))], seat), True
    deck = data["table"]["defense_deck"]
    if len(deck) > 1:
        one, other = chance.shuffled(deck)[:2]
        yield swapped_defenses(data, one, other), False
    seen_defenses = sorted(set(data["table"]["available"]) | set(data["table"]["trashed"]))
    if deck and seen_defenses:
        yield swapped_defenses(data, chance.shuffled(seen_defenses)[0], deck[0]), True


def swapped_heroes(data: dict[str, Any], one: int, other: int, seat: int) -> dict[str, Any]:
    """Swap two heroes wherever they lie, and in what the other seats have chosen in secret."""
    swap = {one: other, other: one}
    changed = copied(data)
    table = changed["table"]
    for name in HERO_ZONES:
        table[name] = [[swap.get(hero, hero) for hero in heroes] for heroes in table[name]]
    for name in HERO_LISTS:
        table[name] = [swap.get(hero, hero) for hero in table[name]]
    for name, _, fields in changed["stack"]:
        if name == "TakeDefenses":
            fields["order"] = [[s, swap.get(hero, hero)] for s, hero in fields["order"]]
        if name in ("ChooseFromRows", "FaceHero", "Strikes"):
            fields["hero"] = swap.get(fields["hero"], fields["hero"])
    for lane in changed["lanes"]:
        if lane["seat"] != seat:
            for _, _, fields in [*lane["stack"], *([lane["finished"]] if lane["finished"] else [])]:
                if "chosen" in fields:
                    fields["chosen"] = [swap.get(hero, hero) for hero in fields["chosen"]]
                else:
                    fields["dropped"] = swap.get(fields["dropped"], fields["dropped"])
    return changed


def swapped_defenses(data: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    """Swap two Defense Cards, neither of which lies in front of a seat."""
    swap = {one: other, other: one}
    changed = copied(data)
    for name in DEFENSE_LISTS:
        changed["table"][name] = [swap.get(card, card) for card in changed["table"][name]]
    return changed
