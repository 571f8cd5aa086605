"""Bots as game masters: which monsters they pick, where these stand, and what they do."""

from collections import Counter

import pytest
from games.darkness.arranged import hero
from games.darkness.board import options, put_effect, square
from games.darkness.dungeons import prompt
from games.darkness.led import MASTER, at_entry, code_of, foes, led_fight
from support.script import say

import darkling
from darkling.bots import bot
from darkling.games.darkness.bot.enlisting import DREADED, best_cards
from darkling.games.darkness.cards import FOE_CODES, FOES, TILE
from darkling.games.darkness.rules.maps import SNUG
from darkling.games.darkness.rules.mustering import Muster
from darkling.games.darkness.rules.space import distance_row, steps_row
from darkling.games.darkness.rules.state import STAIRS
from darkling.grid.placing import shared_sides
from darkling.grid.tiles import board_of

COMPANY = (hero("Champion"), hero("Templar"))


def greedy(g, name="greedy", seed=1):
    """Return the name of what greedy chooses for whoever is asked."""
    return bot(name, seed).choose(g, g.waiting[0]).name


def go_on(g, until, name="greedy"):
    """Let greedy choose for everyone until a question is asked; return what it chose."""
    chosen = []
    while not g.over and prompt(g) != until:
        chosen.append(greedy(g, name))
        say(g, chosen[-1])
        assert len(chosen) < 300
    return chosen


# The map.


def test_it_lays_a_way_that_leads_from_tile_to_tile():
    g = at_entry(*COMPANY)
    go_on(g, "stand-where")
    assert len(g.tiles) == 7
    for number in range(1, len(g.tiles)):
        before = board_of(TILE, g.tiles[number - 1 : number])
        assert shared_sides(before, g.tiles[number]) >= SNUG
    far = [min(steps_row(g, at)[one] for at in TILE.squares(STAIRS)) for one in range(len(g.board))]
    ends = [min(far[one] for one in TILE.squares(tile)) for tile in range(7)]
    assert ends == sorted(ends)


def test_where_players_lay_the_map_nothing_is_proposed():
    g = darkling.start("darkness", 1, 1, {"map_building": "players"})
    go_on(g, "stand-where")
    assert len(g.tiles) == 7


# Picking.


def mustering(**rest):
    g = at_entry(*COMPANY, settings={"dungeon": "cellar"}, **rest)
    go_on(g, "enlist-whom")
    return g


@pytest.mark.rule("AD-GM-03")
def test_it_picks_as_much_danger_as_it_may_and_no_more():
    g = mustering()
    muster = g.running(Muster)
    chosen = [name for name in go_on(g, "draw-your-cards") if name != "propose"]
    assert muster.level <= muster.total() <= muster.most()
    cheapest = min(FOES[foe].danger for foe in muster.available(g)) if muster.available(g) else 99
    assert muster.total() + cheapest > muster.most()
    assert "done" in chosen


@pytest.mark.rule("AD-GM-03")
def test_it_picks_what_hurts_most_together():
    crossbows, rats, ghouls, minotaur = [
        FOE_CODES.index(code_of(name)) for name in ("Kobold Crossbows", "Tunnel Rats", "Ghouls", "Minotaur")
    ]
    worths = [dread * card.danger for dread, card in zip(DREADED, FOES, strict=True)]
    cards = Counter({crossbows: 2, rats: 2, ghouls: 2, minotaur: 1})
    assert sorted(best_cards(cards, 10, worths)) == [crossbows, crossbows]
    assert sorted(best_cards(cards, 13, worths)) == [crossbows, crossbows, rats]
    assert best_cards(cards, 2, worths) == []


def test_it_does_not_always_pick_the_same():
    picks = set()
    for seed in range(6):
        g = darkling.start("darkness", 3, seed, {"play": "tabletop", "dungeon": "cellar"})
        picks.add(tuple(sorted(name for name in go_on(g, "draw-your-cards") if name.startswith("enlist"))))
        assert prompt(g) == "draw-your-cards"
    assert len(picks) > 1


# Placing.


