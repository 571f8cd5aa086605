"""The table before a game, and positions set up by hand."""

from typing import Any

from msgspec import Struct

from darkling.games.darkworld.cards.pieces import COINS
from darkling.games.darkworld.rules.arranging import (
    PLAYERS,
    ArrangedHero,
    ArrangedMonster,
    Arranger,
    number_of,
)
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
    BUILDINGS,
    HALL,
    IN_BUILDING,
    OUTSIDE,
    SQUARES,
    START,
    TOP,
    Building,
)
from darkling.games.village.cards.event_deck import EVENT_CODES, EVENT_DECK
from darkling.games.village.rules.invariants import GAME, IN_HOUSE, check, held_potions
from darkling.games.village.rules.karrion import DIE_SIDES
from darkling.games.village.rules.position import VillagePosition
from darkling.games.village.rules.set_up import PRESET_TREASURES
from darkling.games.village.rules.settings import HARD_STOP, VillageSettings, agreed
from darkling.games.village.rules.state import (
    HALL_KEY,
    HOME,
    KEY,
    KNOWN,
    LAIR_KEY,
    LASTING,
    LEAST_WHEEL,
    LURKER,
    LURKER_KEY,
    MAYOR,
    NOTHING,
    OPEN,
    PERCH,
    WOLF,
    Village,
)
from darkling.table.arranging import in_shape
from darkling.table.rule import Rule

__all__ = ["PLAYERS", "arrange", "check", "deal"]

BOXED_POTIONS = 2
"""Healing Potions that are with the hostages."""
CAMP_GROUP = HALL
"""Where monsters count as placed of which it does not matter: no limit is on them."""
BY_CODE = Arranger(GAME, PIECES, SQUARES)


class ArrangedVillage(Struct, frozen=True, forbid_unknown_fields=True):
    """A position at the start of a hero's turn or, without heroes in `order`, of the Warlord's.

    `docs/positions/village.md` says what each field means, and what is taken where it is not given.
    """

    players: int = 2
    order: tuple[str, ...] = ("RED",)
    actions: int = ACTIONS
    round: int = 1
    heroes: dict[str, ArrangedHero] = {}
    keys: tuple[str, ...] = ()
    hostages: tuple[str | None, str | None] = (None, None)
    guard: ArrangedMonster = ArrangedMonster("GUA2", "q2", "BOOTS")
    monsters: tuple[ArrangedMonster, ...] = ()
    supply: tuple[str, ...] | None = None
    open: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    treasures: dict[str, str | None] = {}
    loose_keys: tuple[bool, bool, bool] | None = None
    wheel: int = LEAST_WHEEL
    wolf: str | None = None
    lurker: str | None = None
    karrion: str | None = None
    entered: tuple[str, ...] | None = None
    lying: tuple[tuple[str, str], ...] = ()
    discarded: dict[str, int] = {}
    deck: str = ""
    known_below: int = 0
    events: tuple[str, ...] = ()
    events_known: int = 0
    sewers: tuple[str, ...] = ()
    sewers_known: int = 0
    warlord: tuple[str, ...] = ()
    secret: str = WARLORD_CODES[-1]
    peeked: tuple[tuple[str, ...], ...] = ()
    weakness_shown: bool = False
    stooped: tuple[str, ...] = ()
    wounds: int = 0
    rolls: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()
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
    setup = in_shape(GAME, data, ArrangedVillage)
    BY_CODE.check_start(setup.players, setup.actions)
    g = deal(setup.players, setup.settings)
    g.round, g.wounds, g.wheel, g.order = setup.round, setup.wounds, setup.wheel, BY_CODE.heroes(setup.order)
    _arrange_figures(g, setup)
    _arrange_creatures(g, setup)
    _arrange_keys(g, setup)
    _arrange_buildings(g, setup)
    BY_CODE.lay_items(g, setup.lying)
    BY_CODE.fill_supply(g, setup.supply)
    BY_CODE.fill_stock(g, setup.discarded, held_potions(g))
    BY_CODE.fill_deck(g, setup.deck, setup.known_below)
    _arrange_decks(g, setup)
    _arrange_looks(g, setup)
    BY_CODE.foretell(g, setup.rolls, setup.draws, DIE_SIDES)
    return g, MidRound(actions=setup.actions)


def _arrange_figures(g: Village, setup: ArrangedVillage) -> None:
    """Put the guard first, as in any game; whoever has rescued the Mayor has slain him."""
    g.hostages = [NOTHING if code is None else BY_CODE.hero(code) for code in setup.hostages]
    g.potions = sum([1 << number for number, code in enumerate(setup.hostages) if code is None])
    BY_CODE.put_monster(g, setup.guard, HALL)
    if g.hostages[MAYOR] != NOTHING:
        g.places[0], g.carried[0], g.seen[0] = IN_CAMP - g.hostages[MAYOR], NO_ITEM, True
    BY_CODE.put_heroes(g, setup.heroes, CAMP_GROUP)
    for monster in setup.monsters:
        building = IN_BUILDING[BY_CODE.square(monster.square)]
        BY_CODE.put_monster(g, monster, building if building != OUTSIDE else CAMP_GROUP)


