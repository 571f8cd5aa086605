"""What can happen in Attack the Darkness, as told to the seats."""

from dataclasses import dataclass

from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation, SecretEvent, SharedSecretEvent

Figure = int
Hero = int
Square = int
Names = tuple[str, ...]
"""What the figures and squares of an event are called, in its order; the table adds it (`calling.py`)."""

# Set-up and the way through the dungeon.


@dataclass(frozen=True)
class ClassChosen(Event):
    seat: Seat
    hero: Hero
    klass: int


@dataclass(frozen=True)
class DeckBuilt(Event):
    """A player has built both decks; deck lists are open (AD-R-117)."""

    seat: Seat
    hero: Hero
    actions: tuple[int, ...]
    resources: tuple[int, ...]


@dataclass(frozen=True)
class MarchSet(Event):
    march: tuple[Hero, ...]
    called: Names = ()


@dataclass(frozen=True)
class DungeonEntered(Event):
    """A dungeon begins: its number, or -1 for a random one."""

    plan: int
    dungeons_left: int


@dataclass(frozen=True)
class MapLaid(Revelation):
    """The tiles of an encounter lie on the table."""

    encounter: int
    tiles: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class TilePlaced(Event):
    """A player has laid a tile."""

    seat: Seat
    tile: tuple[int, int, int]


@dataclass(frozen=True)
class HeroPlaced(Event):
    hero: Hero
    square: Square
    called: Names = ()


@dataclass(frozen=True)
class MonsterCardDrawn(Revelation):
    """A dungeon card was drawn for monsters; what becomes of it: monsters, discarded, aside or below."""

    card: int
    fate: str
    danger: int


@dataclass(frozen=True)
class MonstersPlaced(Event):
    """The monsters of a card stand on these squares; they act before those placed earlier."""

    foe: int
    figures: tuple[Figure, ...]
    squares: tuple[Square, ...]
    called: Names = ()


@dataclass(frozen=True)
class DeckSearched(SecretEvent):
    """The game master looks through the dungeon deck, and shuffles it."""


@dataclass(frozen=True)
class MonstersEnlisted(Revelation):
    """The game master picks a card of monsters; so much danger is there now, and may be."""

    seat: Seat
    foe: int
    danger: int
    most: int


@dataclass(frozen=True)
class CardsTurnedUp(Revelation):
    """A boss turns up these cards before one that fits; they are shuffled back."""

    by: Figure
    turned: tuple[int, ...]
    called: Names = ()


@dataclass(frozen=True)
class Summoned(Revelation):
    """A boss draws a card of monsters, which come at once."""

    by: Figure
    card: int
    called: Names = ()


@dataclass(frozen=True)
class EncounterBegan(Event):
    """All monsters are placed; an unexpected fight has the number 0."""

    encounter: int
    danger: int
    level: int


@dataclass(frozen=True)
class EncounterWon(Event):
    encounter: int
    won: int


@dataclass(frozen=True)
class DungeonWon(Event):
    plan: int


@dataclass(frozen=True)
class AllFallen(Event):
    """Nobody is awake: the game is lost."""


@dataclass(frozen=True)
class TooLate(Event):
    """The encounter has taken too many rounds (AD-R-118)."""


# The arena.


@dataclass(frozen=True)
class ArenaLaid(Event):
    """The teams enter the arena."""


@dataclass(frozen=True)
class InitiativeCut(Revelation):
    """A player has cut the action deck: which card came up, and what it costs."""

    seat: Seat
    hero: Hero
    ac: int
    cost: int


@dataclass(frozen=True)
class InitiativeSet(Event):
    """Everybody's place in the order of turns is settled."""

    march: tuple[Hero, ...]
    called: Names = ()


@dataclass(frozen=True)
class TeamFell(Event):
    """No hero of a team is awake any more."""

    team: int


@dataclass(frozen=True)
class TimeIsUp(Event):
    """The arena has seen as many rounds as agreed on (AD-R-118)."""


@dataclass(frozen=True)
class TeamWon(Event):
    """One team is ahead of all others in the end."""

    team: int


