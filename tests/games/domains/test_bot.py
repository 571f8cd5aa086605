"""Bots in Dark Domains: what they think things are worth, and that they finish what they begin."""

import pytest
from support.matches import wins_of_greedy
from support.realms import built, dark, has, lair, light, pass_on, realm, space, table
from support.script import say

from darkling.bots import bot
from darkling.games.domains.bot.domain_worth import flip_gain, outlook_of, stands_worth
from darkling.games.domains.bot.evaluation import standings
from darkling.games.domains.bot.holdings import spells_worth
from darkling.games.domains.bot.horizon import store_worth, weights
from darkling.games.domains.bot.prospects import prospects
from darkling.games.domains.bot.rollout import prior, rollout
from darkling.games.domains.bot.value import value
from darkling.games.domains.cards import TILE_CODES
from darkling.table.chance import Chance

HUNTERS = ("AD13", "AD14", "AD43", "AD47")
"""A party that hunts monsters, with dice of 12, 6, 8 and 10."""
IDLE = ("AD34", "AD31", "AD30", "AD35")
CALM = ("AD19", *HUNTERS[1:])
"""Parties that stay at home where there is nothing for them."""
LAST_TURN = ("FO32", "FO05")
HARMLESS = ("FO03", "FO04")
"""Fortune cards of an early turn."""


def greedy(g, seat=0):
    """Return the name of what greedy chooses."""
    return bot("greedy", 1).choose(g, seat).name


def play_greedily(g, question):
    """Let greedy choose for everyone until nobody is asked this any more; return what it chose."""
    chosen = []
    while not g.over and g.decision(g.waiting[0]).prompt == question:
        chosen.append(greedy(g, g.waiting[0]))
        say(g, chosen[-1])
    return chosen


def attacked(*realms, a=HUNTERS):
    """Return a table of the last turn on which the first party has set out."""
    return pass_on(table(*realms, phase="adventure", taverns=[a, IDLE], fortune_shown=LAST_TURN))


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat):
    assert wins_of_greedy("domains", seat, games=3) == 3


# What it does.


def test_it_builds_what_it_can_build():
    g = table(realm(held=["TI63"], stone=1, wood=2, workers=2), phase="foreman", fortune=HARMLESS)
    assert greedy(g) == "build TI63"


def test_it_buys_what_its_tile_lacks_and_no_more():
    builder = realm(held=["TI63"], coins=9)
    g = table(builder, phase="resolution", guild=[0], fortune=HARMLESS)
    assert sorted(play_greedily(g, "buy-materials")) == ["buy stone", "buy wood", "buy workers", "enough"]
    play_greedily(g, "build-or-done")
    play_greedily(g, "build-where")
    assert list(built(g).values()) == ["TI63 light"]


def test_it_takes_a_tile_with_the_first_minions_and_shops_with_a_later_one():
    g = table(realm(coins=8), phase="placement", fortune=HARMLESS)
    places = []
    while len(places) < 4:
        name = greedy(g, g.waiting[0])
        if g.waiting[0] == 0:
            places.append(name)
        say(g, name)
    assert places[0].startswith("place architect")
    assert "place builders-guild" in places[1:]


def test_it_corrupts_its_best_tile_while_that_still_pays():
    late = realm({"S1": light("TI58"), "W1": light("TI38")}, to_place=1)
    g = table(late, phase="placement", fortune_shown=LAST_TURN, taverns=[CALM, IDLE])
    assert greedy(g) == "corrupt S1"


def test_it_raises_a_defense_that_decides_and_spares_what_would_be_in_vain():
    weak = realm({"W1": dark("TI28", monsters=["MO20"])}, spells=["SP13"], earth=1, water=1)
    assert greedy(attacked(weak)) == "cast SP13"
    strong = realm({"M1": dark("TI34", monsters=["MO01", "MO39"])}, spells=["SP13"], earth=1, water=1)
    assert greedy(attacked(strong)) == "done"


def test_it_answers_a_spell_that_costs_it_skulls():
    g = table(
        realm(spells=["SP07"], water=2),
        realm(spells=["SP19"], fire=1, skulls=6),
        phase="adventure",
        taverns=[CALM, IDLE],
        fortune_shown=LAST_TURN,
    )
    pass_on(g)
    say(g, "cast SP07")
    assert greedy(g, 1) == "cast SP19"


def test_it_sees_what_its_spell_brings_though_a_rival_is_asked_at_the_same_time():
    domain = {"W1": dark("TI38"), "S1": dark("TI67")}
    g = table(
        realm(domain, spells=["SP32"], earth=1, wind=1),
        realm(spells=["SP31"], fire=1, workers=1),
        phase="end",
        fortune_shown=LAST_TURN,
    )
    assert len(g.waiting) == 2
    assert greedy(g) == "cast SP32"
    say(g, "cast SP32", seat=0)
    assert greedy(g) == "at S1"


