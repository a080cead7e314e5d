"""What can be set about a server: by flags, by the environment, by a file, in this order."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from bottega import cli
from bottega.cli.config import SETTINGS, gather
from bottega.cli.reader import Fault, Reader
from bottega.locale import LANGUAGES, Texts
from bottega.server.proxies import networks
from bottega.server.settings import Limits, Settings
from bottega.server.store.urls import read_url

READ = Reader(Texts("en"))


def write(folder: Path, text: str) -> str:
    file = folder / "bottega.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_nothing_said_is_what_is_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOTTEGA_STATE", str(tmp_path))
    chosen = gather(READ, {}, {})
    assert chosen.said == {}
    assert chosen.settings() == Settings(data=tmp_path / "web")
    assert (chosen.values["host"], chosen.values["port"], chosen.values["open"]) == ("127.0.0.1", 8765, True)


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, 'port = 1\npace = 1\ngrace = 1\nname = ["a.example", "b.example"]')
    environment = {"BOTTEGA_CONFIG": file, "BOTTEGA_PORT": "2", "BOTTEGA_PACE": "2"}
    chosen = gather(READ, {"port": "3", "data": str(tmp_path)}, environment)
    assert (chosen.values["port"], chosen.values["pace"], chosen.values["grace"]) == (3, 2.0, 1.0)
    assert chosen.settings().hosts == ("a.example", "b.example")
    assert chosen.said == {
        "data": "--data",
        "port": "--port",
        "pace": "BOTTEGA_PACE",
        "grace": f"grace ({file})",
        "name": f"name ({file})",
    }


def test_of_folder_and_database_the_one_that_is_said_nearer_counts(tmp_path: Path) -> None:
    file, url = write(tmp_path, 'data = "/a"'), "postgresql://ada:sesame@db.example/house"
    chosen = gather(READ, {"config": file}, {"BOTTEGA_DATABASE": url})
    assert chosen.settings().database == read_url(url)
    assert chosen.said == {"database": "BOTTEGA_DATABASE"}
    chosen = gather(READ, {"data": "/b"}, {"BOTTEGA_DATABASE": url})
    assert (chosen.settings().database, chosen.folder) == (None, Path("/b"))
    with pytest.raises(Fault, match="BOTTEGA_DATA and BOTTEGA_DATABASE") as refused:
        gather(READ, {}, {"BOTTEGA_DATA": "/a", "BOTTEGA_DATABASE": url})
    assert "sesame" not in refused.value.text


def test_what_else_an_operator_says_has_a_folder_for_each_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BOTTEGA_STATE", str(tmp_path))
    urls = [f"postgresql://{who}@db.example/{house}" for who in ("ada:one", "ada:two") for house in ("a", "b")]
    one, other, same, _ = (gather(READ, {"database": url}, {}).folder for url in urls)
    assert one == same != other
    assert one.parent == tmp_path / "databases"


def test_proxies_come_from_anywhere(tmp_path: Path) -> None:
    file = write(tmp_path, 'behind_proxy = ["127.0.0.1", "10.0.0.0/8"]')
    for flags, environment in (
        ({"config": file}, {}),
        ({}, {"BOTTEGA_BEHIND_PROXY": "127.0.0.1,10.0.0.0/8"}),
        ({"behind_proxy": ["127.0.0.1,10.0.0.0/8"]}, {}),
    ):
        assert gather(READ, {"data": "/a", **flags}, environment).settings().proxies == networks("127.0.0.1,10.0.0.0/8")


def test_the_file_that_a_flag_names_is_the_only_one(tmp_path: Path) -> None:
    chosen = gather(READ, {"config": write(tmp_path, "port = 1")}, {"BOTTEGA_CONFIG": str(tmp_path / "none.toml")})
    assert chosen.values["port"] == 1


def test_limits_have_a_table_of_their_own(tmp_path: Path) -> None:
    file = write(tmp_path, "[limits]\nchat = 80\nrequest_time = 3\nrequests = [10, 0.5]\n")
    environment = {"BOTTEGA_LIMITS_CHATS": "2,0.25", "BOTTEGA_LIMITS_CHAT": "90"}
    limits = gather(READ, {"config": file, "data": str(tmp_path)}, environment).settings().limits
    assert limits == replace(Limits(), chat=90, request_time=3.0, requests=(10, 0.5), chats=(2, 0.25))


def test_whatever_the_server_knows_can_be_set() -> None:
    """But for what no text can say, and what only tests need."""
    known = {one.field for one in SETTINGS} | {"data", "editions", "review", "review_behind", "limits"}
    assert {one.name for one in fields(Settings)} <= known
    assert {f"limits.{one.name}" for one in fields(Limits)} <= {one.name for one in SETTINGS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("port = 99999", ("port (", "99999")),
        ("port = true", ("port (", "True")),
        ('pace = "soon"', ("pace (", "60", "soon")),
        ("pace = nan", ("pace (", "60", "nan")),
        ('behind_proxy = "10.0.0.0/33"', ("behind_proxy (", "10.0.0.0/33")),
        ("thinkers = 65", ("thinkers (", "64", "65")),
        ('log = "xml"', ("log (", "lines, json", "xml")),
        ("keep_chat = -1", ("keep_chat (", "-1")),
        ('open = "perhaps"', ("open (", "true, false", "perhaps")),
        ("name = [1]", ("name (", "[1]")),
        ('host = ""', ("host (",)),
        ("[limits]\nrequests = [1]", ("limits.requests (", "[1]")),
        ("[limits]\nchat = 0", ("limits.chat (", "1")),
        ("limits = 3", ("[limits]",)),
        ("prot = 1", ("prot", "port")),
        ("[limits]\nchatt = 1", ("limits.chatt", "limits.chat")),
        ("port =", ("TOML",)),
    ],
)
def test_what_cannot_be_is_refused_by_its_name_with_what_is_allowed(
    tmp_path: Path, lang: str, text: str, names: tuple[str, ...]
) -> None:
    with pytest.raises(Fault) as refused:
        gather(Reader(Texts(lang)), {"config": write(tmp_path, text)}, {})
    said = refused.value.text
    assert "\n" not in said
    assert all(name in said for name in names), said


@pytest.mark.parametrize(
    ("flags", "environment", "names"),
    [
        ({"port": "x"}, {}, "--port"),
        ({"log_level": "loud"}, {}, "--log-level"),
        ({}, {"BOTTEGA_GRACE": "-1"}, "BOTTEGA_GRACE"),
        ({}, {"BOTTEGA_LIMITS_TABLES": "many"}, "BOTTEGA_LIMITS_TABLES"),
    ],
)
def test_it_is_said_where_it_stands(flags: dict[str, Any], environment: dict[str, str], names: str) -> None:
    with pytest.raises(Fault, match=names):
        gather(READ, flags, environment)


def test_a_secret_that_is_too_short_is_not_shown(tmp_path: Path) -> None:
    with pytest.raises(Fault) as refused:
        gather(READ, {}, {"BOTTEGA_METRICS_TOKEN": "sesame"})
    assert "sesame" not in refused.value.text
    assert "16" in refused.value.text


def test_a_file_that_is_not_there_is_an_error() -> None:
    with pytest.raises(OSError, match="nowhere"):
        gather(READ, {"config": "nowhere.toml"}, {})


def test_what_is_in_force_is_told_without_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BOTTEGA_METRICS_TOKEN", "a token of some length")
    monkeypatch.setenv("BOTTEGA_STATE", str(tmp_path))
    file = write(tmp_path, 'grace = 5\nbehind_proxy = "::1"')
    assert cli.run(["admin", "config", "--config", file, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    lines = {line.split()[0]: line.split(maxsplit=2)[1:] for line in told.splitlines()}
    assert lines["grace"] == ["5.0", f"grace ({file})"]
    assert lines["port"] == ["8765", "usual"]
    assert lines["metrics_token"] == ['"***"', "BOTTEGA_METRICS_TOKEN"]
    assert "some length" not in told
    assert cli.run(["admin", "config", "--config", file, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["grace"] == {"value": 5.0, "from": f"grace ({file})"}
    assert facts["data"] == {"value": str(tmp_path / "web"), "from": None}
    assert facts["behind_proxy"]["value"] == ["::1/128"]
    monkeypatch.setenv("BOTTEGA_DATABASE", "postgresql://ada:sesame@db.example/house?sslkey=hidden")
    assert cli.run(["admin", "config", "--config", file, "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["database"]["value"] == "postgresql://ada@db.example/house"
    assert facts["data"]["value"] is None
