"""Where the game is shown and where the answers come from: a terminal, a pipe or a test."""

import errno
import sys
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from bottega.terminal.blocks import joined
from bottega.terminal.marks import Marks

WIDEST = 120
NARROWEST = 80
LOWEST = 24
UNREADABLE = (errno.EBADF, errno.EIO, errno.EISDIR)  # an input that is none: nothing more will come


class Desk:
    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self.console = console
        self.read = read
        self.marks = Marks((console.encoding or "").lower().startswith("utf"))

    @property
    def interactive(self) -> bool:
        """A screen that can be cleared and drawn again; a pipe gets line after line."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def height(self) -> int:
        return max(LOWEST, self.console.height)

    def show(self, lines: Iterable[Text], fresh: bool = False) -> None:
        if fresh and self.interactive:
            self.console.clear()
        # Lines are measured when they are made; wrapping again could only break them.
        self.console.print(joined(lines), soft_wrap=True, highlight=False)

    def ask(self, prompt: str) -> str:
        return self.read(f"{prompt} > ")


def typed_input(prompt: str) -> str:
    """Read a line from the person; where there is a line editor, arrow keys and history work."""
    if sys.stdin is None:
        raise EOFError
    try:
        import readline
    except ImportError:
        pass
    else:
        readline.set_auto_history(True)
    try:
        return input(prompt)
    except OSError as error:
        if error.errno in UNREADABLE:
            raise EOFError from None
        raise
