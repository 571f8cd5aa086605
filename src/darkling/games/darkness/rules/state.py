"""What lies on the table in Attack the Darkness, and small questions about it.

A figure is a hero or a monster, by number: the heroes first, in the order of their seats, then the foes in
the order in which they were placed. Lists of figures have one entry a figure. A game master has the first
seat, and no hero.
"""

from dataclasses import dataclass, field

from darkling.games.darkness.cards import ADVANCEMENTS, CLASSES, FOES, ITEMS, TILE, card_of_item
from darkling.games.darkness.rules.events import DecksShuffled, HandDiscarded, Healed
from darkling.games.darkness.rules.outcome import outcome
from darkling.games.darkness.rules.settings import BOSS_SCALING, OPEN_HANDS
from darkling.grid.tiles import Placed, TiledBoard, board_again
from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.table.result import Result, Sides
from darkling.table.rule import Rule

Figure = int
"""A hero or a foe."""
Hero = int
"""A hero by number, which is also its figure."""
Square = int
NOBODY: Figure = -1
GAME_MASTER: Seat = 0
"""The seat of the game master, where there is one."""
OFF: Square = -1
"""Where a figure is that is not on the map: dead, or not placed."""
NO_CLASS = -1
"""In `kind`: a hero whose class is not chosen yet."""
STAIRS = 0
"""The tile with the stairs is the first."""

HAND_ACS, HAND_RCS, DECK_ACS, DECK_RCS, PILE_ACS, PILE_RCS = range(6)
"""The zones of a hero's cards in `piles`. All are sorted. Decks, too: nobody knows their order."""
ZONES = 6
TOP_ACS, UNDER_ACS, TOP_RCS, UNDER_RCS = range(4)
"""What a hero has scried, in `scried`: cards on top of a deck and under it, next one first."""
NOTHING_SCRIED: tuple[tuple[int, ...], ...] = ((), (), (), ())
HAND_SIZE = 3
"""Cards of each kind that a hero draws up to (AD-ENC-05)."""
SLOTS = 2
"""For equipment (AD-EQ-06)."""
SAVE_CAP = 3
"""Passive saves of a hero come to no more (AD-R-75)."""

FATIGUED, POISE = 1, 2
"""In `marks`."""

FACE_DOWN, STAIRS_FACE, CLAIMED, BARE = -1, -2, -3, -4
"""In `faces`: a tile that has not been flipped, the stairs, a tile whose equipment was taken, and one that is
no dungeon card at all, as in the arena.
"""

ADVANCEMENTS_FROM, ABILITY_FROM = 24, 56
"""In `spent`, from which bit on advancements stand, and the uses of the class ability."""

OffTurn = tuple[Hero, int, int, int, int, bool, bool]
"""What a hero has done in a turn that is not its own: see `turn_state.py`."""
InPlay = tuple[int, int, Figure, Figure, str, str, int, int, int, tuple[int, ...]]
"""An effect in play: the play it comes from, its card, owner, target, verb, what, amount, rounds left,
its clock (AD-R-73), and squares of a zone or numbers of a dot. `effects.py` has what is done with them.
"""


