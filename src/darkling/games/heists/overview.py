"""The table as phrases: for each question, what its answer depends on."""

from collections.abc import Callable

from darkling.games.heists.describe import (
    HEISTS,
    Block,
    effect,
    held,
    name,
    names,
    permanent,
    price,
    scoundrel,
    struck,
    trick,
)
from darkling.games.heists.turn_view import AutoView, TurnView
from darkling.games.heists.view import SeatView, View
from darkling.games.heists.vocabulary import (
    BASIC_OR_ADVANCED,
    BURY_A_CARD,
    CHOOSE_A_TURN,
    CRIME_OR_SWAY,
    DRAW_OR_BURY_A_CARD,
    INFLICT_ON,
    MEET_THE_CHALLENGE,
    PAY_AGAINST_THE_SWEEP,
    PAY_OR_TAKE_HEAT,
    PAY_THE_RANSOM,
    PLAN_A_HEIST,
    RANSOM_WHOM,
    RECRUIT_OR_STEAL,
    STEAL_FROM,
    TAKE_THE_BONUS,
)
from darkling.table.phrase import Phrase, Said, listed, phrase

STACKS = ("SP00", "GO00", "VA00")
"""The stacks from which anyone can recruit, in the order of the view."""


def table(prompt: str, view: View) -> list[Block]:
    """Return what the answer to a question depends on, block by block."""
    return [block for block in [make(view) for make in BLOCKS[prompt]] if block]


def own_seat(view: View) -> SeatView:
    """Return the viewer's own part of the table."""
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seats[view.seat]


def current_turn(view: View) -> TurnView:
    """Return the hand that is being played."""
    assert view.turn is not None, "nobody is playing a hand"
    return view.turn


def night(view: View) -> Block:
    """Say how far the night is, and which heists are being done."""
    alone = "yes" if view.auto else "no"
    lines: Block = [phrase("night", round=view.round, rounds=view.rounds, alone=alone)]
    if view.seat is not None:
        lines.append(_own_piles(own_seat(view)))
    lines += [line for seat in view.seats for line in _underway(seat)]
    return [*lines, *(auto(view))]


def figures(seat: SeatView) -> dict[str, Said]:
    """Return what can be counted at a seat."""
    return {
        "notoriety": sum(seat.notoriety),
        "heists": len(seat.heists),
        "amount": seat.coins,
        "deck": seat.deck_size,
        "discard": len(seat.discard),
    }


def _own_piles(seat: SeatView) -> Phrase:
    deck, discard = phrase("cards", amount=seat.deck_size), phrase("cards", amount=len(seat.discard))
    return phrase("own-piles", deck=deck, discard=discard)


def _underway(seat: SeatView) -> list[Phrase]:
    if seat.current is None:
        return []
    card = HEISTS[seat.current.heist]
    challenges = len(card.challenges)
    return [phrase("underway", seat=seat.seat, heist=card.name, met=seat.current.met, challenges=challenges)]


def auto(view: View) -> Block:
    """Show the Control card of the Auto Player."""
    return [_control(view.auto)] if view.auto else []


def _control(control: AutoView) -> Phrase:
    return phrase(
        "auto-standing",
        heists=control.heists,
        jobs=control.jobs,
        target=control.target,
        larcenies=control.larcenies,
        attacked="yes" if control.attacked else "no",
    )


def streets(view: View) -> Block:
    """Show who can be recruited."""
    cards = [_street_card(code) for code in view.streets if code is not None]
    heat, specters, goons, valets = view.stacks
    stacks = phrase(
        "stacks", specters=specters, goons=goons, valets=valets, heat=heat, larceny=view.larceny_left
    )
    return [phrase("streets"), *cards, stacks]


def for_hire(view: View) -> Block:
    """Show who can be recruited for how much, in short."""
    priced = [phrase("priced", card=name(code), price=price(code)) for code in recruits(view)]
    return [phrase("for-hire", cards=listed(priced, last="comma"))] if priced else []


def recruits(view: View) -> list[str]:
    """Return who can be recruited by whoever can pay: the Streets, then the stacks."""
    left = zip(STACKS, view.stacks[1:], strict=True)
    return [*[code for code in view.streets if code is not None], *[code for code, count in left if count]]


