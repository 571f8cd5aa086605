"""What people write is taken if it shows as it is written, on every database."""

import pytest

from darkling.server.refusal import Refusal
from darkling.server.texts import LONGEST_FOLDED, checked_name, checked_text, folded_name

GOOD = ["Ada", "  Ada ", "Zoë", "李雷", "Ада", "O'Neil 2", "می‌خواهم", "👩‍🚀", "a b", "ß"]
BAD = ["", " ", "\u00a0", "\u200b", "\u200d", "A\nda", "A\0da", "\u202eadA", "Ada\u2066", "\ufeff", "A\ud800"]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_scripts_are_taken(name):
    assert checked_name(name) == name.strip()


@pytest.mark.parametrize("name", BAD)
def test_names_that_do_not_show_are_refused(name):
    with pytest.raises(Refusal):
        checked_name(name)


def test_a_name_that_is_long_when_written_out_is_refused():
    assert len(folded_name("ﷺ" * 24)) > LONGEST_FOLDED
    with pytest.raises(Refusal, match="too long"):
        checked_name("ﷺ" * 24)


def test_texts_may_have_several_lines():
    assert checked_text("One\nTwo\tthree") == "One\nTwo\tthree"
    for bad in ("\0", "\u202e", "a\x07b"):
        with pytest.raises(Refusal):
            checked_text(bad)


@pytest.mark.parametrize("bad", ["A\0da", "\u202eadA", "ﷺ" * 24])
def test_the_server_takes_no_such_text_anywhere(guest, bad):
    ada = guest("Ada")
    table = ada.make("me", "easy")
    seat = {"kind": "me", "name": bad}
    answers = [
        ada.http.put("/api/me", json={"name": bad}),
        ada.http.post("/api/account", json={"name": bad, "password": "long enough, surely"}),
        ada.http.post("/api/tables", json={"game": "dealings", "seats": [seat, {"kind": "bot"}]}),
    ]
    assert [answer.json()["code"] for answer in answers] == ["bad-name"] * 3
    if "\0" in bad:
        assert ada.sit(table).ask("say", text=bad)["code"] == "bad-text"
        report = ada.http.post(f"/api/tables/{table}/reports", json={"text": bad})
        assert report.json()["code"] == "bad-text"


@pytest.mark.parametrize("path", ["/api/people/{}", "/api/tables/{}", "/api/games/{}"])
def test_a_huge_number_in_a_path_leads_nowhere(guest, path):
    ada = guest("Ada")
    how = {"method": "DELETE", "json": {}} if "people" in path else {"method": "GET"}
    answer = ada.http.request(url=path.format(10**40), **how)
    assert answer.status_code in (200, 404), answer.text
