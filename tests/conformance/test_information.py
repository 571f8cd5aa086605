"""The laws of information: a seat is shown what it may know, and nothing else depends on the truth."""

from importlib import import_module
from typing import Any

import pytest
from support.cases import CASES, Case, decisions, encoded, random_choice, sampled, shown

from darkling.table.chance import Chance

GUESSES = 2


def oracle_of(case: Case) -> Any:
    """Return the hand-written table of who may see what, which every game must have."""
    return import_module(f"conformance.oracles.{case.game}")


@CASES
def test_law_1_a_seat_cannot_tell_a_guess_from_the_truth(case: Case) -> None:
    position = case.start(21)
    for number, _, _ in sampled(position, 21):
        for seat in position.seats:
            truth = shown(position, seat)
            for seed in range(GUESSES):
                assert shown(position.guess(seat, 100 * number + seed), seat) == truth


@CASES
def test_law_2_a_guess_does_not_depend_on_the_truth(case: Case) -> None:
    position = case.start(22)
    for number, _, _ in sampled(position, 22):
        before = position.fingerprint()
        for seat in position.seats:
            direct = position.guess(seat, number)
            by_way_of_another = position.guess(seat, 10_000 + number).guess(seat, number)
            assert direct.fingerprint() == by_way_of_another.fingerprint()
            case.type.check(direct)
        assert position.fingerprint() == before


@CASES
def test_law_3_every_hidden_zone_is_dealt_anew(case: Case) -> None:
    oracle = oracle_of(case)
    position = case.start(23)
    varied: dict[str, int] = {}
    for number, _, _ in sampled(position, 23):
        if number % 2:
            continue
        for seat in position.seats:
            worlds = [oracle.hidden_zones(position.guess(seat, seed).data(), seat) for seed in range(12)]
            for zone in worlds[0]:
                values = {encoded(world[zone]) for world in worlds}
                varied[zone] = max(varied.get(zone, 0), len(values))
    assert set(varied) == oracle.zones_that_hide(case)
    for zone, values in varied.items():
        least = getattr(oracle, "LEAST", {}).get(zone, 5)
        assert values >= least, f"{zone} hardly ever changes"


@CASES
def test_law_3_a_guess_has_its_own_chance(case: Case) -> None:
    position = case.start(24)
    worlds = [position.guess(0, seed) for seed in range(8)]
    assert len({world.chance.key for world in [*worlds, position]}) == 9


@CASES
def test_law_4_swapping_what_a_seat_may_not_see_changes_nothing_it_sees(case: Case) -> None:
    oracle = oracle_of(case)
    position = case.start(25)
    chance = Chance.seeded(25)
    changed = kept = 0
    for _ in sampled(position, 25):
        data = position.data()
        for seat in position.seats:
            before = encoded([position.view(seat), decision_of(position, seat)])
            for swapped, visible in oracle.swaps(data, seat, chance):
                other = case.type.restore(swapped)
                after = encoded([other.view(seat), decision_of(other, seat)])
                assert (after != before) is visible, f"seat {seat}"
                changed += visible
                kept += not visible
    assert changed > 20
    assert kept > 20


def decision_of(position: Any, seat: int) -> Any:
    return position.decision(seat).data() if seat in position.waiting else None


@CASES
@pytest.mark.parametrize("seat", [0, -1], ids=["first", "last"])
def test_law_5_two_worlds_tell_the_same_until_one_reveals_something(case: Case, seat: int) -> None:
    seat %= case.players
    truth = case.new(26)
    chance = Chance.seeded(26)
    stretches = 0
    while not truth.over:
        told = play_both_worlds(case, truth, seat, chance.below(1 << 30))
        stretches += told
        for _ in range(6):
            if not truth.over:
                truth.choose(*random_choice(truth, chance))
    # The shortest games, alone and evicted at once, have few events to compare.
    assert stretches > 4


def play_both_worlds(case: Case, truth: Any, seat: int, seed: int) -> int:
    """Play the truth and a guess on with the same choices; return how many events were compared."""
    one = case.type.game_from(truth.position)
    other = case.type.game_from(truth.position.guess(seat, seed))
    chance = Chance.seeded(seed)
    seen = 0
    for _ in range(12):
        if one.over or not same_choice(seat, one, other, chance):
            break
        pairs = list(zip(one.events(seat)[seen:], other.events(seat)[seen:], strict=False))
        for left, right in pairs:
            if left != right:
                assert left.reveals(seat), f"{left} against {right}"
                return seen
            seen += 1
        assert one.waiting == other.waiting
        assert encoded(one.view(seat)) == encoded(other.view(seat))
        assert one.undo_list(seat) == other.undo_list(seat)
        assert one.why_not_undo(seat) == other.why_not_undo(seat)
    return seen


def same_choice(seat: int, one: Any, other: Any, chance: Chance) -> bool:
    """Let somebody choose the same in both worlds; say whether both offered it.

    How far others are in a sealed choice, and what they pick, a seat cannot know: they finish it in
    each world as that world has it.
    """
    chooser, option = random_choice(one, chance)
    if chooser != seat and one.position.sealed(chooser) is not None:
        for game in (one, other):
            finish_sealed_choice(game, chooser)
        return True
    if option.id not in [offered.id for offered in other.decision(chooser).options]:
        return False
    one.choose(chooser, option)
    other.choose(chooser, option.id)
    return True


def finish_sealed_choice(game: Any, seat: int) -> None:
    rule = game.position.sealed(seat)
    while seat in game.waiting and game.position.sealed(seat) is rule:
        game.choose(seat, game.decision(seat).options[0])


@CASES
def test_law_5_no_card_is_told_that_is_not_shown(case: Case) -> None:
    """From the very first event on: a card that an event names stands in the seat's view, too."""
    game = case.new(28)
    before = dict.fromkeys(game.position.seats, b"")
    told = dict.fromkeys(game.position.seats, 0)
    for _ in decisions(game, 28):
        for seat in game.position.seats:
            now = encoded(game.view(seat))
            latest = game.events(seat, told[seat])
            for event in latest:
                for code in named_by(case, event):
                    assert code in now or code in before[seat], f"seat {seat} is told {event}"
            told[seat] += len(latest)
            before[seat] = now


def named_by(case: Case, event: Any) -> list[bytes]:
    """Return the codes of the cards that an event names."""
    data = case.type.event_data(event)
    named = [data[name] for name in case.type.names if name in data]
    codes = [code for value in named for code in (value if isinstance(value, list) else [value])]
    return [encoded(code) for code in codes]
