"""What may be typed at a table of The Princes of Florence."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bottega.games.princes.state import PrincesState
from bottega.locale import Texts
from bottega.terminal.marks import Marks
from bottega.terminal.princes import PrincesFace
from bottega.terminal.princes.bidding import BidUpTo
from bottega.testing.princes import play, position

from .princes_session import advanced, deciding, seated, shown
from .session import Session, typed


def mine(session: Session) -> list[str]:
    game = session.app.sitting.first.game
    return [str(game.action(move.action)) for move in session.app.sitting.moves if move.seat == 0]


def answered(session: Session, line: str) -> str:
    return "\n".join(row.plain for row in session.app.answer(line))


def at(tmp_path: Path, kind: str, seed: int = 5, **more: Any) -> tuple[Session, dict[str, Any]]:
    session = seated(tmp_path, typed([]), seed=seed, **more)
    return session, advanced(session, deciding(kind), Random(seed))


# --- bidding up to a maximum ----------------------------------------------------------------------------------------


def bids(session: Session) -> list[int]:
    return [fact["bid"] for fact in session.app.sitting.facts if fact["event"] == "raised" and fact["seat"] == 0]


class Stubborn:
    """A rival who raises as long as he may."""

    name = "stubborn"

    def choose(self, observation: Any) -> int:
        ids = {choice["verb"]: choice["id"] for choice in observation.view["choices"]}
        return int(ids.get("raise", observation.legal_actions[0]))


def with_stubborn_rivals(tmp_path: Path, *lines: str) -> Session:
    session = seated(tmp_path, typed(lines), 3, 5)
    for seat in (1, 2):
        session.app.sitting.players[seat] = Stubborn()
    session.run()
    return session


def test_the_table_bids_up_to_the_maximum_and_then_passes(tmp_path: Path) -> None:
    session = with_stubborn_rivals(tmp_path, "1", "open jester", "up to 900")
    assert bids(session) == [500, 800]
    assert mine(session)[1:5] == ["open jester", "raise", "raise", "pass"]
    assert "Up to 900 for the jester: the table bids for you." in session.shown
    assert "you 500, Tommaso 600, Piero 700, you 800, Tommaso 900, Piero 1000, you pass" in " ".join(
        session.shown.split()
    )


@pytest.mark.parametrize("line", ["open jester up to 900", "open jester max 900", "jester max 900 fl", "4 max 900"])
def test_an_item_is_opened_with_a_maximum(tmp_path: Path, line: str) -> None:
    session = with_stubborn_rivals(tmp_path, "1", line)
    assert mine(session)[1:5] == ["open jester", "raise", "raise", "pass"]


@pytest.mark.parametrize("line", ["max 700", "jusqu'à 700", "jusqu\N{RIGHT SINGLE QUOTATION MARK}à 700", "UP TO 700"])
def test_ways_to_say_a_maximum(tmp_path: Path, line: str) -> None:
    session = with_stubborn_rivals(tmp_path, "1", "open jester", line)
    assert bids(session) == [500]


def test_nothing_is_bid_when_nobody_raises(tmp_path: Path) -> None:
    session = seated(tmp_path, typed(["1", "open jester max 900"]), 3, 5)
    for seat in (1, 2):
        session.app.sitting.players[seat] = Passing()
    session.run()
    assert mine(session)[1] == "open jester"
    assert bids(session) == []
    assert session.app.standing is None


class Passing:
    name = "passing"

    def choose(self, observation: Any) -> int:
        ids = {choice["verb"]: choice["id"] for choice in observation.view["choices"]}
        return int(ids.get("pass", observation.legal_actions[0]))


def test_a_maximum_below_the_bid_is_refused(tmp_path: Path) -> None:
    session, view = at(tmp_path, "bid")
    least = view["auction"]["next_bid"]
    assert view["auction"]["bid"] == least - 100
    said = f"The lowest bid now is {least}: {least - 100} is too little"
    assert said in answered(session, f"up to {least - 100}")
    assert session.app.sitting.state.ply == view["ply"]


def face_at(state: PrincesState) -> PrincesFace:
    face = PrincesFace(Texts("en"), Marks(True), 1, state.players)
    face.read(state.setup)
    return face


@pytest.mark.parametrize(
    ("florins", "prestige", "line", "said"),
    [
        (300, 6, "max 900", "Beyond your 300 fl it sells prestige points: up to 6 PP."),
        (350, 6, "max 900", "Beyond your 350 fl it sells prestige points: up to 6 PP."),
        (300, 2, "max 900", "Beyond your 300 fl it sells prestige points: up to 2 PP."),
        (300, 6, "max 399", ""),
        (900, 6, "max 900", ""),
    ],
)
def test_a_maximum_says_what_it_would_sell(florins: int, prestige: int, line: str, said: str) -> None:
    state = position(3, florins={1: florins}, prestige={1: prestige})
    play(state, 0, "open jester")
    wish = face_at(state).standing(line, state.view(1))
    assert isinstance(wish, BidUpTo)
    assert wish.said.partition(": the table bids for you.")[2].strip() == said


def test_a_maximum_helps_nobody_who_cannot_pay_the_next_bid() -> None:
    state = position(3, florins={1: 200})
    play(state, 0, "open jester")
    said = "300 for the jester is more than you can pay. You can only pass."
    assert face_at(state).standing("max 900", state.view(1)) == said


def test_a_maximum_makes_sense_in_an_auction_only(tmp_path: Path) -> None:
    session, view = at(tmp_path, "turn")
    assert "A maximum goes with a bid" in answered(session, "up to 900")
    assert session.app.sitting.state.ply == view["ply"]


def test_a_bid_of_the_table_passes_the_turn_on_like_any_other_and_stays(tmp_path: Path) -> None:
    session, _ = at(tmp_path, "bid")
    answered(session, "up to 9000")
    assert is_wishing(session)
    assert mine(session)[-1] == "raise"
    assert "others have acted" in answered(session, "undo")
    assert mine(session)[-1] == "raise"
    assert is_wishing(session)


def is_wishing(session: Session) -> bool:
    return session.app.standing is not None


def test_ctrl_c_while_the_table_bids_keeps_what_was_done(tmp_path: Path) -> None:
    session = seated(tmp_path, typed(["1", "open jester max 900"]), 3, 5)

    class Interrupted:
        name = "interrupted"

        def choose(self, observation: Any) -> int:
            if observation.view["deciding"] == "bid":
                raise KeyboardInterrupt
            return int(observation.legal_actions[0])

    for seat in (1, 2):
        session.app.sitting.players[seat] = Interrupted()
    assert session.run() == 130
    assert mine(session) == [mine(session)[0], "open jester"]
    assert "Go on with" in session.shown


# --- placing ---------------------------------------------------------------------------------------------------------


def test_a_place_by_corner_and_way(tmp_path: Path) -> None:
    session, view = at(tmp_path, "place")
    notation = view["choices"][0]["action"]
    cell, way = notation.removeprefix("place ").split(".")
    for line in (notation, f"{cell}.{way}", f"{way} {cell}", f"{cell} {way}", f"{cell.upper()}.{way}"):
        found = session.app.find(line, view)
        assert not isinstance(found, str)
        assert found.notation == notation


def test_a_number_alone_is_a_way_to_lie_and_no_hidden_choice(tmp_path: Path) -> None:
    session, view = at(tmp_path, "place", seed=8)
    ways = {choice["action"].rpartition(".")[2] for choice in view["choices"]}
    for way in ways:
        same = [choice for choice in view["choices"] if choice["action"].endswith("." + way)]
        found = session.app.find(way, view)
        assert isinstance(found, str) == (len(same) > 1)


def test_the_maps_show_each_place_once(tmp_path: Path) -> None:
    session, view = at(tmp_path, "place")
    board = session.app.face.board(view, 80, False)
    above = [line.plain for line in board].index(next(line.plain for line in board if "a b c d e f g" in line.plain))
    corners = sum(line.plain.count("◆") for line in board[above + 1 :])
    assert corners == len(view["choices"])
    assert "1 2 3" not in shown(session).split("\n")[-1]


def test_a_place_is_shown_before_it_is_taken(tmp_path: Path) -> None:
    session, view = at(tmp_path, "place")
    offer = view["choices"][0]
    answer = answered(session, f"? {offer['action']}")
    assert answer.count("◆") == len(offer["cells"])
    assert session.app.sitting.state.ply == view["ply"]


# --- cards, exchanges, pages -----------------------------------------------------------------------------------------


def test_the_other_cards_go_back_with_one_word(tmp_path: Path) -> None:
    session, view = at(tmp_path, "under")
    app = session.app
    count = len(view["choices"])
    answered(session, "rest")
    while app.standing is not None and app.follow(app.standing):
        pass
    put = [move for move in mine(session) if move.startswith("under")]
    assert put[-count:][0] == view["choices"][0]["action"]
    assert app.sitting.state.view(0)["mine"]["looking"] is None


def test_the_number_of_an_exchange_is_its_prestige_points(tmp_path: Path) -> None:
    session, view = at(tmp_path, "exchange", seed=12)
    for points in (0, 1, 2):
        found = session.app.find(str(points), view)
        assert not isinstance(found, str)
        assert found.notation == f"exchange {points}"


def test_all_professions_on_one_page(tmp_path: Path) -> None:
    session, view = at(tmp_path, "turn", size=(80, 24))
    page = answered(session, "professions").split("\n")
    assert len(page) == 22
    assert sum("your hand" in line for line in page) == len(view["mine"]["professions"])
    assert max(len(line) for line in page) <= 80
    assert any(line.startswith("Poet") and "theatre" in line and "lake" in line and "travel" in line for line in page)


def test_who_has_played_which(tmp_path: Path) -> None:
    session = seated(tmp_path, typed([]), seed=12)
    view = advanced(session, lambda view: any(row["where"] == "table" for row in view["professions"]), Random(12))
    row = next(row for row in view["professions"] if row["where"] == "table")
    name = session.app.face.name(row["seat"]).plain
    assert any(line.rstrip().endswith(name) for line in answered(session, "professions").split("\n"))


def test_cards_put_back_are_remembered(tmp_path: Path) -> None:
    session, _ = at(tmp_path, "under")
    app = session.app
    answered(session, "rest")
    while app.standing is not None and app.follow(app.standing):
        pass
    assert "?, ?" in answered(session, "cards")


def test_the_preview_names_each_missing_piece(tmp_path: Path) -> None:
    session, view = at(tmp_path, "open", size=(100, 30))
    screen = shown(session, 100, 30)
    for preview in view["mine"]["professions"]:
        for worth in preview["with"].values():
            assert f" {worth}" in screen
    assert "minimum 7" in screen


def test_help_tells_the_words_of_this_game(tmp_path: Path) -> None:
    session, _ = at(tmp_path, "turn")
    assert "up to 900" in answered(session, "help")


@pytest.mark.parametrize("line", ["build palace", "0 0 0", "place z9.1", "up to", "max", "max -5", "\x00", "é" * 300])
def test_nonsense_changes_nothing(tmp_path: Path, line: str) -> None:
    session, view = at(tmp_path, "turn")
    assert answered(session, line)
    assert session.app.sitting.state.ply == view["ply"]


# --- agreement -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "sold", "said"),
    [("en", 1, "1 PP is sold"), ("en", 2, "2 PP are sold"), ("fr", 1, "1 PP est vendu"), ("fr", 2, "2 PP sont vendus")],
)
def test_one_point_is_sold_and_two_are(lang: str, sold: int, said: str) -> None:
    more: dict[str, str | int] = {
        "item": "-",
        "note": "",
        "building": "-",
        "freedom": "-",
        "deck": "bonus",
        "names": "",
    }
    more |= {"points": 3, "places": 3, "fans": 0, "count": 5}
    for verb in ("open", "take", "raise", "build", "introduce", "draw"):
        assert said in Texts(lang).text(f"princes-about-{verb}", price=300, left=0, sold=sold, **more)


def test_a_shared_win_agrees_with_nobody_in_french() -> None:
    line = Texts("fr").text("princes-log-game-ended", winner="several", princes="vous, Nello", points=40)
    assert line == "Victoire partagée avec 40 PP\N{NO-BREAK SPACE}: vous, Nello."
