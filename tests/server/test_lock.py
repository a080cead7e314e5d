"""What is refused is refused at once, whatever is being written: a wait would tell that somebody else has moved."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bottega.server.errors import Refused
from bottega.server.seating import Seating
from bottega.server.table import Table
from bottega.server.tables import TableRegistry

from .served import PATIENCE, settings

Try = Callable[[Table], Awaitable[None]]


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (lambda table: table.act(asked(table), 99, 0), "stale"),
        (lambda table: table.act(asked(table), 0, 10**6), "malformed"),
        (lambda table: table.act(asked(table), 0, closed(table)), "not-open"),
        (lambda table: table.undo(asked(table), 99, 0), "stale"),
        (lambda table: table.undo(asked(table), 0, 0), "nothing-to-undo"),
    ],
)
def test_a_refusal_does_not_wait_for_the_move_of_somebody_else(tmp_path: Path, attempt: Try, code: str) -> None:
    async def run() -> None:
        registry = TableRegistry(settings(tmp_path))
        await registry.store.open()
        try:
            table, _ = await Seating(registry).create("ada", "fresco-cards", ["me", "random"], {})
            for task in list(table.computers.thinking.values()):
                task.cancel()
            async with table.lock:  # as long as a move is on its way to the disk
                tried = asyncio.ensure_future(attempt(table))
                for _ in range(3):
                    await asyncio.sleep(0)
                assert tried.done()
            with pytest.raises(Refused) as refused:
                await tried
            assert refused.value.code == code
        finally:
            await registry.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def asked(table: Table) -> int:
    return table.to_act[0]


def closed(table: Table) -> int:
    """An action of the game that is not open now."""
    assert table.play is not None
    legal = table.play.state.legal_actions(asked(table))
    return next(action for action in range(len(table.play.game.actions.actions)) if action not in legal)
