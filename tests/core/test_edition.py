"""Editions: the house edition, corrections laid over it, and one clear line for each way a file can be wrong."""

import json
import pickle
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bottega
from bottega.core.edition import Edition, EditionError, Source, load_edition, read_text
from bottega.core.edition.edition import FORMAT
from bottega.core.edition.placed_json import MAX_BYTES, MAX_DEPTH

HOUSE_FILE = Path(bottega.__file__).parent / "games" / "fresco" / "house.json"
HOUSE_TEXT = HOUSE_FILE.read_text("utf-8")
HOUSE = load_edition(HOUSE_FILE)

BOOTHS = {
    "title": "Spaces per market booth",
    "corrected": "first printing, counted on the board",
    "four_players": [{"booth": "I", "spaces": 13}],
    "three_players": [{"booth": "I", "spaces": 9}],
}


def correction(**changes: Any) -> str:
    document = {"game": "fresco", "edition": "printed 2010, corrected by Ada", "tables": {"market_booths": BOOTHS}}
    return json.dumps(document | changes, indent=1)


def load(text: str, house: Edition | None = HOUSE) -> Edition:
    return load_edition(Source("mine.json", text), house)


def refused(text: str, house: Edition | None = HOUSE) -> str:
    with pytest.raises(EditionError) as caught:
        load(text, house)
    return str(caught.value)


def line_of(text: str, needle: str) -> int:
    return text[: text.index(needle)].count("\n") + 1


# --- the house edition -----------------------------------------------------------------------------------------------


def test_the_house_edition_holds_every_table_of_its_file() -> None:
    document = json.loads(HOUSE_TEXT)
    assert HOUSE.game == "fresco"
    assert HOUSE.name == "house edition"
    assert HOUSE.version == 1
    assert HOUSE.tables == document["tables"]
    assert HOUSE.options == document["options"]
    assert HOUSE.changed == ()
    assert HOUSE.corrections == {}


def test_tables_say_where_they_come_from() -> None:
    assert HOUSE.provenance("bishop") == ("rules", 100)
    assert HOUSE.provenance("fresco_tiles") == ("reconstructed", 20)
    assert all(HOUSE.provenance(table)[0] for table in HOUSE.tables)


def test_the_house_edition_names_booklets_and_no_files() -> None:
    assert ".txt" not in HOUSE_TEXT
    assert "../" not in HOUSE_TEXT


def test_the_sum_depends_on_what_matters_and_not_on_layout() -> None:
    assert load(json.dumps(json.loads(HOUSE_TEXT)), None).sha256 == HOUSE.sha256
    assert load(HOUSE_TEXT.replace('"version": 1', '"version": 2'), None).sha256 == HOUSE.sha256
    assert load(HOUSE_TEXT.replace('"confidence": 97', '"confidence": 98'), None).sha256 == HOUSE.sha256
    assert load(HOUSE_TEXT.replace('"edition": "house edition"', '"edition": "other"'), None).sha256 != HOUSE.sha256
    assert load(HOUSE_TEXT.replace('"id": "F04", "vp": 4', '"id": "F04", "vp": 5'), None).sha256 != HOUSE.sha256


def test_an_error_travels_between_processes() -> None:
    sent = pickle.dumps(EditionError("mine.json", 3, "tables", "is missing"))
    assert str(pickle.loads(sent)) == "mine.json, line 3: tables: is missing"  # noqa: S301 - our own bytes


# --- corrections -----------------------------------------------------------------------------------------------------


def test_a_correction_replaces_whole_tables_and_leaves_the_others() -> None:
    mine = load(correction())
    assert mine.name == "printed 2010, corrected by Ada"
    assert mine.changed == ("market_booths",)
    assert mine.tables["market_booths"] == BOOTHS
    assert mine.corrections == {"market_booths": BOOTHS}
    assert list(mine.tables) == list(HOUSE.tables)
    assert {name: table for name, table in mine.tables.items() if name != "market_booths"} == {
        name: table for name, table in HOUSE.tables.items() if name != "market_booths"
    }
    assert mine.sha256 != HOUSE.sha256


