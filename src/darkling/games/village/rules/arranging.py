"""The table before a game, positions set up by hand, and the invariants of any position."""

from typing import Any

from msgspec import Struct

from darkling.games.darkworld.cards.pieces import COINS
from darkling.games.darkworld.rules.arranging import ArrangedHero, ArrangedMonster, Arranger
from darkling.games.darkworld.rules.invariants import PLAYERS, check_pieces, number_of, read_position
from darkling.games.darkworld.rules.rounds import MidRound
from darkling.games.darkworld.rules.state import ACTIONS, IN_CAMP, NO_ITEM, OUT
from darkling.games.village.cards import (
    PIECES,
    SEWER_CODES,
    SEWER_DECK,
    TREASURE_CODES,
    WARLORD_CODES,
    WARLORD_DECK,
)
from darkling.games.village.cards.board import (
    BEAST_WAYS,
    BUILDINGS,
    GUARD_SQUARES,
    HALL,
    IN_BUILDING,
    IS_UPSTAIRS,
    MONSTER_WAYS,
    OUTSIDE,
    SQUARES,
    START,
)
from darkling.games.village.cards.event_deck import EVENT_CODES, EVENT_DECK
from darkling.games.village.rules.position import VillagePosition
from darkling.games.village.rules.set_up import PRESET_TREASURES
from darkling.games.village.rules.settings import HARD_STOP, VillageSettings, agreed
from darkling.games.village.rules.state import (
    HOME,
    KEY,
    KNOWN,
    LASTING,
    LEAST_WHEEL,
    LURKER,
    MOST_WHEEL,
    NOTHING,
    OPEN,
    PERCH,
    SECRET,
    WOLF,
    Village,
)
from darkling.table.errors import BadPosition
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "arrange", "check", "deal"]

GAME = "village"
BOXED_POTIONS = 2
"""Healing Potions that are with the hostages."""
MOST_KEYS = 4
CAMP_GROUP = HALL
"""Where monsters count as placed of which it does not matter: no limit is on them."""
BY_CODE = Arranger(GAME, PIECES, SQUARES)


