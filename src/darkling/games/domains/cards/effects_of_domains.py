"""Effects on Domains: tiles, monsters and tokens (they are msgspec Structs)."""

from typing import Annotated, Literal

from msgspec import Meta

from darkling.games.domains.cards import MONSTER_CODES, NO_CARD, SHIELD
from darkling.games.domains.cards.effect_kinds import Amount, DomainsEffect, Picks, items
from darkling.games.domains.cards.items import added
from darkling.games.domains.cards.schema import ItemsText
from darkling.games.domains.rules.attacked import attack_in_progress
from darkling.games.domains.rules.building import BuilderAtWork
from darkling.games.domains.rules.domain import flip, is_occupied, lose_monster, put_monster, take_monster
from darkling.games.domains.rules.events import TileRescued, TokenPut
from darkling.games.domains.rules.flipping import (
    NO_SPACE_TO_GUARD,
    FlipOwnTile,
    GuardOwnTile,
    flippable,
    guard,
    guardable,
    why_not_flippable,
)
from darkling.games.domains.rules.monsters import (
    NO_SPACE_FOR_MONSTER,
    DrawMonster,
    PlaceMonster,
    SacrificeOne,
    own_monsters,
    spaces_for,
    why_not_bring,
    why_not_draw,
)
from darkling.games.domains.rules.places import SPACES, Space
from darkling.games.domains.rules.state import ALTAR, EMPTY, WEAPON, Domains
from darkling.games.domains.rules.tiles import tile_of
from darkling.games.domains.rules.vocabulary import (
    AT,
    CHOOSE_A_MONSTER,
    CHOOSE_OWN_SPACE,
    FLIP_A_TILE,
    GUARD_A_SPACE,
    MONSTER,
    PLACE_A_MONSTER,
    VOCABULARY,
)
from darkling.table.decision import Prompt, Seat
from darkling.table.option import Option
from darkling.table.rule import Rule, WhyNot

PILE_SOURCE, OWN_SOURCE = "pile", "own"
TOKENS = {"weapon": WEAPON, "altar": ALTAR}

NO_MONSTER_TO_MOVE = WhyNot("no-monster-to-move", "DM-R-83")
NO_MONSTER_TO_BANISH = WhyNot("no-monster-to-banish", "DM-R-83")
NO_SPACE_FOR_TOKEN = WhyNot("no-space-for-token", "DM-R-83")
NOTHING_TO_RESCUE = WhyNot("nothing-to-rescue", "DM-R-83")
NO_TILE_TO_BUILD = WhyNot("no-tile-to-build", "DM-R-83")


def _thing(pick: int) -> int:
    return VOCABULARY.options[pick].thing


# Tiles.


class Flip(DomainsEffect, frozen=True):
    """DM-TILE-06, DM-TILE-07: turn a tile of one's own that is not guarded."""

    to: Literal["dark", "light"]
    who: Literal["me", "all"] = "me"
    must: bool = False

    @property
    def to_dark(self) -> bool:
        return self.to == "dark"

    def asks(self) -> int:
        return 1

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return why_not_flippable(g, seat, self.to_dark)

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return FLIP_A_TILE, [AT[space] for space in flippable(g, seat, self.to_dark)]

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        flip(g, seat, _thing(picked[0]))
        return None

    def befall(self, _g: Domains, seat: Seat) -> Rule | None:
        return FlipOwnTile(seat, self.to_dark, self.must)


class Guard(DomainsEffect, frozen=True):
    """DM-FORT-10, DM-R-53: put a space of one's own out of bounds until the evening."""

    who: Literal["me", "all"] = "me"
    only: Literal["light"] | None = None

    def asks(self) -> int:
        return 1

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if guardable(g, seat, self.only is not None) else NO_SPACE_TO_GUARD

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return GUARD_A_SPACE, [AT[space] for space in guardable(g, seat, self.only is not None)]

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        guard(g, seat, _thing(picked[0]))
        return None

    def befall(self, _g: Domains, seat: Seat) -> Rule | None:
        return GuardOwnTile(seat)


