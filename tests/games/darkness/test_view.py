"""What the view of a seat is made of: figures, the map, and what is going on."""

from typing import Any

import pytest
from games.darkness.starts import (
    ARCHER,
    ASSASSIN,
    CHAMPION,
    HALL,
    KNIGHT,
    MAGICIAN,
    PSION,
    RATS,
    ROOM,
    TEMPLAR,
    by,
    foes,
    hero,
    holding,
)
from support.script import say

import darkling
from darkling.games.darkness.rules.effects import begin

STAB, BLOCK, RUN, WATER, SCRY = "AC104", "AC097", "AC106", "AC034", "AC014"
HEARTY, MOMENTOUS, MAGICAL = "RC01", "RC05", "RC21"
BUTCHER = "AC001"
ONE_ROOM = {"encounters": 1}


def champion(*acs: str, **rest: Any) -> dict[str, Any]:
    return holding(CHAMPION, list(acs), rest.pop("rcs", [HEARTY] * 3), **rest)


def room(*seats: dict[str, Any], line: list[dict[str, Any]] | None = None, **rest: Any) -> Any:
    """Return a fight in a room of six columns and four rows, against a Knight beside the first hero."""
    data = {"seats": seats, "tiles": ROOM, "foes": line or [foes(KNIGHT, (3, 1))], "settings": ONE_ROOM}
    return darkling.position("darkness", {**data, **rest})


def at(g: Any, *places: tuple[int, int]) -> set[int]:
    """Return the numbers of squares."""
    return {g.board.square_at(place) for place in places}


# Figures.


def test_a_hero_is_shown_with_all_it_has() -> None:
    seat = champion(STAB, STAB, BLOCK, hp=5, items=["IT01"], advancements=["AV25"], used_acs=["AC002"])
    (one,) = room(seat).view(0).heroes
    assert (one.figure, one.seat, one.hero_class, one.place) == (0, 0, CHAMPION, 1)
    assert (one.hp, one.max_hp) == (5, 26)
    assert (one.acs, one.rcs) == ((BLOCK, STAB, STAB), (HEARTY,) * 3)
    assert (one.piles, one.decks) == ((("AC002",), ()), (27 - 3 - 1, 27 - 3))
    assert [gear.card for gear in (*one.items, *one.advancements)] == ["IT01", "AV25"]
    assert (one.hidden, one.fatigued, one.has_moved_free) == (False, False, False)


def test_the_line_shows_cards_from_the_left_and_each_of_their_monsters() -> None:
    g = room(champion(STAB, STAB, BLOCK), line=[foes(RATS, (5, 3), (5, 2), hp=1), foes(KNIGHT, (3, 1))])
    cards = g.view(None).line
    shown = {card.foe: [(figure.number, figure.hp) for figure in card.figures] for card in cards}
    assert shown == {RATS: [(1, 1), (2, 1)], KNIGHT: [(0, 5)]}
    (knight,) = [card for card in cards if card.foe == KNIGHT]
    assert (knight.attacks, knight.damage, knight.distance, knight.boss) == (1, 4, "melee", False)
    assert [figure.has_acted or figure.acting for card in cards for figure in card.figures] == [False] * 3


def test_statuses_say_what_lasts_how_long_and_whether_it_harms() -> None:
    g = room(champion(STAB, STAB, BLOCK))
    begin(g, 0, 1, "stun", "", 0, 2)
    begin(g, 0, 1, "mod", "dmg", -1, 999)
    begin(g, 0, 0, "hide", "", 0, 1)
    view = g.view(0)
    shown = [(one.verb, one.what, one.amount, one.left) for one in view.line[0].figures[0].statuses]
    assert shown[0] == ("stun", "", 0, 2)
    assert shown[1][:3] == ("mod", "dmg", -1)
    assert view.heroes[0].hidden
    assert [one.verb for one in view.heroes[0].statuses] == ["hide"]


def test_what_the_monsters_will_take_is_summed_up_for_each_hero() -> None:
    line = [foes(KNIGHT, (3, 1)), foes(ARCHER, (5, 3))]
    view = room(champion(STAB, STAB, BLOCK), line=line).view(0)
    deeds = [one for card in view.line for foe in card.figures for one in foe.next]
    taken = sum([one.amount for one in deeds if one.kind == "hurt"])
    assert view.heroes[0].threatened == taken == 4 + 2 + 2


