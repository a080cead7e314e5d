"""Programs as an outside client sees them: one that asks again and again over HTTP, and one with a socket."""

import random
import time
from typing import Any, Self

import httpx

from .served import PATIENCE, UNUSED, Guest, Served
from .sockets import Message, Socket


def key_of(made: dict[str, Any], place: int = 0) -> str:
    """The key of a program at a table that was just made."""
    return str(made["programs"][place]["key"])


class Poller:
    """The simplest client: two addresses over HTTP."""

    def __init__(self, served: Served, key: str) -> None:
        headers = {"authorization": f"Bearer {key}"}
        self.http = httpx.Client(base_url=served.url, headers=headers, timeout=PATIENCE, verify=UNUSED)
        self.after = 0
        self.heard: list[Message] = []
        served.others.append(self)

    def close(self) -> None:
        self.http.close()

    def poll(self, wait: float = 20) -> list[Message]:
        answer = self.http.get("/api/programs/events", params={"after": self.after, "wait": wait})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        self.after = told["last"]
        self.heard += told["events"]
        return list(told["events"])

    def until_type(self, *kinds: str) -> Message:
        """The first message of such a kind that comes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for message in self.poll():
                if message["type"] in kinds:
                    return message
        raise TimeoutError(kinds)

    def act(self, table: str, version: int, action: int | str, **more: Any) -> httpx.Response:
        asked = {"table": table, "version": version, "action": action, **more}
        return self.http.post("/api/programs/act", json=asked)

    def play(self, rng: random.Random) -> Message:
        """Any choices, to the end."""
        while True:
            for message in self.poll():
                if message["type"] == "over":
                    return message
                if message["type"] == "decide":
                    chosen = rng.choice(message["choices"])
                    action = chosen["id"] if rng.random() < 0.5 else chosen["notation"]
                    answer = self.act(message["table"], message["version"], action)
                    assert answer.status_code == 200, answer.text


class Wired(Socket):
    """A client with a socket; a test may play it by hand, like a page."""

    def __init__(self, served: Served, key: str | None) -> None:
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        super().__init__(f"ws://{served.base}/ws/program", headers)
        self.asked: Message = {}
        served.others.append(self)

    def remember(self, message: Message) -> None:
        if message["type"] == "decide":
            self.asked = message

    def decide(self) -> Message:
        """What it is asked next."""
        if not self.asked:
            self.until_type("decide")
        return self.asked

    def answer(self, action: int | str, **more: Any) -> Message:
        """Send an action for what was asked last, and wait for the answer."""
        asked = self.decide()
        return self.say({"table": asked["table"], "version": asked["version"], "action": action, **more})

    def say(self, act: Message) -> Message:
        answer = self.ask("act", **act)
        if answer["type"] == "ok" and self.asked.get("version", 0) <= act["version"]:
            self.asked = {}
        return answer

    def ready(self) -> Self:
        self.until_type("told")
        return self

    @property
    def choices(self) -> list[Message]:
        return [{"id": one["id"], "action": one["notation"]} for one in self.asked.get("choices", ())]

    @property
    def my_turn(self) -> bool:
        return bool(self.asked)

    def act(self, action: int) -> Message:
        return self.answer(action)


def beside(served: Served, game: str, seats: int, **more: Any) -> tuple[Guest, dict[str, Any]]:
    """A guest at a table with one program on the last seat."""
    guest = served.guest()
    made = guest.make(game, ["me", *["random"] * (seats - 2), "program:Greta"], **more)
    guest.sit(made["url"])
    return guest, made
