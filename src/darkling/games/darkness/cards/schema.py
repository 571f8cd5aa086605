"""The shapes of all cards as the files have them. Texts in the card language are read in `reading.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from darkling.table.cards import Art

CardName = Annotated[str, Meta(min_length=1)]
Letters = Annotated[str, Meta(pattern=r"^[IMPACTS]+$")]
CardText = str
"""Effects or parts in the card language."""
ConditionText = str
CopyCount = Annotated[int, Meta(ge=1, le=12)]
HitPoints = Annotated[int, Meta(ge=1, le=60)]
Danger = Annotated[int, Meta(ge=0, le=40)]
RoundCount = Annotated[int, Meta(ge=0, le=9)]
CardCounts = dict[str, CopyCount]
"""Cards by their ids, and how many copies of each."""
Class = Literal["melee", "ranged", "any"]
Distance = Literal["melee", "reach", "ranged", "any"]
ClassLetter = Literal["C", "A", "M", "S", "T", "I", "P"]
Ability = Literal["rage", "flow", "arcane_font", "poise", "crescendo", "the_question", "flux"]
FoeType = Literal["VERMIN", "MINION", "OUTSIDER", "UNDEAD", "DEMON", "SHADOW", "BEAST", "BOSS"]
Behaviour = Literal[
    "B-SNIPE", "B-BRUTE", "B-SWARM", "B-HUNT", "B-BLOOD", "B-PIKE", "B-RAID", "B-GRUDGE", "B-TURRET"
]
Ending = Literal["melee", "reach", "out"]
Per = Literal["turn", "round", "encounter", "dungeon", "once", "passive"]
When = Literal["own", "with", "attacked", "dying", "always", "own_part", "gained", "end_step"]
SpecialWord = Literal["slayer", "marksman", "field_medic", "vanguard", "mastery"]


class RawAction(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card; `lasts` is how many rounds it stays in play, or `keep`."""

    id: Annotated[str, Meta(pattern=r"^AC\d{3}$")]
    name: CardName
    art: Art
    cost: str
    text: CardText
    letters: Letters
    copies: CopyCount
    condition: ConditionText = ""
    x: str = ""
    lasts: RoundCount | Literal["keep"] = 0
    banned: bool = False


class RawResource(Struct, frozen=True, forbid_unknown_fields=True):
    """A resource card."""

    id: Annotated[str, Meta(pattern=r"^RC\d\d$")]
    name: CardName
    art: Art
    gives: str
    letters: Letters
    copies: CopyCount
    condition: ConditionText = ""
    text: CardText = ""
    x: str = ""
    core: bool = False
    banned: bool = False


class RawClass(Struct, frozen=True, forbid_unknown_fields=True):
    """A class card and its sample decks; `arena` says which card stands in for a banned one there."""

    id: Annotated[str, Meta(pattern=r"^CL\d$")]
    name: CardName
    art: Art
    letter: ClassLetter
    resources: Literal["S", "F", "M", "SF", "SM", "FM", "ANY"]
    core: CardCounts
    speed: Annotated[int, Meta(ge=1, le=9)]
    hp: HitPoints
    ability: Ability
    resource_deck: CardCounts
    action_deck: CardCounts
    arena: dict[str, str] = {}


class RawMonster(Struct, frozen=True, forbid_unknown_fields=True):
    """A monster card; `reaches` is the number behind its behaviour."""

    id: Annotated[str, Meta(pattern=r"^MO\d\d$")]
    name: CardName
    art: Art
    type: FoeType
    number: Annotated[int, Meta(ge=1, le=12)]
    attacks: str
    maneuver: str
    defenses: str
    hp: HitPoints
    danger: Danger
    behaviour: Behaviour
    copies: CopyCount
    reaches: RoundCount = 0
    text: CardText = ""


class RawSpecial(Struct, frozen=True, forbid_unknown_fields=True):
    """A special ability of a boss, on one of the cards of its set; `times` an encounter, if not for free."""

    card: Annotated[int, Meta(ge=1, le=3)]
    name: CardName
    text: CardText
    times: RoundCount = 0


class RawBoss(Struct, frozen=True, forbid_unknown_fields=True):
    """A boss; its set has `cards` cards. `ends` is there if it ends elsewhere than its behaviour says."""

    id: Annotated[str, Meta(pattern=r"^BO\d$")]
    name: CardName
    art: Art
    cards: Annotated[int, Meta(ge=2, le=3)]
    attacks: str
    maneuver: str
    defenses: str
    hp: HitPoints
    danger: Danger
    behaviour: Behaviour
    specials: tuple[RawSpecial, ...]
    reaches: RoundCount = 0
    ends: Ending | None = None


class RawItem(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of equipment; how it is used is explained at `ItemCard`."""

    id: Annotated[str, Meta(pattern=r"^IT\d\d$")]
    name: CardName
    art: Art
    slots: Annotated[int, Meta(ge=0, le=2)]
    per: Per
    when: When
    text: CardText
    fits: tuple[Distance, ...] = ()
    answers: Class | Literal[""] = ""
    condition: ConditionText = ""


class RawMystery(Struct, frozen=True, forbid_unknown_fields=True):
    """A mystery; copies of it are cards of the dungeon deck."""

    id: Annotated[str, Meta(pattern=r"^MY\d\d$")]
    name: CardName
    art: Art
    copies: CopyCount
    text: CardText


class RawAdvancement(Struct, frozen=True, forbid_unknown_fields=True):
    """An advancement; `special` names what its text alone does not say."""

    id: Annotated[str, Meta(pattern=r"^AV\d\d$")]
    name: CardName
    art: Art
    copies: CopyCount
    danger: Danger
    per: Per
    when: When
    text: CardText
    fits: tuple[Distance, ...] = ()
    answers: Class | Literal[""] = ""
    special: SpecialWord | Literal[""] = ""


class RawMap(Struct, frozen=True, forbid_unknown_fields=True):
    """A map: where its tiles lie, the stairs first, and how far each is from the first one."""

    id: Annotated[str, Meta(pattern=r"^MA\d\d$")]
    name: CardName
    tiles: str
    distances: tuple[int, ...]


class RawDungeon(Struct, frozen=True, forbid_unknown_fields=True):
    """A pre-defined dungeon; a boss that is removed or set aside is all the cards of its set."""

    id: Annotated[str, Meta(pattern=r"^DU\d$")]
    name: CardName
    art: Art
    maps: tuple[str, ...]
    removed: tuple[str, ...]
    aside: tuple[str, ...] = ()
