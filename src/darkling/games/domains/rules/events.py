"""What can happen in Dark Domains, as told to the seats."""

from dataclasses import dataclass, replace

from darkling.games.domains.cards import Card
from darkling.games.domains.cards.items import Items
from darkling.games.domains.rules.places import Place, Space
from darkling.table.decision import Seat
from darkling.table.event import Event, Revelation

NOBODY: Seat = -1

# The turn.


@dataclass(frozen=True)
class FirstPlayerDrawn(Revelation):
    """Chance says who begins."""

    seat: Seat


@dataclass(frozen=True)
class FirstPlayerChanged(Event):
    """A seat takes the First Player Marker."""

    seat: Seat


@dataclass(frozen=True)
class TurnOpened(Event):
    turn: int


@dataclass(frozen=True)
class PhaseBegan(Event):
    phase: str


@dataclass(frozen=True)
class LastTurnCame(Event):
    """Death is out: the game ends with this turn."""


# Fortune.


@dataclass(frozen=True)
class FortuneTurned(Revelation):
    """The Fortune cards of a turn, left one first."""

    fortunes: tuple[Card, ...]


@dataclass(frozen=True)
class FortuneResolved(Event):
    """A text begins: the top one or the bottom one."""

    fortune: Card
    top: bool


@dataclass(frozen=True)
class SwitchSet(Event):
    """Something is different for everybody until the evening."""

    switch: str
    amount: int


