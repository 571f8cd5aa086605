"""The settings of a game of Attack the Darkness, and what they come to."""

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
"""What was agreed on, as bits."""
DUNGEONS = ("random", "cellar", "sewer", "prison", "tower", "cave")
RANDOM = -1
"""The number of a random dungeon; the others count from 0."""
MOST_ENCOUNTERS = 12
"""Of a random dungeon."""
FOR_RANDOM = ("encounters", "map_building", "bosses_in_deck")
"""Settings that matter to random dungeons only."""


class DarknessSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed on before the game.

    Attributes:
        dungeon: the first dungeon: random, or one of the five with maps of their own.
        dungeons: how many dungeons in a row make the campaign; the next ones are chosen in play (AD-R-131).
        encounters: how many encounters a random dungeon has (AD-UNI-01).
        map_building: who builds random maps (AD-R-13).
        bosses_in_deck: whether bosses may turn up in random dungeons (AD-R-28).
        unique_classes: whether no two players may have the same class (AD-R-23).
        decks: sample decks for all, or everyone may build their own (AD-PRE-01).
        box_limited: whether all decks together must come from one box (AD-R-22).
        open_hands: whether allies see each other's hands (AD-R-117).
        dig_early: whether one may dig with tiles still face down (AD-R-100).
        danger_percent: how dangerous the encounters are (AD-R-120).
        boss_scaling: whether the HP of bosses follow the number of players (AD-R-120).
        round_cap: after so many rounds an encounter is lost (AD-R-118).

    """

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


def agreed(settings: DarknessSettings) -> int:
    """Return what was agreed on as bits; raise BadSetting where settings do not fit together."""
    check(settings)
    chosen = {
        OPEN_HANDS: settings.open_hands,
        PLAYERS_BUILD: settings.map_building == "players",
        BOSSES_IN_DECK: settings.bosses_in_deck,
        UNIQUE_CLASSES: settings.unique_classes,
        BOX_LIMITED: settings.box_limited,
        DIG_EARLY: settings.dig_early,
        BOSS_SCALING: settings.boss_scaling,
        OWN_DECKS: settings.decks == "build",
    }
    return sum([bit for bit, is_chosen in chosen.items() if is_chosen])


def check(settings: DarknessSettings) -> None:
    """Raise BadSetting where a setting could change nothing, or two do not fit together."""
    default = DarknessSettings()
    if settings.dungeon != "random" and settings.dungeons == 1:
        for name in FOR_RANDOM:
            if getattr(settings, name) != getattr(default, name):
                raise BadSetting(
                    f"darkness: {name} is for random dungeons, and {settings.dungeon} has maps and cards of"
                    f" its own: leave {name} out, or set dungeon=random or dungeons=2 or more"
                )
    if settings.box_limited and not settings.unique_classes:
        raise BadSetting(
            "darkness: one box has each class once: set unique_classes=true, or box_limited=false"
        )
