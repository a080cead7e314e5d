"""Where the browser comes from: what is tried, in which order, and what is said where none can be had."""

import os
from pathlib import Path

import pytest

import browser
from tests.patience import wait_until

RUNS, BROKEN = "#!/bin/sh\nexit 0\n", "#!/bin/sh\necho 'install a snap first'\nexit 1\n"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A path with nothing on it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("CI", raising=False)
    return folder


def put(folder: Path, name: str, script: str = RUNS) -> str:
    file = folder / name
    file.write_text(script, "utf-8")
    file.chmod(0o755)
    return str(file)


def never() -> str | None:
    raise AssertionError("this was not to be tried")


@pytest.mark.parametrize("name", browser.NAMES)
def test_a_browser_on_the_path_is_taken(bare: Path, name: str) -> None:
    assert browser.on_path() is None
    assert put(bare, name) == browser.on_path() == browser.find_browser()


def test_a_browser_that_does_not_start_is_none(bare: Path) -> None:
    put(bare, browser.NAMES[0], BROKEN)
    assert browser.on_path() is None
    second = put(bare, browser.NAMES[1])
    assert browser.on_path() == second


def test_playwrights_own_is_the_next_one(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(bare / "kept"))
    assert browser.find_browser() is None
    place = Path(browser.place_of_playwrights_own())
    assert place.is_relative_to(bare / "kept")
    place.parent.mkdir(parents=True)
    own = put(place.parent, place.name)
    assert browser.find_browser() == own


def test_nothing_is_fetched_where_one_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert browser.main((lambda: "here", never)) == 0
    assert capsys.readouterr().out == "browser: here\n"


def test_one_way_after_the_other_is_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert browser.main((lambda: None, lambda: None, lambda: "there", never)) == 0
    assert "Trying to fetch one" in capsys.readouterr().out


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("0", 0), ("false", 0), ("true", 1), ("1", 1)])
def test_without_any_the_rest_runs_but_not_in_ci(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    assert browser.main((lambda: None,)) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith(browser.NO_BROWSER)
    assert ("skipped" in said.err) == (code == 0)


APT = """#!/bin/sh
echo "$@" >> {asked}
case "$*" in *install*) {then} ;; esac
"""


@pytest.mark.parametrize("uid", [0, 1000])
def test_only_root_installs_the_package_of_the_system(bare: Path, monkeypatch: pytest.MonkeyPatch, uid: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: uid)
    asked, chromium = bare / "asked", bare / browser.NAMES[0]
    put(bare, "apt-get", APT.format(asked=asked, then=f"/bin/cp /bin/true {chromium}"))
    assert browser.packaged() == (None if uid else str(chromium))
    assert asked.exists() == (uid == 0)
    if uid == 0:
        update, install = asked.read_text("utf-8").splitlines()
        assert update.endswith("update")
        assert install.endswith("install --yes chromium-headless-shell")


def test_where_the_shell_is_unknown_the_whole_browser_is_installed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    chromium = bare / "chromium"
    then = f'case "$*" in *shell) exit 100 ;; esac; /bin/cp /bin/true {chromium}'
    put(bare, "apt-get", APT.format(asked=bare / "asked", then=then))
    assert browser.packaged() == str(chromium)


def test_a_system_without_the_package_gives_none(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert browser.packaged() is None
    put(bare, "apt-get", "#!/bin/sh\nexit 100\n")
    assert browser.packaged() is None


def test_whoever_takes_too_long_is_ended_with_all_that_he_started(bare: Path) -> None:
    told = bare / "child"
    slow = put(bare, "slow", f"#!/bin/sh\n/bin/sh -c 'echo $$ > {told}; exec /bin/sleep 600' &\nwait\n")
    seconds = 0.5
    while not told.exists() or not told.read_text("utf-8"):
        assert not browser.done([slow], seconds)
        seconds *= 2  # a busy machine may not have started it by then
    state = Path("/proc", told.read_text("utf-8").strip(), "stat")
    wait_until(lambda: not state.exists() or state.read_text("utf-8").split()[2] == "Z")
