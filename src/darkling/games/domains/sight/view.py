"""What a screen may show to one seat: everything reckoned already, so that a screen only draws.

Pieces go by their codes, places, spaces and taverns by theirs (`rules/places.py`), seats by number. Items are
counts in the order of ITEM_CODES (`cards/items.py`): ten of them in a store, twelve where elements of choice
and spells can be among them.
"""

from msgspec import Struct

from darkling.games.domains.cards.items import Items
from darkling.table.decision import Seat

# Fortune.


class FortuneCardView(Struct, frozen=True):
    """A Fortune card of this turn, and which of its texts speaks: `top`, `bottom` or `none`."""

    fortune: str
    text: str


class FortuneView(Struct, frozen=True):
    """The Fortune cards of this turn, and what the viewer can tell of those to come."""

    cards: tuple[FortuneCardView, ...]
    left: int
    """How many cards the deck has left."""
    past: tuple[str, ...]
    """Those of turns that are over."""
    known: tuple[str, ...]
    """The topmost cards of the deck, as far as the viewer knows which lies where."""
    somewhere: tuple[str, ...]
    """What else the viewer knows to be among the `loose` cards, but not in which place."""
    loose: int
    """How many cards after those known may have been put in another order by somebody else."""
    eras: tuple[str | None, ...]
    """The era of each card of the deck; None where an order made in secret may have mixed them."""
    ordered: tuple[str, ...]
    """What the viewer, who is putting cards back in a new order, has put on top so far."""


class SwitchView(Struct, frozen=True):
    """Something that Fortune has changed for everybody until the evening."""

    switch: str
    amount: int


# The city.


class PlaceView(Struct, frozen=True):
    """An Action Space of the city."""

    place: str
    location: str
    seat: Seat | None
    """Whose minion stands there."""
    card: str | None
    """The tile, henchman or monster in its slot, if the viewer knows it."""
    filled: bool
    """Whether something lies in its slot, face down or not; true of places without one."""
    open: bool
    """Whether a minion may be placed there now."""
    price: Items
    """What its action costs the viewer now; the Assassin also takes Skulls instead of Coins."""
    gives: Items
    """What it gives to the viewer."""


class GuildView(Struct, frozen=True):
    """The Builder's Guild, which has room for any number of minions."""

    place: str
    minions: tuple[Seat, ...]
    """Who controls them."""
    metal: int
    stone: int
    """What one costs in coins; two of wood and of workers always cost one."""


# Domains.


class MonsterTokenView(Struct, frozen=True):
    """A monster on a space, with its shield there."""

    monster: str
    shield: int


class SpaceDefenseView(Struct, frozen=True):
    """The defense of a space, in its parts."""

    total: int
    tile: int
    monsters: int
    weapons: int
    area: int
    """From other tiles of its Area."""
    raised: int
    """What has been added against the attack in progress."""


class SpaceView(Struct, frozen=True):
    """A space of a Domain."""

    space: str
    area: str
    tile: str | None
    dark: bool
    used: bool
    """Whether the special of the tile has been used this turn."""
    rank: int | None
    defense: int
    """Of the whole space."""
    makes: Items
    """What the whole space makes each turn."""
    makes_if_flipped: Items
    """What it would make with the other side of its tile up."""
    monsters: tuple[MonsterTokenView, ...]
    weapons: int
    altars: int
    guarded: bool
    minion: bool
    """Whether a minion stands on its tile."""
    hunted_by: tuple[str, ...]
    """The taverns whose parties would attack it now."""
    visited_by: tuple[str, ...]
    """The taverns whose parties would make a pilgrimage there now."""


class HenchmanView(Struct, frozen=True):
    """A henchman of a seat."""

    henchman: str
    timing: str
    used: bool


class HeldTileView(Struct, frozen=True):
    """A tile that is not built, what it costs now, and what the seat lacks of that if the viewer may know."""

    tile: str
    price: Items
    lacking: Items | None


