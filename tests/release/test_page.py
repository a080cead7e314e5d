"""The page of the package: whole where the project's place is known, and without broken addresses where it is not."""

import email
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from pathlib import Path

import pytest
from trove_classifiers import classifiers

import describe

from .conftest import Release
from .strangers import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
README = (ROOT / "README.md").read_text("utf-8")
PLACE = "https://forge.example/owner/bottega"
TARGET = re.compile(r"\]\(([^)\s]+)\)")


def about(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(packed.read(name))


def page(about: Message) -> str:
    payload = about.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def test_with_a_place_every_address_is_absolute_and_leads_to_this_version() -> None:
    text = describe.described(README, PLACE, "1.2.3")
    targets = TARGET.findall(text)
    assert f"{PLACE}/blob/v1.2.3/docs/bots.md" in targets
    assert f"{PLACE}/raw/v1.2.3/docs/pictures/fresco-middle-laptop-day.webp" in targets
    assert [target for target in targets if not target.startswith("https://")] == []
    assert len(targets) == len(TARGET.findall(README))


def test_without_a_place_words_stand_for_links_and_pictures() -> None:
    text = describe.described(README, "", "1.2.3")
    assert [target for target in TARGET.findall(text) if not target.startswith("https://")] == []
    assert "![" not in text
    assert "A game of Fresco in the browser" in text
    assert "How to write one and\nlet it play thousands of games: docs/bots.md." in text


@pytest.mark.parametrize("place", ["", PLACE])
def test_code_and_foreign_addresses_stay_as_they_are(place: str) -> None:
    text = "[a](https://b.example/) [here](#there)\n```python\nx = rows[0](y)\n```\n"
    assert describe.described(text, place, "1.2.3") == text


@pytest.mark.parametrize(
    ("given", "read"), [("", ""), (PLACE, PLACE), (f"{PLACE}/", PLACE), (f"{PLACE}.git", PLACE), (f" {PLACE} ", PLACE)]
)
def test_the_setting_is_read_as_people_write_it(monkeypatch: pytest.MonkeyPatch, given: str, read: str) -> None:
    monkeypatch.setenv(describe.SETTING, given)
    assert describe.repository() == read


@pytest.mark.parametrize("given", ["owner/bottega", "git@forge.example:owner/bottega", "https://forge.example", "no"])
def test_a_wrong_setting_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv(describe.SETTING, given)
    with pytest.raises(ValueError, match=f"^{describe.SETTING} should be an address like .*{re.escape(given)}'.$"):
        describe.repository()


def built(into: Path, source: Path, **env: str) -> tuple[Path, str]:
    clean = {name: value for name, value in os.environ.items() if name != describe.SETTING}
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(into), str(source)]
    done = subprocess.run(  # noqa: S603
        command, env={**clean, "BOTTEGA_PLAIN": "1", **env}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = into.glob("*.whl")
    return wheel, done.stdout + done.stderr


SAID = "The package's page has no pictures and no links: BOTTEGA_REPOSITORY is not set."


@pytest.mark.long
def test_a_release_carries_its_place_also_into_wheels_built_from_its_source(tmp_path: Path) -> None:
    wheel, said = built(tmp_path / "first", ROOT, BOTTEGA_REPOSITORY=PLACE)
    assert SAID not in said
    (packed,) = (tmp_path / "first").glob("*.tar.gz")
    with tarfile.open(packed) as file:
        file.extractall(tmp_path, filter="data")
    again, said = built(tmp_path / "again", tmp_path / packed.name.removesuffix(".tar.gz"))
    assert SAID not in said
    for made in (about(wheel), about(again)):
        version = made["Version"]
        assert made.get_all("Project-URL") == [
            f"Repository, {PLACE}",
            f"Documentation, {PLACE}/blob/v{version}/docs/index.md",
            f"Changelog, {PLACE}/blob/v{version}/CHANGELOG.md",
            f"Issues, {PLACE}/issues",
        ]
        assert page(made).strip() == describe.described(README, PLACE, version).strip()


@pytest.mark.long
def test_without_a_place_the_build_says_so(tmp_path: Path) -> None:
    wheel, said = built(tmp_path, ROOT)
    assert said.splitlines().count(SAID) == 2  # the source, and the wheel
    assert about(wheel).get_all("Project-URL") is None
    assert page(about(wheel)).strip() == describe.described(README, "", about(wheel)["Version"]).strip()


def test_the_page_of_a_release_has_no_broken_address(release: Release) -> None:
    made = about(release.wheel)
    assert made["Description-Content-Type"] == "text/markdown"
    assert "\n## Play\n" in page(made)
    assert [target for target in TARGET.findall(page(made)) if not target.startswith("https://")] == []


# --- how it is filed -----------------------------------------------------------------------------


def test_classifiers_exist_and_are_told_once() -> None:
    named = PROJECT["classifiers"]
    assert set(named) <= classifiers
    assert len(named) == len(set(named))


@pytest.mark.parametrize(
    "kind",
    [
        "Development Status",
        "Environment",
        "Framework",
        "Intended Audience",
        "Natural Language",
        "Operating System",
        "Programming Language",
        "Topic",
        "Typing",
    ],
)
def test_every_kind_of_classifier_is_named(kind: str) -> None:
    assert any(one.startswith(f"{kind} :: ") for one in PROJECT["classifiers"])


def test_the_licence_is_named_once() -> None:
    """By its own field; registries refuse both."""
    assert PROJECT["license"] == "MIT"
    assert not any(one.startswith("License ::") for one in PROJECT["classifiers"])


def test_the_languages_of_the_texts_are_those_filed() -> None:
    names = {"English": "en", "French": "fr", "German": "de"}
    filed = {one.rpartition(" :: ")[2] for one in PROJECT["classifiers"] if one.startswith("Natural Language")}
    assert {names[one] for one in filed} == {
        path.parent.name for path in (ROOT / "src/bottega/locale").glob("*/cli.ftl")
    }


def test_every_extra_that_a_page_names_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.py")]
    named = {
        extra
        for file in pages
        for extras in re.findall(r"bottega\[([\w,]+)\]", file.read_text("utf-8"))
        for extra in extras.split(",")
    }
    assert named >= {"rl", "lab", "data"}
    assert named <= set(PROJECT["optional-dependencies"])


def test_keywords_are_in_order_and_told_once() -> None:
    assert PROJECT["keywords"] == sorted(set(PROJECT["keywords"]))
