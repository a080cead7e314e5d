"""What a watchman asks: does it live, can it work?"""

import resource
import signal
from pathlib import Path

import httpx
import pytest

import bottega
from bottega.server import health
from bottega.server.settings import Limits

from .databases import behind
from .served import PATIENCE, Served, refused, settings, wait_until
from .test_restart import Process


@pytest.fixture(autouse=True)
def always_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LOOK_EVERY", 0.0)
    monkeypatch.setattr(health, "LOOK_TIME", PATIENCE)


def test_it_lives_and_is_ready_by_whatever_name_and_however_often(tmp_path: Path) -> None:
    with Served(settings(tmp_path, limits=Limits(requests=(1, 0.001)))) as served:
        guest = served.guest()
        for path in ("/healthz", "/readyz") * 5:
            answer = guest.http.get(path, headers={"host": "10.0.0.1.nip.example"})
            assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": bottega.__version__})
            assert answer.headers["cache-control"] == "no-store"
        assert refused(guest.http.get("/api/me", headers={"host": "10.0.0.1.nip.example"}), 421, "wrong-host")
        assert guest.http.head("/readyz").status_code == 200
        assert guest.http.post("/readyz").status_code == 405


def test_a_store_that_cannot_be_read_is_a_reason(served: Served) -> None:
    with behind(served.folder) as kept:
        kept.execute("ALTER TABLE tables RENAME TO elsewhere")
    guest = served.guest()
    answer = guest.http.get("/readyz")
    assert (answer.status_code, answer.json()["reason"]) == (503, health.READING)
    assert guest.http.get("/healthz").status_code == 200, "to start it anew would not help"


def test_a_store_that_takes_no_rows_is_a_reason_until_it_does(served: Served) -> None:
    """It finds out by itself, and nothing is left of what it tried."""
    guest = served.guest()
    with behind(served.folder) as kept:
        [version] = kept.execute("SELECT * FROM alembic_version")
        for table in ("guests", "properties"):
            kept.execute(f"ALTER TABLE {table} RENAME TO no_{table}")
    assert guest.ask("POST", "/api/me", {"name": "Ada"}).status_code == 503
    answer = guest.http.get("/readyz")
    assert (answer.status_code, answer.json()["reason"]) == (503, health.WRITING)
    with behind(served.folder) as kept:
        for table in ("guests", "properties"):
            kept.execute(f"ALTER TABLE no_{table} RENAME TO {table}")
    wait_until(lambda: guest.http.get("/readyz").status_code == 200)
    assert guest.ask("POST", "/api/me", {"name": "Ada"}).status_code == 200
    with behind(served.folder) as kept:
        assert kept.execute("SELECT * FROM alembic_version") == [version]
        assert kept.execute("SELECT name FROM properties WHERE name = 'trial'") == []


def test_the_store_is_looked_at_once_in_a_while(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = served.guest()
    assert guest.http.get("/readyz").status_code == 200
    monkeypatch.setattr(health, "LOOK_EVERY", PATIENCE)
    with behind(served.folder) as kept:
        kept.execute("ALTER TABLE tables RENAME TO elsewhere")
    assert guest.http.get("/readyz").status_code == 200


def test_a_server_that_stops_is_not_ready(served: Served) -> None:
    served.registry.closed = True
    answer = served.guest().http.get("/readyz")
    served.registry.closed = False
    assert (answer.status_code, answer.json()["reason"]) == (503, health.STOPPING)


@pytest.mark.long
@pytest.mark.sqlite
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can take the disk away from a process")
def test_on_a_full_disk_it_is_not_ready_until_there_is_room_again(tmp_path: Path) -> None:
    server = Process(tmp_path)
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as guest:
        assert guest.post("/api/me", json={"name": "Bea"}).status_code == 200
        limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limit[1]))
        assert guest.post("/api/me", json={"name": "Ada"}).status_code == 503
        wait_until(lambda: guest.get("/readyz").status_code == 503)
        assert guest.get("/readyz").json()["reason"] == health.WRITING
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
        wait_until(lambda: guest.get("/readyz").status_code == 200)
    server.end(signal.SIGTERM)
