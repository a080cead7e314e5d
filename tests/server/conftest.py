from collections.abc import Iterator
from pathlib import Path

import pytest

from .served import Served, settings


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(settings(tmp_path)) as server:
        yield server
