"""What seats know of the Fortune deck, and the Far Lands: what they saw, as long as it can lie there."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from support.realms import dark, fortunes, realm, table
from support.script import first_option, offered, play_on, say

import darkling
from darkling.games.domains.cards import DEATH, ERA, FORTUNE_CODES
from darkling.games.domains.rules.events import FortuneReordered, FortuneSeen
from darkling.games.domains.rules.scrying import nothing_seen, reordered, saw, turned
from darkling.games.domains.sight.knowledge import redeal_fortune
from darkling.table.chance import Chance

EYE, TOWER_OF_EYES, SCRYING_BOWL, INFORMANT = "TI15", "TI26", "SP29", "HE11"
WHEEL, ACE, KNIGHT = "FO20", "FO11", "FO14"


def codes(*names):
    return tuple(FORTUNE_CODES.index(name) for name in names)


def at_the_seer(*fortune, **rest):
    """Return a table on which the minion of seat 0 is about to look at these Fortune cards."""
    return table(
        realm(),
        realm(),
        realm(),
        phase="resolution",
        city={"seer": 0, "architect-1": 1},
        fortune=fortune,
        **rest,
    )


def known(g, seat):
    """Return what a seat is shown of the deck: by place, somewhere in it, and in how many places that is."""
    fortune = g.view(seat).fortune
    return list(fortune.known), list(fortune.somewhere), fortune.loose


def until_evening(g):
    """Let everybody do what comes first until the evening is over."""
    turn = g.turn
    play_on(g, first_option, until=lambda g: g.turn > turn)


# Looking.


@pytest.mark.rule("DM-SEER-01", "DM-SEER-02")
def test_whoever_looks_knows_the_three_on_top_and_nobody_else_does():
    g = at_the_seer(WHEEL, ACE, KNIGHT)
    say(g, "look")
    assert known(g, 0) == ([WHEEL, ACE, KNIGHT], [], 0)
    assert known(g, 1) == known(g, None) == ([], [], 0)


@pytest.mark.rule("DM-SEER-03")
def test_the_three_go_back_in_any_order():
    g = at_the_seer(WHEEL, ACE, KNIGHT)
    say(g, "look")
    assert offered(g) == [f"order {code}" for code in (WHEEL, ACE, KNIGHT)]
    say(g, f"order {KNIGHT}")
    assert g.view(0).fortune.ordered == (KNIGHT,)
    assert g.view(1).fortune.ordered == ()
    assert offered(g) == [f"order {code}" for code in (WHEEL, ACE)]
    say(g, f"order {WHEEL}")
    assert fortunes(g.fortune[:3]) == [KNIGHT, WHEEL, ACE]
    assert known(g, 0) == ([KNIGHT, WHEEL, ACE], [], 0)
    assert known(g, 1) == known(g, None) == ([], [], 3)


@pytest.mark.rule("DM-SEER-02")
def test_only_the_one_who_looks_is_told_the_faces():
    seen, order = codes(WHEEL, ACE, KNIGHT), codes(KNIGHT, ACE, WHEEL)
    for event in (FortuneSeen(0, seen, 3), FortuneReordered(0, order, 3)):
        assert event.seen_by(0) == event
        assert (event.seen_by(1).fortunes, event.seen_by(None).fortunes) == ((), ())
        assert (event.seen_by(1).count, event.reveals(0), event.reveals(1)) == (3, True, False)


@pytest.mark.rule("DM-SEER-02")
def test_others_guess_what_is_being_put_in_order():
    g = at_the_seer(WHEEL, ACE, KNIGHT)
    say(g, "look", f"order {KNIGHT}")
    guesses = [g.guess(1, seed) for seed in range(20)]
    assert {len(offered(guess, 0)) for guess in guesses} == {3}
    assert len({tuple(offered(guess, 0)) for guess in guesses}) > 10
    assert offered(g.guess(0, 5)) == offered(g)


def test_two_cards_are_put_in_order_with_one_choice_and_one_with_none():
    ends = [
        [card for card in range(len(FORTUNE_CODES)) if card != DEATH and ERA[card] == ERA[DEATH]][:left]
        for left in (1, 2)
    ]
    one, two = [
        at_the_seer(*fortunes([DEATH, *others][:left]), turn=turn)
        for left, turn, others in ((1, 7, ends[0]), (3, 6, ends[1]))
    ]
    say(one, "look")
    assert known(one, 0)[0] == [FORTUNE_CODES[DEATH]]
    assert "order" not in str(one.decision(one.waiting[0]).options)
    turned(two, 1)
    say(two, "look")
    assert len(offered(two)) == 2
    say(two, offered(two)[1])
    assert len(known(two, 0)[0]) == 2


def test_an_informant_and_the_eye_keep_the_order():
    seer = realm({"M1": dark(EYE)}, henchmen=[INFORMANT])
    g = table(seer, realm(), phase="before", fortune=["FO03", "FO01", "FO05"])
    say(g, f"use {INFORMANT}")
    assert known(g, 0) == (["FO03"], [], 0)
    say(g, f"special {EYE}")
    assert known(g, 0) == (["FO03", "FO01"], [], 0)
    assert (known(g, 1), g.scried[-1]) == (([], [], 0), (0, 0))
    assert (g.decision(0).prompt, fortunes(g.fortune[:2])) == ("place-a-minion", ["FO03", "FO01"])


def test_a_scrying_bowl_puts_three_in_order_as_the_seer_does():
    g = table(
        realm(spells=[SCRYING_BOWL], water=1), realm(), phase="before", fortune=["FO03", "FO01", "FO05"]
    )
    say(g, f"cast {SCRYING_BOWL}", "order FO05", "order FO01")
    assert fortunes(g.fortune[:3]) == ["FO05", "FO01", "FO03"]


# What becomes of it.


@pytest.mark.rule("DM-R-107")
def test_after_another_seat_put_them_in_order_one_knows_which_there_are_but_not_where():
    seer, city = realm(seen=2), {"seer": 0, "architect-1": 1}
    g = table(realm(), seer, phase="resolution", city=city, fortune=[WHEEL, ACE, KNIGHT], turn=3)
    assert known(g, 1) == ([WHEEL, ACE], [], 0)
    say(g, "look", f"order {KNIGHT}", f"order {ACE}")
    assert known(g, 1) == ([], [ACE, WHEEL], 3)
    assert {fortunes(g.guess(1, seed).fortune[:3]).index(WHEEL) for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("DM-R-107")
def test_what_is_turned_up_tells_where_the_rest_lies():
    """DM-X-56."""
    oracle = realm({"M1": dark(EYE)})
    g = table(oracle, realm(), realm(), phase="before", turn=3, fortune=[WHEEL, ACE, KNIGHT])
    say(g, f"special {EYE}")
    assert known(g, 0) == ([WHEEL, ACE], [], 0)
    play_on(g, place_on_the_seer, until=lambda g: g.waiting == (2,) and offered(g)[0] == "look")
    say(g, "look", f"order {ACE}", f"order {KNIGHT}")
    assert known(g, 0) == ([], [ACE, WHEEL], 3)
    until_evening(g)
    assert fortunes(g.fortune_shown) == [ACE, KNIGHT]
    assert known(g, 0) == ([WHEEL], [], 0)
    assert known(g, 1) == ([], [], 1)
    assert {g.guess(0, seed).fortune[0] for seed in range(10)} == set(codes(WHEEL))
    assert len({g.guess(1, seed).fortune[0] for seed in range(30)}) > 3


def place_on_the_seer(g, seat):
    """Let seat 2 go to the Seer, and the others anywhere else."""
    options = g.decision(seat).options
    wanted = [option for option in options if (option.name == "place seer") == (seat == 2)]
    return (wanted or options)[0]


@pytest.mark.rule("DM-R-106")
def test_death_can_be_put_on_top_before_its_time():
    """DM-X-51."""
    g = at_the_seer(WHEEL, ACE, "FO32", turn=4)
    assert g.view(1).fortune.eras[:4] == ("revelation", "revelation", "decay", "decay")
    say(g, "look", "order FO32", f"order {WHEEL}")
    assert g.view(1).fortune.eras[:4] == (None, None, None, "decay")
    assert g.view(0).fortune.eras[:3] == ("decay", "revelation", "revelation")
    until_evening(g)
    assert (g.turn, fortunes(g.fortune_shown)) == (5, ["FO32", WHEEL])
    assert g.view(1).last_turn


def test_the_era_of_a_card_held_back_is_known_by_count():
    g = at_the_seer(WHEEL, ACE, "FO24", turn=4)
    say(g, "look", "order FO24", f"order {WHEEL}")
    until_evening(g)
    assert known(g, 1) == ([], [], 1)
    assert g.view(1).fortune.eras[:2] == ("revelation", "decay")


def test_a_position_set_up_with_eras_mixed_on_top_tells_everybody_so():
    g = at_the_seer("FO32", WHEEL, ACE, turn=4)
    assert known(g, 1) == ([], [], 3)
    assert g.scried[-1][:2] == (0, 3)


# Guesses: proved by going through all decks that can be.

REVELATIONS, DECAYS = codes(WHEEL, ACE), codes("FO22", "FO23", "FO24", "FO25", "FO26")
"""Of a deck of six one is of the first, four are of the others, and one is Death."""
HISTORIES = {
    "nothing happened": (),
    "I looked at two": (("look", 0, 2),),
    "another looked": (("look", 1, 2),),
    "another put them in order": (("order", 1),),
    "I looked, another put in order": (("look", 0, 2), ("order", 1)),
    "I put in order": (("order", 0),),
    "I put in order, then another": (("order", 0), ("order", 1)),
    "one was held back": (("order", 1), ("turn",)),
    "one of mine may be held back": (("look", 0, 1), ("order", 1), ("turn",)),
    "I looked among those in disorder": (("order", 1), ("look", 0, 1)),
    "I looked at two held back": (("order", 1), ("look", 0, 2), ("turn",)),
    "twice out of order": (("look", 0, 2), ("order", 1), ("turn",), ("order", 2)),
    "twice, and I looked between": (("order", 1), ("turn",), ("look", 0, 1), ("order", 2), ("turn",)),
    "in order again for me": (("look", 0, 2), ("order", 1), ("look", 0, 1), ("order", 0)),
}


def all_decks():
    """Return all decks of six, each with what is left out: they are all as likely."""
    decks = []
    for first in REVELATIONS:
        for ordinary in combinations(DECAYS, 4):
            for rest in permutations((*ordinary, DEATH)):
                decks.append((first, *rest))
    return decks


def left_out(deck):
    return tuple(sorted({*REVELATIONS, *DECAYS} - set(deck)))


def histories(deck, steps):
    """Yield how a deck may lie after some steps, how likely that is, and what seat 0 has seen by then."""
    if not steps:
        yield deck, Fraction(1), ()
        return
    (kind, *args), later = steps[0], steps[1:]
    for after, chance, seen in outcomes_of(deck, kind, args):
        for end, likely, more in histories(after, later):
            yield end, chance * likely, (*seen, more)


def outcomes_of(deck, kind, args):
    """Yield what may come of a step. Seat 0 turns round what it sees; of others nobody knows what they do."""
    top = deck[:3]
    if kind == "turn":
        return [(deck[2:], Fraction(1), deck[:2])]
    if kind == "look":
        return [(deck, Fraction(1), deck[: args[1]] if args[0] == 0 else ())]
    if args == [0]:
        return [(top[::-1] + deck[3:], Fraction(1), top)]
    orders = list(permutations(top))
    return [(order + deck[3:], Fraction(1, len(orders)), ()) for order in orders]


def ways_it_can_be(steps, observed):
    """Return how likely each deck is for seat 0, by going through all there can have been."""
    found = Counter()
    for deck in all_decks():
        for end, chance, seen in histories(deck, steps):
            if seen == observed:
                found[end, left_out(deck)] += chance
    total = sum(found.values())
    return {deck: chance / total for deck, chance in found.items()}


class Foreseen(Chance):
    """Chance that gives the numbers it was told, then 0, and remembers out of how many each was."""

    def __init__(self, numbers):
        super().__init__(b"")
        self.numbers = numbers
        self.bounds = []

    def below(self, n):
        at = len(self.bounds)
        self.bounds.append(n)
        return self.numbers[at] if at < len(self.numbers) else 0


def all_guesses(g):
    """Return how likely each deck is in a guess of seat 0, by going through all that chance can do."""
    found, numbers = Counter(), []
    while numbers is not None:
        world = g.clone()
        world.chance = Foreseen(numbers)
        redeal_fortune(world, 0)
        bounds = world.chance.bounds
        chance = Fraction(1)
        for bound in bounds:
            chance /= bound
        found[world.fortune, world.fortune_out] += chance
        numbers = next_numbers([*numbers, *[0] * (len(bounds) - len(numbers))], bounds)
    return dict(found)


def next_numbers(numbers, bounds):
    """Count on by one; None after the last."""
    for at in reversed(range(len(numbers))):
        if numbers[at] + 1 < bounds[at]:
            return [*numbers[:at], numbers[at] + 1]
    return None


def play(g, steps):
    """Let it happen at the table; others put the last card first. Return what seat 0 sees."""
    seen = ()
    for kind, *args in reversed(steps):
        seen = (kind, args, seen)
    observed = []
    for kind, *args in steps:
        top = g.fortune[:3]
        if kind == "turn":
            observed.append(turned(g, 2))
        elif kind == "look":
            saw(g, *args)
            observed.append(top[: args[1]] if args[0] == 0 else ())
        elif args == [0]:
            saw(g, 0, 3)
            reordered(g, 0, top[::-1])
            observed.append(top)
        else:
            saw(g, args[0], 3)
            reordered(g, args[0], (*top[2:], *top[:2]))
            observed.append(())
    return nested(observed)


def nested(observed):
    """Return observations in the form in which `histories` has them."""
    result = ()
    for seen in reversed(observed):
        result = (*seen, result)
    return result


@pytest.mark.rule("DM-R-107")
@pytest.mark.parametrize("name", HISTORIES)
def test_a_guess_is_as_likely_as_all_that_can_have_happened_makes_it(name):
    steps = HISTORIES[name]
    g = darkling.start("domains", 3, 1)
    g.fortune = codes(WHEEL, "FO24", "FO32", "FO22", "FO25", "FO23")
    g.fortune_out = left_out(g.fortune)
    g.scried = nothing_seen(g)
    observed = play(g, steps)
    assert all_guesses(g) == ways_it_can_be(steps, observed)


# The Far Lands.


def test_whoever_looks_at_the_far_lands_knows_the_henchmen_there():
    watcher = realm({"W1": dark(TOWER_OF_EYES)})
    g = table(watcher, realm(), phase="before", far_lands=["HE20", "HE21"])
    say(g, f"special {TOWER_OF_EYES}")
    assert far_lands(g, 0) == ["HE20", "HE21"]
    assert far_lands(g, 1) == far_lands(g, None) == [None, None]
    assert {tuple(g.guess(0, seed).displays[3]) for seed in range(5)} == {g.displays[3]}
    assert len({tuple(g.guess(1, seed).displays[3]) for seed in range(20)}) > 15


def test_new_henchmen_in_the_far_lands_are_unknown_again():
    g = table(realm(far_seen=["far-1", "far-2"]), realm(), phase="placement")
    assert None not in far_lands(g, 0)
    until_evening(g)
    assert far_lands(g, 0) == [None, None]


def far_lands(g, seat):
    """Return the henchmen of the Far Lands as a seat is shown them."""
    return [place.card for place in g.view(seat).city if place.location == "far-lands"]
