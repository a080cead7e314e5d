"""Positions of the bells (module 8) that their tests begin with."""

from collections.abc import Mapping
from typing import Any, cast

from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.bells.events import (
    BellsCounted,
    BishopBells,
)
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.state import FrescoState
from bottega.play.live import PERSON, LiveGame
from bottega.testing.fresco import (
    ask_again,
    cover,
    module_of,
    play,
    play_and_collect,
    position,
)
from bottega.testing.fresco.modules.bells import own_certificates, show_certificates
from bottega.testing.fresco.modules.favors import lay_favors

BELLS = ["bells"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
PLACES = ("market", "cathedral", "studio", "workshop", "theatre")


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["bells"]
    return found


def new(players: int, seed: int = 1) -> FrescoState:
    s = GAME.new(players, seed, {"modules": BELLS})
    assert isinstance(s, FrescoState)
    return s


def audience(
    *shown: str | None,
    coins: int = 20,
    players: int = 4,
    place: str = "studio",
    modules: tuple[str, ...] = (),
    more: Mapping[int, Mapping[str, int]] | None = None,
    score: int = 100,
) -> FrescoState:
    """Seat 0 has covered a location and stands before these certificates."""
    plans = {0: {"market": 1}, **(more or {})}
    s = position(
        players,
        at="market",
        modules=[*BELLS, *modules],
        plans=plans,
        hours={0: 5},
        scores={0: score, **{p: score for p, score in FAR_AHEAD.items() if p < players}},
        coins={0: coins},
        paints={},
    )
    cover(s, 0, "audience", place)
    show_certificates(s, *shown)
    play(s, 0, "pass")
    return s


def in_studio(coins: int = 0, partly: Mapping[str, int] | None = None, apprentices: int = 1) -> FrescoState:
    """Seat 0 is about to earn money, with these certificates partly paid."""
    s = position(
        at="studio", modules=BELLS, plans={0: {"studio": apprentices}, 3: {"theatre": 1}}, coins={0: coins}, paints={}
    )
    own_certificates(s, 0, partly=partly)
    ask_again(s)
    return s


def last_round(players: int = 3, coins: int = 0, modules: tuple[str, ...] = (), **given: Any) -> FrescoState:
    """The last action of the game is seat 0's in the workshop; then comes the scoring."""
    return position(
        players,
        at="workshop",
        final=True,
        modules=[*BELLS, *modules],
        plans={0: {"workshop": 1}},
        paints={0: "RY"},
        coins={0: coins, **dict.fromkeys(range(1, players), 0)},
        **given,
    )


SCORING = {"m8_later_instalments": "score"}


def answer(table: LiveGame, seat: int, notation: str) -> None:
    table.take(table.try_move(seat, GAME.number(GAME.parse(notation)), PERSON))


def under_the_bishop(partly: Mapping[str, int], score: int = 100) -> FrescoState:
    """Seat 0 can restore c3, where the bishop stands on five Thalers."""
    s = position(
        at="cathedral",
        modules=[*BELLS, "favors"],
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        scores={0: score, **FAR_AHEAD},
        coins={0: 0},
        paints={0: "RY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, (11, "OOOO")) | {"c3": (4, "RY")},
        bishop="c3",
    )
    lay_favors(s, {"c3": "thalers_5"})
    own_certificates(s, 0, partly=partly)
    return s


def scored(s: FrescoState, action: str = "pass") -> tuple[dict[int, tuple[int, int]], tuple[int, int], dict[int, int]]:
    """Finish the game: bells and spaces of the painters, of the bishop, and the bonus of each painter."""
    events = play_and_collect(s, 0, action)
    counted = {e.painter: (e.golden, e.space) for e in events if isinstance(e, BellsCounted)}
    (bishop,) = [(e.golden, e.space) for e in events if isinstance(e, BishopBells)]
    bonus = {e.painter: e.points for e in events if isinstance(e, Scored) and e.source == "bell"}
    assert s.is_over
    return counted, bishop, bonus


def bells_of(s: FrescoState) -> Bells:
    return cast(Bells, module_of(s, "bells"))


def pile_of(s: FrescoState) -> tuple[int, ...]:
    return bells_of(s).part(s).pile
