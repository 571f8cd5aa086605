"""What a seat sees and knows in the village."""

from msgspec import Struct, structs

from darkling.games.darkworld.cards.pieces import HIT
from darkling.games.darkworld.rules.state import BOSS, NO_ITEM, OVERLORD
from darkling.games.darkworld.sight.knowledge import cards_below, unseen_cards, unseen_figures
from darkling.games.darkworld.sight.view import (
    ActingView,
    BlowView,
    HeroView,
    LyingView,
    MonsterView,
    OfferedItem,
    PlacingView,
    SupplyView,
    blow_view,
    hero_view,
    lying_views,
    monster_views,
    offered_item,
    placing_view,
    supply_views,
)
from darkling.games.village.cards import PIECES, SEWER_CODES, TREASURE_CODES, WARLORD_CODES
from darkling.games.village.cards.board import BUILDINGS, SQUARES, Building
from darkling.games.village.cards.event_deck import EVENT_CODES
from darkling.games.village.rules.outcome import points
from darkling.games.village.rules.set_up import PostGuard, SetUpVillage
from darkling.games.village.rules.state import (
    HOME,
    KNOWN,
    LASTING,
    LURKER,
    NOTHING,
    PERCH,
    WOLF,
    Village,
)
from darkling.games.village.rules.trial import MOST_MOVES, Trial
from darkling.games.village.rules.warlord_turn import WarlordTurn
from darkling.games.village.sight.knowledge import (
    hidden_treasures,
    is_guard_hidden,
    lurker_points,
    redeal,
    seen_warlord_cards,
)
from darkling.games.village.sight.walking import village_acting
from darkling.games.village.sight.warlord_odds import WHEELS, ProspectView, prospect
from darkling.table.decision import Seat
from darkling.table.eyes import Eyes


class BuildingView(Struct, frozen=True):
    """A building. Its treasure is told to the Warlord, and to all once it was lifted."""

    building: str
    is_open: bool
    for_good: bool
    is_sealed: bool
    is_known: bool
    treasure: str | None
    """None if it is gone, or not known to the viewer."""


class TrialView(Struct, frozen=True):
    """The Trial of Stealth. Only the Warlord sees where the Lurker is."""

    hero: str
    moves: int
    left: int
    most: int
    trail: tuple[str, ...]
    lurker: str | None


class VillageView(Struct, frozen=True):
    """Everything a screen may show to one seat."""

    seat: Seat | None
    overlord: Seat
    round: int
    rounds: int
    waiting: tuple[Seat, ...]
    over: bool
    order: tuple[str, ...]
    heroes: tuple[HeroView, ...]
    keys: tuple[bool, ...]
    """Whether each hero holds a Key."""
    hostages: tuple[str | None, ...]
    """Who has rescued the Miller and the Mayor."""
    monsters: tuple[MonsterView, ...]
    guard_hidden: bool
    """Whether there is a guard in the Great Hall whom heroes have not seen."""
    supply: tuple[SupplyView, ...]
    stock: tuple[int, ...]
    """How many magic items of each kind are left; one that the hidden guard may have counts as left."""
    lying: tuple[LyingView, ...]
    deck: int
    known_below: int
    pit: int
    buildings: tuple[BuildingView, ...]
    wheel: int
    wheels: tuple[int, ...]
    """All numbers that the wheel may show."""
    wolf: str | None
    """None on the Green."""
    lurker: str | None
    """None on the Fortress step, or in a Base Camp."""
    lurker_camp: str | None
    karrion: str | None
    loose_keys: tuple[bool, ...]
    trial_won: bool
    entered: tuple[str, ...]
    event: str | None
    """The Event card drawn last."""
    sewer: str | None
    """The Sewer card drawn last."""
    warlord_seen: tuple[str, ...]
    """The Warlord cards that the viewer has seen."""
    suspects: tuple[str, ...]
    """The Warlord cards that may be the secret one as far as the viewer can tell."""
    looks: tuple[int, ...]
    """At how many Warlord cards each seat has looked."""
    secret: str | None
    """The Warlord's secret card, to those who have seen it."""
    weakness_shown: bool
    hiding: str | None
    """The treasure that the Warlord is hiding."""
    acting: ActingView | None
    beast: str | None
    """The beast that acts now."""
    blow: BlowView | None
    trial: TrialView | None
    placing: PlacingView | None
    offered: OfferedItem | None
    warlord_turn: bool
    strikes: int
    needs: int
    """What slays the Warlord now."""
    prospects: tuple[ProspectView, ...]
    """Of the viewer's heroes."""
    slayer: str | None