def test_a_corrected_table_is_shown_under_the_name_of_the_correction() -> None:
    mine = load(correction())
    assert mine.provenance("market_booths") == ("printed 2010, corrected by Ada", None)
    assert mine.provenance("market_tiles") == HOUSE.provenance("market_tiles")


def test_each_table_reports_the_file_it_comes_from() -> None:
    text = correction()
    mine = load(text)
    with pytest.raises(EditionError) as caught:
        mine.reader("market_booths")["four_players"].list()[0]["spaces"].int(1, 4)
    at = line_of(text, '"spaces": 13')
    assert str(caught.value) == (
        f"mine.json, line {at}: tables.market_booths.four_players[0].spaces: must be a whole number from 1 to 4, not 13"
    )
    with pytest.raises(EditionError) as caught:
        mine.reader("fresco_tiles").items()[3]["vp"].int(90, 99)
    assert caught.value.path == str(HOUSE_FILE)
    assert caught.value.line == line_of(HOUSE_TEXT, '"id": "F04"')


def test_an_option_loses_the_alternatives_that_a_corrected_table_leaves_out() -> None:
    def booths(edition: Edition) -> list[str]:
        return [value["value"] for option in edition.options if option["id"] == "booths" for value in option["values"]]

    assert booths(HOUSE) == ["rising_booths", "even_booths"]
    assert booths(load(correction())) == ["rising_booths"]
    kept = BOOTHS | {"alternatives": [{"id": "even_booths"}]}
    assert booths(load(correction(tables={"market_booths": kept}))) == ["rising_booths", "even_booths"]
    wells = load(correction(tables={"wishing_cards": {"items": []}}))
    assert wells.options == HOUSE.options  # a reading of a rule is no alternative table


def test_a_record_gives_back_the_same_edition() -> None:
    mine = load(correction())
    again = Edition.from_corrections(HOUSE, mine.name, mine.corrections)
    assert (again.sha256, again.tables, again.changed) == (mine.sha256, mine.tables, mine.changed)
    assert Edition.from_corrections(HOUSE, HOUSE.name, {}) is HOUSE


@pytest.mark.parametrize(
    ("name", "tables", "line"),
    [
        ("mine", {}, "edition 'mine': tables: holds no table, so nothing is corrected"),
        ("mine", {"x": float("nan")}, "edition 'mine': tables: must be plain JSON values"),
        ("mine", {"x": {1, 2}}, "edition 'mine': tables: must be plain JSON values"),
        ("mine", {"bishop": 3}, "edition 'mine': tables.bishop: must be a group of names and values in braces, not 3"),
        (" ", {"bishop": {}}, "edition ' ': edition: must be text, not ' '"),
    ],
)
def test_a_record_with_a_wrong_edition_is_refused(name: str, tables: dict[str, Any], line: str) -> None:
    with pytest.raises(EditionError) as caught:
        Edition.from_corrections(HOUSE, name, tables)
    assert str(caught.value) == line


def test_tables_nested_without_end_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(MAX_DEPTH):
        deep = [deep]
    with pytest.raises(EditionError, match=f"nested more than {MAX_DEPTH} levels deep"):
        Edition.from_corrections(HOUSE, "mine", {"bishop": {"deep": deep}})


