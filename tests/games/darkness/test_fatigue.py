"""Fatigue: what tires a hero out, what a tired hero may do, and when it is over (AD-FAT)."""

import pytest
from games.darkness.board import options, play, square, told
from games.darkness.card_play import AC_NAMES, Acting, all_cards, prompt
from games.darkness.fights import Deciding, fight, names, play_fight, put_in_hand
from games.darkness.turns import go_on, set_decks

from darkling.games.darkness.cards import ADVANCEMENTS, ITEMS
from darkling.games.darkness.rules.attack import SingleAttack
from darkling.games.darkness.rules.clearing import ClearRoom
from darkling.games.darkness.rules.draws import DrawCards, DrawUp
from darkling.games.darkness.rules.effects import begin, put_in_play
from darkling.games.darkness.rules.events import Fatigued, HandDiscarded, Refreshed
from darkling.games.darkness.rules.monster_turn import FoeTurn
from darkling.games.darkness.rules.state import (
    DECK_ACS,
    DECK_RCS,
    FATIGUED,
    HAND_ACS,
    HAND_RCS,
    PILE_ACS,
    PILE_RCS,
    Darkness,
)

BUCKLER, CROSSBOW, DRAUGHT = [
    [item.name for item in ITEMS].index(name) for name in ("Buckler", "Hand Crossbow", "Healing Draught")
]
VENERATE = AC_NAMES.index("Venerate")
SURE_HANDS, IRON_SKIN, SECOND_BREATH = [
    [card.name for card in ADVANCEMENTS].index(name) for name in ("Sure Hands", "Iron Skin", "Second Breath")
]
BEAR = ("Cave Bear", (9, 6))


def sizes(g: Darkness, hero: int = 0) -> list[int]:
    """Return how many cards are in both hands, decks and discard piles."""
    zones = (HAND_ACS, HAND_RCS, DECK_ACS, DECK_RCS, PILE_ACS, PILE_RCS)
    return [len(g.pile(hero, zone)) for zone in zones]


def hero_with(deck: tuple[str, ...], *hand: str, **fields: object) -> Deciding:
    """Return a Templar with these cards left in both decks, and in hand."""
    g = fight([("Templar", (6, 6))], [BEAR], **fields)
    set_decks(g, *deck)
    put_in_hand(g, 0, *hand)
    return g


def tired(*hand: str) -> Deciding:
    g = hero_with(("Run", "Lucky"), *hand)
    g.marks[0] = FATIGUED
    return g


@pytest.mark.rule("AD-FAT-01", "AD-FAT-02", "AD-R-32")
def test_the_first_draw_from_an_empty_deck_tires_and_all_cards_are_discarded() -> None:
    g = hero_with(("Run", "Lucky", "Lucky", "Lucky"), "Cure", "Steady")
    begin(g, 0, 0, "mod", "save", 1, 9, VENERATE, 1)
    put_in_play(g, 0, VENERATE, 1)
    events = play(g, DrawCards(0, 3, 1))
    assert told(events, Fatigued)
    assert told(events, HandDiscarded)
    assert g.is_fatigued(0)
    assert sizes(g) == [0, 0, 0, 3, 3, 1]
    assert VENERATE in g.pile(0, PILE_ACS)
    assert g.effects == ()


@pytest.mark.rule("AD-R-32")
def test_who_draws_the_last_card_is_not_tired() -> None:
    g = hero_with(("Run", "Lucky", "Lucky"))
    play(g, DrawCards(0, 1, 2))
    assert not g.is_fatigued(0)
    assert sizes(g) == [1, 2, 0, 0, 0, 0]


@pytest.mark.rule("AD-R-32")
def test_action_cards_are_drawn_first_and_the_rest_of_the_draw_is_dropped() -> None:
    g = hero_with(("Run", "Lucky"))
    play(g, DrawCards(0, 2, 1))
    assert sizes(g) == [0, 0, 0, 1, 1, 0]


@pytest.mark.rule("AD-R-32")
def test_a_draw_that_a_card_allows_can_be_declined() -> None:
    g = hero_with(("Lucky", "Lucky", "Lucky"), "Fate", "Run")
    play(g, Acting(0))
    go_on(g, "Fate:")
    assert options(g) == ["draw", "skip"]
    go_on(g, "skip", "draw")
    assert not g.is_fatigued(0)
    assert sizes(g) == [0, 1, 0, 2, 2, 0]


@pytest.mark.rule("AD-FAT-03", "AD-R-129")
def test_the_tired_move_freely_and_use_equipment_and_nothing_else() -> None:
    g = tired("Stab", "Steady", "Contemplate")
    g.items[0] = (CROSSBOW, DRAUGHT)
    g.advancements[0] = (SURE_HANDS,)
    play(g, Acting(0))
    assert options(g) == ["free_move", "use IT01", "use IT12", "end_turn"]
    go_on(g, "free_move", "7/6")
    assert options(g) == ["use IT01", "use IT12", "end_turn"]


@pytest.mark.rule("AD-R-35", "AD-FAT-03")
def test_the_tired_answer_with_equipment_only() -> None:
    g = tired("Block", "Steady")
    g.items[0] = (BUCKLER,)
    g.advancements[0] = (IRON_SKIN,)
    play(g, SingleAttack(1, 0, 4, "melee"))
    assert options(g) == ["use IT07", "pass"]
    go_on(g, "use IT07")
    assert g.over
    assert g.hp[0] == g.max_hp(0) - 2
    g.marks[0] = 0
    play(g, SingleAttack(1, 0, 4, "melee"))
    assert [name.split()[0] for name in options(g)] == ["play", "use_advancement", "pass"]


