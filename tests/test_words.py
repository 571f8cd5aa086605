"""Every prompt, option, event and criterion of every game has words."""

from dataclasses import fields
from importlib import import_module
from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from support.cases import all_cases, decisions

import darkling
from darkling.games import OWN
from darkling.phrasing import MissingWords, event_key
from darkling.settings import described
from darkling.table import event as kernel_events
from darkling.table.company import Company
from darkling.table.decision import Prompt
from darkling.table.event import Event, Forced, Forget, Forgotten, SecretEvent
from darkling.table.machine import Fence
from darkling.table.phrase import listed, phrase
from darkling.table.result import each_alone, ranked
from darkling.words import Words

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
ALONE, TWO = each_alone(1), each_alone(2)


def own_files(game):
    """Return the Fluent files of a game: what it shares with others, and its own."""
    telling = darkling.find(game).telling
    return (*telling.shared_words, telling.words)


def keys_in(resource):
    body = FluentParser().parse(resource.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


RESOURCES = [
    files("darkling") / "words.ftl",
    files("darkling.lab.report") / "report.ftl",
    files("darkling.server") / "server.ftl",
    files("darkling.show") / "show.ftl",
    files("darkling.terminal") / "terminal.ftl",
    *{file for game in OWN for file in own_files(game)},
]
UNSPOKEN = (Forget, Forgotten)
"""What happens without a word being said about it."""
RARE = {
    "dealings": {"first"},
    "heists": {"activate_second", "permanent", "to_crime", "to_sway", "draw", "offer", "pay", "refuse"}
    | {"take_heat", "settle_coin", "settle_heat", "target"},
    "castle": {"attack_boss", "strike", "lose_item", "lose_figure", "lose_hit", "lose_miss", "lose_coin"}
    | {
        "throw",
        "search",
        "retreat",
        "platform",
        "land",
        "open",
        "pick_up",
        "use",
        "take",
        "leave",
        "fountain",
    },
    "village": {"attack_boss", "strike", "fountain", "use", "pick_up", "take", "leave", "hide", "hide_key"}
    | {"treasure", "key", "hostage", "whip_wolf", "whip_karrion", "stay", "sewer", "sneak", "prowl"}
    | {"lose_item", "lose_hit", "lose_miss", "lose_coin", "look", "look_away", "recall", "attack"}
    | {"hits", "misses"},
    "domains": {"build", "corrupt", "flip", "leave", "monster", "own_minion", "seat", "side", "special"}
    | {"tavern", "times"},
    "darkness": {
        "accept",
        "advance",
        "attack",
        "beside",
        "custom",
        "deck_add_ac",
        "deck_add_rc",
        "deck_drop_ac",
    }
    | {"deck_drop_rc", "decline", "dig", "drop", "dungeon", "explore", "flip", "float", "give", "go_on"}
    | {"horizontal", "keep", "leave", "leave_out", "look", "nothing", "offset", "refuse", "reshuffle", "rest"}
    | {"random_card", "revive", "sample", "solo", "stop", "take_ac", "take_rc", "to", "train", "use"}
    | {
        "use_advancement",
        "vertical",
        "ability",
        "aim",
        "as",
        "box",
        "either",
        "no_push",
        "on_tile",
        "push",
        "x",
    },
}
"""Verbs that random games seldom offer; tests of the terminal and of the games have them."""
ABOUT = {"hero": "Dwarf", "monster": "Orc", "figure": "Orc", "target": "you", "own": "no", "name": "Orc"}
ABOUT |= {"card": "Buckler", "spoken": "Hack!", "part": "Blessed", "state": "first", "missing": "none"}
ABOUT |= {"tile": "D1 to G3", "kind": "AC", "count": 2, "look": "no"}
ABOUT |= {"foes": "2 Ghouls", "left": 2, "damage": 3}
"""What the words of questions speak of."""
ENOUGH_PLAYERS = 3
"""What is said to more players differs in nothing but their number."""
LOOKED_AT = 20
"""After so many choices, all that there is to see is looked at."""
ABSTRACT = (Event, kernel_events.Revelation, SecretEvent, kernel_events.SharedSecretEvent)


def module(game, name):
    return import_module(f"{darkling.find(game).package}.rules.{name}")


def sample(event_type):
    """Make an event about seat 0 and the first cards."""
    values = {field.name: 0 for field in fields(event_type)}
    for name in ("cards", "heroes", "defenses", "dice", "items", "swords", "tiles", "acs", "rcs", "turned"):
        if name in values:
            values[name] = (0, 1)
    if "insiders" in values:
        values["insiders"] = (0,)
    if "called" in values:
        values["called"] = ("MO01" if "foe" in values else "0",) * len(values)
    return event_type(**values)


def of_kind(game, module_name, kind):
    return [thing for thing in vars(module(game, module_name)).values() if isinstance(thing, kind)]


def event_types(game):
    kinds = of_kind(game, "events", type)
    kernel = kernel_events.__name__
    return [kind for kind in kinds if issubclass(kind, Event) and kind.__module__ != kernel]


def criteria(game):
    """Return all that can decide a game, in any of its modes."""
    names = [name for name in vars(module(game, "outcome")) if name.endswith("CRITERIA")]
    return {criterion for name in names for criterion in getattr(module(game, "outcome"), name)}


def speaks(game, kind):
    return kind not in darkling.find(game).telling.quiet


EVENTS = [(game, kind) for game in OWN for kind in event_types(game) if speaks(game, kind)]


@pytest.fixture(params=OWN)
def game(request):
    return request.param


@pytest.fixture
def words(game):
    return Words(game, 0, NAMES)


@pytest.mark.parametrize(
    "resource", RESOURCES, ids=lambda resource: f"{resource.parent.name}-{resource.name}"
)
def test_words_file_is_well_formed(resource):
    body = FluentParser().parse(resource.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = keys_in(resource)
    assert sorted(keys) == sorted(set(keys))


def test_no_words_stand_in_two_files_of_a_game(game):
    keys = [key for file in (files("darkling") / "words.ftl", *own_files(game)) for key in keys_in(file)]
    assert sorted(keys) == sorted(set(keys))


def test_a_table_is_made_in_the_words_of_its_game(game, words):
    keys = {key for file in own_files(game) for key in keys_in(file)}
    assert "blurb" in keys
    settings = described(darkling.find(game))
    assert {f"setting-{name}" for name in settings} <= keys
    values = {
        f"setting-{name}-{value}" for name, kind in settings.items() for value in kind.get("choices", ())
    }
    spoken = {key for key in keys if key.startswith("setting-")}
    assert spoken <= values | {f"setting-{name}" for name in settings}
    modes = {f"preset-{mode.replace(' ', '-')}" for mode in darkling.find(game).modes}
    presets = {key for key in keys if key.startswith("preset-")}
    assert presets == {f"{preset}{more}" for preset in presets & modes for more in ("", "-text")}


@pytest.mark.parametrize("game_id", ["castle", "village"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_roles_of_seats_are_those_that_the_rules_give_them(game_id, players):
    table, words = darkling.find(game_id).new(players), Words(game_id, None, NAMES)
    for seat in range(1, players):
        names = [words.name(hero.hero) for hero in table.view(None).heroes if hero.seat == seat]
        told = words.say("role", number=seat + 1, seats=players)
        wanted = "all four heroes" if len(names) == 4 else " and ".join([f"the {name}" for name in names])
        assert told == f"plays {wanted}"


@pytest.mark.parametrize(
    ("company", "told"),
    [
        ("together", ["", ""]),
        ("one-against-all", ["is the game master", "plays a hero"]),
        ("teams", ["plays for team 1", "plays for team 2"]),
    ],
)
def test_a_seat_in_the_dungeon_has_the_role_of_its_company(company, told):
    words = Words("darkness", None, NAMES)
    roles = [words.say("role", number=number, seats=2, company=company, team=number) for number in (1, 2)]
    assert roles == told


def test_every_company_has_words(game, words):
    for company in get_args(Company):
        assert words.say(f"company-{company}")
        assert words.say(f"company-{company}-text").endswith(".")
    here = {key for file in own_files(game) for key in keys_in(file) if key.startswith("here-")}
    assert here <= {f"here-{company}" for company in get_args(Company)}
    assert {f"here-{company}" for company in darkling.find(game).companies()} <= here


def test_every_prompt_has_words_and_a_rule(game, words):
    prompts = of_kind(game, "vocabulary", Prompt)
    assert prompts
    for prompt in prompts:
        assert words.say(f"prompt-{prompt.key}", **ABOUT)
        assert words.rule(prompt.rule)


def test_every_option_has_words(game, words):
    for option in darkling.find(game).vocabulary.options:
        assert words.option(option)


@pytest.mark.parametrize(("game_id", "kind"), EVENTS, ids=lambda value: getattr(value, "__name__", value))
def test_every_event_has_words_for_everyone(game_id, kind):
    event = sample(kind)
    for viewer in (0, 1, None):
        text = Words(game_id, viewer, NAMES).event(event.seen_by(viewer))
        assert text[-1] in ".!"
        if viewer == 0:
            assert "Ada" not in text, "the reader is called you"
        else:
            assert "you" not in text.lower().split()


@pytest.mark.parametrize(("game_id", "kind"), [pair for pair in EVENTS if issubclass(pair[1], SecretEvent)])
def test_secret_event_names_its_cards_to_their_owner_alone(game_id, kind):
    event = sample(kind)
    codes = darkling.find(game_id).names["cards"]
    name = darkling.find(game_id).telling.name(codes[0])
    assert name in Words(game_id, 0, NAMES).event(event.seen_by(0))
    assert name not in Words(game_id, 1, NAMES).event(event.seen_by(1))


def test_every_forced_choice_has_words(game, words):
    for option in darkling.find(game).vocabulary.options:
        assert words.event(Forced(0, option.name))


def test_every_kernel_event_has_words_or_is_passed_over_in_silence(game, words):
    kinds = [kind for kind in vars(kernel_events).values() if isinstance(kind, type)]
    kinds = [kind for kind in kinds if issubclass(kind, Event) and kind not in ABSTRACT]
    assert {Forced, *UNSPOKEN} == set(kinds)
    assert words.event(Forget(("HandDealt",))) == words.event(Forgotten()) == ""


def test_every_fence_has_words(words):
    told = {words.why_not_undo(fence.value) for fence in Fence if fence is not Fence.NONE}
    assert len(told) == len(Fence) - 1


def test_every_mode_has_words_of_its_own(game, words):
    modes = darkling.find(game).modes
    told = {words.mode(2, darkling.find(game).read_settings(mode.settings)) for mode in modes.values()}
    assert len(told) == len(modes)


def test_every_criterion_has_words(game, words):
    assert criteria(game)
    for criterion in criteria(game):
        assert words.say(f"score-{criterion}", value=7)
        assert words.say(f"decided-{criterion}")


def test_every_glossary_entry_has_words(words):
    assert all(words.glossary())


def verbs_told(case):
    """Tell everything that happens in a random game; return the verbs that were on offer."""
    table = case.new(seed=1)
    told = [Words(case.game, seat, NAMES) for seat in range(case.players)]
    verbs = set()
    for seat, _ in decisions(table, seed=1):
        decision, view, words = table.decision(seat), table.view(seat), told[seat]
        assert "none" not in words.prompt(decision, view)
        assert all(words.lesson(view))
        assert all(line for block in words.table(decision, view) for line in block)
        assert all(words.option_now(option, view) for option in decision.options)
        if len(table.record.choices) % LOOKED_AT == 0:
            for eyes, reader in ((seat, words), (None, Words(case.game, None, NAMES))):
                assert all(line for block in reader.looks(table.view(eyes)).values() for line in block)
                assert reader.summary(table.view(eyes))
        verbs |= {option.verb for option in decision.options}
    for seat, words in enumerate(told):
        unspoken = (*UNSPOKEN, *darkling.find(case.game).telling.quiet)
        assert all(words.event(event) for event in table.events(seat) if not isinstance(event, unspoken))
        assert len(words.result(table.result, table.sides)) == 1 + len(table.result.places)
    return verbs


def test_everything_that_happens_in_a_game_can_be_told(game):
    cases = [case for case in all_cases() if case.game == game and case.players <= ENOUGH_PLAYERS]
    verbs = {verb for case in cases for verb in verbs_told(case)}
    assert verbs | RARE[game] == {option.verb for option in darkling.find(game).vocabulary.options}


@pytest.mark.parametrize(
    ("defeated", "title"),
    [
        (0, "Evicted"),
        (3, "Evicted"),
        (4, "Landlord in Arrears"),
        (5, "Petty Tyrant"),
        (6, "Dread Lord"),
        (7, "Archfiend"),
        (8, "Master of Evil"),
    ],
)
@pytest.mark.rule("DD-R-44")
def test_who_plays_alone_earns_a_title(defeated, title):
    result = module("dealings", "outcome").solo_outcome(defeated, 2)
    verdict, scores = Words("dealings", 0, ["You"]).result(result, ALONE)
    assert verdict == f"The Dark Masters' verdict on you: {title}."
    assert "2 defenses left. " in scores
    assert Words("dealings", None, ["Ada"]).result(result, ALONE)[0].endswith(f"on Ada: {title}.")


def test_criteria_that_decided_nothing_are_left_out_after_the_third():
    names = module("dealings", "outcome").CRITERIA
    words = Words("dealings", None, NAMES)
    _, first, _ = words.result(ranked(names, [(3, 2, 50, *[9] * 7), (2, 2, 50, *[9] * 7)]), TWO)
    assert "strongest hero of challenge 50. Ahead of Bob by more heroes defeated." in first
    _, first, _ = words.result(ranked(names, [(3, 2, 50, 9, *[9] * 6), (3, 2, 50, 8, *[9] * 6)]), TWO)
    assert "challenge 50, then 9. Ahead of Bob by the second strongest hero defeated." in first


def test_a_missing_key_is_an_error_that_names_it(words):
    with pytest.raises(MissingWords, match="no-such-key"):
        words.say("no-such-key")


def test_a_missing_argument_is_an_error_that_names_the_key(words):
    with pytest.raises(MissingWords, match="'comma'"):
        words.say("comma", first="one")


def test_a_missing_rule_is_an_error_that_names_it(words):
    with pytest.raises(MissingWords, match="XX-01"):
        words.rule("XX-01")


def test_lists_are_joined_by_words(words):
    assert words.render(phrase("comma", first=listed(["a"]), rest=listed(["b", "c", "d"]))) == "a, b, c and d"
    assert listed([]) == ""


def test_lists_leave_out_what_says_nothing(words):
    nothing = phrase("event-forgotten")
    assert words.render(listed([nothing, "a", nothing, "b", nothing])) == "a, b"


def test_event_key_is_the_name_of_the_class():
    assert event_key(Forced) == "event-forced"
    assert event_key(SecretEvent) == "event-secret-event"
