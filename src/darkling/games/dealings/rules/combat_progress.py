"""How far a siege of Dark Dealings can be: who has faced how many heroes, and who has been evicted."""

from collections.abc import Sequence

from darkling.games.dealings.cards import DEFENSE_CODES, HERO_CODES, NO_HERO, SIDES, Defense
from darkling.games.dealings.rules.combat_phase import CombatRound, FaceHero
from darkling.games.dealings.rules.outcome import HEROES_TO_FACE
from darkling.games.dealings.rules.solo_phase import DEALS, PAIRS_PER_DEAL
from darkling.games.dealings.rules.state import Dealings
from darkling.table.arranging import check_most, check_range
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition


def rounds_faced(g: Dealings) -> list[int]:
    """Return how many rounds each seat has behind it."""
    combat, facing = g.running(CombatRound), g.running(FaceHero)
    to_come = [*(combat.still_to_face if combat else ()), *([facing.seat] if facing else ())]
    return [g.round - (seat in to_come) for seat in g.seats]


def check_combat(g: Dealings, rounds: Sequence[int]) -> None:
    """Raise BadPosition unless all can have come so far; `rounds` says what each seat has behind it."""
    for seat in g.seats:
        _check_eviction(g, seat, rounds[seat])
        _check_faced(g, seat, g.evicted[seat] or rounds[seat])
    _check_undefeated(g, rounds)
    _check_not_over_before(g, max(rounds))
    facing = g.running(FaceHero)
    _check_unworn(g, [seat for seat in g.seats if not rounds[seat] and (not facing or facing.seat != seat)])


def _check_eviction(g: Dealings, seat: Seat, rounds: int) -> None:
    if g.evicted[seat] and not g.elimination:
        raise BadPosition(f"dealings: seat {seat} is evicted, which takes the setting elimination")
    check_range("dealings", f"evicted of seat {seat}", g.evicted[seat], 0, rounds)
    if g.evicted[seat] and g.last_faced[seat] == NO_HERO:
        raise BadPosition(f"dealings: seat {seat} is evicted; name the hero in evicted_by")


def _check_faced(g: Dealings, seat: Seat, rounds: int) -> None:
    """Refuse more heroes than rounds; with elimination, one not defeated is the last (DD-HARD-03)."""
    defeated, to_face = len(g.defeated[seat]), heroes_to_face(g, seat)
    most = rounds - bool(g.evicted[seat])
    check_most("dealings", f"heroes defeated by seat {seat}", defeated, most)
    left = HEROES_TO_FACE - rounds
    check_most("dealings", f"heroes for seat {seat} to face after {rounds} rounds", to_face, left)
    if g.elimination and defeated < most and (to_face or g.evicted[seat]):
        found = f"too few heroes defeated by seat {seat}: found {defeated}, expected {most}"
        raise BadPosition(f"dealings: {found}; with elimination it would be evicted")


def heroes_to_face(g: Dealings, seat: Seat) -> int:
    """Return how many heroes a seat has before it, with the one that it faces."""
    facing = g.running(FaceHero)
    flipped = facing is not None and facing.seat == seat and facing.hero != NO_HERO
    return len(g.piles[seat]) + flipped


def _check_undefeated(g: Dealings, rounds: Sequence[int]) -> None:
    if g.elimination and g.undefeated:
        code = HERO_CODES[g.undefeated[0]]
        raise BadPosition(f"dealings: {code} is in undefeated; with elimination it stays with whom it evicts")
    missed = sum(rounds) - sum([len(heroes) for heroes in g.defeated])
    check_most("dealings", "heroes in undefeated", len(g.undefeated), missed)


def _check_not_over_before(g: Dealings, last: int) -> None:
    """With fewer than two seats standing after a round, there is no other (DD-R-37)."""
    gone = [seat for seat in g.seats if 0 < g.evicted[seat] < last]
    check_most("dealings", f"seats evicted before round {last}", len(gone), g.players - min(2, g.players))


def _check_unworn(g: Dealings, fresh: Sequence[Seat]) -> None:
    """Refuse cards that are turned or trashed, but nobody has fought with them: some seats are fresh."""
    for card in _turned(g, fresh):
        raise BadPosition(f"dealings: {DEFENSE_CODES[card]} is turned, before the first turn of its seat")
    check_most("dealings", "cards in trashed", len(g.trashed), _most_trashed(g, fresh))


def _turned(g: Dealings, seats: Sequence[Seat]) -> list[Defense]:
    return [face // SIDES for seat in seats for face in g.defenses[seat] if face % SIDES]


def _most_trashed(g: Dealings, fresh: Sequence[Seat]) -> int:
    """Return how many cards the others can have lost; alone, there is also what the rows had left."""
    lost = [HEROES_TO_FACE - len(g.defenses[seat]) for seat in g.seats if seat not in fresh]
    return sum(lost) + (DEALS * (g.rows - PAIRS_PER_DEAL) if g.players == 1 else 0)


def earliest_round(g: Dealings, before: Sequence[Seat]) -> int:
    """Return the first round that everyone can be in; those before have faced their hero of it."""
    faced = [len(g.defeated[seat]) + bool(g.evicted[seat]) for seat in g.seats]
    rounds = max([0, *[max(faced[seat], g.evicted[seat]) - (seat in before) for seat in g.seats]])
    while len(before) + rounds * g.players < sum(faced) + len(g.undefeated):
        rounds += 1
    fresh = [seat for seat in g.seats if seat not in before]
    is_worn = _turned(g, fresh) or len(g.trashed) > _most_trashed(g, fresh)
    return max(rounds, int(bool(is_worn))) + 1