def _arrange_creatures(g: Village, setup: ArrangedVillage) -> None:
    """Put the Lurker into the Base Camp of the first hero at the top, if nothing else is given."""
    g.karrion = PERCH if setup.karrion is None else _building(setup.karrion)
    g.beasts[WOLF] = HOME if setup.wolf is None else BY_CODE.square(setup.wolf)
    winner = BY_CODE.hero(setup.lurker) if setup.lurker in PIECES.hero_codes else NOTHING
    there = [hero for hero, square in enumerate(g.at) if square in (TOP, OUT)]
    there.sort(key=lambda hero: hero != winner)
    g.entered = tuple(there) if setup.entered is None else BY_CODE.heroes(setup.entered)
    g.trial_won = bool(g.entered)
    if setup.lurker is None:
        g.beasts[LURKER] = IN_CAMP - g.entered[0] if g.entered else HOME
    else:
        g.beasts[LURKER] = BY_CODE.square(setup.lurker) if winner == NOTHING else IN_CAMP - winner


def _arrange_keys(g: Village, setup: ArrangedVillage) -> None:
    """Let the Keys that heroes have taken come from where they can be had, if nothing else is given."""
    BY_CODE.check_once("keys", setup.keys)
    for hero in BY_CODE.heroes(setup.keys):
        g.keys[hero] = True
    is_hidden = BUILDINGS[PRESET_TREASURES.index(KEY)] not in setup.treasures
    is_hidden = is_hidden or TREASURE_CODES[KEY] in setup.treasures.values()
    within_reach = [LURKER_KEY] * g.trial_won + [LAIR_KEY]
    within_reach += [HALL_KEY] * (g.hostages[MAYOR] != NOTHING)
    gone = within_reach[: max(0, _keys_taken(g) - (not is_hidden))]
    g.loose_keys = list(setup.loose_keys or [which not in gone for which in range(3)])


def _keys_taken(g: Village) -> int:
    return sum(g.keys) + len(g.entered)


def _arrange_buildings(g: Village, setup: ArrangedVillage) -> None:
    """Put the treasures where they always are, unless they are given or taken; what is taken was seen."""
    for field in ("open", "lasting", "known"):
        BY_CODE.check_once(field, getattr(setup, field))
    given = {_building(code): _treasure(treasure) for code, treasure in setup.treasures.items()}
    taken = {*given.values(), *g.golden}
    if _keys_taken(g) > g.loose_keys.count(False):
        taken.add(KEY)
    usual = [NOTHING if treasure in taken else treasure for treasure in PRESET_TREASURES]
    g.treasures = [given.get(building, treasure) for building, treasure in enumerate(usual)]
    rescued = [IN_HOUSE[hostage] for hostage, hero in enumerate(g.hostages) if hero != NOTHING]
    emptied = [building for building, treasure in enumerate(g.treasures) if treasure == NOTHING]
    for building in (*rescued, *emptied, *map(_building, setup.known)):
        g.houses[building] |= KNOWN
    for building in map(_building, (*setup.open, *setup.lasting)):
        g.houses[building] |= OPEN | KNOWN
    for building in map(_building, setup.lasting):
        g.houses[building] |= LASTING


def _arrange_decks(g: Village, setup: ArrangedVillage) -> None:
    g.event_deck = _deck(setup.events, EVENT_CODES, EVENT_DECK, "Event card")
    g.sewer_deck = _deck(setup.sewers, SEWER_CODES, SEWER_DECK, "Sewer card")
    g.events_known, g.sewers_known = setup.events_known, setup.sewers_known
    secret = _warlord_card(setup.secret)
    others = tuple([card for card in WARLORD_DECK if card != secret])
    g.warlord_cards = (*_deck(setup.warlord, WARLORD_CODES, others, "Warlord card"), secret)


def _arrange_looks(g: Village, setup: ArrangedVillage) -> None:
    """Let seats have looked at Warlord cards, from seat 1 on; the Warlord knows his secret."""
    if len(setup.peeked) >= g.players:
        raise BY_CODE.refused(f"`peeked` has {len(setup.peeked)} seats, expected {g.players - 1} at most")
    g.look_at_secret(0)
    for seat, codes in enumerate(setup.peeked, 1):
        BY_CODE.check_once("peeked", codes)
        places = [g.warlord_cards.index(_warlord_card(code)) for code in codes]
        g.peeked[seat] = sum([1 << place for place in places])
    g.weakness_shown = setup.weakness_shown
    BY_CODE.check_once("stooped", setup.stooped)
    g.stooped = sum([1 << hero for hero in BY_CODE.heroes(setup.stooped)])


def _deck(
    given: tuple[str, ...], codes: tuple[str, ...], deck: tuple[int, ...], what: str
) -> tuple[int, ...]:
    """Return a deck with the given cards on top, and all the others below."""
    rest = list(deck)
    top = [number_of(GAME, code, codes, what) for code in given]
    for card in top:
        if card not in rest:
            raise BY_CODE.refused(f"there is no other {what} {codes[card]} in the deck")
        rest.remove(card)
    return (*top, *rest)


def _building(code: str) -> Building:
    return number_of(GAME, code, BUILDINGS, "building")


def _treasure(code: str | None) -> int:
    return NOTHING if code is None else number_of(GAME, code, TREASURE_CODES, "treasure")


def _warlord_card(code: str) -> int:
    return number_of(GAME, code, WARLORD_CODES, "Warlord card")
