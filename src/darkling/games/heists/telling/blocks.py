"""The parts of the table as phrases."""

from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.cards.files import STACKS
from darkling.games.heists.cards.schema import Challenge
from darkling.games.heists.sight.hand_in_play import ChallengeView, TurnView
from darkling.games.heists.sight.view import HeistsSeatView, HeistsView, HeistView
from darkling.games.heists.telling.cards import (
    HEISTS,
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
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block, Figures

RECRUITING_STACKS = STACKS[1:]
"""The stacks from which anyone can recruit: Heat is only handed out."""


def own_seat(view: HeistsView) -> HeistsSeatView:
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seats[view.seat]


def current_turn(view: HeistsView) -> TurnView:
    assert view.turn is not None, "nobody is playing a hand"
    return view.turn


def challenge_faced(view: HeistsView) -> ChallengeView:
    challenge = current_turn(view).challenge
    assert challenge is not None, "no challenge is being faced"
    return challenge


def printed_challenge(challenge: ChallengeView) -> Challenge:
    return HEISTS[challenge.heist].challenges[challenge.number - 1]


def heist_under_way(view: HeistsView) -> HeistView:
    current = own_seat(view).current
    assert current is not None, "a bonus belongs to a heist"
    return current


def night(view: HeistsView) -> Block:
    """Say how far the night is, and which heists are being done."""
    alone = "yes" if view.auto else "no"
    lines: Block = [phrase("night", round=view.round, rounds=view.rounds, alone=alone)]
    if view.seat is not None:
        lines.append(_own_piles(own_seat(view)))
    lines += [line for seat in view.seats for line in _underway(seat)]
    return [*lines, *(auto(view))]


def figures(seat: HeistsSeatView) -> Figures:
    return {
        "notoriety": seat.total,
        "heists": len(seat.heists),
        "amount": seat.coins,
        "deck": seat.deck_size,
        "discard": len(seat.discard),
    }


def _own_piles(seat: HeistsSeatView) -> Phrase:
    deck, discard = phrase("cards", amount=seat.deck_size), phrase("cards", amount=len(seat.discard))
    return phrase("own-piles", deck=deck, discard=discard)


def _underway(seat: HeistsSeatView) -> list[Phrase]:
    if seat.current is None:
        return []
    card = HEISTS[seat.current.heist]
    challenges = len(card.challenges)
    return [phrase("underway", seat=seat.seat, heist=card.name, met=seat.current.met, challenges=challenges)]


def auto(view: HeistsView) -> Block:
    """Show the Control card of the Auto Player."""
    control = view.auto
    if control is None:
        return []
    figures: Figures = {"heists": control.heists, "jobs": control.jobs, "target": control.target}
    attacked = "yes" if control.attacked else "no"
    return [Phrase("auto-standing", {**figures, "larcenies": control.larcenies, "attacked": attacked})]


def streets(view: HeistsView) -> Block:
    cards = [_street_card(code) for code in view.streets if code is not None]
    heat, specters, goons, valets = view.stacks
    stacks = phrase(
        "stacks", specters=specters, goons=goons, valets=valets, heat=heat, larceny=view.larceny_left
    )
    return [phrase("streets"), *cards, stacks]


def for_hire(view: HeistsView) -> Block:
    """Show who can be recruited for how much, in short."""
    priced = [phrase("priced", card=name(code), price=price(code)) for code in recruits(view)]
    return [phrase("for-hire", cards=listed(priced, last="comma"))] if priced else []


def recruits(view: HeistsView) -> list[str]:
    """Return who can be recruited by whoever can pay: the Streets, then the stacks."""
    left = zip(RECRUITING_STACKS, view.stacks[1:], strict=True)
    return [*[code for code in view.streets if code is not None], *[code for code, count in left if count]]


def _street_card(code: str) -> Phrase:
    return phrase("street-card", card=scoundrel(code), price=price(code))


def hand(view: HeistsView) -> Block:
    return hand_of(own_seat(view))


def hand_of(seat: HeistsSeatView) -> Block:
    """Show a hand, or of a secret one how many cards it has."""
    if seat.hand is None:
        return [phrase("hand-closed", seat=seat.seat, amount=seat.hand_size)]
    return [phrase("hand", seat=seat.seat), *map(held, seat.hand)] if seat.hand else []


def pools(view: HeistsView) -> Block:
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


def beside(view: HeistsView) -> Block:
    """Show the viewer's larceny cards and permanent effects."""
    seat = own_seat(view)
    used = view.turn.permanents if view.turn else ()
    kept = [phrase("kept-card", card=name(code), text=trick(code)) for code in seat.larceny]
    for code in seat.heists:
        key = "permanent-used" if code in used else "permanent-card"
        kept.append(phrase(key, card=name(code), text=permanent(code)))
    return [phrase("beside"), *kept] if kept else []


def facing(view: HeistsView) -> Block:
    """Show the challenge, and what the hand comes to against it."""
    challenge = current_turn(view).challenge
    if challenge is None:
        return []
    return [
        phrase(
            "facing",
            number=challenge.number,
            heist=name(challenge.heist),
            challenge=printed_challenge(challenge).name,
            needs=challenge.needs,
            needed=challenge.needed,
            crime=challenge.crime,
            sway=challenge.sway,
            bonus=effect(EFFECTS.bonuses[challenge.heist][challenge.number - 1]),
        )
    ]


def bonus(view: HeistsView) -> Block:
    current = heist_under_way(view)
    met = HEISTS[current.heist].challenges[current.met - 1]
    return [phrase("bonus-offered", challenge=met.name, bonus=bonus_of(current))]


def bonus_of(current: HeistView) -> Phrase:
    """Return the bonus of the challenge met last."""
    return effect(EFFECTS.bonuses[current.heist][current.met - 1])


def cop(view: HeistsView) -> Block:
    """Show the Cop that is out, and what has been offered against a sweep."""
    assert view.cop is not None, "no Cop is out"
    lines: Block = [phrase("cop-out", cop=name(view.cop), effect=struck(view.cop))]
    if view.sweep:
        lines.append(phrase("sweep-pot", due=view.sweep.due))
        lines += [phrase("offered-so-far", seat=seat, amount=coins) for seat, coins in view.sweep.offers]
    return lines


def ransomed(view: HeistsView) -> Block:
    """Show what a victim of ransom may lose."""
    seat = own_seat(view)
    pile = names(seat.discard) if seat.discard else phrase("discard-empty")
    return [phrase("ransomed", amount=seat.coins, cards=pile)]