# The map.


def test_the_map_has_all_tiles_and_squares() -> None:
    view = room(champion(STAB, STAB, BLOCK)).view(0)
    assert [(tile.column, tile.row, tile.lies, tile.state) for tile in view.tiles] == [
        (0, 0, False, "stairs"),
        (3, 0, False, "hidden"),
    ]
    assert {(one.column, one.row) for one in view.squares} == {(x, y) for x in range(6) for y in range(4)}
    assert [one.square for one in view.squares] == list(range(24))
    assert [one.logo for one in view.squares].count(True) == 2


def test_ranges_are_those_of_who_acts() -> None:
    g = room(champion(STAB, STAB, BLOCK, at=(0, 0)), line=[foes(RATS, (5, 3))])
    ranges = g.view(0).ranges
    assert set(ranges.melee) >= at(g, (1, 0), (1, 1), (0, 1))
    assert set(ranges.reach) >= at(g, (2, 0), (2, 1), (2, 2), (1, 2), (0, 2))
    assert set(ranges.reach) <= set(ranges.ranged)
    assert not set(ranges.melee) & set(ranges.ranged)


def test_ways_are_shown_to_who_chooses_with_what_they_leave() -> None:
    g = room(champion(STAB, STAB, BLOCK), hero(TEMPLAR, (0, 3)))
    assert g.view(0).ways == ()
    say(g, "free_move")
    ways = {way.square: way for way in g.view(0).ways}
    assert set(ways) == {option.thing for option in g.decision(0).options if option.verb == "go"}
    (away,), (beside,) = at(g, (0, 1)), at(g, (2, 2))
    assert (ways[away].leaves, ways[beside].leaves) == ((2,), ())
    assert all(way.path[-1] == square for square, way in ways.items())
    assert g.view(1).ways == g.view(None).ways == ()


def test_fire_lies_on_its_squares() -> None:
    g = room(champion(STAB, STAB, BLOCK))
    squares = tuple(sorted(at(g, (4, 1), (4, 2))))
    begin(g, 0, -1, "zone", "fire", 2, 3, rest=squares)
    (fire,) = g.view(None).zones
    assert (fire.kind, fire.amount, fire.squares, fire.owner, fire.left) == ("fire", 2, squares, 0, 3)


# Actions.


def test_an_action_shows_what_it_costs_and_what_it_would_come_to() -> None:
    g = room(champion(BUTCHER, STAB, BLOCK, rcs=[HEARTY, HEARTY, MOMENTOUS]))
    say(g, f"play {BUTCHER}")
    action = g.view(0).action
    (gem,) = action.cost
    assert (action.card, action.declared, gem.points, gem.missing) == (BUTCHER, False, 3, 3)
    assert [(hit.figure, hit.damage, hit.hp) for hit in action.outcomes] == [(1, 5, 5)]
    say(g, f"add {HEARTY}", f"add {HEARTY}", "done")
    action = g.view(0).action
    assert action.declared
    assert [(paid.card, paid.named) for paid in action.paid] == [(HEARTY, None)] * 2
    assert action.spoken == (HEARTY, HEARTY, BUTCHER)
    assert [gem.missing for gem in action.cost] == [0]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everyone_sees_the_action_of_a_hero(viewer: int | None) -> None:
    g = room(champion(STAB, STAB, BLOCK), hero(TEMPLAR, (1, 1)), settings={**ONE_ROOM, "open_hands": False})
    say(g, f"play {STAB}")
    assert g.view(viewer).action.card == STAB


def test_areas_are_shown_with_who_stands_there() -> None:
    line = [foes(RATS, (4, 1), (4, 2))]
    g = room(holding(MAGICIAN, [WATER, "AC027", "AC111"], [MAGICAL] * 3, at=(0, 0)), line=line)
    say(g, f"play {WATER}", f"add {MAGICAL}", "done")
    while g.decision(0).prompt != "aim-the-area":
        say(g, "done")
    (middle,) = at(g, (4, 1))
    say(g, f"aim {middle}")
    boxes = g.view(0).boxes
    assert len(boxes) == len(g.decision(0).options)
    assert all(middle in box.squares and 1 in box.figures for box in boxes)
    assert any(box.figures == (1, 2) for box in boxes)


# Attacks.


