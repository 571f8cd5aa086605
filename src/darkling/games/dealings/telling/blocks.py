"""The table as phrases, block by block."""

from collections.abc import Sequence

from msgspec.structs import asdict

from darkling.games.dealings.cards.files import HEROES
from darkling.games.dealings.rules.outcome import HEROES_TO_FACE
from darkling.games.dealings.sight.eyes import tally
from darkling.games.dealings.sight.view import DealingsSeatView, DealingsView, DefenseView, FightView
from darkling.games.dealings.telling.cards import class_text, current_side, defense, hero, in_play, name
from darkling.table.phrase import Phrase, listed, phrase
from darkling.table.telling import Block, Figures


def own_seat(view: DealingsView) -> DealingsSeatView:
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seats[view.seat]


def current_fight(view: DealingsView) -> FightView:
    assert view.fight is not None, "nobody is facing a hero"
    return view.fight


def brought_by(hero: str, view: DealingsView) -> tuple[str, ...]:
    """Return the Defense Cards that a hero of the row may bring."""
    return view.brings[view.hero_row.index(hero)]


def hero_phase(view: DealingsView) -> Block:
    return [phrase("hero-phase", round=view.round)]


def kept(view: DealingsView) -> Block:
    heroes = own_seat(view).kept or ()
    return [_with_tally("kept", heroes), *map(hero, heroes)] if heroes else []


def chosen(view: DealingsView) -> Block:
    """Show the first of two secret choices."""
    return [phrase("chosen", heroes=listed([name(code) for code in view.chosen]))] if view.chosen else []


def defense_phase(view: DealingsView) -> Block:
    return [phrase("defense-phase", round=view.round)]


def on_offer(view: DealingsView) -> Block:
    return [phrase("on-offer"), *map(defense, view.available)]


def order(view: DealingsView) -> Block:
    """Show who takes a Defense Card when."""
    now, *later = [
        phrase("pick", seat=pick.seat, hero=hero(pick.hero, "hero-challenge"))
        for pick in view.order[view.taken :]
        if pick.hero is not None
    ]
    return [
        phrase("picks", now=now, later=listed(later, last="comma")) if later else phrase("last-pick", now=now)
    ]


def hand(view: DealingsView) -> Block:
    heroes = own_seat(view).hand or ()
    return [_with_tally("hand", heroes), *map(hero, heroes)] if heroes else []


def pile(view: DealingsView) -> Block:
    """Show the viewer's pile in the order in which it will come; of a closed one, how many."""
    heroes, size = own_seat(view).pile, own_seat(view).pile_size
    if not size:
        return []
    if heroes is None:
        return [phrase("pile-closed", count=size)]
    return [_with_tally("pile", heroes), *[hero(code, "hero-brief") for code in heroes]]


def defenses(view: DealingsView) -> Block:
    cards = own_seat(view).defenses
    return [phrase("defenses", count=len(cards)), *map(in_play, cards)] if cards else []


def rows(view: DealingsView) -> Block:
    """Show both rows of solo play one above the other, and how far the choice is."""
    pair = 1 + view.hero_row.count(None)
    grid = tuple([tuple(map(_cell, row)) for row in (view.hero_row, view.defense_row)])
    return [phrase("solo-phase", round=view.round, pair=pair), grid]


def row_defenses(view: DealingsView) -> Block:
    return [phrase("row-defenses"), *[defense(code) for code in view.defense_row if code is not None]]


def stranded(view: DealingsView) -> Block:
    """Show the heroes that cannot be lured, for want of a defense to bring."""
    places = zip(view.hero_row, view.brings, strict=True)
    heroes = [name(code) for code, defenses in places if code is not None and not defenses]
    return [phrase("stranded", heroes=listed(heroes))] if heroes else []


def lured(view: DealingsView) -> Block:
    return [phrase("lured", hero=hero(view.lured, "hero-brief"))] if view.lured is not None else []


def combat_phase(view: DealingsView) -> Block:
    """Say where the Combat Phase stands, and how everyone fares."""
    if view.no_peeking and view.fight is not None:
        # It was shown before the hero was flipped.
        return []
    own = own_seat(view).seat
    clockwise = view.seats[own:] + view.seats[:own]
    elimination = "yes" if view.elimination else "no"
    left = HEROES_TO_FACE - view.round
    heading = phrase("combat-phase", round=view.round, left=left, elimination=elimination)
    return [heading, *map(_standing, clockwise)]


def facing(view: DealingsView) -> Block:
    """Show the hero that was flipped, and what it does."""
    code = current_fight(view).hero
    return [phrase("facing", hero=hero(code, "hero-brief"), text=class_text(HEROES[code].hero_class))]


def fighting(view: DealingsView) -> Block:
    fight = current_fight(view)
    return [
        phrase(
            "fighting",
            hero=hero(fight.hero, "hero-brief"),
            exact="yes" if fight.exact else "no",
            armor=fight.armor,
            progress=progress(fight, fight.total, fight.state),
        )
    ]


def striking(view: DealingsView) -> Block:
    """Show the Heavy Hitter that waits for another card to be rotated."""
    striker = current_fight(view).striker
    cards = [card for card in own_seat(view).defenses if card.card == striker]
    return [phrase("striking", defense=_card_and_side(card)) for card in cards]


def idle(view: DealingsView) -> Block:
    """Show the Defense Cards that may not strike now."""
    able = [strike.card for strike in current_fight(view).strikes]
    cards = [_card_and_side(card) for card in own_seat(view).defenses if card.card not in able]
    return [phrase("idle", defenses=listed(cards))] if cards else []


def coming(view: DealingsView) -> Block:
    """Show in short what is left of the pile; of a closed one, how many."""
    heroes, size = own_seat(view).pile, own_seat(view).pile_size
    if not size:
        return []
    if heroes is None:
        return [phrase("coming-closed", count=size)]
    return [phrase("coming", heroes=listed([hero(code, "hero-class") for code in heroes]))]


def progress(fight: FightView, total: int, state: str) -> Phrase:
    """Return how a total of strikes stands against the hero being fought."""
    return phrase(
        "progress",
        defeats=fight.defeats,
        needed=fight.defeats_needed,
        state=state,
        total=total,
        armor=fight.armor,
    )


def weaknesses(heroes: Sequence[str]) -> Figures:
    """Return how many of the heroes each type can hurt."""
    return asdict(tally(heroes))


def _card_and_side(card: DefenseView) -> Phrase:
    return phrase("defense-side", defense=name(card.card), side=current_side(card))


def _standing(seat: DealingsSeatView) -> Phrase:
    if seat.evicted_by is not None:
        return _out(seat, seat.evicted_by)
    return phrase(
        "standing",
        seat=seat.seat,
        defeated=len(seat.defeated),
        coming=seat.pile_size,
        defenses=len(seat.defenses),
    )


def _out(seat: DealingsSeatView, evicted_by: str) -> Phrase:
    return phrase(
        "out",
        seat=seat.seat,
        round=seat.evicted,
        hero=name(evicted_by),
        defeated=len(seat.defeated),
        defenses=len(seat.defenses),
    )


def _with_tally(key: str, heroes: Sequence[str]) -> Phrase:
    """Return the heading of a list of heroes, with how many of them each type can hurt."""
    return phrase(key, count=len(heroes), **weaknesses(heroes))


def _cell(code: str | None) -> Phrase:
    return phrase("gap") if code is None else phrase("card", card=name(code))
