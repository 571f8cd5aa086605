"""What lies on the table in the Village of Fear, and questions about it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from darkling.games.darkworld.lexicon import Lexicon
from darkling.games.darkworld.pieces import Pieces
from darkling.games.darkworld.state import BASIC, BOSS, IN_CAMP, DarkWorld, Hero, Monster, Square
from darkling.games.village.board import (
    BEFORE_DOOR,
    FIGHTS,
    GRID,
    HALL,
    HERO_WAYS,
    IN_BUILDING,
    INSIDE,
    IS_ENTRANCE,
    IS_PLAIN,
    IS_SEWER,
    IS_UPSTAIRS,
    MONSTER_WAYS,
    OUTSIDE,
    STAIR_FOOT,
    STAIR_HEAD,
    START,
    TOP,
    TREASURES,
    Building,
)
from darkling.games.village.cards import WARLORD_WEAPON
from darkling.games.village.events import WeaknessShown, WheelTurned
from darkling.games.village.outcome import outcome
from darkling.games.village.vocabulary import LEXICON, PIECES
from darkling.table.decision import Seat
from darkling.table.result import Result

WOLF, LURKER = 0, 1
"""The beasts that roam the lanes."""
HOME: Square = -1
"""Where a beast is that is not in the lanes: the Wolf on the Green, the Lurker on the Fortress step."""
PERCH: Building = -1
"""Where Karrion sits if on no building."""
OPEN, LASTING, KNOWN = 1, 2, 4
"""What may be true of a building: it is lifted off, it is so for good (DV-R-17), its treasure has been seen."""
KEY = len(PIECES.weapons)
"""A Key where treasures are numbered: the Golden Weapons come first."""
NOTHING = -1
LURKER_KEY, HALL_KEY, LAIR_KEY = range(3)
MILLER, MAYOR = 0, 1
LEAST_WHEEL, MOST_WHEEL = 5, 9
ITEM_LIMIT = 2
BASIC_DICE, GOLDEN_DICE, WEAKNESS_DICE = 2, 3, 4


@dataclass
class Village(DarkWorld):
    """A table of the Village of Fear.

    Attributes:
        wheel: the Warlord's Hit Strength.
        beasts: the squares of the Wolf and of the Lurker.
        karrion: the building that Karrion seals.
        houses: of each building, whether it is open, for good, and known.
        treasures: what lies on each treasure space.
        keys: whether each hero holds a Key.
        loose_keys: whether the Keys of the Lurker, of the Great Hall and of the Lair are still there.
        hostages: who has rescued the Miller and the Mayor.
        entered: the heroes who have come to the top of the Fortress, in their order.
        trial_won: whether the way across the Drawbridge is open.
        event_deck: topmost first.
        events_known: how many cards at its bottom everyone has seen.
        sewer_deck: topmost first.
        sewers_known: how many cards at its bottom everyone has seen.
        warlord_deck: topmost first.
        secret: the Warlord card that he has kept.
        peeked: the Warlord cards each seat has seen, as bits.
        weakness_shown: whether everyone knows the secret card.
        stooped: the heroes whom Karrion has struck at the Warlord's side, as bits.

    """

    wheel: int = LEAST_WHEEL
    beasts: list[Square] = field(default_factory=lambda: [HOME, HOME])
    karrion: Building = PERCH
    houses: list[int] = field(default_factory=lambda: [0] * len(INSIDE))
    treasures: list[int] = field(default_factory=lambda: [NOTHING] * len(INSIDE))
    keys: list[bool] = field(default_factory=lambda: [False] * len(START))
    loose_keys: list[bool] = field(default_factory=lambda: [True] * 3)
    hostages: list[Hero] = field(default_factory=lambda: [NOTHING] * 2)
    entered: tuple[Hero, ...] = ()
    trial_won: bool = False
    event_deck: tuple[int, ...] = ()
    events_known: int = 0
    sewer_deck: tuple[int, ...] = ()
    sewers_known: int = 0
    warlord_deck: tuple[int, ...] = ()
    secret: int = NOTHING
    peeked: list[int] = field(default_factory=list)
    weakness_shown: bool = False
    stooped: int = 0

    # Buildings.

    def is_open(self, building: Building) -> bool:
        """Say whether a building is lifted off the board."""
        return bool(self.houses[building] & OPEN)

    def is_sealed(self, building: Building) -> bool:
        """Say whether Karrion keeps a building shut (DV-KARR-04)."""
        return self.karrion == building

    def liftable(self, square: Square) -> Building:
        """Return the building that a hero on a square lifts off; OUTSIDE if there is none (DV-R-13)."""
        building = BEFORE_DOOR[square]
        if building == OUTSIDE or self.is_open(building) or self.is_sealed(building):
            return OUTSIDE
        return building

    def guards(self, building: Building) -> list[Monster]:
        """Return the monsters on the ground floor of a building."""
        inside = INSIDE[building]
        return [monster for monster, square in enumerate(self.places) if square in inside]

    def is_clear(self, building: Building) -> bool:
        """Say whether no monster is on the ground floor of a building (DV-R-27)."""
        inside = INSIDE[building]
        return not any([square in inside for square in self.places])

    def holds_hero(self, building: Building) -> bool:
        """Say whether a hero is in a building; of the Great Hall the first floor counts too."""
        upstairs = building == HALL
        return any([IN_BUILDING[at] == building or (upstairs and IS_UPSTAIRS[at]) for at in self.at if at >= 0])

    def treasure_beside(self, square: Square) -> Building:
        """Return the building whose treasure a hero on a square can take (DV-TREAS-01, DV-TREAS-03)."""
        building = IN_BUILDING[square]
        if building == OUTSIDE or TREASURES[building] not in GRID.beside(square) or not self.is_clear(building):
            return OUTSIDE
        return building

    # The Warlord and his creatures.

    def turn_wheel(self, by: int) -> None:
        """Turn the wheel, which never goes below 5 or above 9 (DV-KO-03, DV-R-58)."""
        turned = min(MOST_WHEEL, max(LEAST_WHEEL, self.wheel + by))
        if turned != self.wheel:
            self.wheel = turned
            self.emit(WheelTurned, turned)

    def has_lurker(self, hero: Hero) -> bool:
        """Say whether a hero has the Lurker in his Base Camp."""
        return self.beasts[LURKER] == IN_CAMP - hero

    def is_free(self, square: Square) -> bool:
        """Say whether no figure stands on a square, monster or beast."""
        return square not in self.at and square not in self.places and square not in self.beasts

    def beast_steps(self, ways: Sequence[Square], steps: int) -> list[Square]:
        """Return where a beast can step that has steps left (DV-MOVE-03)."""
        return [square for square in ways if self._enemy_may_enter(square, steps)]

    def monster_steps(self, monster: Monster, steps: int) -> list[Square]:
        """Return where a monster can step that has steps left (DV-MOVE-03)."""
        return [square for square in self.monster_ways(self.places[monster]) if self._enemy_may_enter(square, steps)]

    def _enemy_may_enter(self, square: Square, steps: int) -> bool:
        """Say whether a figure of the Warlord's may step on a square, with so many steps to go."""
        if square in self.at:
            return False
        if square not in self.places and square not in self.beasts:
            return True
        return steps > 1 and any([self._enemy_may_enter(other, steps - 1) for other in self.monster_ways(square)])

    # Seats.

    def peek(self, seat: Seat, cards: Sequence[int]) -> None:
        """Note that a seat has seen Warlord cards."""
        for card in cards:
            self.peeked[seat] |= 1 << card

    # What every Dark World game asks.

    @property
    def pieces(self) -> Pieces:
        """The pieces of the game."""
        return PIECES

    @property
    def lexicon(self) -> Lexicon:
        """The options of the game."""
        return LEXICON

    def hero_steps(self, hero: Hero, steps: int) -> list[Square]:
        """Return where a hero can step who has steps left (DV-MOVE-03)."""
        here, others = self.at[hero], [square for other, square in enumerate(self.at) if other != hero]
        return [
            square for square in HERO_WAYS[here] if self._hero_may_step(hero, here, square, steps, others)
        ]

    def _hero_may_step(
        self, hero: Hero, here: Square, square: Square, steps: int, others: Sequence[Square]
    ) -> bool:
        """Say whether a hero may step on a square: on another hero's only if he can go on from there."""
        if square in self.places or square in self.beasts:
            return False
        if not IS_PLAIN[square] and not self._lets_in(hero, here, square, others):
            return False
        if square not in others or square == TOP:
            return True
        # The card that is drawn in a sewer may keep a hero there.
        return (
            steps > 1
            and not IS_SEWER[square]
            and any(
                [self._hero_may_step(hero, square, way, steps - 1, others) for way in HERO_WAYS[square]]
            )
        )

    def _lets_in(self, hero: Hero, here: Square, square: Square, others: Sequence[Square]) -> bool:
        """Say whether the way is open: doors (DV-R-13), the stair (DV-R-23), the Fortress (DV-KEY-01)."""
        if square == TOP:
            return self.keys[hero]
        if square == STAIR_HEAD and here == STAIR_FOOT:
            return square not in others and self.is_clear(HALL)
        if square == STAIR_FOOT and here == STAIR_HEAD:
            return square not in others
        building = IN_BUILDING[square]
        return building == OUTSIDE or self.is_open(building)

    def monster_ways(self, square: Square) -> Sequence[Square]:
        """Return where monsters may step from a square: into open buildings only (DV-MOVE-04)."""
        ways = MONSTER_WAYS[square]
        return [other for other in ways if IN_BUILDING[other] == OUTSIDE or self.is_open(IN_BUILDING[other])]

    def reached_from(self, square: Square) -> Sequence[Square]:
        """Return the squares that can be struck from one (DV-R-62)."""
        return FIGHTS[square]

    def shares(self, square: Square) -> bool:
        """Say whether any number of heroes may stand on a square: at the top of the Fortress (DV-BOSS-10)."""
        return square == TOP

    def at_fountain(self, square: Square) -> bool:
        """Say whether the Healing Fountain can be used from a square."""
        return IS_ENTRANCE[square]

    def at_boss(self, square: Square) -> bool:
        """Say whether the Warlord is fought from a square."""
        return square == TOP

    def boss_strength(self) -> int:
        """Return what the wheel shows (DV-R-53)."""
        return self.wheel

    def has_weakness(self, hero: Hero) -> bool:
        """Say whether a hero holds the weapon of the Warlord's secret card (DV-BOSS-06)."""
        return self.golden[hero] != BASIC and self.golden[hero] == WARLORD_WEAPON[self.secret]

    def hero_dice(self, hero: Hero, monster: Monster) -> int:
        """Return how many dice a hero rolls; a weakness comes to light by it (DV-R-55)."""
        if monster == BOSS and self.has_weakness(hero):
            self.show_weakness()
            return WEAKNESS_DICE
        return self.own_dice(hero)

    def own_dice(self, hero: Hero) -> int:
        """Return how many dice a hero's weapon gives him."""
        return BASIC_DICE if self.golden[hero] == BASIC else GOLDEN_DICE

    def show_weakness(self) -> None:
        """Let everyone see the secret card."""
        if not self.weakness_shown:
            self.weakness_shown = True
            self.emit(WeaknessShown, self.secret)

    def item_limit(self, hero: Hero) -> int:
        """Return how many magic items a hero may hold: more with hostages (DV-TREAS-05)."""
        return ITEM_LIMIT + self.hostages.count(hero)

    def shows_cards(self, _hero: Hero, square: Square) -> bool:
        """Say whether something comes to light when a hero steps on a square."""
        return IS_SEWER[square] or square == TOP or self.liftable(square) != OUTSIDE

    def must_step(self, _monster: Monster) -> bool:
        """Say whether a monster stands where it may not stay: never here."""
        return False

    def waking_place(self, hero: Hero) -> Square:
        """Return the hero's own start square, or the first free one (DV-R-03)."""
        return next(square for square in (START[hero], *START) if square not in self.at)

    def on_knock_out(self, _hero: Hero) -> None:
        """Turn the wheel (DV-KO-02, DV-R-52)."""
        self.turn_wheel(1)

    def on_draw(self, _hero: Hero) -> None:
        """Nothing follows when a hero draws cards."""

    def outcome(self) -> Result:
        """Rank the seats."""
        return outcome(self)
