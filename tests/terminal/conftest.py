"""What every table of these tests has in common."""

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="package")
def disk_in_its_own_time() -> Iterator[None]:
    """A game is written down at every decision, and no test takes the power away: nobody waits for the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda handle: None)
        yield