@pytest.mark.parametrize(
    ("changes", "needle", "line"),
    [
        ({"format": "component-pack/2"}, '"format"', "format: must be component-pack/1, not 'component-pack/2'"),
        ({"game": "princes"}, '"game"', "game: this corrects the game 'princes', but 'fresco' is being played"),
        (
            {"edition": "house edition"},
            '"edition"',
            "edition: a correction needs a name of its own, not 'house edition'",
        ),
        ({"edition": ""}, '"edition"', "edition: must be text, not ''"),
        ({"edition": None}, "{", "edition: is missing"),
        ({"options": []}, '"options"', "options: a correction changes tables only; leave the options out"),
        ({"version": 0}, '"version"', "version: must be a whole number from 1 up, not 0"),
        ({"tables": {}}, '"tables"', "tables: holds no table, so nothing is corrected"),
        ({"tables": []}, '"tables"', "tables: must be a group of names and values in braces, not a list"),
        (
            {"tables": {"fresco_tile": {}}},
            '"fresco_tile"',
            "tables.fresco_tile: there is no such table; did you mean 'fresco_tiles'?",
        ),
        ({"tables": {"\n": {}}}, '"\\n"', "tables.'\\n': there is no such table"),
        (
            {"tables": {"bishop": True}},
            '"bishop"',
            "tables.bishop: must be a group of names and values in braces, not true",
        ),
    ],
)
def test_a_wrong_correction_is_refused(changes: dict[str, Any], needle: str, line: str) -> None:
    text = correction(**changes)
    assert refused(text) == f"mine.json, line {line_of(text, needle)}: {line}"


# --- the house file, broken ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (('"title": "Bishop",', ""), "tables.bishop.title: is missing"),
        (('"confidence": 97', '"confidence": 101'), "confidence: must be a whole number from 0 to 100, not 101"),
        (('"provenance": "derived",\n   "confidence": 99', '"provenance": "guessed",\n   "confidence": 99'),
         "blending.provenance: must be one of rules, published, derived, reconstructed, not 'guessed'"),
        (('"version": 1', '"version": "1"'), "version: must be a whole number from 1 up, not '1'"),
        (('"format": "component-pack/1",', ""), "format: is missing"),
        (('"table": "market_booths"', '"table": "booths"'), "options[1].table: must be one of colours, start_kit"),
        (('{"value": "even_booths"', '{"value": "odd_booths"'),
         "options[1].values[1].value: must be one of rising_booths, even_booths, not 'odd_booths'"),
        (('"default": "step"', '"default": "stop"'), "options[2].default: must be one of step, anywhere, not 'stop'"),
    ],
)  # fmt: skip
def test_a_wrong_house_file_is_refused(change: tuple[str, str], where: str) -> None:
    assert HOUSE_TEXT.count(change[0]) == 1
    assert where in refused(HOUSE_TEXT.replace(*change), None)


# --- text that is no JSON --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "line 1: column 1: a value is expected, not the end of the file"),
        ("\n\n  maybe", "line 3: column 3: a value is expected, not 'maybe'"),
        ('{"a": 1\n "b": 2}', "line 2: column 2: a comma or } is expected, not '\"'"),
        ('{"a": 1,\n}', "line 2: column 1: the comma before } has to go"),
        ("[1, 2,]", "line 1: column 7: the comma before ] has to go"),
        ("[1,\n2", "line 2: column 2: a comma or ] is expected, not the end of the file"),
        ("{a: 1}", "line 1: column 2: a name in quotes is expected, not 'a'"),
        ('{"a" 1}', "line 1: column 6: a colon is expected after 'a', not '1'"),
        ('{"a": 1,\n"b": 2,\n"a": 3}', "line 3: column 1: the name 'a' appears twice in one group"),
        ('{"a": "one\ntwo"}', "line 1: column 7: a text that is not closed on its line, or holds a character"),
        ('{"a": "\\x"}', "line 1: column 7: a text that is not closed on its line, or holds a character"),
        ('["\\ud800"]', "line 1: column 2: a text with one half of a \\u pair"),
        ("{}\n{}", "line 2: column 1: the file should end here, but '{' follows"),
        ("[01]", "line 1: column 3: a comma or ] is expected, not '1'"),
        ("[NaN]", "line 1: column 2: a value is expected, not 'NaN'"),
        ("[-]", "line 1: column 2: a value is expected, not '-'"),
        ("[1e999]", "line 1: column 2: a number that is too large"),
        ("[" + "9" * 5000 + "]", "line 1: column 2: a number of more than 15 digits"),
        ("[" * 100_000, f"line 1: column {MAX_DEPTH + 1}: nested more than {MAX_DEPTH} levels deep"),
        ("[1] // done", "line 1: column 5: the file should end here, but '/' follows"),
        ("[\x0c1]", "line 1: column 2: a value is expected, not '\\x0c'"),
        ("7", "line 1: must be a group of names and values in braces, not 7"),
    ],
)
def test_wrong_syntax_is_told_with_line_and_column(text: str, line: str) -> None:
    assert refused(text).startswith(f"mine.json, {line}")


