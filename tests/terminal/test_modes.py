"""Every mode of Dark Dealings through the plain interface, to the ranking."""

from io import StringIO

import pytest

import darkling
from darkling.games.dealings.cards import HERO_CODES
from darkling.games.dealings.rules.events import HeroFlipped
from darkling.games.dealings.telling.cards import name
from darkling.table.chance import Chance
from darkling.terminal.page import WIDTH
from darkling.terminal.plain import play
from darkling.terminal.saving import save
from darkling.terminal.session import Session

HARDCORE = {"mode": "hardcore"}
MODES = {
    "normal, 2": (2, {}),
    "normal, 4": (4, {}),
    "hardcore, 3": (3, HARDCORE),
    "solo, rows of 3": (1, {"rows": 3}),
    "solo, rows of 5": (1, {}),
    "solo, rows of 7": (1, {"rows": 7}),
    "solo hardcore": (1, HARDCORE),
    "expansion, 4": (4, {"expansion": True}),
}
ALL_MODES = pytest.mark.parametrize(("players", "settings"), MODES.values(), ids=MODES)
CLOSED = pytest.mark.parametrize(
    ("players", "settings"), [(3, HARDCORE), (1, HARDCORE), (2, {"no_peeking": True})]
)
PLAIN = """
Combat Phase, round 1 of at most 8; 7 more after it.
  You: 0 defeated, 1 to come, 2 defenses
"""


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


class Hand:
    """Types the numbers of random options; stops after so many lines."""

    def __init__(self, game, seed=0, lines=1000):
        self.game, self.chance, self.lines = game, Chance.seeded(seed), lines

    def readline(self):
        self.lines -= 1
        if self.lines < 0:
            return ""
        return f"{1 + self.chance.below(len(self.game.decision(0).options))}\n"


class Watcher(StringIO):
    """Notes which heroes of the closed pile are named once the draft is over and before they attack."""

    def __init__(self, game):
        super().__init__()
        self.game, self.fighting, self.named = game, False, []

    def write(self, text):
        said = " ".join(text.split())
        if self.fighting:
            self.named += [hero for hero in self.never_seen() if hero in said]
        self.fighting |= said.startswith("Round 1 of combat")
        return super().write(text)

    def never_seen(self):
        happened = self.game.position.listener
        flipped = [event.hero for event in happened if isinstance(event, HeroFlipped)]
        return [name(HERO_CODES[hero]) for hero in self.game.position.piles[0] if hero not in flipped]


def typed(game, *lines, file=None):
    sink = StringIO()
    assert (
        play(Session(game, (0,), "random", file), StringIO("".join(f"{line}\n" for line in lines)), sink) == 0
    )
    return sink.getvalue()


def combat(settings, *seats, first=0):
    """Return a game that begins with combat."""
    data = {"phase": "combat", "settings": settings, "seats": list(seats), "first": first}
    return darkling.find("dealings").game_from(darkling.position("dealings", data))


@ALL_MODES
@pytest.mark.parametrize("seed", range(3))
def test_whole_game_ends_with_the_ranking_explained(players, settings, seed):
    game, sink = darkling.new("dealings", players, seed, settings), StringIO()
    assert play(Session(game, (0,), "random"), Hand(game, seed), sink) == 0
    assert game.over
    text = sink.getvalue()
    assert max(map(len, text.splitlines())) <= WIDTH
    assert "\n\n\n" not in text, "no empty paragraph"
    ending = " ".join(text[text.rindex("\n\n") :].split())
    explains = explains_score if players == 1 else explains_ranking
    explains(ending, game.result)


def explains_score(ending, result):
    assert ending.startswith("The Dark Masters' verdict on you: ")
    assert " defeated, " in ending
    assert "you win" not in ending.lower()
    assert ending.endswith(("Arrears.", "Tyrant.", "Lord.", "Archfiend.", "Evil.", "no higher title."))
    assert len(result.places) == 1


def explains_ranking(ending, result):
    assert ending.startswith(("You win!", "Bot ", "You and "))
    place = 1
    for seats in result.places:
        assert f" {place}. " in ending
        place += len(seats)
    assert ending.count("Ahead of ") == len(result.places) - 1


@pytest.mark.parametrize(
    ("players", "settings", "says"),
    [
        (2, {}, "Dark Dealings, normal mode. You play against one bot, Bot 1."),
        (3, HARDCORE, "Dark Dealings, hardcore mode. You play against 2 bots."),
        (1, {}, "Dark Dealings, solo mode. You play alone."),
        (1, {"rows": 4} | HARDCORE, "Dark Dealings, solo hardcore mode, rows of 4. You play alone."),
        (2, {"expansion": True, "no_peeking": True}, "normal mode, with the expansion, closed piles."),
    ],
)
def test_welcome_names_the_mode(players, settings, says):
    assert says in " ".join(typed(darkling.new("dealings", players, 1, settings)).split())


def test_lessons_fit_the_mode():
    normal, hardcore, solo = [
        typed(darkling.new("dealings", players, 1, settings), *["1"] * 1000)
        for players, settings in ((2, {}), (2, HARDCORE), (1, {}))
    ]
    assert "let the hero rampage" in normal
    assert "yield" not in normal.lower()
    for lesson in ("ONE FAILURE AND YOU ARE OUT", "CLOSED PILES", "yield at once"):
        assert hardcore.count(lesson) == 1
    assert "let the hero rampage" not in hardcore
    assert solo.count("LURING HEROES") == 1
    assert "THE HERO PHASE" not in solo


