"""What is true of the Fortress in every position of the village: the Warlord, the Trial, and all decks."""

from darkling.games.darkworld.cards.pieces import HEROES
from darkling.games.darkworld.rules.invariants import Wrong, names
from darkling.games.darkworld.rules.state import IN_CAMP, OUT
from darkling.games.village.cards import KARRION_CARD, SEWER_DECK, WARLORD_DECK, WARLORD_WEAPON
from darkling.games.village.cards.board import TOP
from darkling.games.village.cards.event_deck import EVENT_DECK
from darkling.games.village.rules.state import LEAST_WHEEL, LURKER, MOST_WHEEL, NOTHING, SECRET, Village


def wrong_at_fortress(g: Village) -> Wrong:
    yield from _wrong_warlord(g)
    yield from _wrong_entries(g)
    yield from _wrong_trial(g)


def _wrong_warlord(g: Village) -> Wrong:
    if not LEAST_WHEEL <= g.wheel <= MOST_WHEEL:
        yield f"`wheel` is {g.wheel}, expected {LEAST_WHEEL} to {MOST_WHEEL}"
    if g.wounds and (not g.entered or g.wounds >= MOST_WHEEL):
        yield f"`wounds` is {g.wounds}, expected less than {MOST_WHEEL}, and 0 until a hero is at the top"
    if g.weakness_shown and (not g.entered or (WARLORD_WEAPON[g.secret] < 0 and g.secret != KARRION_CARD)):
        yield "`weakness_shown` is true, expected a weakness that a hero at the top has brought to light"
    if g.weakness_shown and not _has_come_to_light(g):
        yield "`weakness_shown` is true, expected the weapon with a hero at the top, or one in `stooped`"
    stooped = [hero for hero in range(HEROES) if g.stooped >> hero & 1]
    if stooped and (g.secret != KARRION_CARD or not g.weakness_shown or not set(stooped) <= set(g.entered)):
        yield f"`stooped` has {names(g, stooped)}, expected heroes at the top, and his card to be shown"


def _has_come_to_light(g: Village) -> bool:
    """Say whether someone has fought with the weapon of the secret card, or Karrion has struck (DV-R-54)."""
    if g.secret == KARRION_CARD:
        return bool(g.stooped)
    return any(g.has_weakness(hero) for hero in g.entered)


def _wrong_entries(g: Village) -> Wrong:
    """Tell whether someone is at the top who has not come there, or the other way round."""
    if len(set(g.entered)) < len(g.entered):
        yield "`entered` has a hero twice, expected each once at most"
    for hero, square in enumerate(g.at):
        if (hero in g.entered) != (square in (TOP, OUT)):
            yield f"`entered` is {names(g, g.entered)}, expected the heroes who are at the top or out"
    for hero in g.entered:
        if g.keys[hero]:
            yield f"`keys` has {names(g, [hero])}, who left his Key in the Fortress"


def _wrong_trial(g: Village) -> Wrong:
    """Tell whether the Lurker is not with the hero who won the Trial, and so was the first at the top."""
    winner = IN_CAMP - g.beasts[LURKER] if g.beasts[LURKER] <= IN_CAMP else NOTHING
    if g.trial_won != bool(g.entered) or g.trial_won != (winner != NOTHING):
        yield "`lurker` is in a Base Camp exactly when a hero has won the Trial, and so come to the top"
    if g.entered and winner != g.entered[0]:
        first, owner = names(g, g.entered[:1]), names(g, [winner])
        yield f"`entered` begins with {first}, expected {owner}, who has the Lurker"


def wrong_decks(g: Village) -> Wrong:
    for name, deck, box, known in (
        ("events", g.event_deck, EVENT_DECK, g.events_known),
        ("sewers", g.sewer_deck, SEWER_DECK, g.sewers_known),
        ("warlord", g.warlord_cards, WARLORD_DECK, 0),
    ):
        if sorted(deck) != list(box):
            yield f"`{name}` has {len(deck)} cards, expected the {len(box)} of the box"
        if not 0 <= known <= len(deck):
            yield f"`{name}_known` is {known}, expected 0 to {len(deck)}"
    if not 0 <= g.warlord_top < SECRET:
        yield f"`warlord_top` is {g.warlord_top}, expected 0 to {SECRET - 1}"
    yield from _wrong_looks(g)


def _wrong_looks(g: Village) -> Wrong:
    secret = 1 << SECRET
    if len(g.peeked) != g.players or g.peeked[0] != secret:
        yield f"`peeked` is {g.peeked}, expected {g.players} seats, of which the first knows the secret alone"
    for seat, places in enumerate(g.peeked[1:], 1):
        if not 0 <= places < secret * 2:
            yield f"`peeked` has {places}, expected bits for {SECRET + 1} cards"
        if places & secret and not any(g.owner(hero) == seat for hero in g.entered):
            yield f"`peeked` has the secret for seat {seat}, none of whose heroes has come to the top"
