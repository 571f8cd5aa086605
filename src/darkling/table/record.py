"""Records: a game as its beginning and its choices, which replay exactly."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from darkling.table.decision import Seat
from darkling.table.errors import BadRecord

Choice = tuple[Seat, int]
"""A seat and the id of the option it chose."""
Reseed = tuple[int, int]
"""After so many choices chance began afresh, from this seed."""

MOST_DIGITS = 4300
"""Python reads no longer number from text, unless it is told to."""


@dataclass
class Record:
    """Everything needed to play a game again. It gives all secrets away.

    Attributes:
        game: the id of the game.
        rules_version: the version of the rules it was played under.
        players: the number of seats.
        settings: the settings it was set up with; the others have their defaults.
        seed: what chance started from.
        start: the position the game began with, as data, if it was not dealt from the seed.
        choices: what was chosen, in the order of arrival; forced choices are derived.
        fingerprint: of the position after the last choice.
        reseeds: where chance began afresh, since the game had gone back to there.

    """

    game: str
    rules_version: int
    players: int
    settings: dict[str, Any]
    seed: int
    start: dict[str, Any] | None
    choices: list[Choice]
    fingerprint: str
    reseeds: list[Reseed] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """Return the record as plain data."""
        again = {"reseeds": [[after, str(seed)] for after, seed in self.reseeds]} if self.reseeds else {}
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "players": self.players,
            "settings": self.settings,
            # A seed has up to 128 bits, more than a JSON number holds everywhere.
            "seed": str(self.seed),
            "start": self.start,
            "choices": [[seat, option] for seat, option in self.choices],
            "fingerprint": self.fingerprint,
            **again,
        }

    def to_json(self) -> bytes:
        """Return the record as JSON."""
        return msgspec.json.encode(self.data())

    @classmethod
    def from_json(cls, text: bytes | str) -> "Record":
        """Read a record from JSON; raise BadRecord if it is damaged."""
        return cls.from_data(decoded(text, "record"))

    @classmethod
    def from_data(cls, data: Any) -> "Record":
        """Read a record from plain data; raise BadRecord if it is damaged."""
        fields = checked(with_todays_names(data), "record", RECORD_FIELDS, may_have={"reseeds": (list,)})
        choices = [as_choice(number, choice) for number, choice in enumerate(fields["choices"])]
        return cls(
            fields["game"],
            fields["rules_version"],
            fields["players"],
            fields["settings"],
            as_seed(fields["seed"], "seed"),
            fields["start"],
            choices,
            fields["fingerprint"],
            [as_reseed(number, reseed) for number, reseed in enumerate(fields.get("reseeds", []))],
        )


Kinds = dict[str, tuple[type, ...]]
"""The types that each field may have."""
RECORD_FIELDS: Kinds = {
    "game": (str,),
    "rules_version": (int,),
    "players": (int,),
    "settings": (dict,),
    "seed": (str,),
    "start": (dict, type(None)),
    "choices": (list,),
    "fingerprint": (str,),
}


def with_todays_names(data: Any) -> Any:
    """Return data in which settings were still called options as it is written now."""
    if not isinstance(data, dict) or "options" not in data or "settings" in data:
        return data
    return {"settings" if name == "options" else name: value for name, value in data.items()}


def decoded(text: bytes | str, what: str) -> Any:
    """Decode JSON; raise BadRecord if it is cut short or otherwise not JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadRecord(f"{what}: not complete JSON ({wrong}); was the file cut short?") from None


def checked(data: Any, what: str, expected: Kinds, may_have: Kinds | None = None) -> dict[str, Any]:
    """Return data as a dict with exactly the expected fields and types, or raise BadRecord."""
    if not isinstance(data, dict):
        raise BadRecord(f"{what}: expected an object with {', '.join(expected)}")
    present = {name: kinds for name, kinds in (may_have or {}).items() if name in data}
    for name, kinds in {**expected, **present}.items():
        if name not in data:
            raise BadRecord(f"{what}: {name} is missing")
        if not isinstance(data[name], kinds) or isinstance(data[name], bool):
            wanted = " or ".join(["null" if kind is type(None) else kind.__name__ for kind in kinds])
            raise BadRecord(f"{what}: {name} is {data[name]!r:.60}, expected {wanted}")
    for name in data:
        if name not in expected and name not in present:
            raise BadRecord(f"{what}: unknown field {name!r}; expected {', '.join(expected)}")
    return data


def as_choice(number: int, choice: Any) -> Choice:
    """Return a choice read from data, or raise BadRecord."""
    if isinstance(choice, list) and len(choice) == 2 and type(choice[0]) is type(choice[1]) is int:
        return (choice[0], choice[1])
    raise BadRecord(f"record: choice {number} is {choice!r:.60}, expected [seat, option id]")


def as_seed(seed: Any, what: str) -> int:
    """Return a seed read from data, or raise BadRecord."""
    if not isinstance(seed, str) or not seed.isdecimal() or len(seed) > MOST_DIGITS:
        raise BadRecord(f"record: {what} is {seed!r:.60}, expected a whole number from 0 up, as text")
    return int(seed)


def as_reseed(number: int, reseed: Any) -> Reseed:
    """Return a reseed read from data, or raise BadRecord."""
    if isinstance(reseed, list) and len(reseed) == 2 and type(reseed[0]) is int:
        return (reseed[0], as_seed(reseed[1], f"seed of reseed {number}"))
    raise BadRecord(f"record: reseed {number} is {reseed!r:.60}, expected [choices before it, seed]")
