"""The browsers in which one is signed in: a list, and an end to one or to all others."""

import asyncio

import pytest
from sqlalchemy import Connection, text
from support.accounts import PASSWORD, me, sign_in, sign_up
from websockets.exceptions import ConnectionClosed

from darkling.server import connection
from darkling.server.asker import Asker
from darkling.server.config import ServerConfig
from darkling.server.devices import Device
from darkling.server.passwords import Passwords
from darkling.server.people import People
from darkling.server.store import Store, engines, signed_in
from darkling.server.store.hashes import hash_of
from darkling.server.store.migrate import migrate

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
AGENTS = {
    FIREFOX: ("Firefox", "Linux"),
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
    "Safari/537.36 Edg/140.0.0.0": ("Edge", "Windows"),
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
    "Mobile Safari/537.36": ("Chrome", "Android"),
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1": ("Safari", "iPhone"),
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "CriOS/140.0.0.0 Mobile/15E148 Safari/604.1": ("Chrome", "iPad"),
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Safari/605.1.15": ("Safari", "macOS"),
    "python-httpx/0.28.1": ("", ""),
    "": ("", ""),
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_browser_is_told_in_words(agent):
    assert Device.told_by(agent) == Device(*AGENTS[agent])


def browsers(someone):
    return someone.http.get("/api/account/browsers").json()


def test_one_sees_all_browsers_in_which_one_is_signed_in_and_nobody_elses(guest):
    ada, elsewhere, eve = guest("Ada"), guest("Ada elsewhere"), guest("Eve")
    sign_up(ada, "Ada Listed")
    sign_up(eve, "Eve Listed")
    sign_in(elsewhere, "Ada Listed", **{"User-Agent": FIREFOX})
    assert [(one["browser"], one["system"], one["here"]) for one in browsers(ada)] == [
        ("", "", True),
        ("Firefox", "Linux", False),
    ]
    assert [one["here"] for one in browsers(elsewhere)] == [True, False]
    assert len(browsers(eve)) == 1
    assert browsers(guest("Guest")) == []


def test_one_browser_or_all_others_are_signed_out(guest):
    ada, other, third, eve = guest("Ada"), guest("Other"), guest("Third"), guest("Eve")
    sign_up(ada, "Ada Ending")
    sign_up(eve, "Eve Ending")
    sign_in(other, "Ada Ending")
    sign_in(third, "Ada Ending")
    ids = {one["id"] for one in browsers(ada)}
    (others,) = [one["id"] for one in browsers(other) if one["here"]]
    for wrong in (others[:-1], f"{others}0", "%25", "_" * 16):
        ada.http.request("DELETE", f"/api/account/browsers/{wrong}", json={})
        assert {one["id"] for one in browsers(ada)} == ids
    # Nobody ends a session of someone else.
    eve.http.request("DELETE", f"/api/account/browsers/{others}", json={})
    assert me(other)["account"] is True
    left = ada.http.request("DELETE", f"/api/account/browsers/{others}", json={})
    assert {one["id"] for one in left.json()} == ids - {others}
    assert [me(one)["account"] for one in (ada, other, third, eve)] == [True, False, True, True]
    left = ada.http.request("DELETE", "/api/account/browsers", json={})
    assert [one["here"] for one in left.json()] == [True]
    assert [me(one)["account"] for one in (ada, third, eve)] == [True, False, True]


def test_signing_a_browser_out_ends_its_connections(guest, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_LOOKS", 0.05)
    ada, other = guest("Ada"), guest("Other")
    table = ada.make("me", "open")
    sign_up(ada, "Ada Hanging Up")
    sign_in(other, "Ada Hanging Up")
    stays, goes = ada.sit(table), other.sit(table)
    ada.http.request("DELETE", "/api/account/browsers", json={})
    with pytest.raises(ConnectionClosed):
        goes.receive_all()
    assert stays.look()["mine"] == [0]


def test_that_someone_is_here_is_written_down_now_and_then(guest, monkeypatch):
    ada, other = guest("Ada"), guest("Other")
    sign_up(ada, "Ada Seen")
    sign_in(other, "Ada Seen")
    before = {one["id"]: one["seen"] for one in browsers(ada)}
    assert {one["id"]: one["seen"] for one in browsers(ada)} == before
    monkeypatch.setattr(signed_in, "SEEN_EVERY", 0)
    me(other)
    after = {one["id"]: one["seen"] for one in browsers(ada)}
    assert all(after[one] > before[one] for one in after)


TOKEN = "a token of before"
OLD_ROWS = (
    "INSERT INTO guests (id, name, made) VALUES ('ada', 'Ada', 1.0)",
    "INSERT INTO accounts (guest, key, password, made, tries, tried) "
    "VALUES ('ada', 'ada', :password, 1.0, 9, 2.0)",
    "INSERT INTO sessions (token, guest, made) VALUES (:token, 'ada', 5.0)",
)


def as_before(database: Connection, password: str) -> None:
    """Make a database as it was before sessions were listed, with an account and a session in it."""
    migrate(database, "0005")
    for row in OLD_ROWS:
        values = {"password": password, "token": hash_of(TOKEN)}
        database.execute(text(row), {name: values[name] for name in values if f":{name}" in row})


@pytest.mark.usefixtures("quick_hashes")
def test_accounts_and_sessions_of_before_go_on(shared, tmp_path):
    config = ServerConfig(tmp_path, **shared)
    asker = Asker("203.0.113.7", None, Device("", ""))

    async def test():
        password = await Passwords().hash(PASSWORD)
        engine = engines.engine_for(config.database)
        async with engine.begin() as database:
            await database.run_sync(as_before, password)
        await engine.dispose()
        store = await Store.open(config.database)
        people = People.of(store)
        assert await people.signed_in.guest_of(TOKEN, 10.0) == "ada"
        (browser,) = await people.signed_in.browsers("ada", TOKEN, 10.0)
        assert (browser.browser, browser.begun, browser.seen, browser.here) == ("", 5.0, 5.0, True)
        assert (await people.sign_in("Ada", PASSWORD, asker))[0] == "ada"
        assert len(await people.renew_codes("ada", PASSWORD, asker)) == 8
        await store.close()

    asyncio.run(test())
