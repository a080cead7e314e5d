"""What goes over a socket is what the types of it say, from which the browser's own are written."""

import random
from typing import Any, get_args, get_type_hints

import pytest

from bottega.server.administration import Administration
from bottega.server.contract import FromServer
from bottega.testing.fitting import misfits

from .served import Served
from .test_lessons import begin

TYPES = {get_args(get_type_hints(kind)["type"])[0]: get_type_hints(kind) for kind in get_args(FromServer)}
WITH_MORE = ("view", "facts")  # to which each game adds its own


def faults(message: dict[str, Any]) -> list[str]:
    hints = TYPES[message["type"]]
    found = [f"{message['type']}: {key!r} is on one side only" for key in hints.keys() ^ message.keys()]
    for key in hints.keys() & message.keys():
        found += misfits(message[key], hints[key], f"{message['type']}.{key}", closed=key not in WITH_MORE)
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", ["fresco-cards", "princes"])
def test_messages_fit_their_types(served: Served, game: str) -> None:
    guest = served.guest()
    made = guest.make(game, ["me", "random", "random"])
    guest.sit(made["url"])
    page, watching = guest.open(made["id"]), guest.watch(made["watch"])
    page.ready()
    for line in ("Tonight at ten we upgrade", ""):
        served.inside(Administration(served.registry).announce(line))
    page.ask("chat", text="Good evening")
    page.ask("undo", version=-1)
    page.send({"type": "ping"})
    page.until_type("pong")
    page.play_on(random.Random(1))
    watching.until(lambda message: message["type"] == "state" and message["view"]["over"])
    learning = begin(guest, game)
    assert {message["type"] for message in (*page.messages, *learning.messages)} == set(TYPES)
    for message in (*page.messages, *watching.messages, *learning.messages):
        assert faults(message) == []


def test_what_does_not_fit_is_told() -> None:
    assert faults({"n": 1, "type": "ok", "re": "one"}) == ["ok.re: 'one' is no int"]
    assert faults({"type": "pong"}) == ["pong: 'n' is on one side only"]