class DomainsSeatView(Struct, frozen=True):
    """A seat as the viewer sees it."""

    seat: Seat
    stores: Items | None
    """What it owns; None if that is hidden from the viewer."""
    backs: tuple[int, int, int, int]
    """How many spells of each deck it holds."""
    hand: tuple[str, ...] | None
    henchmen: tuple[HenchmanView, ...]
    held: tuple[HeldTileView, ...]
    skulls_a_turn: int
    skulls_if_flipped: int
    """The same once all tiles are dark on which its minions stand."""
    income: Items
    """What its Domain makes each turn."""
    to_place: int
    """How many minions it has still to place."""
    neutral: tuple[str, ...]
    """The neutral minions that are its own this turn."""
    slashed_next: bool
    """Whether it has its slashed minion next turn."""
    spaces: tuple[SpaceView, ...]


# Parties.


class MemberView(Struct, frozen=True):
    """An adventurer in a tavern."""

    adventurer: str
    die: int
    left: str
    right: str


class TargetView(Struct, frozen=True):
    """Where a party goes: to `attack`, or on a `pilgrimage`."""

    kind: str
    seat: Seat
    space: str
    icon: str
    """What leads it there."""
    defense: SpaceDefenseView
    chance: int | None
    """How likely the space falls, in percent; None for a pilgrimage."""


class PartyView(Struct, frozen=True):
    """A party, as it would set out now or as it is on its way."""

    tavern: str
    members: tuple[MemberView, ...]
    """The leader first."""
    dice: tuple[int, ...]
    plus: int
    target: TargetView | None
    """None if the party finds nothing."""
    on_its_way: bool


# What is going on.


class AttackView(Struct, frozen=True):
    """An attack in progress: by a party, or by a card of a seat."""

    owner: Seat
    space: str
    tavern: str | None
    by: Seat | None
    dice: tuple[int, ...]
    plus: int
    defense: SpaceDefenseView
    chance: int
    """How likely the space falls, in percent, before the dice are rolled."""
    rolled: tuple[int, ...]
    """What the dice show, once they have been rolled."""
    total: int | None
    fell: bool | None


class WindowView(Struct, frozen=True):
    """A time at which seats may use what they have."""

    window: str
    order: tuple[Seat, ...]
    on: tuple[Seat, ...]
    """Who may act now."""
    done: tuple[Seat, ...]
    """Who has had the opportunity."""


class ReactionView(Struct, frozen=True):
    """A spell that has been cast and paid for, and may be answered."""

    caster: Seat
    spell: str
    targets: tuple[str, ...]
    """Names of options."""
    affected: tuple[Seat, ...]
    on: Seat | None
    """Who is to answer; None while an answer or the spell itself is carried out."""
    spared: tuple[Seat, ...]


class PlanView(Struct, frozen=True):
    """The viewer's own use, half made: nobody else sees it."""

    verb: str
    card: str
    picks: tuple[str, ...]
    """Names of options."""
    price: Items
    """What it costs, with the elements that have been picked for it."""


class WorkView(Struct, frozen=True):
    """The tile that the viewer is about to build, and the space chosen for it: nobody else sees it yet."""

    tile: str
    space: str | None


class PileView(Struct, frozen=True):
    """A deck, and its discards, of which only the top one may be seen."""

    deck: str
    left: int
    top: str | None
    discarded: int


class DomainsView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    turn: int
    phase: str
    """One of STEPS (`rules/turn.py`); `setup` before the first turn, `over` after the last."""
    last_turn: bool
    first: Seat
    order: tuple[Seat, ...]
    """The current turn order."""
    waiting: tuple[Seat, ...]
    over: bool
    open_stores: bool
    attack_fail_reward: int
    """The Skulls for a space that withstands the attack of a card."""
    fortune: FortuneView
    switches: tuple[SwitchView, ...]
    city: tuple[PlaceView, ...]
    """All Action Spaces but the Builder's Guild, along the path."""
    guild: GuildView
    thug: int
    """Up to which face of its die the Thug does what he was hired for by the viewer."""
    mercenary: bool
    """Whether the Mercenary waits at the Docks."""
    resolving: str | None
    """The Action Space that is being resolved."""
    resolving_space: tuple[Seat, str] | None
    """The space of a Domain whose minion is being resolved."""
    parties: tuple[PartyView, PartyView]
    seats: tuple[DomainsSeatView, ...]
    attack: AttackView | None
    window: WindowView | None
    reaction: ReactionView | None
    plan: PlanView | None
    building: WorkView | None
    piles: tuple[PileView, ...]
    """Spells by deck, adventurers, henchmen, the bag of tiles, the pile of monsters."""
    shown: tuple[str, ...]
    """What has come to light this turn, wherever it is by now."""
