"""Mistakes in Dark Dealings."""

from support.mutants.mutant import Kind, Mutant

SCOPE = ("tests/games/dealings", "tests/conformance/test_dealings.py")
COMBAT, STATE = "rules/combat_phase.py", "rules/state.py"


def dealings(name: str, kind: Kind, file: str, find: str, by: str) -> Mutant:
    return Mutant(name, kind, f"games/dealings/{file}", find, by, SCOPE)


MUTANTS = (
    dealings(
        "a total that equals the armor is not enough",
        "rule",
        COMBAT,
        "        if total < ARMOR[self.hero]:",
        "        if total <= ARMOR[self.hero]:",
    ),
    dealings(
        "hands are passed to the right",
        "rule",
        STATE,
        "return (seat + 1) % players",
        "return (seat - 1) % players",
    ),
    dealings(
        "a Heavy Hitter strikes without another card to turn",
        "rule",
        COMBAT,
        "ROTATE_OTHER and len(g.defenses[self.seat]) == 1:",
        "ROTATE_OTHER and len(g.defenses[self.seat]) == 0:",
    ),
    dealings(
        "a fight that is rolled back leaves cards trashed",
        "rule",
        COMBAT,
        "            g.trashed = g.trashed[: self.trashed_before]\n",
        "",
    ),
    dealings(
        "of equal heroes the one with the weaker companion goes first",
        "rule",
        STATE,
        "order.append((-CHALLENGE[one], -CHALLENGE[other], place, seat, one))",
        "order.append((-CHALLENGE[one], CHALLENGE[other], place, seat, one))",
    ),
    dealings(
        "alone, a hero does not bring the card right below",
        "rule",
        "rules/solo_phase.py",
        "for card in g.defense_row[column:] if",
        "for card in g.defense_row[column + 1 :] if",
    ),
    dealings(
        "the siege ends as soon as two are left",
        "rule",
        COMBAT,
        "len(standing) < min(2, g.players)",
        "len(standing) <= min(2, g.players)",
    ),
    dealings(
        "piles lie open where nobody may peek",
        "secret",
        "sight/eyes.py",
        "pile_is_open = not g.no_peeking and (own or g.memory_aid)",
        "pile_is_open = own or g.memory_aid",
    ),
    dealings(
        "spectators see all hands",
        "secret",
        "sight/eyes.py",
        "hand = _heroes(g.hands[seat]) if own else None",
        "hand = _heroes(g.hands[seat]) if own or viewer is None else None",
    ),
    dealings(
        "a guess shuffles the deck from where it lies",
        "secret",
        "sight/knowledge.py",
        "    g.defense_deck = g.shuffle(sorted(g.defense_deck))",
        "    g.defense_deck = g.shuffle(g.defense_deck)",
    ),
    dealings(
        "the log goes on naming heroes who took a detour in the dark",
        "secret",
        "rules/events.py",
        'FLIPS = ("HeroFlipped", "HeroDetoured")',
        'FLIPS = ("HeroFlipped",)',
    ),
    dealings(
        "a flip in the dark can be taken back",
        "fence",
        STATE,
        "        if self.no_peeking:\n            self.fence(Fence.REVEALED)\n",
        "",
    ),
    dealings(
        "a card is said to be taken for a while before new ones come",
        "fence",
        "rules/defense_phase.py",
        "if len(options) == 2 and any(g.hands):",
        "if len(options) == 1 and any(g.hands):",
    ),
)
