"""Passwords that anyone would guess are refused, and guessing shuts only those out who guess."""

import asyncio
from contextlib import suppress

import pytest
from support.accounts import PASSWORD, me, recover, sign_in, sign_out, sign_up

from darkling.server import password_tries
from darkling.server.asker import Asker, home_of
from darkling.server.config import ServerConfig
from darkling.server.devices import Device
from darkling.server.password_tries import LONG_WINDOW, MOST_TRIES, PasswordTries
from darkling.server.passwords import Passwords
from darkling.server.refusal import Refusal
from darkling.server.store import Store
from darkling.server.store.tries import Tries
from darkling.server.weak_passwords import check_new_password, common_passwords, is_common, is_mostly

COMMON = [
    "qwertyuiop",
    "1q2w3e4r5t",
    "1029384756",
    "basketball",
    "password123",
    "P@ssw0rd2024!",
    "Christopher1",
    "!!letmein!!99",
    "dragon dragon",
    "\uff30assword123",
    "aaaaaaaaaaaa",
    "abc1abc1abc1",
    "0123456789",
    "zyxwvutsrq",
]
WRONG = "not the password"


@pytest.mark.parametrize("password", COMMON)
def test_a_common_password_is_refused_however_it_is_written(password):
    assert is_common(password)


@pytest.mark.parametrize("password", [PASSWORD, "a lantern in the fog", "Xk9#27!5zQ", "十二本の赤い薔薇と月"])
def test_other_passwords_are_taken(password):
    check_new_password(password, "Ada Amber")


def test_the_list_is_short_and_has_nothing_in_it_twice():
    assert 3000 < len(common_passwords()) < 5000
    assert all(word == word.casefold() for word in common_passwords())


@pytest.mark.parametrize(
    "password", ["AdaAmber2024", "adaamberadaamber", "rebma ada", "amber.ada.1815", "Amber1Amber2"]
)
def test_a_password_that_is_little_more_than_the_name_is_refused(password):
    assert is_mostly(password, "Ada Amber")
    with pytest.raises(Refusal, match="your name"):
        check_new_password(password, "Ada Amber")


def test_a_name_may_be_a_part_of_a_password():
    assert not is_mostly("ada counts the stars", "Ada Amber")


def test_the_server_takes_no_weak_password_anywhere(guest):
    ada = guest("Ada")
    refused = sign_up(ada, "Ada Weak", "password123")
    assert (refused.status_code, refused.json()["code"]) == (400, "weak-password")
    assert "three or four words" in refused.json()["text"]
    assert sign_up(ada, "Ada Weak", "AdaWeak12345").json()["code"] == "weak-password"
    codes = sign_up(ada, "Ada Weak").json()["codes"]
    change = {"old": PASSWORD, "new": "qwertyuiop"}
    assert ada.http.put("/api/account/password", json=change).json()["code"] == "weak-password"
    assert recover(ada, "Ada Weak", codes[0], "adaweak-adaweak").json()["code"] == "weak-password"
    # A code is not used up by a password that is refused.
    assert recover(ada, "Ada Weak", codes[0], "a lantern in the fog").status_code == 201


def test_for_a_name_that_nobody_has_as_much_is_done_as_for_any_other(guest, monkeypatch):
    compared = []
    compare = Passwords._compare

    def noting(self, kept, password):
        compared.append(kept.rpartition("$")[0].rpartition("$")[0])
        return compare(self, kept, password)

    monkeypatch.setattr(Passwords, "_compare", noting)
    ada, eve = guest("Ada"), guest("Eve")
    sign_up(ada, "Ada Known")
    answers = [sign_in(eve, name, WRONG) for name in ("Ada Known", "Nobody Known")]
    assert answers[0].content == answers[1].content
    # Each time a hash of the same kind and costs.
    assert len(compared) == 2
    assert compared[0] == compared[1]
    assert compared[0].startswith("$argon2id$")


def tries(someone, name, count, **headers):
    return [sign_in(someone, name, WRONG, **headers).json()["code"] for _ in range(count)]


