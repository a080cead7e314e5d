"""A program that plays at a table of Bottega, with nothing but Python: it takes any choice.

    python bot.py http://127.0.0.1:8000 KEY                          at a table in the browser
    bottega arena princes --bots "exec:python bot.py,random,random"  in the arena

docs/protocol.md tells what goes over the wire. Write your own `choose`.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

Message = dict[str, Any]
RNG = random.Random(1)


def choose(decide: Message) -> int:
    """One of the choices, by its number; `decide["view"]` has all that this seat may know."""
    return int(RNG.choice(decide["choices"])["id"])


def act(decide: Message) -> Message:
    return {"type": "act", "table": decide["table"], "version": decide["version"], "action": choose(decide)}


# --- at a table in the browser ---------------------------------------------------------------------------------------


def ask(url: str, key: str, body: Message | None = None) -> Message:
    """The answer; a refusal is an answer too. Whoever asks too often waits a moment and asks again."""
    headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            request = urllib.request.Request(url, data, headers)  # noqa: S310 -- the address was given by hand
            with urllib.request.urlopen(request, timeout=90) as answer:  # noqa: S310 -- as above
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            told = dict(json.load(error))
            if told["error"] != "slow-down":
                return told
            time.sleep(0.2)


def play_over_http(server: str, key: str) -> None:
    """To the end of the first game that ends."""
    after = 0
    while True:
        told = ask(f"{server}/api/programs/events?after={after}", key)
        if "error" in told:
            raise SystemExit(told["message"])
        after = told["last"]
        for message in told["events"]:
            if message["type"] == "decide":
                answer = act(message)
                del answer["type"]
                refused = ask(f"{server}/api/programs/act", key, answer)
                if "error" in refused:
                    print(refused["message"], file=sys.stderr)
            elif message["type"] == "over":
                print("over", *message["scores"])
                return
            elif message["type"] == "bye":
                raise SystemExit(message["code"])


# --- in the arena ----------------------------------------------------------------------------------------------------


def play_over_pipes() -> None:
    """To the end of the input."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            RNG.seed(message["seed"])
        elif message["type"] == "decide":
            print(json.dumps(act(message)), flush=True)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        play_over_http(sys.argv[1].rstrip("/"), sys.argv[2])
    else:
        play_over_pipes()