@dataclass(frozen=True)
class TeamsDrew(Event):
    """So many teams are ahead of all others together."""

    count: int


# Rounds and turns.


@dataclass(frozen=True)
class FightRoundBegan(Event):
    round: int


@dataclass(frozen=True)
class PlayerTurnBegan(Event):
    seat: Seat
    hero: Hero


@dataclass(frozen=True)
class MonsterTurnBegan(Event):
    figure: Figure
    foe: int
    called: Names = ()


@dataclass(frozen=True)
class MonsterHeld(Event):
    """A monster does nothing in its turn: it is stunned, or there is nothing it can do."""

    figure: Figure
    foe: int
    why: str
    called: Names = ()


# Cards.


@dataclass(frozen=True)
class HeroDrew(SharedSecretEvent):
    """A hero draws cards of one kind: `kind` is AC or RC."""

    hero: Hero
    kind: str


@dataclass(frozen=True)
class Scried(SharedSecretEvent):
    """A hero looks at the next cards of a deck."""

    hero: Hero
    kind: str


@dataclass(frozen=True)
class ScryReturned(Event):
    """One of them went back on top, the others under the deck."""

    hero: Hero
    kind: str
    called: Names = ()


@dataclass(frozen=True)
class DecksShuffled(Event):
    """Both discard piles of a hero were shuffled into its decks."""

    hero: Hero
    called: Names = ()


@dataclass(frozen=True)
class HandDiscarded(Revelation):
    seat: Seat
    hero: Hero
    acs: tuple[int, ...]
    rcs: tuple[int, ...]


@dataclass(frozen=True)
class CardDiscarded(Revelation):
    """A card pays for a condition; `kind` is AC or RC, `code` its code."""

    seat: Seat
    hero: Hero
    code: str


@dataclass(frozen=True)
class CardTaken(Event):
    """A card comes back from the discard pile."""

    seat: Seat
    hero: Hero
    code: str


@dataclass(frozen=True)
class Fatigued(Event):
    hero: Hero
    called: Names = ()


@dataclass(frozen=True)
class Refreshed(Event):
    """A hero is not fatigued any more."""

    hero: Hero
    called: Names = ()


# Actions.


@dataclass(frozen=True)
class ActionNamed(Revelation):
    """A hero is about to play an action card."""

    seat: Seat
    hero: Hero
    ac: int


@dataclass(frozen=True)
class ResourceAdded(Revelation):
    seat: Seat
    hero: Hero
    rc: int


@dataclass(frozen=True)
class ResourcePlayed(Revelation):
    """A resource card is played by itself."""

    seat: Seat
    hero: Hero
    rc: int


@dataclass(frozen=True)
class ActionDeclared(Event):
    """The action is paid and declared; its name is those of its RCs, then that of its AC (AD-RC-04)."""

    seat: Seat
    hero: Hero
    ac: int
    rcs: tuple[int, ...]
    x: int


@dataclass(frozen=True)
class EquipmentUsed(Event):
    seat: Seat
    hero: Hero
    item: int


@dataclass(frozen=True)
class AdvancementUsed(Event):
    seat: Seat
    hero: Hero
    advancement: int


@dataclass(frozen=True)
class AbilityUsed(Event):
    """The special ability of a hero's class."""

    seat: Seat
    hero: Hero
    klass: int


# Moves.


@dataclass(frozen=True)
class Walked(Event):
    """A figure moved by itself along a path."""

    figure: Figure
    path: tuple[Square, ...]
    flying: bool
    called: Names = ()


@dataclass(frozen=True)
class Pushed(Event):
    by: Figure
    figure: Figure
    path: tuple[Square, ...]
    called: Names = ()


@dataclass(frozen=True)
class Teleported(Event):
    figure: Figure
    square: Square
    called: Names = ()


@dataclass(frozen=True)
class Swapped(Event):
    figure: Figure
    other: Figure
    called: Names = ()


# Attacks and harm.


