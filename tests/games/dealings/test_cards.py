"""What is printed on the cards, what the box holds, and what is refused in a card file."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from support.script import offered, say
from support.siege import defeated, draft, in_play, siege, table, total, trashed, undefeated

from darkling.games.dealings.cards.files import BOX, DealingsBox
from darkling.table.errors import BadCards

HEROES = {hero.id: hero for hero in BOX.heroes}
BASE_CODES = [f"H{number:02}" for number in range(1, 55)]
BASE = [HEROES[code] for code in BASE_CODES]
DEFENSES = {card.id: card for card in BOX.defenses}


def sides(code):
    """Return the sides of a Defense Card as the ledger writes them."""
    return "|".join([f"{side.types}{side.value}" for side in DEFENSES[code].sides])


# Anatomy, in play.


@pytest.mark.rule("DD-CARD-01")
@pytest.mark.parametrize(("card", "falls"), [("M01", False), ("M05", True), ("M10", True)])
def test_strikes_must_total_at_least_the_armor(card, falls):
    position = siege("H25", defenses=[card])
    assert position.view(0).fight.armor == 3
    say(position, "fight", f"strike {card}")
    assert (defeated(position) == ["H25"]) is falls
    assert (undefeated(position) == ["H25"]) is not falls


@pytest.mark.rule("DD-CARD-02")
@pytest.mark.parametrize(
    ("hero", "types"),
    [("H24", "T"), ("H43", "S"), ("H51", "M"), ("H13", "TS"), ("H36", "SM"), ("H08", "TSM")],
)
def test_only_strikes_of_the_hero_s_vulnerabilities_work(hero, types):
    position = siege(hero, defenses=["T02", "S02", "M02"])
    say(position, "fight")
    assert offered(position) == [*[f"strike {letter}02" for letter in types], "done"]


@pytest.mark.rule("DD-CARD-03")
@pytest.mark.parametrize("higher", [0, 1])
def test_higher_challenge_picks_earlier(higher):
    # H18 has more armor than H21, so armor cannot be what decides.
    hands = [["H18", "H21"], ["H01", "H02"]]
    position = draft(*(hands if higher == 0 else hands[::-1]))
    assert [pick.hero for pick in position.view(None).order] == ["H21", "H18", "H02", "H01"]
    assert position.waiting == (higher,)


@pytest.mark.rule("DD-CARD-04")
def test_each_class_has_one_ability_and_rangers_none():
    abilities = {name: hero_class.effects for name, hero_class in BOX.classes.items()}
    assert abilities == {
        "thief": ("exact",),
        "halflings": ("twice",),
        "wizard": ("toll_trash",),
        "berserker": ("trash_strikers",),
        "knight": ("strike_again",),
        "ranger": (),
        "dragon_warrior": ("toll_rotate",),
    }


@pytest.mark.rule("DD-CARD-05")
def test_cards_have_one_to_four_sides_with_types_and_a_value():
    assert Counter([len(card.sides) for card in BOX.defenses]) == {1: 9, 2: 27, 3: 18, 4: 6}
    every_side = [side for card in BOX.defenses for side in card.sides]
    assert {side.types for side in every_side} == {"T", "S", "M", "TS", "TM", "SM", "TSM"}
    assert {side.value for side in every_side} == {0, 1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("DD-CARD-06")
def test_each_strike_uses_the_side_that_is_up_and_brings_up_the_next():
    position = siege("H54", defenses=["T12", "M01"])
    say(position, "fight")
    for now, after in ((1, "T12:2"), (3, "T12:3")):
        say(position, "strike T12")
        assert total(position) == now
        assert in_play(position) == [after, "M01"]


@pytest.mark.rule("DD-CARD-07")
@pytest.mark.parametrize(("card", "goes"), [("T01", True), ("T02", False), ("T02:2", True), ("T09:3", False)])
def test_card_goes_after_a_strike_with_its_trash_can_side(card, goes):
    position = siege("H08", defenses=[card, "S05"])
    code = card[:3]
    say(position, "fight", f"strike {code}")
    assert (trashed(position) == [code]) is goes
    assert (in_play(position) == ["S05"]) is goes


@pytest.mark.rule("DD-CARD-08")
@pytest.mark.parametrize(("card", "may"), [("T07", True), ("T07:2", False), ("T11", False), ("T11:2", True)])
def test_only_the_current_side_gives_a_card_its_type(card, may):
    position = siege("H24", defenses=[card, "T01"])
    say(position, "fight")
    assert (f"strike {card[:3]}" in offered(position)) is may


@pytest.mark.rule("DD-CARD-09")
def test_three_cards_share_each_rank():
    assert Counter([card.rank for card in BOX.defenses]) == dict.fromkeys(range(1, 21), 3)
    assert all(card.rank == int(card.id[1:]) for card in BOX.defenses)


@pytest.mark.rule("DD-CARD-09")
def test_rank_counts_for_nothing_at_the_end():
    position = table({"defenses": ["T20"]}, {"defenses": ["T01", "S01"]})
    assert position.result.places == ((1,), (0,))


@pytest.mark.rule("DD-CARD-10")
def test_some_defenses_have_one_of_three_abilities():
    abilities = Counter([card.effects for card in BOX.defenses])
    assert abilities == {(): 36, ("rotate_other",): 9, ("boost",): 9, ("detour",): 6}


@pytest.mark.rule("DD-CARD-10")
@pytest.mark.parametrize(
    ("effect", "ranks"), [("rotate_other", {6, 13, 15}), ("boost", {8, 17, 20}), ("detour", {3, 14})]
)
def test_each_ability_sits_on_the_same_ranks_of_every_type(effect, ranks):
    for letter in "TSM":
        assert {
            int(code[1:]) for code in DEFENSES if code[0] == letter and effect in DEFENSES[code].effects
        } == ranks


# The box.


@pytest.mark.rule("DD-CARD-03")
def test_every_challenge_from_1_to_54_occurs_once():
    assert [hero.challenge for hero in BASE] == list(range(1, 55))
    assert [hero.id for hero in BOX.heroes][:54] == BASE_CODES


@pytest.mark.rule("DD-CARD-04")
def test_nine_heroes_of_each_class():
    classes = set(BOX.classes) - {"dragon_warrior"}
    assert Counter([hero.hero_class for hero in BASE]) == dict.fromkeys(classes, 9)


@pytest.mark.rule("DD-CARD-02")
def test_vulnerabilities_are_spread_evenly_over_the_types():
    assert Counter([hero.vulnerable for hero in BASE]) == {
        "TSM": 12,
        "TS": 8,
        "TM": 8,
        "SM": 8,
        "T": 6,
        "S": 6,
        "M": 6,
    }


@pytest.mark.rule("DD-CARD-05")
@pytest.mark.parametrize("rank", range(1, 21))
def test_cards_of_a_rank_are_one_pattern_with_the_types_turned(rank):
    next_type = {"T": "S", "S": "M", "M": "T"}
    for letter, following in next_type.items():
        card, turned = DEFENSES[f"{letter}{rank:02}"], DEFENSES[f"{following}{rank:02}"]
        assert [({next_type[t] for t in side.types}, side.value) for side in card.sides] == [
            (set(side.types), side.value) for side in turned.sides
        ]
        assert card.effects == turned.effects


@pytest.mark.rule("DD-CARD-01", "DD-CARD-02", "DD-CARD-04")
@pytest.mark.parametrize(
    ("code", "name", "hero_class", "armor", "vulnerable"),
    [
        ("H01", "Nimble Nan", "thief", 2, "TS"),
        ("H03", "The Pippin Twins", "halflings", 1, "TM"),
        ("H18", "The Gutter Prince", "thief", 7, "TSM"),
        ("H24", "Old Hawkeye Harl", "ranger", 5, "T"),
        ("H30", "Stormcaller Ilse", "wizard", 5, "SM"),
        ("H35", "Runewright Tobiah", "wizard", 4, "S"),
        ("H39", "The Turnip-Field Irregulars", "halflings", 4, "SM"),
        ("H46", "Bloodbeard", "berserker", 5, "T"),
        ("H49", "Giantslayer Rook", "ranger", 10, "TM"),
        ("H53", "Hrothgar the Unchained", "berserker", 8, "TS"),
        ("H54", "The Paladin of Dawn", "knight", 12, "TSM"),
    ],
)
def test_heroes_are_as_the_ledger_lists_them(code, name, hero_class, armor, vulnerable):
    hero = HEROES[code]
    assert (hero.name, hero.hero_class, hero.armor, hero.vulnerable) == (name, hero_class, armor, vulnerable)
    assert hero.challenge == int(code[1:])


@pytest.mark.rule("DD-CARD-05", "DD-CARD-09", "DD-CARD-10")
@pytest.mark.parametrize(
    ("code", "name", "effects", "expected"),
    [
        ("T01", "Loose Flagstone", (), "T2"),
        ("S03", "Will-o'-the-Wisp", ("detour",), "S1|S1"),
        ("M04", "Kobold Saboteur", (), "M1|TM1"),
        ("T06", "Rolling Boulder", ("rotate_other",), "T5"),
        ("S08", "Mana Battery", ("boost",), "S0|S0"),
        ("M09", "Zombie Shamblers", (), "M1|M1|M1|M1"),
        ("T11", "Glyph-Triggered Scythe", (), "S1|T4"),
        ("M14", "Minotaur Doorman", ("detour",), "M2|TM2|M2"),
        ("S15", "Hellstorm", ("rotate_other",), "S6|S6|S5"),
        ("T17", "Linked Arrow Slits", ("boost",), "T1|T1|T0"),
        ("M18", "Chimera", (), "TSM3|TSM2"),
        ("S19", "Warding Circle", (), "TS2|S2|SM1|S1"),
        ("M20", "Demon Legion", ("boost",), "TM1|M0|M1"),
    ],
)
def test_defenses_are_as_the_ledger_lists_them(code, name, effects, expected):
    card = DEFENSES[code]
    assert (card.name, card.effects, sides(code)) == (name, effects, expected)
    assert card.rank == int(code[1:])


def test_every_card_and_class_has_a_picture_of_its_own():
    pictures = [thing.art for thing in [*BOX.heroes, *BOX.defenses, *BOX.classes.values()]]
    assert len(set(pictures)) == len(pictures)


# Card files that cannot be used.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with good card files, to be spoiled."""
    for name in ("classes.toml", "heroes.toml", "expansion.toml", "defenses.toml"):
        (tmp_path / name).write_bytes((files("darkling.games.dealings.cards") / name).read_bytes())
    return tmp_path


