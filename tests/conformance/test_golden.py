"""Every mode of every game has its golden playthrough and its stored record."""

from support.cases import GOLDEN

from darkling.games import OWN, find
from darkling.testing import cases_of
from darkling.testing.suite import gathered, smallest

PLAYED = [case for game in OWN for case in smallest(gathered(cases_of(find(game))))]


def test_every_game_and_mode_has_its_playthrough_and_its_record():
    assert {file.name for file in GOLDEN.glob("*.txt")} == {f"{case}.txt" for case in PLAYED}
    assert {file.name for file in GOLDEN.glob("*.json")} == {f"{case}.record.json" for case in PLAYED}
