"""Set up: the Warlord hides the treasures and posts a guard, then cards are dealt."""

from collections.abc import Sequence
from dataclasses import dataclass

from darkling.games.darkworld.cards.pieces import HEROES
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.rounds import Rounds
from darkling.games.darkworld.rules.state import OVERLORD, DarkWorld, Monster
from darkling.games.village.cards import SEWER_DECK, WARLORD_DECK
from darkling.games.village.cards.board import BUILDINGS, GUARD_SQUARES, HALL, Building
from darkling.games.village.cards.event_deck import EVENT_DECK
from darkling.games.village.rules.events import GuardEquipped, GuardPosted, SecretKept, TreasureHidden
from darkling.games.village.rules.settings import PRESET
from darkling.games.village.rules.state import KEY, NOTHING, Village
from darkling.games.village.rules.vocabulary import HIDE, HIDE_A_WEAPON, HIDE_KEY, HIDE_THE_KEY
from darkling.table.option import Option
from darkling.table.rule import Next, Rule

PRESET_TREASURES = (0, 1, 2, KEY, 3)
"""What lies where it always does: Sword, Axe, Spear, Key and Morningstar (DV-R-02)."""
FIRST_CARDS = 1


@dataclass
class SetUpVillage(Rule):
    """DV-SETUP: Key, weapons, guard, cards, the secret (DV-R-06)."""

    weapon: int = NOTHING
    """The weapon that is being hidden; the Key comes before them."""

    def begin(self, g: Village) -> Next:
        """Hide the treasures, or lay them where they always lie."""
        if g.agreed & PRESET:
            g.treasures = list(PRESET_TREASURES)
            return self.post_guard(g)
        return g.ask(OVERLORD, HIDE_THE_KEY, HIDE_KEY, then=self.on_key)

    def on_key(self, g: Village, option: Option) -> Next:
        return self.hide(g, option.thing, KEY)

    def hide(self, g: Village, building: Building, treasure: int) -> Next:
        """Hide a treasure, and ask for the next (DV-SETUP-08)."""
        g.treasures[building] = treasure
        g.emit(TreasureHidden, OVERLORD, building, treasure)
        self.weapon += 1
        if self.weapon == KEY:
            return self.post_guard(g)
        return g.ask(OVERLORD, HIDE_A_WEAPON, self.places(g), then=self.on_weapon)

    def places(self, g: Village) -> list[Option]:
        """Return the buildings without a treasure."""
        return [HIDE[building] for building in range(len(BUILDINGS)) if g.treasures[building] == NOTHING]

    def reoffer(self, g: Village) -> Sequence[Option] | None:
        """Return the buildings that are guessed to be empty."""
        return self.places(g) if self.step == "on_weapon" else None

    def on_weapon(self, g: Village, option: Option) -> Next:
        return self.hide(g, option.thing, self.weapon)

    def post_guard(self, g: Village) -> Next:
        """Post the guard on the first floor of the Great Hall (DV-SETUP-15, DV-R-05)."""
        return g.call(PostGuard(GUARD_SQUARES, HALL, 1, 1), then=self.on_guard)

    def on_guard(self, g: Village, _guard: "PostGuard") -> Next:
        """Shuffle all decks (DV-SETUP-18), deal a card to each hero (DV-SETUP-02), and keep the secret."""
        g.event_deck, g.sewer_deck = g.shuffle(EVENT_DECK), g.shuffle(SEWER_DECK)
        g.shuffle_cards()
        for hero in range(HEROES):
            g.draw(hero, FIRST_CARDS)
        g.warlord_cards = g.shuffle(WARLORD_DECK)
        g.look_at_secret(OVERLORD)
        g.emit(SecretKept, OVERLORD, (g.secret,), 1)
        return g.become(Rounds())


SetUpVillage.saved_as = "SetUp"


@dataclass
class PostGuard(PlaceMonsters):
    """DV-R-05: a monster of any strength with a magic item, whom heroes see when the Hall is lifted."""

    def square_options(self, g: DarkWorld) -> list[Option]:
        """Return the squares, for good: cards are dealt and the order is shaken next."""
        return [option.final for option in super().square_options(g)]

    def tell_item(self, g: DarkWorld, item: int) -> None:
        """Tell the Warlord alone what chance says."""
        g.emit(GuardEquipped, OVERLORD, item)

    def tell(self, g: DarkWorld, monster: Monster) -> None:
        """Tell the Warlord alone."""
        g.emit(GuardPosted, OVERLORD, g.kind(monster), g.places[monster])
