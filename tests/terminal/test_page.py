from io import StringIO

from darkling.terminal.page import WIDTH, Page, paragraphs

LONG = "word " * 40


def written(write):
    sink = StringIO()
    write(Page(sink))
    return sink.getvalue()


def test_paragraphs_are_wrapped_and_set_apart():
    text = written(lambda page: page.tell(f"{LONG}\n\nsecond\nparagraph"))
    assert text.startswith("\nword")
    assert text.endswith("\n\nsecond paragraph\n")
    assert max(map(len, text.splitlines())) <= WIDTH


def test_block_is_indented_below_its_heading():
    assert written(lambda page: page.block(["Heading", "one", "two"])) == "\nHeading\n  one\n  two\n"


def test_numbers_are_aligned_and_long_lines_hang():
    lines = written(lambda page: page.numbered(["a"] * 9 + [LONG])).splitlines()
    assert lines[0] == " 1. a"
    assert lines[9].startswith("10. word")
    assert lines[10].startswith("    word")


def test_many_short_lines_stand_side_by_side_in_their_order():
    lines = written(lambda page: page.numbered([f"L{number}" for number in range(76)])).splitlines()
    assert lines[0].split()[:4] == ["1.", "L0", "2.", "L1"]
    assert len(lines) == 10
    assert max(map(len, lines)) <= WIDTH


def test_many_long_lines_keep_a_line_each():
    assert len(written(lambda page: page.numbered(["x" * 60] * 30)).splitlines()) == 30


def test_cells_stand_in_columns():
    rows = (("one", "a longer cell that wraps"), ("—", "two"))
    text = written(lambda page: page.block(["Heading", rows]))
    first, second = text.split("\n\n")[1:]
    assert first.index("a longer") == second.index("two")
    assert not any(line.endswith(" ") for line in text.splitlines())


def test_narrow_columns_keep_their_words_whole():
    row = ("Disintegrate it", "The Turnip-Field Irregulars", "a", "Sir Stout", "b", "c", "Hex")
    lines = written(lambda page: page.grid((row,))).splitlines()
    assert max(map(len, lines)) <= WIDTH
    words = " ".join(lines).split()
    assert {"Disintegrate", "Turnip-Field", "Irregulars"} <= set(words)


def test_paragraphs_are_unbroken_whatever_the_file_of_words_did() -> None:
    assert paragraphs("One line\nand another.\n\nA  new one.") == ["One line and another.", "A new one."]