class Build(DomainsEffect, frozen=True):
    """DM-R-81: for one tile that is built in this Foreman phase: it is cheaper, or may be placed dark."""

    less: ItemsText = ""
    dark: bool = False

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if g.held[seat] else NO_TILE_TO_BUILD

    def do(self, g: Domains, _seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        building = g.running(BuilderAtWork)
        assert building is not None, "it is used at the Foreman"
        building.less = added(building.less, items(self.less))
        building.dark += self.dark
        return None


class RescueTile(DomainsEffect, frozen=True):
    """DM-R-73: the tile of a lost space goes back to those that are not built."""

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        space = _lost_space(g, seat)
        return NOTHING_TO_RESCUE if space == NO_CARD or g.tiles[seat][space] == EMPTY else None

    def do(self, g: Domains, seat: Seat, _picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        space = _lost_space(g, seat)
        tile = tile_of(g.tiles[seat][space])
        g.set_tile(seat, space, EMPTY)
        g.held[seat] = tuple(sorted((*g.held[seat], tile)))
        g.emit(TileRescued, seat, tile)
        return None


def _lost_space(g: Domains, seat: Seat) -> Space:
    """Return the space that a seat is about to lose; NO_CARD if it is about to lose none."""
    attack = attack_in_progress(g)
    return attack.space if attack is not None and attack.owner == seat else NO_CARD


# Tokens.


class PutToken(DomainsEffect, frozen=True):
    """DM-SPELL-11: put a Weapon on a space with something on it, or an Altar on a dark tile, for good."""

    token: Literal["weapon", "altar"]

    def asks(self) -> int:
        return 1

    def spaces(self, g: Domains, seat: Seat) -> list[Space]:
        may_hold = is_occupied if self.token == "weapon" else Domains.has_dark
        return [space for space in range(SPACES) if may_hold(g, seat, space)]

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if self.spaces(g, seat) else NO_SPACE_FOR_TOKEN

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_OWN_SPACE, [AT[space] for space in self.spaces(g, seat)]

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        space = _thing(picked[0])
        g.add_tokens(seat, space, TOKENS[self.token])
        g.emit(TokenPut, seat, self.token, space)
        return None


# Monsters.


class PutMonster(DomainsEffect, frozen=True):
    """DM-R-40: put a monster on a space: out of the pile, one that is brought along, or one of one's own."""

    source: Annotated[str, Meta(pattern=r"^(pile|own|MO\d\d)$")]
    where: Literal["legal", "any", "dark_bare", "empty_area"]
    who: Literal["me", "all"] = "me"

    def asks(self) -> int:
        """Only what is at hand is picked, and where it goes; what comes is not known before."""
        return 2 if self.source == OWN_SOURCE else 0

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        if self.source == PILE_SOURCE:
            return why_not_draw(g, seat, self.where)
        if self.source == OWN_SOURCE:
            return None if _movable(g, seat) else NO_MONSTER_TO_MOVE
        return why_not_bring(g, MONSTER_CODES.index(self.source))

    def choices(self, g: Domains, seat: Seat, picked: Picks) -> tuple[Prompt, list[Option]]:
        if not picked:
            return CHOOSE_A_MONSTER, [MONSTER[monster] for monster in _movable(g, seat)]
        return PLACE_A_MONSTER, [AT[space] for space in _other_spaces(g, seat, _thing(picked[0]))]

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        if self.source == PILE_SOURCE:
            return DrawMonster(seat, self.where)
        if self.source != OWN_SOURCE:
            monster = MONSTER_CODES.index(self.source)
            return PlaceMonster(seat, monster) if why_not_bring(g, monster) is None else None
        _move_monster(g, seat, picked)
        return None


def _movable(g: Domains, seat: Seat) -> list[int]:
    """Return the monsters of a seat that could stand on another space of its Domain."""
    monsters = [monster for row in g.monsters[seat] for monster in row]
    return sorted([monster for monster in monsters if _other_spaces(g, seat, monster)])


def _other_spaces(g: Domains, seat: Seat, monster: int) -> list[Space]:
    return [space for space in spaces_for(g, seat, monster) if monster not in g.monsters[seat][space]]


def _move_monster(g: Domains, seat: Seat, picked: Picks) -> None:
    monster, space = _thing(picked[0]), _thing(picked[1])
    take_monster(g, seat, monster)
    put_monster(g, seat, monster, space)


class RescueMonster(DomainsEffect, frozen=True):
    """DM-AFT-02, DM-R-73: a monster of a lost space goes to another space of its owner."""

    def asks(self) -> int:
        return 2

    def monsters(self, g: Domains, seat: Seat) -> list[int]:
        space = _lost_space(g, seat)
        on_space = () if space == NO_CARD else g.monsters[seat][space]
        return [monster for monster in on_space if _other_spaces(g, seat, monster)]

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        if self.monsters(g, seat):
            return None
        space = _lost_space(g, seat)
        has_monster = space != NO_CARD and g.monsters[seat][space]
        return NO_SPACE_FOR_MONSTER if has_monster else NOTHING_TO_RESCUE

    def choices(self, g: Domains, seat: Seat, picked: Picks) -> tuple[Prompt, list[Option]]:
        if not picked:
            return CHOOSE_A_MONSTER, [MONSTER[monster] for monster in self.monsters(g, seat)]
        return PLACE_A_MONSTER, [AT[space] for space in _other_spaces(g, seat, _thing(picked[0]))]

    def do(self, g: Domains, seat: Seat, picked: Picks, _spared: tuple[Seat, ...]) -> Rule | None:
        _move_monster(g, seat, picked)
        return None


class RemoveMonster(DomainsEffect, frozen=True):
    """DM-REM-01: put a weak monster of a rival into the box."""

    most_shield: Amount

    def asks(self) -> int:
        return 1

    def victims(self, g: Domains, seat: Seat) -> list[int]:
        monsters = [monster for rival in g.rivals(seat) for monster in own_monsters(g, rival)]
        return [monster for monster in monsters if SHIELD[monster] <= self.most_shield]

    def why_not(self, g: Domains, seat: Seat) -> WhyNot | None:
        return None if self.victims(g, seat) else NO_MONSTER_TO_BANISH

    def choices(self, g: Domains, seat: Seat, _picked: Picks) -> tuple[Prompt, list[Option]]:
        return CHOOSE_A_MONSTER, [MONSTER[monster] for monster in self.victims(g, seat)]

    def affected(self, g: Domains, _seat: Seat, picked: Picks) -> list[Seat]:
        return [_owner(g, _thing(picked[0]))]

    def do(self, g: Domains, _seat: Seat, picked: Picks, spared: tuple[Seat, ...]) -> Rule | None:
        monster = _thing(picked[0])
        owner = _owner(g, monster)
        if owner not in spared:
            lose_monster(g, owner, monster)
        return None


def _owner(g: Domains, monster: int) -> Seat:
    (owner,) = [seat for seat in g.seats for row in g.monsters[seat] if monster in row]
    return owner


class SacrificeMonster(DomainsEffect, frozen=True):
    """DM-R-52: each player gives up a monster."""

    def befall(self, _g: Domains, seat: Seat) -> Rule | None:
        return SacrificeOne(seat)