@pytest.mark.rule("AD-R-35", "AD-R-77")
def test_the_tired_have_no_ability() -> None:
    g = fight([("Psion", (6, 6))], [BEAR])
    put_in_hand(g, 0, "Run", "Lucky")
    play(g, Acting(0))
    assert "ability" in options(g)
    go_on(g, "end_turn")
    g.marks[0] = FATIGUED
    play(g, Acting(0))
    assert options(g) == ["free_move", "end_turn"]


@pytest.mark.rule("AD-FAT-03", "AD-FAT-04")
def test_the_tired_are_not_asked_for_a_second_breath() -> None:
    g = hero_with(("Lucky", "Lucky"), "Run", "Stab", "Steady")
    g.put(0, PILE_ACS, (1, 2, 3, 4))
    g.advancements[0] = (SECOND_BREATH,)
    play_fight(g, "draw_up", "end_turn")
    assert g.is_fatigued(0)
    go_on(g, "keep_hand")
    assert prompt(g) != "second-breath"
    assert not g.is_fatigued(0)


@pytest.mark.rule("AD-R-35", "AD-R-119")
def test_the_tired_strike_nobody_who_leaves() -> None:
    g = fight([("Assassin", (6, 6))], [("Kobold Crossbows", (7, 6))], {0: ("Opportunity", "Keen")})
    play(g, FoeTurn(1))
    assert prompt(g) == "strike-the-leaving"
    go_on(g, "pass")
    g.marks[0], g.at[1] = FATIGUED, square(g, 7, 6)
    play(g, FoeTurn(1))
    assert g.over


@pytest.mark.rule("AD-FAT-04", "AD-R-34")
def test_it_ends_with_the_next_draw_for_which_both_piles_go_back() -> None:
    g = tired()
    g.put(0, PILE_ACS, (1, 2, 3))
    g.put(0, PILE_RCS, (4, 5, 6, 7))
    cards = all_cards(g)
    events = play(g, DrawUp(0))
    assert told(events, Refreshed)
    assert not g.is_fatigued(0)
    assert sizes(g) == [3, 3, 1, 2, 0, 0]
    assert all_cards(g) == cards


@pytest.mark.rule("AD-FAT-04", "AD-R-34")
def test_tired_at_the_end_of_a_turn_and_rested_at_the_start_of_the_next() -> None:
    g = hero_with(("Lucky", "Lucky"), "Run", "Lucky", "Venerate", "Stab", "Steady", "Steady")
    play_fight(g, "Venerate: Steady", "end_turn", "keep_hand")
    assert g.is_fatigued(0)
    assert g.round == 2
    assert prompt(g) == "draw-your-cards"
    go_on(g, "draw_up")
    assert not g.is_fatigued(0)
    assert sizes(g)[:2] == [3, 3]


@pytest.mark.rule("AD-R-34")
def test_tired_in_the_start_step_for_the_whole_turn() -> None:
    g = hero_with(("Lucky", "Lucky"), "Run", "Stab", "Steady")
    g.put(0, PILE_ACS, (1, 2, 3, 4))
    play_fight(g, "draw_up")
    assert g.is_fatigued(0)
    assert options(g) == ["free_move", "end_turn"]
    go_on(g, "end_turn")
    assert options(g) == ["keep_hand"]
    go_on(g, "keep_hand")
    assert not g.is_fatigued(0)
    assert sizes(g)[:2] == [3, 3]


@pytest.mark.rule("AD-R-33")
def test_tired_in_the_middle_of_an_action_that_ends_in_good_order() -> None:
    g = fight([("Samurai", (6, 6))], [("Cave Bear", (7, 6))])
    set_decks(g, "Lucky")
    put_in_hand(g, 0, "Flourish", "Disciplined", "Run", "Lucky")
    play(g, Acting(0))
    go_on(g, "Flourish: Disciplined", "7/6", "draw")
    assert g.hp[1] == 14 - 2
    assert g.is_fatigued(0)
    assert sizes(g) == [0, 0, 0, 1, 2, 2]
    assert options(g) == ["free_move", "end_turn"]


@pytest.mark.rule("AD-R-33", "AD-R-72")
def test_what_a_tiring_action_would_keep_in_play_is_discarded_too() -> None:
    g = fight([("Templar", (6, 6))], [("Cave Bear", (7, 6))])
    set_decks(g)
    put_in_hand(g, 0, "Venerate", "Quick", "Steady")
    play(g, Acting(0))
    go_on(g, "Venerate: Quick, Steady", "draw")
    assert g.is_fatigued(0)
    assert g.effects == ()
    assert names(g.pile(0, PILE_ACS), AC_NAMES) == ["Venerate"]


@pytest.mark.rule("AD-R-34", "AD-R-96")
def test_the_draw_of_clearing_ends_it_too() -> None:
    g = tired()
    g.put(0, PILE_ACS, (1, 2, 3))
    g.put(0, PILE_RCS, (4, 5, 6, 7))
    g.hp[1], g.at[1], g.round = 0, -1, 0
    play(g, ClearRoom(), "keep_hand")
    assert not g.is_fatigued(0)
    assert sizes(g)[:2] == [3, 3]


def test_a_hoarder_keeps_two_cards_that_cannot_be_played_yet() -> None:
    g = hero_with(("Lucky",), "Block", "Steady", "Stab")
    g.advancements[0] = ([card.name for card in ADVANCEMENTS].index("Hoarder of Breath"),)
    play(g, DrawCards(0, 1, 0))
    assert prompt(g) == "breath-to-keep"
    go_on(g, "Block", "Steady")
    assert sizes(g) == [1, 1, 0, 1, 1, 0]
    play(g, SingleAttack(1, 0, 4, "melee"))
    assert g.over
