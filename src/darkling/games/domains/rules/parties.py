"""The two parties of adventurers: who leaves, who moves up, who comes."""

from darkling.games.domains.cards import DIE, NO_CARD
from darkling.games.domains.cards.switches import PARTY
from darkling.games.domains.rules.events import AdventurerCame, AdventurerLeft, AdventurersSwapped
from darkling.games.domains.rules.places import ADVENTURERS, PARTY_SIZE, TAVERN_CODES
from darkling.games.domains.rules.state import BOXED_ADVENTURERS, SHOWN_ADVENTURERS, Domains

DISCARD, BOX = "discard", "box"
"""Where an adventurer goes."""


def dice_of(g: Domains, tavern: int) -> tuple[int, ...]:
    """Return the dice of a party, a die for each of its members (DM-R-70)."""
    return tuple([DIE[adventurer] for adventurer in g.displays[tavern]])


def party_plus(g: Domains) -> int:
    """Return what is added to the total of each party this turn."""
    return g.switches[PARTY]


def send_away(g: Domains, tavern: int, slot: int, to: str) -> None:
    """Take an adventurer out of a tavern; whoever stands further right moves up (DM-REM-02)."""
    party = g.displays[tavern]
    adventurer = party[slot]
    g.displays[tavern] = party[:slot] + party[slot + 1 :]
    if to == BOX:
        g.remove(BOXED_ADVENTURERS, adventurer)
    else:
        g.discards[ADVENTURERS] = (*g.discards[ADVENTURERS], adventurer)
    g.show(SHOWN_ADVENTURERS, adventurer)
    g.emit(AdventurerLeft, TAVERN_CODES[tavern], adventurer, to)


def fill_tavern(g: Domains, tavern: int) -> None:
    """Draw adventurers until there are four, as long as there are cards (DM-R-67)."""
    while len(g.displays[tavern]) < PARTY_SIZE:
        adventurer = g.draw_from(ADVENTURERS)
        if adventurer == NO_CARD:
            return
        g.displays[tavern] = (*g.displays[tavern], adventurer)
        g.show(SHOWN_ADVENTURERS, adventurer)
        g.emit(AdventurerCame, TAVERN_CODES[tavern], adventurer)


def replace_adventurer(g: Domains, tavern: int, slot: int, to: str) -> None:
    """Replace an adventurer at once (DM-REM-02)."""
    send_away(g, tavern, slot, to)
    fill_tavern(g, tavern)


def swap_adventurers(g: Domains, tavern: int, one: int, other: int) -> None:
    """Let two members of a party change places."""
    party = list(g.displays[tavern])
    party[one], party[other] = party[other], party[one]
    g.displays[tavern] = tuple(party)
    left, right = sorted((one, other))
    g.emit(AdventurersSwapped, TAVERN_CODES[tavern], (party[right], party[left]))
