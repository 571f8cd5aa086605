"""The laws of information: a seat is shown what it may know, and nothing else depends on the truth."""

from collections import Counter
from collections.abc import Iterator

from darkling.table.chance import Chance
from darkling.table.decision import Seat
from darkling.table.event import Event
from darkling.table.game import Game, Moment
from darkling.table.position import Position
from darkling.testing.cases import Case, Data, Oracle
from darkling.testing.playing import encoded, question, random_choice, shown
from darkling.testing.playthrough import SEED, Stop, games_of, played_again, playthrough
from darkling.testing.suite import check, from_the_beginning

GUESSES = 2
WORLDS = 12
APART = 6
"""At every so many decisions a guess is played on beside the truth, for twice as many choices."""
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
    for stop in playthrough(case).samples:
        for seat in stop.position.seats:
            truth = shown(stop.position, seat)
            for seed in range(GUESSES):
                assert shown(stop.position.guess(seat, 100 * stop.number + seed), seat) == truth


@check()
def law_2_a_guess_does_not_depend_on_the_truth(case: Case) -> None:
    for stop in playthrough(case).samples:
        position, number = stop.position, stop.number
        for seat in position.seats:
            direct = position.guess(seat, number)
            by_way_of_another = position.guess(seat, 10_000 + number).guess(seat, number)
            assert direct.fingerprint() == by_way_of_another.fingerprint()
            case.type.check(direct)
        assert position.fingerprint() == stop.fingerprint


@check(from_the_beginning, applies=has_an_oracle)
def law_3_every_hidden_zone_is_dealt_anew(case: Case) -> None:
    oracle = oracle_of(case)
    wanted = oracle.zones_that_hide(case)
    varied: Counter[str] = Counter()
    for stop in (stop for game in games_of(case) for stop in game.samples):
        for seat in stop.position.seats:
            varied |= ways_to_fill_zones(oracle, stop.position, seat)
        too_few = {zone: varied[zone] for zone, least in wanted.items() if varied[zone] < least}
        if not too_few:
            return
    assert too_few == {}, f"guesses hardly change these zones; they must show {wanted}"


def ways_to_fill_zones(oracle: Oracle, position: Position, seat: Seat) -> Counter[str]:
    """Return for each zone in how many ways guesses fill it."""
    worlds = [oracle.hidden_zones(position.guess(seat, guess).data(), seat) for guess in range(WORLDS)]
    return Counter({zone: len({encoded(world[zone]) for world in worlds}) for zone in worlds[0]})


@check(applies=has_an_oracle)
def law_3_the_oracle_names_all_zones_that_hide_something(case: Case) -> None:
    oracle = oracle_of(case)
    wanted = set(oracle.zones_that_hide(case))
    for stop in playthrough(case).samples:
        for seat in stop.position.seats:
            assert set(oracle.hidden_zones(stop.position.data(), seat)) <= wanted


@check()
def law_3_a_guess_has_its_own_chance(case: Case) -> None:
    position = playthrough(case).stops[0].position
    worlds = [position.guess(0, SEED + 1 + seed) for seed in range(8)]
    assert len({world.chance.key for world in [*worlds, position]}) == 9


@check(applies=has_an_oracle)
def law_4_swapping_what_a_seat_may_not_see_changes_nothing_it_sees(case: Case) -> None:
    oracle = oracle_of(case)
    chance = Chance.seeded(SEED)
    tried: Counter[bool] = Counter()
    for game in games_of(case):
        for stop in game.samples:
            tried += try_swaps(case, oracle, stop.position, chance.below(1 << 30))
        if min(tried[True], tried[False]) > ENOUGH_SWAPS:
            return
    is_whole = case.arranged is None
    assert tried[True] or not is_whole, "no swap of the oracle is one that a seat may notice"
    assert tried[False] or not is_whole, "every swap of the oracle is one that a seat may notice"


def try_swaps(case: Case, oracle: Oracle, position: Position, seed: int) -> Counter[bool]:
    """Check the swaps of one position; return how many of them a seat may notice, and how many not.

    All seats look at the same swaps, as far as these do not depend on who looks.
    """
    tried: Counter[bool] = Counter()
    data, worlds = position.data(), WorldsWithSwaps(case)
    for seat in position.seats:
        before = encoded(position.view(seat)), question(position, seat)
        for swapped, visible in oracle.swaps(data, seat, Chance.seeded(seed)):
            other = worlds.of(swapped)
            after = encoded(other.view(seat)), question(other, seat)
            assert (after != before) is visible, f"seat {seat}"
            tried[visible] += 1
    return tried


class WorldsWithSwaps:
    """Positions in which something was swapped; to make one takes longer than to look at it."""

    def __init__(self, case: Case) -> None:
        self._case = case
        self._made: dict[bytes, Position] = {}

    def of(self, data: Data) -> Position:
        """Return the position of some data."""
        key = encoded(data)
        if key not in self._made:
            self._made[key] = self._case.type.restore(data)
        return self._made[key]


@check(ways=("first", "last"))
def law_5_two_worlds_tell_the_same_until_one_reveals_something(case: Case, which: str) -> None:
    seat = 0 if which == "first" else case.players - 1
    chance = Chance.seeded(SEED)
    compared = 0
    for game in games_of(case):
        for stop in game.stops[::APART]:
            compared += play_both_worlds(case, stop.position, seat, chance.below(1 << 30))
        if compared > ENOUGH_EVENTS:
            return


def play_both_worlds(case: Case, truth: Position, seat: Seat, seed: int) -> int:
    """Play the truth and a guess on with the same choices; return how many events were compared."""
    one = case.type.game_from(truth)
    other = case.type.game_from(truth.guess(seat, seed))
    chance = Chance.seeded(seed)
    seen = 0
    for _ in range(2 * APART):
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
        assert one.guess(seat, seed).fingerprint() == other.guess(seat, seed).fingerprint()
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
    told: Counter[Seat] = Counter()
    before, moment = None, Moment(0, None)
    for game, stop in played_again(case):
        for seat in stop.position.seats:
            since = game.told_since(seat, moment)
            latest = game.events(seat, told[seat]) if since is None else since
            told[seat] += len(latest)
            for code in not_in_view(case, latest, seat, before, stop):
                is_known = before is not None and named_in_guesses(case, before, seat, code)
                assert is_known, f"seat {seat} is told {latest}"
        before, moment = stop, game.moment


def not_in_view(
    case: Case, events: list[Event], seat: Seat, before: Stop | None, after: Stop
) -> Iterator[bytes]:
    """Yield the codes of cards that events name, and that a seat is shown neither before nor after them."""
    named = {code for event in events for code in named_by(case, event)}
    if named:
        views = [stop.position.view(seat) for stop in (before, after) if stop is not None]
        seen = encoded(views)
        yield from [code for code in named if code not in seen]


def named_in_guesses(case: Case, stop: Stop, seat: Seat, code: bytes) -> bool:
    """Say whether a card is named whatever the truth may be: then it is one that everybody knows of."""
    for seed in range(GUESSES):
        world = case.type.game_from(stop.position.guess(seat, seed))
        if stop.option.id not in [option.id for option in world.decision(stop.seat).options]:
            return False
        world.choose(stop.seat, stop.option.id)
        if not any(code in named_by(case, event) for event in world.events(seat)):
            return False
    return True


def named_by(case: Case, event: Event) -> list[bytes]:
    """Return the codes of the cards that an event names."""
    data = case.type.event_data(event)
    named = [data[name] for name in case.type.names if name in data]
    codes = [code for value in named for code in (value if isinstance(value, list) else [value])]
    return [encoded(code) for code in codes]
