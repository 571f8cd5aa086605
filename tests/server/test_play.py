"""People play a whole game over the network."""

from support.house import play_together


def test_one_person_plays_a_whole_game_against_bots(guest):
    ada = guest("Ada")
    table = ada.sit(ada.make("me", "easy"))
    play_together(table)
    places = table.scene["outcome"]["places"]
    assert sorted([seat for place in places for seat in place["seats"]]) == [0, 1]
    assert ada.http.get(f"/api/tables/{table.table}/record").status_code == 200


def test_two_people_play_a_whole_game_at_one_table(guest):
    ada, ben = guest("Ada"), guest("Ben")
    table = ada.make("me", "open")
    [token] = ada.invites(table)
    assert ben.join(table, token).json() == {"seat": 1}
    one, other = ada.sit(table), ben.sit(table)
    play_together(one, other)
    assert one.scene["outcome"] == other.scene["outcome"]
    assert [seat["name"] for seat in one.scene["seats"]] == ["Ada", "Ben"]
