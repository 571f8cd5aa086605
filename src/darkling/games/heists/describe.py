"""Cards, costs and effects as phrases."""

from collections.abc import Sequence

from darkling.games.heists.cards.files import BOX
from darkling.games.heists.cards.schema import Auto, Challenge, Cost, Effect, Heist, Larceny, Move, Scoundrel
from darkling.games.heists.view import HeldView
from darkling.games.heists.vocabulary import AUTO
from darkling.table.decision import Seat
from darkling.table.phrase import Phrase, Said, listed, phrase

Block = list[Phrase | tuple[tuple[Phrase, ...], ...]]
"""A heading and the lines below it; empty if there is nothing to show."""

SCOUNDRELS = {card.id: card for card in BOX.scoundrels}
LARCENY = {card.id: card for card in BOX.larceny}
HEISTS = {heist.id: heist for heist in BOX.heists}
AUTOS = {card.id: card for card in BOX.auto}
NAMED: dict[str, Scoundrel | Larceny | Heist] = {**SCOUNDRELS, **LARCENY, **HEISTS}


def name(code: str) -> str:
    """Return the name of a card; a player or a number is called by its code."""
    return NAMED[code].name if code in NAMED else code


def names(codes: Sequence[str]) -> Said:
    """Return the names of cards, one after the other."""
    return listed([name(code) for code in codes])


def effect(given: Effect) -> Phrase:
    """Return what an effect does."""
    if given.do == "ignore":
        return phrase("effect-ignore", card=given.card or "", amount=given.amount or 1)
    return phrase(
        f"effect-{given.do}",
        amount=given.amount if given.amount is not None else given.coins or 0,
        most=given.most or 0,
        suit=given.suit or given.of or "",
        card=given.card or "",
    )


def effects(given: Sequence[Effect]) -> Said:
    """Return what several effects do."""
    return listed([effect(one) for one in given], last="comma")


def scoundrel(code: str) -> Phrase:
    """Return a scoundrel with its figures and what it does."""
    card = SCOUNDRELS[code]
    figures: dict[str, Said] = {
        "scoundrel": card.name,
        "suit": card.suit,
        "sway": card.sway,
        "crime": card.crime,
    }
    if not card.effects:
        return Phrase("scoundrel", figures)
    return Phrase("scoundrel-with-text", {**figures, "text": effects(card.effects)})


def held(card: HeldView) -> Phrase:
    """Return a card in hand: what it is worth now, and whether it has been used."""
    printed = SCOUNDRELS[card.card]
    figures: dict[str, Said] = {
        "scoundrel": printed.name,
        "crime": card.crime,
        "sway": card.sway,
        "used": card.used or "no",
    }
    if not printed.effects:
        return Phrase("held", figures)
    return Phrase("held-with-text", {**figures, "text": effects(printed.effects)})


def cost(code: str) -> Phrase:
    """Return what it takes to recruit a scoundrel."""
    price = SCOUNDRELS[code].cost or Cost(0)
    parts = [phrase("cost-sway", sway=price.sway)] if price.sway else []
    if price.coins:
        parts.append(phrase("cost-coins", amount=price.coins))
    if price.heat:
        parts.append(phrase("cost-heat"))
    return phrase("costs", cost=listed(parts)) if parts else phrase("cost-none")


def street_effect(code: str) -> Phrase:
    """Return what happens to everybody when a Cop comes out."""
    return phrase(f"street-{SCOUNDRELS[code].street}")


def heist(code: str) -> Phrase:
    """Return a heist with its challenges."""
    card = HEISTS[code]
    return phrase(
        "heist",
        heist=card.name,
        notoriety=card.notoriety,
        challenges=listed([_step(part) for part in card.challenges], "semicolon", "semicolon"),
        permanent=permanent(code),
    )


def _step(part: Challenge) -> Phrase:
    bonus = effect(part.bonus)
    return phrase("step", challenge=part.name, needs=part.needs, number=part.number, bonus=bonus)


def permanent(code: str) -> Phrase:
    """Return the permanent effect of a heist."""
    text = effect(HEISTS[code].permanent)
    return phrase("starred", text=text) if HEISTS[code].starred else text


def trick(code: str) -> Said:
    """Return what a larceny card does."""
    return effects(LARCENY[code].effects)


def who(seat: Seat) -> Phrase:
    """Return a seat, or the Auto Player, within a sentence."""
    return phrase("auto-player") if seat == AUTO else phrase("who", seat=seat)


def moves(card: Auto) -> dict[str, Said]:
    """Return the two moves of an Auto Player card."""
    return {"first": move(card.first), "second": move(card.second)}


def move(given: Move) -> Phrase:
    """Return a move of the Auto Player."""
    return phrase(f"move-{given.do}", suit=given.suit or "", amount=given.amount or 0)
