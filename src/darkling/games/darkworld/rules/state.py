"""What lies on the table of every Dark World game, and questions about it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from darkling.games.darkworld.cards.pieces import ALL_CARDS, FACES, HEROES, HIT, Pieces
from darkling.games.darkworld.rules.deck import KINDS, Cards, cards, kinds_of, marked, stretches
from darkling.games.darkworld.rules.draws import CARDS_FROM
from darkling.games.darkworld.rules.events import CardsDrawn, CardsReturned, CoinTaken, HeroHealed
from darkling.games.darkworld.rules.lexicon import Lexicon
from darkling.table.decision import Seat
from darkling.table.machine import Fence
from darkling.table.position import Position
from darkling.table.rule import Rule
from darkling.table.zones import without

Hero = int
"""A hero by number: red, blue, green, yellow."""
Monster = int
"""A monster by number, in the order in which they came on the table."""
Square = int

OVERLORD: Seat = 0
"""Korak or the Warlord; the heroes belong to the other seats."""
BOSS: Monster = -1
"""The overlord's own figure where a rule speaks of monsters."""
NOBODY = -1
OUT: Square = -1
"""Where a figure is that has left the game."""
IN_HAND: Square = -2
"""Where a monster is that is about to be placed."""
BACK: Square = -3
"""Where a monster is that has gone back to the supply as one figure of many: its number is not used again."""
NO_GROUP = -1
"""Where a monster was placed of which that does not matter any more."""
IN_CAMP: Square = -4
"""In the Base Camp of the first hero; one less for each other hero."""
NO_ITEM = -1
BASIC = -1
"""The weapon that a hero begins with."""
NO_LIMIT = 99
"""The Hit Strength that may be placed where there is no limit."""
FULL_HP = 8
ACTIONS = 3
SHARES = (
    (),
    (),
    (1, 1, 1, 1),
    (1, 2, 1, 2),
    (1, 2, 3, 1),
    (1, 2, 3, 4),
)
"""By number of players: which seat owns red, blue, green and yellow (DW-R-01)."""
BASIC_DICE, GOLDEN_DICE = 2, 3
CUMULATIVE, RANDOM_ITEMS = 1, 2
"""What may have been agreed in every Dark World game; a game's own agreements are higher bits."""
HIT_CARDS_FROM = 8
"""From this bit on, what was agreed is the number of Hit cards; 0 for as many as the game has by itself."""
ITEM_KINDS = 4
"""More than there are kinds of items: a lying item is its square times this, plus its kind."""


def weapon_dice(is_golden: bool) -> int:
    """Return how many dice a weapon gives a hero (DW-HBLOW-01)."""
    return GOLDEN_DICE if is_golden else BASIC_DICE


