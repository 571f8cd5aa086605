"""Whatever is wrong with a request, it gets a fitting status and a sentence, and changes nothing."""

import pytest
from support.house import Guest, http_client

FOREIGN = "http://evil.example"
TEN_MEGABYTES = 10_000_000


@pytest.fixture(scope="module")
def ada(server):
    ada = Guest(server.address, "Ada")
    yield ada
    ada.leave()


@pytest.fixture(scope="module")
def table(ada):
    """A table where a game is played."""
    return ada.make("me", "easy")


@pytest.fixture
def stranger(server):
    with http_client(server.address) as client:
        yield client


def check(answer, status, code):
    """Check that an answer is a problem, told in full."""
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"][-1] in ".!"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in answer.headers


def tables_of(ada):
    """Return the tables of Ada; their order changes whenever a bot has chosen."""
    return {info["table"] for info in ada.http.get("/api/my-tables").json()}


NEW = {"game": "dealings", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b"[" * 10_000,
        b'{"game": "dealings"}',
        b'{"game": "dealings", "seats": []}',
        b'{"game": "dealings", "seats": [{"kind": "ghost"}]}',
        b'{"game": "dealings", "seats": [{"kind": "me"}], "cheat": true}',
        b'{"game": "dealings", "seats": [{"kind": "me"}], "settings": {"cheat": true}}',
        b'{"game": "dealings", "seats": [{"kind": "me"}], "settings": {"mode": "none"}}',
        b'{"game": "chess", "seats": [{"kind": "me"}]}',
        b'{"game": "../dealings", "seats": [{"kind": "me"}]}',
        b'{"game": "dealings", "seats": [{"kind": "me"}], "clock": {"kind": "hard", "seconds": 0}}',
        b'{"game": "dealings", "seats": %s}' % str([{"kind": "me"}] * 7).replace("'", '"').encode(),
    ],
)
def test_table_that_cannot_be_made_is_refused(ada, body):
    before = tables_of(ada)
    answer = ada.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    check(answer, 400, "bad-request")
    assert tables_of(ada) == before


def test_settings_under_the_name_they_had_before_are_refused_by_name(ada):
    answer = ada.http.post("/api/tables", json=NEW | {"options": {"mode": "hardcore"}})
    check(answer, 400, "bad-request")
    assert answer.json()["text"] == "The request is not as expected: Object contains unknown field `options`."


def test_request_of_ten_megabytes_is_refused(ada):
    answer = ada.http.post("/api/tables", json={"game": "x" * TEN_MEGABYTES})
    check(answer, 413, "too-long")


@pytest.mark.parametrize("name", ["", "x" * 25, 7, None])
def test_name_that_is_none_is_refused(ada, name):
    check(ada.http.put("/api/me", json={"name": name}), 400, "bad-request")
    assert ada.http.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/../api/nothing"]
)
def test_unknown_route_is_not_found(ada, path):
    check(ada.http.get(path), 404, "not-found")


@pytest.mark.parametrize("url", ["http://127.0.0.1/", "http://localhost:8000/x", "http://10.0.0.1/"])
def test_webhook_beside_the_server_is_refused(ada, url):
    check(ada.http.put("/api/webhook", json={"url": url}), 400, "bad-address")
    assert ada.http.get("/api/webhook").json() == {"url": None}


@pytest.mark.parametrize("method", ["DELETE", "PATCH", "POST", "PUT"])
@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/api/tables/x/record"])
def test_wrong_method_is_refused(ada, method, path):
    check(ada.http.request(method, path), 405, "wrong-method")


@pytest.mark.parametrize(
    "path", ["/api/tables/x", "/api/tables/x/invites", "/api/tables/x/record", "/api/tables/x/replay?step=0"]
)
def test_table_that_is_not_there_is_not_found(ada, path):
    check(ada.http.get(path), 404, "no-table")


def test_game_that_is_not_there_is_not_found(ada):
    check(ada.http.get("/api/games/chess"), 404, "no-game")


@pytest.mark.parametrize("query", ["", "step=x", "step=-1", "step=1e9", "step=0&eyes=-1", "step=0&eyes=x"])
def test_replay_wants_numbers(ada, table, query):
    check(ada.http.get(f"/api/tables/{table}/replay?{query}"), 400, "bad-request")


