"""What is drawn is whole: well-formed, every reference within it, in the reader's language, of bounded size."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import bottega
from bottega.core.errors import BottegaError
from bottega.core.rng import Rng
from bottega.games.fresco.modules import MANIFESTS
from bottega.locale import LANGUAGES, Texts
from bottega.pictures import art
from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco_cards.hand import rows
from tests.pictures.positions import BOX, TABLES, played, positions
from tests.soaked import spread

HEAVIEST = 160_000  # characters, of a game as it comes out of the box
HEAVIEST_BOX = 230_000  # with all modules
NEVER = ("var(", "currentColor", "color-mix", "NaN", "inf", "None", "\N{SECTION SIGN}")
REFERENCE = re.compile(r"(?:href=\"#|url\(#)([^\")]+)")
GIVEN = re.compile(r" id=\"([^\"]+)\"")
NAMESPACE = "http://www.w3.org/2000/svg"


def checked(svg: str) -> None:
    tree = ET.fromstring(svg)  # noqa: S314 - our own
    assert tree.tag == f"{{{NAMESPACE}}}svg"
    names = GIVEN.findall(svg)
    assert len(names) == len(set(names))
    assert set(REFERENCE.findall(svg)) <= set(names)
    drawn = svg[svg.index("</desc>") :]
    assert [word for word in NEVER if word in drawn] == []
    assert "://" not in svg.replace(NAMESPACE, "")
    assert "<text" not in drawn  # letters are outlines: nobody needs our fonts
    assert "<script" not in svg


@pytest.mark.parametrize(("game_id", "players", "seed"), spread(TABLES, range(3)))
def test_every_position_is_drawn_whole(game_id: str, players: int, seed: int) -> None:
    for number, state in enumerate(positions(game_id, players, seed)):
        viewer = None if number % 3 == 0 else number % players
        svg = bottega.picture(state, viewer, LANGUAGES[number % len(LANGUAGES)]).svg
        checked(svg)
        assert len(svg) < HEAVIEST_BOX


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_a_game_without_modules_is_a_small_picture(game_id: str, players: int) -> None:
    for seat in (None, 0):
        for plies in (0, 120):
            assert len(bottega.picture(played(game_id, players, plies), seat).svg) < HEAVIEST


def test_the_same_position_is_the_same_picture() -> None:
    state = played("princes", 4, 60)
    assert bottega.picture(state).svg == bottega.picture(state.clone()).svg


def test_two_pictures_in_one_page_do_not_share_names() -> None:
    names = [set(GIVEN.findall(bottega.picture(played("fresco", 3, plies)).svg)) for plies in (10, 90)]
    assert names[0] & names[1] == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_speaks_the_readers_language(lang: str) -> None:
    texts = Texts(lang)
    fresco = bottega.picture(played("fresco", 3, 30, options=BOX), 0, lang).words
    wanted = [
        "fresco-hostel",
        "fresco-place-theatre",
        "fresco-place-workshop",
        "web-module-wishing-well",
        "picture-altar",
    ]
    assert {texts.text(key) for key in wanted} <= set(fresco)
    princes = " ".join(bottega.picture(played("princes", 3, 30), 0, lang).words)
    assert texts.text("princes-name-jester")[1:] in princes
    cards = " ".join(bottega.picture(played("fresco-cards", 3, 3), 0, lang).words)
    assert texts.text("cards-hand") in cards
    assert texts.text("picture-eyes", seat=0) in cards


def test_portraits_have_their_names_in_every_language() -> None:
    state = bottega.game("fresco").new(players=4, seed=7, options={"modules": ["portraits"]})
    printed = {face["name"] for face in state.view()["modules"]["portraits"]["shown"] if face is not None}
    assert printed
    assert printed & set(bottega.picture(state, lang="de").words) == set()


def test_every_module_has_its_line() -> None:
    state = bottega.game("fresco").new(players=4, seed=7, options=BOX)
    words = bottega.picture(state).words
    named = [manifest.name.replace("_", "-") for manifest in MANIFESTS if manifest.name != "leonardo"]
    assert [name for name in named if Texts("en").text(f"web-module-{name}") not in words] == []


def test_the_hand_of_others_stays_closed() -> None:
    """Names of professions in hand are on the picture of their own seat alone."""
    state = played("princes", 3, 4)
    own = {one["profession"] for one in state.view(0)["mine"]["professions"]}
    names = {Texts("en").text(f"princes-name-{one}") for one in own}
    assert names <= set(bottega.picture(state, 0).words)
    assert not names & set(bottega.picture(state).words)


def test_what_lies_on_the_table_has_the_colour_of_whose_turn_it_is() -> None:
    """Whoever looks on; the hand below it is his own."""
    state = played("fresco-cards", 3, 0)
    rng = Rng(7, "moves")
    while not state.view()["laid"]:
        seat = state.to_act[0]
        open_now = state.legal_actions(seat)
        state.apply(seat, open_now[rng.below(len(open_now))])
    active = state.view()["active"]
    other = (active + 1) % 3
    assert [(label, seat) for label, seat, _ in rows(state.view(other))] == [
        ("cards-laid", active),
        ("cards-hand", other),
    ]


def test_refusals_say_what_is_wrong() -> None:
    state = bottega.game("fresco").new(players=3, seed=7)
    with pytest.raises(BottegaError, match="no language 'tlh'"):
        bottega.picture(state, lang="tlh")
    with pytest.raises(BottegaError, match="seat"):
        bottega.picture(state, seat=3)
    with pytest.raises(BottegaError, match="seat 0 is drawn as that seat sees it"):
        bottega.picture(state.observe(0), seat=1)
    with pytest.raises(BottegaError, match="not of 'fresco'"):
        bottega.picture("fresco")  # type: ignore[arg-type]


def test_a_picture_is_saved_as_what_its_name_says(tmp_path: Path) -> None:
    picture = bottega.picture(played("fresco-cards", 2, 20))
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text("utf-8") == picture.svg == picture._repr_html_()
    with pytest.raises(BottegaError, match=r"saved as \.svg or \.png"):
        picture.save(tmp_path / "board.gif")
    with pytest.raises(BottegaError, match="cannot be written"):
        picture.save(tmp_path / "nowhere" / "board.svg")


def test_a_png_has_the_size_that_was_asked_for(tmp_path: Path) -> None:
    picture = bottega.picture(played("princes", 3, 20))
    picture.save(str(tmp_path / "board.png"), scale=1)
    data = (tmp_path / "board.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(data[16:20]), int.from_bytes(data[20:24])) == (picture.width, picture.height)
    assert len(data) > 50_000  # there is something on it


def test_without_the_extra_a_png_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(BottegaError, match=r"pip install 'bottega\[pictures\]'"):
        bottega.picture(played("princes", 3, 0)).save(tmp_path / "board.png")
    assert not (tmp_path / "board.png").exists()


def test_texts_fit_their_room() -> None:
    canvas = Canvas(100, 20)
    assert canvas.text(0, 10, "a very long name of a place indeed", 16, room=60) <= 60
    assert canvas.words == ["a very long name of a place indeed"]


def test_a_letter_that_our_fonts_lack_is_a_question_mark() -> None:
    known, strange = Canvas(9, 9), Canvas(9, 9)
    known.text(0, 9, "?", 9)
    strange.text(0, 9, "\N{CJK UNIFIED IDEOGRAPH-4E00}", 9)
    assert known.parts == strange.parts


def test_every_piece_can_be_drawn() -> None:
    """Colours, gradients and pieces within pieces are all there."""
    canvas = Canvas(9, 9)
    for name in art.art()["pieces"]:
        canvas.piece(name, 0, 0, 9, seat=0, paint="R")
    checked(canvas.svg("all", ""))
