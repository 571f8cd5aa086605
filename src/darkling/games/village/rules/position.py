"""The table of the village with the village's own rules, which shared rules call."""

from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.state import Hero, Monster
from darkling.games.village.cards.board import IN_BUILDING, IS_UPSTAIRS, OUTSIDE, WINDMILL
from darkling.games.village.rules.hero_turn import VillageTurn
from darkling.games.village.rules.state import HALL_KEY, LASTING, MAYOR, MILLER, NOTHING, Village
from darkling.games.village.rules.warlord_turn import WarlordTurn
from darkling.table.rule import Rule


class VillagePosition(Village):
    """A table of the village, and what happens when."""

    def hero_turn(self, hero: Hero) -> Rule:
        return VillageTurn(hero)

    def overlord_turn(self) -> Rule:
        return WarlordTurn()

    def shows_after_turn(self) -> bool:
        """Say whether another hero draws an Event then."""
        turn = self.running(VillageTurn)
        return turn is not None and not turn.is_last

    def on_knock_out(self, hero: Hero) -> Rule | None:  # noqa: ARG002
        """Turn the wheel (DV-KO-02, DV-R-52)."""
        self.turn_wheel(1)
        return None

    def on_draw(self, hero: Hero) -> Rule | None:  # noqa: ARG002
        """Nothing follows when a hero draws cards."""
        return None

    def on_kill(self, hero: Hero, monster: Monster) -> Rule | None:  # noqa: ARG002
        """Free the hostage whose last guard was slain; a cleared building stays open for good (DV-R-17)."""
        reward = self.running(Reward)
        assert reward is not None, "a kill is being rewarded"
        building = IN_BUILDING[reward.square]
        if building != OUTSIDE and self.is_clear(building):
            self.houses[building] |= LASTING
            if building == WINDMILL and self.hostages[MILLER] == NOTHING:
                self.rescue(hero, MILLER)
        if IS_UPSTAIRS[reward.square]:
            self._free_mayor(hero)
        return None

    def _free_mayor(self, hero: Hero) -> None:
        """Take the Mayor, and the Key beside him for want of one (DV-HALL-03, DV-HALL-04)."""
        self.rescue(hero, MAYOR)
        if not self.keys[hero] and self.loose_keys[HALL_KEY]:
            self.take_loose_key(hero, HALL_KEY)