@pytest.mark.rule("AD-GM-04")
@pytest.mark.parametrize("name", ["Cave Bear", "Dread Archer"])
def test_monsters_begin_far_from_the_heroes_and_shooters_see_one(name):
    g = mustering()
    say(g, f"enlist {code_of(name)}")
    chosen = []
    while prompt(g) in ("muster-on-tile", "place-monster"):
        chosen.append(greedy(g))
        say(g, chosen[-1])
    at = g.at[g.heroes]
    rows = [steps_row(g, one) for one in g.at[: g.heroes]]
    far = [min(row[one] for row in rows) for one in range(len(g.board))]
    if name == "Cave Bear":
        assert far[at] == max(far)
    else:
        in_sight = [one for one in range(12, len(g.board)) if any(sight(g, hero, one) for hero in (0, 1))]
        assert far[at] >= max(far[one] for one in in_sight)


def sight(g, hero, square):
    return distance_row(g, g.at[hero], "ranged")[square]


# Leading.


IDLY = ("draw_up", "end_turn", "keep_hand", "pass")


def turn(*line, seats, **rest):
    """Return the turn of the first monster, after heroes who have done nothing."""
    g = led_fight(*line, seats=seats, **rest)
    while prompt(g) != "lead-monster":
        say(g, next(name for name in IDLY if name in options(g)))
    return g


def led(g, name="greedy"):
    """Let greedy lead the monsters to the end of the round, heroes not answering; return what it chose."""
    chosen, now = [], g.round
    while not g.over and g.round == now:
        if g.waiting[0] == MASTER:
            chosen.append(greedy(g, name))
            say(g, chosen[-1])
        else:
            say(g, next(one for one in IDLY if one in options(g)))
    return chosen


@pytest.mark.rule("AD-GM-05")
def test_it_fells_the_weak_where_the_card_says_to_hit_the_strong():
    seats = (hero("Champion", 3, 0), hero("Magician", 3, 2, hp=3))
    g = turn(foes("Aura Knight", (4, 1)), seats=seats)
    assert greedy(g) == f"attack {square(g, 3, 2)}"


@pytest.mark.rule("AD-GM-05")
def test_it_goes_to_whom_it_can_fell():
    seats = (hero("Champion", 3, 0), hero("Magician", 3, 3, hp=3))
    g = turn(foes("Aura Knight", (6, 1)), seats=seats)
    led(g)
    assert (g.hp[0], g.hp[1]) == (26, 0)


def test_it_does_not_walk_into_fire():
    seats = (hero("Champion", 3, 1),)
    g = turn(foes("Tunnel Rats", (6, 1)), seats=seats)
    put_effect(g, 0, -1, "zone", "fire", amount=3, lasts=3, rest=(square(g, 4, 1), square(g, 4, 2)))
    name = greedy(g)
    assert name not in (f"go {square(g, 4, 1)}", f"go {square(g, 4, 2)}")


def test_it_leaves_it_to_the_card_where_nothing_is_better():
    g = turn(foes("Aura Knight", (4, 1)), seats=(hero("Champion", 3, 1),))
    assert greedy(g) in ("as_printed", f"attack {square(g, 3, 1)}")


def test_with_little_effort_it_leaves_all_monsters_to_their_cards():
    g = turn(foes("Aura Knight", (4, 1)), seats=(hero("Champion", 3, 1),))
    assert greedy(g, "greedy:20") == "all_as_printed"


@pytest.mark.parametrize("name", ["Ghouls", "Dread Archer", "Gloom Stalkers"])
def test_the_turn_of_a_monster_comes_to_an_end(name):
    places = [(6, 1), (7, 2)][: FOES[FOE_CODES.index(code_of(name))].number]
    g = turn(foes(name, *places), seats=(hero("Champion", 3, 1), hero("Magician", 2, 3)))
    assert len(led(g)) <= 4 * len(places)


def test_a_guess_makes_no_difference_to_what_it_leads():
    g = turn(foes("Aura Knight", (4, 1)), seats=(hero("Champion", 3, 0), hero("Magician", 3, 2, hp=3)))
    assert bot("greedy", 3).choose(g, MASTER) == bot("greedy", 3).choose(g.guess(MASTER, 5), MASTER)


# A whole game.


def test_it_wins_where_a_random_one_loses():
    def won(name):
        wins = 0
        for seed in range(6):
            g = darkling.start("darkness", 2, seed, {"play": "tabletop", "encounters": 1})
            bots = [bot(name, seed), bot("greedy:20", seed)]
            while not g.over:
                seat = g.waiting[0]
                g.choose(seat, bots[seat].choose(g, seat))
            wins += not g.victory
        return wins

    assert won("greedy:20") > won("random")
