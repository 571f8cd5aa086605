"""Words: whole games told, each rare option told, and what is said about the figures."""

import pytest
from support.gangs import BORING, alone, gang, table
from support.script import option, say

import darkling
from darkling.games.heists.bot.rollout import rollout
from darkling.games.heists.rules.outcome import solo_outcome
from darkling.table.chance import Chance
from darkling.words import Words

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def told(g, name, seat=0):
    """Return an offered option in words."""
    return Words("heists", seat, NAMES).option_now(option(g, seat, name), g.view(seat))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_game_of_people_who_know_what_they_do_can_be_told(players):
    game = darkling.new("heists", players, 3)
    chance = Chance.seeded(3)
    tellers = [Words("heists", seat, NAMES) for seat in range(players)]
    while not game.over:
        seat = game.waiting[0]
        decision, view, words = game.decision(seat), game.view(seat), tellers[seat]
        assert all(line for block in words.table(decision, view) for line in block)
        assert all(words.option_now(offered, view) for offered in decision.options)
        game.choose(seat, rollout(game.position, seat, chance))
    assert all(words.event(event) for seat, words in enumerate(tellers) for event in game.events(seat))
    assert all(tellers[0].looks(game.view(0)).values())
    assert tellers[0].summary(game.view(0))
    assert all(tellers[0].result(game.result, game.sides))


@pytest.mark.parametrize(
    ("seat", "choices", "name", "says"),
    [
        (gang("ST05", "ST04"), ["streets", "crime ST05"], "crime ST04", "Use Thieves for crime: 1 + 2 = 3"),
        (
            gang("ST02", coins=1),
            ["streets", "sway ST02"],
            "coin_sway ST02",
            "Spend a coin on Bribe for 1 more sway",
        ),
        (gang("ST02", coins=1), ["streets", "crime ST02"], "coin_crime ST02", "for 1 more crime"),
        (gang("CR04", coins=1), ["streets"], "settle_coin", "Pay the coin that is due"),
        (gang("CR04"), ["streets"], "settle_heat", "Take the Heat that is due"),
        (gang("CR02"), ["streets", "activate CR02"], "draw", "Draw a card"),
        (
            gang("NO09", "NO01", coins=2),
            ["streets"],
            "activate NO09",
            "take 1 coin for each other Noble in hand",
        ),
        (gang("NO09", coins=2), ["streets"], "activate_second NO09", "pay 2 coins to bury a card"),
        (gang("GO00"), ["streets", "crime GO00"], "larceny", "3 crime for 2 coins and a larceny card"),
        (
            gang("ST05", "ST04"),
            ["streets", "crime ST05"],
            "end_turn",
            "End your turn, with 1 crime and sway unspent",
        ),
        (
            gang("ST05", heists=["HA15"]),
            ["streets"],
            "permanent HA15",
            "The Crown of Hollow Kings: +3 crime or sway",
        ),
        (gang("ST05", heists=["HA15"]), ["streets", "permanent HA15"], "to_crime", "Crime"),
        (gang("ST05", heists=["HA15"]), ["streets", "permanent HA15"], "to_sway", "Sway"),
        (gang("ST05", current="HB01", met=1), [], "heist", "Go on with Crypt Lane Pawnshop: Charm the Clerk"),
        (
            gang("GO00", "ST04", current="HB01"),
            ["heist", "all_crime"],
            "attempt_crime",
            "by crime: 5 against 4",
        ),
        (gang("ST05", current="HB01"), ["heist"], "give_up", "keep what is done of the heist"),
        (gang("CO02", coins=2), ["streets", "activate CO02"], "target P1", "You"),
        (gang("CO02", coins=2), ["streets", "activate CO02"], "target P2", "Bob"),
    ],
)
def test_options_tell_what_they_come_to(seat, choices, name, says):
    g = table(seat, gang(), streets=BORING)
    say(g, *choices)
    assert says in told(g, name)


def test_the_price_of_heat_and_of_a_sweep_is_told():
    g = table(gang("ST05", coins=2), streets=[*BORING[:4], "-"], street_deck=["CO05"])
    say(g, "streets", "end_turn")
    assert (told(g, "pay"), told(g, "take_heat")) == ("Pay 2 of your 2 coins", "Take a Heat")
    g = table(gang("ST05", coins=2), streets=[*BORING[:4], "-"], street_deck=["CO03"])
    say(g, "streets", "end_turn")
    assert [told(g, f"offer {coins}") for coins in range(3)] == [
        "Offer no coins",
        "Offer 1 coin",
        "Offer 2 coins",
    ]


def test_the_auto_player_is_called_by_its_name():
    g = alone("CO02", gang_has={"coins": 2})
    say(g, "streets", "activate CO02")
    assert told(g, "target auto") == "The Auto Player"


@pytest.mark.parametrize(("heists", "verdict"), [(3, "You win"), (2, "You lose")])
def test_who_plays_alone_is_told_who_won(heists, verdict):
    words, result = Words("heists", 0, ["You"]), solo_outcome((5, 12, 0), heists)
    assert words.result(result, ((0,),))[0].startswith(verdict)
    assert words.result(result, ((0,),))[1] == f"Score: {heists} heists, 17 notoriety."
    assert words.accounts(result)[1] == "You: 5 from scoundrels, 12 from heists and 0 from Heat."
