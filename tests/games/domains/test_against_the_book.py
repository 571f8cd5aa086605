"""Targets, production, defense and places, reckoned anew from the book alone, on random Domains."""

from collections import Counter

import pytest
from support.realms import realm, table

from darkling.games.domains.cards import ICONS
from darkling.games.domains.cards.files import BOX
from darkling.games.domains.cards.items import ITEM_CODES, SHORT
from darkling.games.domains.rules.domain import defense, monster_spaces, tile_spaces
from darkling.games.domains.rules.places import SPACE_CODES, TAVERN_A
from darkling.games.domains.rules.production import income
from darkling.games.domains.rules.targets import TARGET_CODES, find_target
from darkling.table.chance import Chance

TILES = {tile.id: tile for tile in BOX.tiles}
MONSTERS = {monster.id: monster for monster in BOX.monsters}
AREAS = {"W": "woods", "S": "settlements", "Pl": "plains", "M": "mountains"}
KEEP = "TI29"
"""The Dread Keep: other spaces of its Area are stronger by 1 while it is dark."""
DEALS = range(60)


def area(space):
    return AREAS[space[:-1]]


def skulls(makes):
    """Return how many Skulls there are in what is made."""
    return sum(int(part[:-1]) for part in makes.split("+") if part.endswith("s"))


def side(there):
    """Return the side of the tile that shows, which a space must have."""
    tile = TILES[there["tile"]]
    return tile.dark if there["dark"] else tile.light


# Domains by chance.


def domains(seed, players=3):
    """Return Domains that are full of everything, each piece once."""
    chance = Chance.seeded(seed)
    tiles, monsters = chance.shuffled(sorted(TILES)), chance.shuffled(sorted(MONSTERS))
    spaces = [(seat, space) for seat in range(players) for space in SPACE_CODES]
    filled = [{} for _ in range(players)]
    for seat, space in chance.shuffled(spaces)[: 2 + chance.below(len(spaces))]:
        there = something(chance, space, tiles, monsters)
        if there:
            filled[seat][space] = there
    return filled


