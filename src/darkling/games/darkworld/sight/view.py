"""What a screen may show of the figures of every Dark World game."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from darkling.games.darkworld.rules.bout import HeroBlow, MonsterBlow
from darkling.games.darkworld.rules.hero_turn import HeroTurn
from darkling.games.darkworld.rules.lexicon import MOST_HITS, MOST_MISSES
from darkling.games.darkworld.rules.outcome import Parts
from darkling.games.darkworld.rules.overlord_turn import MonsterTurn
from darkling.games.darkworld.rules.placing import PlaceMonsters
from darkling.games.darkworld.rules.reward import Reward
from darkling.games.darkworld.rules.state import (
    ACTIONS,
    BACK,
    BASIC,
    BASIC_DICE,
    BOSS,
    FULL_HP,
    IN_HAND,
    ITEM_KINDS,
    NO_ITEM,
    OUT,
    OVERLORD,
    DarkWorld,
    Hero,
    Monster,
    Square,
)
from darkling.grid import reach
from darkling.table.decision import Seat


class FigureView(Struct, frozen=True):
    """A monster in a Base Camp."""

    kind: str
    strength: int


class PointsView(Struct, frozen=True):
    """What a hero has points for, and how many."""

    part: str
    points: int


class HeroView(Struct, frozen=True):
    """A hero. Its cards are told to its owner alone, the values of its coins to nobody before the end."""

    hero: str
    seat: Seat
    square: str | None
    """None for one who is out of the game."""
    hp: int
    full_hp: int
    turn_actions: int
    """So many actions a turn begins with."""
    basic_dice: int
    """So many dice it rolls without a Golden Weapon."""
    weapon: str | None
    """None for the weapon it began with."""
    items: tuple[str, ...]
    item_limit: int
    cards: int
    hits: int | None
    misses: int | None
    coins: int
    gold: int | None
    camp: tuple[FigureView, ...]
    camp_strength: int
    points: tuple[PointsView, ...]
    """All that counts at the end, coins once they are counted; nothing for one who is out of the game."""
    total: int


class MonsterView(Struct, frozen=True):
    """A monster on the board. Its Hit Strength is known to the overlord, and to all once it was struck."""

    monster: int
    kind: str
    square: str
    item: str | None
    strength: int | None
    is_public: bool
    possible: tuple[int, ...]
    """The Hit Strengths it may have as far as everyone can tell."""


class LyingView(Struct, frozen=True):
    """A magic item on the board."""

    square: str
    item: str


class SupplyView(Struct, frozen=True):
    """How many figures of a type are left; the overlord sees the Hit Strength of each."""

    kind: str
    count: int
    strengths: tuple[int, ...] | None


class ReachView(Struct, frozen=True):
    """A square that can be walked to, by which squares; each step is an action."""

    square: str
    cost: int
    path: tuple[str, ...]


class ActingView(Struct, frozen=True):
    """Whose figure acts now: a hero or a monster, with its actions and where it can walk."""

    hero: str | None
    monster: int | None
    actions: int
    steps: int
    reach: tuple[ReachView, ...]


class BlowView(Struct, frozen=True):
    """A blow under way, and what the dice show. Without a monster the overlord's own figure fights."""

    hero: str
    monster: int | None
    hero_strikes: bool
    dice: tuple[int, ...]
    total: int
    needed: int | None
    """What slays the monster, as far as everyone knows."""
    odds: tuple[int, ...]
    """How likely a hero's blow slays with 0, 1, 2 and 3 Hit cards, in percent, as far as all can tell."""
    damages: tuple[int, ...]
    """What the blow comes to with each number of Hit or Miss cards."""
    hp_left: tuple[int, ...]
    """What a monster's blow leaves of the hero's Hit Points with each number of Miss cards."""


class PlacingView(Struct, frozen=True):
    """Monsters being placed: how many are, how many may be, and what is known of the next one.

    The overlord sees how much Hit Strength is left, and that of the next one.
    """

    group: int
    placed: int
    least: int
    most: int
    left: int | None
    kind: str | None
    item: str | None
    strength: int | None


class OfferedItem(Struct, frozen=True):
    """The magic item of a slain monster, to be taken or left."""

    hero: str
    item: str
    square: str


