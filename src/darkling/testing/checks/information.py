"""The laws of information: a seat is shown what it may know, and nothing else depends on the truth."""

from collections import Counter
from typing import Any

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.game import Game
from darkling.table.position import Position
from darkling.testing.cases import Case, Oracle
from darkling.testing.playing import decisions, encoded, question, random_choice, sampled, shown
from darkling.testing.suite import check

GUESSES = 2
MOST_GAMES = 20
"""So many short games are played to see what one long game shows."""
ENOUGH_SWAPS = 20
ENOUGH_EVENTS = 4


def has_an_oracle(case: Case) -> bool:
    """Say whether somebody says what is hidden in the game."""
    return case.oracle is not None


def oracle_of(case: Case) -> Oracle:
    assert case.oracle is not None
    return case.oracle


@check()
def law_1_a_seat_cannot_tell_a_guess_from_the_truth(case: Case) -> None:
    position = case.start(21)
    for number, _, _ in sampled(position, 21):
        for seat in position.seats:
            truth = shown(position, seat)
            for seed in range(GUESSES):
                assert shown(position.guess(seat, 100 * number + seed), seat) == truth


@check()
def law_2_a_guess_does_not_depend_on_the_truth(case: Case) -> None:
    position = case.start(22)
    for number, _, _ in sampled(position, 22):
        before = position.fingerprint()
        for seat in position.seats:
            direct = position.guess(seat, number)
            by_way_of_another = position.guess(seat, 10_000 + number).guess(seat, number)
            assert direct.fingerprint() == by_way_of_another.fingerprint()
            case.type.check(direct)
        assert position.fingerprint() == before


@check(applies=has_an_oracle)
def law_3_every_hidden_zone_is_dealt_anew(case: Case) -> None:
    oracle = oracle_of(case)
    wanted = oracle.zones_that_hide(case)
    varied: Counter[str] = Counter()
    for game in range(MOST_GAMES):
        varied |= ways_to_fill_zones(oracle, case.start(23 + game), 23 + game)
        assert set(varied) <= set(wanted), "the oracle must name all zones that hide something"
        too_few = {zone: varied[zone] for zone, least in wanted.items() if varied[zone] < least}
        if not too_few:
            return
    assert too_few == {}, f"guesses hardly change these zones; they must show {wanted}"


def ways_to_fill_zones(oracle: Oracle, position: Position, seed: int) -> Counter[str]:
    """Return for each zone the most ways in which guesses filled it at one decision."""
    varied: Counter[str] = Counter()
    for number, _, _ in sampled(position, seed):
        if number % 2:
            continue
        for seat in position.seats:
            worlds = [oracle.hidden_zones(position.guess(seat, guess).data(), seat) for guess in range(12)]
            varied |= Counter({zone: len({encoded(world[zone]) for world in worlds}) for zone in worlds[0]})
    return varied


@check()
def law_3_a_guess_has_its_own_chance(case: Case) -> None:
    position = case.start(24)
    worlds = [position.guess(0, seed) for seed in range(8)]
    assert len({world.chance.key for world in [*worlds, position]}) == 9


@check(applies=has_an_oracle)
def law_4_swapping_what_a_seat_may_not_see_changes_nothing_it_sees(case: Case) -> None:
    oracle = oracle_of(case)
    chance = Chance.seeded(25)
    tried: Counter[bool] = Counter()
    for game in range(MOST_GAMES):
        position = case.start(25 + game)
        for _ in sampled(position, 25 + game):
            for seat in position.seats:
                tried += try_swaps(case, oracle, position, seat, chance)
        if min(tried[True], tried[False]) > ENOUGH_SWAPS:
            return
    assert tried[True], "no swap of the oracle is one that a seat may notice"
    assert tried[False], "every swap of the oracle is one that a seat may notice"


def try_swaps(case: Case, oracle: Oracle, position: Position, seat: Seat, chance: Chance) -> Counter[bool]:
    """Check the swaps of one position; return how many of them the seat may notice, and how many not."""
    tried: Counter[bool] = Counter()
    before = encoded(position.view(seat)), question(position, seat)
    for swapped, visible in oracle.swaps(position.data(), seat, chance):
        other = case.type.restore(swapped)
        after = encoded(other.view(seat)), question(other, seat)
        assert (after != before) is visible, f"seat {seat}"
        tried[visible] += 1
    return tried


@check(ways=("first", "last"))
def law_5_two_worlds_tell_the_same_until_one_reveals_something(case: Case, which: str) -> None:
    seat = 0 if which == "first" else case.players - 1
    compared = 0
    for game in range(MOST_GAMES):
        compared += events_compared(case, case.new(26 + game), seat)
        if compared > ENOUGH_EVENTS:
            return


def events_compared(case: Case, truth: Game, seat: Seat) -> int:
    """Play a game, every now and then beside a guess; return how many events were the same in both."""
    chance = Chance.seeded(26)
    compared = 0
    while not truth.over:
        compared += play_both_worlds(case, truth, seat, chance.below(1 << 30))
        for _ in range(6):
            if not truth.over:
                truth.choose(*random_choice(truth, chance))
    return compared


def play_both_worlds(case: Case, truth: Game, seat: Seat, seed: int) -> int:
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


def same_choice(seat: Seat, one: Game, other: Game, chance: Chance) -> bool:
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


def finish_sealed_choice(game: Game, seat: Seat) -> None:
    lane = game.position.lane(seat)
    while seat in game.waiting and game.position.lane(seat) is lane:
        game.choose(seat, game.decision(seat).options[0])


@check()
def law_5_no_card_is_told_that_is_not_shown(case: Case) -> None:
    """From the very first event on: a card that an event names stands in the seat's view, too."""
    game = case.new(28)
    before: dict[Seat, Any] = dict.fromkeys(game.position.seats)
    told = dict.fromkeys(game.position.seats, 0)
    for _ in decisions(game, 28):
        for seat in game.position.seats:
            now = game.view(seat)
            latest = game.events(seat, told[seat])
            named = {code for event in latest for code in named_by(case, event)}
            if named:
                seen = encoded([before[seat], now])
                assert [code for code in named if code not in seen] == [], f"seat {seat} is told {latest}"
            told[seat] += len(latest)
            before[seat] = now


def named_by(case: Case, event: Event) -> list[bytes]:
    """Return the codes of the cards that an event names."""
    data = case.type.event_data(event)
    named = [data[name] for name in case.type.names if name in data]
    codes = [code for value in named for code in (value if isinstance(value, list) else [value])]
    return [encoded(code) for code in codes]
