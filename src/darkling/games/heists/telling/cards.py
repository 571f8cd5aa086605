"""Cards, costs and effects as phrases."""

from collections import Counter
from collections.abc import Sequence

from darkling.games.heists.cards.effect_tables import EFFECTS
from darkling.games.heists.cards.files import BOX
from darkling.games.heists.cards.moves import AutoMove
from darkling.games.heists.cards.passive import HeistsEffect
from darkling.games.heists.cards.schema import Cost, Heist, Larceny, Scoundrel
from darkling.games.heists.rules.state import strength_needed
from darkling.games.heists.rules.vocabulary import AUTO
from darkling.games.heists.sight.hand_in_play import HeldView
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, Said, listed, phrase
from darkling.table.telling import Figures

SCOUNDRELS = {card.id: card for card in BOX.scoundrels}
LARCENY = {card.id: card for card in BOX.larceny}
HEISTS = {heist.id: heist for heist in BOX.heists}
NAMED: dict[str, Scoundrel | Larceny | Heist] = {**SCOUNDRELS, **LARCENY, **HEISTS}


def name(code: str) -> str:
    """Return the name of a card; a player or a number is called by its code."""
    return NAMED[code].name if code in NAMED else code


def counted(codes: Sequence[str]) -> Said:
    """Return the names of cards, with their number where there are several of a kind."""
    counts = Counter(map(name, codes))
    return listed([phrase("several", card=card, count=count) for card, count in counts.items()], last="comma")


def names(codes: Sequence[str]) -> Said:
    return listed([name(code) for code in codes])


def effect(given: HeistsEffect) -> Phrase:
    return Phrase(f"effect-{given.tag}", given.figures())


def in_brief(given: HeistsEffect) -> Phrase:
    """Return what an effect does, short enough for a card."""
    return Phrase(f"brief-{given.tag}", given.figures())


def in_short(given: HeistsEffect) -> Phrase:
    """Return what an effect does, for little room."""
    return Phrase(f"tiny-{given.tag}", given.figures())


def effects(given: Sequence[HeistsEffect]) -> Said:
    return listed([effect(one) for one in given], "semicolon", "semicolon")


def figures(code: str) -> Phrase:
    """Return a scoundrel with its figures."""
    card = SCOUNDRELS[code]
    return phrase(
        "scoundrel",
        scoundrel=card.name,
        suit=card.suit,
        sway=card.sway,
        crime=card.crime,
        notoriety=card.notoriety,
    )


def scoundrel(code: str) -> Phrase:
    """Return a scoundrel with its figures and what it does."""
    printed, does = figures(code), EFFECTS.abilities[code]
    return Phrase("scoundrel-with-text", {**printed.args, "text": effects(does)}) if does else printed


def held(card: HeldView) -> Phrase:
    """Return a card in hand: what it is worth now, and whether it has been used."""
    does = EFFECTS.abilities[card.card]
    figures: Figures = {
        "scoundrel": name(card.card),
        "crime": card.crime,
        "sway": card.sway,
        "used": card.used or "no",
    }
    return Phrase("held-with-text", {**figures, "text": effects(does)}) if does else Phrase("held", figures)


def cost(code: str) -> Phrase:
    """Return what it takes to recruit a scoundrel, as part of its description."""
    return phrase("cost-none") if is_free(code) else phrase("costs", cost=price(code))


def is_free(code: str) -> bool:
    return SCOUNDRELS[code].cost in (None, Cost(0))


def price(code: str) -> Said:
    printed = SCOUNDRELS[code].cost or Cost(0)
    parts = [phrase("cost-sway", sway=printed.sway)] if printed.sway else []
    if printed.coins:
        parts.append(phrase("cost-coins", amount=printed.coins))
    if printed.heat:
        parts.append(phrase("cost-heat"))
    return listed(parts) or phrase("cost-none")


def struck(code: str) -> Phrase:
    """Return what happens to everybody now that a Cop has come out."""
    return phrase(f"struck-{SCOUNDRELS[code].street}")


def street_effect(code: str) -> Phrase:
    """Return what happens to everybody when a Cop comes out."""
    return phrase(f"street-{SCOUNDRELS[code].street}")


def heist(code: str, meet: bool = False) -> Phrase:
    """Return a heist with its challenges; `meet` says whether meeting their numbers is enough."""
    card = HEISTS[code]
    return phrase(
        "heist",
        heist=card.name,
        notoriety=card.notoriety,
        challenges=listed(_steps(card, meet), "semicolon", "semicolon"),
        permanent=permanent(code),
    )


def _steps(card: Heist, meet: bool) -> list[Phrase]:
    return [
        phrase(
            "step",
            challenge=part.name,
            needs=part.needs,
            needed=strength_needed(part.number, meet),
            bonus=effect(bonus),
        )
        for part, bonus in zip(card.challenges, EFFECTS.bonuses[card.id], strict=True)
    ]


def permanent(code: str) -> Phrase:
    text = effect(EFFECTS.permanents[code])
    return phrase("starred", text=text) if HEISTS[code].starred else text


def lasting(code: str) -> Phrase:
    """Return the permanent effect of a heist, for little room."""
    text = in_short(EFFECTS.permanents[code])
    return phrase("tiny-starred", text=text) if HEISTS[code].starred else text


def trick(code: str) -> Said:
    return effects(EFFECTS.tricks[code])


def who(seat: Seat) -> Phrase:
    """Return a seat, or the Auto Player, within a sentence."""
    return phrase("auto-player") if seat == AUTO else phrase("who", seat=seat)


def moves(code: str) -> Figures:
    first, second = EFFECTS.moves[code]
    return {"first": move(first), "second": move(second)}


def move(given: AutoMove) -> Phrase:
    return Phrase(f"move-{given.tag}", given.figures())
