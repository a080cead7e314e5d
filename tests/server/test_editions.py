"""Corrected editions: offered, chosen, shown, kept with the table, and refused when they are broken."""

import json
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Record, cli
from bottega.core.edition import Edition

from .served import Served, refused, settings

NAME = "read by Anna"
SHOWN = {"name": NAME, "corrected": ["Fresco cards"]}
HOUSE = {"name": "house edition", "corrected": []}


def correction() -> dict[str, Any]:
    """Every section is worth ten points more."""
    table = dict(bottega.game("fresco-cards").house_edition.tables["fresco_cards"])
    table["items"] = [{**row, "vp": [points + 10 for points in row["vp"]]} for row in table["items"]]
    return {"game": "fresco-cards", "edition": NAME, "tables": {"fresco_cards": table}}


def written(folder: Path, content: dict[str, Any]) -> Path:
    file = folder / "corrected.json"
    file.write_text(json.dumps(content, indent=1), encoding="utf-8")
    return file


@pytest.fixture
def edition(tmp_path: Path) -> Edition:
    return bottega.game("fresco-cards").edition(written(tmp_path, correction()))


def test_an_edition_is_offered_chosen_and_kept(tmp_path: Path, edition: Edition) -> None:
    with Served(settings(tmp_path, editions=(edition,))) as served:
        guest = served.guest()
        offered = {game["id"]: game["editions"] for game in guest.get("/api/games")}
        assert offered == {"fresco": [], "princes": [], "fresco-cards": [SHOWN]}
        made = guest.make("fresco-cards", ["random", "random"], edition=NAME, options={"turn_cap": 4})
        house = guest.make("fresco-cards", ["me", "random"])
        assert guest.get(f"/api/tables/{made['id']}")["edition"] == SHOWN
        assert guest.get(f"/api/tables/{house['id']}")["edition"] == HOUSE
        page = guest.watch(made["watch"])
        page.until(lambda message: message["type"] == "state" and message["view"]["over"])
        assert page.table["edition"] == SHOWN
        assert page.state["view"]["edition"] == NAME
        assert page.state["view"]["faces"]["C"][0] == "RYB 11 12 13 14"
        record = Record.from_json(guest.ask("GET", f"/api/tables/{made['id']}/record").text)
        assert list(record.edition["corrections"]) == ["fresco_cards"]
        assert list(record.replay().scores()) == page.state["view"]["scores"]
    # The file is gone, the tables are there; whoever plays again plays with the same pieces.
    with Served(settings(tmp_path)) as served:
        later = served.guest(cookies=guest.http.cookies)
        assert later.get(f"/api/tables/{made['id']}")["edition"] == SHOWN
        again = later.ask("POST", f"/api/tables/{made['id']}/rematch").json()
        assert later.get(f"/api/tables/{again['id']}")["edition"] == SHOWN


def test_what_an_edition_cannot_be_played_with_is_said(tmp_path: Path) -> None:
    """Whoever corrected the sections has counted them: there is one set of values, and no other to choose."""
    short = correction()
    del short["tables"]["fresco_cards"]["alternatives"]
    edition = bottega.game("fresco-cards").edition(written(tmp_path, short))
    with Served(settings(tmp_path, editions=(edition,))) as served:
        guest = served.guest()
        games = {game["id"]: game for game in guest.get("/api/games")}
        assert games["fresco-cards"]["closed"] == {NAME: {"top_value": ["seven"]}}
        assert games["fresco"]["closed"] == {}
        wish = {"game": "fresco-cards", "seats": ["me", "random"], "edition": NAME}
        refused(guest.ask("POST", "/api/tables", {**wish, "options": {"top_value": "seven"}}), 409, "bad-options")
        for option in games["fresco-cards"]["options"]:
            for choice in option["choices"] or ():
                if choice not in games["fresco-cards"]["closed"][NAME].get(option["id"], ()):
                    asked = guest.ask("POST", "/api/tables", {**wish, "options": {option["id"]: choice}})
                    assert asked.status_code == 201, (option["id"], choice)


def test_an_alternative_that_does_not_fit_is_refused_in_words(tmp_path: Path) -> None:
    game = bottega.game("princes")
    estate = dict(game.house_edition.tables["estate"])
    (tall,) = estate["alternatives"]
    estate["alternatives"] = [{**tall, "palace": {**tall["palace"], "row": 6}}]
    edition = game.edition(Edition.from_corrections(game.house_edition, NAME, {"estate": estate}))
    with Served(settings(tmp_path, editions=(edition,))) as served:
        guest = served.guest()
        offered = {found["id"]: found["closed"] for found in guest.get("/api/games")}
        assert offered["princes"] == {NAME: {"palace": ["tall_palace"]}}
        wish = {"game": "princes", "seats": ["me", "random", "random"], "edition": NAME}
        refused(guest.ask("POST", "/api/tables", {**wish, "options": {"palace": "tall_palace"}}), 409, "bad-options")


def test_an_edition_that_is_not_offered_makes_no_table(tmp_path: Path, edition: Edition) -> None:
    with Served(settings(tmp_path, editions=(edition,))) as served:
        guest = served.guest()
        for game, name in (("fresco-cards", "another"), ("fresco", NAME)):
            wish = {"game": game, "seats": ["me", "random"], "edition": name}
            refused(guest.ask("POST", "/api/tables", wish), 404, "no-edition")


# --- the command -----------------------------------------------------------------------------------------------------


def test_a_broken_edition_is_refused_with_line_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = correction()
    broken["tables"]["fresco_cards"]["items"][2]["vp"] = [4, 3, 2, 1]
    file = written(tmp_path, broken)
    number = file.read_text("utf-8").splitlines().index('     "id": "C03",') + 1
    assert cli.run(["serve", "--edition", str(file), "--port", "0", "--no-open", "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(file) in told
    assert "the four numbers must rise" in told
    [line] = [int(word) for word in told.replace(":", " ").replace(",", " ").split() if word.isdigit()][:1]
    assert number < line < number + 10


def test_two_editions_of_one_name_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(written(tmp_path, correction()))
    assert cli.run(["serve", "--edition", file, "--edition", file, "--port", "0", "--no-open", "--lang", "en"]) == 1
    assert NAME in capsys.readouterr().err