def test_an_attack_shows_what_it_does_and_what_each_answer_leads_to() -> None:
    g = room(champion(BLOCK, BLOCK, STAB, hp=9))
    say(g, "end_turn", "keep_hand")
    attack = g.view(0).attack
    assert (attack.attacker, attack.target, attack.damage, attack.distance) == (1, 0, 4, "melee")
    assert (attack.unanswered, attack.hp_after) == (4, 5)
    (answer,) = attack.answers
    assert (answer.option, answer.saves, answer.hp_after) == (f"play {BLOCK}", 3, 8)
    assert g.view(None).attack.answers == ()


def test_who_is_not_asked_sees_the_attack_without_answers() -> None:
    g = room(champion(BLOCK, BLOCK, STAB), hero(TEMPLAR, (0, 3)))
    say(g, "end_turn", "keep_hand")
    while g.decision(g.waiting[0]).prompt != "react":
        say(g, g.decision(g.waiting[0]).options[-1].name)
    (asked,) = g.waiting
    assert g.view(asked).attack.answers
    assert g.view(1 - asked).attack.answers == ()


# Between fights.


def test_clearing_shows_who_has_done_what_and_what_would_come_of_it() -> None:
    seats = [hero(CHAMPION, hp=6), hero(TEMPLAR, (1, 1), hp=0), hero(ASSASSIN, (1, 2))]
    data = {"phase": "clearing", "seats": seats, "tiles": HALL, "settings": {"encounters": 2}}
    g = darkling.position("darkness", {**data, "choices": by(0, "keep_hand") + by(2, "keep_hand")})
    clearing = g.view(0).clearing
    assert (clearing.stage, clearing.hidden_tiles, clearing.explorer) == ("deeds", 2, None)
    assert [(one.seat, one.state) for one in clearing.heroes] == [(0, "now"), (1, "out"), (2, "waiting")]
    assert clearing.heroes[0].hp_if_rested == 6 + (26 - 6) // 2
    assert clearing.revivable == ((1, -(-g.max_hp(1) // 2)),)
    say(g, "explore")
    assert g.view(2).clearing.explorer == 0


def test_equipment_found_together_is_shown_together() -> None:
    data = {"phase": "clearing", "seats": [hero(CHAMPION)], "tiles": HALL, "settings": {"encounters": 2}}
    g = darkling.position("darkness", {**data, "draws": ["MY04", "IT04", RATS, "IT05"]})
    say(g, "keep_hand", "explore", "flip 1")
    assert (g.view(0).clearing.offered, g.view(0).clearing.found) == ("IT04", ("IT05",))
    say(g, "leave")
    assert (g.view(0).clearing.offered, g.view(0).clearing.found) == ("IT05", ())


def test_training_shows_what_was_drawn() -> None:
    seats = [hero(ASSASSIN), hero(PSION, (1, 1))]
    data = {
        "phase": "advancement",
        "seats": seats,
        "tiles": HALL,
        "encounter": 2,
        "settings": {"encounters": 3},
    }
    g = darkling.position("darkness", {**data, "draws": ["AV12", "AV13", "AV20"]})
    assert (g.view(0).training.drawn, g.view(0).training.count) == ((), 3)
    say(g, "train")
    assert (g.view(1).training.seat, g.view(1).training.drawn) == (0, ("AV12", "AV13", "AV20"))
    assert g.view(None).training.drawn is None


def test_progress_tells_how_far_it_has_come() -> None:
    g = room(champion(STAB, STAB, BLOCK), round=3, settings={"encounters": 2, "round_cap": 25})
    view = g.view(None)
    progress = view.progress
    assert (view.phase, view.acting, view.march) == ("heroes", 0, (0,))
    assert (progress.dungeon, progress.encounter, progress.encounters) == ("random", 1, 2)
    assert (progress.round, progress.round_cap, progress.skirmish) == (3, 25, False)
    say(g, "end_turn", "keep_hand")
    assert (g.view(None).phase, g.view(None).acting) == ("monsters", 1)


def test_before_the_game_nobody_has_anything() -> None:
    view = darkling.start("darkness", 3, 1).view(0)
    assert (view.phase, view.acting, view.line, view.tiles) == ("setup", None, (), ())
    assert [one.hero_class for one in view.heroes] == [None] * 3
    assert (view.action, view.attack, view.clearing, view.training, view.offer) == (None,) * 5
