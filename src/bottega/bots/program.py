"""A player that is a program of its own, in any language: `exec:./my-bot`. It is started once for each seat and game,
and spoken to in lines of JSON; docs/protocol.md tells what they say.
"""

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

from bottega.core.errors import BottegaError, OptionError
from bottega.core.observation import Observation

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
TABLE: Final = "arena"  # what its only table is called
ANSWER_TIME = 60.0  # seconds for an answer
LAST_WORDS = 1.0  # seconds to end by itself
GLANCE = 0.1  # seconds between two looks whether the run is to end
LONGEST = 16_384  # letters of a line
MOST_LINES = 100  # that nobody has read yet


class ProgramFault(BottegaError):
    """A program that did not answer, ended, or said what is no answer."""


class Program:
    """One process at one seat of one game. It begins when it is first asked."""

    def __init__(self, name: str, words: list[str], game_id: str, seed: int) -> None:
        self.name = name
        self.words = words
        self.game_id = game_id
        self.seed = seed
        self.asked = 0
        self.stop: Callable[[], bool] = bool
        self.process: subprocess.Popen[bytes] | None = None
        self.to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.said: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)

    def stop_when(self, stop: Callable[[], bool]) -> None:
        self.stop = stop

    # --- playing ----------------------------------------------------------------------------------------------------

    def choose(self, observation: Observation) -> int:
        if self.process is None:
            self.start(observation)
        self.forget_what_was_said()
        self.asked += 1
        view, words = observation.view, observation.game.action
        until = time.time() + ANSWER_TIME
        decide = {
            "version": self.asked,
            "ply": view["ply"],
            "deadline": round(until * 1000),
            "view": view,
            "choices": [{"id": action, "notation": str(words(action))} for action in observation.legal_actions],
        }
        self.send("decide", seat=observation.seat, table=TABLE, **decide)
        answer = self.answer(time.monotonic() + ANSWER_TIME)
        action = answer["action"]
        if isinstance(action, str):
            return int(observation.game.number(observation.game.parse(action)))
        return int(action)

    def answer(self, until: float) -> dict[str, Any]:
        """What it says to the decision that it was asked last."""
        while True:
            text = self.line(until)
            try:
                told = json.loads(text)
            except ValueError:
                raise ProgramFault(f"it said what is no JSON: {shown(text)}") from None
            except RecursionError:
                raise ProgramFault("it said what is no JSON") from None
            kind = told.get("type") if isinstance(told, dict) else None
            if kind in ("hello", "ping", "resync"):
                continue
            action = told.get("action") if kind == "act" else None
            if not isinstance(action, int | str) or isinstance(action, bool):
                raise ProgramFault(f"it said what is no answer: {shown(text)}")
            if told.get("version", self.asked) == self.asked:
                return dict(told)

    def line(self, until: float) -> bytes:
        while True:
            try:
                text = self.said.get(timeout=GLANCE)
            except queue.Empty:
                if self.stop():
                    raise ProgramFault("the run was stopped") from None
                if time.monotonic() > until:
                    raise ProgramFault(f"it did not answer within {ANSWER_TIME:g} seconds") from None
                continue
            if text is None:
                raise ProgramFault("it closed its output" if self.process is None else ending(self.process))
            if len(text) > LONGEST:
                raise ProgramFault(f"it said more than {LONGEST} letters at once")
            if text.strip():
                return text

    def send(self, kind: str, **fields: Any) -> None:
        self.to_say.put(json.dumps({"type": kind, **fields}).encode() + b"\n")

    def forget_what_was_said(self) -> None:
        """Before it is asked, nothing can be an answer. That it has ended stays known."""
        with suppress(queue.Empty):
            while self.said.queue and self.said.queue[0] is not None:
                self.said.get_nowait()

    # --- the process ------------------------------------------------------------------------------------------------

    def start(self, observation: Observation) -> None:
        try:
            process = subprocess.Popen(  # noqa: S603 -- whoever calls the arena wrote the command
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the arena, which then ends it
            )
        except OSError as error:
            raise ProgramFault(f"it cannot be started: {error.strerror}") from None
        self.process = process
        self.finalizer = weakref.finalize(self, end, process, self.to_say)
        threading.Thread(target=write, args=(process.stdin, self.to_say), daemon=True).start()
        threading.Thread(target=read, args=(process.stdout, self.said), daemon=True).start()
        facts = {"game": self.game_id, "players": observation.setup.players, "seat": observation.seat}
        self.send("hello", protocol=PROTOCOL, server="arena", key="", name=self.name, seed=str(self.seed), **facts)

    def leave(self, last: Observation | None) -> None:
        """The game is over, or breaks off."""
        if self.process is None:
            return
        if last is not None:
            view = last.view
            result = {"scores": view["scores"], "ranking": view["ranking"]}
            self.send("over", table=TABLE, seat=last.seat, **result, seed="", view=view, account=None)
        self.finalizer()
        self.process = None


def write(stream: IO[bytes], lines: "queue.SimpleQueue[bytes | None]") -> None:
    """In a thread of its own: whoever does not read must not hold up the arena."""
    with suppress(OSError, ValueError):  # it has ended; its output tells
        while (text := lines.get()) is not None:
            stream.write(text)
            stream.flush()
    with suppress(OSError, ValueError):
        stream.close()


def read(stream: IO[bytes], lines: "queue.Queue[bytes | None]") -> None:
    with stream, suppress(OSError, ValueError):
        while text := stream.readline(LONGEST + 1):
            lines.put(text)
    lines.put(None)


def ending(process: subprocess.Popen[bytes]) -> str:
    with suppress(subprocess.TimeoutExpired):
        return f"it ended with code {process.wait(LAST_WORDS)}"
    return "it closed its output"


def end(process: subprocess.Popen[bytes], to_say: "queue.SimpleQueue[bytes | None]") -> None:
    """Its input is closed; what does not end then is ended."""
    to_say.put(None)
    try:
        process.wait(LAST_WORDS)
    except subprocess.TimeoutExpired:
        kill(process)
        process.wait()


def kill(process: subprocess.Popen[bytes]) -> None:
    """With all that it has started."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def shown(text: bytes) -> str:
    return repr(text[:60].decode("utf-8", "replace").strip())


class Command:
    """Seats the program that a name like `exec:./my-bot --fast` starts."""

    def __init__(self, name: str) -> None:
        self.name = name
        try:
            self.words = shlex.split(name.removeprefix(PREFIX))
        except ValueError as error:
            raise OptionError(f"The computer player {name!r} is no command: {error}.") from None
        if not self.words:
            raise OptionError(f"The computer player {name!r} names no command.")
        if shutil.which(self.words[0]) is None:
            raise OptionError(f"The computer player {name!r} cannot be started: there is no {self.words[0]!r}.")

    def __call__(self, game_id: str, seed: int, /) -> Program:
        return Program(self.name, self.words, game_id, seed)
