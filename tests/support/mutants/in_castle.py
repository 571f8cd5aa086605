"""Mistakes in Korak's castle, and in what both Dark World games share."""

from support.mutants.mutant import Kind, Mutant

SCOPE = ("tests/games/castle", "tests/conformance/test_castle.py")


def castle(name: str, kind: Kind, file: str, find: str, by: str) -> Mutant:
    return Mutant(name, kind, f"games/castle/rules/{file}", find, by, SCOPE)


def shared(name: str, kind: Kind, file: str, find: str, by: str) -> Mutant:
    return Mutant(name, kind, f"games/darkworld/{file}", find, by, SCOPE)


MUTANTS = (
    shared(
        "a slain monster strikes back",
        "rule",
        "rules/bout.py",
        "if self.slain or not self.hero_attacks:",
        "if not self.hero_attacks:",
    ),
    shared(
        "a blow that equals the Hit Strength does not slay",
        "rule",
        "rules/bout.py",
        "        if self.damage >= lacking:",
        "        if self.damage > lacking:",
    ),
    shared(
        "a hero carries one magic item too many",
        "rule",
        "rules/state.py",
        "return len(self.bags[hero]) < self.item_limit(hero)",
        "return len(self.bags[hero]) <= self.item_limit(hero)",
    ),
    castle(
        "everyone draws as many cards on the Doomstep",
        "rule",
        "doomstep.py",
        "g.draw(hero, DOOMSTEP_CARDS[place])",
        "g.draw(hero, DOOMSTEP_CARDS[0])",
    ),
    castle(
        "a grenade is as strong beside its target",
        "rule",
        "grenade.py",
        "*[(square, RING + hits) for square in around]",
        "*[(square, CENTRE + hits) for square in around]",
    ),
    castle(
        "a 0 finds a secret door",
        "rule",
        "castle_turn.py",
        "if 1 <= rolled <= numbers:",
        "if 0 <= rolled <= numbers:",
    ),
    castle(
        "the Haunter sweeps the Entrance",
        "rule",
        "haunter.py",
        "return sorted([square for square in hit if not BOARD.is_entrance[square]])",
        "return sorted(hit)",
    ),
    shared(
        "everyone sees who holds Hit cards",
        "secret",
        "sight/view.py",
        "hits=g.hits[hero] if is_own else None",
        "hits=g.hits[hero]",
    ),
    shared(
        "spectators see Hit Strengths",
        "secret",
        "sight/view.py",
        "strength=g.strength(monster) if public or viewer == OVERLORD else None",
        "strength=g.strength(monster) if public or viewer in (OVERLORD, None) else None",
    ),
    shared(
        "a guess shuffles cards from where they are",
        "secret",
        "sight/knowledge.py",
        "    return tuple(sorted(cards))\n\n\ndef strangers",
        "    return tuple(cards)\n\n\ndef strangers",
    ),
    shared(
        "only who holds a Hit card is asked for one",
        "secret",
        "rules/bout.py",
        "if not g.cards_of(hero) or (self.is_known(g)",
        "if not g.hits[hero] or (self.is_known(g)",
    ),
    shared(
        "all figures of a guess are where they were",
        "secret",
        "sight/knowledge.py",
        "            g.figures[monster] = fitting[g.chance.below(len(fitting))]\n",
        "",
    ),
    shared(
        "combat dice can be taken back",
        "fence",
        "rules/state.py",
        "        self.fence(Fence.DICE)\n",
        "",
    ),
    shared(
        "drawn cards can be put back",
        "fence",
        "rules/state.py",
        "        self.fence(Fence.REVEALED)\n        self.emit(CardsDrawn",
        "        self.emit(CardsDrawn",
    ),
    castle(
        "a search is said to be taken back",
        "fence",
        "castle_turn.py",
        "options.append(SEARCH.final)",
        "options.append(SEARCH)",
    ),
    castle(
        "an open chest can be closed again",
        "fence",
        "castle_turn.py",
        "        g.fence(Fence.REVEALED)\n        g.emit(ChestOpened",
        "        g.emit(ChestOpened",
    ),
)