# Closed piles.


@CLOSED
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("DD-HARD-01", "DD-R-46")
def test_closed_pile_stays_closed_until_a_hero_is_flipped(players, settings, seed):
    game = darkling.new("dealings", players, seed, settings)
    watcher = Watcher(game)
    play(Session(game, (0,), "random"), Hand(game, seed), watcher)
    assert watcher.fighting
    assert watcher.named == []


@pytest.mark.rule("DD-R-46")
def test_watcher_would_notice():
    game = darkling.new("dealings", 2, 1)
    watcher = Watcher(game)
    play(Session(game, (0,), "random"), Hand(game), watcher)
    assert watcher.named


@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("lines", [5, 14, 16, 20, 24, 30, 40])
@pytest.mark.rule("DD-R-46")
def test_resumed_game_tells_nothing_of_a_closed_pile(players, lines):
    game = darkling.new("dealings", players, 3, HARDCORE)
    play(Session(game, (0,), "random"), Hand(game, lines=lines), StringIO())
    file = save(game, None)
    resumed = darkling.load(file.read_bytes())
    text = " ".join(typed(resumed, "?", file=file).split())
    assert [hero for hero in pile(resumed) if hero in text] == []
    assert resumed.record == game.record


def pile(game):
    return [name(HERO_CODES[hero]) for hero in game.position.piles[0]]


@pytest.mark.rule("DD-R-46")
def test_hero_sent_away_is_told_as_it_happens_and_never_again():
    game = combat(HARDCORE, {"pile": ["H30", "H08"], "defenses": ["S03", "M05"]}, {"pile": ["H01"]})
    text = typed(game, "1", "3")
    assert "At your gate: Stormcaller Ilse!" in text
    told = text.index("You send Stormcaller Ilse to the bottom of your pile")
    assert "Stormcaller" not in text[text.index("Combat Phase", told) :]


def test_all_takes_of_a_round_are_told_although_they_are_forgotten_at_once():
    text = " ".join(typed(darkling.new("dealings", 2, 7, HARDCORE), *["1"] * 1000).split())
    draft = text[text.index("THE DEFENSE PHASE") : text.index("Round 1 of combat")]
    assert draft.count("You take ") + draft.count("Bot 1 takes ") == 16


def test_taking_back_a_detour_in_hardcore_goes_back_to_the_hero():
    game = combat(HARDCORE, {"pile": ["H30", "H08"], "defenses": ["S03", "M05"]}, {"pile": ["H01"]})
    text = typed(game, "1", "3", "u", "u")
    assert text.index("Taken back.") < text.rindex("You face Stormcaller Ilse")
    assert "You cannot take back: something hidden has come to light since." in text


# Eviction.


def test_evicted_rivals_are_shown_with_round_and_hero():
    seats = [{"pile": ["H08"], "defenses": ["T10", "S01"]}, {"pile": ["H01"]}]
    text = typed(combat({"elimination": True}, *seats, first=1))
    assert "Bot 1: evicted in round 1 by Nimble Nan, 0 defeated, no defenses" in text


def test_giving_up_and_yielding_say_that_they_evict():
    game = combat(HARDCORE, {"pile": ["H08"], "defenses": ["T10", "S01"]}, {"pile": ["H01"]})
    text = typed(game, "1", "1")
    assert PLAIN in text
    assert "2. Yield to Trapper Joss: you are evicted, but no defense is spent" in text
    assert "3. Give up on Trapper Joss and be evicted" in text
    text = typed(combat(HARDCORE, {"pile": ["H08"], "defenses": ["T10"]}, {"pile": ["H01"]}), "1", "2")
    assert "You are evicted by Trapper Joss!" in text


# Solo.


def test_rows_stand_in_columns_and_keep_their_gaps():
    text = typed(darkling.new("dealings", 1, 3), "1", "3")
    last = text[text.rindex("Deal 1 of 4, second hero") :]
    heroes, defenses = last.split("\n\n")[1:3]
    assert heroes.split()[0] == "—"
    assert heroes.index("Frothing") == defenses.index("—")


def test_a_hero_says_what_it_can_bring():
    text = " ".join(typed(darkling.new("dealings", 1, 3)).split())
    assert "brings Hellhound or one of the 4 further right" in text
    assert "brings Summon Imp or Lone Skeleton" in text
    assert "brings only Lone Skeleton" in text


def test_a_hero_out_of_reach_is_named():
    text = " ".join(typed(darkling.new("dealings", 1, 3), "1", "5").split())
    assert "No defense is left below or to the right of Nimble Nan." in text


# The expansion.


def test_dragon_warrior_asks_for_two_defenses():
    seats = [{"pile": ["E38"], "defenses": ["T12", "T05", "M13"]}, {}]
    text = typed(combat({"expansion": True}, *seats), "1", "1", "1")
    assert text.count("Which defense do you turn before the fight?") == 2
    assert "Flooding Cellar gives ground and turns to trap 2." in text
    assert "Bear Trap gives ground and is trashed." in text


def test_equal_heroes_of_ones_own_are_put_in_order():
    seats = [{"kept": ["H30", "E30", "H50", "H51"]}, {"kept": ["H01", "H02", "H03", "H04"]}]
    data = {"phase": "defense", "settings": {"expansion": True}, "seats": seats}
    game = darkling.find("dealings").game_from(darkling.position("dealings", data))
    text = " ".join(typed(game, "1", "3", "2").split())
    assert "Your next two heroes have the same challenge." in text
    assert "Taking now: you with Ash-Drinker Brun" in text
