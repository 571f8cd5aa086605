"""Recovery codes: each lets its owner in once, without the password, to take another one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select
from support.accounts import PASSWORD, me, recover, sign_in, sign_up
from websockets.exceptions import ConnectionClosed

from darkling.server import connection
from darkling.server.recovery_codes import CODES, new_codes, read_code
from darkling.server.store import Store
from darkling.server.store.people_models import RecoveryRow

NEW = "a lantern in the fog"


def codes_left(someone):
    return someone.http.get("/api/account/recovery-codes").json()["left"]


def renew(someone, password=PASSWORD):
    return someone.http.post("/api/account/recovery-codes", json={"password": password})


def test_a_code_lets_its_owner_in_once_with_another_password_and_ends_all_sessions(guest):
    ada, elsewhere = guest("Ada"), guest("Ada elsewhere")
    table = ada.make("me", "open")
    codes = sign_up(ada, "Ada Lost").json()["codes"]
    assert len(set(codes)) == CODES == codes_left(ada)
    assert recover(elsewhere, " ada LOST ", codes[0].upper().replace("-", " "), NEW).status_code == 201
    assert me(elsewhere)["guest"] == ada.me["guest"]
    assert elsewhere.sit(table).scene["mine"] == [0]
    assert me(ada)["account"] is False
    assert codes_left(elsewhere) == CODES - 1
    assert recover(guest("Eve"), "Ada Lost", codes[0], NEW).json()["code"] == "wrong-code"
    assert sign_in(ada, "Ada Lost").json()["code"] == "wrong-password"
    assert sign_in(ada, "Ada Lost", NEW).status_code == 201


def test_a_connection_ends_when_a_code_is_used_elsewhere(guest, monkeypatch):
    monkeypatch.setattr(connection, "SECONDS_BETWEEN_LOOKS", 0.05)
    ada, elsewhere = guest("Ada"), guest("Ada elsewhere")
    table = ada.make("me", "open")
    codes = sign_up(ada, "Ada Broken Into").json()["codes"]
    seated = ada.sit(table)
    recover(elsewhere, "Ada Broken Into", codes[0], NEW)
    with pytest.raises(ConnectionClosed):
        seated.receive_all()


def test_other_codes_take_the_place_of_those_of_before(guest):
    ada = guest("Ada")
    old = sign_up(ada, "Ada Renewed").json()["codes"]
    assert renew(ada, "not the password").json()["code"] == "wrong-password"
    new = renew(ada).json()["codes"]
    assert codes_left(ada) == CODES
    assert not set(old) & set(new)
    assert recover(guest("Eve"), "Ada Renewed", old[0], NEW).json()["code"] == "wrong-code"
    assert recover(guest("Fay"), "Ada Renewed", new[0], NEW).status_code == 201


def test_of_two_who_use_a_code_at_once_one_gets_in(guest):
    codes = sign_up(guest("Ada"), "Ada Raced").json()["codes"]
    thieves = [guest("Eve") for _ in range(4)]
    with ThreadPoolExecutor(len(thieves)) as pool:
        answers = list(pool.map(lambda one: recover(one, "Ada Raced", codes[0], NEW).status_code, thieves))
    assert sorted(answers) == [201, 403, 403, 403]


def test_a_wrong_code_an_unknown_name_and_the_code_of_another_are_refused_alike(guest):
    eve = guest("Eve")
    sign_up(guest("Ada"), "Ada Aimed At")
    foreign = sign_up(guest("Ben"), "Ben Aimed At").json()["codes"][0]
    tried = [("Ada Aimed At", new_codes(1)[0]), ("Nobody Aimed At", foreign), ("Ada Aimed At", foreign)]
    wrong = [recover(eve, name, code, NEW) for name, code in tried]
    assert {answer.status_code for answer in wrong} == {403}
    assert len({answer.content for answer in wrong}) == 1


def test_a_code_works_for_whoever_may_try_no_more_passwords(guest):
    ada = guest("Ada")
    codes = sign_up(ada, "Ada Shut Out").json()["codes"]
    eve = guest("Eve")
    for _ in range(12):
        sign_in(eve, "Ada Shut Out", "not the password")
    assert recover(eve, "Ada Shut Out", codes[0], NEW).status_code == 201
    assert sign_in(eve, "Ada Shut Out", NEW).status_code == 201


def test_a_guest_without_an_account_has_no_codes(guest):
    ada = guest("Ada")
    assert codes_left(ada) == 0
    assert renew(ada).json()["code"] == "no-account"


def test_codes_are_kept_as_hashes_and_are_forgotten_with_the_account(guest, server):
    ada = guest("Ada")
    codes = sign_up(ada, "Ada Hashed").json()["codes"]

    async def kept():
        store = await Store.open(server.config.database)
        async with store.sessions() as session:
            mine = select(RecoveryRow.code).where(RecoveryRow.guest == ada.me["guest"])
            found = list(await session.scalars(mine))
        await store.close()
        return found

    found = asyncio.run(kept())
    assert len(found) == CODES
    assert not [code for code in codes if any(code in row or read_code(code) in row for row in found)]
    assert ada.http.post("/api/me/delete", json={"password": PASSWORD}).status_code == 201
    assert asyncio.run(kept()) == []


def test_a_code_is_read_however_it_was_copied():
    for code in new_codes(50):
        assert read_code(code) == code
        assert read_code(f" {code.upper().replace('-', '')} ") == code
        assert read_code(code.replace("0", "O").replace("1", "l").replace("v", "U")) == code
