"""How a fight in the arena begins: teams, decks, initiative, places."""

import pytest
from games.darkness.card_words import AC_NAMES, CODES
from games.darkness.duels import CLASS_OF, arena, fighter
from support.script import offered, say

import darkling
from darkling.games.darkness.cards import ACTIONS, ARENA_MAP, CLASSES, RESOURCES, TILE
from darkling.games.darkness.rules.arena import by_initiative
from darkling.games.darkness.rules.events import HeroPlaced, InitiativeCut, InitiativeSet
from darkling.games.darkness.rules.set_up import deal
from darkling.games.darkness.rules.settings import DarknessSettings
from darkling.games.darkness.rules.state import DECK_ACS, DECK_RCS, HAND_ACS, OFF
from darkling.table.errors import BadPosition, BadSetting

BANNED_ACS = {"Vorpul Strike", "Spurn", "Spirit Guide", "Quell", "Possession", "Pact", "Nerve Pinch"} | {
    *["Necromancy", "Justice", "Disembowel", "Coup de Grace", "Bind"]
}
BANNED_RCS = {"Blinding", "Condemning", "Guileful", "Unleashed"}


def new(players=2, seed=1, **settings):
    """Return a game in the arena."""
    return darkling.new("darkness", players=players, seed=seed, settings={"play": "arena", **settings})


def cutting(*names, draws=(), **settings):
    """Return a position in which everyone has made a character, and cards are cut with these results."""
    seats = [{"hero": CLASS_OF[name]} for name in names]
    told = [CODES[card] for card in draws]
    agreed = {"play": "arena", "unique_classes": False, **settings}
    return darkling.position(
        "darkness", {"seats": seats, "phase": "entry", "settings": agreed, "draws": told}
    )


def choose_classes(g, *codes):
    for code in codes:
        say(g, f"class {code}")


@pytest.mark.rule("AD-MOD-03", "AD-PVP-02")
def test_two_to_four_teams_of_up_to_three_meet_and_seats_are_dealt_round_to_them():
    assert new(6).sides == ((0, 2, 4), (1, 3, 5))
    assert new(4, teams=4).sides == ((0,), (1,), (2,), (3,))
    assert new(5, teams=3).sides == ((0, 3), (1, 4), (2,))
    assert len(new(12, teams=4).sides) == 4
    for players, settings in ((1, {}), (7, {}), (3, {"teams": 4}), (2, {"teams": 5})):
        with pytest.raises(BadSetting):
            new(players, **settings)


@pytest.mark.rule("AD-R-23")
def test_more_than_seven_heroes_may_share_classes():
    game = new(8, teams=4)
    choose_classes(game, *["CL1"] * 7)
    assert "class CL1" in offered(game)
    few = new(2)
    choose_classes(few, "CL1")
    assert "class CL1" not in offered(few)


@pytest.mark.rule("AD-PVP-01", "AD-PVP-04")
def test_it_is_always_the_arena_without_monsters_equipment_and_advancements():
    for seed in range(3):
        game = new(2, seed)
        choose_classes(game, "CL1", "CL2")
        view = game.view(None)
        assert game.position.tiles == ARENA_MAP.tiles
        assert (view.progress.map, len(view.squares), view.line) == (ARENA_MAP.code, 144, ())
        assert {tile.state for tile in view.tiles} == {"bare"}
        assert not any([*game.position.items, *game.position.advancements])
    for gear in ({"items": ["IT01"]}, {"advancements": ["AV01"]}):
        with pytest.raises(BadPosition, match="the arena has none"):
            arena(fighter("Champion", 1, 1, **gear), fighter("Templar", 2, 1))


@pytest.mark.rule("AD-PVP-03", "AD-PVP-15", "AD-R-116")
def test_decks_are_as_ever_but_without_the_banned_cards():
    assert {card.name for card in ACTIONS if card.is_banned} == BANNED_ACS
    assert {card.name for card in RESOURCES if card.is_banned} == BANNED_RCS
    for klass in CLASSES:
        game = new(2, unique_classes=False)
        choose_classes(game, klass.code)
        g = game.position
        decks = g.pile(0, DECK_ACS), g.pile(0, DECK_RCS)
        assert decks == (klass.arena_action_deck, klass.arena_resource_deck)
        assert [len(deck) for deck in decks] == [27, 27]
        assert not any(ACTIONS[ac].is_banned for ac in decks[0])
        assert not any(RESOURCES[rc].is_banned for rc in decks[1])


