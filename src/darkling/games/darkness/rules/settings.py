"""The settings of a game of Attack the Darkness, and what they come to."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.errors import BadSetting

OPEN_HANDS, PLAYERS_BUILD, BOSSES_IN_DECK, UNIQUE_CLASSES, BOX_LIMITED, DIG_EARLY, BOSS_SCALING, OWN_DECKS = (
    1,
    2,
    4,
    8,
    16,
    32,
    64,
    128,
)
TABLETOP, ARENA = 256, 512
"""What was agreed on, as bits. Without either of the last two it is an Adventure (AD-MOD)."""
MOST_HEROES = 7
"""In a dungeon: one of each class (AD-R-20)."""
MOST_IN_A_TEAM = 3
"""In the arena (AD-PVP-02)."""
DUNGEONS = ("random", "cellar", "sewer", "prison", "tower", "cave")
RANDOM = -1
"""The number of a random dungeon; the others count from 0."""
MOST_ENCOUNTERS = 12
"""Of a random dungeon."""
FOR_RANDOM = ("encounters", "map_building", "bosses_in_deck")
"""Settings that matter to random dungeons only."""
FOR_DUNGEONS = ("dungeon", "dungeons", *FOR_RANDOM, "dig_early", "danger_percent", "boss_scaling")
"""Settings that matter outside of the arena only."""


class DarknessSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        play: all together against the dungeon, against a game master, or against each other (AD-MOD).
        teams: how many teams meet in the arena; seats are dealt round to them (AD-PVP-02).
        dungeon: the first dungeon: random, or one of the five with maps of their own.
        dungeons: how many dungeons in a row make the campaign; the next ones are chosen in play (AD-R-131).
        encounters: how many encounters a random dungeon has (AD-UNI-01).
        map_building: who builds random maps (AD-R-13).
        bosses_in_deck: whether bosses may turn up in random dungeons (AD-R-28).
        unique_classes: whether no two players may have the same class, where there are enough (AD-R-23).
        decks: sample decks for all, or everyone may build their own (AD-PRE-01).
        box_limited: whether all decks together must come from one box (AD-R-22).
        open_hands: whether allies see each other's hands (AD-R-117).
        dig_early: whether one may dig with tiles still face down (AD-R-100).
        danger_percent: how dangerous the encounters are (AD-R-120).
        boss_scaling: whether the HP of bosses follow the number of players (AD-R-120).
        round_cap: after so many rounds an encounter is lost (AD-R-118).

    """

    play: Literal["adventure", "tabletop", "arena"] = "adventure"
    teams: Annotated[int, Meta(ge=2, le=4)] = 2
    dungeon: Literal["random", "cellar", "sewer", "prison", "tower", "cave"] = "random"
    dungeons: Annotated[int, Meta(ge=1, le=5)] = 1
    encounters: Annotated[int, Meta(ge=1, le=MOST_ENCOUNTERS)] = 4
    map_building: Literal["auto", "players"] = "auto"
    bosses_in_deck: bool = False
    unique_classes: bool = True
    decks: Literal["sample", "build"] = "sample"
    box_limited: bool = False
    open_hands: bool = True
    dig_early: bool = True
    danger_percent: Annotated[int, Meta(ge=50, le=200)] = 100
    boss_scaling: bool = False
    round_cap: Annotated[int, Meta(ge=20, le=200)] = 50


def agreed(players: int, settings: DarknessSettings) -> int:
    """Return what was agreed on as bits; raise BadSetting where it does not fit together, or the players."""
    check(settings)
    check_players(players, settings)
    chosen = {
        TABLETOP: settings.play == "tabletop",
        ARENA: settings.play == "arena",
        OPEN_HANDS: settings.open_hands,
        PLAYERS_BUILD: settings.map_building == "players",
        BOSSES_IN_DECK: settings.bosses_in_deck,
        UNIQUE_CLASSES: settings.unique_classes and players <= MOST_HEROES,
        BOX_LIMITED: settings.box_limited,
        DIG_EARLY: settings.dig_early,
        BOSS_SCALING: settings.boss_scaling,
        OWN_DECKS: settings.decks == "build",
    }
    return sum([bit for bit, is_chosen in chosen.items() if is_chosen])


def check(settings: DarknessSettings) -> None:
    """Raise BadSetting where a setting could change nothing, or two do not fit together."""
    if settings.play == "arena":
        _check_unset(settings, FOR_DUNGEONS, "for dungeons, and an arena has none: leave {name} out")
    else:
        _check_unset(settings, ["teams"], "for the arena: leave {name} out, or set play=arena")
    if settings.play == "tabletop":
        _check_unset(settings, ["map_building"], "not asked: the game master lays the map; leave {name} out")
    if settings.dungeon != "random" and settings.dungeons == 1:
        why = f"for random dungeons, and {settings.dungeon} has maps and cards of its own"
        what = "leave {name} out, or set dungeon=random or dungeons=2 or more"
        _check_unset(settings, FOR_RANDOM, f"{why}: {what}")
    if settings.box_limited and not settings.unique_classes:
        raise BadSetting(
            "darkness: one box has each class once: set unique_classes=true, or box_limited=false"
        )


def _check_unset(settings: DarknessSettings, names: Sequence[str], why: str) -> None:
    default = DarknessSettings()
    for name in names:
        if getattr(settings, name) != getattr(default, name):
            raise BadSetting(f"darkness: {name} is {why.format(name=name)}")


def check_players(players: int, settings: DarknessSettings) -> None:
    """Raise BadSetting where so many players cannot play like that."""
    least, most = players_of(settings)
    if not least <= players <= most:
        what = f"play={settings.play}"
        if settings.play == "arena":
            what += f" with teams={settings.teams}"
        raise BadSetting(f"darkness: {what} is for {least} to {most} players, not {players}")
    if settings.box_limited and players > MOST_HEROES:
        raise BadSetting(
            f"darkness: one box has {MOST_HEROES} classes, for {players} players: set box_limited=false"
        )


def players_of(settings: DarknessSettings) -> tuple[int, int]:
    """Return how many players there may be at least and at most (AD-R-20, AD-MOD-02, AD-PVP-02)."""
    if settings.play == "tabletop":
        return 2, MOST_HEROES + 1
    if settings.play == "arena":
        return settings.teams, settings.teams * MOST_IN_A_TEAM
    return 1, MOST_HEROES
