"""Pieces: the box is complete and balanced, its files are checked, and every text says what is done."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from support.realms import realm, table
from support.script import say

from darkling.games.domains.cards import MERCENARY, MONSTER_CODES, SPELL_DECKS
from darkling.games.domains.cards.effect_tables import CARDS
from darkling.games.domains.cards.files import BOX, brought
from darkling.games.domains.cards.items import EARTH, METAL, SKULLS, STONE, WATER, WOOD, WORKERS, items_of
from darkling.games.domains.telling.catalogue import DomainsCatalogue, catalogue
from darkling.table.errors import BadCards
from darkling.words import Words

OWN = files("darkling.games.domains.cards")
FILES = ("fortune", "adventurers", "henchmen", "tiles", "monsters", "spells")
CATALOGUE = catalogue()
WORDS = Words("domains", None, [])
SIDES = [side for tile in BOX.tiles for side in (tile.light, tile.dark)]
PIECES = {
    piece.id: piece
    for kind in (
        CATALOGUE.fortune,
        CATALOGUE.adventurers,
        CATALOGUE.henchmen,
        CATALOGUE.tiles,
        CATALOGUE.monsters,
        CATALOGUE.spells,
    )
    for piece in kind
}


# The box.


@pytest.mark.rule("DM-R-35", "DM-TILE-05")
def test_the_sides_of_tiles_carry_the_ranks_from_1_to_150():
    assert sorted(side.rank for side in SIDES) == list(range(1, 151))


@pytest.mark.rule("DM-MON-01", "DM-MON-04")
def test_the_monsters_carry_the_ranks_from_1_to_68():
    assert [token.rank for token in BOX.monsters] == list(range(1, 69))
    assert (MONSTER_CODES[39], BOX.monsters[47].name) == ("MO40", "Specter")


@pytest.mark.rule("DM-R-45", "DM-MON-03", "DM-MON-05")
def test_eight_yellow_monsters_come_with_henchmen_and_from_the_docks_and_have_no_price():
    yellow = {token.id for token in BOX.monsters if token.yellow}
    along = [code for henchman in BOX.henchmen for code in brought(henchman)]
    assert (len(along), yellow - set(along)) == (7, {MONSTER_CODES[MERCENARY]})
    assert {token.id for token in BOX.monsters if token.cost is None} == yellow


def test_adventurers_have_two_different_icons_each_as_often_as_its_like():
    icons = Counter(icon for one in BOX.adventurers for icon in (one.left, one.right))
    parted = (("monster", "evil"), ("woods", "settlements", "plains", "mountains"))
    types = ("economic", "magic", "martial", "nature", "power", "religion")
    assert [{icons[icon] for icon in kind} for kind in (*parted, types)] == [{12}, {9}, {6}]
    assert not [one for one in BOX.adventurers if one.left == one.right]


def test_a_party_rolls_nineteen_in_the_mean():
    mean = sum((one.die + 1) / 2 for one in BOX.adventurers) / len(BOX.adventurers)
    assert round(4 * mean, 1) == 18.8


@pytest.mark.rule("DM-SPELL-01")
def test_each_deck_has_24_spells_of_ten_designs():
    assert [(len(deck), len(set(deck))) for deck in SPELL_DECKS] == [(24, 10)] * 4


def test_spells_ask_for_the_four_elements_about_equally():
    costs = [(items_of(spell.cost), spell.copies) for spell in BOX.spells]
    asked = [sum(cost[kind] * copies for cost, copies in costs) for kind in range(EARTH, WATER + 1)]
    assert (min(asked), max(asked)) == (31, 33)


@pytest.mark.rule("DM-TILE-03", "DM-TILE-04")
def test_only_dark_sides_make_skulls_and_have_specials_and_each_is_stronger_than_its_light_one():
    for tile in BOX.tiles:
        assert items_of(tile.light.makes)[SKULLS] == 0 < items_of(tile.dark.makes)[SKULLS]
        assert tile.light.special is None
        assert tile.light.defense < tile.dark.defense


PRICE_IN_COINS = {STONE: 1, METAL: 2, WOOD: 0.5, WORKERS: 0.5}


def test_what_a_tile_costs_is_what_its_dark_side_is_worth():
    bands = {2: (2, 6, 1, 2), 4: (4, 8, 1, 2), 6: (8, 11, 2, 4), 9: (9, 14, 2, 4), 13: (12, 17, 5, 6)}
    for tile in BOX.tiles:
        cost = items_of(tile.cost)
        coins = sum(price * cost[kind] for kind, price in PRICE_IN_COINS.items())
        weakest, strongest, least, most = next(bands[top] for top in bands if coins <= top)
        assert weakest <= tile.dark.defense <= strongest, tile.dark.name
        assert least <= items_of(tile.dark.makes)[SKULLS] <= most, tile.dark.name


def test_what_a_monster_costs_is_what_it_is_worth():
    by_hand = {"Werewolf": 3, "Restless Corpse": 1}
    for token in BOX.monsters:
        if token.cost is None:
            continue
        makes = items_of(token.makes)
        worth = 0.65 * token.shield + 2 * makes[SKULLS] + sum(makes[EARTH : WATER + 1])
        worth += 0.5 if token.bar else 0
        assert token.cost == by_hand.get(token.name, round(worth)), token.name


def test_no_two_pieces_share_a_name_or_a_picture():
    pieces = [*BOX.fortune, *BOX.adventurers, *BOX.henchmen, *BOX.monsters, *BOX.spells, *SIDES]
    assert len({piece.name for piece in pieces}) == len(pieces) == 378
    assert len({piece.art for piece in pieces}) == len(pieces)


# Files.


def altered(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """Return a folder with the game's card files, one of them altered."""
    for name in FILES:
        (tmp_path / f"{name}.toml").write_text((OWN / f"{name}.toml").read_text())
    content = (tmp_path / file).read_text()
    assert old in content
    (tmp_path / file).write_text(content.replace(old, new, 1))
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        # What is there twice, or missing.
        ("tiles.toml", "rank = 110", "rank = 88", "tile TI01: dark: rank 88 stands twice"),
        ("monsters.toml", "rank = 2\n", "rank = 3\n", "monster MO02: rank: 3 where 2 belongs"),
        ("spells.toml", "copies = 3", "copies = 2", "23 cards in the attack deck, expected 24"),
        ("spells.toml", 'deck = "attack"', 'deck = "control"', "21 cards in the attack deck, expected 24"),
        ("fortune.toml", 'suit = "cups"', 'suit = "coins"', "1 cards of era masquerade and suit cups"),
        ("fortune.toml", 'era = "masquerade"', 'era = "decay"', "9 cards of era masquerade, expected 10"),
        ("adventurers.toml", "die = 12", "die = 10", "11 adventurers with a d10, expected 10"),
        ("tiles.toml", 'type = "economic"', 'type = "magic"', "12 tiles of type economic, expected 13"),
        ("henchmen.toml", 'source = "MO61"', 'source = "MO45"', "6 henchmen .* of their own, expected 7"),
        ("henchmen.toml", 'source = "MO61"', 'source = "MO44"', "henchman HE03: .*MO44 is not a yellow"),
        ("henchmen.toml", 'id = "HE02"', 'id = "HE01"', "henchman HE01 stands twice"),
        ("spells.toml", 'id = "SP02"', 'id = "AD02"', "spell AD02: id: those of this file begin with SP"),
        ("fortune.toml", 'name = "Death"', 'name = ""', "fortune FO32: .*`str` of length"),
        # What a piece has or has not.
        ("monsters.toml", "cost = 12\n", "", "monster MO01: cost: a black monster has one"),
        ("monsters.toml", "die = 10 }", "die = 10, plus = 2 }", "monster MO01: bar: it takes area and plus"),
        ("monsters.toml", 'pay = "1Fi", die = 10', "plus = 2", "monster MO01: bar: it takes area and plus"),
        ("tiles.toml", 'areas = ["woods"]', "areas = []", "tile TI03: areas: at least one, each once"),
        ("tiles.toml", 'areas = ["woods"]', 'areas = ["swamp"]', "tile TI03: Invalid enum value 'swamp'"),
        (
            "tiles.toml",
            'makes = "2c", defense = 3 }',
            'makes = "2c", defense = 3, special = { timing = "P", effects = [] } }',
            "tile TI01: light: only dark sides have a special",
        ),
        ("tiles.toml", 'cost = "2St+2Wd+2Wk"', 'cost = "2Xy"', "tile TI01: cost: there is no item 'Xy'"),
        (
            "tiles.toml",
            'makes = "1s+1c"',
            'makes = "1s+1Zz"',
            "tile TI01: dark: makes: there is no item 'Zz'",
        ),
        ("spells.toml", 'cost = "2Fi"', 'cost = "two"', "spell SP01: .*regex"),
        ("spells.toml", 'letter = "A"', 'letter = "B"', "spell SP01: window: AO is none of letter B"),
        ("adventurers.toml", 'left = "evil"', 'left = "good"', "adventurer AD01: Invalid enum value 'good'"),
        ("adventurers.toml", "die = 12", "die = 20", "adventurer AD01: Invalid enum value 20"),
        ("henchmen.toml", 'timing = "B"', 'timing = "X"', "henchman HE01: Invalid enum value 'X'"),
        ("henchmen.toml", 'pay = "3c"', 'price = "3c"', "henchman HE01: .*`price`; the fields are id, name"),
        ("fortune.toml", 'suit = "arcana"', 'suit = "cups"', "fortune FO09: bottom: a suited card has"),
        (
            "fortune.toml",
            'id = "FO32"',
            'id = "FO33"',
            "fortune FO32: era, suit: it is an Arcana of the decay",
        ),
        ("fortune.toml", "[[fortune]]", "[[omen]]", r"fortune.toml: unknown entry \[\[omen\]\]"),
        # Effects.
        (
            "spells.toml",
            'do = "attack", dice',
            'do = "dance", dice',
            "spell SP01: effect 1: .*dance.*; effects here are gain, trade",
        ),
        (
            "spells.toml",
            'target = "occupied"',
            'goal = "occupied"',
            "spell SP01: effect 1: .*goal.*; attack takes dice and target",
        ),
        ("spells.toml", "dice = [8, 8]", "dice = [8, 7]", "spell SP01: effect 1: Invalid enum value 7"),
        ("spells.toml", 'do = "attack", dice', 'do = "build", dice', "spell SP01: effect 1: .*'build'"),
        ("henchmen.toml", 'do = "extra_minion"', 'do = "counter"', "henchman HE01: effect 1: .*'counter'"),
        ("henchmen.toml", 'colour = "purple"', 'colour = "pink"', "henchman HE01: effect 1: .*'pink'"),
        (
            "spells.toml",
            'do = "defend", amount = 4',
            'do = "defend"',
            "spell SP11: effect 1: it takes an amount",
        ),
        ("henchmen.toml", 'switch = "metal"', 'switch = "moon"', "henchman HE20: effects: .*one of business"),
        (
            "tiles.toml",
            'give = "1Wk", get = "2c", most = 2',
            'give = "1Wk", get = "2c", most = 0',
            "tile TI01: effect 1: .*>= 1.*most.*; trade takes give and get and most and who",
        ),
        ("fortune.toml", 'switch = "pilgrim"', 'switch = "tide"', "fortune FO02: effect 1: .*switch"),
        ("fortune.toml", 'who = "all"', 'who = "nobody"', "fortune FO01: effect 1: .*'nobody'"),
        ("fortune.toml", 'do = "turn_rule"', 'do = "aura"', "fortune FO02: effect 1: .*'aura'"),
    ],
)
def test_a_bad_file_says_what_is_wrong_with_which_piece(tmp_path, file, old, new, says):
    with pytest.raises(BadCards, match=says) as wrong:
        CARDS.read(altered(tmp_path, file, old, new))
    assert file in str(wrong.value)


