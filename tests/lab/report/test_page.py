"""The page: one file, in words, for every reader."""

from html.parser import HTMLParser
from importlib.resources import files
from re import findall

import pytest
from support.results import results, row, won_by

from darkling.lab.card_versions import Edit
from darkling.lab.report.compare import compared
from darkling.lab.report.figures import figures
from darkling.lab.report.html import Html, tag
from darkling.lab.report.page import page

CARDS = {"taken": [["T01", "H01"], ["T02"]], "used": [["T01"], []], "offered": ["take T01", "keep H02"]}
EMPTY = {"meta"}


class Reader(HTMLParser):
    """Checks that elements are closed, and keeps the text and what pictures and tables are called."""

    def __init__(self, text):
        super().__init__()
        self.open, self.seen, self.told, self.labels = [], [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, name, attributes):
        self.seen.append(name)
        self.labels += [value for key, value in attributes if key == "aria-label" and name in ("svg", "div")]
        if name not in EMPTY:
            self.open.append(name)

    def handle_endtag(self, name):
        assert self.open.pop() == name

    def handle_data(self, data):
        self.told.append(data)


def games(count=40, **values):
    return [row(number, **won_by(number % 2), **CARDS, **values) for number in range(count)]


def alone(count=40):
    solo = {"won": [False], "places": [1], "taken": [["T01", "H01"]], "used": [["T01"]]}
    return results([row(number, scores=[number % 4], **solo) for number in range(count)], bots=("random",))


@pytest.fixture(scope="module")
def compared_page():
    new, old = results(games(decisions=20), cards="new"), results(games())
    return page(figures(new), compared(new, old, {"T01": [Edit("sides.0.value", 2, 3)]}))


@pytest.fixture(scope="module")
def solo_page():
    return page(figures(alone()), compared(alone(), alone(), {}))


def test_page_loads_nothing(compared_page, solo_page):
    for text in (compared_page, solo_page):
        assert "http" not in text
        assert not findall(r"<script|<link|<img|@import|url\(|\bsrc=|xlink", text)


def test_page_is_well_formed_and_its_tables_have_captions(compared_page, solo_page):
    for text in (compared_page, solo_page):
        seen = Reader(text).seen
        assert seen.count("table") == seen.count("caption") > 3
        assert seen.count("svg") == seen.count("figcaption") > 3


def test_pictures_and_tables_say_what_they_show(compared_page):
    reader = Reader(compared_page)
    assert len(reader.labels) == reader.seen.count("svg") + reader.seen.count("table")
    assert all(len(label.split()) > 2 for label in reader.labels)


def test_cards_and_options_are_called_by_their_names(compared_page):
    told = " ".join(Reader(compared_page).told)
    assert "Loose Flagstone (T01)" in told
    assert "Nimble Nan (H01)" in told
    assert "Keep Fingers Fitch" in told
    assert "Heroes defeated" in told
    assert "Cards never taken, though they could have been" in told


def test_page_says_what_was_changed_and_how_that_was_tested(compared_page):
    told = " ".join(Reader(compared_page).told)
    assert "Loose Flagstone (T01): sides.0.value 2 → 3." in told
    assert "The two differ in: the cards." in told
    assert "paired z-test" in told
    assert "Benjamini and Hochberg" in told
    assert "+10.00 (+10.00 to +10.00)" in told


def test_who_plays_alone_is_told_of_scores_and_not_of_shares(solo_page):
    told = " ".join(Reader(solo_page).told)
    assert "Score if held" in told
    assert "in win share" not in told
    assert "Win share" not in told
    assert "Lead changes a game" not in told


def test_verdicts_stand_in_words_and_not_only_in_colour():
    rows = [row(number, taken=[["T01"], ["T02"]], **won_by(0)) for number in range(0, 80, 2)]
    rows += [row(number, taken=[["T02"], ["T01"]], **won_by(1)) for number in range(1, 80, 2)]
    told = " ".join(Reader(page(figures(results(rows)))).told)
    assert "▲ above" in told
    assert "▼ below" in told
    assert "2 cards stand out: 1 above and 1 below" in told


def test_a_seat_that_wins_more_than_its_share_is_named():
    told = " ".join(Reader(page(figures(results([row(number) for number in range(40)])))).told)
    assert "Seat 0 wins more often than its share." in told
    assert "Seat 1 wins less often than its share." in told


def test_cards_of_a_designer_are_shown_by_their_codes():
    told = " ".join(Reader(page(figures(results([row(0, taken=[["X<9"], []])])))).told)
    assert "Cards that this version of the game does not have" in told
    assert "X<9 (X<9)" in told


def test_colours_of_charts_are_changed_for_print():
    style = (files("darkling.lab.report") / "page.css").read_text(encoding="utf-8")
    drawn = page(figures(results(games())))
    colours = set(findall(r'(?:fill|stroke)="(#\w{6})"', drawn.partition("</style>")[2]))
    assert colours
    for colour in colours:
        assert f'"{colour}"' in style.partition("@media print")[2], colour


def test_text_is_escaped_and_html_is_not():
    assert tag("p", "a < b", Html("<b>c</b>"), class_='"') == '<p class="&quot;">a &lt; b<b>c</b></p>'
