"""Routes about what one has played, how one is told of one's turn, and whom one does not want to hear."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from darkling.server.house import House
from darkling.server.problems import PROBLEMS
from darkling.server.refusal import Refusal
from darkling.server.store.hooks import Hook
from darkling.server.visitors import TheGuest, TheHouse
from darkling.server.webhook_addresses import find_target
from darkling.wire.people import Played, Quiet, Quieted, StatisticsLine, Webhook

FAR_AHEAD = 1e11
"""A time, in seconds since 1970, before which all games end."""
MOST_QUIETED = 500
LARGEST = 2**31 - 1
"""No row of a database has a larger number."""
LONGEST_SITE = 300


@get("/history", responses=PROBLEMS)
async def history(
    house: TheHouse, guest: TheGuest, before: Annotated[float, QueryParameter(ge=0, le=FAR_AHEAD)] = FAR_AHEAD
) -> list[Played]:
    """List one's finished games, the latest first; those that ended before some time."""
    return await house.people.results.history(guest, before)


@get("/statistics", responses=PROBLEMS)
async def statistics(house: TheHouse, guest: TheGuest) -> list[StatisticsLine]:
    """Return how often one has played and won, by game and number of players."""
    return await house.people.results.statistics(guest)


@get("/webhook", responses=PROBLEMS)
async def webhook(house: TheHouse, guest: TheGuest) -> Webhook:
    """Return the address that is told when it is one's turn."""
    hooks = await house.people.hooks.of([guest])
    return Webhook(hooks[0].url if hooks else None)


@put("/webhook", responses=PROBLEMS)
async def set_webhook(
    request: Request[Any, Any, Any], house: TheHouse, guest: TheGuest, data: JSONBody[Webhook]
) -> Webhook:
    """Set the address that is told when it is one's turn."""
    if data.url is None:
        await house.people.hooks.drop(guest)
    else:
        await find_target(data.url, house.config.private_webhooks)
        site = str(request.base_url).rstrip("/")[:LONGEST_SITE]
        await house.people.hooks.keep(Hook(guest, data.url, site))
    return data


@get("/people", responses=PROBLEMS)
async def quieted(house: TheHouse, guest: TheGuest) -> list[Quieted]:
    """List whom one does not want to hear."""
    return await house.people.quiet.of(guest)


@post("/people", responses=PROBLEMS)
async def quiet(house: TheHouse, guest: TheGuest, data: JSONBody[Quiet]) -> list[Quieted]:
    """Do not hear someone any more."""
    known = await house.people.quiet.of(guest)
    if len(known) >= MOST_QUIETED:
        raise Refusal("too-many-people", "Your list of people is full. Take someone off it first.")
    other, name = await _person(house, data)
    if other == guest:
        raise Refusal("yourself", "That is you. Choose someone else.")
    await house.people.quiet.add(guest, other, name, blocked=data.kind == "block")
    return await house.people.quiet.of(guest)


@delete("/people/{number:int}", status_code=200, responses=PROBLEMS)
async def hear_again(house: TheHouse, guest: TheGuest, number: FromPath[int]) -> list[Quieted]:
    """Hear someone again, and have them at one's tables."""
    if number > LARGEST:
        raise Refusal("nobody-there", "There is no such person on your list.", 404)
    await house.people.quiet.drop(guest, number)
    return await house.people.quiet.of(guest)


async def _person(house: House, data: Quiet) -> tuple[str, str]:
    """Return the guest that is meant, and their name."""
    room = await house.rooms.find(data.table)
    if data.chat is not None:
        found = await house.people.quiet.speaker(data.table, data.chat)
    else:
        found = room.person_on(data.seat)
    if found is None:
        raise Refusal("nobody-there", "There is no such person at this table.", 404)
    return found
