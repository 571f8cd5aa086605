"""The figures of every Dark World game as phrases."""

from collections.abc import Mapping, Sequence
from functools import cache

from darkling.games.darkworld.pieces import Pieces
from darkling.games.darkworld.view import HeroView, MonsterView, SupplyView
from darkling.table.phrase import Phrase, Said, listed, phrase

Row = tuple[Phrase, ...]
Block = list[Phrase | tuple[Row, ...]]


def names_of(pieces: Pieces) -> Mapping[str, str]:
    """Return the names of all pieces by their codes."""
    names = {hero.id: hero.name for hero in pieces.heroes}
    names |= {monster.id: monster.name for monster in pieces.monsters}
    names |= {item.id: item.name for item in pieces.items}
    names |= {weapon.id: weapon.name for weapon in pieces.weapons}
    for code, kind, strength in zip(pieces.figure_codes, pieces.kind_of, pieces.strength_of, strict=True):
        names[code] = f"{pieces.monsters[kind].name} {strength}"
    return names


def listed_names(codes: Sequence[str], names: Mapping[str, str]) -> Said:
    """Return names one after the other; `none` where there is nothing."""
    return listed([names[code] for code in codes]) if codes else "none"


@cache
def lesson_for(side: str, entries: tuple[str, ...]) -> list[Phrase]:
    """Return what a newcomer of a side should know, and what the words of the game mean."""
    parts = [phrase(f"lesson-{part}", side=side) for part in ("aim", "turn", "fight", "end")]
    return [
        phrase("lesson", text=listed(parts, between="paragraphs", last="paragraphs")),
        *explained(entries),
    ]


def explained(entries: Sequence[str]) -> list[Phrase]:
    """Return what words of the game mean."""
    return [
        phrase("explained", title=phrase(f"glossary-{key}"), text=phrase(f"text-{key}")) for key in entries
    ]


def hero_line(hero: HeroView, names: Mapping[str, str]) -> Phrase:
    """Return a hero: who, where, Hit Points, cards, belongings."""
    return phrase(
        "hero-line",
        who=phrase("hero-name", seat=hero.seat, hero=names[hero.hero]),
        square=hero.square or "none",
        hp=phrase("hero-hp", hp=hero.hp),
        cards=phrase("hero-cards", count=hero.cards, hits=_secret(hero.hits), misses=_secret(hero.misses)),
        weapon=phrase("hero-weapon", weapon=names[hero.weapon] if hero.weapon else "none"),
        items=phrase("hero-items", items=listed_names(hero.items, names)),
        camp=phrase("hero-camp", coins=hero.coins, figures=len(hero.camp), strength=camp_worth(hero)),
    )


def _secret(count: int | None) -> Said:
    return "hidden" if count is None else count


def camp_worth(hero: HeroView) -> int:
    """Return the points of the figures in a Base Camp."""
    return sum([figure.strength for figure in hero.camp])


def monster_line(monster: MonsterView, names: Mapping[str, str]) -> Phrase:
    """Return a monster: what, where, how strong, what it carries."""
    item = names[monster.item] if monster.item else "none"
    kind, strength = names[monster.kind], strength_of(monster)
    return phrase("monster-line", kind=kind, square=monster.square, strength=strength, item=item)


def supply_kind(kind: SupplyView, names: Mapping[str, str]) -> Phrase:
    """Return how many figures of a type are left, and to the overlord how strong each is."""
    strengths = "hidden" if kind.strengths is None else listed([str(one) for one in kind.strengths])
    return phrase("supply-kind", kind=names[kind.kind], count=kind.count, strengths=strengths)


def strength_of(monster: MonsterView) -> Phrase:
    """Return how strong a monster is as far as the viewer can tell."""
    least, most = min(monster.possible), max(monster.possible)
    # What can be only one strength is no secret, though nobody has looked.
    known = "public" if least == most else ("secret" if monster.strength is not None else "no")
    return phrase("strength", known=known, strength=monster.strength or least, least=least, most=most)