def _street_card(code: str) -> Phrase:
    return phrase("street-card", card=scoundrel(code), price=price(code))


def hand(view: View) -> Block:
    """Show the viewer's hand."""
    return hand_of(own_seat(view))


def hand_of(seat: SeatView) -> Block:
    """Show a hand, or of a secret one how many cards it has."""
    if seat.hand is None:
        return [phrase("hand-closed", seat=seat.seat, amount=seat.hand_size)]
    return [phrase("hand", seat=seat.seat), *map(held, seat.hand)] if seat.hand else []


def pools(view: View) -> Block:
    """Show what the hand has produced, and what must be kept of it."""
    turn = current_turn(view)
    lines: Block = [
        phrase(
            "pools",
            crime=turn.crime,
            sway=turn.sway,
            reserve=turn.reserve,
            free_crime=turn.free_crime,
            free_sway=turn.free_sway,
            shopping="no" if turn.challenge else "yes",
        )
    ]
    if turn.dues:
        lines.append(phrase("dues", dues=turn.dues))
    if turn.recruited:
        lines.append(phrase("recruited", cards=names(turn.recruited)))
    return lines


def beside(view: View) -> Block:
    """Show the viewer's larceny cards and permanent effects."""
    seat = own_seat(view)
    used = view.turn.permanents if view.turn else ()
    kept = [phrase("kept-card", card=name(code), text=trick(code)) for code in seat.larceny]
    for code in seat.heists:
        key = "permanent-used" if code in used else "permanent-card"
        kept.append(phrase(key, card=name(code), text=permanent(code)))
    return [phrase("beside"), *kept] if kept else []


def facing(view: View) -> Block:
    """Show the challenge, and what the hand comes to against it."""
    challenge = current_turn(view).challenge
    if challenge is None:
        return []
    card = HEISTS[challenge.heist]
    printed = card.challenges[challenge.number - 1]
    return [
        phrase(
            "facing",
            number=challenge.number,
            heist=card.name,
            challenge=printed.name,
            needs=challenge.needs,
            needed=challenge.needed,
            crime=challenge.crime,
            sway=challenge.sway,
            bonus=effect(printed.bonus),
        )
    ]


def bonus(view: View) -> Block:
    """Show the bonus on offer."""
    current = own_seat(view).current
    assert current is not None, "a bonus belongs to a heist"
    met = HEISTS[current.heist].challenges[current.met - 1]
    return [phrase("bonus-offered", challenge=met.name, bonus=effect(met.bonus))]


def cop(view: View) -> Block:
    """Show the Cop that is out, and what has been offered against a sweep."""
    assert view.cop is not None, "no Cop is out"
    lines: Block = [phrase("cop-out", cop=name(view.cop), effect=struck(view.cop))]
    if view.sweep:
        lines.append(phrase("sweep-pot", due=view.sweep.due))
        lines += [phrase("offered-so-far", seat=seat, amount=coins) for seat, coins in view.sweep.offers]
    return lines


def ransomed(view: View) -> Block:
    """Show what a victim of ransom may lose."""
    seat = own_seat(view)
    pile = names(seat.discard) if seat.discard else phrase("discard-empty")
    return [phrase("ransomed", amount=seat.coins, cards=pile)]


BLOCKS: dict[str, tuple[Callable[[View], Block], ...]] = {
    CHOOSE_A_TURN.key: (night, streets, beside, hand),
    BASIC_OR_ADVANCED.key: (),
    PLAN_A_HEIST.key: (),
    RECRUIT_OR_STEAL.key: (for_hire, pools),
    MEET_THE_CHALLENGE.key: (facing, pools),
    STEAL_FROM.key: (),
    RANSOM_WHOM.key: (),
    INFLICT_ON.key: (auto,),
    BURY_A_CARD.key: (),
    DRAW_OR_BURY_A_CARD.key: (),
    TAKE_THE_BONUS.key: (bonus,),
    CRIME_OR_SWAY.key: (pools, facing),
    PAY_THE_RANSOM.key: (ransomed,),
    PAY_OR_TAKE_HEAT.key: (cop,),
    PAY_AGAINST_THE_SWEEP.key: (streets, cop),
}
