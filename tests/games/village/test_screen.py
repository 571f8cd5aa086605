"""What the village tells its screen: the board, and a hero's odds against the Warlord."""

from support.villages import table

from darkling.games.village.telling.catalogue import catalogue

HITS = {"square": "G6", "hits": 3}


def odds(g, seat):
    return {one.hero: (one.dice, one.hits, one.odds) for one in g.view(seat).prospects}


def test_odds_are_those_of_dice_and_hit_cards():
    g = table(RED=HITS, BLUE={**HITS, "square": "G4", "weapon": "AXE"}, GREEN={"square": "G5"})
    found = odds(g, 1)
    assert found["RED"] == (2, 3, (56, 19, 3, 0, 0))
    assert found["BLUE"] == (3, 3, (80, 49, 20, 5, 0))
    assert found["GREEN"] == (2, 0, (0, 0, 0, 0, 0))


def test_who_has_seen_the_weakness_counts_on_four_dice():
    place = {"BLUE": {**HITS, "weapon": "AXE"}, "RED": {"square": "TOP"}, "secret": "WC02"}
    assert odds(table(**place), 1)["BLUE"][0] == 3
    g = table(**place, peeked=[["WC02"]])
    assert odds(g, 1)["BLUE"] == (4, 3, (91, 72, 44, 20, 6))


def test_only_the_owner_of_a_hero_is_told_its_odds():
    g = table(RED=HITS)
    assert odds(g, 0) == odds(g, None) == {}


def test_every_square_is_drawn_and_every_building_has_its_place():
    cards = catalogue()
    squares = {square.id: square for square in cards.squares}
    assert (squares["TOP"].wide, squares["STEP"].wide, squares["A2"].wide) == (3, 3, 1)
    for building in cards.buildings:
        assert squares[building.doorway].mark == squares[building.treasure].mark == building.mark
        assert building.number in squares[building.doorway].joined
    assert [building.limit for building in cards.buildings] == [5, 5, None, 5, None]
    assert not {fixture.name for fixture in cards.fixtures} & set(squares)


def test_what_a_hero_has_points_for_is_told_but_for_coins_until_they_are_counted():
    red = {"square": "TOP", "camp": ["TRO4"], "hits": 1, "coins": 2}
    g = table(RED=red, hostages=("RED", None))
    hero = g.view(None).heroes[0]
    points = {line.part: line.points for line in hero.points}
    assert points == {"figures": 4 + 3, "gold": 0, "cards": 1, "hostages": 5, "fortress": 0}
    assert (hero.total, hero.camp_strength) == (13, 4)


def test_whoever_knows_the_secret_suspects_no_other_card():
    g = table(RED={"square": "TOP"}, secret="WC02")
    assert len(g.view(1).suspects) > 1
    assert "WC02" in g.view(1).suspects
    g = table(RED={"square": "TOP"}, secret="WC02", peeked=[["WC02"]])
    assert g.view(1).suspects == ("WC02",)


def test_the_wheel_has_odds_for_each_number():
    view = table(RED=HITS).view(1)
    assert view.wheel in view.wheels
    assert {len(one.odds) for one in view.prospects} == {len(view.wheels)}
