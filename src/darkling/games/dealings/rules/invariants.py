"""What holds in every position of Dark Dealings: each card once, and each phase with its own.

A position may have fewer cards than the box: what is left out lies in the box, unused.
"""

from collections.abc import Iterable, Sequence

from darkling.games.dealings.cards import (
    BASE_HEROES,
    DEFENSE_CODES,
    HERO_CODES,
    NO_HERO,
    SIDES,
    SIDES_OF,
    Defense,
    Hero,
)
from darkling.games.dealings.rules.combat_phase import CombatPhase, FaceHero
from darkling.games.dealings.rules.combat_progress import check_combat, rounds_faced
from darkling.games.dealings.rules.defense_phase import DEFENSES_PER_PLAYER, DefensePhase
from darkling.games.dealings.rules.hero_phase import LAST_HAND
from darkling.games.dealings.rules.outcome import HEROES_TO_FACE
from darkling.games.dealings.rules.set_up import HEROES_DEALT
from darkling.games.dealings.rules.settings import FEWEST_ROWS, MOST_ROWS
from darkling.games.dealings.rules.solo_phase import DEALS, PAIRS_PER_DEAL
from darkling.games.dealings.rules.state import Dealings
from darkling.table.arranging import check_most, check_range
from darkling.table.decision import Seat
from darkling.table.errors import BadPosition

DRAFT_ROUNDS = HEROES_TO_FACE // DEFENSES_PER_PLAYER
Zones = Sequence[tuple[int, ...]]


def check(g: Dealings) -> None:
    """Raise BadPosition where the table cannot be so in its phase."""
    _check_settings(g)
    _check_cards(g)
    check_sizes(g)
    if g.phase == "combat":
        _check_siege(g)
    elif g.phase == "hero":
        _check_hero_phase(g)
    elif g.phase == "defense":
        _check_defense_phase(g)
    else:
        _check_solo_phase(g)


def _check_settings(g: Dealings) -> None:
    check_range("dealings", "first", g.first, 0, g.players - 1)
    if g.phase != "combat" and (g.phase == "solo") is not (g.players == 1):
        takes = "1 player" if g.phase == "solo" else "2 to 6 players"
        raise BadPosition(f"dealings: the {g.phase} phase takes {takes}, not {g.players}")
    if g.players == 1:
        check_range("dealings", "rows", g.rows, FEWEST_ROWS, MOST_ROWS)
    else:
        check_range("dealings", "rows", g.rows, 0, 0)
    if g.no_peeking and g.memory_aid:
        raise BadPosition("dealings: memory_aid shows the piles that no_peeking hides")
    check_range("dealings", "round", g.round, 0, HEROES_TO_FACE if g.phase == "combat" else DRAFT_ROUNDS)


# Cards, wherever they lie.


def _check_cards(g: Dealings) -> None:
    heroes = [*heroes_on_table(g), *g.hero_deck]
    _once(HERO_CODES, heroes)
    if not g.expansion and not set(heroes) <= set(BASE_HEROES):
        raise BadPosition("dealings: there are heroes of the expansion, which takes the setting expansion")
    _once(DEFENSE_CODES, [*defenses_on_table(g), *g.defense_deck])


def _once(codes: Sequence[str], cards: Iterable[int]) -> None:
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise BadPosition(f"dealings: {codes[card]} is in two places")
        seen.add(card)


def heroes_on_table(g: Dealings) -> list[Hero]:
    """Return every hero outside the deck, from wherever it lies."""
    zones = [g.hands, g.revealed, g.piles, g.defeated]
    if g.phase == "hero":
        # Later, what was kept is in hand, revealed or in the pile.
        zones.append(g.kept)
    heroes = [hero for zone in zones for part in zone for hero in part]
    facing = g.running(FaceHero)
    flipped = [facing.hero] if facing is not None and facing.hero != NO_HERO else []
    evictors = [g.last_faced[seat] for seat in g.seats if g.evicted[seat]]
    return [*heroes, *flipped, *g.heroes_in_row(), *evictors, *g.dropped, *g.undefeated]