def test_whoever_guesses_shuts_only_themselves_out(guest):
    ada, eve, elsewhere = guest("Ada"), guest("Eve"), guest("Ada elsewhere")
    sign_up(ada, "Ada Guessed")
    refused = [*["wrong-password"] * MOST_TRIES, "too-many-tries"]
    assert tries(eve, "Ada Guessed", MOST_TRIES + 1) == refused
    # Even the right one does not help Eve now; the owner comes in from anywhere else.
    assert sign_in(eve, "Ada Guessed").status_code == 429
    assert sign_in(elsewhere, "Ada Guessed").status_code == 201
    assert me(ada)["account"] is True
    # That she is in forgives Eve nothing.
    assert sign_in(eve, "Ada Guessed").status_code == 429


def test_a_name_that_nobody_has_is_counted_alike(guest):
    ada, eve = guest("Ada"), guest("Eve")
    sign_up(ada, "Ada Counted")
    known, unknown = [tries(eve, name, MOST_TRIES + 1) for name in ("Ada Counted", "Nobody Counted")]
    assert known == unknown


def test_guessing_from_many_addresses_is_stopped_but_not_where_the_owner_was_before(guest, monkeypatch):
    monkeypatch.setattr(password_tries, "MOST_EVERYWHERE", 20)
    ada, eve = guest("Ada"), guest("Eve")
    sign_up(ada, "Ada Besieged")
    sign_out(ada)
    codes = [
        tries(eve, "Ada Besieged", 1, **{"X-Forwarded-For": f"203.0.113.{host}"})[0] for host in range(21)
    ]
    assert codes == [*["wrong-password"] * 20, "too-many-tries"]
    # At an address that nothing came from yet.
    assert sign_in(guest("Fay"), "Ada Besieged").json()["code"] == "too-many-tries"
    assert sign_in(ada, "Ada Besieged").status_code == 201


def test_one_address_uses_up_nothing_of_what_all_may_try(guest, monkeypatch):
    monkeypatch.setattr(password_tries, "MOST_EVERYWHERE", MOST_TRIES + 2)
    ada, eve, elsewhere = guest("Ada"), guest("Eve"), guest("Ada elsewhere")
    sign_up(ada, "Ada Hammered")
    tries(eve, "Ada Hammered", MOST_TRIES + 10)
    assert sign_in(elsewhere, "Ada Hammered").status_code == 201


def test_a_known_browser_is_known_for_its_own_account_only(guest, monkeypatch):
    monkeypatch.setattr(password_tries, "MOST_EVERYWHERE", 3)
    ada, eve = guest("Ada"), guest("Eve")
    sign_up(ada, "Ada Apart")
    sign_up(eve, "Eve Apart")
    sign_out(eve)
    for host in range(4):
        tries(eve, "Ada Apart", 1, **{"X-Forwarded-For": f"203.0.113.{host}"})
    assert sign_in(eve, "Ada Apart").status_code == 429
    stolen = {"cookie": f"darkling_known={ada.http.cookies['darkling_guest']}"}
    assert sign_in(guest("Fay"), "Ada Apart", **stolen).status_code == 429


async def tried_at_once(config):
    """Let two processes try one password after the other at once, and return how many got through."""
    config.lay_out()
    stores = [await Store.open(config.database) for _ in range(2)]
    asker = Asker("203.0.113.7", None, Device("", ""))

    async def one(store):
        with suppress(Refusal):
            await PasswordTries(Tries(store.sessions)).spend("ada", "guest", asker)
            return 1
        return 0

    through = sum(await asyncio.gather(*[one(store) for store in stores for _ in range(MOST_TRIES)]))
    # Once they are old, they are forgotten.
    await PasswordTries(Tries(stores[0].sessions)).drop_old(password_tries.time() + LONG_WINDOW + 1)
    return through, sum([await one(stores[1]) for _ in range(2)]), [await each.close() for each in stores]


def test_all_processes_together_let_nobody_try_more(shared, tmp_path):
    through, later, _ = asyncio.run(tried_at_once(ServerConfig(tmp_path, **shared)))
    assert (through, later) == (MOST_TRIES, 2)


def test_a_home_has_one_address():
    assert home_of("203.0.113.7") == "203.0.113.7"
    assert home_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert home_of("2001:db8:1:2:aaaa::1") == home_of("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::"
    assert home_of("2001:db8:1:3::1") != home_of("2001:db8:1:2::1")
    assert home_of("testclient") == "testclient"
