"""Cards, costs and effects as phrases."""

from collections import Counter
from collections.abc import Sequence

from darkling.games.heists.cards.files import BOX
from darkling.games.heists.cards.schema import Auto, Challenge, Cost, Effect, Heist, Larceny, Move, Scoundrel
from darkling.games.heists.turn_view import HeldView
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


def counted(codes: Sequence[str]) -> Said:
    """Return the names of cards, with their number where there are several of a kind."""
    counts = Counter(map(name, codes))
    return listed([phrase("several", card=card, count=count) for card, count in counts.items()], last="comma")


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


def in_short(given: Effect) -> Phrase:
    """Return what an effect does, for little room."""
    return Phrase(f"tiny-{given.do}", effect(given).args)


def effects(given: Sequence[Effect]) -> Said:
    """Return what several effects do."""
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
    printed, does = figures(code), SCOUNDRELS[code].effects
    return Phrase("scoundrel-with-text", {**printed.args, "text": effects(does)}) if does else printed


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
    """Return what it takes to recruit a scoundrel, as part of its description."""
    return phrase("cost-none") if is_free(code) else phrase("costs", cost=price(code))


def is_free(code: str) -> bool:
    """Say whether recruiting a scoundrel takes nothing at all."""
    return SCOUNDRELS[code].cost in (None, Cost(0))


def price(code: str) -> Said:
    """Return what it takes to recruit a scoundrel."""
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
        challenges=listed([_step(part, meet) for part in card.challenges], "semicolon", "semicolon"),
        permanent=permanent(code),
    )


def _step(part: Challenge, meet: bool) -> Phrase:
    needed, bonus = part.number + (not meet), effect(part.bonus)
    return phrase("step", challenge=part.name, needs=part.needs, needed=needed, bonus=bonus)


def permanent(code: str) -> Phrase:
    """Return the permanent effect of a heist."""
    text = effect(HEISTS[code].permanent)
    return phrase("starred", text=text) if HEISTS[code].starred else text


def lasting(code: str) -> Phrase:
    """Return the permanent effect of a heist, for little room."""
    text = in_short(HEISTS[code].permanent)
    return phrase("tiny-starred", text=text) if HEISTS[code].starred else text


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
