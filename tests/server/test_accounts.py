"""Accounts: a guest makes one, comes back to it from anywhere, changes it and has it forgotten."""

import asyncio

import pytest
from sqlalchemy import select
from support.accounts import PASSWORD, me, sign_in, sign_out, sign_up, tables_of
from support.house import RunningServer
from websockets.exceptions import ConnectionClosed

from darkling.server import connection
from darkling.server.passwords import Passwords
from darkling.server.store import Store
from darkling.server.store.models import Base


def test_a_guest_who_makes_an_account_keeps_tables_and_seats(guest):
    ada = guest("Ada")
    table = ada.make("me", "open")
    assert sign_up(ada, "Ada Amber").status_code == 201
    assert me(ada) == {"guest": ada.me["guest"], "name": "Ada Amber", "account": True}
    assert tables_of(ada) == [table]
    assert ada.sit(table).scene["mine"] == [0]
    assert ada.invites(table)


def test_the_same_person_plays_on_from_another_browser(guest):
    ada, elsewhere = guest("Ada"), guest("Guest of the inn")
    table = ada.make("me", "easy")
    sign_up(ada, "Ada Basalt")
    before = me(elsewhere)
    assert sign_in(elsewhere, "  ada  BASALT ").json()["guest"] == ada.me["guest"]
    assert elsewhere.sit(table).scene["mine"] == [0]
    sign_out(elsewhere)
    assert me(elsewhere) == before
    assert elsewhere.sit(table).scene["mine"] == []


def test_after_signing_out_the_old_cookie_of_the_guest_proves_nothing(guest):
    ada = guest("Ada")
    table = ada.make("me", "open")
    sign_up(ada, "Ada Cinder")
    sign_out(ada)
    assert ada.http.get("/api/my-tables").json()["code"] == "no-guest"
    assert ada.sit(table).scene["mine"] == []
    assert me(ada)["guest"] != ada.me["guest"]
    assert tables_of(ada) == []