def hero_view(
    g: DarkWorld, hero: Hero, viewer: Seat | None, squares: Sequence[str], points: Parts
) -> HeroView:
    """Return a hero as a seat sees it."""
    pieces, is_own = g.pieces, g.owner(hero) == viewer
    parts = points if g.at[hero] != OUT else {}
    camp = tuple([_figure(g, monster) for monster in g.camp(hero)])
    return HeroView(
        hero=pieces.hero_codes[hero],
        seat=g.owner(hero),
        square=squares[g.at[hero]] if g.at[hero] != OUT else None,
        hp=g.hp[hero],
        full_hp=FULL_HP,
        turn_actions=ACTIONS,
        basic_dice=BASIC_DICE,
        weapon=pieces.weapon_codes[g.golden[hero]] if g.golden[hero] != BASIC else None,
        items=tuple([pieces.item_codes[item] for item in g.bags[hero]]),
        item_limit=g.item_limit(hero),
        cards=g.cards_of(hero),
        hits=g.hits[hero] if is_own else None,
        misses=g.misses[hero] if is_own else None,
        coins=g.coins[hero],
        gold=sum(g.purses[hero]) if g.over else None,
        camp=camp,
        camp_strength=sum([figure.strength for figure in camp]),
        points=tuple([PointsView(part, count) for part, count in parts.items()]),
        total=sum(parts.values()),
    )


def _figure(g: DarkWorld, monster: Monster) -> FigureView:
    return FigureView(g.pieces.kind_codes[g.kind(monster)], g.strength(monster))


def monster_views(g: DarkWorld, viewer: Seat | None, squares: Sequence[str]) -> tuple[MonsterView, ...]:
    """Return the monsters on the board as a seat sees them."""
    return tuple([_monster_view(g, monster, viewer, squares) for monster in g.on_board()])


def _monster_view(g: DarkWorld, monster: Monster, viewer: Seat | None, squares: Sequence[str]) -> MonsterView:
    public, item = g.seen[monster], g.carried[monster]
    return MonsterView(
        monster=monster,
        kind=g.pieces.kind_codes[g.kind(monster)],
        square=squares[g.places[monster]],
        item=g.pieces.item_codes[item] if item != NO_ITEM else None,
        strength=g.strength(monster) if public or viewer == OVERLORD else None,
        is_public=public,
        possible=possible_strengths(g, monster),
    )


def possible_strengths(g: DarkWorld, monster: Monster) -> tuple[int, ...]:
    """Return the Hit Strengths a monster may have as far as everyone can tell."""
    return tuple(sorted(set(_likely_strengths(g, monster))))


def _likely_strengths(g: DarkWorld, monster: Monster) -> list[int]:
    """Return the same, as often as there are figures of each."""
    if g.seen[monster]:
        return [g.strength(monster)]
    kind = g.kind(monster)
    limit = g.limit_of(g.groups[monster]) - _least_beside(g, monster)
    left = list(g.pieces.monsters[kind].strengths)
    for other, seen in enumerate(g.seen):
        if seen and g.places[other] != BACK and g.kind(other) == kind:
            left.remove(g.strength(other))
    return [strength for strength in left if strength <= limit]


def _least_beside(g: DarkWorld, monster: Monster) -> int:
    """Return how much Hit Strength those at least have that were placed together with a monster."""
    group = g.groups[monster]
    others = [m for m, of in enumerate(g.groups) if of == group and m != monster and g.places[m] != BACK]
    kinds = g.pieces.monsters
    return sum([g.strength(m) if g.seen[m] else min(kinds[g.kind(m)].strengths) for m in others])


def lying_views(g: DarkWorld, squares: Sequence[str]) -> tuple[LyingView, ...]:
    """Return the magic items on the board."""
    pairs = [divmod(thing, ITEM_KINDS) for thing in g.lying]
    return tuple([LyingView(squares[square], g.pieces.item_codes[item]) for square, item in pairs])


def supply_views(g: DarkWorld, viewer: Seat | None) -> tuple[SupplyView, ...]:
    """Return the overlord's supply."""
    pieces = g.pieces
    views = []
    for kind, code in enumerate(pieces.kind_codes):
        strengths = tuple([pieces.strength_of[at] for at in g.supply if pieces.kind_of[at] == kind])
        views.append(SupplyView(code, len(strengths), strengths if viewer == OVERLORD else None))
    return tuple(views)