@pytest.mark.parametrize("what", ["record", "replay?step=0"])
def test_secrets_stay_secret_until_the_end(ada, table, what):
    check(ada.http.get(f"/api/tables/{table}/{what}"), 409, "not-over")


def test_whoever_has_no_cookie_can_change_nothing(stranger):
    check(stranger.post("/api/tables", json=NEW), 401, "no-guest")
    check(stranger.put("/api/me", json={"name": "Eve"}), 401, "no-guest")
    check(stranger.get("/api/my-tables"), 401, "no-guest")


@pytest.mark.parametrize("forge", [lambda guest, _: guest, lambda guest, _: f"{guest}.{'0' * 32}"])
def test_forged_cookie_proves_nothing(ada, stranger, forge):
    guest, _, signature = ada.http.cookies["darkling_guest"].partition(".")
    stranger.headers["cookie"] = f"darkling_guest={forge(guest, signature)}"
    check(stranger.get("/api/my-tables"), 401, "no-guest")
    assert stranger.get("/api/me").json()["guest"] != guest


def test_cookie_of_one_guest_signs_no_other(ada, guest, stranger):
    eve = guest("Eve")
    signature = eve.http.cookies["darkling_guest"].partition(".")[2]
    stranger.headers["cookie"] = f"darkling_guest={ada.me['guest']}.{signature}"
    check(stranger.get("/api/my-tables"), 401, "no-guest")


def test_what_changes_something_needs_the_header(ada):
    before = tables_of(ada)
    with http_client(ada.address, headers={}, cookies=ada.http.cookies) as plain:
        check(plain.post("/api/tables", json=NEW), 403, "no-header")
        check(plain.put("/api/me", json={"name": "Eve"}), 403, "no-header")
        assert plain.get("/api/my-tables").status_code == 200
    assert tables_of(ada) == before


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1", "127.0.0.1"])
def test_page_of_another_site_gets_nothing(ada, origin):
    check(ada.http.post("/api/tables", json=NEW, headers={"origin": origin}), 403, "wrong-origin")
    check(ada.http.get("/api/my-tables", headers={"origin": origin}), 403, "wrong-origin")


def test_own_page_is_let_in(ada):
    assert ada.http.get("/api/my-tables", headers={"origin": ada.address}).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_body_that_is_no_json_is_refused(ada, kind):
    before = tables_of(ada)
    body = b'{"game": "dealings", "seats": [{"kind": "me"}]}'
    answer = ada.http.post("/api/tables", content=body, headers={"content-type": kind})
    check(answer, 415, "not-json")
    assert tables_of(ada) == before


def test_invites_are_for_the_host(ada, guest):
    check(guest("Eve").http.get(f"/api/tables/{ada.make('me', 'open')}/invites"), 403, "not-host")


def test_nobody_sits_down_without_the_right_invite(ada, guest):
    eve = guest("Eve")
    table, other = ada.make("me", "open"), ada.make("me", "open")
    (foreign,) = ada.invites(other)
    check(eve.join(table), 403, "private")
    for token in (foreign, "0" * 32, "x", "é"):
        check(eve.join(table, token), 403, "bad-invite")
    for token in ("", "x" * 65):
        check(eve.join(table, token), 400, "bad-request")
    assert [seat["kind"] for seat in ada.http.get(f"/api/tables/{table}").json()["seats"]] == [
        "person",
        "open",
    ]


def test_invite_is_used_once(ada, guest):
    table = ada.make("me", "open")
    (token,) = ada.invites(table)
    assert guest("Ben").join(table, token).json() == {"seat": 1}
    check(guest("Eve").join(table, token), 403, "bad-invite")


@pytest.mark.parametrize("body", [{}, {"text": ""}, {"text": "x" * 2001}, {"text": "x", "cheat": 1}])
def test_report_without_a_text_is_refused(ada, table, body):
    check(ada.http.post(f"/api/tables/{table}/reports", json=body), 400, "bad-request")


def test_server_is_alive_after_all_this(ada):
    assert ada.http.get("/api/health").json()["ready"] is True
