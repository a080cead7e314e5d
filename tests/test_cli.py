"""The command: what works, and one clear line for each thing that does not."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Record, cli
from bottega.cli.commands import Commands
from bottega.cli.reader import Reader
from bottega.core.rng import SEALED
from bottega.lab import arena
from bottega.locale import LANGUAGES, Texts

from .patience import PATIENCE


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.run(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_in_a_narrow_window_long_names_are_folded_and_figures_are_not(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = "bottega.bots.random:RandomBot,random"
    code, out, _ = run(capsys, "arena", "fresco-cards", "--bots", bots, "--games", "2", "--lang", "en")
    assert code == 0
    rows = [line for line in out.splitlines() if "%" in line and " between" not in line]
    assert len(rows) == 2
    assert all(line.count(" and ") == 2 for line in rows), out
    assert max(map(len, out.splitlines())) <= 80


def spoken(words: list[str], typed: str, state: Path, **env: str) -> "subprocess.CompletedProcess[str]":
    """The command as a process of its own, with this on its standard input."""
    environment = {**os.environ, "BOTTEGA_STATE": str(state), "COLUMNS": "80", "LINES": "24", **env}
    return subprocess.run(  # noqa: S603 - our own command, with words written here
        [sys.executable, "-m", "bottega", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=PATIENCE,
        check=False,
    )


WRONG_USAGE = [
    (["play"], "GAME"),
    (["play", "fresko"], "fresko"),
    (["play", "fresco", "--players", "7"], "7"),
    (["play", "fresco", "--players", "many"], "many"),
    (["play", "fresco", "--players", "²"], "²"),
    (["play", "fresco", "--players", "9" * 5000], "999"),
    (["play", "fresco", "--seat", "9" * 5000], "999"),
    (["play", "fresco", "--seed", "9" * 5000], "999"),
    (["play", "fresco", "--seat", "0"], "0"),
    (["play", "fresco", "--seat", "5"], "5"),
    (["play", "fresco", "--seed", "-1"], "-1"),
    (["play", "fresco", "--seed", "blue"], "blue"),
    (["play", "fresco", "--seed", str(1 << 128)], str(1 << 128)),
    (["play", "fresco", "--bots", "genius"], "genius"),
    (["play", "fresco", "--bots", "random,random"], "2"),
    (["play", "fresco", "--bots", "no.such.module:Bot"], "no.such.module"),
    (["play", "fresco", "--modules", "dragons"], "dragons"),
    (["play", "princes", "--modules", "family"], "family"),
    (["play", "fresco", "--option", "colour=red"], "colour"),
    (["play", "fresco", "--option", "screens"], "screens"),
    (["play", "fresco", "--option", "screens=ajar"], "ajar"),
    (["play", "fresco", "--option", "idle_rounds=0"], "idle_rounds"),
    (["play", "fresco", "--watch", "--pace", "fast"], "fast"),
    (["play", "fresco", "--watch", "--pace", "-1"], "-1"),
    (["play", "fresco", "--watch", "--pace", "nan"], "nan"),
    (["play", "fresco", "--pace", "1"], "--watch"),
    (["play", "fresco", "--load", "x.json", "--seed", "1"], "--seed"),
    (["play", "fresco", "--sed", "1"], "--sed"),
    (["play", "fresco", "--seed"], "--seed"),
    (["play", "fresco", "twice"], "twice"),
    (["dance"], "dance"),
    (["d" * 5000], "ddd"),
    (["--" + "d" * 5000], "ddd"),
    (["play", "fresco", "--option", "d" * 5000], "ddd"),
    (["games", "--lang", "d" * 5000], "ddd"),
    (["--dance"], "--dance"),
    (["replay"], "FILE"),
    (["arena", "fresco"], "--bots"),
    (["arena", "fresco", "--bots", "random"], "1"),
    (["arena", "fresco", "--bots", "random,genius"], "genius"),
    (["arena", "fresco", "--bots", "random,random", "--games", "0"], "--games"),
    (["arena", "fresco", "--bots", "random,random", "--jobs", "x"], "--jobs"),
    (["serve", "--port", "x"], "--port"),
    (["serve", "--port", "70000"], "70000"),
    (["serve", "--pace", "fast"], "fast"),
    (["serve", "--grace", "-1"], "--grace"),
    (["serve", "--behind-proxy", "10.0.0.0/33"], "10.0.0.0/33"),
    (["serve", "--thinkers", "0"], "--thinkers"),
    (["serve", "fresco"], "fresco"),
    (["--port", "x"], "--port"),
    (["--no-open", "--pace", "fast"], "fast"),
    (["--no-open", "play", "fresco"], "--no-open"),
    (["--name", "here", "arena", "fresco"], "--name"),
    (["arena", "fresco", "--bots", "random,random", "--modules", "portrait"], "portrait"),
    (["arena", "princes", "--bots", "random,random,random", "--modules", "portraits"], "portraits"),
    (["edition", "check"], "FILE"),
    (["edition", "check", "x.json", "--game", "chess"], "chess"),
    (["games", "--lang", "xx"], "xx"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("words", "named"), WRONG_USAGE)
def test_wrong_usage_is_one_line_that_names_what_is_wrong(
    capsys: pytest.CaptureFixture[str], words: list[str], named: str, lang: str
) -> None:
    said = words if "--lang" in words else [*words, "--lang", lang]
    if words[-1] == "--seed":
        said = ["play", "fresco", "--lang", lang, "--seed"]
    code, out, err = run(capsys, *said)
    assert code == 2
    assert out == ""
    assert err.startswith("bottega")
    assert err.count("\n") == 1
    assert named in err
    assert len(err) < 1200


@pytest.mark.parametrize("content", [None, "", "{", "[]", '{"format": "bottega-record/9"}', "\udcff", "{" * 5000])
def test_a_broken_record_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "broken.json"
    if content is not None:
        file.write_bytes(content.encode("utf-8", "surrogateescape"))
    for words in (["replay", str(file)], ["play", "fresco", "--load", str(file)]):
        code, out, err = run(capsys, *words)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert err.startswith("bottega: This game cannot be read.")


@pytest.mark.parametrize(
    "content", [None, "", "{", '{"game": "fresco"}', '{"game": "chess", "edition": "x", "tables": {}}']
)
def test_a_broken_edition_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "broken.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    for words in (["edition", "check", str(file)], ["play", "fresco", "--edition", str(file)]):
        code, out, err = run(capsys, *words)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert "This edition cannot be used." in err
        assert str(file) in err


def test_a_very_long_name_of_a_file_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["replay"], ["play", "fresco", "--load"], ["play", "fresco", "--edition"], ["edition", "check"]):
        code, out, err = run(capsys, *words, "x" * 5000)
        assert (code, out, err.count("\n")) == (1, "", 1)


def test_a_good_edition_says_what_it_changes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    house = bottega.game("fresco").house_edition
    table = {"hostel_three_players": house.tables["hostel_three_players"]}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": "fresco", "edition": "my own box", "tables": table}), encoding="utf-8")
    code, out, _ = run(capsys, "edition", "check", str(file))
    assert code == 0
    assert "my own box" in out
    assert "hostel_three_players" in out


def test_a_record_of_another_game_is_sent_to_its_own_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.of(bottega.game("fresco").new(players=2, seed=1))
    file = tmp_path / "game.json"
    record.save(file)

    def renamed(path: Any) -> Record:
        record.game = "princes"
        return record

    monkeypatch.setattr(Record, "load", renamed)
    code, _, err = run(capsys, "play", "fresco", "--load", str(file))
    assert code == 2
    assert "princes" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_pages_name_every_flag(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    import typer

    commands: Any = typer.main.get_command(Commands(Texts(lang)).app)
    edition = commands.commands["edition"].commands["check"]
    lab = {f"lab {name}": command for name, command in commands.commands["lab"].commands.items()}
    pages = {**commands.commands, "edition": edition}
    admin = {f"admin {name}": command for name, command in commands.commands["admin"].commands.items()}
    for name, command in {**pages, **lab, **admin}.items():
        code, out, _ = run(capsys, *name.split(), "--help", "--lang", lang)
        assert code == 0
        for parameter in command.params:
            assert any(flag in out for flag in parameter.opts if flag.startswith("-")) or parameter.opts == [
                parameter.name
            ]
    code, out, _ = run(capsys, "--help", "--lang", lang)
    assert code == 0
    assert all(name in out for name in pages)
    code, out, _ = run(capsys, "lab", "--help", "--lang", lang)
    assert all(name in out for name in lab)
    code, out, _ = run(capsys, "admin", "--help", "--lang", lang)
    assert all(name.removeprefix("admin ") in out for name in admin)


def test_version_and_games(capsys: pytest.CaptureFixture[str]) -> None:
    engine = ", compiled" if bottega.compiled() else ""
    assert run(capsys, "--version")[1] == f"Bottega {bottega.__version__}{engine}\n"
    code, out, _ = run(capsys, "games")
    assert code == 0
    for option in bottega.game("fresco").options:
        assert option.name in out


def test_arena_prints_a_table_or_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "arena",
        "fresco",
        "--bots",
        "random,random,random",
        "--games",
        "3",
        "--seed",
        "1",
        "--options",
        "screens=open",
    ]
    code, out, _ = run(capsys, *words, "--json")
    assert code == 0
    facts = json.loads(out)
    assert (facts["game"], facts["games"], facts["seed"], len(facts["bots"])) == ("fresco", 3, 1, 3)
    for lang in LANGUAGES:
        code, out, _ = run(capsys, *words, "--lang", lang)
        assert code == 0
        assert out.count("random") == 3


def test_a_game_from_the_shell_is_kept_at_the_end_of_input_and_goes_on(tmp_path: Path) -> None:
    state = tmp_path / "state"
    words = ["play", "fresco", "--players", "3", "--seed", "5", "--seat", "3", "--bots", "random", "--lang", "en"]
    played = spoken(words, "rise 8\nm m\n", state)
    assert (played.returncode, played.stderr) == (0, "")
    last = played.stdout.strip().split("\n")[-1]
    (kept,) = state.glob("*.json")
    assert last == f"The game is kept. Go on with: bottega play fresco --load {kept}"
    again = spoken(["play", "fresco", "--load", str(kept), "--lang", "fr"], "undo\nplateau\n", state)
    assert again.returncode == 0
    assert "Coup repris" in again.stdout
    assert [move for seat, move in Record.load(kept).moves if seat == 2] == ["rise 8", "plan market"]
    assert Record.load(kept).generator == SEALED


def test_watching_and_replaying_from_the_shell(tmp_path: Path) -> None:
    state = tmp_path / "state"
    watched = spoken(["play", "fresco", "--players", "2", "--seed", "1", "--watch", "--bots", "random"], "", state)
    assert (watched.returncode, watched.stderr) == (0, "")
    assert "Seed 1." in watched.stdout
    spoken(["play", "fresco", "--players", "2", "--seed", "1", "--bots", "random"], "1\n1\n1\n", state)
    (kept,) = state.glob("*.json")
    replayed = spoken(["replay", str(kept), "--to", "2"], "", state, LC_ALL="fr_FR.UTF-8")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "Coup 2 sur" in replayed.stdout


def test_ctrl_c_outside_a_game_is_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(*words: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bottega.lab.arena.run", stop)
    code, out, err = run(capsys, "arena", "fresco", "--bots", "random,random")
    assert (code, out) == (130, "")
    assert "Traceback" not in err


def test_a_terminal_without_our_letters_is_no_reason_to_fail(tmp_path: Path) -> None:
    words = ["play", "fresco", "--players", "2", "--seed", "1", "--bots", "random", "--lang", "fr"]
    played = spoken(words, "1\n?\n", tmp_path / "state", PYTHONIOENCODING="ascii")
    assert (played.returncode, played.stderr) == (0, "")


BROKEN_BOT = """
class Broken:
    name = "broken"
    def __init__(self, game_id, seed): pass
    def choose(self, observation): raise ValueError("out of ideas")