def acting_view(g: DarkWorld, squares: Sequence[str]) -> ActingView | None:
    """Return whose figure acts now, hero or monster, and where it can walk."""
    turn, active = g.running(HeroTurn), g.running(MonsterTurn)
    if turn is not None and g.at[turn.hero] != OUT:
        steps = turn.steps_left()
        walk = 0 if turn.is_ending() else steps
        found = reach_views(g, partial(_hero_onward, g, turn.hero), g.at[turn.hero], walk, squares)
        return ActingView(g.pieces.hero_codes[turn.hero], None, turn.actions, steps, found)
    if active is not None and g.places[active.monster] >= 0:
        monster, actions = active.monster, active.actions
        found = reach_views(g, partial(g.monster_steps, monster), g.places[monster], actions, squares)
        return ActingView(None, monster, actions, actions, found)
    return None


def _hero_onward(g: DarkWorld, hero: Hero, square: Square, steps: int) -> Sequence[Square]:
    is_stopped = square != g.at[hero] and g.ends_walk(hero, square)
    return () if is_stopped else g.hero_steps(hero, square, steps)


def reach_views(
    g: DarkWorld,
    onward: Callable[[Square, int], Sequence[Square]],
    start: Square,
    steps: int,
    squares: Sequence[str],
) -> tuple[ReachView, ...]:
    """Return where a figure can walk: `onward` says where each step may go. It stops where it may stay."""
    return tuple(
        [
            ReachView(squares[end], len(path), tuple([squares[at] for at in path]))
            for end, path in reach(onward, start, steps).items()
            if g.is_free(end) or g.shares(end)
        ]
    )


def blow_view(g: DarkWorld) -> BlowView | None:
    """Return the blow that cards may be played to, if there is one."""
    blow = g.running(HeroBlow) or g.running(MonsterBlow)
    if blow is None or (isinstance(blow, HeroBlow) and blow.slain):
        return None
    is_boss, strikes = blow.monster == BOSS, isinstance(blow, HeroBlow)
    known, total = is_boss or g.seen[blow.monster], sum(blow.dice)
    damages = [total + cards for cards in range(MOST_HITS + 1)] if strikes else _warded(total)
    return BlowView(
        hero=g.pieces.hero_codes[blow.hero],
        monster=None if is_boss else blow.monster,
        hero_strikes=strikes,
        dice=blow.dice,
        total=total,
        needed=blow.lacking(g) if isinstance(blow, HeroBlow) and known else None,
        odds=_odds(g, blow) if isinstance(blow, HeroBlow) else (),
        damages=tuple(damages),
        hp_left=() if strikes else tuple([max(0, g.hp[blow.hero] - damage) for damage in damages]),
    )


def _warded(total: int) -> list[int]:
    """Return what is left of a monster's blow with each number of Miss cards."""
    return [total - cards for cards in range(min(MOST_MISSES, total) + 1)]


def _odds(g: DarkWorld, blow: HeroBlow) -> tuple[int, ...]:
    """Return how likely the dice slay the monster with each number of Hit cards."""
    extra = g.needed(blow.monster) - g.strength(blow.monster)
    wounds = g.wounds if blow.monster == BOSS else 0
    strengths = [g.boss_strength()] if blow.monster == BOSS else _likely_strengths(g, blow.monster)
    needed = [strength + extra - wounds - sum(blow.dice) for strength in strengths]
    chances = [sum([lacking <= hits for lacking in needed]) for hits in range(MOST_HITS + 1)]
    return tuple([round(100 * chance / len(needed)) for chance in chances])


def placing_view(g: DarkWorld, viewer: Seat | None) -> PlacingView | None:
    """Return the placing of monsters that is under way, if there is one."""
    rule = g.running(PlaceMonsters)
    if rule is None:
        return None
    is_overlord = viewer == OVERLORD
    left = rule.left(g) if is_overlord else None
    kind = item = strength = None
    if IN_HAND in g.places:
        monster = g.places.index(IN_HAND)
        kind = g.pieces.kind_codes[g.kind(monster)]
        item = g.pieces.item_codes[g.carried[monster]] if g.carried[monster] != NO_ITEM else None
        strength = g.strength(monster) if is_overlord else None
    return PlacingView(rule.group, rule.count, rule.least, rule.most, left, kind, item, strength)


def offered_item(g: DarkWorld, squares: Sequence[str]) -> OfferedItem | None:
    """Return the magic item that a hero is asked to take or to leave."""
    reward = g.running(Reward)
    if reward is None or reward.item == NO_ITEM:
        return None
    pieces = g.pieces
    return OfferedItem(pieces.hero_codes[reward.hero], pieces.item_codes[reward.item], squares[reward.square])