def test_a_file_that_is_no_toml_says_so(tmp_path):
    with pytest.raises(BadCards, match="spells.toml: not valid TOML"):
        CARDS.read(altered(tmp_path, "spells.toml", "copies = 3", "copies = "))


# Texts.


def told(code: str) -> str:
    return WORDS.render(PIECES[code].text)


@pytest.mark.parametrize("code", PIECES)
def test_every_text_is_a_sentence(code):
    text = told(code)
    assert (text[0].upper(), text[-1]) == (text[0], ".")
    assert not [odd for odd in ("  ", " ,", " .", "..", "{", ":.", ";.") if odd in text]


def test_every_short_text_can_be_said():
    texts = [piece.brief for piece in (*CATALOGUE.henchmen, *CATALOGUE.spells)]
    texts += [tile.dark.special for tile in CATALOGUE.tiles if tile.dark.special]
    texts += [token.bar for token in CATALOGUE.monsters if token.bar]
    assert not [said for said in map(WORDS.render, texts) if not said or len(said) > 45]


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("FO04", "each tile costs 1 Stone less to build. Beside another suit: each player loses 1 Coin."),
        ("FO16", "Beside another suit: each player loses any 1 element of their choice."),
        ("FO20", "each player rolls a d6 and gains that many Coins."),
        ("FO21", "gains 1 Skull for each Area in which they have a tile, at most 4."),
        (
            "FO23",
            "if you have 3 or more dark tiles, flip one of your dark tiles to its light side, and gain 2",
        ),
        (
            "FO27",
            "each player discards 2 spells of their choice. Beside another suit: each player discards 1",
        ),
        (
            "FO32",
            "Whatever lies beside it: this is the last turn, and this turn tiles may be built dark side",
        ),
        (
            "AD03",
            "Inquisitor, d8. Leads the party to the dark Religion tile with the lowest rank; if there is",
        ),
        ("HE01", "Before placement, for 3 Coins, once a turn: use the Purple minion this turn, placed last."),
        ("HE03", "At once: put the Elf Mercenary on any of your spaces."),
        ("HE19", "At the end of each turn, for 1 Coin: draw 1 spell."),
        ("HE24", "Always: the Hired Thug succeeds for you on 4 or less."),
        ("HE33", "In defense of one of your spaces: +8 defense; then this card leaves the game."),
        (
            "HE40",
            "At the end of the turn: flip one of your dark tiles to its light side, and gain 3 Coins; then",
        ),
        ("TI01", "In Production, once a turn: trade 1 Worker for 2 Coins, up to 2 times."),
        ("TI28", "for 1 Worker, any number of times: +2 defense."),
        ("TI29", "Always: +1 defense for your other spaces in this Area."),
        ("MO01", "Rank 1, shield 11, costs 12 Coins, makes 2 Skulls; in defense, pay 1 Fire for +d10, any"),
        ("MO40", "+2 shield in the Settlements."),
        ("MO66", "Rank 66, shield 5; in defense, pay 1 Coin for +1, any number of times. Yellow bar:"),
        ("SP02", "attack a rival's space that has monsters but no tile, with 2d10."),
        (
            "SP05",
            "While a party is on its way, for 1 Fire: if the party attacks a rival, it rolls an extra d8.",
        ),
        ("SP09", "a rival discards 2 spells at random."),
        (
            "SP26",
            "In answer to a spell, for any 2 elements: cancel the spell for yourself, and draw 1 spell.",
        ),
        ("SP34", "gain 1 Skull for each dark tile you have, at most 5."),
    ],
)
def test_a_text_says_when_for_what_and_what(code, says):
    assert says in told(code)


def test_the_catalogue_travels_as_json():
    assert msgspec.json.decode(msgspec.json.encode(CATALOGUE), type=DomainsCatalogue) == CATALOGUE


@pytest.mark.rule("DM-SEER-01")
def test_who_puts_fortune_cards_in_order_reads_both_texts_of_each():
    fortune = {"fortune": ["FO01", "FO02", "FO10"]}
    g = table(realm(spells=["SP29"], water=1), realm(), phase="before", **fortune)
    say(g, "cast SP29")
    words = Words("domains", 0, ["Ada", "Bob"])
    lines = [words.option_now(option, g.view(0)) for option in g.decision(0).options]
    for line, code in zip(lines, fortune["fortune"], strict=True):
        assert line.startswith(PIECES[code].name)
        assert line.endswith(told(code))