def test_signing_out_everywhere_ends_all_sessions_and_live_connections(guest, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_LOOKS", 0.05)
    ada, elsewhere = guest("Ada"), guest("Other")
    table = ada.make("me", "open")
    sign_up(ada, "Ada Dross")
    sign_in(elsewhere, "Ada Dross")
    seated = elsewhere.sit(table)
    sign_out(ada, where="everywhere")
    assert me(elsewhere)["account"] is False
    with pytest.raises(ConnectionClosed):
        seated.receive_all()


def test_a_session_that_ends_while_a_connection_is_made_ends_it_too(guest, server, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_LOOKS", 0.05)
    ada = guest("Ada")
    table = ada.make("me", "open")
    sign_up(ada, "Ada Drift")
    rooms, signed_in = server.house.rooms, server.house.people.signed_in

    async def find_too_late(wanted, find=rooms.find):
        await signed_in.end_all(ada.me["guest"])
        return await find(wanted)

    monkeypatch.setattr(rooms, "find", find_too_late)
    with pytest.raises(ConnectionClosed):
        ada.connect(table).receive_all()


def test_a_name_is_taken_once_however_it_is_written(guest):
    ada, eve = guest("Ada"), guest("Eve")
    sign_up(ada, "Ada Ember")
    assert sign_up(eve, "ADA  ember").json()["code"] == "name-taken"
    assert sign_up(eve, "Eve Ember").status_code == 201
    assert sign_up(eve, "Eve Again").json()["code"] == "has-account"
    assert eve.http.put("/api/me", json={"name": "ada ember"}).json()["code"] == "name-taken"
    assert me(eve)["name"] == "Eve Ember"
    assert eve.http.put("/api/me", json={"name": "Eve Flint"}).json()["name"] == "Eve Flint"
    assert sign_in(guest(), "Eve Flint").status_code == 201
    assert sign_in(guest(), "Eve Ember").json()["code"] == "wrong-password"


@pytest.mark.parametrize("password", ["", "too short", "x" * 201])
def test_a_password_has_ten_to_two_hundred_letters(guest, password):
    assert sign_up(guest(), "Ada Fen", password).json()["code"] == "bad-request"


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(guest):
    ada, eve = guest("Ada"), guest("Eve")
    sign_up(ada, "Ada Garnet")
    wrong = [sign_in(eve, "Ada Garnet", "not the password"), sign_in(eve, "Nobody Known")]
    assert [answer.status_code for answer in wrong] == [403, 403]
    assert wrong[0].content == wrong[1].content


@pytest.mark.usefixtures("quick_hashes")
def test_passwords_are_kept_as_argon2_hashes():
    passwords = Passwords()
    kept = asyncio.run(passwords.hash(PASSWORD))
    assert kept.startswith("$argon2id$")
    compared = [(PASSWORD, kept), ("not the password", kept), ("nobody", None), (PASSWORD, "no hash")]
    assert [asyncio.run(passwords.fits(*pair)) for pair in compared] == [True, False, False, False]


def test_another_password_signs_all_other_browsers_out(guest):
    ada, elsewhere = guest("Ada"), guest("Other")
    sign_up(ada, "Ada Ivory")
    sign_in(elsewhere, "Ada Ivory")
    change = {"old": "not the password", "new": "a lantern in the fog"}
    assert ada.http.put("/api/account/password", json=change).json()["code"] == "wrong-password"
    change["old"] = PASSWORD
    assert ada.http.put("/api/account/password", json=change).status_code == 200
    assert (me(ada)["account"], me(elsewhere)["account"]) == (True, False)
    assert sign_in(elsewhere, "Ada Ivory").status_code == 403
    assert sign_in(elsewhere, "Ada Ivory", change["new"]).status_code == 201


def test_a_guest_without_an_account_has_no_password(guest):
    change = {"old": PASSWORD, "new": PASSWORD}
    assert guest().http.put("/api/account/password", json=change).json()["code"] == "no-account"


def test_the_cookie_of_a_session_is_closed_to_scripts(guest):
    cookie = sign_up(guest("Ada"), "Ada Jet").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_one_gets_all_that_is_kept_about_oneself_and_no_secret(guest):
    ada, ben = guest("Ada"), guest("Ben")
    sign_up(ada, "Ada Knell")
    table = ada.make("me", "easy")
    ada.sit(table).ask("say", text="Good evening")
    ben.sit(table).ask("say", text="Not hers")
    answer = ada.http.get("/api/me/data")
    data = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert [row["name"] for row in data["guest"]] == ["Ada Knell"]
    assert [row["text"] for row in data["chats"]] == ["Good evening"]
    assert data["seats"] == [{"table": table, "seat": 0}]
    assert len(data["sessions"]) == len(data["account"]) == 1
    assert len(data["recovery-codes"]) == 8
    assert not [word for word in ("argon2", "seed", "token", "password") if word in answer.text]


def test_whoever_is_forgotten_leaves_no_name_behind(guest, server: RunningServer):
    ada, ben = guest("Ada"), guest("Ben")
    sign_up(ada, "Ada Unforgettable")
    table = ada.make("me", "open")
    ben.join(table, ada.invites(table)[0])
    ada.sit(table).ask("say", text="My unforgettable words")
    assert ada.http.post("/api/me/delete", json={}).json()["code"] == "wrong-password"
    assert ada.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 201
    left = ben.sit(table)
    seat = left.scene["seats"][0]
    assert (seat["name"], seat["kind"], seat["holds_for"]) == ("Someone", "bot", None)
    assert left.scene["host"] is True
    assert left.chats == []
    assert sign_in(guest(), "Ada Unforgettable").json()["code"] == "wrong-password"
    assert not [line for line in dump(server) if "nforgettable" in line]


def dump(server: RunningServer) -> list[str]:
    """Return all that is in the database."""

    async def rows() -> list[str]:
        store = await Store.open(server.config.database)
        async with store.sessions() as session:
            tables = Base.metadata.sorted_tables
            kept = [str(row) for table in tables for row in await session.execute(select(table))]
        await store.close()
        return kept

    return asyncio.run(rows())


def test_a_guest_without_an_account_is_forgotten_too(guest):
    ada = guest("Ada")
    table = ada.make("me", "open")
    assert ada.http.post("/api/me/delete", json={}).status_code == 201
    assert tables_of_new_guest(ada) == []
    assert guest("Ben").sit(table).scene["seats"][0]["kind"] == "open"


def tables_of_new_guest(someone):
    assert me(someone)["guest"] != someone.me["guest"]
    return tables_of(someone)
