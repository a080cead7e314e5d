"""Where PostgreSQL comes from: what is tried, in which order, and what is said where none can be had."""

from pathlib import Path

import pytest

import postgres


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing on its path, and nothing where packages go."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(postgres, "PLACES", (f"{tmp_path}/lib/*/bin",))
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def put(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_text("#!/bin/sh\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


def never() -> Path | None:
    raise AssertionError("this was not to be tried")


def test_programs_on_the_path_go_first(bare: Path) -> None:
    assert postgres.find_postgres() is None
    packaged = put(bare / "lib" / "15" / "bin", *postgres.PROGRAMS)
    assert postgres.find_postgres() == packaged
    assert postgres.find_postgres() != put(bare / "bin", *postgres.PROGRAMS[:1]), "the server itself is not there"
    assert put(bare / "bin", *postgres.PROGRAMS) == postgres.find_postgres()


def test_of_several_packages_the_newest_is_taken(bare: Path) -> None:
    for version in ("9.6", "16", "15"):
        put(bare / "lib" / version / "bin", *postgres.PROGRAMS)
    assert postgres.find_postgres() == bare / "lib" / "16" / "bin"


def test_nothing_is_fetched_where_one_is(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert postgres.main((lambda: bare, never)) == 0
    assert capsys.readouterr().out == f"postgres: {bare}\n"


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_where_none_can_be_had_it_is_said(
    ci: str, code: int, bare: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    assert postgres.main((lambda: None, lambda: None)) == code
    assert postgres.NO_POSTGRES in capsys.readouterr().err
