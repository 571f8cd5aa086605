"""Playing a hand: what Recruit & Larceny and every challenge of a heist share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from darkling.games.heists.cards import CODES, FIRST_HEIST, FIRST_LARCENY, IS_STARRED, SCOUNDREL_CODES, Card
from darkling.games.heists.cards.effect_kinds import HandEffect
from darkling.games.heists.cards.effect_tables import ABILITIES, FIRST_TRICKS, PERMANENT, TRICKS
from darkling.games.heists.rules.events import AbilityActivated, LarcenyCardPlayed, PermanentUsed
from darkling.games.heists.rules.held_card_uses import COIN_USES, USABLE_FOR, USES
from darkling.games.heists.rules.state import (
    ACTIVATED,
    ACTIVATED_SECOND,
    FOR_CRIME,
    FOR_SWAY,
    STATES,
    USED,
    Heists,
    Held,
)
from darkling.games.heists.rules.use_hand import UseHand
from darkling.games.heists.rules.vocabulary import (
    ACTIVATE,
    ACTIVATE_SECOND,
    ALL_CRIME,
    ALL_SWAY,
    PLAY,
    SETTLE_COIN,
    SETTLE_HEAT,
    USE_PERMANENT,
)
from darkling.table.option import Option
from darkling.table.rule import Barred, Next, WhyNot
from darkling.table.zones import without

HAS_DONE_ITS_WORK = WhyNot("used", "DH-TURN-04")
BRINGS_NOTHING = WhyNot("nothing", "DH-HEAT-01")
USED_THIS_TURN = WhyNot("once", "DH-PERM-02")


def _choosing(option: Option, effect: HandEffect) -> Option:
    return option.final if effect.reveals else option


def _activations(held: Held) -> tuple[tuple[Option, HandEffect], ...]:
    """Return the abilities of a card in hand that have not been activated yet (DH-R-06)."""
    card, marks = divmod(held, STATES)
    slots = ((ACTIVATED, ACTIVATE), (ACTIVATED_SECOND, ACTIVATE_SECOND))
    pairs = zip(slots, ABILITIES[card], strict=False)
    return tuple(
        [(_choosing(way[card], effect), effect) for (mark, way), effect in pairs if not marks & mark]
    )


ACTIVATIONS = tuple([_activations(held) for held in range(len(SCOUNDREL_CODES) * STATES)])


@dataclass
class PlayHand(UseHand):
    """DH-R-05: activate abilities and use cards for crime or sway, in any order."""

    def hand_options(self, g: Heists) -> list[Option]:
        """Return what can be done with the hand, larceny cards and permanent effects."""
        seat = self.seat
        coins = g.coins[seat]
        options: list[Option] = []
        last = -STATES
        for_crime = for_sway = 0
        for held in g.hands[seat]:
            usable = USABLE_FOR[held]
            for_crime += usable & FOR_CRIME
            for_sway += usable & FOR_SWAY
            if held == last:
                continue
            offers = USES[held]
            if coins:
                offers += COIN_USES[held]
            for option, effect in ACTIVATIONS[held]:
                if effect.why_not(g, self, held // STATES) is None:
                    offers += (option,)
            if held // STATES == last // STATES:
                offers = tuple([option for option in offers if option not in options])
            options += offers
            last = held
        if for_crime > FOR_CRIME:
            options.append(ALL_CRIME)
        if for_sway > FOR_SWAY:
            options.append(ALL_SWAY)
        if self.dues:
            options.append(SETTLE_HEAT)
            if coins:
                options.append(SETTLE_COIN)
        if g.kept[seat] or g.heists[seat]:
            self.offer_beside_hand(g, options)
        return options

    def offer_beside_hand(self, g: Heists, options: list[Option]) -> None:
        """Add kept larceny cards (DH-R-23) and permanent effects (DH-PERM-02, DH-PERM-03)."""
        for card in sorted(set(g.kept[self.seat])):
            if TRICKS[card].why_not(g, self, card) is None:
                options.append(_choosing(PLAY[card], TRICKS[card]))
        for heist in g.heists[self.seat]:
            if self.why_not_permanent(g, heist) is None:
                options.append(_choosing(USE_PERMANENT[heist], PERMANENT[heist]))

    def why_not_permanent(self, g: Heists, heist: Card) -> WhyNot | None:
        """Return why a permanent effect cannot be used: it has been, or it would do nothing (DH-R-46)."""
        if heist in self.permanents and not IS_STARRED[heist]:
            return USED_THIS_TURN
        return PERMANENT[heist].why_not(g, self, heist)

    # What is not on offer.

    def barred(self, g: Heists) -> list[Barred]:
        """Return the cards with which nothing can be done; what lies in two places is open if one is."""
        if self.step != self.on_choice.__name__:
            return []
        offered = [option.code for option in g.decision(self.seat).options]
        reasons: dict[str, WhyNot] = {}
        for card, why in self.reasons(g):
            if why is not None and CODES[card] not in offered:
                reasons.setdefault(CODES[card], why)
        return list(reasons.items())

    def reasons(self, g: Heists) -> list[tuple[Card, WhyNot | None]]:
        """Return for each card in hand and beside it why it is not to be used, if it is not."""
        return [
            *[(held // STATES, self.why_not_use(g, held)) for held in g.hands[self.seat]],
            *[(card, TRICKS[card].why_not(g, self, card)) for card in g.kept[self.seat]],
            *[(heist, self.why_not_permanent(g, heist)) for heist in g.heists[self.seat]],
        ]

    def why_not_use(self, g: Heists, held: Held) -> WhyNot | None:
        """Return why nothing can be done with a card in hand: what its next ability lacks, if it has one."""
        if ACTIVATIONS[held]:
            _, ability = ACTIVATIONS[held][0]
            return ability.why_not(g, self, held // STATES)
        return HAS_DONE_ITS_WORK if held & USED else BRINGS_NOTHING

    # Effects: of cards in hand, of larceny cards, of completed heists.

    def on_choice(self, g: Heists, option: Option) -> Next:
        """Do what was chosen."""
        raise NotImplementedError

    def do_activate(self, g: Heists, option: Option) -> Next:
        """Mark an ability as activated, and do it."""
        card = option.thing
        second = option.id == ACTIVATE_SECOND[card].id
        mark = ACTIVATED_SECOND if second else ACTIVATED
        held = max([held for held in g.hands[self.seat] if held // STATES == card and not held & mark])
        self.remark(g, held, mark)
        g.emit(AbilityActivated, self.seat, card)
        return ABILITIES[card][second].do(g, self, card)

    def do_play(self, g: Heists, option: Option) -> Next:
        """Play a larceny card, which is buried (DH-LARC-03, DH-R-23)."""
        card = FIRST_LARCENY + option.thing
        g.kept[self.seat] = without(g.kept[self.seat], card)
        g.graveyard += (card,)
        g.emit(LarcenyCardPlayed, self.seat, card)
        for effect in FIRST_TRICKS[card]:
            effect.apply(g, self, card)
        return TRICKS[card].do(g, self, card)

    def do_permanent(self, g: Heists, option: Option) -> Next:
        heist = FIRST_HEIST + option.thing
        self.permanents += (heist,)
        g.emit(PermanentUsed, self.seat, heist)
        return PERMANENT[heist].do(g, self, heist)


WITH_A_HAND: Mapping[str, Callable[[PlayHand, Heists, Option], Next]] = {
    "crime": PlayHand.do_use,
    "sway": PlayHand.do_use,
    "all_crime": PlayHand.do_use_all,
    "all_sway": PlayHand.do_use_all,
    "coin_crime": PlayHand.do_strengthen,
    "coin_sway": PlayHand.do_strengthen,
    "settle_coin": PlayHand.do_settle_coin,
    "settle_heat": PlayHand.do_settle_heat,
    "activate": PlayHand.do_activate,
    "activate_second": PlayHand.do_activate,
    "play": PlayHand.do_play,
    "permanent": PlayHand.do_permanent,
}
"""What is done with each verb that any hand is offered."""