@dataclass
class DarkWorld(Position):
    """A table of a Dark World game.

    A game adds its own fields and answers the questions at the end of this class.

    Attributes:
        agreed: the agreements before the game, as bits, and above them the number of Hit cards.
        rounds: after so many the overlord has won (DW-R-69).
        round: the number of the round, from 1.
        order: the heroes in the order of this round.
        at: the square of each hero.
        hp: the Hit Points of each hero.
        hits: how many Hit cards each hero holds.
        misses: how many Miss cards each hero holds.
        shown: how many of those Hit and Miss cards everyone knows of.
        golden: the Golden Weapon of each hero.
        bags: the magic items of each hero, in order.
        coins: how many gold coins each hero has; nobody knows their values before the end (DW-HBLOW-07).
        purses: the values of each hero's coins, once they are counted.
        pit: how many coins are left.
        deck: the Hit/Miss deck, topmost first; cards of an eliminated hero's hand are marked.
        known_below: how many cards at its bottom everyone knows of, but for the order of such hands.
        supply: the figures that have not been placed, in order.
        figures: the figure of each monster.
        places: where each monster is.
        seen: whether everyone knows its Hit Strength.
        carried: the magic item on its base.
        groups: the room in which it was placed, or the like: the limit of Hit Strength is for these together.
        stock: how many magic items of each kind the overlord has left.
        discarded: how many of each kind have been used.
        lying: the magic items on the board, in order.
        wounds: the damage that the overlord's figure has taken, where it adds up.
        slayer: the hero who has slain it.

    """

    agreed: int = 0
    rounds: int = 200
    round: int = 0
    order: tuple[Hero, ...] = ()
    at: list[Square] = field(default_factory=list)
    hp: list[int] = field(default_factory=lambda: [FULL_HP] * HEROES)
    hits: list[int] = field(default_factory=lambda: [0] * HEROES)
    misses: list[int] = field(default_factory=lambda: [0] * HEROES)
    shown: list[tuple[int, int]] = field(default_factory=lambda: [(0, 0)] * HEROES)
    golden: list[int] = field(default_factory=lambda: [BASIC] * HEROES)
    bags: list[tuple[int, ...]] = field(default_factory=lambda: [()] * HEROES)
    coins: list[int] = field(default_factory=lambda: [0] * HEROES)
    purses: list[tuple[int, ...]] = field(default_factory=lambda: [()] * HEROES)
    pit: int = 0
    deck: tuple[int, ...] = ()
    known_below: int = 0
    supply: tuple[int, ...] = ()
    figures: list[int] = field(default_factory=list)
    places: list[Square] = field(default_factory=list)
    seen: list[bool] = field(default_factory=list)
    carried: list[int] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    discarded: list[int] = field(default_factory=list)
    lying: tuple[int, ...] = ()
    wounds: int = 0
    slayer: Hero = NOBODY

    # Seats and heroes.

    def owner(self, hero: Hero) -> Seat:
        return SHARES[self.players][hero]

    def heroes_of(self, seat: Seat) -> list[Hero]:
        return [hero for hero, owner in enumerate(SHARES[self.players]) if owner == seat]

    def in_play(self) -> list[Hero]:
        """Return the heroes that have not been eliminated."""
        return [hero for hero, square in enumerate(self.at) if square != OUT]

    def heal(self, hero: Hero, hp: int) -> None:
        self.hp[hero] = hp
        self.emit(HeroHealed, self.owner(hero), hero, hp)

    # Dice.

    def throw(self, count: int) -> tuple[int, ...]:
        self.fence(Fence.DICE)
        face = self.chance.face
        return tuple([face(FACES) for _ in range(count)])

    def own_dice(self, hero: Hero) -> int:
        """Return how many dice a hero's weapon gives him."""
        return weapon_dice(self.golden[hero] != BASIC)

    # Hit/Miss cards.

    @property
    def hit_cards(self) -> int:
        """How many of the Hit/Miss cards are Hit cards (DW-R-23)."""
        return self.agreed >> HIT_CARDS_FROM or self.usual_hit_cards

    def shuffle_cards(self) -> None:
        """Shuffle the Hit/Miss deck (DW-R-23)."""
        self.deck = self.shuffle(cards(self.hit_cards, ALL_CARDS - self.hit_cards))

    def cards_of(self, hero: Hero) -> int:
        """Return how many cards a hero holds, which everyone can see."""
        return self.hits[hero] + self.misses[hero]

    def draw(self, hero: Hero, count: int) -> None:
        """Draw Hit/Miss cards, as far as there are any (DW-R-31)."""
        drawn = kinds_of(self.deck[:count])
        if not drawn:
            return
        for _ in drawn:
            self._lift_card(hero)
        hits = drawn.count(HIT)
        self.hits[hero] += hits
        self.misses[hero] += len(drawn) - hits
        self.fence(Fence.REVEALED)
        self.emit(CardsDrawn, self.owner(hero), hero, hits, len(drawn))

    def _lift_card(self, hero: Hero) -> None:
        """Take the topmost card off the deck for a hero, and note if everyone knows which it is."""
        if self.known_below == len(self.deck):
            self._scatter_hand()
        if self.known_below == len(self.deck):
            hits, misses = self.shown[hero]
            is_hit = self.deck[0] == HIT
            self.shown[hero] = (hits + is_hit, misses + (not is_hit))
            self.known_below -= 1
        self.deck = self.deck[1:]

    def _scatter_hand(self) -> None:
        """Count the cards of a hand on top of the deck as unseen: nobody can tell which comes first."""
        hand = stretches(self.deck)[0]
        if hand[0] >= KINDS:
            self.deck = kinds_of(hand) + self.deck[len(hand) :]
            self.known_below -= len(hand)

    def below(self) -> Cards:
        """Return the cards at the bottom of the deck of which everyone knows."""
        return self.deck[len(self.deck) - self.known_below :]

    def put_below(self, hero: Hero, hits: int, misses: int) -> None:
        """Put cards of a hero to the bottom of the deck, for all to see (DW-CARD-04, DW-R-32)."""
        self.hits[hero] -= hits
        self.misses[hero] -= misses
        shown_hits, shown_misses = self.shown[hero]
        self.shown[hero] = (max(0, shown_hits - hits), max(0, shown_misses - misses))
        self.deck += cards(hits, misses)
        self.known_below += hits + misses

    def return_hand(self, hero: Hero) -> None:
        """Put all cards of an eliminated hero below the deck, in random order (DW-R-67)."""
        hits, misses = self.hits[hero], self.misses[hero]
        self.hits[hero] = self.misses[hero] = 0
        self.shown[hero] = (0, 0)
        self.deck += marked(self.shuffle(cards(hits, misses), CARDS_FROM), hero)
        self.known_below += hits + misses
        self.fence(Fence.REVEALED)
        self.emit(CardsReturned, self.owner(hero), hero, hits, misses)

    # Magic items and coins.

    def has_room(self, hero: Hero) -> bool:
        """Say whether a hero can take another magic item."""
        return len(self.bags[hero]) < self.item_limit(hero)

    def give_item(self, hero: Hero, item: int) -> None:
        self.bags[hero] = tuple(sorted([*self.bags[hero], item]))

    def discard_item(self, hero: Hero, item: int) -> None:
        """Take a magic item from a hero; used items lie apart (DW-ITEM-04)."""
        self.bags[hero] = without(self.bags[hero], item)
        self.discarded[item] += 1

    def drop(self, item: int, square: Square) -> None:
        if item != NO_ITEM:
            self.lying = tuple(sorted([*self.lying, square * ITEM_KINDS + item]))

    def lying_at(self, square: Square) -> list[int]:
        """Return the kinds of the magic items that lie on a square, each once."""
        first = square * ITEM_KINDS
        return sorted({thing - first for thing in self.lying if 0 <= thing - first < ITEM_KINDS})

    def lying_items(self) -> list[int]:
        return [thing % ITEM_KINDS for thing in self.lying]

    def lift(self, item: int, square: Square) -> None:
        self.lying = without(self.lying, square * ITEM_KINDS + item)

    def take_coin(self, hero: Hero) -> None:
        """Take a gold coin unseen, if there is one left (DW-R-31)."""
        if self.pit:
            self.pit -= 1
            self.coins[hero] += 1
            self.emit(CoinTaken, self.owner(hero), hero)

    # Monsters.

    def monster_at(self, square: Square) -> Monster:
        """Return the monster on a square; it is an error if there is none."""
        return self.places.index(square)

    def on_board(self) -> list[Monster]:
        return [monster for monster, square in enumerate(self.places) if square >= 0]

    def strength(self, monster: Monster) -> int:
        """Return the Hit Strength of a monster, or of the overlord's own figure."""
        return self.boss_strength() if monster == BOSS else self.pieces.strength_of[self.figures[monster]]

    def kind(self, monster: Monster) -> int:
        return self.pieces.kind_of[self.figures[monster]]

    def put_back(self, monster: Monster) -> None:
        """Put a monster back into the supply."""
        self.places[monster] = BACK
        self.supply = tuple(sorted([*self.supply, self.figures[monster]]))

    def camp(self, hero: Hero) -> list[Monster]:
        return [monster for monster, place in enumerate(self.places) if place == IN_CAMP - hero]

    def is_free(self, square: Square) -> bool:
        """Say whether no figure stands on a square."""
        return square not in self.at and square not in self.places

    # What a game answers.

    @property
    def pieces(self) -> Pieces:
        raise NotImplementedError

    @property
    def lexicon(self) -> Lexicon:
        raise NotImplementedError

    @property
    def usual_hit_cards(self) -> int:
        """How many of the Hit/Miss cards are Hit cards, unless another number was agreed."""
        raise NotImplementedError

    def hero_steps(self, hero: Hero, here: Square, steps: int) -> list[Square]:
        """Return where a hero can step from a square, never to where no steps are left to go on (DW-R-10)."""
        raise NotImplementedError

    def monster_steps(self, monster: Monster, here: Square, steps: int) -> list[Square]:
        """Return where a monster can step from a square, with so many steps left."""
        raise NotImplementedError

    def reached_from(self, square: Square) -> Sequence[Square]:
        """Return the squares that can be struck from one, and strike back (DW-R-19)."""
        raise NotImplementedError

    def shares(self, square: Square) -> bool:
        """Say whether any number of heroes may stand on a square."""
        raise NotImplementedError

    def at_fountain(self, square: Square) -> bool:
        """Say whether the Healing Fountain can be used from a square."""
        raise NotImplementedError

    def at_boss(self, square: Square) -> bool:
        """Say whether the overlord's own figure is fought from a square."""
        raise NotImplementedError

    def boss_square(self) -> Square:
        """Return where the overlord's own figure is, and then its slayer."""
        raise NotImplementedError

    def boss_strength(self) -> int:
        raise NotImplementedError

    def hero_dice(self, hero: Hero, monster: Monster) -> int:  # noqa: ARG002
        """Return how many dice a hero rolls against a monster."""
        return self.own_dice(hero)

    def needed(self, monster: Monster) -> int:
        """Return how much slays a monster in combat (DW-HBLOW-05)."""
        return self.strength(monster)

    def item_limit(self, hero: Hero) -> int:
        raise NotImplementedError

    def limit_of(self, group: int) -> int:
        """Return how much Hit Strength monsters that were placed together may have."""
        raise NotImplementedError

    def shows_cards(self, hero: Hero, square: Square) -> bool:
        """Say whether a hero who steps on a square draws cards at once, or the like."""
        raise NotImplementedError

    def shows_after_turn(self) -> bool:
        """Say whether something comes to light as soon as a hero's turn under way is over."""
        return False

    def ends_walk(self, hero: Hero, square: Square) -> bool:
        """Say whether a hero who steps on a square meets something before walking on."""
        raise NotImplementedError

    def must_step(self, monster: Monster) -> bool:
        """Say whether a monster stands where it may not stay (DW-R-44)."""
        raise NotImplementedError

    def waking_place(self, hero: Hero) -> Square:
        """Return where a hero goes who is knocked unconscious."""
        raise NotImplementedError

    def hero_turn(self, hero: Hero) -> Rule:
        raise NotImplementedError

    def overlord_turn(self) -> Rule:
        raise NotImplementedError

    def on_arrival(self, hero: Hero) -> Rule | None:
        """Return what happens to a hero who has come to a square, if anything."""
        raise NotImplementedError

    def on_knock_out(self, hero: Hero) -> Rule | None:
        """Return what else a hero suffers who has been knocked unconscious, if anything."""
        raise NotImplementedError

    def on_kill(self, hero: Hero, monster: Monster) -> Rule | None:
        """Return what else a kill brings, before its magic item is taken or left, if anything."""
        raise NotImplementedError

    def on_rewarded(self, hero: Hero) -> None:
        """Do what comes after all that a kill has brought, if anything."""

    def on_draw(self, hero: Hero) -> Rule | None:
        """Return what follows when a hero has drawn cards, if anything."""
        raise NotImplementedError