def something(chance, space, tiles, monsters):
    """Return what lies on a space: often a tile, sometimes monsters, now and then tokens, if only those."""
    there = {}
    fits = [tile for tile in tiles if area(space) in TILES[tile].areas]
    if fits and chance.below(4):
        tiles.remove(fits[0])
        there |= {"tile": fits[0], "dark": not chance.below(3), "altars": chance.below(6) // 4}
    if not chance.below(4):
        there["monsters"] = crowd(chance, monsters)
    if not chance.below(6):
        there |= {"weapons": chance.below(2), "guarded": bool(chance.below(2))}
    return there


def crowd(chance, monsters):
    """Return one monster that need not be yellow, and perhaps another that is."""
    yellow = [monster for monster in monsters[1:] if MONSTERS[monster].yellow]
    found = [monsters[0], *yellow[: chance.below(2)]]
    for monster in found:
        monsters.remove(monster)
    return found


def laid(filled, **rest):
    """Return a table with these Domains, in the Resolve Minions phase: the Mercenary may be out."""
    return table(*[realm(domain) for domain in filled], phase="resolution", city={"seer": 0}, **rest)


# Where a party goes.


def book_target(filled, leader, mixed=False):
    """Return where the book sends a party: to dark sides by either icon, then to light ones."""
    for dark, kind in ((True, "attack"), (False, "pilgrimage")):
        for icon in (leader.left, leader.right):
            found = best(matches(filled, icon, dark), mixed)
            if found is not None:
                return (kind, *found, icon)
    return "none"


def best(found, mixed):
    """Return the seat and the space of the best match: (Skulls, is a monster, rank), seat, space."""
    if not mixed and any(not is_monster for (_, is_monster, _), *_ in found):
        found = [match for match in found if not match[0][1]]
    ranked = sorted(found, key=lambda match: (-match[0][0], *match[0][1:]))
    return ranked[0][1:] if ranked else None


def matches(filled, icon, dark):
    """Return all on unguarded spaces that an icon finds among dark sides, or among light ones."""
    return [
        (match, seat, space)
        for seat, domain in enumerate(filled)
        for space, there in domain.items()
        if not there.get("guarded")
        for match in [*tiles_found(icon, space, there, dark), *monsters_found(icon, there, dark)]
    ]


def tiles_found(icon, space, there, dark):
    if "tile" not in there or there["dark"] != dark:
        return []
    made = skulls(side(there).makes) + (there["altars"] if dark else 0)
    if icon == "evil":
        return [(made, False, side(there).rank)] if made else []
    return [(0, False, side(there).rank)] if icon in (area(space), TILES[there["tile"]].type) else []


def monsters_found(icon, there, dark):
    tokens = [MONSTERS[monster] for monster in there.get("monsters", ())] if dark else []
    if icon == "monster":
        return [(0, True, token.rank) for token in tokens]
    return [
        (skulls(token.makes), True, token.rank) for token in tokens if skulls(token.makes) and icon == "evil"
    ]


def game_target(g, leader):
    """Return where the game sends a party."""
    g.displays[TAVERN_A] = (leader, *[card for card in g.displays[TAVERN_A][1:] if card != leader])
    found = find_target(g, TAVERN_A)
    if TARGET_CODES[found.kind] == "none":
        return "none"
    return TARGET_CODES[found.kind], found.seat, SPACE_CODES[found.space], ICONS[found.icon]


@pytest.mark.rule("DM-TGT-08", "DM-TGT-11", "DM-R-62")
@pytest.mark.parametrize("mixed", [False, True])
def test_every_leader_goes_where_the_book_says(mixed):
    seen = Counter()
    for seed in DEALS:
        filled = domains(seed)
        g = laid(filled, settings={"evil_prefers_buildings": not mixed})
        for number, leader in enumerate(BOX.adventurers):
            target = book_target(filled, leader, mixed)
            assert game_target(g, number) == target, (seed, leader.name)
            seen[target if target == "none" else (target[0], target[3])] += 1
    assert seen["none"] > 0
    assert {icon for kind, icon in seen.keys() - {"none"} if kind == "attack"} == set(ICONS)
    assert {icon for kind, icon in seen.keys() - {"none"} if kind == "pilgrimage"} == {*ICONS} - {
        "monster",
        "evil",
    }


# What Domains make, and how strong they are.


def book_income(domain, monarch):
    """Return what a Domain makes; with the King of Cups a dark tile with monsters makes a Skull more."""
    made = Counter()
    for there in domain.values():
        makes = [MONSTERS[monster].makes for monster in there.get("monsters", ())]
        if "tile" in there:
            makes.append(side(there).makes)
            made["s"] += there["dark"] * (there["altars"] + monarch * ("monsters" in there))
        for part in "+".join(filter(None, makes)).split("+"):
            made[part.lstrip("0123456789")] += int(part[:1] or 0)
    return tuple(made[short] for short in SHORT)


@pytest.mark.rule("DM-PROD-01", "DM-MON-07", "DM-R-63")
@pytest.mark.parametrize("monarch", [0, 1])
def test_domains_make_what_is_printed(monarch):
    made = Counter()
    for seed in DEALS:
        filled = domains(seed)
        g = laid(filled, switches={"dark_monster": monarch})
        for seat, domain in enumerate(filled):
            assert income(g, seat) == book_income(domain, monarch), seed
            made += Counter(dict(zip(ITEM_CODES, income(g, seat), strict=True)))
    assert set(made) == set(ITEM_CODES) - {"element"}


def book_defense(domain, space):
    there = domain.get(space, {})
    strength = side(there).defense if "tile" in there else 0
    for token in [MONSTERS[monster] for monster in there.get("monsters", ())]:
        at_home = token.bar is not None and token.bar.area == area(space)
        strength += token.shield + (token.bar.plus if at_home else 0)
    keeps = [at for at, other in domain.items() if other.get("tile") == KEEP and other["dark"]]
    near = any(at != space and area(at) == area(space) for at in keeps)
    return strength + 3 * there.get("weapons", 0) + near


@pytest.mark.rule("DM-ATK-02", "DM-MON-08", "DM-R-105")
def test_spaces_are_as_strong_as_everything_on_them():
    for seed in DEALS:
        filled = domains(seed)
        g = laid(filled)
        for seat, domain in enumerate(filled):
            strengths = [book_defense(domain, space) for space in SPACE_CODES]
            assert [defense(g, seat, at) for at in range(len(SPACE_CODES))] == strengths, seed
            seen = g.view(seat).seats[seat].spaces
            assert [space.defense for space in seen] == strengths
            assert [(space.weapons, space.guarded) for space in seen] == [
                (domain.get(space, {}).get("weapons", 0), domain.get(space, {}).get("guarded", False))
                for space in SPACE_CODES
            ]


# Where pieces may stand.


def is_black_there(there):
    return any(not MONSTERS[monster].yellow for monster in there.get("monsters", ()))


def book_monster_spaces(domain, monster):
    """Return where a monster may be put: a black one on dark tiles and bare spaces without another."""
    if MONSTERS[monster].yellow:
        return list(SPACE_CODES)
    free = [space for space in SPACE_CODES if not is_black_there(domain.get(space, {}))]
    return [space for space in free if domain.get(space, {}).get("dark", True)]


def book_tile_spaces(domain, tile, dark):
    """Return where a tile may be built: in its Areas, on no other, over a black monster dark only."""
    fits = [space for space in SPACE_CODES if area(space) in TILES[tile].areas]
    bare = [space for space in fits if "tile" not in domain.get(space, {})]
    return [space for space in bare if dark or not is_black_there(domain.get(space, {}))]


@pytest.mark.rule("DM-R-37", "DM-R-38", "DM-R-39")
def test_pieces_may_stand_where_the_book_says():
    for seed in DEALS:
        filled = domains(seed)
        g = laid(filled)
        for seat, domain in enumerate(filled):
            for number, monster in enumerate(MONSTERS):
                spaces = [SPACE_CODES[at] for at in monster_spaces(g, seat, number)]
                assert spaces == book_monster_spaces(domain, monster), (seed, monster)
            for number, tile in enumerate(TILES):
                for dark in (False, True):
                    spaces = [SPACE_CODES[at] for at in tile_spaces(g, seat, number, dark)]
                    assert spaces == book_tile_spaces(domain, tile, dark), (seed, tile)
