"""The table as phrases: for each question, what its answer depends on."""

from collections.abc import Callable, Sequence

from darkling.games.dealings.cards.files import BOX
from darkling.games.dealings.describe import (
    DEFENSES,
    HEROES,
    Block,
    class_text,
    current_side,
    defense,
    hero,
    in_play,
    name,
    progress,
)
from darkling.games.dealings.outcome import HEROES_TO_FACE
from darkling.games.dealings.rows import lured, row_defenses, rows, stranded
from darkling.games.dealings.view import DefenseView, FightView, SeatView, View
from darkling.games.dealings.vocabulary import (
    DROP_A_HERO,
    FIGHT_OR_DISCARD,
    FIGHT_OR_YIELD,
    FLIP_A_HERO,
    GIVE_GROUND,
    KEEP_A_HERO,
    LURE_A_HERO,
    PAY_THE_TOLL,
    REVEAL_A_HERO,
    ROTATE_ANOTHER,
    STRIKE_OR_STOP,
    TAKE_A_DEFENSE,
    TAKE_FROM_THE_ROW,
    WHICH_FIRST,
)
from darkling.table.phrase import Phrase, Said, listed, phrase


def own_seat(view: View) -> SeatView:
    """Return the viewer's own part of the table."""
    assert view.seat is not None, "a spectator is asked nothing"
    return view.seats[view.seat]


def current_fight(view: View) -> FightView:
    """Return the fight that is on."""
    assert view.fight is not None, "nobody is facing a hero"
    return view.fight


def hero_phase(view: View) -> Block:
    """Say where the Hero Phase stands."""
    return [phrase("hero-phase", round=view.round)]


def kept(view: View) -> Block:
    """Show the heroes kept so far."""
    heroes = own_seat(view).kept or ()
    return [_with_tally("kept", heroes), *map(hero, heroes)] if heroes else []


def chosen(view: View) -> Block:
    """Show the first of two secret choices."""
    return [phrase("chosen", heroes=listed([name(code) for code in view.chosen]))] if view.chosen else []


def defense_phase(view: View) -> Block:
    """Say where the Defense Phase stands."""
    return [phrase("defense-phase", round=view.round)]


def on_offer(view: View) -> Block:
    """Show the Defense Cards of this round."""
    return [phrase("on-offer"), *map(defense, view.available)]


def order(view: View) -> Block:
    """Show who takes a Defense Card when."""
    now, *later = [
        phrase("pick", seat=pick.seat, hero=hero(pick.hero, "hero-challenge"))
        for pick in view.order[view.taken :]
        if pick.hero is not None
    ]
    return [
        phrase("picks", now=now, later=listed(later, last="comma")) if later else phrase("last-pick", now=now)
    ]


def hand(view: View) -> Block:
    """Show the heroes still in hand."""
    heroes = own_seat(view).hand or ()
    return [_with_tally("hand", heroes), *map(hero, heroes)] if heroes else []


def pile(view: View) -> Block:
    """Show the viewer's pile in the order in which it will come; of a closed one, how many."""
    heroes, size = own_seat(view).pile, own_seat(view).pile_size
    if not size:
        return []
    if heroes is None:
        return [phrase("pile-closed", count=size)]
    return [_with_tally("pile", heroes), *[hero(code, "hero-brief") for code in heroes]]


def defenses(view: View) -> Block:
    """Show the viewer's Defense Cards with what they are worth now."""
    cards = own_seat(view).defenses
    return [phrase("defenses", count=len(cards)), *map(in_play, cards)] if cards else []


def combat_phase(view: View) -> Block:
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


def facing(view: View) -> Block:
    """Show the hero that was flipped, and what it does."""
    code = current_fight(view).hero
    return [phrase("facing", hero=hero(code, "hero-brief"), text=class_text(HEROES[code].hero_class))]


def fighting(view: View) -> Block:
    """Show how the strikes stand."""
    fight = current_fight(view)
    return [
        phrase(
            "fighting",
            hero=hero(fight.hero, "hero-brief"),
            exact="yes" if fight.exact else "no",
            armor=fight.armor,
            progress=progress(fight, fight.total),
        )
    ]


