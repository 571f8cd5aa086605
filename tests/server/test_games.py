"""What the server tells about its games, before anyone plays one."""

from http import HTTPStatus

import pytest

from darkling.games import OWN, find


def test_every_game_says_what_it_is_about(guest):
    games = {game["id"]: game for game in guest().http.get("/api/games").json()}
    assert list(games)[: len(OWN)] == list(OWN)
    assert all(games[game]["blurb"].endswith(".") for game in OWN)


@pytest.mark.parametrize("game", OWN)
def test_the_words_of_a_game_come_with_all_that_it_shares(guest, game):
    answer = guest().http.get(f"/api/games/{game}/words")
    assert answer.headers["content-type"].startswith("text/plain")
    telling = find(game).telling
    for file in (*telling.shared_words, telling.words):
        assert file.read_text(encoding="utf-8") in answer.text


def test_words_that_a_browser_has_already_are_not_sent_again(guest):
    http = guest().http
    tag = http.get("/api/games/heists/words").headers["etag"]
    again = http.get("/api/games/heists/words", headers={"if-none-match": f"W/{tag}"})
    assert (again.status_code, again.text) == (HTTPStatus.NOT_MODIFIED, "")
    other = http.get("/api/games/castle/words", headers={"if-none-match": tag})
    assert other.status_code == HTTPStatus.OK


def test_a_game_that_is_not_there_has_no_words(guest):
    assert guest().http.get("/api/games/chess/words").status_code == HTTPStatus.NOT_FOUND


def test_a_table_is_told_to_whoever_cannot_draw_it(guest):
    ada = guest()
    table = ada.connect(ada.make("me", "easy"))
    table.send("hello")
    assert table.scene_where(lambda scene: scene["asked"])["blocks"] == []
    table.send("hello", in_words=True)
    heading, *_ = table.scene_where(lambda scene: scene["blocks"])["blocks"][0]
    assert heading["key"] in find("dealings").telling.words.read_text(encoding="utf-8")
