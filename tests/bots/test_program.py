"""Players that are programs of their own, in the arena: lines of JSON, and what happens when they err."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import bots
from bottega.bots import BotError
from bottega.bots import program as program_module
from bottega.core.errors import OptionError
from bottega.lab import arena
from bottega.lab.match import Match, Stopped, played
from tests.patience import PATIENCE
from web import find_node

CLIENTS = Path(__file__).parents[2] / "src" / "bottega" / "web" / "clients"

BEGIN = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n    "
ANSWER = "if told['type'] == 'decide': print(json.dumps({answer}), flush=True)"
FAULTS = {
    "ends": ("import sys; sys.exit(3)", "it ended with code 3"),
    "is silent": ("import sys; sys.stdin.read()", "it did not answer within 0.3 seconds"),
    "does not even read": ("import time; time.sleep(60)", "it did not answer within 0.3 seconds"),
    "says no JSON": (BEGIN + "print('hm', flush=True)", "it said what is no JSON: 'hm'"),
    "says too much": (BEGIN + "print('x' * 20000, flush=True)", "it said more than 16384 letters at once"),
    "says no answer": (BEGIN + ANSWER.format(answer="{'type': 'act'}"), "it said what is no answer: "),
    "says true": (BEGIN + ANSWER.format(answer="{'type': 'act', 'action': True}"), "it said what is no answer: "),
    "says a list": (BEGIN + ANSWER.format(answer="[1]"), "it said what is no answer: '[1]'"),
    "chooses what is not there": (BEGIN + ANSWER.format(answer="{'type': 'act', 'action': 99999}"), "broke the rules"),
    "chooses below zero": (BEGIN + ANSWER.format(answer="{'type': 'act', 'action': -1}"), "broke the rules"),
    "writes nonsense": (BEGIN + ANSWER.format(answer="{'type': 'act', 'action': 'win'}"), "'win' is no move"),
}


def running(mark: str) -> list[str]:
    """Processes that have this word in their command."""
    command = ["ps", "-ww", "-eo", "args"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 -- as it stands
    return [line for line in listed.splitlines() if mark in line and "ps -ww" not in line]


def written(folder: Path, text: str) -> str:
    file = folder / "some_program.py"
    file.write_text(text)
    return f"exec:{sys.executable} {file}"


@pytest.mark.parametrize("game", ["fresco-cards", "princes", pytest.param("fresco", marks=pytest.mark.long)])
def test_the_example_plays_in_the_arena(game: str, tmp_path: Path) -> None:
    example = shutil.copy(CLIENTS / "bot.py", tmp_path)
    seats = [f"exec:{sys.executable} {example}", *["random"] * (bottega.game(game).players[0] - 1)]
    first, again = [arena.run(game, seats, games=1, seed=3).to_json() for _ in range(2)]
    assert first["bots"] == again["bots"], "the seed decides"
    assert running(str(tmp_path)) == []


def test_the_example_in_node_plays_in_the_arena() -> None:
    node = find_node()
    if node is None:
        pytest.skip("no Node here")
    seats = [f"exec:{node.node} {CLIENTS / 'bot.mjs'}", "random"]
    first, again, other = [arena.run("fresco-cards", seats, games=2, seed=seed).to_json()["bots"] for seed in (3, 3, 4)]
    assert first == again != other, "the seed decides"


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_told_in_one_line(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_module, "ANSWER_TIME", 0.3 if "silent" in kind or "read" in kind else 30)
    monkeypatch.setattr(program_module, "LAST_WORDS", 0.3 if "read" in kind else 5)
    text, said = FAULTS[kind]
    name = written(tmp_path, text)
    with pytest.raises(BotError) as raised:
        arena.run("fresco-cards", [name, "random"], games=1, seed=1)
    told = str(raised.value)
    assert said in told
    assert name in told
    assert "\n" not in told
    assert running(str(tmp_path)) == []


def test_what_it_is_told_are_messages_of_the_protocol(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = (
        BEGIN
        + f"open({str(heard)!r}, 'a').write(line)\n    "
        + ANSWER.format(answer="{'type': 'act', 'version': told['version'], 'action': told['choices'][0]['notation']}")
    )
    played(Match("fresco-cards", (written(tmp_path, text), "random"), 1, {}), 0)
    messages: list[dict[str, Any]] = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [message["type"] for message in messages[:2]] == ["hello", "decide"]
    assert messages[-1]["type"] == "over"
    assert {message["type"] for message in messages[1:-1]} == {"decide"}
    server = pytest.importorskip("bottega.server.programs.messages")
    import msgspec

    assert program_module.PROTOCOL == server.PROTOCOL
    for message in messages:
        read = msgspec.json.decode(json.dumps(message), type=server.ToProgram)
        more = {"game", "players", "seat", "seed"} if message["type"] == "hello" else set()
        assert set(message) == {"type", *read.__struct_fields__, *more}


def test_a_run_that_is_stopped_ends_it(tmp_path: Path) -> None:
    name = written(tmp_path, "import sys; sys.stdin.read()")
    stop = threading.Event()
    threading.Timer(0.5, stop.set).start()
    begun = time.monotonic()
    with pytest.raises((BotError, Stopped)):
        played(Match("fresco-cards", (name, "random"), 1, {}), 0, stop.is_set)
    assert time.monotonic() - begun < 30
    assert running(str(tmp_path)) == []


def test_ctrl_c_ends_it(tmp_path: Path) -> None:
    name = written(tmp_path, "import sys; sys.stdin.read()")
    # Whoever runs the tests may have told all its processes to ignore it.
    begin = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); from bottega.cli import main; main()"
    command = [sys.executable, "-c", begin, "arena", "fresco-cards", "--bots", f"{name},random"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=dict(os.environ)) as run:  # noqa: S603 -- ours
        deadline = time.monotonic() + PATIENCE
        while len(running(str(tmp_path))) < 2 and time.monotonic() < deadline:
            assert run.poll() is None
            time.sleep(0.05)
        begun = time.monotonic()
        run.send_signal(signal.SIGINT)
        run.wait(60)
    assert time.monotonic() - begun < 30, "nobody waited for its answer"
    assert running(str(tmp_path)) == []


def test_what_is_no_command_is_refused_before_the_game() -> None:
    for name in ("exec:", "exec:  ", "exec:no-such-program-anywhere", "exec:'open"):
        with pytest.raises(OptionError, match="The computer player"):
            bots.make(name, "fresco", 1)
