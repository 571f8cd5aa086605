"""Versions of a game's cards, written for a designer's changes."""

from importlib.resources import files

import pytest

from darkling.games import OWN, find
from darkling.games.dealings.cards.files import BOX, DealingsBox
from darkling.lab.card_versions import Edit, own_cards, write_version
from darkling.table.cards import use_cards
from darkling.table.errors import BadCards


@pytest.fixture
def into(tmp_path):
    folder = tmp_path / "version"
    folder.mkdir()
    return folder


@pytest.fixture
def own(tmp_path):
    """Return a designer's folder, which has the heroes alone."""
    folder = tmp_path / "own"
    folder.mkdir()
    text = (files("darkling.games.dealings.cards") / "heroes.toml").read_text(encoding="utf-8")
    (folder / "heroes.toml").write_text(text.replace("armor = 2", "armor = 7", 1), encoding="utf-8")
    return folder


def defense(folder, code):
    return next(card for card in DealingsBox(folder).defenses if card.id == code)


def test_a_value_is_set_and_everything_else_stays(into):
    assert write_version("dealings", into, None, ["M20.sides.0.value=2"]) == {
        "M20": [Edit("sides.0.value", 1, 2)]
    }
    changed = defense(into, "M20")
    assert [side.value for side in changed.sides] == [2, 0, 1]
    assert [card for card in DealingsBox(into).defenses if card != changed] == [
        card for card in BOX.defenses if card.id != "M20"
    ]
    assert DealingsBox(into).heroes == BOX.heroes


def test_texts_lists_and_fields_left_out_can_be_set(into):
    edits = ["H01.vulnerable=M", 'H02.name="42"', 'T01.effects=["boost"]', "T01.rank=7"]
    changed = write_version("dealings", into, None, edits)
    heroes = {hero.id: hero for hero in DealingsBox(into).heroes}
    assert (heroes["H01"].vulnerable, heroes["H02"].name) == ("M", "42")
    assert (defense(into, "T01").effects, defense(into, "T01").rank) == (("boost",), 7)
    assert changed["T01"] == [Edit("rank", 1, 7), Edit("effects.0", None, "boost")]


def test_files_of_a_designer_come_before_edits(into, own):
    assert write_version("dealings", into, own, ["T01.rank=2"]) == {
        "H01": [Edit("armor", 2, 7)],
        "T01": [Edit("rank", 1, 2)],
    }


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        ("M99.rank=2", "dealings has no card 'M99'; it has thief, "),
        ("M20.rnk=2", "defense M20: Object contains unknown field `rnk`; the fields are id, name, art, rank"),
        ("M20.sidez.0.value=2", "M20 has no 'sidez'; it has id, name, art, rank, effects, sides"),
        ("M20.sides.7.value=2", "M20.sides has no '7'; it has 0, 1, 2"),
        ("M20.sides.-1.value=2", "M20.sides has no '-1'; it has 0, 1, 2"),
        ("M20.sides.3=2", "M20.sides has no '3'; it has 0, 1, 2"),
        ("M20.sides.0.valeu=2", "M20.sides.0 has no 'valeu'; it has types, value"),
        ("M20.rank.x=2", "M20.rank has no 'x'; it has nothing within"),
        (
            "M20.sides.0.value=high",
            "defenses.toml: defense M20: Expected `int`, got `str` - at `$.sides[0].value`",
        ),
        ("M20.sides.0.value=99", "defenses.toml: defense M20: Expected `int` <= 20"),
        ("M20.id=M19", "defense M19 stands twice"),
        ("M20.rank=null", "expected a value that a card file can hold, not that of 'M20.rank=null'"),
        ("M20.rank", "expected a change as CARD.field=value or CARD.field.index.field=value, not 'M20.rank'"),
        ("M20=2", "expected a change as CARD.field=value"),
        ("M20.rank=20", "expected cards that differ from those of dealings"),
    ],
)
def test_a_change_that_cannot_be_made_says_what_there_is(into, edit, says):
    with pytest.raises(BadCards) as refused:
        write_version("dealings", into, None, [edit])
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("file", "content", "says"),
    [
        ("heros.toml", "", "dealings has no card file heros.toml; it has classes.toml, defenses.toml, "),
        ("heroes.toml", "[[hero", "heroes.toml: not valid TOML"),
        (
            "heroes.toml",
            '[[hero]]\nid = "H01"',
            "heroes.toml: hero H01: Object missing required field `name`",
        ),
        ("heroes.toml", "", "heroes.toml: 0 heroes, expected 54"),
        ("notes.txt", "", "expected at least one of the card files classes.toml, defenses.toml, "),
    ],
)
def test_a_folder_that_cannot_be_used_says_why(into, tmp_path, file, content, says):
    own = tmp_path / "own"
    own.mkdir()
    (own / file).write_text(content, encoding="utf-8")
    with pytest.raises(BadCards) as refused:
        write_version("dealings", into, own, ["T01.rank=2"])
    assert says in str(refused.value)


@pytest.mark.parametrize("game", OWN)
def test_every_game_can_be_given_other_cards(game):
    assert own_cards(find(game).id)
    # A game that did not read its cards by way of `card_folder` would not notice.
    with pytest.raises(BadCards, match="too late"):
        use_cards(game, "elsewhere")
