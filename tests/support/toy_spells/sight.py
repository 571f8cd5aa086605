"""Who sees what in the toy of spells."""

from msgspec import Struct

from darkling.table.decision import Seat
from darkling.table.eyes import Eyes
from support.toy_spells.rules import ELEMENTS, SPELLS, Mages, PickBurnt, PickCast, ResolveSpell


class MagesView(Struct, frozen=True):
    """What a seat sees; `plan` is its own half-made use."""

    hand: tuple[str, ...] | None
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[str, ...]
    stores: tuple[dict[str, int], ...]
    power: tuple[int, ...]
    in_the_air: str | None
    plan: tuple[int, ...] | None


class MagesEyes(Eyes):
    """Hands are secret, and so is what a seat picks before it is whole."""

    def view(self, g: Mages, seat: Seat | None) -> MagesView:
        spell = g.running(ResolveSpell)
        return MagesView(
            hand=_codes(g.hands[seat]) if seat is not None else None,
            hand_sizes=tuple([len(hand) for hand in g.hands]),
            deck_size=len(g.deck),
            discards=_codes(g.discards),
            stores=tuple([dict(zip(ELEMENTS, store, strict=True)) for store in g.stores]),
            power=tuple(g.power),
            in_the_air=SPELLS[spell.spell] if spell is not None else None,
            plan=_plan(g, seat) if seat is not None else None,
        )

    def knowledge(self, g: Mages, seat: Seat) -> MagesView:
        return self.view(g, seat)

    def redeal(self, g: Mages, seat: Seat) -> None:
        others = [other for other in g.seats if other != seat]
        unseen = g.shuffle(sorted([*g.deck, *[spell for other in others for spell in g.hands[other]]]))
        for other in others:
            size = len(g.hands[other])
            g.hands[other], unseen = tuple(sorted(unseen[:size])), unseen[size:]
        g.deck = tuple(sorted(unseen))


def _plan(g: Mages, seat: Seat) -> tuple[int, ...] | None:
    use = g.sealed(seat)
    if isinstance(use, PickCast):
        return (use.spell, use.target, *use.paid)
    return (use.spell, use.element) if isinstance(use, PickBurnt) else None


def _codes(spells: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([SPELLS[spell] for spell in spells])
