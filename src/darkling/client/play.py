"""Playing a whole game with a few lines of code."""

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from darkling.client.client import Client
from darkling.client.errors import BadLink
from darkling.client.table import Table
from darkling.wire.scene import OptionShown, Scene

Policy = Callable[[Scene], OptionShown]
"""Whoever chooses: it gets a scene that asks for a choice, and returns one of `scene.asked.options`."""


def play(link: str, policy: Policy, name: str | None = None) -> Scene:
    """Sit down by an invite's link and play the game to its end; return the last scene.

    The link is what a host shares, `http://host:8000/table/ID#TOKEN`; a public table needs no token.
    """
    return asyncio.run(_play(link, policy, name))


async def play_at(table: Table, policy: Policy) -> Scene:
    """Play at a table to the end of the game; return the last scene.

    The policy is not asked in reaction windows where the server passes for its seat.
    """
    async for scene in table.scenes():
        if scene.asked is not None and scene.asked.seat not in scene.passing:
            await table.choose(policy(scene))
    assert table.scene is not None
    return table.scene


async def _play(link: str, policy: Policy, name: str | None) -> Scene:
    address, table, token = _parts(link)
    async with Client(address, name) as client:
        return await play_at(await client.join(table, token), policy)


def _parts(link: str) -> tuple[str, str, str | None]:
    """Return the server, the table and the token of a link."""
    parts = urlsplit(link)
    folder, _, table = parts.path.strip("/").partition("/")
    if parts.scheme not in ("http", "https") or folder != "table" or not table or "/" in table:
        raise BadLink(f"expected the link of a table, such as http://host:8000/table/ID#TOKEN, not {link!r}")
    return f"{parts.scheme}://{parts.netloc}", table, parts.fragment or None