@dataclass(frozen=True)
class Attacked(Event):
    """One attack on one target, before it is answered."""

    attacker: Figure
    target: Figure
    damage: int
    distance: str
    called: Names = ()


@dataclass(frozen=True)
class Saved(Event):
    """A target is spared some of the damage."""

    target: Figure
    amount: int
    source: str
    called: Names = ()


@dataclass(frozen=True)
class Blocked(Event):
    target: Figure
    called: Names = ()


@dataclass(frozen=True)
class Redirected(Event):
    """An attack has a different target now."""

    old: Figure
    new: Figure
    called: Names = ()


@dataclass(frozen=True)
class Hurt(Event):
    """A figure loses hit points: by an attack, a dot, fire, or otherwise."""

    figure: Figure
    amount: int
    hp: int
    cause: str
    called: Names = ()


@dataclass(frozen=True)
class Healed(Event):
    figure: Figure
    amount: int
    hp: int
    called: Names = ()


@dataclass(frozen=True)
class FellUnconscious(Event):
    hero: Hero
    called: Names = ()


@dataclass(frozen=True)
class Survived(Event):
    """Instead of falling, a figure goes on with so many hit points."""

    figure: Figure
    hp: int
    called: Names = ()


@dataclass(frozen=True)
class FoeDied(Event):
    figure: Figure
    foe: int
    called: Names = ()


@dataclass(frozen=True)
class EffectBegan(Event):
    """Something lasts: a stun, a dot, a modifier, a zone … `what` and `amount` say more.

    `lasts` are turns; in the arena a penalty lasts for so many `uses` instead (AD-PVP-13).
    """

    owner: Figure
    target: Figure
    verb: str
    what: str
    amount: int
    lasts: int
    squares: tuple[Square, ...]
    uses: int
    called: Names = ()


@dataclass(frozen=True)
class EffectEnded(Event):
    target: Figure
    verb: str
    what: str
    called: Names = ()


@dataclass(frozen=True)
class Raised(Event):
    """A dead monster stands again and fights for whoever raised it."""

    by: Hero
    figure: Figure
    square: Square
    called: Names = ()


# Clearing the room, and advancement.


@dataclass(frozen=True)
class Revived(Event):
    by: Hero
    hero: Hero
    called: Names = ()


@dataclass(frozen=True)
class Rested(Event):
    hero: Hero
    called: Names = ()


@dataclass(frozen=True)
class TileTurned(Revelation):
    hero: Hero
    tile: int
    card: int
    called: Names = ()


@dataclass(frozen=True)
class CardDug(Revelation):
    """A card comes from the dungeon deck: dug up, or found as treasure."""

    hero: Hero
    card: int
    fate: str
    called: Names = ()


@dataclass(frozen=True)
class EquipmentTaken(Event):
    seat: Seat
    hero: Hero
    item: int


@dataclass(frozen=True)
class EquipmentDropped(Event):
    seat: Seat
    hero: Hero
    item: int


@dataclass(frozen=True)
class EquipmentGiven(Event):
    hero: Hero
    to: Hero
    item: int
    called: Names = ()


@dataclass(frozen=True)
class GiftRefused(Event):
    hero: Hero
    to: Hero
    item: int
    called: Names = ()


@dataclass(frozen=True)
class MysteryBegan(Event):
    hero: Hero
    mystery: int
    called: Names = ()


@dataclass(frozen=True)
class DungeonDeckShuffled(Event):
    """The dungeon deck had run out; its discard pile is the new one."""


@dataclass(frozen=True)
class DeckChanged(Revelation):
    """A hero's deck gained or lost cards for good; deck lists are open.

    `place` is where they went or came from: `deck`, `pile` or `hand`.
    """

    seat: Seat
    hero: Hero
    added: tuple[str, ...]
    removed: tuple[str, ...]
    place: str


@dataclass(frozen=True)
class AdvancementsDrawn(SharedSecretEvent):
    """A hero draws advancements to choose from."""

    hero: Hero


@dataclass(frozen=True)
class Advanced(Revelation):
    seat: Seat
    hero: Hero
    advancement: int