"""


@pytest.mark.parametrize(("lang", "said"), [("en", "at seat 2 failed at move"), ("fr", "à la place 2 est tombé")])
def test_a_computer_that_breaks_down_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    (tmp_path / "broken_bot.py").write_text(BROKEN_BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    words = ["play", "fresco", "--players", "2", "--seed", "5", "--bots", "broken_bot:Broken", "--lang", lang]
    code, _, err = run(capsys, *words)
    assert (code, err.count("\n")) == (1, 1)
    assert said in err
    assert "ValueError: out of ideas." in err
    assert len(list((tmp_path / "state").glob("*.json"))) == 1
    words = ["arena", "fresco", "--bots", "broken_bot:Broken,random", "--games", "1", "--lang", lang]
    code, out, err = run(capsys, *words)
    assert (code, out, err.count("\n")) == (1, "", 1)


def test_a_process_of_the_arena_that_dies_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*words: object, **more: object) -> None:
        raise arena.WorkerLost("gone")

    monkeypatch.setattr("bottega.lab.arena.run", die)
    code, out, err = run(capsys, "arena", "fresco", "--bots", "random,random", "--jobs", "2", "--lang", "en")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "--jobs" in err


@pytest.mark.parametrize(
    "said",
    [
        ["--options", "screens=open", "idle_rounds=3"],
        ["--options=screens=open", "idle_rounds=3"],
        ["--options", "screens=open", "--options", "idle_rounds=3"],
        ["--option", "screens=open", "--option", "idle_rounds=3"],
    ],
)
def test_several_options_may_follow_one_flag(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    taken: list[Any] = []

    def note(game: str, names: list[str], games: int, seed: int, options: Any, *more: object) -> None:
        taken.append(options)
        raise arena.WorkerLost("enough")

    monkeypatch.setattr("bottega.lab.arena.run", note)
    run(capsys, "arena", *said, "fresco", "--bots", "random,random")
    assert taken == [{"screens": "open", "idle_rounds": 3}]


def test_a_fresh_seed_cannot_be_guessed() -> None:
    read = Reader(Texts("en"))
    seeds = [read.seed(None) for _ in range(20)]
    assert max(seeds) > 1 << 100
    assert [read.seed(str(seed)) for seed in seeds] == seeds


def test_without_a_home_the_way_out_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("BOTTEGA_STATE")
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    code, out, err = run(capsys, "play", "fresco")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "BOTTEGA_STATE" in err


PLAY = "play fresco --players 2 --seed 1 --bots random"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and /dev/full")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("games >/dev/full", 1),
        (f"{PLAY} >/dev/full </dev/null", 1),
        (f"{PLAY} --watch >/dev/full", 1),
        ("games >&-", 1),
        (f"{PLAY} >&- </dev/null", 1),
        (f"{PLAY} <&-", 0),
        ("play fresco --players 9 2>/dev/full", 2),
        ("play fresco --players 9 2>&-", 2),
    ],
)
def test_streams_that_are_closed_or_full_are_one_line(tmp_path: Path, line: str, code: int) -> None:
    done = subprocess.run(  # noqa: S603 - our own command, with words written here
        ["/bin/sh", "-c", f'"$0" -m bottega --lang en {line}', sys.executable],
        env={**os.environ, "BOTTEGA_STATE": str(tmp_path / "state")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert done.stderr.count("\n") == (1 if code == 1 else 0)
    if "2>" not in line:
        assert done.returncode == code
    if line.startswith("play") and code == 0:
        assert "Go on with" in done.stdout


def test_importing_bottega_loads_no_texts_and_no_table() -> None:
    heavy = "typer", "rich", "fluent.runtime", "babel"
    code = f"import sys, bottega; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert done.stdout.strip() == "[]"


def test_the_flags_of_serve_work_without_the_word(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        flags = ("--no-open", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "web"), "--grace", "5")
        plain, named = run(capsys, *flags), run(capsys, "serve", *flags)
    assert plain == named
    assert plain[0] == 1
    assert port in plain[2]


def arena_scores(capsys: pytest.CaptureFixture[str], *words: str) -> list[Any]:
    code, out, err = run(capsys, "arena", "fresco", "--bots", "random,random", "--games", "2", "--json", *words)
    assert code == 0, err
    return [bot["scores"] for bot in json.loads(out)["bots"]]


def test_the_arena_takes_modules_and_an_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    short = ("--options", "idle_rounds=1")
    usual = arena_scores(capsys, *short)
    with_modules = arena_scores(capsys, *short, "--modules", "1,leaf_gold")
    assert with_modules == arena_scores(capsys, *short, "modules=portraits,leaf_gold") != usual
    house = bottega.game("fresco").house_edition
    economy = json.loads(json.dumps(house.tables["economy"]))
    economy["values"]["studio_thalers_per_apprentice"] = 9
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps({"game": "fresco", "edition": "mine", "tables": {"economy": economy}}))
    dear = arena_scores(capsys, *short, "--edition", str(mine))
    assert dear != usual
    assert arena_scores(capsys, *short, "--edition", str(mine), "--jobs", "2") == dear
    code, _, err = run(capsys, "arena", "fresco", "--bots", "random,random", "--edition", str(tmp_path / "none.json"))
    assert code == 1
    assert "none.json" in err
