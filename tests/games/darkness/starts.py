"""Positions of Attack the Darkness that random heroes seldom or never come to; the suite starts there too.

The rooms are small and the monsters few, so that the games are short.
"""

from typing import Any

from darkling.games.darkness.cards import ACTION_CODES, CLASS_CODES, CLASSES, RESOURCE_CODES

CHAMPION, ASSASSIN, MAGICIAN, SAMURAI, TEMPLAR, INQUISITOR, PSION = CLASS_CODES
RATS, KNIGHT, CULTISTS, ARCHER, ZOMBIES, BEETLES = "MO02", "MO05", "MO06", "MO07", "MO12", "MO04"
MASTER = "BO3"
ROOM = ["V(0,0)", "V(3,0)"]
"""Six columns and four rows; the stairs are the left half."""
HALL = [*ROOM, "V(6,0)"]
MIDDLE = 1
"""The square at (2, 1), where the first hero stands."""
DOOR = 19
"""The square at (3, 1), beside it."""
FAR = 23
"""The square at (4, 2)."""
Choices = list[tuple[int, str]]


def hero(code: str, at: tuple[int, int] | None = (2, 1), **rest: Any) -> dict[str, Any]:
    """Return a seat with a hero of a class."""
    return {"hero": code, **({"at": at} if at else {}), **rest}


def holding(code: str, acs: list[str], rcs: list[str], **rest: Any) -> dict[str, Any]:
    """Return a hero with these cards at hand, which its decks hold in place of others if they must."""
    card = CLASSES[CLASS_CODES.index(code)]
    core = [RESOURCE_CODES[one] for one, _ in card.core]
    actions = [ACTION_CODES[one] for one in card.action_deck]
    resources = [RESOURCE_CODES[one] for one in card.resource_deck]
    return hero(
        code,
        acs=acs,
        rcs=rcs,
        actions=with_cards(actions, acs, []),
        resources=with_cards(resources, rcs, core),
        **rest,
    )


def tired(code: str, acs: list[str], rcs: list[str], **rest: Any) -> dict[str, Any]:
    """Return a hero with but one card left in the action deck."""
    seat = holding(code, acs, rcs, **rest)
    left = list(seat["actions"])
    for card in acs:
        left.remove(card)
    return {**seat, "used_acs": left[1:]}


def with_cards(deck: list[str], wanted: list[str], kept: list[str]) -> list[str]:
    """Return a deck that has what is wanted, in place of other cards that need not be kept."""
    for card in set(wanted):
        while deck.count(card) < wanted.count(card):
            deck.remove(next(other for other in reversed(deck) if other not in (*wanted, *kept)))
            deck.append(card)
    return deck


def foes(code: str, *at: tuple[int, int], hp: int = 0) -> dict[str, Any]:
    """Return a card of the line; with `hp` each of its monsters has so few."""
    return {"foe": code, "at": at, **({"hp": [hp] * len(at)} if hp else {})}


def fight(
    *seats: dict[str, Any], line: list[dict[str, Any]], choices: Choices, **rest: Any
) -> dict[str, Any]:
    """Return the only encounter of a random dungeon."""
    return {
        "seats": list(seats),
        "tiles": ROOM,
        "foes": line,
        "choices": choices,
        "round": 19,
        **rest,
        "settings": {"encounters": 1, "round_cap": 20, **rest.get("settings", {})},
    }


def won(*seats: dict[str, Any], choices: Choices, **rest: Any) -> dict[str, Any]:
    """Return a room of a random dungeon that is to be cleared."""
    return {
        "phase": "clearing",
        "seats": list(seats),
        "tiles": HALL,
        "choices": choices,
        **rest,
        "settings": {"encounters": 2, "round_cap": 20, "danger_percent": 200, **rest.get("settings", {})},
    }


def found(*cards: str, choices: Choices, **rest: Any) -> dict[str, Any]:
    """Return a room in which a wounded hero explores alone, and what comes to light first."""
    explorer = hero(CHAMPION, hp=3, acs=["AC001"] * 2 + ["AC097"], rcs=["RC01"] * 3, **rest.pop("has", {}))
    flipped = by(0, "keep_hand", "explore", *[name for _, name in choices])
    return won(explorer, draws=list(cards), choices=flipped, **rest)


def led(*choices: str, line: list[dict[str, Any]], **rest: Any) -> dict[str, Any]:
    """Return a fight against a game master, whose monsters are about to act; a hero may answer a blow."""
    champion = holding(CHAMPION, ["AC008", "AC104", "AC097"], ["RC01"] * 3, hp=rest.pop("hp", 9))
    answers = by(1, rest.pop("answer")) if "answer" in rest else []
    return fight(
        champion,
        line=line,
        choices=[*by(1, "end_turn", "keep_hand"), *by(0, *choices), *answers],
        **{**rest, "settings": {"play": "tabletop", **rest.get("settings", {})}},
    )