@dataclass(frozen=True)
class FortuneSeen(Event):
    """A seat looks at the next Fortune cards, and nobody else does."""

    seat: Seat
    fortunes: tuple[Card, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, fortunes=())

    def reveals(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class FortuneReordered(Event):
    """A seat puts back what it saw in an order of its own, and alone knows it."""

    seat: Seat
    fortunes: tuple[Card, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, fortunes=())

    def reveals(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class FarLandsSeen(Event):
    """A seat looks at the henchmen of the Far Lands, and nobody else does."""

    seat: Seat
    henchmen: tuple[Card, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, henchmen=())

    def reveals(self, seat: Seat | None) -> bool:
        return seat == self.seat


# Stores.


@dataclass(frozen=True)
class Gained(Event):
    """A seat takes items from the stock; `why` is the code of what brings them."""

    seat: Seat
    items: Items
    why: str


@dataclass(frozen=True)
class Paid(Event):
    seat: Seat
    items: Items
    why: str


@dataclass(frozen=True)
class ItemsLost(Event):
    """A seat returns items to the stock against its will."""

    seat: Seat
    items: Items
    why: str


@dataclass(frozen=True)
class ItemsStolen(Event):
    seat: Seat
    victim: Seat
    items: Items
    why: str


@dataclass(frozen=True)
class DieRolled(Revelation):
    """A single die: for coins, for a defense, by the Thug."""

    seat: Seat
    sides: int
    face: int


# Minions.


@dataclass(frozen=True)
class MinionPlaced(Event):
    seat: Seat
    place: Place


@dataclass(frozen=True)
class MinionSent(Event):
    """A minion goes to a light tile of its own Domain."""

    seat: Seat
    space: Space


@dataclass(frozen=True)
class NeutralHired(Event):
    """The Purple or the Grey minion is a seat's for this turn."""

    seat: Seat
    colour: str


@dataclass(frozen=True)
class MinionMoved(Event):
    """A minion of the city goes to another Action Space."""

    seat: Seat
    place: Place
    to_place: Place


@dataclass(frozen=True)
class MinionMovedToDomain(Event):
    seat: Seat
    place: Place
    space: Space


@dataclass(frozen=True)
class MinionMovedFromDomain(Event):
    seat: Seat
    space: Space
    place: Place


@dataclass(frozen=True)
class MinionMovedWithin(Event):
    """A minion goes from one tile of its own Domain to another."""

    seat: Seat
    space: Space
    to_space: Space


@dataclass(frozen=True)
class MinionRecalled(Event):
    """A minion leaves the city without its action."""

    seat: Seat
    place: Place


@dataclass(frozen=True)
class ActionDeclined(Event):
    """A minion returns without its action, by choice or since nothing is left to do there."""

    seat: Seat
    place: Place


@dataclass(frozen=True)
class MinionGranted(Event):
    """The Royal Court lends a seat its slashed minion for the next turn."""

    seat: Seat


@dataclass(frozen=True)
class VictimNamed(Revelation):
    """The Assassin or the Thug is set on somebody; `victim` is the name of the option."""

    seat: Seat
    victim: str


@dataclass(frozen=True)
class ThugFailed(Event):
    seat: Seat


# Tiles.


@dataclass(frozen=True)
class TileTaken(Event):
    """A seat takes a tile of the Architect's Guild."""

    seat: Seat
    tile: Card


@dataclass(frozen=True)
class TileDrawn(Revelation):
    """A seat draws a tile out of the bag."""

    seat: Seat
    tile: Card


@dataclass(frozen=True)
class TileBuilt(Event):
    seat: Seat
    tile: Card
    space: Space
    dark: bool


@dataclass(frozen=True)
class TileFlipped(Event):
    seat: Seat
    tile: Card
    space: Space
    dark: bool


@dataclass(frozen=True)
class TileLeftLight(Event):
    """A minion returns and leaves its tile as it is."""

    seat: Seat
    space: Space


@dataclass(frozen=True)
class TileLost(Event):
    seat: Seat
    tile: Card
    space: Space


@dataclass(frozen=True)
class TileRescued(Event):
    seat: Seat
    tile: Card


@dataclass(frozen=True)
class SpaceGuarded(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class TokenPut(Event):
    """A Weapon or an Altar, for as long as its space stands."""

    seat: Seat
    token: str
    space: Space


# Monsters.


@dataclass(frozen=True)
class MonsterHired(Event):
    """A seat buys a monster of Nik'tmarg, or hires the Mercenary for nothing."""

    seat: Seat
    monster: Card
    space: Space
    price: int


@dataclass(frozen=True)
class MonsterDrawn(Revelation):
    """A seat draws a monster out of the pile."""

    seat: Seat
    monster: Card


@dataclass(frozen=True)
class MonsterPut(Event):
    seat: Seat
    monster: Card
    space: Space


@dataclass(frozen=True)
class MonsterLost(Event):
    seat: Seat
    monster: Card
    space: Space


@dataclass(frozen=True)
class MercenaryReturned(Event):
    seat: Seat


# Henchmen.


@dataclass(frozen=True)
class HenchmanTaken(Event):
    """A seat takes a henchman who lies open in the Inn."""

    seat: Seat
    henchman: Card


@dataclass(frozen=True)
class HenchmanTurnedUp(Revelation):
    """A seat takes a henchman from the Far Lands, unseen until now."""

    seat: Seat
    henchman: Card


@dataclass(frozen=True)
class HenchmanUsed(Revelation):
    """A seat uses a henchman; `targets` are names of options."""

    seat: Seat
    henchman: Card
    targets: tuple[str, ...]


@dataclass(frozen=True)
class HenchmanLeft(Event):
    """A henchman goes after use: to the discards, or out of the game."""

    seat: Seat
    henchman: Card
    to: str


@dataclass(frozen=True)
class HenchmanKilled(Revelation):
    """A henchman goes to the box: a seat's, or of the board, where `seat` is nobody."""

    seat: Seat
    henchman: Card


# Spells and specials.


@dataclass(frozen=True)
class SpellDrawn(Event):
    """A seat draws a spell; the others see which deck it is from."""

    seat: Seat
    spells: tuple[Card, ...]
    deck: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, spells=())

    def reveals(self, seat: Seat | None) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class SpellCast(Revelation):
    """A spell is cast, paid and aimed; `targets` are names of options."""

    seat: Seat
    spell: Card
    targets: tuple[str, ...]


@dataclass(frozen=True)
class SpellCountered(Revelation):
    """A seat answers a spell, which then does nothing to it."""

    seat: Seat
    spell: Card


@dataclass(frozen=True)
class SpellDropped(Revelation):
    """A seat discards a spell."""

    seat: Seat
    spell: Card


@dataclass(frozen=True)
class SpellKept(Revelation):
    """A seat that could sell a spell sells none: that comes to light as a sale would."""

    seat: Seat


@dataclass(frozen=True)
class SpecialUsed(Revelation):
    """A seat uses what a dark tile can do; `targets` are names of options."""

    seat: Seat
    tile: Card
    targets: tuple[str, ...]


@dataclass(frozen=True)
class BarPaid(Revelation):
    """A seat pays to strengthen a monster."""

    seat: Seat
    monster: Card


@dataclass(frozen=True)
class WindowPassed(Revelation):
    """A seat is done in a window: that comes to light as a use would."""

    seat: Seat
    window: str


# Adventurers and attacks.


@dataclass(frozen=True)
class AdventurerCame(Revelation):
    tavern: str
    adventurer: Card


@dataclass(frozen=True)
class AdventurerLeft(Event):
    """An adventurer leaves a tavern: to the discards or out of the game."""

    tavern: str
    adventurer: Card
    to: str


@dataclass(frozen=True)
class AdventurersSwapped(Event):
    """Two adventurers of a tavern change places; those that stood further left come first."""

    tavern: str
    adventurers: tuple[Card, ...]


@dataclass(frozen=True)
class PartySetOut(Event):
    """A party attacks a space; `icon` is what led it there."""

    tavern: str
    seat: Seat
    space: Space
    icon: str


@dataclass(frozen=True)
class PilgrimageMade(Event):
    tavern: str
    seat: Seat
    space: Space
    icon: str


@dataclass(frozen=True)
class PartyStayed(Event):
    tavern: str


@dataclass(frozen=True)
class PartyChanged(Event):
    """Dice or total of a party change for this adventure: `total`, `die`, `shrink` or `drop`."""

    tavern: str
    how: str
    amount: int


@dataclass(frozen=True)
class SpaceAttacked(Event):
    """A card attacks a space with dice of so many sides."""

    seat: Seat
    victim: Seat
    space: Space
    dice: tuple[int, ...]


@dataclass(frozen=True)
class DefenseRaised(Event):
    seat: Seat
    amount: int


@dataclass(frozen=True)
class AttackRolled(Revelation):
    """The dice of an attack, what they come to with what is added, and the defense they must beat."""

    seat: Seat
    faces: tuple[int, ...]
    total: int
    defense: int


@dataclass(frozen=True)
class SpaceHeld(Event):
    seat: Seat
    space: Space


@dataclass(frozen=True)
class SpaceFell(Event):
    seat: Seat
    space: Space


# The board is set anew.


@dataclass(frozen=True)
class FortuneDiscarded(Event):
    fortunes: tuple[Card, ...]


@dataclass(frozen=True)
class InnEmptied(Event):
    """Henchmen who were not hired leave the Inn."""

    henchmen: tuple[Card, ...]


@dataclass(frozen=True)
class HenchmanCame(Revelation):
    """A henchman comes to the Inn, face up."""

    henchman: Card


@dataclass(frozen=True)
class FarLandsFilled(Event):
    """Henchmen are dealt face down to the Far Lands."""

    count: int


@dataclass(frozen=True)
class TilesRemoved(Event):
    """Nobody took a tile, so all of them go."""

    tiles: tuple[Card, ...]


@dataclass(frozen=True)
class TilesCame(Revelation):
    tiles: tuple[Card, ...]


@dataclass(frozen=True)
class MonstersCame(Revelation):
    monsters: tuple[Card, ...]


@dataclass(frozen=True)
class DiscardsShuffled(Event):
    """A discard pile becomes a deck again."""

    deck: str
