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


def lineup(guest, game, **settings):
    """Ask who could play a game with some settings."""
    return guest().http.post(f"/api/games/{game}/lineup", json={"settings": settings})


def playable(lineup):
    return [size["players"] for size in lineup["sizes"] if size["sides"]]


@pytest.mark.parametrize("game", OWN)
def test_every_mode_says_for_whom_it_is_and_who_usually_sits_where(guest, game):
    details = guest().http.get(f"/api/games/{game}").json()
    assert list(details["modes"]) == list(find(game).modes)
    found = [mode["lineup"]["company"] for mode in details["modes"].values()]
    assert list(dict.fromkeys(found)) == details["companies"]
    for mode in details["modes"].values():
        assert len(mode["usual"]) in playable(mode["lineup"])
        assert mode["usual"].count("me") == 1
        for size in mode["lineup"]["sizes"]:
            assert bool(size["sides"]) != bool(size["why_not"])


@pytest.mark.parametrize(
    ("game", "companies", "usual"),
    [
        ("dealings", ["each-for-themselves", "alone"], ["me", "bot", "bot", "bot"]),
        ("castle", ["one-against-all"], ["bot", "me"]),
        ("darkness", ["together"], ["me", "bot", "bot", "bot"]),
    ],
)
def test_a_list_of_games_says_what_company_each_is_for(guest, game, companies, usual):
    about = {about["id"]: about for about in guest().http.get("/api/games").json()}[game]
    assert about["companies"][: len(companies)] == companies
    assert about["usual"] == usual


def test_a_game_master_is_found_among_the_settings(guest):
    found = lineup(guest, "darkness", play="tabletop").json()
    assert (found["company"], playable(found)) == ("one-against-all", [*range(2, 9)])
    sizes = {size["players"]: size for size in found["sizes"]}
    assert sizes[3]["sides"] == [[0], [1, 2]]
    assert "for 2 to 8 players, not 9" in sizes[9]["why_not"]


def test_teams_of_an_arena_are_dealt_round(guest):
    found = lineup(guest, "darkness", play="arena").json()
    assert (found["company"], playable(found)) == ("teams", [*range(2, 7)])
    assert {size["players"]: size for size in found["sizes"]}[4]["sides"] == [[0, 2], [1, 3]]


def test_settings_that_do_not_go_together_are_refused_as_a_table_with_them_is(guest):
    settings = {"no_peeking": True, "memory_aid": True}
    found = lineup(guest, "dealings", **settings).json()
    plan = {"game": "dealings", "seats": [{"kind": "me"}, {"kind": "bot"}], "settings": settings}
    table = guest().http.post("/api/tables", json=plan)
    assert table.status_code == HTTPStatus.BAD_REQUEST
    assert (found["company"], playable(found)) == (None, [])
    assert {size["why_not"] for size in found["sizes"]} == {table.json()["text"]}


def test_so_many_players_are_refused_in_the_words_that_the_page_has_shown(guest):
    found = lineup(guest, "heists", difficulty="hard").json()
    plan = {
        "game": "heists",
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "settings": {"difficulty": "hard"},
    }
    told = {size["players"]: size["why_not"] for size in found["sizes"]}
    assert guest().http.post("/api/tables", json=plan).json()["text"] == told[2]


def test_a_game_that_is_not_there_is_for_nobody(guest):
    assert lineup(guest, "chess").status_code == HTTPStatus.NOT_FOUND