class VillageKnowledge(Struct, frozen=True):
    """All that a seat has learned: what it sees, and what it can tell of the rest."""

    view: VillageView
    hits_unseen: int
    misses_unseen: int
    below: tuple[tuple[int, ...], ...]
    """The cards at the bottom of the Hit/Miss deck of which everyone knows; those in one tuple in an unknown
    order."""
    shown: tuple[tuple[int, int], ...]
    figures_unseen: tuple[str, ...]
    treasures_unseen: tuple[str, ...]
    events_below: tuple[str, ...]
    sewers_below: tuple[str, ...]
    lurker_points: tuple[str, ...]
    """Where the Lurker may be in the Trial."""


class VillageEyes(Eyes):
    """Who knows what in the village (ledger, section 5)."""

    def view(self, g: Village, seat: Seat | None) -> VillageView:
        """Return what may be shown to the seat now."""
        heroes, turn = PIECES.hero_codes, g.running(WarlordTurn)
        acting, beast = village_acting(g)
        views = tuple([hero_view(g, hero, seat, SQUARES, points(g, hero)) for hero in range(len(heroes))])
        secret, seen = _secret(g, seat), [WARLORD_CODES[card] for card in seen_warlord_cards(g, seat)]
        return VillageView(
            seat=seat,
            overlord=OVERLORD,
            round=g.round,
            rounds=g.rounds,
            waiting=g.waiting,
            over=g.over,
            order=tuple([heroes[hero] for hero in g.order]),
            heroes=views,
            keys=tuple(g.keys),
            hostages=tuple([heroes[hero] if hero != NOTHING else None for hero in g.hostages]),
            monsters=_monsters(g, seat),
            guard_hidden=is_guard_hidden(g),
            supply=_supply(g, seat),
            stock=_stock(g, seat),
            lying=lying_views(g, SQUARES),
            deck=len(g.deck),
            known_below=g.known_below,
            pit=g.pit,
            buildings=tuple([_building(g, number, seat) for number in range(len(BUILDINGS))]),
            wheel=g.wheel,
            wheels=tuple(WHEELS),
            wolf=SQUARES[g.beasts[WOLF]] if g.beasts[WOLF] != HOME else None,
            lurker=SQUARES[g.beasts[LURKER]] if g.beasts[LURKER] >= 0 else None,
            lurker_camp=next((heroes[hero] for hero in range(len(heroes)) if g.has_lurker(hero)), None),
            karrion=BUILDINGS[g.karrion] if g.karrion != PERCH else None,
            loose_keys=tuple(g.loose_keys),
            trial_won=g.trial_won,
            entered=tuple([heroes[hero] for hero in g.entered]),
            event=EVENT_CODES[g.event_deck[-1]] if g.events_known else None,
            sewer=SEWER_CODES[g.sewer_deck[-1]] if g.sewers_known else None,
            warlord_seen=tuple(seen),
            suspects=(secret,) if secret else tuple([card for card in WARLORD_CODES if card not in seen]),
            looks=tuple([looks.bit_count() for looks in g.peeked]),
            secret=secret,
            weakness_shown=g.weakness_shown,
            hiding=_hiding(g),
            acting=acting,
            beast=beast,
            blow=blow_view(g),
            trial=_trial(g, seat),
            placing=_placing(g, seat),
            offered=offered_item(g, SQUARES),
            warlord_turn=turn is not None,
            strikes=turn.strikes if turn is not None else 0,
            needs=g.needed(BOSS) - g.wounds,
            prospects=tuple([prospect(g, hero) for hero in range(len(heroes)) if g.owner(hero) == seat]),
            slayer=heroes[g.slayer] if g.slayer >= 0 else None,
        )

    def knowledge(self, g: Village, seat: Seat) -> VillageKnowledge:
        """Return all that the seat has learned."""
        cards, trial = unseen_cards(g, seat), g.running(Trial)
        is_overlord = seat == OVERLORD
        figures = g.supply if is_overlord else unseen_figures(g)
        points = lurker_points(trial) if trial is not None and not is_overlord else ()
        return VillageKnowledge(
            view=self.view(g, seat),
            hits_unseen=cards.count(HIT),
            misses_unseen=len(cards) - cards.count(HIT),
            below=cards_below(g),
            shown=tuple(g.shown),
            figures_unseen=tuple([PIECES.figure_codes[figure] for figure in figures]),
            treasures_unseen=() if is_overlord else _treasures(hidden_treasures(g)),
            events_below=tuple(
                [EVENT_CODES[card] for card in g.event_deck[len(g.event_deck) - g.events_known :]]
            ),
            sewers_below=tuple(
                [SEWER_CODES[card] for card in g.sewer_deck[len(g.sewer_deck) - g.sewers_known :]]
            ),
            lurker_points=tuple([SQUARES[point] for point in sorted(points)]),
        )

    def redeal(self, g: Village, seat: Seat) -> None:
        """Deal anew what the seat cannot know."""
        redeal(g, seat)


