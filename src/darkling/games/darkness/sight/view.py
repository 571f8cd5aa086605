"""What a screen may show to one seat: everything reckoned already, so that a screen only draws.

Cards go by their codes, seats by number. Figures are heroes and foes by number, heroes first
(`rules/state.py`); squares are numbers too, the things of `go`, `target`, `aim`, `push` and `stand`.
"""

from msgspec import Struct

from darkling.games.darkness.sight.arena_shapes import ArenaView
from darkling.games.darkness.sight.master_structs import MasterView
from darkling.table.decision import Seat

Figure = int
Square = int

# The dungeon.


class ProgressView(Struct, frozen=True):
    """How far the campaign has come."""

    dungeon: str
    """`random`, the name of one with maps of its own (`rules/settings.py`), or `arena`."""
    map: str | None
    """The code of the map; None for a random one, and before the dungeon is entered."""
    encounter: int
    encounters: int
    """How many the dungeon has; the arena has none."""
    won: int
    """Encounters won in the whole campaign."""
    dungeons_left: int
    round: int
    """0 between encounters."""
    round_cap: int
    skirmish: bool
    level: int
    """The danger level of the encounter, or between encounters of the next one."""
    placed: int
    """The danger of the monsters placed for the encounter, or between encounters of those dug up for it."""
    defeated: int
    """The danger of all monsters defeated so far."""
    seeds: tuple[str, ...]
    """The dungeon cards dug up for the next encounter."""
    aside: tuple[str, ...]
    """The dungeon cards set aside for the last encounter."""
    placing: str | None
    """Whose monsters are being placed."""
    incomplete: tuple[str, ...]
    """While monsters are drawn: cards of bosses whose sets are not complete."""
    resolved: tuple[str, ...]
    """The mysteries dug up while clearing; they are discarded with the map."""
    deck: int
    """How many dungeon cards can be drawn before the discard pile is shuffled."""
    sure: tuple[str, ...]
    """The cards that the viewer knows to be in the deck: they came into it after all else was dealt."""
    below: int
    """How many cards of incomplete bosses lie under the deck."""
    below_cards: tuple[tuple[str, ...], ...]
    """These cards, uppermost first; those put there together lie in an order that nobody knows."""
    discarded: tuple[str, ...]
    """The dungeon cards discarded face up."""
    buried: int
    """How many cards were discarded face down."""


class TileView(Struct, frozen=True):
    """A tile of the map. Its upper left square is at this column and row."""

    tile: int
    column: int
    row: int
    lies: bool
    """Four squares wide and three high; otherwise it stands."""
    state: str
    """`stairs`, `hidden`, `flipped`, `claimed` where equipment was taken, or `bare` in the arena."""
    card: str | None
    """The dungeon card that a flipped tile shows."""


class SquareView(Struct, frozen=True):
    """A square of the map."""

    square: Square
    name: str
    column: int
    row: int
    tile: int
    logo: bool


class ZoneView(Struct, frozen=True):
    """Fire, fog or a ward on some squares."""

    kind: str
    amount: int
    squares: tuple[Square, ...]
    owner: Seat
    left: int
    """For how many more rounds of its owner; 0 for the whole encounter."""


# Figures.

KnownView = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


class StatusView(Struct, frozen=True):
    """Something that lasts on a figure."""

    verb: str
    what: str
    """Of `mod` the stat."""
    amount: int
    left: int
    """For how many more turns; 0 until the encounter ends, or a stated end comes."""
    uses: int
    """Of a penalty in the arena: how many more saves, moves or attacks it makes worse; else 0."""
    rest: tuple[int, ...]
    """Of a dot the damage still to come."""
    card: str | None
    """The card that does it."""
    by: Figure
    harmful: bool


class InPlayView(Struct, frozen=True):
    """A card that lies in front of a hero while it lasts."""

    card: str
    left: int


class GearView(Struct, frozen=True):
    """A piece of equipment or an advancement of a hero."""

    card: str
    used: bool