def test_standard_json_is_read_as_the_library_reads_it() -> None:
    text = ' {"a": [1, -2, 0.5, -1e3, true, false, null, {}, []],\r\n\t"b": "\\u00e9\\ud83d\\ude00\\n\\/é", "": 0} '
    assert read_text(text).plain() == json.loads(text)
    assert read_text(HOUSE_TEXT).plain() == json.loads(HOUSE_TEXT)


# --- files that cannot be read ---------------------------------------------------------------------------------------


def refused_file(path: Path | str) -> str:
    with pytest.raises(EditionError) as caught:
        load_edition(path, HOUSE)
    return str(caught.value)


def test_files_that_cannot_be_read_are_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused_file("none.json") == "none.json: there is no such file"
    assert refused_file("no\nne.json") == "no\\nne.json: there is no such file"
    assert refused_file("a\0b") == "a\\x00b: this cannot be the name of a file"
    Path("folder").mkdir()
    assert refused_file("folder") == "folder: this is a folder, not a file"
    Path("large.json").write_bytes(b" " * (MAX_BYTES + 1))
    assert refused_file("large.json") == "large.json: this file is too large (more than 4 MB)"
    Path("latin.json").write_bytes('{\n"name": "fianc\u00e9"}'.encode("latin-1"))
    assert refused_file("latin.json") == "latin.json, line 2: this is not UTF-8 text; save the file as UTF-8"


def test_files_that_the_system_refuses_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def opening(error: OSError) -> None:
        def refuse(*_: object) -> None:
            raise error

        monkeypatch.setattr(Path, "open", refuse)

    opening(PermissionError())
    assert refused_file("mine.json") == "mine.json: this file may not be read; check its permissions"
    opening(OSError(5, "Input/output error"))
    assert refused_file("mine.json") == "mine.json: this file cannot be read (Input/output error)"


def test_the_mark_some_editors_put_in_front_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(correction(), "utf-8-sig")
    assert load_edition(str(file), HOUSE).changed == ("market_booths",)


# --- the cursor ------------------------------------------------------------------------------------------------------

ROW = '{"id": "F01",\n "vp": 3,\n "paints": ["red",\n "pink"],\n "kept": true, "note": null}'


def test_the_cursor_reads_values() -> None:
    row = read_text(ROW)
    assert row["id"].text() == "F01"
    assert row["vp"].int(1, 99) == row["vp"].int() == 3
    assert [paint.word(("red", "pink")) for paint in row["paints"].list()] == ["red", "pink"]
    assert row["kept"].flag() is True
    assert row.optional("note") is None
    assert row.optional("gone") is None
    assert list(row.fields()) == ["id", "vp", "paints", "kept", "note"]
    assert [paint.plain() for paint in read_text('{"items": [1, 2]}').items()] == [1, 2]


