"""Every move of Fresco with its number: those of the base game and of all modules, whichever are in play."""

from collections.abc import Iterable

from bottega.core.actions import Action, ActionTable
from bottega.games.fresco.actions import BLOCKS, Block, Cover
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.modules import MANIFESTS


def block_start(block: Block) -> int:
    return block.first


def all_actions(manifests: Iterable[Manifest]) -> ActionTable:
    """The list that the blocks of these modules make with those of the base game. A number that has been given stays,
    so there is no gap and nothing in between: a new block begins where the list ends."""
    blocks = [*BLOCKS]
    for manifest in manifests:
        file = manifest.file("actions")
        blocks += file.BLOCKS if file is not None else ()
    actions: list[Action] = []
    for block in sorted(blocks, key=block_start):
        if block.first != len(actions):
            raise ValueError(
                f"{block.actions[0]!r} is said to have number {block.first}, but would have {len(actions)}"
            )
        actions += block.actions
    return ActionTable(actions)


def covering_tiles(actions: ActionTable) -> tuple[str, ...]:
    """The tiles that can cover a location of a sheet, in the order of their moves: from 1 that is their number."""
    return tuple(dict.fromkeys([action.tile for action in actions.actions if isinstance(action, Cover)]))


ACTIONS = all_actions(MANIFESTS)
