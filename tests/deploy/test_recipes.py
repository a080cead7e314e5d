"""The recipes in `deploy`, tried with the programs that they are for, where these are installed."""

import contextlib
import json
import random
import shutil
import socket
import ssl
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from bottega.cli.config import gather
from bottega.cli.reader import Reader
from bottega.locale import Texts
from bottega.server.proxies import networks
from tests.patience import PATIENCE, wait_until
from tests.server.served import Served, settings

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
UNIT = (DEPLOY / "bottega.service").read_text("utf-8")
MAIN = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def test_the_settings_can_be_read() -> None:
    file = DEPLOY / "bottega.toml"
    chosen = gather(Reader(Texts("en")), {"config": str(file)}, {})
    assert set(chosen.said) == set(tomllib.loads(file.read_text("utf-8")))
    assert chosen.values["port"] == 8765


def test_what_is_a_comment_there_can_be_set_too(tmp_path: Path) -> None:
    lines = (DEPLOY / "bottega.toml").read_text("utf-8").splitlines()
    told = [line.removeprefix("# ") for line in lines if line.startswith("# ") and " = " in line]
    assert len(told) == 6
    file = tmp_path / "b.toml"
    file.write_text("\n".join(told))
    assert len(gather(Reader(Texts("en")), {"config": str(file)}, {}).said) == 6


def test_every_recipe_leads_to_the_same_port() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert "127.0.0.1:8765" in (DEPLOY / name).read_text("utf-8")
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    variables = dict(word.split("=") for word in container.partition("ENV ")[2].partition("\n")[0].split())
    chosen = gather(Reader(Texts("en")), {}, variables)
    assert set(chosen.said.values()) == set(variables), "every variable is one of ours"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = tmp_path / "bottega.service"
    command = Path(sys.executable).with_name("bottega")
    assert command.exists()
    unit.write_text(UNIT.replace("/opt/bottega/bin/bottega", str(command)))
    done = subprocess.run(  # noqa: S603 -- the command is written here
        [str(shutil.which("systemd-analyze")), "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    said = [line for line in done.stderr.splitlines() if "bottega" in line]
    assert said == []


# --- behind a proxy ---------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    tool = shutil.which("openssl")
    if tool is None:
        pytest.skip("no openssl here")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    words += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(cert)]
    subprocess.run([tool, *words], check=True, capture_output=True)  # noqa: S603 -- the command is written here
    return cert, key


def nginx(folder: Path, outside: int, inside: int, certificate: tuple[Path, Path]) -> list[str]:
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    site = site.replace("listen 443 ssl", f"listen {outside} ssl")
    site = site.replace("/etc/letsencrypt/live/table.example/fullchain.pem", str(certificate[0]))
    site = site.replace("/etc/letsencrypt/live/table.example/privkey.pem", str(certificate[1]))
    site = site.replace("/var/log/nginx/", f"{folder}/")
    (folder / "site.conf").write_text(site.replace("table.example", "localhost").replace("8765", str(inside)))
    (folder / "main.conf").write_text(MAIN.format(folder=folder))
    return ["-c", str(folder / "main.conf"), "-p", str(folder), "-e", "stderr"]


def caddy(folder: Path, outside: int, inside: int, certificate: tuple[Path, Path]) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text("utf-8").replace("8765", str(inside))
    own = f"https://localhost:{outside} {{\n\ttls {certificate[0]} {certificate[1]}"
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + site.replace("table.example {", own))
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextlib.contextmanager
def running(words: list[str], port: int, folder: Path) -> Iterator[None]:
    with (
        (folder / "said").open("w") as said,
        subprocess.Popen(  # noqa: S603 -- the command is written here
            words, stdout=said, stderr=said, env={"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        ) as process,
    ):
        try:
            wait_until(lambda: answers(port) or process.poll() is not None)
            assert process.poll() is None, (folder / "said").read_text()
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


@pytest.mark.soak
@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_a_game_is_played_through_it(program: str, tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    tool = shutil.which(program)
    if tool is None:
        pytest.skip(f"no {program} here: apt install {program}")
    port = free_port()
    trusting = ssl.create_default_context(cafile=certificate[0])
    with Served(settings(tmp_path / "data", proxies=networks("127.0.0.1"))) as served:
        prepared = {"nginx": nginx, "caddy": caddy}[program](tmp_path, port, served.port, certificate)
        with (
            running([tool, *prepared], port, tmp_path),
            httpx.Client(base_url=f"https://localhost:{port}", verify=trusting, timeout=PATIENCE) as guest,
        ):
            own = {"origin": f"https://localhost:{port}"}
            made = guest.post(
                "/api/tables",
                json={"game": "fresco-cards", "seats": ["me", "random"], "options": {"turn_cap": 1}},
                headers=own,
            )
            assert made.status_code == 201, made.text
            assert "secure" in made.headers["set-cookie"].lower(), "the server knows that the page came by HTTPS"
            evil = {"origin": "https://evil.example"}
            assert guest.post("/api/me", json={"name": "x"}, headers=evil).status_code == 403
            for path in ("/healthz", "/readyz", "/metrics"):
                assert guest.get(path).status_code == 404
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            with connect(
                f"wss://localhost:{port}/ws/{made.json()['id']}",
                ssl=trusting,
                additional_headers={"cookie": cookie, **own},
                max_size=None,
                open_timeout=PATIENCE,
            ) as line:
                played(line)
            guest.get("/join/a-secret")
        if program == "nginx":
            told = (tmp_path / "bottega.log").read_text()
            assert '"POST /api/tables" 201' in told
            assert '"GET /join/-"' in told
            assert "secret" not in told


def played(line: ClientConnection) -> None:
    """Any choices, to the end."""
    rng, asked = random.Random(1), 0
    while True:
        message = json.loads(line.recv(PATIENCE))
        if message["type"] != "state":
            continue
        if message["view"]["over"]:
            return
        if message["view"]["choices"]:
            asked += 1
            action = rng.choice(message["view"]["choices"])["id"]
            act = {"type": "act", "id": asked, "version": message["version"], "action": action}
            line.send(json.dumps(act))
