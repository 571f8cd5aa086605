"""What is on the table after a scene of a row, and what should be."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from re import fullmatch
from typing import Any

from games.darkness.board import put_effect, square
from games.darkness.card_words import AC_NAMES, ADVANCEMENT_NAMES, ITEM_NAMES, RC_NAMES, cards_in, xy

from darkling.games.darkness.cards.language import KEEP
from darkling.games.darkness.rules.state import FATIGUED, POISE, Darkness
from darkling.games.darkness.rules.turn_state import TurnState

HEROES, FOES = ("hero", "ally", "third", "fourth", "fifth"), "abcdef"


def snapshot(g: Darkness) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for label, figure in figures(g):
        found[label] = (g.hp[figure], where(g, figure), effects_on(g, figure))
    for hero, label in enumerate(HEROES[: g.heroes]):
        hand = [*[AC_NAMES[ac] for ac in g.pile(hero, 0)], *[RC_NAMES[rc] for rc in g.pile(hero, 1)]]
        found[f"{label}'s hand"] = sorted(hand)
    found["zones"] = sorted(zones(g))
    found["floats"] = list(g.floats[0])
    found["marks"] = [name for name, bit in (("poise", POISE), ("fatigued", FATIGUED)) if g.marks[0] & bit]
    found["items"] = [ITEM_NAMES[item] for item in g.items[0]]
    found["skills"] = [ADVANCEMENT_NAMES[one] for one in g.advancements[0]]
    found["danger"], found["far"] = [str(g.next_danger)], [str(g.far_starters)]
    found["knows"] = [[AC_NAMES[ac] for ac in cards] for cards in g.scried[0][:2]]
    return found


def expected(g: Darkness, before: dict[str, Any], after: str) -> dict[str, Any]:
    """Return what should be on the table: as before, but for what is said."""
    found = dict(before)
    found["hero's hand"] = []
    for clause in [clause for clause in after.split("; ") if clause]:
        name, _, rest = clause.partition(" ")
        if name in before and name in (*HEROES, *FOES):
            found[name] = changed(before[name], rest.split())
        elif name == "hand":
            found["hero's hand"] = sorted(cards_in(rest))
        elif name.endswith("'s"):
            found[f"{name} hand"] = sorted(cards_in(rest.removeprefix("hand").strip()))
        elif name == "zone":
            kind, corners = rest.split()
            found["zones"] = sorted([*found["zones"], (kind, tuple(area(g, corners)))])
        elif name in ("zones", "knows", "floats"):
            found[name] = KNOWN[name](rest)
        elif name != "no":
            assert name in ("marks", "items", "skills", "danger", "far"), f"what is {clause!r}?"
            found[name] = list(cards_in(rest))
    return found


def barred(after: str) -> list[str]:
    """Return what is not offered at the end: `no Run`."""
    return [clause.removeprefix("no ") for clause in after.split("; ") if clause.startswith("no ")]


def knows(rest: str) -> list[list[str]]:
    return [list(cards_in(one)) for one in rest.split(" / ")]


def floats(rest: str) -> list[int]:
    return [int(number) for number in rest.split()]


def no_zones(_rest: str) -> list[str]:
    return []


KNOWN = {"knows": knows, "floats": floats, "zones": no_zones}


def changed(before: tuple[int, str, list[str]], tokens: Sequence[str]) -> tuple[int, str, list[str]]:
    """Return a figure after what is said of it; all its effects are said."""
    hp, at, _ = before
    effects: list[str] = []
    for token in tokens:
        if token == "dead":
            hp, at = 0, ""
        elif token == "down":
            hp = 0
        elif token.startswith("@"):
            at = token[1:]
        elif fullmatch(r"\d+", token):
            hp = int(token)
        else:
            effects.append(token)
    return hp, at, sorted(effects)


def figures(g: Darkness) -> Iterator[tuple[str, int]]:
    yield from zip(HEROES, range(g.heroes), strict=False)
    yield from zip(FOES, range(g.heroes, len(g.hp)), strict=False)


def figure_of(g: Darkness, label: str) -> int:
    return dict(figures(g))[label]


def where(g: Darkness, figure: int) -> str:
    if g.at[figure] < 0:
        return ""
    x, y = g.board.points[g.at[figure]]
    return f"{x}/{y}"


def effects_on(g: Darkness, figure: int) -> list[str]:
    on = [effect for effect in g.effects if effect[3] == figure and effect[4] not in ("card", "zone")]
    return sorted(
        [effect_text(verb, what, amount, left, rest) for _, _, _, _, verb, what, amount, left, _, rest in on]
    )


def effect_text(verb: str, what: str, amount: int, left: int, rest: Iterable[int]) -> str:
    lasts = "K" if left >= KEEP else str(left)
    if verb == "dot":
        return f"dot({','.join(map(str, rest))})"
    if verb == "mod":
        return f"{what}{amount:+d}({lasts})"
    return f"{verb}:{what}({lasts})" if what else f"{verb}({lasts})"


def zones(g: Darkness) -> Iterator[tuple[str, tuple[int, ...]]]:
    for _, _, _, _, verb, what, amount, left, _, squares in g.effects:
        if verb == "zone":
            yield f"{what}{amount}({left})", tuple(sorted(squares))


def put(g: Darkness, figure: int, token: str) -> None:
    """Lay an effect, written as in `after`: on a hero by the first foe, on a foe by the first hero."""
    by = g.heroes if figure < g.heroes else 0
    numbers = fullmatch(r"dot\((.+)\)", token)
    change = fullmatch(r"(\w+)([+-]\d+)\((\w)\)", token)
    other = fullmatch(r"(\w+)\((\w)\)", token)
    if numbers:
        rest = tuple(map(int, numbers[1].split(",")))
        put_effect(g, by, figure, "dot", amount=rest[0], lasts=len(rest), rest=rest)
    elif change:
        put_effect(g, by, figure, "mod", change[1], amount=int(change[2]), lasts=rounds(change[3]))
    else:
        assert other, f"what is {token!r}?"
        put_effect(g, by, figure, other[1], lasts=rounds(other[2]))


def rounds(text: str) -> int:
    return KEEP if text == "K" else int(text)


def all_cards(g: Darkness) -> Counter[str]:
    """Return all cards of the heroes, wherever they are."""
    found: Counter[str] = Counter()
    for zone, cards in enumerate(g.piles):
        found.update([f"{zone % 2} {card}" for card in cards])
    found.update([f"{effect[1] // 1000} {effect[1] % 1000}" for effect in g.effects if effect[4] == "card"])
    turn = g.running(TurnState)
    found.update([f"0 {ac}" for ac in (turn.returning if turn is not None else ())])
    return found


def area(g: Darkness, corners: str) -> list[int]:
    (left, top), (right, bottom) = [xy(corner) for corner in corners.split("-")]
    return sorted([square(g, x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)])


def clauses(g: Darkness, text: str) -> Iterator[tuple[int, list[str]]]:
    for clause in [clause for clause in text.split("; ") if clause]:
        name, *tokens = clause.split()
        yield figure_of(g, name), tokens
