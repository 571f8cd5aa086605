from darkling.games.dealings.rules.events import CombatRoundBegan, HeroDefeated, HeroFlipped, HeroRampaged
from darkling.table.event import Forced, Forget, Forgotten
from darkling.terminal.news import paragraphs
from darkling.words import Words


def told(*events):
    return paragraphs(events, Words("dealings", 0, ("You", "Bot 1", "Bot 2")))


def test_nothing_happened():
    assert told() == []


def test_what_one_seat_does_is_one_paragraph():
    first, second = told(HeroFlipped(1, 0), HeroDefeated(1, 0), HeroFlipped(2, 1), HeroRampaged(2, 1))
    assert first.endswith("Bot 1 defeats Nimble Nan.")
    assert second.endswith("Bot 2 lets Fingers Fitch rampage.")


def test_what_all_seats_do_alike_is_one_paragraph():
    assert len(told(HeroRampaged(0, 0), HeroRampaged(1, 1), HeroRampaged(2, 2))) == 1


def test_what_no_seat_does_stands_alone():
    assert len(told(HeroRampaged(0, 0), CombatRoundBegan(2), HeroRampaged(1, 1))) == 3


def test_what_is_forgotten_leaves_no_trace():
    assert told(Forgotten(), Forget(("HandDealt",))) == []
    assert len(told(HeroFlipped(1, 0), Forget(("HeroFlipped",)), HeroRampaged(1, 0))) == 1


def test_that_there_was_no_choice_is_said_once_in_a_row():
    kept, other = Forced(0, "keep H01"), Forced(0, "keep H06")
    [paragraph] = told(kept, kept, other, kept)
    assert paragraph.count("Nimble Nan") == 2


def test_what_happens_twice_is_said_twice():
    [paragraph] = told(HeroRampaged(0, 0), HeroRampaged(0, 0))
    assert paragraph.count("rampage") == 2
