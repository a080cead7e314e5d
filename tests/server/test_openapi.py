"""Schemathesis reads the OpenAPI document, sends whatever fits it and whatever does not, and finds nothing."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from .served import Guest, Served, wait_until

# Nothing here needs a login, so there is none to ignore.
LEFT_OUT = "ignored_auth"


def run(served: Served, folder: Path, examples: int, phases: str) -> None:
    """One table that waits for people, and one whose game is over where that is what is asked for."""
    guest = served.guest()
    waiting = guest.make("fresco", ["me", "open", "open"])
    friend = served.guest()  # keeps the finished table when the guest's games are deleted
    over = friend.make("fresco-cards", ["me", "random"], options={"turn_cap": 1})
    guest.sit(over["url"])
    friend.open(over["id"]).play_on(random.Random(1))
    wait_until(lambda: served.registry.tables[over["id"]].facts.over)
    key = guest.ask("POST", "/api/programs/keys", {"name": "to be revoked"}).json()["id"]
    config = folder / "schemathesis.toml"
    config.write_text(
        f"""
        [parameters]
        "path.id" = "{waiting["id"]}"
        "path.token" = "{waiting["invite"].rpartition("/")[2]}"
        "path.game" = "fresco"
        [[operations]]
        include-path = "/api/watch/{{token}}"
        parameters = {{ "path.token" = "{over["watch"].rpartition("/")[2]}" }}
        [[operations]]
        include-path = "/api/lessons/{{id}}"
        parameters = {{ "path.id" = "fresco" }}
        [[operations]]
        include-path = "/api/programs/keys/{{id}}/revoke"
        parameters = {{ "path.id" = "{key}" }}
        warnings = false
        [[operations]]
        include-path-regex = "/(record|rematch)$"
        parameters = {{ "path.id" = "{over["id"]}" }}
        """
    )
    search(served, guest, config, examples, phases)


def search(served: Served, guest: Guest, config: Path, examples: int, phases: str) -> None:
    words = ["--config-file", str(config), "run", f"http://{served.base}/api/openapi.json", "--checks", "all"]
    words += ["--exclude-checks", LEFT_OUT, "--max-examples", str(examples), "--phases", phases, "--seed", "1"]
    words += ["-H", f"cookie: bottega_guest={guest.http.cookies['bottega_guest']}"]
    command = [str(Path(sys.executable).with_name("schemathesis")), *words]
    done = subprocess.run(  # noqa: S603 -- the command is written here
        command, capture_output=True, text=True, timeout=1500, check=False, cwd=config.parent
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "Missing test data" not in done.stdout, done.stdout[-6000:]


@pytest.mark.soak
def test_schemathesis_finds_nothing(served: Served, tmp_path: Path) -> None:
    run(served, tmp_path, 200, "examples,coverage,fuzzing,stateful")


def test_the_document_names_every_answer(served: Served) -> None:
    paths = served.guest().get("/api/openapi.json")["paths"]
    assert "/api/tables/{id}/sit" in paths
    for operations in paths.values():
        for operation in operations.values():
            assert {"403", "413", "422", "429"} <= set(operation["responses"])
            assert operation["responses"]["429"]["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
