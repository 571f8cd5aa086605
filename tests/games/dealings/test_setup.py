"""Set-up, and the course of a game as a whole."""

import pytest
from support.script import first_option, play_on
from support.siege import phase

import darkling
from darkling.games.dealings.cards import ALL_DEFENSES, BASE_HEROES
from darkling.table.errors import BadSetup


def dealt(position):
    """Return all heroes as they lie after the deal: hand by hand, then the deck."""
    return [hero for hand in [*position.hands, position.hero_deck] for hero in hand]


@pytest.mark.rule("DD-SETUP-01")
def test_both_decks_hold_every_card_once_in_random_order():
    one, other = [darkling.start("dealings", 2, seed=seed) for seed in (1, 2)]
    for position in (one, other):
        assert sorted(dealt(position)) == list(BASE_HEROES)
        assert sorted(position.defense_deck) == list(ALL_DEFENSES)
        assert position.defense_deck != ALL_DEFENSES
    assert one.hands != other.hands
    assert one.defense_deck != other.defense_deck


@pytest.mark.rule("DD-SETUP-01")
def test_decks_lie_facedown():
    view = darkling.start("dealings", 2, seed=1).view(0)
    assert (view.heroes_undealt, view.defenses_undrawn) == (54 - 2 * 9, 60)
    assert view.available == ()


@pytest.mark.rule("DD-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nine_heroes_are_dealt_to_each_player(players):
    position = darkling.start("dealings", players, seed=3)
    assert [len(hand) for hand in position.hands] == [9] * players
    assert len(position.hero_deck) == 54 - 9 * players


@pytest.mark.rule("DD-SETUP-02")
def test_undealt_heroes_are_not_used():
    game = darkling.new("dealings", 2, seed=4)
    undealt = game.position.hero_deck
    play_on(game, first_option)
    assert game.position.hero_deck == undealt
    faced = {*game.position.undefeated, *game.position.defeated[0], *game.position.defeated[1]}
    assert not faced & set(undealt)


@pytest.mark.rule("DD-SETUP-03")
@pytest.mark.parametrize("players", [2, 6])
def test_any_seat_can_be_first_player(players):
    assert {darkling.start("dealings", players, seed=seed).first for seed in range(60)} == set(range(players))


@pytest.mark.rule("DD-SETUP-03")
def test_first_player_stays_the_same_for_the_whole_game():
    position = darkling.start("dealings", 3, seed=5)
    first = {position.view(None).first}
    play_on(position, first_option, until=lambda position: first.add(position.view(None).first))
    assert position.over
    assert len(first) == 1


@pytest.mark.rule("DD-GEN-01")
def test_three_phases_are_played_once_each_in_order():
    position = darkling.start("dealings", 3, seed=6)
    phases = [phase(position)]
    while not position.over:
        position.choose(position.waiting[0], first_option(position, position.waiting[0]))
        if phase(position) != phases[-1]:
            phases.append(phase(position))
    assert phases == ["hero", "defense", "combat"]


@pytest.mark.rule("DD-GEN-02")
@pytest.mark.parametrize("players", [2, 6])
def test_eight_heroes_and_eight_defenses_are_all_there_is(players):
    position = darkling.start("dealings", players, seed=7)
    play_on(position, first_option, until=lambda position: phase(position) == "defense")
    assert [len(hand) for hand in position.hands] == [8] * players
    play_on(position, first_option, until=lambda position: phase(position) == "combat")
    assert [len(cards) for cards in position.defenses] == [8] * players
    play_on(position, first_option)
    assert sum(map(len, position.defeated)) + len(position.undefeated) == 8 * players
    assert sum(map(len, position.defenses)) + len(position.trashed) == 8 * players


@pytest.mark.rule("DD-R-01")
@pytest.mark.parametrize("players", [0, 7, 8, -2])
def test_impossible_number_of_players_is_refused(players):
    with pytest.raises(BadSetup, match="1 to 6 players"):
        darkling.new("dealings", players)


@pytest.mark.rule("DD-R-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_two_to_six_play_together_and_one_plays_solo(players):
    position = darkling.start("dealings", players, seed=8)
    assert position.waiting == tuple(range(players))
    assert phase(position) == ("solo" if players == 1 else "hero")