class ArrangedVillage(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a hero's turn or, without heroes in `order`, of the Warlord's.

    Heroes who are not given stand on their start squares with 8 Hit Points. Decks are given topmost first;
    what is missing lies below, in order. Treasures lie where they always do, unless they are given or held.
    """

    players: int = 2
    order: tuple[str, ...] = ("RED",)
    actions: int = ACTIONS
    round: int = 1
    heroes: dict[str, ArrangedHero] = {}
    keys: tuple[str, ...] = ()
    """The heroes who hold a Key."""
    hostages: tuple[str | None, str | None] = (None, None)
    """Who has rescued the Miller and the Mayor."""
    guard: ArrangedMonster | None = ArrangedMonster("GUA2", "q2", "BOOTS")
    """Who is on the first floor of the Great Hall; None if he has been slain."""
    monsters: tuple[ArrangedMonster, ...] = ()
    supply: tuple[str, ...] | None = None
    open: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    """Buildings that are open for good."""
    treasures: dict[str, str | None] = {}
    loose_keys: tuple[bool, bool, bool] = (True, True, True)
    """Whether the Keys of the Lurker, of the Great Hall and of the Lair are still there."""
    wheel: int = LEAST_WHEEL
    wolf: str | None = None
    lurker: str | None = None
    """A square, or the hero in whose Base Camp he is."""
    karrion: str | None = None
    trial_won: bool = False
    entered: tuple[str, ...] = ()
    lying: tuple[tuple[str, str], ...] = ()
    """Squares and the magic items on them."""
    deck: str = ""
    """The Hit/Miss deck, such as `HHM`."""
    events: tuple[str, ...] = ()
    sewers: tuple[str, ...] = ()
    warlord: tuple[str, ...] = ()
    """The Warlord deck."""
    secret: str = WARLORD_CODES[-1]
    wounds: int = 0
    settings: VillageSettings = VillageSettings()


def deal(players: int, settings: VillageSettings) -> VillagePosition:
    """Return a table on which nothing has been placed but the heroes."""
    stock = [item.count for item in PIECES.items]
    stock[0] -= BOXED_POTIONS
    return VillagePosition(
        players,
        agreed=agreed(settings),
        rounds=settings.round_limit or HARD_STOP,
        at=list(START),
        pit=len(COINS),
        supply=PIECES.all_figures,
        stock=stock,
        discarded=[0] * len(PIECES.items),
        peeked=[0] * players,
    )


def arrange(data: Any) -> tuple[VillagePosition, Rule]:
    """Return the table and the rule that a set-up position begins with."""
    setup = read_position(GAME, data, ArrangedVillage)
    least, most = PLAYERS
    if not least <= setup.players <= most:
        raise BadPosition(f"village takes {least} to {most} players, not {setup.players}")
    g = deal(setup.players, setup.settings)
    g.round, g.wounds, g.wheel, g.trial_won = setup.round, setup.wounds, setup.wheel, setup.trial_won
    g.order = tuple([BY_CODE.hero(code) for code in setup.order])
    g.entered = tuple([BY_CODE.hero(code) for code in setup.entered])
    _arrange_figures(g, setup)
    _arrange_buildings(g, setup)
    _arrange_creatures(g, setup)
    for code, item in setup.lying:
        g.drop(BY_CODE.item(item), BY_CODE.square(code))
    _arrange_decks(g, setup)
    return g, MidRound(actions=setup.actions)


def _arrange_figures(g: Village, setup: ArrangedVillage) -> None:
    """Put the guard first, as in any game; one who was slain is in nobody's Base Camp."""
    guard = setup.guard or ArrangedMonster("GUA2", "q2", seen=True)
    BY_CODE.put_monster(g, guard, HALL)
    if setup.guard is None:
        g.places[0], g.carried[0] = OUT, NO_ITEM
    for code, given in setup.heroes.items():
        BY_CODE.put_hero(g, BY_CODE.hero(code), given, CAMP_GROUP)
    for monster in setup.monsters:
        building = IN_BUILDING[BY_CODE.square(monster.square)]
        BY_CODE.put_monster(g, monster, building if building != OUTSIDE else CAMP_GROUP)
    for code in setup.keys:
        g.keys[BY_CODE.hero(code)] = True
    g.hostages = [NOTHING if code is None else BY_CODE.hero(code) for code in setup.hostages]
    g.potions = sum([1 << number for number, code in enumerate(setup.hostages) if code is None])


def _arrange_buildings(g: Village, setup: ArrangedVillage) -> None:
    g.loose_keys = list(setup.loose_keys)
    g.treasures = [NOTHING if treasure in g.golden else treasure for treasure in PRESET_TREASURES]
    for code, treasure in setup.treasures.items():
        g.treasures[_building(code)] = NOTHING if treasure is None else _treasure(treasure)
    for code in (*setup.open, *setup.lasting):
        g.houses[_building(code)] |= OPEN | KNOWN
    for code in setup.lasting:
        g.houses[_building(code)] |= LASTING


def _arrange_creatures(g: Village, setup: ArrangedVillage) -> None:
    g.beasts[WOLF] = HOME if setup.wolf is None else BY_CODE.square(setup.wolf)
    if setup.lurker in PIECES.hero_codes:
        g.beasts[LURKER] = IN_CAMP - PIECES.hero_codes.index(setup.lurker)
    elif setup.lurker is not None:
        g.beasts[LURKER] = BY_CODE.square(setup.lurker)
    g.karrion = PERCH if setup.karrion is None else _building(setup.karrion)


def _arrange_decks(g: Village, setup: ArrangedVillage) -> None:
    BY_CODE.fill_supplies(g, setup.supply, setup.deck)
    g.stock[0] = max(0, g.stock[0] - g.potions.bit_count())
    g.event_deck = _deck(setup.events, EVENT_CODES, EVENT_DECK, "Event card")
    g.sewer_deck = _deck(setup.sewers, SEWER_CODES, SEWER_DECK, "Sewer card")
    secret = number_of(GAME, setup.secret, WARLORD_CODES, "Warlord card")
    others = tuple([card for card in WARLORD_DECK if card != secret])
    g.warlord_cards = (*_deck(setup.warlord, WARLORD_CODES, others, "Warlord card"), secret)
    g.look_at_secret(0)


def _deck(
    given: tuple[str, ...], codes: tuple[str, ...], deck: tuple[int, ...], what: str
) -> tuple[int, ...]:
    """Return a deck with the given cards on top, and all the others below."""
    rest = list(deck)
    top = [number_of(GAME, code, codes, what) for code in given]
    for card in top:
        if card not in rest:
            raise BadPosition(f"village: there is no other {what} {codes[card]} in the deck")
        rest.remove(card)
    return (*top, *rest)


def check(g: Village) -> None:
    """Raise BadPosition unless every piece is there once, each where it may be."""
    check_pieces(g)
    for monster in g.on_board():
        _check_monster(g, monster)
    for beast in (WOLF, LURKER):
        square = g.beasts[beast]
        if square >= 0 and (not BEAST_WAYS[square] or square in g.at):
            raise BadPosition(f"village: a beast stands on {SQUARES[square]}, where it may not")
    if not LEAST_WHEEL <= g.wheel <= MOST_WHEEL:
        raise BadPosition(f"village: the wheel shows {g.wheel}, expected {LEAST_WHEEL} to {MOST_WHEEL}")
    keys = sum(g.keys) + g.treasures.count(KEY) + sum(g.loose_keys)
    if keys > MOST_KEYS:
        raise BadPosition(f"village: there are {keys} Keys, and the box holds {MOST_KEYS}")
    weapons = [weapon for weapon in (*g.treasures, *g.golden) if 0 <= weapon < KEY]
    if len(set(weapons)) < len(weapons):
        raise BadPosition("village: there is one of each Golden Weapon")
    if g.warlord_cards and sorted(g.warlord_cards) != list(WARLORD_DECK):
        raise BadPosition(f"village: there are {SECRET + 1} Warlord cards, one of each")


def _check_monster(g: Village, monster: int) -> None:
    square = g.places[monster]
    if square not in GUARD_SQUARES if IS_UPSTAIRS[square] else not MONSTER_WAYS[square]:
        raise BadPosition(f"village: a monster stands on {SQUARES[square]}, where none may")
    building = IN_BUILDING[square]
    if building != OUTSIDE and not g.is_open(building):
        raise BadPosition(f"village: a monster is in {BUILDINGS[building]}, which is closed")


def _building(code: str) -> int:
    return number_of(GAME, code, BUILDINGS, "building")


def _treasure(code: str) -> int:
    return number_of(GAME, code, TREASURE_CODES, "treasure")
