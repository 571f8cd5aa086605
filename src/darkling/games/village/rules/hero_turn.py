"""A hero's turn in the village: an Event, then actions; treasures, Keys, hostages and the Whip besides."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from darkling.games.darkworld.rules.events import ItemUsed
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.rounds import Rounds
from darkling.games.darkworld.rules.state import BOSS, OUT, Monster, Square
from darkling.games.village.cards.board import (
    BEFORE_DOOR,
    BESIDE_TREASURE,
    BUILDINGS,
    FIGHTS,
    IN_BUILDING,
    IS_SEWER,
    LANES,
    OUTSIDE,
    SQUARES,
    STEP,
    TOP,
    WINDMILL,
)
from darkling.games.village.rules.building import Lift
from darkling.games.village.rules.contest import Contest
from darkling.games.village.rules.event_card import DrawEvent
from darkling.games.village.rules.events import TreasureTaken, WolfWhipped
from darkling.games.village.rules.fortress import EnterFortress
from darkling.games.village.rules.karrion import Stoop, stoops_on
from darkling.games.village.rules.sewer import SewerVisit
from darkling.games.village.rules.state import KEY as KEY_TREASURE
from darkling.games.village.rules.state import MILLER, NOTHING, PERCH, WHIP, WOLF, Village
from darkling.games.village.rules.trial import Trial
from darkling.games.village.rules.vocabulary import (
    HOSTAGE,
    KARRION_AWAY,
    KEY,
    LEXICON,
    TREASURE,
    USE_THE_WHIP,
    WHIP_THE_WOLF,
    WOLF_AWAY,
)
from darkling.table.data import SAVED_AS
from darkling.table.machine import Fence
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, Rule


@dataclass
class VillageTurn(HeroTurn):
    """DV-HERO-01: take a card, then three actions."""

    exchanged: bool = field(default=False, metadata={SAVED_AS: "took_treasure"})
    """Whether the hero has exchanged a Golden Weapon for another in this turn (DV-R-26)."""
    is_last: bool = True
    """Whether no other hero has a turn in this round after this one."""

    def start(self, g: Village) -> Next:
        """Draw an Event card (DV-R-07, DV-R-08)."""
        rounds = g.running(Rounds)
        coming = g.order[rounds.turn :] if rounds else ()
        self.is_last = all(g.at[hero] == OUT for hero in coming)
        return g.call(DrawEvent(self.hero), then=self.on_event)

    def on_event(self, g: Village, event: DrawEvent) -> Next:
        """Lift the building at whose door the hero stands, if he is still up (DV-R-13)."""
        self.actions = max(0, self.actions + event.actions)
        return self.lift(g) if g.hp[self.hero] else g.done()

    def lift(self, g: Village) -> Next:
        """Lift the building at whose door the hero stands, if there is one."""
        building = g.liftable(g.at[self.hero])
        return self.act(g) if building == OUTSIDE else g.call(Lift(self.hero, building), then=self.on_met)

    def arrive(self, g: Village) -> Next:
        """Meet what is on the hero's square; sewers and the Trial end the turn (DV-SEWER-01, DV-TRIAL-01)."""
        square = g.at[self.hero]
        if IS_SEWER[square]:
            return g.call(SewerVisit(self.hero), then=self.on_over)
        if g.starts_trial(square):
            return g.call(Trial(self.hero), then=self.on_over)
        if square == TOP:
            return g.call(EnterFortress(self.hero), then=self.on_met)
        return self.lift(g)

    def on_over(self, g: Village, _rule: Rule) -> Next:
        """End the turn; actions that are left are lost (DV-R-39)."""
        return g.done()

    def is_ending(self) -> bool:
        return self.step == "on_over"

    # What can be done.

    def ending(self, g: Village) -> Option:  # noqa: ARG002
        """Return the end of the turn; another hero draws an Event at once."""
        return LEXICON.end_turn if self.is_last else LEXICON.end_turn.final

    def attacks(self, g: Village) -> list[Option]:
        """Return the monsters and beasts within reach (DV-R-31)."""
        options = super().attacks(g)
        if self.actions:
            near = FIGHTS[g.at[self.hero]]
            options += [LEXICON.attack[square].final for square in g.beasts if square in near]
        return options

    def others(self, g: Village) -> list[Option]:
        """Offer treasure, Key and hostage, and the Whip."""
        hero, options = self.hero, []
        if IN_BUILDING[g.at[hero]] != OUTSIDE:
            options += self.indoors(g)
        if g.key_within_reach(hero) != NOTHING:
            options.append(KEY)
        if WHIP in g.bags[hero]:
            options.append(LEXICON.use[WHIP])
        return options

    def indoors(self, g: Village) -> list[Option]:
        """Offer treasure and hostage to a hero beside them (DV-TREAS-01, DV-R-21)."""
        options = []
        building = g.treasure_beside(g.at[self.hero])
        if building != OUTSIDE:
            if self.may_take(g, g.treasures[building]):
                options.append(TREASURE)
            if building == WINDMILL and g.hostages[MILLER] == NOTHING:
                options.append(HOSTAGE)
        return options

    def may_take(self, g: Village, treasure: int) -> bool:
        """Say whether the hero may take a treasure: any that he has room for, but one exchange a turn."""
        return g.wants(self.hero, treasure) and not (self.exchanged and g.is_exchange(self.hero, treasure))

    def others_barred(self, g: Village) -> Iterator[Barred]:
        """Return a sealed building, a guarded treasure, and the Fortress to whoever has no Key."""
        hero, square = self.hero, g.at[self.hero]
        door, treasure = BEFORE_DOOR[square], BESIDE_TREASURE[square]
        if door != OUTSIDE and (why := g.why_sealed(door)):
            yield BUILDINGS[door], why
        if treasure != OUTSIDE and (why := g.why_guarded(treasure)):
            yield BUILDINGS[treasure], why
        if square == STEP and (why := g.why_no_entry(hero)):
            yield SQUARES[TOP], why

    # Doing it.

    def fight(self, g: Village, square: Square) -> Next:
        """Fight whoever is on a square; a beast until one of them is beaten (DV-CONT-01)."""
        if square in g.places:
            return super().fight(g, square)
        self.actions -= 1
        return g.call(Contest(self.hero, g.beasts.index(square)), then=self.on_contest)

    def on_contest(self, g: Village, _contest: Contest) -> Next:
        return self.act(g)

    def attack(self, g: Village, monster: Monster) -> Next:
        """Fight a bout; at the Warlord's side Karrion may stoop first (DV-R-54)."""
        if monster == BOSS and stoops_on(g, self.hero):
            return g.call(Stoop(self.hero), then=self.on_stoop)
        return self.bout(g, monster)

    def on_stoop(self, g: Village, _stoop: Stoop) -> Next:
        """Combat goes on, if the hero is still in the game."""
        return self.bout(g, BOSS) if g.hp[self.hero] else g.done()

    def on_other(self, g: Village, option: Option) -> Next:
        hero = self.hero
        if option.verb == "treasure":
            return self.take_treasure(g)
        if option.verb == "key":
            g.take_loose_key(hero, g.key_within_reach(hero))
        else:
            g.rescue(hero, MILLER)
            g.on_rewarded(hero)
        return self.act(g)

    def take_treasure(self, g: Village) -> Next:
        """Take a Key, or a Golden Weapon for the one that the hero has (DV-TREAS-02, DV-R-26)."""
        hero = self.hero
        building = g.treasure_beside(g.at[hero])
        treasure = g.treasures[building]
        self.exchanged = self.exchanged or g.is_exchange(hero, treasure)
        if treasure == KEY_TREASURE:
            g.keys[hero] = True
            g.treasures[building] = NOTHING
        else:
            g.treasures[building], g.golden[hero] = g.golden[hero], treasure
        g.emit(TreasureTaken, g.owner(hero), hero, building, treasure)
        return self.act(g)

    # The Creature Control Whip.

    def use(self, g: Village, item: int) -> Next:
        """Use up a magic item; the Whip is for the Wolf or for Karrion (DV-ITEM-04)."""
        if item != WHIP:
            return super().use(g, item)
        options = [WOLF_AWAY] if g.karrion == PERCH else [WOLF_AWAY, KARRION_AWAY.final]
        return g.ask(g.owner(self.hero), USE_THE_WHIP, options, then=self.on_whip)

    def on_whip(self, g: Village, option: Option) -> Next:
        """Send Karrion home, which may let a building open at once, or choose where the Wolf has to go."""
        if option.verb == "whip_karrion":
            self.crack(g)
            g.fence(Fence.REVEALED)
            g.send_karrion_home()
            return self.lift(g)
        options = [LEXICON.square[square] for square in LANES if g.is_free(square)]
        return g.ask(g.owner(self.hero), WHIP_THE_WOLF, options, then=self.on_wolf)

    def on_wolf(self, g: Village, option: Option) -> Next:
        """Put the Wolf there; no fight comes of it (DV-R-37)."""
        self.crack(g)
        square: Square = option.thing
        g.beasts[WOLF] = square
        g.emit(WolfWhipped, g.owner(self.hero), self.hero, square)
        return self.act(g)

    def crack(self, g: Village) -> None:
        g.discard_item(self.hero, WHIP)
        g.emit(ItemUsed, g.owner(self.hero), self.hero, WHIP)
