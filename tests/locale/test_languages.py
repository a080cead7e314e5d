"""A language is a folder and nothing else: one that nobody has heard of is found by everything that speaks."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
from bottega.locale import LANGUAGES, REFERENCE, Texts, files, found_in, in_all, known, named_languages
from bottega.terminal.commands import commands_in, plain

PACKAGE = Path(bottega.__file__).parent
NEW = {
    "common": {"language-name": "Nowhereish", "page-no-script": "No <scripts>, no game."},
    "terminal": {"undo-nothing": "Nothing to unwind."},
    "words": {"words-undo": "unwind, re-think"},
    "cli": {"cli-version": "Bottega of Nowhere { $version }"},
}
PAGES = """
import json
from starlette.requests import Request
from bottega.server.files import Files
files = Files()
texts = files.text(Request({"type": "http", "headers": []}), "xx", "common+web")
print(json.dumps([bytes(files.page("index.html").body).decode(), texts.status_code, bytes(texts.body).decode()]))
"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one folder more: English, but for a few words."""
    folder = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(PACKAGE, folder / "bottega", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    texts = folder / "bottega" / "locale"
    shutil.copytree(texts / REFERENCE, texts / "xx")
    for name, words in NEW.items():
        file = texts / "xx" / f"{name}.ftl"
        lines = file.read_text("utf-8").split("\n")
        for key, text in words.items():
            (place,) = [number for number, line in enumerate(lines) if line.startswith(f"{key} =")]
            lines[place] = f"{key} = {text}"
        file.write_text("\n".join(lines), "utf-8")
    return folder


def run(folder: Path, *words: str, typed: str = "") -> str:
    # Where the compiled engine is installed, this copy is plain Python: what is asked of it is small.
    env = {**os.environ, "PYTHONPATH": str(folder), "BOTTEGA_STATE": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, *words], input=typed, env=env, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_finds_it(elsewhere: Path) -> None:
    assert run(elsewhere, "-m", "bottega", "--version", "--lang", "xx").startswith("Bottega of Nowhere")
    assert f"{', '.join(LANGUAGES)}, xx" in run(elsewhere, "-m", "bottega", "--help", "--lang", "en")


def test_the_terminal_finds_it_and_its_words(elsewhere: Path) -> None:
    play = ("-m", "bottega", "play", "fresco", "--players", "2", "--seed", "1", "--bots", "random", "--lang", "en")
    said = " ".join(run(elsewhere, *play, typed="lang yy\nunwind\nlang xx\nre-think\nundo\n").split())
    assert "xx (Nowhereish)." in said
    assert said.count("There is nothing of yours to take back.") == 1
    assert said.count("Nothing to unwind.") == 2


def test_the_pages_find_it(elsewhere: Path) -> None:
    page, status, texts = json.loads(run(elsewhere, "-c", PAGES))
    assert "&quot;xx&quot;: &quot;Nowhereish&quot;" in page
    assert '<span lang="xx">No &lt;scripts&gt;, no game.</span>' in page
    assert status == 200
    assert "language-name = Nowhereish" in texts


def test_no_command_is_called_like_a_choice() -> None:
    """Commands win by a full word, in every language: a choice of that name could not be typed."""
    for lang in LANGUAGES:
        choices = [key for key in texts_of(lang) if "-words-" in key]
        typed = {plain(word) for key in choices for word in Texts(lang).text(key).split(",")}
        assert len(choices) > 30
        assert not typed & set(commands_in(None)), lang


def texts_of(lang: str) -> list[str]:
    return [line.partition(" =")[0] for file in files(lang) for line in file.read_text("utf-8").split("\n")]


def test_only_folders_with_texts_are_languages(tmp_path: Path) -> None:
    for name in ("fr", "en", "pt-br", "de", "__pycache__", "Old", "notes"):
        (tmp_path / name).mkdir()
        if name != "notes":
            (tmp_path / name / "common.ftl").touch()
    assert found_in(tmp_path) == ("en", "de", "fr", "pt-br")


def test_each_language_says_its_own_name() -> None:
    names = in_all("language-name")
    assert list(names) == list(LANGUAGES)
    assert len(set(names.values())) == len(LANGUAGES)
    assert named_languages().startswith("en (English), ")


def test_a_variety_is_served_by_its_language() -> None:
    assert [known(code) for code in ("en_US", "EN", "xx", "")] == ["en", "en", None, None]