class DarknessHeroView(Struct, frozen=True):
    """A hero. Hands are None where the viewer may not see them."""

    figure: Figure
    seat: Seat
    hero_class: str | None
    hp: int
    max_hp: int
    square: Square | None
    team: int
    """In the arena, from 1; 0 in a dungeon."""
    place: int
    """In the marching order, or that of initiative, from 1."""
    acs: tuple[str, ...] | None
    rcs: tuple[str, ...] | None
    hand: tuple[int, int]
    """How many ACs and RCs are in hand."""
    decks: tuple[int, int]
    piles: tuple[tuple[str, ...], tuple[str, ...]]
    """The discarded ACs and RCs."""
    listed: tuple[dict[str, int], dict[str, int]]
    """ACs and RCs that hand and deck hold together: everyone knows the deck lists."""
    known: KnownView | None
    """The scried cards: on top of the action deck and under it, the same of the resource deck.

    None where the viewer may not see them.
    """
    draws_to: tuple[int, int]
    """Up to how many ACs and RCs the hero draws."""
    fatigued: bool
    tiring: bool
    """Whether the next draw up would find a deck empty."""
    poise: bool
    hidden: bool
    save: int
    """What is saved of every attack without any card."""
    speed: int
    slots: tuple[int, int]
    """Slots for equipment: taken, and all."""
    items: tuple[GearView, ...]
    advancements: tuple[GearView, ...]
    in_play: tuple[InPlayView, ...]
    statuses: tuple[StatusView, ...]
    floats: tuple[tuple[str, int], ...]
    """What is left over of cards that split: types such as S or SF, and points."""
    ability_left: int
    """How often the class ability can still be used this turn."""
    dear: bool
    """Whether maneuvers cost twice as much: immobilized in the arena."""
    has_moved_free: bool
    """Whether the free move of this turn is used up; False outside the hero's turn."""
    threatened: int
    """What HP the monsters will take in the rest of this round if nobody moves or answers."""


class ForeseenView(Struct, frozen=True):
    """Something that happens in a monster's next turn: `summon`, `go`, `attack`, `hurt`, or `hold`."""

    kind: str
    square: Square | None
    """Where it goes."""
    path: tuple[Square, ...]
    target: Figure | None
    """Whom it attacks, or who is hurt by it or in return."""
    amount: int
    """The damage of the attack, or the hit points lost."""


class FoeView(Struct, frozen=True):
    """A monster."""

    figure: Figure
    number: int
    """Among all of its kind in the encounter; 0 if it is the only one."""
    hp: int
    max_hp: int
    square: Square | None
    """None for a dead one."""
    defenses: int | None
    """Those it has left this round; None where they have no end."""
    statuses: tuple[StatusView, ...]
    commander: Seat | None
    """Who commands it."""
    has_acted: bool
    acting: bool
    next: tuple[ForeseenView, ...]
    """What it will do in this round if nobody moves or answers, one thing after the other.

    Empty for one that has acted, or obeys a hero.
    """


class LineCardView(Struct, frozen=True):
    """A card of the monster line, in the order in which they act."""

    foe: str
    attacks: int
    damage: int
    distance: str
    speed: int
    maneuvers: int
    flies: bool
    defenses: int | None
    saves: int | None
    """What one defense saves; None for everything."""
    guards: str
    """Against which class of attacks: `melee`, `ranged`, `any`."""
    danger: int
    boss: bool
    figures: tuple[FoeView, ...]


# What is going on.


class PartView(Struct, frozen=True):
    """A part of the action under way."""

    number: int
    type: str
    """ATK, MAN, REC, CMD or DEF; empty for what a resource card adds."""
    card: str | None
    """The resource card whose part it is."""
    taken: bool
    now: bool
    """Whether it is being carried out."""


class GemView(Struct, frozen=True):
    """A part of the cost: which resources pay it, how much, and how much is still missing."""

    resources: str
    points: int
    missing: int
    is_x: bool


class PaidView(Struct, frozen=True):
    """A resource card of the action, and the type named for it, if one was."""

    card: str
    named: str | None


class HitView(Struct, frozen=True):
    """What a hit of the action would come to on one target, as things stand."""

    figure: Figure
    damage: int
    saved: int
    hp: int
    hp_after: int


class ActionView(Struct, frozen=True):
    """The action that is being put together, or carried out."""

    hero: Figure
    card: str | None
    """The action card; None where equipment is used alone."""
    item: str | None
    mode: str
    """`own`, `answer`, or `strike` at somebody who leaves."""
    spoken: tuple[str, ...]
    """The codes of its name: resource cards in order, then the action card."""
    declared: bool
    cost: tuple[GemView, ...]
    paid: tuple[PaidView, ...]
    given: tuple[tuple[str, int], ...]
    """Further points: of what floats, and of equipment and abilities."""
    x: int
    """As it was named; until then the highest that is paid for."""
    with_: tuple[str, ...]
    """Equipment and advancements added; `ability` for the class ability."""
    parts: tuple[PartView, ...]
    damage: int | None
    """What one hit deals before a target is known; None for an action without one."""
    hits: int
    """How many attacks it makes at most; of an area or of all in a distance, on each target."""
    moves: int
    heals: int
    saves: int
    pierce: int | None
    """None: it ignores all saves."""
    outcomes: tuple[HitView, ...]
    """For each possible target what a hit would come to, as the action stands."""
    squares: tuple[Square, ...]
    """The area, once it is aimed."""


class SumView(Struct, frozen=True):
    """A part of a sum: `printed`, `run`, `effects`, or `action` for all that the action of a hero deals."""

    what: str
    amount: int


