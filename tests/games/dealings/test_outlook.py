"""The quick look at a siege: it follows the cards, and on the whole agrees with sieges played."""

from statistics import correlation
from typing import Any

import pytest
from support.script import play_on
from support.siege import siege, table

import darkling
from darkling.bots import bot
from darkling.games.dealings.bot.sketch import sketched, strength
from darkling.games.dealings.bot.supply import supply_of, within_reach
from darkling.games.dealings.bot.value import value
from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES, SIDES


def heroes(*codes: str) -> tuple[int, ...]:
    return tuple([HERO_CODES.index(code) for code in codes])


def faces(*codes: str) -> tuple[int, ...]:
    return tuple([DEFENSE_CODES.index(code) * SIDES for code in codes])


def choice_of(name: str, seed: int) -> Any:
    player = bot(name, seed)
    return lambda game, seat: player.choose(game, seat)


def outlook_and_siege(seed: int) -> tuple[float, float]:
    """Return how far the first seat is ahead after a random draft: at a quick look, and in the end."""
    position = darkling.start("dealings", 2, seed)
    play_on(position, choice_of("random", seed), until=lambda game: game.phase == "combat")
    told = value(position)
    play_on(position, choice_of("greedy", seed))
    worth = [len(position.defeated[seat]) + len(position.defenses[seat]) / 9 for seat in (0, 1)]
    return told[0] - told[1], worth[0] - worth[1]


def test_on_the_whole_it_agrees_with_sieges_played() -> None:
    told, played = zip(*[outlook_and_siege(seed) for seed in range(8)], strict=True)
    assert correlation(told, played) > 0.6


def test_there_is_no_outlook_before_combat() -> None:
    assert value(darkling.start("dealings", 2, 1)) is None


def test_seats_alike_have_even_chances() -> None:
    position = table({"pile": ["H01"], "defenses": ["T01"]}, {"pile": ["H02"], "defenses": ["T05"]})
    assert value(position) == pytest.approx((0.5, 0.5), abs=0.1)


def test_chances_add_up_and_follow_the_cards() -> None:
    position = table(
        {"pile": ["H54", "H53"], "defenses": ["T01"]},
        {"pile": ["H01", "H02"], "defenses": ["T18", "S18"]},
        {"pile": ["H08"], "defenses": []},
    )
    told = value(position)
    assert sum(told) == pytest.approx(1)
    assert told[1] > 0.8 > 0.2 > max(told[0], told[2])


def test_the_hero_at_the_gate_counts() -> None:
    # The first hero has been flipped already, and is no longer on the pile.
    position = siege("H08", defenses=["T18", "S18", "M18"])
    assert position.piles[0] == ()
    assert value(position)[0] > 0.7


@pytest.mark.parametrize(
    ("pile", "cards", "defeated"),
    [
        (["H08"], ["T18", "S18"], 1),  # six by two strikes of three
        (["H08"], ["T18"], 0),  # a card strikes but once
        (["H19"], ["T18", "S01"], 1),  # but a Knight again and again: 3 + 2 + 2
        (["H01"], ["T05"], 0),  # a Thief wants exactly two
        (["H01"], ["T01"], 1),
        (["H04"], ["T01", "S01"], 1),  # Halflings, twice two
        (["H04"], ["T01", "S02"], 0),
        (["H06"], ["T01"], 0),  # a Wizard takes a card first
        (["H06"], ["T01", "S01"], 1),
        (["H24"], ["S18", "S05"], 0),  # spells do not hurt it
        (["H25"], ["M06"], 0),  # a Heavy Hitter alone has nothing to rotate
        (["H25"], ["M06", "T01"], 1),
        (["H08", "H01"], ["T13", "S02", "T01"], 2),  # the Heavy Hitter turns the card that is not needed
    ],
)
def test_a_sketch_knows_the_rules(pile: list[str], cards: list[str], defeated: int) -> None:
    assert int(sketched(heroes(*pile), faces(*cards), evicts=False)) == defeated


def test_a_sketch_lets_a_hero_through_that_costs_too_much() -> None:
    # All three cards would fall to the Paladin, and then two easy heroes come.
    pile, cards = heroes("H54", "H08", "H02"), faces("T18", "S18", "M18", "T05", "S05")
    assert int(sketched(pile, cards, evicts=False)) >= 2


def test_where_failure_evicts_nothing_counts_after_it() -> None:
    pile, cards = heroes("H54", "H01", "H02"), faces("T01", "T02")
    assert strength(pile, cards, True) < 1 <= strength(pile, cards, False)


def test_what_a_card_can_give_counts_for_heroes_of_its_types_alone() -> None:
    spells, traps = supply_of(faces("S16", "S12")), supply_of(faces("T16", "T12"))
    only_spells = heroes("H12")
    assert int(within_reach(only_spells, spells)) == 1
    assert int(within_reach(only_spells, traps)) == 0


def test_a_booster_gives_more_among_its_kind() -> None:
    alone = supply_of(faces("T17", "S01", "S02")) - supply_of(faces("S01", "S02"))
    among = supply_of(faces("T17", "T01", "T02")) - supply_of(faces("T01", "T02"))
    assert among > alone
