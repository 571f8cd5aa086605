"""What a seat sees and knows in Korak's castle."""

from msgspec import Struct

from darkling.games.castle.cards import BOARD, PIECES, SQUARES
from darkling.games.castle.rules.doomstep import KeepSix, LoseSomething
from darkling.games.castle.rules.grenade import CENTRE, RING, Grenade
from darkling.games.castle.rules.haunter import DIE_SIDES, Haunter
from darkling.games.castle.rules.korak_turn import KorakTurn
from darkling.games.castle.rules.outcome import points
from darkling.games.castle.rules.settings import HAND_LIMIT, STRICT_KILL
from darkling.games.castle.rules.state import EMPTY, Castle
from darkling.games.darkworld.cards.pieces import HIT
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.lexicon import MOST_HITS
from darkling.games.darkworld.rules.state import BOSS, OVERLORD, Square
from darkling.games.darkworld.sight.knowledge import (
    cards_below,
    redeal_cards,
    redeal_figures,
    unseen_cards,
    unseen_figures,
)
from darkling.games.darkworld.sight.view import (
    ActingView,
    BlowView,
    HeroView,
    LyingView,
    MonsterView,
    OfferedItem,
    PlacingView,
    SupplyView,
    acting_view,
    blow_view,
    hero_view,
    lying_views,
    monster_views,
    offered_item,
    placing_view,
    supply_views,
)
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class ChestView(Struct, frozen=True):
    """A chest. Korak knows which Golden Weapon is in it."""

    square: str
    is_empty: bool
    weapon: str | None


class BlastView(Struct, frozen=True):
    """A grenade in the air, to which Hit cards may be added."""

    hero: str
    square: str
    damage: int
    damages: tuple[int, ...]
    """What it does to whoever is on the square with each number of Hit cards."""
    around: tuple[int, ...]
    """The same on the squares beside it."""


class HauntView(Struct, frozen=True):
    """How many of the numbers of a die would sweep heroes away, and how many monsters."""

    numbers: int
    heroes: int
    monsters: int


class CastleView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    overlord: Seat
    round: int
    rounds: int
    waiting: tuple[Seat, ...]
    over: bool
    order: tuple[str, ...]
    heroes: tuple[HeroView, ...]
    monsters: tuple[MonsterView, ...]
    supply: tuple[SupplyView, ...]
    stock: tuple[int, ...]
    lying: tuple[LyingView, ...]
    deck: int
    known_below: int
    pit: int
    doors: tuple[bool, ...]
    doorsteps: dict[str, int]
    """The closed door that the hero who acts opens by coming to a square."""
    filled: tuple[bool, ...]
    chests: tuple[ChestView, ...]
    arrived: tuple[str, ...]
    arena: bool
    haunter: bool
    """Whether the Haunter can still be summoned, this turn or later."""
    haunted: bool
    """Whether it has been summoned this turn."""
    haunt: HauntView
    acting: ActingView | None
    blow: BlowView | None
    blast: BlastView | None
    placing: PlacingView | None
    offered: OfferedItem | None
    paying: str | None
    """The hero who has to lose something, or to return cards."""
    korak_turn: bool
    korak_strikes: int
    korak_needs: int
    """What slays Korak now."""
    slayer: str | None
    hand_limit: bool
    strict_kill: bool


class CastleKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: CastleView
    hits_unseen: int
    misses_unseen: int
    below: tuple[tuple[int, ...], ...]
    """The cards at the bottom of the deck of which everyone knows; those in one tuple in an unknown order."""
    shown: tuple[tuple[int, int], ...]
    figures_unseen: tuple[str, ...]