def defenses_on_table(g: Dealings) -> list[Defense]:
    """Return every Defense Card outside the deck, from wherever it lies."""
    in_play = [face // SIDES for faces in g.defenses for face in faces]
    return [*in_play, *g.defenses_in_row(), *g.available, *g.trashed]


def check_sizes(g: Dealings) -> None:
    """Raise BadPosition where more lies in front of a seat than it can ever have."""
    for seat in g.seats:
        shown = len(g.piles[seat]) + len(g.revealed[seat]) + len(g.defeated[seat])
        if max(shown, len(g.defenses[seat])) > HEROES_TO_FACE:
            raise BadPosition(f"dealings: seat {seat} has more than {HEROES_TO_FACE} heroes or defenses")
        _check_sides(g, seat)


def _check_sides(g: Dealings, seat: Seat) -> None:
    for face in g.defenses[seat]:
        card, side = face // SIDES, face % SIDES
        if side >= SIDES_OF[card]:
            raise BadPosition(f"dealings: {DEFENSE_CODES[card]} has no side {side + 1}")
        if side and g.phase != "combat":
            raise BadPosition(f"dealings: {DEFENSE_CODES[card]} is turned, before the Combat Phase")


# The phases.


def _check_hero_phase(g: Dealings) -> None:
    _refuse_seats(g, pile=g.piles, defenses=g.defenses, revealed=g.revealed)
    _refuse_combat(g)
    _refuse(g, dropped=g.dropped, trashed=g.trashed, available=g.available)
    hand = _same_size(g.hands, "hand", range(LAST_HAND, HEROES_DEALT + 1, 2), "9, 7, 5 or 3")
    kept = _same_size(g.kept, "kept", range(0, HEROES_DEALT - hand + 1, 2), "no more than were dealt")
    check_range("dealings", "passes", g.passes, 0, kept // 2)
    _check_defense_deck(g, (hand - 1 + kept) * g.players)


def _check_defense_phase(g: Dealings) -> None:
    _refuse_combat(g)
    _refuse(g, trashed=g.trashed)
    kept = _same_size(g.kept, "kept", range(2, HEROES_TO_FACE + 1, 2), "8, 6, 4 or 2")
    check_range("dealings", "passes", g.passes, 0, kept // 2)
    _check_dropped(g)
    for seat in g.seats:
        _check_drafted(g, seat)
    in_hand = _same_size(g.hands, "hand", range(0, kept + 1, 2), "two less with each round")
    _check_turned_up(g)
    to_turn_up = in_hand * g.players - (len(g.available) if not any(g.revealed) else 0)
    _check_defense_deck(g, to_turn_up)


def _check_drafted(g: Dealings, seat: Seat) -> None:
    """Every kept hero is in hand, revealed or in the pile, for which it has brought a Defense Card."""
    held = [*g.hands[seat], *g.revealed[seat], *g.piles[seat]]
    if sorted(held) != sorted(g.kept[seat]):
        raise BadPosition(
            f"dealings: what seat {seat} has in hand, revealed and in its pile is not what it kept"
        )
    if len(g.defenses[seat]) != len(g.piles[seat]):
        found = f"{len(g.defenses[seat])} defenses for {len(g.piles[seat])} heroes in its pile"
        raise BadPosition(f"dealings: seat {seat} has {found}; each hero brings one")
    if len(g.revealed[seat]) > DEFENSES_PER_PLAYER:
        raise BadPosition(f"dealings: seat {seat} has revealed {len(g.revealed[seat])} heroes, 2 at most")


def _check_turned_up(g: Dealings) -> None:
    """There is a Defense Card for each revealed hero, or for all that are about to be."""
    revealed = sum([len(heroes) for heroes in g.revealed])
    turned_up = DEFENSES_PER_PLAYER * g.players if g.running(DefensePhase) is not None else 0
    if len(g.available) != (revealed or turned_up):
        raise BadPosition(
            f"dealings: {len(g.available)} defenses are available for {revealed} revealed heroes"
        )


def _check_solo_phase(g: Dealings) -> None:
    _refuse_seats(g, hand=g.hands, kept=g.kept, revealed=g.revealed)
    _refuse_combat(g)
    _refuse(g, available=g.available)
    check_range("dealings", "passes", g.passes, 0, 0)
    dealt = bool(g.hero_row)
    pairs = len(g.piles[0]) - PAIRS_PER_DEAL * (g.round - dealt)
    is_over = not dealt and g.round == DEALS
    if is_over or len(g.defenses[0]) != len(g.piles[0]) or not 0 <= pairs <= PAIRS_PER_DEAL * dealt:
        raise BadPosition("dealings: pile and defenses of seat 0 have two cards for each deal: 0, 2, 4 or 6")
    _check_rows(g, pairs)
    for name, left_over in (("dropped", g.dropped), ("trashed", g.trashed)):
        most = (g.rows - PAIRS_PER_DEAL) * (g.round - dealt)
        check_most("dealings", f"cards in {name}", len(left_over), most)
    needed = g.rows * (DEALS - g.round)
    _check_defense_deck(g, needed)
    if len(g.hero_deck) < needed:
        raise BadPosition(f"dealings: {needed} heroes are needed, the deck has {len(g.hero_deck)}")


def _check_rows(g: Dealings, pairs: int) -> None:
    heroes, defenses = g.heroes_in_row(), g.defenses_in_row()
    if len(g.hero_row) not in (0, g.rows) or len(g.defense_row) != len(g.hero_row):
        raise BadPosition(f"dealings: the rows have {g.rows} heroes and {g.rows} Defense Cards")
    if {len(g.hero_row) - len(heroes), len(g.defense_row) - len(defenses)} != {pairs}:
        raise BadPosition("dealings: as many heroes as Defense Cards are taken from the rows")


def _check_siege(g: Dealings) -> None:
    _refuse_seats(g, hand=g.hands, kept=g.kept, revealed=g.revealed)
    _refuse(g, available=g.available, hero_row=g.hero_row, defense_row=g.defense_row)
    check_range("dealings", "passes", g.passes, 0, 0)
    _check_dropped(g)
    if g.running(CombatPhase) is not None or g.over:
        check_combat(g, rounds_faced(g))


def _check_dropped(g: Dealings) -> None:
    """Every seat drops one hero (DD-HERO-05); alone, it is what the rows had left (DD-SOLO-07)."""
    if g.players == 1:
        check_most("dealings", "cards in dropped", len(g.dropped), DEALS * (g.rows - PAIRS_PER_DEAL))
    elif len(g.dropped) not in (0, g.players):
        raise BadPosition(f"dealings: dropped has {len(g.dropped)} heroes, expected 0 or {g.players}")


# What a phase does not have, and what it needs.


def _refuse_combat(g: Dealings) -> None:
    _refuse_seats(g, defeated=g.defeated)
    _refuse(g, undefeated=g.undefeated)
    if any(g.evicted):
        raise BadPosition(f"dealings: somebody is evicted, before the Combat Phase: {g.evicted}")


def _refuse_seats(g: Dealings, **zones: Zones) -> None:
    for name, zone in zones.items():
        for seat in g.seats:
            if zone[seat]:
                raise BadPosition(
                    f"dealings: seat {seat} has cards in {name}; the {g.phase} phase has none there"
                )


def _refuse(g: Dealings, **zones: tuple[int, ...]) -> None:
    for name, zone in zones.items():
        if zone:
            raise BadPosition(f"dealings: there are cards in {name}; the {g.phase} phase has none there")


def _same_size(zone: Zones, name: str, allowed: range, words: str) -> int:
    sizes = {len(part) for part in zone}
    if len(sizes) > 1 or not sizes <= set(allowed):
        raise BadPosition(f"dealings: every seat has the same number of heroes in {name}: {words}")
    return sizes.pop()


def _check_defense_deck(g: Dealings, needed: int) -> None:
    if len(g.defense_deck) < needed:
        raise BadPosition(f"dealings: {needed} Defense Cards are needed, the deck has {len(g.defense_deck)}")
