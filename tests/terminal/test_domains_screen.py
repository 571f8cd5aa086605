"""Dark Domains on the full screen: turns by keyboard, answers on the table, what is hidden."""

import pytest
from games.domains.starts import STARTS
from support.realms import realm
from support.screen import CRAMPED, board_of, click, on_screen, press, settled, shown
from support.strongholds import LAND, answering, attacked, fresh, late, placing, seated
from textual.widgets import Static

import darkling
from darkling.games.domains.telling.names import SPELLS
from darkling.table.chance import Chance
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.domains.goods import held
from darkling.terminal.tables.domains.sketch import DomainsSketch
from darkling.terminal.tables.domains.stage import attack, building, fortune, parties
from darkling.terminal.tables.domains.table import DomainsTable, laid
from darkling.terminal.tables.piece import Piece
from darkling.terminal.tables.sketch import WIDTH
from darkling.words import Words

CHIP = 2
"""So far from the left border of a piece its first number stands."""
BESIDE_THE_LOG = 59
"""How wide the table is on a screen of a hundred columns."""
NAMES = ("Ada", "Bob", "Cleo")
PLACES = (
    "Seer",
    "Business",
    "Temple",
    "Assassin",
    "Thug",
    "Architect",
    "Inn",
    "Builders",
    "Towers",
    "Council",
    "Green Unicorn",
    "Yellow Swan",
    "Docks",
    "Far Lands",
    "Nik",
    "Town Council",
    "Royal Court",
)


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def written(app):
    """Return all that is written on the table, also what has to be scrolled to."""
    return "\n".join([str(part.render()) for part in board_of(app).table.query(Static)])


def in_a_line(app):
    return " ".join(written(app).split())


def scene_of(game, seat):
    decision = game.decision(seat) if seat in game.waiting else None
    return TerminalScene(seat, game.view(seat), decision, Words("domains", seat, NAMES))


def drawn(part, table, seat=0):
    """Return what a part of the table says to a seat, as one line."""
    widgets = part(DomainsSketch(scene_of(table.game, seat), WIDTH, cramped=False))
    return " ".join(" ".join([str(widget.content) for widget in widgets]).split())


def pieces(app, text):
    """Return the pieces on which a text is written."""
    return [piece for piece in app.screen.query(Piece) if text in str(piece.render())]


def test_the_last_turn_is_played_to_its_end_by_keyboard():
    table = late("builders")
    chance = Chance.seeded(1)

    async def script(pilot):
        assert isinstance(board_of(pilot.app).table, DomainsTable)
        while not table.game.over:
            count = len(board_of(pilot.app).decision.options)
            number = 1 + chance.below(count)
            # A number that could be the beginning of a longer one waits for Enter.
            await press(pilot, *str(number), *(["enter"] if number * 10 <= count else []))
        text = shown(pilot.app)
        assert "a turn, " in text
        assert "●" in text, "what is left in the stores"
        assert "Press n for another game" in text

    on_screen(table, script, CRAMPED)


@pytest.mark.parametrize(("width", "cramped"), [(WIDTH, True), (WIDTH, False), (BESIDE_THE_LOG, False)])
@pytest.mark.parametrize("start", STARTS)
def test_every_answer_has_its_number_on_the_table(start, width, cramped):
    position = darkling.position("domains", STARTS[start], 1)
    for seat in position.waiting:
        scene = scene_of(position, seat)
        sketch = DomainsSketch(scene, width, cramped)
        assert laid(sketch)
        assert sketch.drawn == set(scene.options_by_name)


def test_every_number_can_be_clicked():
    async def script(pilot):
        board = board_of(pilot.app)
        assert board.table.shows_all_options
        for piece in board.query(Piece):
            assert all(f" {number} " in str(piece.render()) for number, _ in piece.options)
        await click(pilot, pieces(pilot.app, "Seer")[0], offset=(20, 0))
        assert table.game.view(0).city[0].seat == 0

    table = fresh()
    on_screen(table, script, CRAMPED)


def test_a_click_beside_the_numbers_of_the_bar_chooses_nothing():
    table = late("minions in the Domain")

    async def script(pilot):
        asked = board_of(pilot.app).decision
        bar = pilot.app.screen.query_one(".bar")
        await click(pilot, bar, offset=(40, 0))
        assert board_of(pilot.app).decision is asked
        await click(pilot, bar, offset=(CHIP, 0))
        assert board_of(pilot.app).decision is not asked

    on_screen(table, script)


def test_the_turn_is_a_track_with_whoever_is_first():
    async def script(pilot):
        text = shown(pilot.app)
        assert "Fortune Before  Place  After Resolve Foreman Adventure Production Evening" in text
        assert "Turn 1: Placing minions" in text
        assert text.count("♜") == 1
        assert "♙4" in text, "minions to place"

    on_screen(fresh(), script, CRAMPED)


def test_the_city_has_its_seventeen_places_in_order():
    async def script(pilot):
        text = written(pilot.app)
        places = [f"{number:>2} {name}" for number, name in enumerate(PLACES, 1)]
        at = [text.index(place) for place in places]
        assert at == sorted(at)

    on_screen(fresh(), script)


