"""Requests made up from the server's description of itself, good and bad: every answer is as described."""

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.serialization import decode_json, encode_json
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    negative_data_rejection,
    positive_data_acceptance,
)
from support.ahead import play_ahead
from support.cases import SOAK
from support.house import HEADER, Guest

from darkling.server.app import make_app
from darkling.server.config import ServerConfig
from darkling.server.signing import SigningKey, new_id

DESCRIBED = decode_json(encode_json(make_app(ServerConfig(Path("data"))).openapi_schema.to_schema()))
# A well-formed request may ask for a game that is not there. What OPTIONS tells of a path is the framework's.
UNCHECKED = [positive_data_acceptance, allow_header_conformance]
# A stranger is told to get a name before anything else is looked at.
STRANGERS_UNCHECKED = [*UNCHECKED, negative_data_rejection]

# Pings of open connections are numbered at random, in the same process as the strategies.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
schema = schemathesis.openapi.from_dict(DESCRIBED)
bounded = settings(
    max_examples=25 if SOAK else 10,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def ada(server):
    ada = Guest(server.address, "Ada")
    yield ada
    ada.leave()


@pytest.fixture(scope="module")
def tables(ada, server):
    """A game that is being played, one that is over, and one that has not begun."""
    table = ada.sit(play_ahead(server, ada.make("me", "easy")))
    table.play(1000)
    return [ada.make("me", "easy"), table.table, ada.make("me", "open")]


def validate(case, address, cookies, unchecked):
    case.call_and_validate(base_url=address, headers=HEADER, cookies=cookies, excluded_checks=unchecked)


def test_description_is_served(ada):
    assert ada.http.get("/api/schema/openapi.json").json() == DESCRIBED


LEAVING = "/(account|session|me/delete)"
"""After such a request the guest is another one."""


@schema.exclude(path_regex=LEAVING).parametrize()
@bounded
def test_every_answer_is_as_described(ada, case):
    validate(case, ada.address, dict(ada.http.cookies), UNCHECKED)


@schema.include(path_regex=LEAVING).parametrize()
@settings(bounded, max_examples=8)
def test_every_answer_to_comers_and_goers_is_as_described(server, case):
    cookie = SigningKey.kept_in(server.config.data).guest_cookie(new_id())
    validate(case, server.address, {"darkling_guest": cookie}, UNCHECKED)


@schema.parametrize()
@bounded
def test_every_answer_to_a_stranger_is_as_described(ada, case):
    """Whoever has no cookie, or a forged one, is answered as described too."""
    for cookies in ({}, {"darkling_guest": f"{ada.me['guest']}.{'0' * 32}"}):
        case.call_and_validate(
            base_url=ada.address, headers=HEADER, cookies=cookies, excluded_checks=STRANGERS_UNCHECKED
        )


@schema.include(path_regex=r"\{table\}").parametrize()
@bounded
def test_every_answer_about_a_table_is_as_described(ada, tables, case):
    for table in tables:
        case.path_parameters["table"] = table
        # Whatever was wrong with the table's id is not any more.
        validate(case, ada.address, dict(ada.http.cookies), [*UNCHECKED, negative_data_rejection])