def _treasures(treasures: list[int]) -> tuple[str, ...]:
    return tuple([TREASURE_CODES[treasure] for treasure in treasures if treasure != NOTHING])


def _conceals_guard(g: Village, seat: Seat | None) -> bool:
    return seat != OVERLORD and is_guard_hidden(g)


def _monsters(g: Village, seat: Seat | None) -> tuple[MonsterView, ...]:
    """Return the monsters that a seat can see."""
    views = monster_views(g, seat, SQUARES)
    return tuple([view for view in views if view.monster]) if _conceals_guard(g, seat) else views


def _placing(g: Village, seat: Seat | None) -> PlacingView | None:
    """Return the placing that is under way; of the hidden guard only the Warlord sees anything."""
    view = placing_view(g, seat)
    if view is None or not _conceals_guard(g, seat) or g.running(PostGuard) is None:
        return view
    return structs.replace(view, kind=None, item=None)


def _supply(g: Village, seat: Seat | None) -> tuple[SupplyView, ...]:
    """Return the supply; to those who have not seen him, the hidden guard is part of it."""
    views = supply_views(g, seat)
    if not _conceals_guard(g, seat):
        return views
    kind = PIECES.kind_codes[g.kind(0)]
    return tuple(
        [structs.replace(view, count=view.count + 1) if view.kind == kind else view for view in views]
    )


def _stock(g: Village, seat: Seat | None) -> tuple[int, ...]:
    hidden = g.carried[0] if _conceals_guard(g, seat) else NO_ITEM
    return tuple([count + (kind == hidden) for kind, count in enumerate(g.stock)])


def _building(g: Village, building: Building, seat: Seat | None) -> BuildingView:
    is_known = bool(g.houses[building] & KNOWN)
    treasure = g.treasures[building] if is_known or seat == OVERLORD else NOTHING
    return BuildingView(
        building=BUILDINGS[building],
        is_open=g.is_open(building),
        for_good=bool(g.houses[building] & LASTING),
        is_sealed=g.why_sealed(building) is not None,
        is_known=is_known,
        treasure=TREASURE_CODES[treasure] if treasure != NOTHING else None,
    )


def _secret(g: Village, seat: Seat | None) -> str | None:
    """Return the secret card, if the viewer has seen it."""
    is_told = g.weakness_shown or (seat is not None and g.knows_secret(seat))
    return WARLORD_CODES[g.secret] if is_told and g.warlord_cards else None


def _hiding(g: Village) -> str | None:
    """Return what the Warlord is hiding: the Key comes first, so it has the last code."""
    setup = g.running(SetUpVillage)
    return None if setup is None or g.running(PostGuard) is not None else TREASURE_CODES[setup.weapon]


def _trial(g: Village, seat: Seat | None) -> TrialView | None:
    trial = g.running(Trial)
    if trial is None:
        return None
    trail = tuple([SQUARES[point] for point in trial.trail])
    lurker = SQUARES[trial.lurker] if seat == OVERLORD else None
    moves = len(trail)
    return TrialView(PIECES.hero_codes[trial.hero], moves, MOST_MOVES - moves, MOST_MOVES, trail, lurker)
