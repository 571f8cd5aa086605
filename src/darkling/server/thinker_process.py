"""What a worker beside the server does: it thinks about positions, one after another."""

from functools import lru_cache
from multiprocessing.connection import Connection
from traceback import extract_tb

from msgspec import Struct, json

from darkling.bots import Bot, bot
from darkling.bots.hint import hint
from darkling.games import find, game_ids
from darkling.table.decision import Seat
from darkling.table.position import Position
from darkling.wire.live import HintLine

READY = b"ready"
KEPT_BOTS = 500


class Thought(Struct, frozen=True):
    """What to think about: the open decision of a seat in a position (`Position.data` as JSON).

    A bot stays the same, with its notes, for all thoughts of the same key. Thoughts wait in line by whose
    table or question they are about; where nobody looks on, they are not awaited.
    """

    game: str
    position: bytes
    seat: Seat
    bot: str
    seed: int
    key: str
    owner: str = ""
    is_awaited: bool = True

    def restored(self) -> Position:
        return find(self.game).restore(json.decode(self.position))


class ToChoose(Struct, frozen=True, tag=True):
    """The bot is to choose."""

    thought: Thought


class ToHint(Struct, frozen=True, tag=True):
    """A person who has to choose wants a hint."""

    thought: Thought


class BotChoice(Struct, frozen=True, tag=True):
    """The id of the option that the bot takes."""

    option: int


class HintFound(Struct, frozen=True, tag=True):
    """What a bot would choose, and why; `best` is None where the seat must not be told."""

    best: int | None
    lines: list[HintLine]


class Failed(Struct, frozen=True, tag=True):
    """An error and where it was made, without its message: that could tell secrets to whoever reads logs."""

    why: str


ThinkRequest = ToChoose | ToHint
ThinkReply = BotChoice | HintFound | Failed

REQUESTS: json.Decoder[ThinkRequest] = json.Decoder(ThinkRequest)
REPLIES: json.Decoder[ThinkReply] = json.Decoder(ThinkReply)


def think_on(line: Connection) -> None:
    """Think about whatever comes in, until nothing comes any more."""
    for game in game_ids():
        find(game)
    line.send_bytes(READY)
    while True:
        line.send_bytes(json.encode(_reply(REQUESTS.decode(line.recv_bytes()))))


def _reply(request: ThinkRequest) -> ThinkReply:
    try:
        return _choose(request.thought) if isinstance(request, ToChoose) else _hint(request.thought)
    except Exception as wrong:
        place = extract_tb(wrong.__traceback__)[-1]
        return Failed(f"{type(wrong).__name__} in {place.name}, line {place.lineno} of {place.filename}")


def _choose(thought: Thought) -> BotChoice:
    position = thought.restored()
    choice = _bot(thought.key, thought.bot, thought.seed).choose(position, thought.seat)
    return BotChoice(position.decision(thought.seat).find(choice).id)


@lru_cache(KEPT_BOTS)
def _bot(key: str, name: str, seed: int) -> Bot:  # noqa: ARG001 (each key has its own bot)
    return bot(name, seed)


def _hint(thought: Thought) -> HintFound:
    found = hint(thought.restored(), thought.seat)
    if found is None:
        return HintFound(None, [])
    lines = [HintLine(about.option.id, about.visits, about.value) for about in found.estimates]
    return HintFound(found.best.id, lines)
