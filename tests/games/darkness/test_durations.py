"""How long cards stay in play, where they lie meanwhile, and where they go."""

import pytest
from games.darkness.card_play import AC_NAMES, RC_NAMES, Starting
from games.darkness.fights import fight, play_fight
from games.darkness.turns import act, attacked, begin, finish, go_on, hand, hero, pile, wounds

from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.state import Darkness


def in_play(g: Darkness) -> list[str]:
    """Return the names of the cards that lie in front of heroes."""
    cards = [effect[1] for effect in g.effects if effect[4] == "card"]
    return sorted([RC_NAMES[card - 1000] if card >= 1000 else AC_NAMES[card] for card in cards])


def start(g: Darkness) -> None:
    """Begin the first hero's next turn, up to drawing."""
    begin(g, Starting(0))


SHIELDS = [
    ("Shield Wall", ["Shield Wall: Steady"], 1),
    ("Armor of Light", ["Armor of Light: 2 Steady", "6/6"], 3),
]


@pytest.mark.rule("AD-DUR-01", "AD-DUR-02", "AD-DUR-03")
@pytest.mark.parametrize(("card", "says", "rounds"), SHIELDS)
def test_a_card_with_a_duration_lies_in_front_of_its_player_for_that_time(card, says, rounds):
    g = hero("Templar", card, "Steady", "Steady", "Stab")
    act(g, *says)
    finish(g)
    g.discard_hand(0)
    for left in range(rounds, 0, -1):
        assert (in_play(g), card in pile(g)) == ([card], False)
        lost = wounds(g, 0)[0]
        attacked(g, 3, "melee")
        assert wounds(g, 0)[0] - lost == 1, left
        start(g)
    assert in_play(g) == []
    assert card in pile(g)
    lost = wounds(g, 0)[0]
    attacked(g, 3, "melee")
    assert wounds(g, 0)[0] - lost == 3


@pytest.mark.rule("AD-DUR-01", "AD-DUR-03", "AD-R-72")
def test_the_card_that_lasts_stays_and_the_others_of_its_action_go_at_once():
    g = hero("Magician", "Spark", "Cursed", "Steady", foes=[("Cave Bear", (9, 6))])
    act(g, "Spark: Cursed, Steady", "9/6")
    finish(g)
    assert (in_play(g), pile(g)) == (["Cursed"], ["Spark", "Steady"])
    begin(g, FoeTurn(1))
    assert in_play(g) == ["Cursed"]
    begin(g, FoeTurn(1))
    assert (in_play(g), pile(g)) == ([], ["Cursed", "Spark", "Steady"])


@pytest.mark.rule("AD-DUR-04")
def test_a_card_with_effects_for_rounds_to_come_lasts_as_many_rounds():
    g = hero("Psion", "Mind Plague", "Keen", "Keen", foes=[("Cave Bear", (9, 6))])
    act(g, "Mind Plague: Keen, Keen", "9/6")
    finish(g)
    lost = []
    for _ in range(4):
        lost.append((*wounds(g, 1), in_play(g)))
        start(g)
    assert lost == [(0, ["Mind Plague"]), (1, ["Mind Plague"]), (3, ["Mind Plague"]), (6, [])]
    assert "Mind Plague" in pile(g)


@pytest.mark.rule("AD-DUR-04", "AD-R-74")
def test_each_target_of_one_card_suffers_in_the_rounds_to_come():
    g = hero("Inquisitor", "Quell", "Poisonous", "Steady", foes=[("Cave Bear", (9, 6)), ("Minotaur", (9, 7))])
    act(g, "Quell: Poisonous, Steady", "9/6", "9/7")
    finish(g)
    start(g)
    assert wounds(g, 1, 2) == [1, 1]
    start(g)
    assert (wounds(g, 1, 2), in_play(g)) == ([2, 2], ["Quell"])


@pytest.mark.rule("AD-DUR-04")
def test_a_longer_duration_repeats_the_last_number():
    g = hero("Psion", "Mind Plague", "Keen", "Runed", "Keen", foes=[("Wendigo", (9, 6))])
    act(g, "Mind Plague: Keen, Keen, Runed", "9/6")
    finish(g)
    lost = []
    for _ in range(5):
        start(g)
        lost += wounds(g, 1)
    assert lost == [1, 3, 6, 9, 9]


@pytest.mark.rule("AD-DUR-05")
def test_what_is_kept_in_play_stays_until_its_target_dies():
    foes = [("Cave Bear", (9, 6), 2), ("Ghouls", (1, 2))]
    cards = ("Bind", "Spark", "Convicting", "Convicting", "Steady")
    g = hero("Magician", *cards, foes=foes)
    act(g, "Bind: Convicting, Convicting", "9/6")
    finish(g)
    for _ in range(3):
        begin(g, FoeTurn(1))
        start(g)
        assert in_play(g) == ["Bind"]
    act(g, "Spark: Steady", "9/6")
    assert (g.hp[1], in_play(g)) == (0, [])
    assert "Bind" in pile(g)


@pytest.mark.rule("AD-DUR-05")
def test_what_is_kept_in_play_ends_as_it_says():
    g = hero("Magician", "Mirror Image", "Magical")
    act(g, "Mirror Image: Magical")
    finish(g)
    for _ in range(3):
        start(g)
    assert in_play(g) == ["Mirror Image"]
    attacked(g, 5, "melee")
    assert (wounds(g, 0), in_play(g), pile(g)) == ([0], [], ["Magical", "Mirror Image"])
    attacked(g, 5, "melee")
    assert wounds(g, 0) == [5]


@pytest.mark.rule("AD-DUR-05")
def test_what_is_kept_in_play_ends_with_the_encounter():
    cards = ["Venerate", "Stab", "Bash", "Steady", "Pious", "Holy"]
    g = fight([("Templar", (6, 6))], [("Zombies!", (7, 6), 1)], {0: cards})
    play_fight(g, "Venerate: Steady")
    assert in_play(g) == ["Venerate"]
    go_on(g, "Stab:", "7/6")
    assert g.over
    assert (in_play(g), hand(g)) == ([], ["Bash", "Holy", "Pious"])
    assert {"Venerate", "Stab", "Steady"} <= set(pile(g))