def test_an_attack_shows_the_defense_in_its_parts_and_the_chance():
    text = drawn(attack, attacked())
    assert "Your Woods 1 is under attack: 4d6 against a defense of 9, 90% likely to fall." in text
    assert "The defense: tile 3, monsters 6." in text
    assert "█░░░ 90 %" in text
    assert "beats" not in text


def test_what_can_be_saved_is_seen_on_a_small_screen_without_scrolling():
    async def script(pilot):
        table = board_of(pilot.app).table
        asked = [piece for piece in table.query(Piece) if piece.options]
        assert len(asked) == 3
        assert "24 beats 6: it falls." in shown(pilot.app)
        assert all(piece.region in table.region for piece in asked)

    on_screen(late("a space that falls"), script, CRAMPED)


def test_a_spell_that_may_be_answered_says_what_happens_if_nobody_does():
    async def script(pilot):
        text = in_a_line(pilot.app)
        assert "Bot 2 casts Plague of Locusts: After placement, for 1 Earth and 1 Wind" in text
        assert "If you pass, it happens to you." in text
        await press(pilot, "1")
        assert "You use Spell Ward, for 1El" in in_a_line(pilot.app)

    on_screen(answering(), script)


def test_parties_show_who_leads_their_dice_and_where_they_go():
    text = drawn(parties, placing())
    assert "Green Unicorn 4d6 ♛ Elowen Reed d6 Nature, Woods " in text
    assert "It goes for your Woods 1 (Nature): defense 9, " in text
    assert "likely to fall. Defense: tile 3, monsters 6." in text


def test_a_domain_shows_sides_ranks_defense_and_what_it_makes():
    async def script(pilot):
        text = in_a_line(pilot.app)
        assert "☾ D9 r105 Wasteland Elf Mercenary D6 r61 ☠1 1Fi" in text
        assert "S1 ☼ D4 r14 Healers' College ●3 1Wa" in text
        assert "M4 D9 Iron Golem D9 r20" in text

    on_screen(seated({"seats": [realm(LAND), realm()], "phase": "placement"}), script)


def test_a_tile_that_is_held_tells_what_is_lacking():
    lake = realm(held=["TI38"], wood=1)
    text = drawn(held, seated({"seats": [lake, realm()], "phase": "placement"}))
    assert text.endswith("Lake 1Wd 1Wk lacks 1Wk ☼ 1Wa ☾ ☠1 1Fi Nature, for Woods, Plains")


@pytest.mark.parametrize(("choices", "says"), [(1, "You build Lake."), (2, "You build Lake at Woods 1.")])
def test_a_tile_about_to_be_built_is_named_with_its_space(choices, says):
    start = STARTS["builders"]
    table = seated({**start, "choices": start["choices"][:choices]})
    assert drawn(building, table) == says
    assert drawn(building, table, 1) == "", "nobody else sees it yet"


@pytest.mark.parametrize("open_stores", [False, True])
def test_nothing_hidden_is_on_the_table(open_stores):
    mine, theirs = ["SP04", "SP06"], ["SP19", "SP26"]
    realms = [realm(spells=mine, coins=3), realm(spells=theirs, coins=8, skulls=7)]
    data = {"seats": realms, "phase": "placement", "settings": {"open_stores": open_stores}}

    async def script(pilot):
        text = written(pilot.app)
        assert all(SPELLS[code].name in text for code in mine)
        assert not any(SPELLS[code].name in text for code in theirs)
        assert ("●8" in text, "☠7" in text, "☠?" in text) == (open_stores, open_stores, not open_stores)

    on_screen(seated(data), script)


def test_a_spectator_sees_no_hand_and_no_stores():
    table = seated(STARTS["strikes"], ())

    async def script(pilot):
        board = board_of(pilot.app)
        board.pace.paused = True
        text = written(pilot.app)
        assert "Domain of Bot 1" in text
        assert text.count("☠?") == 2
        assert not any(SPELLS[code].name in text for code in ("SP01", "SP08", "SP17"))

    on_screen(table, script)


@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_has_looked_sees_the_fortune_cards_to_come(seat):
    assert ("You know what comes: " in drawn(fortune, late("looking ahead"), seat)) == (seat == 0)


def test_an_order_to_pass_is_obeyed_in_a_window():
    strikes = {**STARTS["strikes"], "phase": "before"}
    table = seated({**strikes, "seats": [realm(spells=["SP16"], earth=2, wind=2), realm()]})

    async def script(pilot):
        board = board_of(pilot.app)
        assert board.decision.prompt == "use-before"
        await press(pilot, "o")
        await settled(pilot)
        assert board.decision is None or board.decision.prompt != "use-before"

    on_screen(table, script)


def test_the_help_says_what_the_signs_mean():
    async def script(pilot):
        await press(pilot, "question_mark")
        assert "☾ a dark one" in " ".join(shown(pilot.app).split())

    on_screen(fresh(), script)
