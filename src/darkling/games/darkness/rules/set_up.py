"""Set-up: classes, decks and the marching order (AD-PRE)."""

from dataclasses import dataclass

from darkling.games.darkness.cards import CLASS_CODES, CLASSES
from darkling.games.darkness.rules.arena import Arena
from darkling.games.darkness.rules.build import BuildDecks, take_sample
from darkling.games.darkness.rules.campaign import Campaign
from darkling.games.darkness.rules.events import ClassChosen
from darkling.games.darkness.rules.marching import SetMarch
from darkling.games.darkness.rules.position import DarknessTable
from darkling.games.darkness.rules.settings import (
    DUNGEONS,
    OWN_DECKS,
    RANDOM,
    UNIQUE_CLASSES,
    DarknessSettings,
    agreed,
)
from darkling.games.darkness.rules.state import NO_CLASS, NOTHING_SCRIED, OFF, ZONES, Darkness, Hero
from darkling.games.darkness.rules.vocabulary import CHOOSE_A_CLASS, CLASS, MOST_PLAYERS
from darkling.table.decision import Seat
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

PLAYERS = (1, MOST_PLAYERS)
"""In one mode or another; `settings.players_of` has those of each (AD-MOD)."""


def deal(players: int, settings: DarknessSettings) -> Darkness:
    """Return an empty table."""
    is_arena, heroes = settings.play == "arena", players - (settings.play == "tabletop")
    g = DarknessTable(
        players,
        agreed=agreed(players, settings),
        danger_percent=settings.danger_percent,
        round_cap=settings.round_cap,
        length=settings.encounters,
        dungeons_left=settings.dungeons - 1,
        plan=DUNGEONS.index(settings.dungeon) + RANDOM,
        heroes=heroes,
        teams=settings.teams if is_arena else 0,
        march=tuple(range(heroes)),
    )
    _seat_heroes(g)
    return g


def _seat_heroes(g: Darkness) -> None:
    """Give every hero its lists, with nothing in them."""
    g.kind, g.at = [NO_CLASS] * g.heroes, [OFF] * g.heroes
    g.hp, g.used, g.grudge = [0] * g.heroes, [0] * g.heroes, [0] * g.heroes
    g.piles = [()] * (ZONES * g.heroes)
    g.scried = [NOTHING_SCRIED] * g.heroes
    g.advancements, g.items, g.floats = [()] * g.heroes, [()] * g.heroes, [()] * g.heroes
    g.marks, g.spent = [0] * g.heroes, [0] * g.heroes


@dataclass
class SetUpDarkness(Rule):
    """AD-PRE-01 to 03: each player makes a character, then the host sets the marching order."""

    def begin(self, g: Darkness) -> Next:
        return self.next_seat(g)

    def next_seat(self, g: Darkness) -> Next:
        if NO_CLASS not in g.kind and g.teams:
            return g.become(Arena())
        if NO_CLASS not in g.kind:
            return g.call(SetMarch(is_last=True), then=self.on_march)
        return g.call(MakeCharacter(g.owner(g.kind.index(NO_CLASS))), then=self.on_character)

    def on_character(self, g: Darkness, _character: Rule) -> Next:
        return self.next_seat(g)

    def on_march(self, g: Darkness, _march: SetMarch) -> Next:
        return g.become(Campaign())


@dataclass
class MakeCharacter(Rule):
    """AD-BLD-01: a player chooses a class, and decks. One who plays alone goes on into the dungeon.

    In the arena cards are cut for initiative as soon as all have done so.
    """

    seat: Seat

    def begin(self, g: Darkness) -> Next:
        options = [CLASS[one] for one in free_classes(g)]
        if self.is_last(g) and not g.has_agreed(OWN_DECKS):
            options = [option.final for option in options]
        return g.ask(self.seat, CHOOSE_A_CLASS, options, then=self.on_class)

    def is_last(self, g: Darkness) -> bool:
        """Say whether chance comes next when the character is made."""
        return g.heroes == 1 or (g.teams > 0 and self.seat == g.players - 1)

    def on_class(self, g: Darkness, option: Option) -> Next:
        hero = g.hero_of(self.seat)
        choose_class(g, hero, option.thing)
        if g.has_agreed(OWN_DECKS):
            return g.become(BuildDecks(hero, is_last=self.is_last(g)))
        take_sample(g, hero)
        return g.done()


def free_classes(g: Darkness) -> list[int]:
    """Return the classes that may be chosen: one of each only, unless agreed otherwise (AD-R-23)."""
    if g.has_agreed(UNIQUE_CLASSES):
        return [one for one in range(len(CLASS_CODES)) if one not in g.kind]
    return list(range(len(CLASS_CODES)))


def choose_class(g: Darkness, hero: Hero, one: int) -> None:
    """AD-HP-01: a hero begins with the HP of its class."""
    g.kind[hero] = one
    g.hp[hero] = CLASSES[one].hp
    g.emit(ClassChosen, g.owner(hero), hero, one)