class AnswerView(Struct, frozen=True):
    """What an answer to the attack leads to, paid in the cheapest way."""

    option: str
    """The name of the option."""
    blocks: bool
    saves: int | None
    """None: everything."""
    redirects: str | None
    """`self` or `attacker`."""
    target: Figure
    """Who is attacked in the end."""
    hp_after: int
    """Of that one."""
    counter: int
    """The damage dealt in return, after the attacker's saves."""


class SingleAttackView(Struct, frozen=True):
    """The attack under way."""

    attacker: Figure
    target: Figure
    damage: int
    sum: tuple[SumView, ...]
    distance: str
    pierce: int | None
    saved: int | None
    """None: everything."""
    blocked: bool
    unanswered: int
    """What the target loses if nobody does anything more."""
    hp_after: int
    answers: tuple[AnswerView, ...]
    """Only for the seat that is asked."""
    others: bool
    """Whether others than the target may still be asked."""


class WayView(Struct, frozen=True):
    """A square that can be chosen to go to, and how one gets there."""

    square: Square
    path: tuple[Square, ...]
    fire: int
    """What fire on the way would do."""
    leaves: tuple[Figure, ...]
    """The enemies whose melee it leaves."""


class BoxView(Struct, frozen=True):
    """An area that can be chosen, by its number among those over the square aimed at."""

    box: int
    squares: tuple[Square, ...]
    figures: tuple[Figure, ...]


class RangeView(Struct, frozen=True):
    """How far the squares are from the hero who acts."""

    melee: tuple[Square, ...]
    reach: tuple[Square, ...]
    """Those of reach that are not melee."""
    ranged: tuple[Square, ...]
    """All that are in ranged distance, so reach may be among them."""


class ChosenView(Struct, frozen=True):
    """What a hero has done in the pass of clearing under way, or may do."""

    seat: Seat
    state: str
    """`waiting`, `now`, `done`, `out`."""
    hp_if_rested: int


class ClearingView(Struct, frozen=True):
    """Clearing the room."""

    stage: str
    """`hands`, `deeds` or `gifts`."""
    heroes: tuple[ChosenView, ...]
    revivable: tuple[tuple[Seat, int], ...]
    """Who can be revived, and to how many HP."""
    explorer: Seat | None
    finds: int
    hidden_tiles: int
    can_dig: bool
    offered: str | None
    """The piece of equipment, or the mystery, that is being decided on."""
    found: tuple[str, ...]
    """The equipment that was found with it, and is offered next."""


class TrainingView(Struct, frozen=True):
    """Advancing: what a hero has drawn."""

    seat: Seat
    drawn: tuple[str, ...] | None
    """Empty before cards are drawn; None where the viewer may not see them."""
    count: int
    """How many cards were or would be drawn."""


class DecksView(Struct, frozen=True):
    """Decks that are being built or changed."""

    seat: Seat
    kind: str
    """`AC` or `RC`."""
    acs: dict[str, int]
    rcs: dict[str, int]
    size: int
    """How many cards each has to have in the end; if they are changed, at least."""
    operation: str
    """`build`, `add`, `remove` or `swap`."""
    left: int
    """How many more cards may be changed; 0 while decks are built."""


class LaidView(Struct, frozen=True):
    """A place where the next tile can be laid, by its number: where its upper left square comes to lie."""

    place: int
    column: int
    row: int


class LayingView(Struct, frozen=True):
    """A tile being laid: which way it lies, beside which tile, and where it can lie there."""

    lies: bool
    beside: int
    places: tuple[LaidView, ...]


class OfferView(Struct, frozen=True):
    """Cards that a hero may draw, or look at, because a card says so."""

    kind: str
    """`AC` or `RC`."""
    count: int
    look: bool


class DarknessView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    phase: str
    """setup, map, entry, heroes, monsters, clearing, advancement, between, over."""
    waiting: tuple[Seat, ...]
    over: bool
    victory: bool
    open_hands: bool
    progress: ProgressView
    march: tuple[Figure, ...]
    """The marching order; while it is being settled, those who have a place; in the arena by initiative."""
    acting: Figure | None
    """Whose turn it is."""
    heroes: tuple[DarknessHeroView, ...]
    line: tuple[LineCardView, ...]
    tiles: tuple[TileView, ...]
    squares: tuple[SquareView, ...]
    zones: tuple[ZoneView, ...]
    corpses: tuple[Square, ...]
    ranges: RangeView | None
    ways: tuple[WayView, ...]
    boxes: tuple[BoxView, ...]
    action: ActionView | None
    attack: SingleAttackView | None
    clearing: ClearingView | None
    training: TrainingView | None
    decks: DecksView | None
    laying: LayingView | None
    offer: OfferView | None
    arena: ArenaView | None
    master: MasterView | None
    """The game master's part, where there is one."""