def test_it_takes_the_last_skulls_though_it_has_won_without_them():
    leader = realm(spells=["SP31"], fire=1, workers=1, skulls=9)
    g = table(leader, phase="end", fortune_shown=LAST_TURN)
    assert play_greedily(g, "use-in-the-evening") == ["cast SP31"]
    assert has(g, "skulls") == 12


def test_a_guess_of_the_position_makes_no_difference():
    g = table(realm(spells=["SP31", "SP33"]), realm(spells=["SP19"]), phase="placement", fortune=HARMLESS)
    assert bot("greedy", 3).choose(g, 0) == bot("greedy", 3).choose(g.guess(0, 5), 0)


# What it thinks.


def test_further_coins_are_worth_less_and_the_last_ones_next_to_nothing():
    g = table(realm(), phase="placement", fortune=HARMLESS)
    by_kind = weights(g)

    def coins(count):
        return store_worth((count, *[0] * 9), by_kind)

    assert coins(6) - coins(5) > coins(20) - coins(19) > 0
    late = table(realm(), phase="placement", fortune_shown=LAST_TURN)
    assert weights(late)[0] < 0.1 * by_kind[0]


def test_a_spell_is_worth_more_with_its_price_at_hand():
    g = table(realm(spells=["SP39"]), phase="placement", fortune=HARMLESS)
    poor = spells_worth(g, 0, [0] * 10, 0)
    rich = spells_worth(g, 0, [0, 0, 1, 1, 1, 0, 0, 0, 0, 0], 0)
    assert rich > 2 * poor > 0


def test_minions_are_foreseen_along_the_path():
    minions = {"business-1": 0, "architect-1": 0, "royal-court": 0}
    g = table(
        realm(coins=1), phase="resolution", city=minions, guild=[0], architect=["TI63"], fortune=HARMLESS
    )
    store, held, drawn, rest = prospects(g, 0, outlook_of(g))
    assert [TILE_CODES[tile] for tile in held] == ["TI63"]
    assert (store[0], drawn) == (2, 0), "three Coins go for the tile, and two come after it"
    assert rest > 0, "the minion lent by the Court"


def test_strong_tiles_stand_longer_and_more_skulls_pay_better():
    assert stands_worth(3.0, 4.0, 0.3, 16) > stands_worth(3.0, 4.0, 0.3, 5) > stands_worth(1.0, 4.0, 0.3, 5)
    assert stands_worth(2.0, 3.0, 0.0, 0) == 6.0


def test_turning_a_great_tile_pays_more_than_turning_a_small_one():
    domain = {"S1": light("TI67"), "W1": light("TI38")}
    g = table(realm(domain), phase="placement", fortune_shown=LAST_TURN)
    outlook = outlook_of(g)
    gains = [flip_gain(g.tiles[0][space(code)], outlook, 0) for code in ("S1", "W1")]
    assert gains[0] > gains[1]


def test_what_a_party_will_attack_counts_for_less():
    threatened = realm({"W1": lair("MO20")})
    hunted = table(threatened, phase="adventure", taverns=[HUNTERS, IDLE], fortune=HARMLESS)
    left_alone = table(threatened, phase="adventure", taverns=[CALM, IDLE], fortune=HARMLESS)
    assert standings(hunted)[0] < standings(left_alone)[0]


def test_the_outlook_is_shared_out_once_minions_are_placed():
    g = table(realm(held=["TI63"], stone=1, wood=2, workers=2, skulls=9), phase="foreman", fortune=HARMLESS)
    odds = value(g)
    assert odds is not None
    assert sum(odds) == pytest.approx(1.0)
    assert odds[0] > 0.6
    assert value(table(realm(), phase="placement", fortune=HARMLESS)) is None


def test_rollouts_place_where_most_is_to_be_had():
    g = table(realm(coins=8), phase="placement", fortune=HARMLESS)
    chosen = [rollout(g, 0, Chance.seeded(seed)).name for seed in range(30)]
    options = g.decision(0).options
    best = max(options, key=lambda option: prior(g, 0, option))
    assert chosen.count(best.name) > 15
    assert len(set(chosen)) > 1


def test_it_hires_a_minion_when_coins_have_no_better_use():
    rich = realm(henchmen=["HE01"], coins=12)
    late = {"phase": "before", "fortune_shown": LAST_TURN, "taverns": [CALM, IDLE]}
    assert greedy(table(rich, **late)) == "use HE01"
