"""What a door needs and somebody does not have is said in one line, with the words that bring it."""

from collections.abc import Iterator
from contextlib import contextmanager

OURS = "bottega[rl]"


@contextmanager
def needing(package: str = OURS) -> Iterator[None]:
    """Around the import of a library.

    >>> with needing():
    ...     import no_such_library
    Traceback (most recent call last):
    ModuleNotFoundError: This door for learners needs no_such_library: pip install 'bottega[rl]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "bottega":
            raise
        line = f"This door for learners needs {error.name}: pip install '{package}'"
        raise ModuleNotFoundError(line, name=error.name) from None