def striking(view: View) -> Block:
    """Show the Heavy Hitter that waits for another card to be rotated."""
    striker = current_fight(view).striker
    cards = [card for card in own_seat(view).defenses if card.card == striker]
    return [phrase("striking", defense=_card_and_side(card)) for card in cards]


def idle(view: View) -> Block:
    """Show the Defense Cards that may not strike now."""
    able = strikers(view)
    cards = [_card_and_side(card) for card in own_seat(view).defenses if card not in able]
    return [phrase("idle", defenses=listed(cards))] if cards else []


def coming(view: View) -> Block:
    """Show in short what is left of the pile; of a closed one, how many."""
    heroes, size = own_seat(view).pile, own_seat(view).pile_size
    if not size:
        return []
    if heroes is None:
        return [phrase("coming-closed", count=size)]
    return [phrase("coming", heroes=listed([hero(code, "hero-class") for code in heroes]))]


def strikers(view: View) -> list[DefenseView]:
    """Return the viewer's Defense Cards that may strike the hero now."""
    cards = own_seat(view).defenses
    able = [card for card in cards if _may_strike(card, current_fight(view))]
    # A Heavy Hitter needs another card to rotate (DD-R-23).
    return [card for card in able if len(cards) > 1 or "rotate_other" not in DEFENSES[card.card].effects]


def may_strike_again(fight: FightView) -> bool:
    """Say whether the same Defense Card may strike the hero more than once (DD-HAB-05)."""
    return "strike_again" in BOX.effects_of(HEROES[fight.hero])


def tally(heroes: Sequence[str]) -> dict[str, Said]:
    """Return how many of the heroes each type can hurt."""
    weak = [HEROES[code].vulnerable for code in heroes]
    traps, spells, minions = [sum(letter in types for types in weak) for letter in "TSM"]
    return {"traps": traps, "spells": spells, "minions": minions}


def table(prompt: str, view: View) -> list[Block]:
    """Return what the answer to a question depends on, block by block."""
    blocks = [block(view) for block in BLOCKS[prompt]]
    return [block for block in blocks if block]


def _card_and_side(card: DefenseView) -> Phrase:
    return phrase("defense-side", defense=name(card.card), side=current_side(card))


def _standing(seat: SeatView) -> Phrase:
    if seat.evicted_by is not None:
        return _out(seat, seat.evicted_by)
    return phrase(
        "standing",
        seat=seat.seat,
        defeated=len(seat.defeated),
        coming=seat.pile_size,
        defenses=len(seat.defenses),
    )


def _out(seat: SeatView, evicted_by: str) -> Phrase:
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
    return phrase(key, count=len(heroes), **tally(heroes))


def _may_strike(card: DefenseView, fight: FightView) -> bool:
    weak = HEROES[fight.hero].vulnerable
    matches = any(letter in weak for letter in DEFENSES[card.card].sides[card.side - 1].types)
    return matches and (may_strike_again(fight) or card.card not in fight.struck)


BLOCKS: dict[str, tuple[Callable[[View], Block], ...]] = {
    KEEP_A_HERO.key: (hero_phase, kept, chosen),
    DROP_A_HERO.key: (hero_phase, kept),
    REVEAL_A_HERO.key: (defense_phase, on_offer, pile, defenses, chosen),
    TAKE_A_DEFENSE.key: (defense_phase, hand, pile, defenses, order),
    WHICH_FIRST.key: (defense_phase, on_offer, hand, pile, defenses),
    LURE_A_HERO.key: (rows, row_defenses, pile, defenses, stranded),
    TAKE_FROM_THE_ROW.key: (rows, lured),
    FLIP_A_HERO.key: (combat_phase, pile),
    FIGHT_OR_DISCARD.key: (combat_phase, pile, defenses, facing),
    FIGHT_OR_YIELD.key: (combat_phase, pile, defenses, facing),
    PAY_THE_TOLL.key: (facing,),
    GIVE_GROUND.key: (facing,),
    STRIKE_OR_STOP.key: (coming, idle, fighting),
    ROTATE_ANOTHER.key: (fighting, striking),
}
