"""Games that are nearly over: all choices but the last ones are written to the log of a table at once.

They are written as another process would do it, so the server takes them in like anything done elsewhere.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from darkling.server import entries as log
from darkling.server.store import Store
from darkling.server.synced_table import SyncedTable
from darkling.server.table_state import TableState
from support.house import RunningServer


def play_ahead(server: RunningServer, table: str, left: int = 1) -> str:
    """Let everyone at a table choose at random until people are asked for the last time; return the table.

    More than one choice may be `left` to them, as far as bots do not end the game before.
    """

    async def play() -> None:
        store = await Store.open(server.config.database)
        try:
            header = await store.header(table)
            assert header is not None
            kept = await SyncedTable.load(header, store)
            assert await kept.add(lambda state: _choices_but_the_last(state, left))
        finally:
            await store.close()

    # Where a browser is driven, this thread has a loop already.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, play()).result()
    return table


def _choices_but_the_last(table: TableState, left: int) -> list[log.ChoiceMade]:
    choices = _choices_to_the_end(table)
    by_people = [at for at, choice in enumerate(choices) if table.places[choice.seat].person]
    # Where bots are among themselves, it is a bot who has the last choices.
    return choices[: (by_people or range(len(choices)))[-left]]


def _choices_to_the_end(table: TableState) -> list[log.ChoiceMade]:
    """Return one way in which the game may go on."""
    position, luck = table.game.position.clone(), Random(1)
    choices = []
    while not position.over:
        seat = position.waiting[0]
        decision = position.decision(seat)
        option = luck.choice(decision.options)
        choices.append(log.ChoiceMade(seat, decision.number, option.id))
        position.choose(seat, option)
    return choices