def spoil(file: Path, old: str, new: str) -> None:
    """Put a mistake in a card file."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_copied_card_files_are_good(folder):
    assert DealingsBox(folder).heroes == BOX.heroes


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        pytest.param("heroes.toml", "armor", "armour", ["hero H01", "unknown", "`armour`"], id="typo"),
        pytest.param(
            "heroes.toml", "armor", "nick = 1\narmor", ["hero H01", "unknown", "`nick`"], id="extra"
        ),
        pytest.param("heroes.toml", "armor = 2", 'armor = "2"', ["hero H01", "`int`", "armor"], id="text"),
        pytest.param("heroes.toml", "armor = 2", "armor = 0", ["hero H01", ">= 1", "armor"], id="range"),
        pytest.param("heroes.toml", '"TS"', '"TX"', ["hero H01", "vulnerable"], id="type letter"),
        pytest.param("heroes.toml", '"TS"', '""', ["hero H01", "vulnerable"], id="no type"),
        pytest.param(
            "heroes.toml", '"thief"', '"theif"', ["hero H01", "'theif'", "thief, halflings"], id="class"
        ),
        pytest.param("heroes.toml", '"H02"', '"H01"', ["hero H01", "twice"], id="duplicate"),
        pytest.param("heroes.toml", 'id = "H01"\n', "", ["hero number 1", "`id`"], id="no id"),
        pytest.param("heroes.toml", "[[hero]]", "[[heroe]]", ["[[heroe]]", "[[hero]]"], id="entry"),
        pytest.param("heroes.toml", "[[hero]]", "[[hero", ["not valid TOML"], id="TOML"),
        pytest.param("expansion.toml", "armor", "armour", ["hero E06", "`armour`"], id="expansion typo"),
        pytest.param(
            "expansion.toml", '"wizard"', '"wizzard"', ["hero E22", "'wizzard'"], id="expansion class"
        ),
        pytest.param(
            "expansion.toml", '"E22"', '"E06"', ["hero E06", "twice"], id="duplicate in the expansion"
        ),
        pytest.param("heroes.toml", '"rogue"', '"Rogue.svg"', ["hero H01", "art"], id="picture"),
        pytest.param(
            "classes.toml",
            '"exact"',
            '"exactly"',
            ["class thief", "effects", "'exactly'", "twice"],
            id="effect",
        ),
        pytest.param(
            "classes.toml",
            '"exact"',
            '"boost"',
            ["class thief", "effects", "'boost'"],
            id="effect of defenses",
        ),
        pytest.param("defenses.toml", "rank = 1", "rank = 21", ["defense T01", "<= 20", "rank"], id="rank"),
        pytest.param("defenses.toml", "value", "valeu", ["defense T01", "`valeu`", "sides[0]"], id="side"),
        pytest.param(
            "defenses.toml", '["detour"]', '["detuor"]', ["defense T03", "effects", "'detuor'"], id="ability"
        ),
        pytest.param("defenses.toml", '"S01"', '"T01"', ["defense T01", "twice"], id="duplicate defense"),
    ],
)
def test_mistake_in_a_card_file_is_named(folder, file, old, new, said):
    spoil(folder / file, old, new)
    with pytest.raises(BadCards) as refused:
        DealingsBox(folder)
    for words in [file, *said]:
        assert words in str(refused.value)


@pytest.mark.parametrize(
    ("file", "kind", "said"),
    [
        ("heroes.toml", "hero", "53 heroes, expected 54"),
        ("expansion.toml", "hero", "11 heroes, expected 12"),
        ("defenses.toml", "defense", "59 Defense Cards, expected 60"),
    ],
)
def test_missing_card_is_counted(folder, file, kind, said):
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text[: text.rindex(f"[[{kind}]]")], encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        DealingsBox(folder)
    assert str(refused.value) == f"{file}: {said}"
