"""Terminals of all kinds: few colours, none, and those that show nothing but lines."""

from collections.abc import Mapping

import pytest
from rich.color import Color as Shade
from rich.segment import Segment
from rich.style import Style
from support.pseudo import PseudoTerminal
from support.screen import on_screen, press, session, shown
from textual.color import Color
from textual.theme import Theme

import darkling
from darkling.terminal import palette
from darkling.terminal.fewer_colours import BY_SYSTEM, MANY, SIXTEEN, FewerColours, fewer_colours
from darkling.terminal.tables.card import Card

FIELDS = 5
"""So many fields of the dialog come before the button that deals."""
NIGHT = Color.parse(palette.NIGHT)
KINDS = (*palette.KINDS.values(), *palette.SUITS.values())
ON_PARCHMENT = (palette.INK, palette.INK_ASH, palette.INK_BLOOD, *KINDS)
ON_THE_TABLE = (
    palette.BONE,
    palette.ASH,
    palette.EMBER,
    palette.GOLD,
    *palette.SEATS,
    *palette.GLOW.values(),
)
CHIPS = [(palette.NIGHT, palette.EMBER), *[(palette.BONE, kind) for kind in KINDS]]
WRITTEN = [
    *[(ink, card) for ink in ON_PARCHMENT for card in (palette.PARCHMENT, palette.AGED)],
    *[(ink, palette.FADED) for ink in (palette.INK, palette.INK_ASH)],
    *[(light, dark) for light in ON_THE_TABLE for dark in (palette.NIGHT, palette.TABLE, palette.RAIL)],
    *CHIPS,
]
"""What is written in which colour on which."""
LEGIBLE = 2.0


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def brightness(shade):
    """Return the relative luminance of a terminal's colour, as usually shown."""
    linear = [(part / 255) ** 2.2 for part in shade.get_truecolor()]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted([brightness(one), brightness(other)])
    return (light + 0.05) / (dark + 0.05)


def fitted(colour, background, numbers):
    """Return text of a colour on another as a terminal shows it."""
    style = Style.parse(f"{colour} on {background}")
    return FewerColours(numbers).apply([Segment("x", style)], NIGHT)[0].style


@pytest.mark.parametrize("numbers", [SIXTEEN, MANY], ids=["16", "256"])
@pytest.mark.parametrize(("colour", "background"), WRITTEN)
def test_everything_can_be_read_with_fewer_colours(colour, background, numbers):
    style = fitted(colour, background, numbers)
    assert contrast(style.color, style.bgcolor) >= LEGIBLE


@pytest.mark.parametrize("numbers", [SIXTEEN, MANY], ids=["16", "256"])
def test_every_colour_of_the_palette_has_one_that_stands_for_it(numbers: Mapping[str, int]):
    values = [value for name, value in vars(palette).items() if name.isupper()]
    flat = [each for value in values for each in (value.values() if isinstance(value, Mapping) else [value])]
    codes = {
        code
        for each in flat
        if not isinstance(each, Theme)
        for code in ([each] if isinstance(each, str) else each)
        if code.startswith("#")
    }
    assert codes == set(numbers)


def test_a_mixed_colour_becomes_the_nearest_one():
    style = fitted("#15120f", "#efe5d0", SIXTEEN)
    assert (style.color, style.bgcolor) == (Shade.from_ansi(0), Shade.from_ansi(15))


def test_only_terminals_with_few_colours_are_fitted():
    assert [len(fewer_colours(system)) for system in BY_SYSTEM] == [1, 1, 1]
    assert fewer_colours("truecolor") == fewer_colours(None) == []


def colours_on(app):
    strips = app.screen._compositor.render_strips()
    styles = [segment.style for strip in strips for segment in strip if segment.style]
    return {colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None}


def test_the_screen_of_a_terminal_with_16_colours_uses_no_others():
    async def script(pilot):
        pilot.app.colours = fewer_colours("standard")
        await press(pilot, "1")
        assert {colour.number for colour in colours_on(pilot.app)} <= set(range(16))

    on_screen(session(), script)


def test_without_colour_there_are_shades_of_grey_and_everything_is_said_in_words(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(pilot):
        triplets = [colour.triplet for colour in colours_on(pilot.app) if colour.triplet]
        assert triplets
        assert all(len(set(triplet)) == 1 for triplet in triplets)
        assert all(str(card.option[0]) in str(card.border_title) for card in pilot.app.screen.query(Card))
        assert "◆ You" in shown(pilot.app)

    on_screen(session(), script)


def test_a_terminal_that_cannot_move_its_cursor_gets_plain_lines(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play", "dealings", "--bots", "random", TERM="dumb")
    terminal.type("q\n")
    code, told = terminal.ended()
    assert code == 0
    assert "Type the number of your choice." in told
    assert "\x1b" not in told


def test_a_terminal_that_cannot_move_its_cursor_is_told_what_to_name(tmp_path):
    code, told = PseudoTerminal(tmp_path, "play", TERM="dumb").ended()
    assert code == 2
    assert "expected the name of a game" in told


def test_without_a_game_the_command_asks_what_to_play(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play")
    terminal.read_until("A new game")
    terminal.type("\t" * FIELDS + "\r")
    terminal.read_until("Enter closes")
    terminal.type("\r")
    terminal.read_until("Which hero")
    terminal.type("q")
    terminal.read_until("Go on with: darkling play --resume darkling-dealings.json --seat 0 --bots normal")
    assert terminal.ended()[0] == 0
    assert darkling.load((tmp_path / "darkling-dealings.json").read_bytes()).players == 2


def test_who_does_not_want_to_play_after_all_is_let_go(tmp_path):
    terminal = PseudoTerminal(tmp_path, "play")
    terminal.read_until("A new game")
    terminal.type("\x1b")
    assert terminal.ended()[0] == 0
    assert list(tmp_path.iterdir()) == []
