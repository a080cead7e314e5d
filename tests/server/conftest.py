from collections.abc import Iterator
from pathlib import Path

import pytest

from .databases import DATABASES, KINDS, POSTGRES, SQLITE, USUAL, cluster
from .served import Served, settings

# What leans on the store is run with a file and with PostgreSQL each time; all the others run in PostgreSQL too with
# BOTTEGA_TEST_DATABASE=postgres.
WITH_BOTH = ("test_store", "test_lists", "test_history", "test_restart", "test_copying", "test_admin", "test_health")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if USUAL == SQLITE and metafunc.module.__name__.rpartition(".")[2] in WITH_BOTH:
        kinds = KINDS if metafunc.definition.get_closest_marker("sqlite") is None else (SQLITE,)
        metafunc.parametrize("kept_in", kinds, indirect=True, scope="module")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if USUAL == POSTGRES and item.get_closest_marker("sqlite") is not None:
            item.add_marker(pytest.mark.skip(reason="it looks into the file of SQLite"))


@pytest.fixture(autouse=True, scope="module")
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """In what the servers of this test keep their tables."""
    kind = getattr(request, "param", USUAL)
    with DATABASES.while_tested(kind):
        yield kind


@pytest.fixture(autouse=True, scope="session")
def ended_at_the_end() -> Iterator[None]:
    yield
    if cluster.cache_info().currsize:
        cluster().stop()


@pytest.fixture(autouse=True, scope="session")
def a_state_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Where whoever names a database has the door for the operator; these tests leave nothing at anybody's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOTTEGA_STATE", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(settings(tmp_path)) as server:
        yield server
