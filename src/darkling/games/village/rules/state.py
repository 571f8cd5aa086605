"""What lies on the table in the Village of Fear, and questions about it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from darkling.games.darkworld.cards.pieces import POTION, Pieces
from darkling.games.darkworld.rules.events import ItemLeft
from darkling.games.darkworld.rules.lexicon import Lexicon
from darkling.games.darkworld.rules.state import (
    BASIC,
    BOSS,
    FULL_HP,
    IN_CAMP,
    NO_LIMIT,
    DarkWorld,
    Hero,
    Monster,
    Square,
)
from darkling.games.village.cards import (
    CREATURE_CODES,
    HIT_CARDS,
    HOSTAGE_CODES,
    PIECES,
    WARLORD_DECK,
    WARLORD_WEAPON,
)
from darkling.games.village.cards.board import (
    BEFORE_DOOR,
    BESIDE_TREASURE,
    FIGHTS,
    HALL,
    IN_BUILDING,
    INSIDE,
    IS_ENTRANCE,
    IS_FRONT,
    IS_SEWER,
    IS_UPSTAIRS,
    LURKER_ENTRIES,
    MAY_SHOW,
    OUTSIDE,
    REACHES_HALL_KEY,
    START,
    STEP,
    TOP,
    WINDMILL,
    WOLF_ENTRIES,
    Building,
)
from darkling.games.village.rules import steps
from darkling.games.village.rules.events import (
    BeastSentHome,
    HostageRescued,
    ItemGained,
    KarrionSentHome,
    KeyTaken,
    WeaknessShown,
    WheelTurned,
)
from darkling.games.village.rules.outcome import outcome
from darkling.games.village.rules.vocabulary import GUARDED, LEXICON, NO_KEY, SEALED
from darkling.table.decision import Seat
from darkling.table.result import Result
from darkling.table.rule import WhyNot

WOLF, LURKER, WERERAT = range(3)
"""The creatures that are not fought in bouts; the first two are beasts that roam the lanes."""
WHIP = 2
"""The third kind of magic item."""
HOME: Square = -1
"""Where a beast is that is not in the lanes: the Wolf on the Green, the Lurker on the Fortress step."""
ENTRIES = (WOLF_ENTRIES, LURKER_ENTRIES)
"""The squares on which each beast comes in."""
PERCH: Building = -1
"""Where Karrion sits if on no building."""
OPEN, LASTING, KNOWN = 1, 2, 4
"""What may be true of a building: it is lifted off, it is so for good, its treasure has been seen."""
KEY = len(PIECES.weapons)
"""A Key where treasures are numbered: the Golden Weapons come first."""
NOTHING = -1
LURKER_KEY, HALL_KEY, LAIR_KEY = range(3)
MILLER, MAYOR = 0, 1
SECRET = len(WARLORD_DECK) - 1
"""The place of the secret card, after those of the Warlord deck."""
LEAST_WHEEL, MOST_WHEEL = 5, 9
ITEM_LIMIT = 2
GUARDS_LIMIT = 5
WEAKNESS_DICE = 4


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
        warlord_cards: the Warlord deck as it was shuffled, and last the card that he has kept.
        warlord_top: which card of that deck is on top now: what was looked at goes below (DV-R-10).
        peeked: the places among these cards at which each seat has looked, as bits; everyone can tell.
        weakness_shown: whether everyone knows the secret card.
        potions: the hostages who still hold their Potion, as bits.
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
    warlord_cards: tuple[int, ...] = ()
    warlord_top: int = 0
    peeked: list[int] = field(default_factory=list)
    weakness_shown: bool = False
    potions: int = 0b11
    stooped: int = 0

    # Buildings.

    def is_open(self, building: Building) -> bool:
        return bool(self.houses[building] & OPEN)

    def liftable(self, square: Square) -> Building:
        """Return the building that a hero on a square lifts off; OUTSIDE if there is none (DV-R-13)."""
        building = BEFORE_DOOR[square]
        if building == OUTSIDE or self.is_open(building) or self.why_sealed(building):
            return OUTSIDE
        return building

    def why_sealed(self, building: Building) -> WhyNot | None:
        """Return why a building cannot be lifted off, unless it can (DV-KARR-04)."""
        return SEALED if self.karrion == building else None

    def guards(self, building: Building) -> list[Monster]:
        """Return the monsters on the ground floor of a building."""
        inside = INSIDE[building]
        return [monster for monster, square in enumerate(self.places) if square in inside]

    def is_clear(self, building: Building) -> bool:
        """Say whether no monster is on the ground floor of a building (DV-R-27)."""
        inside = INSIDE[building]
        return not any(square in inside for square in self.places)

    def holds_hero(self, building: Building) -> bool:
        """Say whether a hero is in a building; of the Great Hall the first floor counts too."""
        upstairs = building == HALL
        return any(IN_BUILDING[at] == building or (upstairs and IS_UPSTAIRS[at]) for at in self.at if at >= 0)

    def treasure_beside(self, square: Square) -> Building:
        """Return the building whose treasure a hero on a square can take; OUTSIDE if there is none."""
        building = BESIDE_TREASURE[square]
        return OUTSIDE if building == OUTSIDE or self.why_guarded(building) else building

    def why_guarded(self, building: Building) -> WhyNot | None:
        """Return why a treasure is out of reach, unless it is not (DV-TREAS-01, DV-TREAS-03)."""
        return None if self.is_clear(building) else GUARDED

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

    def send_home(self, beast: int) -> None:
        """Send a beast home, if it is in the lanes."""
        if self.beasts[beast] >= 0:
            self.beasts[beast] = HOME
            self.emit(BeastSentHome, CREATURE_CODES[beast])

    def send_karrion_home(self) -> None:
        """Send Karrion back to his perch, if he is not there."""
        if self.karrion != PERCH:
            self.karrion = PERCH
            self.emit(KarrionSentHome)

    # What heroes gain.

    def heal_by(self, hero: Hero, amount: int) -> None:
        """Restore some of a hero's Hit Points, as far as they go."""
        if self.hp[hero] < FULL_HP:
            self.heal(hero, min(FULL_HP, self.hp[hero] + amount))

    def wants(self, hero: Hero, treasure: int) -> bool:
        """Say whether a hero may take a treasure: one Key and one Golden Weapon (DV-TREAS-04)."""
        return treasure != NOTHING and not (treasure == KEY and self.keys[hero])

    def is_exchange(self, hero: Hero, treasure: int) -> bool:
        """Say whether a hero would leave a Golden Weapon behind for a treasure (DV-R-26)."""
        return treasure != KEY and self.golden[hero] != BASIC

    def key_within_reach(self, hero: Hero) -> int:
        """Return which of the loose Keys a hero without one can take from where he is, or NOTHING."""
        square = self.at[hero]
        if self.keys[hero] or not (square == STEP or REACHES_HALL_KEY[square]):
            return NOTHING
        if square == STEP:
            return LURKER_KEY if self.loose_keys[LURKER_KEY] else NOTHING
        return HALL_KEY if self.loose_keys[HALL_KEY] and not self.guard_stands() else NOTHING

    def guard_stands(self) -> bool:
        """Say whether the guard on the first floor of the Great Hall is still there."""
        return any(square >= 0 and IS_UPSTAIRS[square] for square in self.places)

    def why_no_entry(self, hero: Hero) -> WhyNot | None:
        """Return why a hero cannot enter the Fortress, unless he can (DV-KEY-01)."""
        return None if self.keys[hero] else NO_KEY

    def take_loose_key(self, hero: Hero, which: int) -> None:
        """Take the Key of the Lurker, of the Great Hall or of the Lair."""
        self.loose_keys[which] = False
        self.keys[hero] = True
        self.emit(KeyTaken, self.owner(hero), hero)

    def rescue(self, hero: Hero, hostage: int) -> None:
        """Take a hostage into a hero's Base Camp."""
        self.hostages[hostage] = hero
        self.emit(HostageRescued, self.owner(hero), hero, HOSTAGE_CODES[hostage])

    def on_rewarded(self, hero: Hero) -> None:
        """Take the Potion of a hostage rescued just now, if there is room, or leave it here (DV-R-25)."""
        for hostage, rescuer in enumerate(self.hostages):
            if rescuer == hero and self.potions >> hostage & 1:
                self.potions &= ~(1 << hostage)
                self._take_potion(hero)

    def _take_potion(self, hero: Hero) -> None:
        if self.has_room(hero):
            self.give_item(hero, POTION)
            self.emit(ItemGained, self.owner(hero), hero, POTION)
        else:
            self.drop(POTION, self.at[hero])
            self.emit(ItemLeft, POTION, self.at[hero])

    def kinds_for_sale(self) -> list[int]:
        """Return the magic items that a pedlar has.

        While the guard of the Great Hall is hidden, one of each is kept back: what is not for sale would
        otherwise tell what he carries.
        """
        kept = 0 if self.houses[HALL] & KNOWN else 1
        taken = [self.carried[0] == kind and not self.houses[HALL] & KNOWN for kind in range(len(self.stock))]
        return [kind for kind, count in enumerate(self.stock) if count + taken[kind] > kept]

    # Seats.

    @property
    def secret(self) -> int:
        """The Warlord card that he has kept; NOTHING before the cards are dealt."""
        return self.warlord_cards[SECRET] if self.warlord_cards else NOTHING

    def look_at_top(self, seat: Seat, count: int) -> tuple[int, ...]:
        """Let a seat look at the top cards of the Warlord deck, which then go below it."""
        places = [(self.warlord_top + number) % SECRET for number in range(count)]
        self.warlord_top = (self.warlord_top + count) % SECRET
        for place in places:
            self.peeked[seat] |= 1 << place
        return tuple([self.warlord_cards[place] for place in places])

    def look_at_secret(self, seat: Seat) -> None:
        self.peeked[seat] |= 1 << SECRET

    def knows_secret(self, seat: Seat) -> bool:
        """Say whether a seat has seen the Warlord's secret card."""
        return self.weakness_shown or bool(self.peeked[seat] >> SECRET & 1)

    # What every Dark World game asks.

    @property
    def pieces(self) -> Pieces:
        return PIECES

    @property
    def lexicon(self) -> Lexicon:
        return LEXICON

    @property
    def usual_hit_cards(self) -> int:
        """As many for any number of players (DW-R-23)."""
        return HIT_CARDS

    def hero_steps(self, hero: Hero, here: Square, left: int) -> list[Square]:
        return steps.hero_steps(self, hero, here, left)

    def monster_steps(self, _monster: Monster, here: Square, left: int) -> list[Square]:
        return steps.monster_steps(self, here, left)

    def beast_steps(self, beast: int, here: Square, left: int) -> list[Square]:
        """Return where a beast can step from a square, or from home (DV-R-34)."""
        if here == HOME:
            return [entry for entry in ENTRIES[beast] if self.is_free(entry)]
        return steps.beast_steps(self, here, left)

    def starts_trial(self, square: Square) -> bool:
        """Say whether a hero on a square has to pass the Trial of Stealth (DV-TRIAL-01)."""
        return IS_FRONT[square] and not self.trial_won

    def ends_walk(self, _hero: Hero, square: Square) -> bool:
        """Say whether a hero's turn ends on a square: in the sewers, or with the Trial."""
        return IS_SEWER[square] or self.starts_trial(square)

    def reached_from(self, square: Square) -> Sequence[Square]:
        """Return the squares that can be struck from one (DV-R-62)."""
        return FIGHTS[square]

    def shares(self, square: Square) -> bool:
        """Say whether any number of heroes may stand on a square: at the top of the Fortress (DV-BOSS-10)."""
        return square == TOP

    def at_fountain(self, square: Square) -> bool:
        return IS_ENTRANCE[square]

    def at_boss(self, square: Square) -> bool:
        return square == TOP

    def boss_square(self) -> Square:
        """Return the top of the Fortress, where the Warlord's spot is too."""
        return TOP

    def boss_strength(self) -> int:
        """Return what the wheel shows (DV-R-53)."""
        return self.wheel

    def is_weakness(self, weapon: int) -> bool:
        """Say whether a Golden Weapon is that of the Warlord's secret card."""
        return weapon == WARLORD_WEAPON[self.secret]

    def has_weakness(self, hero: Hero) -> bool:
        """Say whether a hero holds the weapon of the Warlord's secret card (DV-BOSS-06)."""
        return self.is_weakness(self.golden[hero])

    def hero_dice(self, hero: Hero, monster: Monster) -> int:
        """Return how many dice a hero rolls; a weakness comes to light by it (DV-R-55)."""
        if monster == BOSS and self.has_weakness(hero):
            self.show_weakness()
            return WEAKNESS_DICE
        return self.own_dice(hero)

    def show_weakness(self) -> None:
        """Let everyone see the secret card."""
        if not self.weakness_shown:
            self.weakness_shown = True
            self.emit(WeaknessShown, self.secret)

    def item_limit(self, hero: Hero) -> int:
        """Return how many magic items a hero may hold: more with hostages (DV-TREAS-05)."""
        return ITEM_LIMIT + self.hostages.count(hero)

    def limit_of(self, group: int) -> int:
        """Return the limit of a building's guards; Windmill and Great Hall have none (DV-PLACE-02)."""
        return NO_LIMIT if group % len(INSIDE) in (WINDMILL, HALL) else GUARDS_LIMIT

    def shows_cards(self, _hero: Hero, square: Square) -> bool:
        """Say whether something comes to light when a hero steps on a square."""
        return MAY_SHOW[square] and (BEFORE_DOOR[square] == OUTSIDE or self.liftable(square) != OUTSIDE)

    def must_step(self, monster: Monster) -> bool:
        """Say whether a monster is passing a beast, on whose square it may not stay (DV-MOVE-03)."""
        return self.places[monster] in self.beasts

    def waking_place(self, hero: Hero) -> Square:
        """Return the hero's own start square, or the first free one (DV-R-03)."""
        return next(square for square in (START[hero], *START) if square not in self.at)

    def outcome(self) -> Result:
        return outcome(self)
