"""Guesses against exact enumeration: on a tiny deck, every world that fits is as likely as any other.

Three players hold five heroes each of sixteen; one hero is left undealt. Seat 0 looks on while
everyone keeps two, passes three to the left, drops one of three, and shows two. The enumeration
below knows nothing of pools or packets: it deals and plays every history and strikes out those in
which seat 0 would have seen something else.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

from support.script import say
from support.siege import hero_codes

import darkling

HANDS = (
    ("H01", "H02", "H03", "H04", "H05"),
    ("H06", "H07", "H08", "H09", "H10"),
    ("H11", "H12", "H13", "H14", "H15"),
)
UNDEALT = "H16"
World = tuple[tuple[str, ...], ...]


def tiny_draft() -> Any:
    return darkling.position(
        "dealings",
        {"phase": "hero", "seats": [{"hand": list(hand)} for hand in HANDS], "hero_deck": [UNDEALT]},
    )


def after_the_pass() -> Any:
    """Seat 0 keeps H01 and H02, seat 1 H06 and H07, seat 2 H11 and H12; the rest goes left."""
    position = tiny_draft()
    for seat, kept in enumerate((("H01", "H02"), ("H06", "H07"), ("H11", "H12"))):
        say(position, *[f"keep {hero}" for hero in kept], seat=seat)
    return position


def after_the_drop() -> Any:
    """Seat 0 drops H13, seat 1 H03, seat 2 H08."""
    position = after_the_pass()
    for seat, hero in enumerate(("H13", "H03", "H08")):
        say(position, f"drop {hero}", seat=seat)
    return position


def after_the_reveal() -> Any:
    """Seat 0 shows H01 and H14, seat 1 H06 and H04, seat 2 H11 and H09."""
    position = after_the_drop()
    for seat, heroes in enumerate((("H01", "H14"), ("H06", "H04"), ("H11", "H09"))):
        say(position, *[f"reveal {hero}" for hero in heroes], seat=seat)
    return position


def others(cards: set[str], count: int) -> Iterator[tuple[set[str], set[str]]]:
    """Yield every way to take some of the cards, and what is left."""
    for taken in combinations(sorted(cards), count):
        yield set(taken), cards - set(taken)


def histories() -> Iterator[dict[str, set[str]]]:
    """Yield every deal and pass in which seat 0 is dealt its hand and is passed H13, H14 and H15."""
    passed_to_me = {"H13", "H14", "H15"}
    unseen = {f"H{number:02}" for number in range(6, 17)}
    for hand_1, rest in others(unseen, 5):
        for hand_2, undealt in others(rest, 5):
            for kept_2, passed in others(hand_2, 2):
                if passed != passed_to_me:
                    continue
                for kept_1, passed_by_1 in others(hand_1, 2):
                    yield {"kept 1": kept_1, "kept 2": kept_2, "hand 2": passed_by_1, "undealt": undealt}


def worlds_after_the_pass() -> Counter[World]:
    worlds: Counter[World] = Counter()
    for one in histories():
        worlds[as_world(one["kept 1"], one["kept 2"], one["hand 2"], one["undealt"])] += 1
    return worlds


def worlds_after_the_drop(shown_1: set[str], shown_2: set[str]) -> Counter[World]:
    """Count histories in which seat 1 dropped H03 and seat 2 H08, and each has shown some heroes."""
    worlds: Counter[World] = Counter()
    for one in histories():
        # Seat 1 held what seat 0 passed: H03, H04 and H05.
        if "H08" not in one["hand 2"]:
            continue
        heroes_1 = one["kept 1"] | {"H04", "H05"}
        heroes_2 = one["kept 2"] | (one["hand 2"] - {"H08"})
        if shown_1 <= heroes_1 and shown_2 <= heroes_2:
            worlds[as_world(heroes_1 - shown_1, heroes_2 - shown_2, one["undealt"])] += 1
    return worlds


def as_world(*zones: set[str]) -> World:
    return tuple(tuple(sorted(zone)) for zone in zones)


def guessed(position: Any, seed: int, *zones: str) -> World:
    world = position.guess(0, seed)
    found = {
        "kept 1": world.kept[1],
        "kept 2": world.kept[2],
        "hand 1": world.hands[1],
        "hand 2": world.hands[2],
        "undealt": world.hero_deck,
    }
    return tuple(tuple(sorted(hero_codes(found[zone]))) for zone in zones)


def assert_matches(found: Counter[World], expected: Counter[World]) -> None:
    """Compare by chi-square: within four standard deviations of what pure chance gives."""
    assert set(found) <= set(expected), f"impossible: {next(iter(set(found) - set(expected)))}"
    samples, weight = found.total(), expected.total()
    statistic = sum(
        (found[world] - samples * share / weight) ** 2 / (samples * share / weight)
        for world, share in expected.items()
    )
    degrees = len(expected) - 1
    assert abs(statistic - degrees) < 4 * sqrt(2 * degrees), (statistic, degrees)


def test_guess_honours_the_hand_passed_on_and_the_hand_received():
    expected = worlds_after_the_pass()
    assert len(expected) == 1680
    position = after_the_pass()
    found = Counter(
        guessed(position, seed, "kept 1", "kept 2", "hand 2", "undealt") for seed in range(20 * len(expected))
    )
    assert_matches(found, expected)
    # What seat 0 passed on is in seat 1's hand, in every world.
    assert all(guessed(position, seed, "hand 1") == (("H03", "H04", "H05"),) for seed in range(50))


def test_guess_honours_what_was_dropped():
    expected = worlds_after_the_drop(set(), set())
    position = after_the_drop()
    found = Counter(
        guessed(position, seed, "hand 1", "hand 2", "undealt") for seed in range(40 * len(expected))
    )
    assert_matches(found, expected)


def test_guess_honours_what_was_revealed():
    expected = worlds_after_the_drop({"H06", "H04"}, {"H11", "H09"})
    position = after_the_reveal()
    found = Counter(
        guessed(position, seed, "hand 1", "hand 2", "undealt") for seed in range(100 * len(expected))
    )
    assert_matches(found, expected)


def test_sealed_picks_are_guessed_from_the_guessed_hand():
    """Seat 1 has picked in secret: every pair of its hand is as likely, whatever it really chose."""
    position = tiny_draft()
    say(position, "keep H06", "keep H07", seat=1)
    found: Counter[World] = Counter()
    for seed in range(40 * 55):
        world = position.guess(0, seed)
        chosen = world.sealed(1).chosen
        assert set(chosen) <= set(world.hands[1])
        found[(tuple(hero_codes(chosen)),)] += 1
    unseen = [f"H{number:02}" for number in range(6, 17)]
    assert_matches(found, Counter({(pair,): 1 for pair in combinations(unseen, 2)}))


def test_guess_in_combat_leaves_every_hero_where_it_is():
    position = darkling.start("dealings", 3, 5)
    while position.phase != "combat":
        seat = position.waiting[0]
        position.choose(seat, position.decision(seat).options[0])
    world = position.guess(1, 9)
    assert world.piles == position.piles
    assert world.hero_deck == position.hero_deck
    assert world.defense_deck != position.defense_deck
    assert sorted(world.defense_deck) == sorted(position.defense_deck)