@pytest.mark.rule("AD-R-116")
def test_whoever_builds_a_deck_is_offered_no_banned_card():
    game = new(2, decks="build")
    say(game, "class CL7", "custom")
    assert f"deck_add_rc {CODES['Kinetic']}" in offered(game)
    assert f"deck_add_rc {CODES['Blinding']}" not in offered(game)
    with pytest.raises(BadPosition, match="which its class may not have"):
        arena(fighter("Psion", 1, 1, "Nerve Pinch"), fighter("Templar", 2, 1))


# Initiative.


@pytest.mark.rule("AD-PVP-08", "AD-R-111")
def test_the_lowest_cost_goes_first_and_ties_are_cut_again():
    cut = ["Siphoning", "Deadly Turnabout", "Jab", "Spark", "Fireball", "Beam"]
    g = cutting("Magician", "Samurai", "Assassin", "Magician", draws=cut, teams=4)
    assert g.march == (2, 3, 0, 1)
    assert [(hero, AC_NAMES[ac]) for hero, ac in g.cuts] == [
        *[(0, "Siphoning"), (1, "Deadly Turnabout"), (2, "Jab"), (3, "Spark")],
        *[(0, "Fireball"), (3, "Beam")],
    ]
    assert [cut.cost for cut in g.view(1).arena.cuts] == [1, 4, 0, 1, 4, 2]


@pytest.mark.rule("AD-R-111")
def test_cards_that_were_cut_go_back_and_everyone_sees_them():
    game = new(2, unique_classes=False)
    choose_classes(game, "CL1", "CL1")
    for seat in (0, 1, None):
        seen = [type(event) for event in game.events(seat)]
        assert (seen.count(InitiativeSet), seen.count(InitiativeCut)) == (1, len(game.position.cuts))
    for hero in range(2):
        assert sum(game.view(hero).heroes[hero].listed[0].values()) == 27


@pytest.mark.rule("AD-R-111")
def test_where_no_cut_could_tell_decks_apart_chance_decides():
    orders = set()
    for seed in range(20):
        g = deal(3, DarknessSettings(play="arena", teams=3))
        g.chance = g.chance.seeded(seed)
        for hero in range(3):
            g.put(hero, DECK_ACS, (AC_NAMES.index("Jab"),) * 3)
        orders.add(tuple(by_initiative(g, range(3))))
    assert len(orders) > 2
    assert {tuple(sorted(order)) for order in orders} == {(0, 1, 2)}


@pytest.mark.rule("AD-R-110")
def test_all_draw_three_cards_of_each_kind_before_the_first_turn():
    game = new(3, teams=3)
    choose_classes(game, "CL1", "CL2", "CL3")
    assert game.decision(game.waiting[0]).prompt == "stand-where"
    assert [hero.hand for hero in game.view(None).heroes] == [(3, 3)] * 3
    while game.decision(game.waiting[0]).prompt == "stand-where":
        game.choose(game.waiting[0], offered(game)[0])
    first = game.position.march[0]
    assert (game.waiting, game.decision(first).prompt) == ((first,), "your-turn")


@pytest.mark.rule("AD-PVP-09", "AD-R-110")
def test_heroes_take_places_in_the_corner_of_their_team_in_the_order_of_initiative():
    game = new(6, teams=4)
    choose_classes(game, *[f"CL{number}" for number in range(1, 7)])
    squares = game.view(None).squares
    assert [(min(at), max(at)) for at in map(corner_of(squares), game.view(None).arena.teams)] == [
        ((0, 0), (3, 2)),
        ((9, 10), (12, 12)),
        ((10, 0), (12, 3)),
        ((0, 9), (2, 12)),
    ]
    asked = []
    while game.decision(game.waiting[0]).prompt == "stand-where":
        seat = game.waiting[0]
        free = [square for square in TILE.squares((0, 8, 5, 11)[seat % 4]) if square not in game.position.at]
        assert offered(game) == [f"stand {square}" for square in sorted(free)]
        asked.append(seat)
        game.choose(seat, offered(game)[-1])
    assert tuple(asked) == game.position.march
    assert OFF not in game.position.at
    assert [event.hero for event in game.events(None) if isinstance(event, HeroPlaced)] == asked


def corner_of(squares):
    """Return what says where the squares of a team's corner are."""
    at = {one.square: (one.column, one.row) for one in squares}
    return lambda team: [at[square] for square in team.corner]


@pytest.mark.rule("AD-R-111")
def test_nothing_follows_from_a_cut_about_the_hand_drawn_after_it():
    """The card that was cut may be drawn at once: the deck is whole again."""
    g = cutting("Assassin", "Magician", draws=["Jab", "Spark", "Jab"])
    assert g.cuts[0] == (0, AC_NAMES.index("Jab"))
    assert AC_NAMES.index("Jab") in g.pile(0, HAND_ACS)
