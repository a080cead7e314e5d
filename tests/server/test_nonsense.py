"""What no page of ours would send, ten thousand times, and a hundred thousand in the long run."""

import json
import random
import string
from typing import Any, Final

import pytest

from tests.soaked import mostly

from .served import Page, Served, acting
from .test_socket import moves_of, two_people

TOGETHER: Final = 100  # messages, before it is waited for the answers


def rows_of(served: Served, page: Page) -> list[Any]:
    return served.inside(served.registry.store.journal(page.table["id"]))


@pytest.mark.parametrize("many", mostly([10_000, 100_000]))
def test_random_messages_change_no_game(served: Served, many: int) -> None:
    """Forged, late, early, broken or senseless, from whoever is asked, who is not, and who watches: each is answered,
    and none moves.
    """
    pages = list(two_people(served))
    asked = acting(*pages)
    assert asked is not None
    pages.append(served.guest().watch(asked.table["watch"]).ready())
    rng = random.Random(7)
    version, legal = asked.state["version"], {choice["id"] for choice in asked.choices}
    made, written = moves_of(served, asked), rows_of(served, asked)
    sent = 0
    for _ in range(many // TOGETHER):
        for page in rng.choices(pages, k=TOGETHER):
            page.send(nonsense(rng, version, legal, at_turn=page is asked))
            sent += 1
        for page in pages:
            page.send({"type": "ping"})
            page.until_type("pong")
    assert sent == many
    answers = [message for page in pages for message in page.messages if message["type"] in ("refused", "pong", "ok")]
    assert len(answers) == sent + len(pages) * many // TOGETHER
    assert "ok" not in {message["type"] for message in answers}
    assert moves_of(served, asked) == made
    assert rows_of(served, asked) == written
    assert asked.act(min(legal))["type"] == "ok", "and the game goes on"


def nonsense(rng: random.Random, version: int, legal: set[int], at_turn: bool) -> str | bytes:
    kind = rng.randrange(8)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if kind == 1:
        return rng.randbytes(rng.randrange(60))
    message: dict[str, Any] = {
        "type": rng.choice(["act", "undo", "state", "sit", "", "takeover", "take-back", "return", "lesson"]),
        "id": rng.randrange(99),
    }
    if message["type"] == "takeover":
        message["seat"] = rng.choice([2, 7, -1, "0", None, 1.5]) if rng.random() < 0.9 else 99
        if message["seat"] is None:
            message["seat"] = 5
    if kind == 2:
        action = rng.randrange(-5, 5000)
        message |= {"version": version, "action": -1 if at_turn and action in legal else action}
    elif kind == 3:
        message |= {
            "version": rng.choice([version - 1, version + 1, -(10**9), 10**12]),
            "action": rng.choice(list(legal)),
        }
    elif kind == 4:
        message |= {"version": rng.choice([None, "1", [], {}, 1.5]), "action": rng.choice(list(legal))}
    elif kind == 5 and message["type"] != "takeover":
        message |= {"seat": 1, "version": version + 7, "action": rng.choice(list(legal))}
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if kind == 6 else text