def by(seat: int, *names: str) -> Choices:
    """Return choices of a seat."""
    return [(seat, name) for name in names]


def duel(*seats: dict[str, Any], choices: Choices, **rest: Any) -> dict[str, Any]:
    """Return the last rounds of an arena; unless it is said otherwise two teams meet."""
    return {
        "seats": list(seats),
        "choices": choices,
        "round": 19,
        **rest,
        "settings": {"play": "arena", "round_cap": 20, **rest.get("settings", {})},
    }


def crowd(count: int) -> dict[str, Any]:
    """Return so many heroes of four teams in one corner of the arena; the first of each team are awake."""
    seats = [
        hero(CLASS_CODES[number % len(CLASS_CODES)], at=(number % 4, number // 4), hp=2 if number < 4 else 0)
        for number in range(count)
    ]
    return duel(*seats, choices=[], settings={"teams": 4, "unique_classes": False}, round=20)


STARTS: dict[str, dict[str, Any]] = {
    # Turns of heroes, with all that they have.
    "equipment": fight(
        holding(
            CHAMPION, ["AC001", "AC097", "AC101"], ["RC01", "RC01", "RC05"], items=["IT02", "IT04"], hp=5
        ),
        line=[foes(CULTISTS, (3, 1), (4, 2))],
        choices=by(0, "use IT02", "discard_ac AC101", f"target {FAR}", "done", "play AC001"),
    ),
    "a handful of tricks": fight(
        holding(ASSASSIN, ["AC014", "AC104", "AC013"], ["RC83", "RC11", "RC74"], hp=4),
        line=[foes(KNIGHT, (3, 1)), foes(RATS, (5, 2))],
        choices=by(0, "play AC014", "add RC83", "done", f"target {DOOR}"),
        draws=["AC015", "AC016"],
    ),
    "training": fight(
        holding(
            CHAMPION, ["AC104", "AC104", "AC097"], ["RC01"] * 3, advancements=["AV20", "AV12", "AV13"], hp=1
        ),
        line=[foes(KNIGHT, (3, 1))],
        choices=by(0, "use_advancement AV13", "discard_ac AC104", "end_turn", "keep_hand"),
    ),
    "second breath": fight(
        holding(
            SAMURAI,
            ["AC044", "AC044", "AC049"],
            ["RC31"] * 3,
            advancements=["AV25"],
            used_acs=["AC046"],
            hp=3,
        ),
        line=[foes(ARCHER, (5, 3))],
        choices=by(0, "end_turn", "keep_hand", "reshuffle"),
    ),
    "short of breath": fight(
        tired(CHAMPION, ["AC104"], ["RC01"] * 3, advancements=["AV24"], hp=4),
        line=[foes(RATS, (4, 1), (4, 2))],
        choices=by(0, "draw_up", "take_rc RC01", "done", "end_turn", "keep_hand"),
    ),
    "contemplation": fight(
        holding(TEMPLAR, ["AC056", "AC059", "AC122"], ["RC46", "RC42", "RC49"], hp=4),
        line=[foes(KNIGHT, (3, 1))],
        choices=by(0, "solo RC46", "draw", "play AC122"),
    ),
    "rage": fight(
        holding(CHAMPION, ["AC001", "AC101", "AC104"], ["RC01"] * 3, hp=6),
        line=[foes(KNIGHT, (3, 1))],
        choices=by(0, "play AC104", "done", "ability", "discard_ac AC101", f"target {DOOR}"),
    ),
    "font and storm": fight(
        holding(MAGICIAN, ["AC027", "AC034", "AC032"], ["RC22", "RC21", "RC24"], hp=3),
        hero(CHAMPION, (5, 2), acs=["AC104"] * 2 + ["AC097"], rcs=["RC01"] * 3, items=["IT09"]),
        line=[foes(CULTISTS, (4, 1), (4, 2), (5, 1), hp=1)],
        choices=by(0, "play AC034", "ability", "discard_ac AC032"),
    ),
    "fire and fog": fight(
        holding(PSION, ["AC085", "AC089", "AC122"], ["RC64"] * 3, hp=4),
        line=[foes(CULTISTS, (4, 1), (4, 2))],
        choices=by(0, "play AC085", "as M"),
    ),
    "flux": fight(
        holding(PSION, ["AC086", "AC105", "AC101"], ["RC67", "RC70", "RC68"], hp=4),
        line=[foes(KNIGHT, (3, 1))],
        choices=by(0, "ability", "either 1", "discard_rc RC70", "play AC105"),
    ),
    "the question": fight(
        holding(INQUISITOR, ["AC077", "AC071", "AC123"], ["RC54", "RC60", "RC61"], hp=3),
        line=[foes(ZOMBIES, (4, 1), (4, 2), (5, 3))],
        choices=by(0, "play AC077", "add RC54", "done"),
    ),
    "servants": fight(
        holding(INQUISITOR, ["AC071", "AC123", "AC111"], ["RC59", "RC54", "RC54"], hp=6),
        line=[foes(CULTISTS, (4, 1), (4, 2))],
        choices=by(0, "play AC071", "add RC59", "done", "discard_ac AC123", "target 22"),
    ),
    "the dead walk": fight(
        holding(INQUISITOR, ["AC071", "AC113", "AC111"], ["RC54"] * 3, hp=6),
        line=[foes(RATS, (4, 1), (4, 2), (5, 3))],
        choices=by(0, "play AC071", "done", "target 22", "play AC113", "target 22"),
    ),
    # Turns of monsters.
    "a feather": fight(
        holding(ASSASSIN, ["AC014", "AC014", "AC106"], ["RC11"] * 3, items=["IT13", "IT07"], hp=1),
        line=[foes(KNIGHT, (3, 1))],
        choices=by(0, "end_turn", "keep_hand"),
    ),
    "shields": fight(
        holding(TEMPLAR, ["AC061", "AC059", "AC122"], ["RC43", "RC42", "RC51"], hp=4),
        holding(CHAMPION, ["AC008", "AC008", "AC097"], ["RC01"] * 3, at=(1, 1), hp=8),
        line=[foes(ARCHER, (5, 1))],
        choices=[
            *by(0, "end_turn", "keep_hand"),
            *by(1, "end_turn", "keep_hand"),
            *by(0, "pass"),
            *by(1, "play AC008", "done"),
        ],
    ),
    "a counter": fight(
        holding(SAMURAI, ["AC041", "AC040", "AC120"], ["RC31", "RC31", "RC37"], hp=5),
        line=[foes("MO18", (4, 1), hp=5)],
        choices=by(0, "end_turn", "keep_hand", "play AC041", "add RC31"),
    ),
    "the Master": fight(
        holding(CHAMPION, ["AC104", "AC104", "AC097"], ["RC01"] * 3, hp=9),
        line=[foes(MASTER, (5, 3))],
        choices=by(0, "end_turn", "keep_hand"),
        settings={"bosses_in_deck": True},
        round=2,
    ),
    "behind one's hand": fight(
        holding(ASSASSIN, ["AC014", "AC106", "AC108"], ["RC11", "RC13", "RC83"], hp=6),
        holding(CHAMPION, ["AC008", "AC101", "AC097"], ["RC01", "RC05", "RC04"], at=(1, 1), hp=6),
        line=[foes("MO01", (3, 1), (5, 2))],
        choices=by(0, "end_turn", "keep_hand"),
        settings={"open_hands": False},
    ),
    "a secret purse": fight(
        holding(MAGICIAN, ["AC027", "AC031", "AC032"], ["RC22", "RC21", "RC24"], hp=3),
        holding(PSION, ["AC085", "AC087", "AC105"], ["RC64"] * 3, at=(1, 1), hp=5),
        line=[foes(CULTISTS, (4, 1), (4, 2), hp=1)],
        choices=by(0, "play AC027", "ability", "discard_ac AC032"),
        settings={"open_hands": False},
    ),
    # Rooms that are won.
    "a victory": {
        **fight(
            holding(CHAMPION, ["AC104", "AC104", "AC097"], ["RC01"] * 3, hp=3),
            line=[foes(RATS, (3, 1))],
            choices=by(0, "play AC104", "done", "done", f"target {DOOR}", "keep_hand", "rest", "reshuffle"),
        ),
        "settings": {"encounters": 2, "round_cap": 20},
    },
    "friends": won(
        hero(CHAMPION, hp=5),
        hero(TEMPLAR, (1, 1), hp=0),
        choices=by(0, "keep_hand", "revive 1") + by(1, "keep_hand"),
    ),
    "treasure": found("IT06", choices=by(0, "flip 1"), has={"items": ["IT01", "IT03"]}),
    "two finds": found("IT10", choices=by(0, "flip 2", "keep IT10"), has={"items": ["IT17"]}),
    "greed": found(RATS, KNIGHT, "IT12", choices=by(0, "flip 1", "dig")),
    "the bottom of the deck": found(RATS, KNIGHT, choices=by(0, "flip 1", "dig"), buried=60),
    "an ambush": found("MY02", "MO05", choices=by(0, "flip 1")),
    "a shrine": found("MY03", "AV09", "AV10", choices=by(0, "flip 1", "advance AV09")),
    "an armory": found("MY04", RATS, "IT04", "IT05", choices=by(0, "flip 1", "keep IT04")),
    "an idol": found("MY06", choices=by(0, "flip 1", "either 0")),
    "a library": found("MY07", choices=by(0, "flip 1")),
    # Between rooms.
    "advancing": {
        "phase": "advancement",
        "seats": [hero(ASSASSIN, hp=2), hero(PSION, (1, 1), hp=1)],
        "tiles": HALL,
        "encounter": 2,
        "choices": by(0, "train"),
        "settings": {"encounters": 3, "round_cap": 20},
    },
    "advancing in secret": {
        "phase": "advancement",
        "seats": [hero(ASSASSIN, hp=2), hero(PSION, (1, 1), hp=1)],
        "tiles": HALL,
        "encounter": 2,
        "choices": by(0, "decline") + by(1, "train"),
        "settings": {"encounters": 3, "round_cap": 20, "open_hands": False},
    },
    "another dungeon": {
        "phase": "between",
        "seats": [
            hero(INQUISITOR, None, items=["IT01"]),
            hero(MAGICIAN, None, items=["IT12"]),
            hero(PSION, None),
        ],
        "choices": [
            *by(0, "dungeon cave", "next 0", "next 1", "give IT01", "to 1"),
            *[*by(1, "refuse"), *by(0, "give IT01"), *by(2, "accept")],
        ],
        "settings": {"dungeon": "cellar", "dungeons": 2, "round_cap": 20, "danger_percent": 200},
    },
    # The arena.
    **{f"{count} heroes in the arena": crowd(count) for count in range(8, 13)},
    "cutting": {
        "phase": "entry",
        "seats": [hero(ASSASSIN, None, hp=3), hero(MAGICIAN, None, hp=3), hero(PSION, None, hp=3)],
        "choices": [],
        "draws": ["AC014", "AC031", "AC089"],
        "settings": {"play": "arena", "teams": 3, "round_cap": 20},
    },
    "a blow to the head": duel(
        hero(ASSASSIN, hp=9),
        holding(TEMPLAR, ["AC061", "AC059", "AC122"], ["RC43", "RC42", "RC51"], at=(3, 1), hp=20),
        march=[1, 0],
        effects=[{"card": "AC015", "by": 0, "on": [1]}],
        choices=by(1, "discard_ac AC122"),
    ),
    "walking away": duel(
        holding(SAMURAI, ["AC041", "AC040", "AC120"], ["RC31", "RC31", "RC37"], hp=9),
        holding(ASSASSIN, ["AC108", "AC014", "AC106"], ["RC11"] * 3, at=(3, 1), hp=9),
        choices=by(0, "free_move", "go 5"),
    ),
    "together": duel(
        hero(TEMPLAR, (2, 1), hp=1),
        hero(MAGICIAN, (12, 12), hp=1),
        hero(PSION, (12, 11), hp=1),
        choices=[],
        round=20,
        settings={"teams": 3},
    ),
    # A game master.
    "led by a game master": led(f"attack {MIDDLE}", line=[foes(KNIGHT, (3, 1)), foes(RATS, (4, 2), (5, 2))]),
    "a defense": fight(
        holding(CHAMPION, ["AC104", "AC104", "AC097"], ["RC01"] * 3, hp=5),
        holding(ASSASSIN, ["AC014", "AC014", "AC106"], ["RC11"] * 3, at=(1, 1), hp=4),
        line=[foes("MO01", (3, 1), (5, 2))],
        choices=by(1, "play AC104", "done", "done", f"target {DOOR}"),
        settings={"play": "tabletop"},
    ),
    "toying": led(
        f"attack {MIDDLE}", line=[foes("BO1", (3, 1))], answer="pass", settings={"bosses_in_deck": True}
    ),
    "salt breath": led(line=[foes("BO4", (5, 3))], settings={"bosses_in_deck": True}, round=2, hp=20),
    "a master and a Master": led(line=[foes(MASTER, (5, 3))], settings={"bosses_in_deck": True}, round=2),
    "an ambush by a game master": {
        **found("MY02", choices=[]),
        "choices": [*by(1, "keep_hand", "explore", "flip 1"), *by(0, "propose")],
        "settings": {"play": "tabletop", "encounters": 2, "round_cap": 20},
    },
    "the hole": {
        "phase": "entry",
        "seats": [hero(SAMURAI, None, hp=2), hero(PSION, None, hp=2)],
        "encounter": 4,
        "choices": [],
        "settings": {"play": "tabletop", "dungeon": "sewer", "round_cap": 20},
    },
    "the dark portal": {
        "phase": "entry",
        "seats": [hero(SAMURAI, None, hp=2)],
        "encounter": 4,
        "choices": [],
        "settings": {"dungeon": "tower", "round_cap": 20},
    },
}