class CastleEyes(Eyes):
    """Who knows what in Korak's castle (ledger, section 5)."""

    def view(self, g: Castle, seat: Seat | None) -> CastleView:
        """Return what may be shown to the seat now."""
        heroes = PIECES.hero_codes
        turn = g.running(KorakTurn)
        return CastleView(
            seat=seat,
            overlord=OVERLORD,
            round=g.round,
            rounds=g.rounds,
            waiting=g.waiting,
            over=g.over,
            order=tuple([heroes[hero] for hero in g.order]),
            heroes=tuple([hero_view(g, hero, seat, SQUARES, points(g, hero)) for hero in range(len(heroes))]),
            monsters=monster_views(g, seat, SQUARES),
            supply=supply_views(g, seat),
            stock=tuple(g.stock),
            lying=lying_views(g, SQUARES),
            deck=len(g.deck),
            known_below=g.known_below,
            pit=g.pit,
            doors=tuple([bool(g.doors >> door & 1) for door in range(BOARD.rooms)]),
            filled=tuple([g.is_filled(room) for room in range(1, BOARD.rooms + 1)]),
            doorsteps={SQUARES[square]: room for square, room in _doorsteps(g).items()},
            chests=tuple([_chest(g, number, seat) for number in range(len(g.chests))]),
            arrived=tuple([heroes[hero] for hero in g.arrived]),
            arena=g.arena,
            haunter=not g.arrived,
            haunted=turn is not None and turn.haunted,
            haunt=HauntView(DIE_SIDES, _rows_swept(g.at), _rows_swept(g.places)),
            acting=acting_view(g, SQUARES),
            blow=blow_view(g),
            blast=_blast(g),
            placing=placing_view(g, seat),
            offered=offered_item(g, SQUARES),
            paying=_paying(g),
            korak_turn=turn is not None,
            korak_strikes=turn.strikes if turn is not None else 0,
            korak_needs=g.needed(BOSS) - g.wounds,
            slayer=heroes[g.slayer] if g.slayer >= 0 else None,
            hand_limit=bool(g.agreed & HAND_LIMIT),
            strict_kill=bool(g.agreed & STRICT_KILL),
        )

    def knowledge(self, g: Castle, seat: Seat) -> CastleKnowledge:
        """Return all that the seat has learned."""
        cards = unseen_cards(g, seat)
        figures = g.supply if seat == OVERLORD else unseen_figures(g)
        return CastleKnowledge(
            view=self.view(g, seat),
            hits_unseen=cards.count(HIT),
            misses_unseen=len(cards) - cards.count(HIT),
            below=cards_below(g),
            shown=tuple(g.shown),
            figures_unseen=tuple([PIECES.figure_codes[figure] for figure in figures]),
        )

    def redeal(self, g: Castle, seat: Seat) -> None:
        """Deal anew what the seat cannot know."""
        redeal_cards(g, seat)
        if seat != OVERLORD:
            redeal_figures(g)
            _redeal_weapons(g)


def _redeal_weapons(g: Castle) -> None:
    """Hide the Golden Weapons that are left in other chests."""
    weapons = list(g.shuffle(sorted([weapon for weapon in g.weapons if weapon != EMPTY])))
    g.weapons = tuple([EMPTY if weapon == EMPTY else weapons.pop() for weapon in g.weapons])


def _chest(g: Castle, number: int, viewer: Seat | None) -> ChestView:
    # While Korak is still placing chests nothing is hidden in them.
    weapon = g.weapons[number] if g.weapons else EMPTY
    is_told = viewer == OVERLORD and weapon != EMPTY
    code = PIECES.weapon_codes[weapon] if is_told else None
    return ChestView(SQUARES[g.chests[number]], bool(g.weapons) and weapon == EMPTY, code)


def _doorsteps(g: Castle) -> dict[Square, int]:
    """Return the closed doors by the squares on which a hero opens them (DW-R-09)."""
    beside = BOARD.door_beside.items() if g.running(HeroTurn) is not None else ()
    return {square: door.bit_length() for square, door in beside if not g.doors & door}


def _rows_swept(squares: list[Square]) -> int:
    """Return in how many rows the Haunter would find anyone."""
    return sum([bool(Haunter().in_row(squares, row)) for row in range(1, DIE_SIDES)])


def _paying(g: Castle) -> str | None:
    rule = g.running(LoseSomething) or g.running(KeepSix)
    return PIECES.hero_codes[rule.hero] if rule is not None else None


def _blast(g: Castle) -> BlastView | None:
    grenade = g.running(Grenade)
    if grenade is None:
        return None
    centre, around = [tuple([damage + hits for hits in range(MOST_HITS + 1)]) for damage in (CENTRE, RING)]
    return BlastView(PIECES.hero_codes[grenade.hero], SQUARES[grenade.square], CENTRE, centre, around)
