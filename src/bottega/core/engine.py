"""Which engine runs: the sources as they are, or the same sources compiled."""

import bottega.core.state


def compiled() -> bool:
    """Is the engine compiled here (docs/decisions/032-the-compiled-engine-reaches-everybody.md)? It plays the same
    games to the same results as plain Python, several times as fast.

    >>> import bottega
    >>> bottega.compiled() in (True, False)
    True
    """
    return not str(bottega.core.state.__file__).endswith(".py")
