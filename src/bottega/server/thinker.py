"""Who thinks: a process of this server, or somebody elsewhere. Whoever asks need not know which."""

from typing import Protocol, TypeVar

Asked_contra = TypeVar("Asked_contra", contravariant=True)


class Thinker(Protocol[Asked_contra]):
    async def think(self, asked: Asked_contra, rank: int) -> object:
        """The answer to one question, from a table of this rank. `Lost` when there is none: whoever thought about it
        crashed, hung or failed."""