@pytest.mark.parametrize(
    ("read", "line"),
    [
        (lambda row: row["vp"].int(4, 9), "line 2: vp: must be a whole number from 4 to 9, not 3"),
        (lambda row: row["vp"].int(high=2), "line 2: vp: must be a whole number up to 2, not 3"),
        (lambda row: row["vp"].int(5, 5), "line 2: vp: must be 5, not 3"),
        (lambda row: row["kept"].int(), "line 5: kept: must be a whole number, not true"),
        (lambda row: row["id"].int(1, 99), "line 1: id: must be a whole number from 1 to 99, not 'F01'"),
        (lambda row: row["vp"].text(), "line 2: vp: must be text, not 3"),
        (lambda row: row["vp"].flag(), "line 2: vp: must be true or false, not 3"),
        (lambda row: row["id"].list(), "line 1: id: must be a list, not 'F01'"),
        (lambda row: row["paints"].list(3), "line 3: paints: must have 3 or more entries, not 2"),
        (lambda row: row["paints"].list(3, 3), "line 3: paints: must have 3 entries, not 2"),
        (lambda row: row["paints"].list(0, 1), "line 3: paints: must have 0 to 1 entries, not 2"),
        (lambda row: row["paints"].list()[1].word(("red",)), "line 4: paints[1]: must be red, not 'pink'"),
        (lambda row: row["paints"]["x"], "line 3: paints: must be a group of names and values in braces, not a list"),
        (lambda row: row["note"].text(), "line 1: note: is missing"),
        (lambda row: row["gone"].text(), "line 1: gone: is missing"),
        (lambda row: row.items(), "line 1: items: is missing"),
        (lambda row: row["vp"].fail("is odd"), "line 2: vp: is odd"),
    ],
)
def test_the_cursor_names_what_is_wrong(read: Any, line: str) -> None:
    with pytest.raises(EditionError) as caught:
        read(read_text(ROW))
    assert str(caught.value) == f"text, {line}"


def test_long_values_are_cut_and_stay_on_one_line() -> None:
    with pytest.raises(EditionError) as caught:
        read_text(json.dumps({"vp": "a\u2028b\x7f" * 40}))["vp"].int()
    assert len(str(caught.value).splitlines()) == 1
    assert len(str(caught.value)) < 200


def test_a_table_the_edition_lacks_is_named() -> None:
    with pytest.raises(EditionError, match=r"^house edition: tables\.wells: is missing$"):
        HOUSE.reader("wells")


# --- whatever a file may hold ----------------------------------------------------------------------------------------

SNIPPETS = st.sampled_from(
    ['"', "{", "}", "[", "]", ",", ":", "\\", "null", "-", "1e9999", "9" * 30, "\\ud800", "\n", "é", ""]
)
PLACES = st.integers(0, len(HOUSE_TEXT))
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def loads_or_refuses(text: str, house: Edition | None) -> None:
    """What loads is a whole edition: written down again it is the same."""
    try:
        edition = load(text, house)
    except EditionError:
        return
    if house is not None:
        again = Edition.from_corrections(house, edition.name, edition.corrections)
    else:
        body = {"format": FORMAT, "game": edition.game, "edition": edition.name, "version": edition.version}
        again = load(json.dumps({**body, "tables": edition.tables, "options": edition.options}), None)
    assert (again.sha256, again.tables) == (edition.sha256, edition.tables)


@settings(max_examples=40, deadline=None)
@given(PLACES)
def test_a_file_cut_short_is_refused(end: int) -> None:
    whole = HOUSE_TEXT.rstrip()
    if end < len(whole):
        refused(whole[:end], None)


@settings(max_examples=60, deadline=None)
@given(PLACES, st.integers(0, 30), SNIPPETS)
def test_a_damaged_file_loads_or_is_refused(start: int, length: int, snippet: str) -> None:
    loads_or_refuses(HOUSE_TEXT[:start] + snippet + HOUSE_TEXT[start + length :], None)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(["game", "edition", "version", "format", "tables", "options"]), JSON_VALUES)
def test_a_correction_with_any_values_loads_or_is_refused(key: str, value: Any) -> None:
    loads_or_refuses(correction(**{key: value}), HOUSE)


@settings(max_examples=100, deadline=None)
@given(JSON_VALUES)
def test_a_corrected_table_with_any_values_loads_or_is_refused(value: Any) -> None:
    loads_or_refuses(correction(tables={"market_booths": BOOTHS | {"alternatives": value}}), HOUSE)
    with suppress(EditionError):
        Edition.from_corrections(HOUSE, "mine", {"market_booths": value})


@settings(max_examples=100, deadline=None)
@given(JSON_VALUES)
def test_what_the_library_writes_is_read_back_or_refused(value: Any) -> None:
    try:
        read = read_text(json.dumps(value)).plain()
    except EditionError:
        return
    assert read == value
