"""The figures of Dark World games, drawn: on the board in three letters, and heroes with all they have."""

from collections.abc import Mapping, Sequence

from textual.content import Content

from darkling.games.darkworld.sight.view import HeroView, LyingView, MonsterView
from darkling.games.darkworld.telling.names import Names
from darkling.games.darkworld.telling.shared_view import SharedView, camp_worth
from darkling.terminal.palette import ASH, BLOOD, BONE, EMBER, GOLD, seat_colour
from darkling.terminal.scene import TerminalScene
from darkling.terminal.tables.piece import Piece, chip
from darkling.words import Words

TO_ACT = "◆"
UNKNOWN = "?"
LYING = "*"
ARMED = "†"
LETTERS, KIND_LETTERS = 3, 2


def figures(view: SharedView, names: Names) -> dict[str, list[Content]]:
    """Return who stands on each square; who acts or fights now stands out."""
    found: dict[str, list[Content]] = {}
    for number, hero in enumerate(view.heroes):
        if hero.square is not None:
            found.setdefault(hero.square, []).append(hero_token(view, number, names))
    for monster in view.monsters:
        found.setdefault(monster.square, []).append(monster_token(view, monster))
    return found


def hero_token(view: SharedView, number: int, names: Names) -> Content:
    """Draw a hero in three letters."""
    hero = view.heroes[number]
    busy = is_to_act(view, hero) or (view.blow is not None and view.blow.hero == hero.hero)
    style = f"bold {seat_colour(number)}{' reverse' if busy else ''}"
    return Content.styled(names[hero.hero][:LETTERS].upper(), style)


def monster_token(view: SharedView, monster: MonsterView) -> Content:
    """Draw a monster in two letters and its Hit Strength, as far as it is known."""
    acting = view.acting is not None and view.acting.monster == monster.monster
    fighting = view.blow is not None and view.blow.monster == monster.monster
    style = f"bold {BLOOD}{' reverse' if acting or fighting else ''}"
    known = monster.strength if len(monster.possible) > 1 else monster.possible[0]
    text = monster.kind[:KIND_LETTERS].capitalize() + (UNKNOWN if known is None else str(known))
    return Content.styled(text, style)


def lying(items: Sequence[LyingView], words: Words) -> dict[str, Content]:
    """Draw the magic items that lie about."""
    return {
        item.square: Content.styled(f"{LYING}{item_name(item.item, words)[:1]}", f"bold {GOLD}")
        for item in items
    }


def is_to_act(view: SharedView, hero: HeroView) -> bool:
    """Say whether it is a hero's turn."""
    return view.acting is not None and view.acting.hero == hero.hero


def hero_box(scene: TerminalScene, number: int, names: Names, extras: Sequence[str], cramped: bool) -> Piece:
    """Draw a hero with all it has; `extras` are belongings of a game's own."""
    hero: HeroView = scene.view.heroes[number]
    strike = f"strike {hero.hero}"
    lines = _short(scene, number, names, extras) if cramped else _long(scene, number, names, extras)
    lines[0] = chip(scene, strike) + lines[0]
    box = Piece(Content("\n").join(lines), scene, strike, classes="seat")
    box.styles.border_left = ("outer", seat_colour(number))
    return box


def _long(scene: TerminalScene, number: int, names: Names, extras: Sequence[str]) -> list[Content]:
    hero: HeroView = scene.view.heroes[number]
    words = scene.words
    weapon = words.say("hero-weapon", weapon=names[hero.weapon] if hero.weapon else "none")
    things = ", ".join([*[item_name(item, words) for item in hero.items], *extras])
    return [
        Content(" ").join(_called(scene, number, names[hero.hero])),
        _figures(scene, hero),
        Content.styled(weapon, GOLD if hero.weapon else ASH),
        Content.styled(things, BONE),
    ]


def _short(scene: TerminalScene, number: int, names: Names, extras: Sequence[str]) -> list[Content]:
    hero: HeroView = scene.view.heroes[number]
    letters = [item_name(item, scene.words)[:1] for item in hero.items] + [extra[:1] for extra in extras]
    things = Content.assemble((ARMED if hero.weapon else "", GOLD), ("".join(letters), BONE))
    called = _called(scene, number, names[hero.hero][:LETTERS].upper())
    return [Content(" ").join([*called, things]), _figures(scene, hero)]


def _called(scene: TerminalScene, number: int, name: str) -> list[Content]:
    """Return the name of a hero and its Hit Points."""
    hero: HeroView = scene.view.heroes[number]
    act = TO_ACT if is_to_act(scene.view, hero) else ""
    key = "board-out" if hero.square is None else "board-hp"
    points = Content.styled(scene.words.say(key, hp=hero.hp), BLOOD)
    return [Content.assemble((act, EMBER), (name, f"bold {seat_colour(number)}")), points]


def _figures(scene: TerminalScene, hero: HeroView) -> Content:
    """Return whose a hero is, and the figures of its Base Camp."""
    words = scene.words
    owner = words.say("who-first", seat=hero.seat)
    hits, misses = (hero.hits, hero.misses) if hero.hits is not None else ("hidden", "hidden")
    cards = words.say("board-cards", count=hero.cards, hits=hits, misses=misses or 0)
    camp = words.say("board-camp", coins=hero.coins, strength=camp_worth(hero))
    return Content.assemble((owner, ASH), " ", (cards, BONE), " ", (camp, GOLD))


def item_name(code: str, words: Words) -> str:
    """Return the short name of a magic item."""
    return words.say("board-item", item=code)


def stacked(*layers: Mapping[str, Sequence[Content]]) -> dict[str, list[Content]]:
    """Return everyone who stands on each square."""
    found: dict[str, list[Content]] = {}
    for layer in layers:
        for square, tokens in layer.items():
            found.setdefault(square, []).extend(tokens)
    return found