@dataclass
class Darkness(Position):
    """A table of Attack the Darkness.

    Attributes:
        agreed: the settings, as bits.
        danger_percent: how dangerous encounters are.
        round_cap: after so many rounds an encounter is lost.
        length: how many encounters a random dungeon has.
        dungeons_left: how many dungeons come after this one.
        plan: the number of the dungeon, or RANDOM.
        encounter: which encounter of the dungeon it is, from 1.
        won: encounters won in the whole campaign.
        defeated: the danger of all monsters defeated so far.
        heroes: how many heroes there are.
        teams: how many teams there are in the arena; 0 in a dungeon, where all heroes are allies.
        march: the heroes in marching order; in the arena by initiative.
        cuts: the action cards that were cut for initiative, in that order: by whom, and which one.
        fallen: the teams that are out, in that order, and the moments in which they fell (AD-R-112).
        victory: whether the last encounter of the last dungeon is won.
        round: the round of the encounter, from 1; 0 between encounters.
        rounds: how many rounds have begun in the whole campaign.
        skirmish: whether an unexpected fight is going on (AD-R-102).
        next_danger: what a mystery has changed about the next danger level.
        level: how much danger the encounter had to have.
        placed: the danger of the monsters that were placed for it.
        far_starters: the heroes that begin the next encounter far from the stairs, as bits.
        tiles: the tiles of the map.
        faces: what has come to light of each tile.
        line: the monster cards from left to right: foe number, its first figure, how many figures.
        corpses: the figures that died this round and where, one after the other.
        burnt: the figures that fire has hurt during the turn under way, as bits.
        approached: the cards that strike at whoever comes near, and the foes they have struck this turn,
            `play * 1024 + figure`.
        effects: all effects in play.
        plays: how many cards have come into play, which numbers them.
        off_turn: what heroes have done in the turn under way, if that is a monster's.
        hidden: the dungeon cards that lie somewhere face down, batch by batch as they came into the deck. A
            card is in the deck, under a tile or buried, but not where one was dealt before its batch was
            there. Stand-ins for cards that had been buried are below 0.
        dealt: of each tile, which batch was the newest when it was dealt; `dungeon_deck.py` reckons with it.
        buried: how many cards lie unseen in the discard pile, by the batch that was the newest.
        told_hidden: the same three as those know them who have not searched the deck; empty where nobody
            has, and all know the same (`told_deck.py`).
        told_dealt: of each tile.
        told_buried: of the discard pile.
        below: the boss cards under the deck, batch by batch, uppermost batch first.
        discard: the dungeon cards that have been discarded face up, sorted.
        aside: the dungeon cards set aside for the last encounter.
        seeds: the dungeon cards that were dug up for the next encounter, in that order.
        resolved: mysteries that were dug up; they are discarded when the room is cleared (AD-R-92).
        kind: of each figure: the class of a hero, the number of a foe among all foes.
        hp: the hit points of each figure.
        at: the square of each figure; OFF for a dead foe.
        used: how many of its defenses a foe has used this round.
        grudge: who damaged a foe last, or NOBODY; of a hero the figures that damaged it since its last turn,
            as bits.
        piles: the cards of each hero, zone by zone, sorted.
        scried: what each hero knows of the order of its decks.
        advancements: the advancements of each hero, sorted.
        items: the equipment of each hero, sorted.
        marks: what has to be remembered of each hero, as bits.
        spent: what a hero has used of equipment, advancements and class ability, as bits.
        floats: what is left over of cards that split: types, points and further actions, one after the other.

    """

    agreed: int = 0
    danger_percent: int = 100
    round_cap: int = 50
    length: int = 4
    dungeons_left: int = 0
    plan: int = -1
    encounter: int = 0
    won: int = 0
    defeated: int = 0
    heroes: int = 0
    teams: int = 0
    march: tuple[Hero, ...] = ()
    cuts: tuple[tuple[Hero, int], ...] = ()
    fallen: tuple[tuple[int, int], ...] = ()
    victory: bool = False
    round: int = 0
    rounds: int = 0
    skirmish: bool = False
    next_danger: int = 0
    level: int = 0
    placed: int = 0
    far_starters: int = 0
    tiles: tuple[Placed, ...] = ()
    faces: tuple[int, ...] = ()
    line: tuple[tuple[int, Figure, int], ...] = ()
    corpses: tuple[tuple[Figure, Square], ...] = ()
    burnt: int = 0
    approached: tuple[int, ...] = ()
    effects: tuple[InPlay, ...] = ()
    plays: int = 0
    off_turn: tuple[OffTurn, ...] = ()
    hidden: tuple[tuple[int, ...], ...] = ()
    dealt: tuple[int, ...] = ()
    buried: tuple[int, ...] = ()
    told_hidden: tuple[tuple[int, ...], ...] = ()
    told_dealt: tuple[int, ...] = ()
    told_buried: tuple[int, ...] = ()
    below: tuple[tuple[int, ...], ...] = ()
    discard: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()
    resolved: tuple[int, ...] = ()
    kind: list[int] = field(default_factory=list)
    hp: list[int] = field(default_factory=list)
    at: list[Square] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    grudge: list[int] = field(default_factory=list)
    piles: list[tuple[int, ...]] = field(default_factory=list)
    scried: list[tuple[tuple[int, ...], ...]] = field(default_factory=list)
    advancements: list[tuple[int, ...]] = field(default_factory=list)
    items: list[tuple[int, ...]] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    floats: list[tuple[int, ...]] = field(default_factory=list)

    # Seats, heroes and foes.

    def owner(self, hero: Hero) -> Seat:
        """Return the seat of a hero; that of the game master for NOBODY."""
        return hero + self.players - self.heroes

    def hero_of(self, seat: Seat) -> Hero:
        """Return the hero of a seat; NOBODY for a game master."""
        return seat - (self.players - self.heroes)

    def has_master(self) -> bool:
        """Say whether a game master plays the dungeon (AD-MOD-02)."""
        return self.players > self.heroes

    def team_of(self, hero: Hero) -> int:
        """Return the team of a hero: in the arena seats are dealt round to them, else all are in one."""
        return hero % self.teams if self.teams else 0

    def sides(self) -> Sides:
        """All heroes win or lose together (AD-R-135), but in the arena each team by itself."""
        seats = [self.owner(hero) for hero in range(self.heroes)]
        if self.teams:
            return tuple([tuple(seats[team :: self.teams]) for team in range(self.teams)])
        return ((GAME_MASTER,), tuple(seats)) if self.has_master() else (tuple(seats),)

    def outcome(self) -> Result:
        return outcome(self)

    def has_agreed(self, what: int) -> bool:
        return bool(self.agreed & what)

    def all_see_hands(self) -> bool:
        """Say whether every seat sees every hand, so that naming a card shows nothing (AD-R-117)."""
        if self.teams or self.players > self.heroes:
            return False
        return self.players == 1 or bool(self.agreed & OPEN_HANDS)

    def conscious(self) -> list[Hero]:
        """Return the heroes that are awake, in marching order."""
        hp = self.hp
        return [hero for hero in self.march if hp[hero] > 0]

    def foes(self) -> list[Figure]:
        """Return the foes that are alive, dominated ones too."""
        hp = self.hp
        return [figure for figure in range(self.heroes, len(hp)) if hp[figure] > 0]

    def all_fallen(self) -> bool:
        """Say whether the game is lost: no hero is awake (AD-ENC-03)."""
        return not any(self.hp[: self.heroes])

    def is_out(self, team: int) -> bool:
        """Say whether a team is out of the game (AD-R-112)."""
        return team in [other for other, _ in self.fallen]

    # Rules that others need without knowing them.

    def reaction(self) -> Rule:
        """Return the window in which heroes answer the attack under way."""
        raise NotImplementedError

    def may_strike(self, hero: Hero) -> bool:
        """Say whether for all that everyone knows a hero could strike an enemy that leaves its melee."""
        raise NotImplementedError

    def parting(self, mover: Figure, ahead: Square) -> Rule | None:
        """Return the window in which heroes strike a mover about to leave their melee; None if none can."""
        raise NotImplementedError

    # The map.

    @property
    def board(self) -> TiledBoard:
        return board_again(TILE, self.tiles)

    def figure_at(self, square: Square) -> Figure:
        """Return who stands on a square: a hero, awake or not, or a living foe; NOBODY if it is free."""
        return self.at.index(square) if square in self.at else NOBODY

    # What heroes are like.

    def pile(self, hero: Hero, zone: int) -> tuple[int, ...]:
        return self.piles[hero * ZONES + zone]

    def put(self, hero: Hero, zone: int, cards: tuple[int, ...]) -> None:
        """Let a zone hold these cards; zones are sorted."""
        self.piles[hero * ZONES + zone] = tuple(sorted(cards))

    def stat(self, hero: Hero, name: str) -> int:
        """Return what advancements and equipment add to a stat for good."""
        found = 0
        for advancement in self.advancements[hero]:
            found += ADVANCEMENT_STATS[advancement].get(name, 0)
        for item in self.items[hero]:
            found += ITEM_STATS[item].get(name, 0)
        return found

    def max_hp(self, figure: Figure) -> int:
        """Return the most hit points that a figure can have."""
        if figure < self.heroes:
            return CLASSES[self.kind[figure]].hp + self.stat(figure, "maxhp")
        return self.foe_hp(self.kind[figure])

    def foe_hp(self, foe: int) -> int:
        """Return the hit points with which a foe is placed (AD-R-120)."""
        card = FOES[foe]
        if card.is_boss and self.agreed & BOSS_SCALING:
            return -(-card.hp * self.heroes // 4)
        return card.hp

    def is_fatigued(self, hero: Hero) -> bool:
        return bool(self.marks[hero] & FATIGUED)

    def heal(self, figure: Figure, amount: int) -> None:
        """AD-HP-08, AD-R-29: gain HP, never above the maximum; who is out of the game gains none."""
        is_out = self.is_out(self.team_of(figure))
        gained = 0 if is_out else min(amount, self.max_hp(figure) - self.hp[figure])
        if gained > 0:
            self.hp[figure] += gained
            self.emit(Healed, figure, gained, self.hp[figure])

    # Cards of heroes.

    def discard_card(self, hero: Hero, zone: int, card: int) -> None:
        """Move a card from one of the hand zones to its discard pile."""
        at = hero * ZONES + zone
        held = self.piles[at]
        where = held.index(card)
        self.piles[at] = held[:where] + held[where + 1 :]
        self.add_to_pile(hero, zone == HAND_RCS, card)

    def add_to_pile(self, hero: Hero, is_rc: bool, card: int) -> None:
        zone = PILE_RCS if is_rc else PILE_ACS
        self.put(hero, zone, (*self.pile(hero, zone), card))

    def discard_hand(self, hero: Hero) -> None:
        """Discard all cards of both hands (AD-R-126)."""
        acs, rcs = self.pile(hero, HAND_ACS), self.pile(hero, HAND_RCS)
        if not acs and not rcs:
            return
        self.put(hero, PILE_ACS, (*self.pile(hero, PILE_ACS), *acs))
        self.put(hero, PILE_RCS, (*self.pile(hero, PILE_RCS), *rcs))
        self.put(hero, HAND_ACS, ())
        self.put(hero, HAND_RCS, ())
        self.emit(HandDiscarded, self.owner(hero), hero, acs, rcs)

    def reshuffle(self, hero: Hero) -> None:
        """Shuffle both discard piles into their decks; what was scried is lost in them."""
        for deck, pile in ((DECK_ACS, PILE_ACS), (DECK_RCS, PILE_RCS)):
            self.put(hero, deck, (*self.pile(hero, deck), *self.pile(hero, pile)))
            self.put(hero, pile, ())
        self.scried[hero] = NOTHING_SCRIED
        self.emit(DecksShuffled, hero)

    def discard_item(self, item: int) -> None:
        """Equipment goes to the discard pile of the dungeon (AD-R-79)."""
        self.discard = tuple(sorted((*self.discard, card_of_item(item))))

    # What has been used.

    def is_spent(self, hero: Hero, bit: int) -> bool:
        return bool(self.spent[hero] >> bit & 1)

    def spend(self, hero: Hero, bit: int) -> None:
        self.spent[hero] |= 1 << bit


def _stats(effects: object) -> dict[str, int]:
    found: dict[str, int] = {}
    for effect in effects:  # type: ignore[attr-defined]
        if effect.verb == "stat":
            found[effect.what] = found.get(effect.what, 0) + effect.amount.number
    return found


ITEM_STATS = tuple([_stats(item.effects) for item in ITEMS])
ADVANCEMENT_STATS = tuple([_stats(advancement.effects) for advancement in ADVANCEMENTS])
"""What each adds to which stat for good."""
