"""Module 2: the bishop's requests."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bottega.core.events import Event, facts_for
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Income, Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.requests.events import RequestFulfilled, RequestIncome
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.conformance import check_sample, secret_moves_look_alike, witness
from bottega.testing.fresco import (
    goods,
    lay_ceiling,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refusal,
    refuses,
    shown,
    sit_out,
)
from bottega.testing.fresco.modules.requests import own_request, take_requests

REQUESTS = ["requests"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
SPLASHES = {row["id"]: row["splashes"] for row in GAME.house_edition.tables["fresco_tiles"]["items"]}
PLAIN = [tile for tile, splashes in SPLASHES.items() if not splashes]
TYPES = ("general", "orange", "green", "purple")


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["requests"]
    return found


def with_splash(*colours: str) -> list[str]:
    """The tiles with exactly these splashes."""
    return [tile for tile, splashes in SPLASHES.items() if sorted(splashes) == sorted(colours)]


def lay(s: FrescoState, tiles: Mapping[str, str]) -> None:
    layout = list(s.layout)
    for name, tile_id in tiles.items():
        here, tile = SEGMENT_NAMES.index(name), s.rules.c.tile_ids.index(tile_id)
        layout[layout.index(tile)] = layout[here]
        layout[here] = tile
    lay_ceiling(s, layout)


def at_workshop(
    tiles: Sequence[str],
    *,
    apprentices: int = 1,
    paints: str = "",
    taken: Mapping[str, int] | None = None,
    final: bool = False,
) -> FrescoState:
    """Seat 0 is in the workshop with these tiles on a1, b1, ... before him; seat 1 comes after him."""
    names = SEGMENT_NAMES[: len(tiles)]
    s = position(
        at="workshop",
        modules=REQUESTS,
        plans={0: {"workshop": apprentices}, 1: {"workshop": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: 0},
        paints={0: paints, 1: "RY"},
        final=final,
    )
    s.waiting = 0
    lay(s, dict(zip(names, tiles, strict=True)))
    for name in names:
        s.restored[0] |= 1 << SEGMENT_NAMES.index(name)
        s.unrestored &= ~(1 << SEGMENT_NAMES.index(name))
        s.tiles &= ~(1 << s.layout[SEGMENT_NAMES.index(name)])
    take_requests(s, taken or {})
    s.acts, s.turn = -1, 0
    s.carry_on()
    return s


def requests_open(s: FrescoState, seat: int = 0) -> list[str]:
    return [choice.split()[1] for choice in open_to(s, seat) if choice.startswith("request")]


# --- the stacks ------------------------------------------------------------------------------------------------


@rule("F-M02-1", "F-DATA-9")
def test_12_requests_of_one_general_and_three_special_types() -> None:
    stacks = facts(GAME.new(4, 1, {"modules": REQUESTS}))["stacks"]
    assert [stack["type"] for stack in stacks] == list(TYPES)
    assert sum(stack["left"] for stack in stacks) == 12


@rule("F-M02-2", "F-M02-3", "F-M02-17")
def test_stacks_lie_face_up_with_the_highest_on_top() -> None:
    s = at_workshop([])
    for seat in (None, 0, 1):
        assert facts(s, seat)["stacks"][0]["top"]["points"] == 6
        assert facts(s, seat)["stacks"][3]["top"]["points"] == 10
    for taken in range(2):
        above = facts(at_workshop([], taken=dict.fromkeys(TYPES, taken)))["stacks"]
        below = facts(at_workshop([], taken=dict.fromkeys(TYPES, taken + 1)))["stacks"]
        for upper, lower in zip(above, below, strict=True):
            assert upper["top"]["points"] > lower["top"]["points"]


@rule("F-M02-4", "F-OQ-98")
def test_only_the_top_of_a_stack_is_taken() -> None:
    s = at_workshop(PLAIN[:3], taken={"general": 1})
    play(s, 0, "request general")
    assert s.scores()[0] == 105
    assert facts(s)["stacks"][0]["top"]["points"] == 4


@rule("F-M02-16")
def test_an_empty_stack_is_of_no_use() -> None:
    s = at_workshop(PLAIN[:3], paints="RY", taken={"general": 3})
    assert facts(s)["stacks"][0] == {"type": "general", "left": 0, "top": None}
    assert requests_open(s) == []


# --- fulfilling ------------------------------------------------------------------------------------------------


@rule("F-M02-5", "F-M02-6")
def test_one_apprentice_fulfils_a_request_and_does_not_blend() -> None:
    s = at_workshop(PLAIN[:3], paints="RYRY")
    assert open_to(s, 0) == ["blend orange", "pass", "request general"]
    play(s, 0, "request general")
    assert s.to_act == (1,), "his only apprentice is done"
    assert goods(s, 0) == "RRYY"


@rule("F-M02-5")
def test_it_is_optional() -> None:
    s = at_workshop(PLAIN[:3])
    assert open_to(s, 0) == ["pass", "request general"]
    play(s, 0, "pass")
    assert s.scores()[0] == 100


@rule("F-M02-5", "F-M02-6", "F-OQ-62")
def test_one_request_a_round_the_others_blend() -> None:
    s = at_workshop(PLAIN[:6], apprentices=2, paints="RYRYRY")
    play(s, 0, "blend orange", "request general")
    for name in ("a1", "b1", "c1"):
        play(s, 0, f"pile {name}")
    assert requests_open(s) == []
    play(s, 0, "blend orange")
    assert goods(s, 0) == "RYOO"
    assert s.to_act == (1,), "the other apprentice had two blends"


@rule("F-M02-6")
def test_who_has_blended_once_fulfils_no_request() -> None:
    s = at_workshop(PLAIN[:3], paints="RYRY")
    play(s, 0, "blend orange")
    assert requests_open(s) == []
    assert refuses(s, 0, "request general")


@rule("F-M02-5")
def test_next_round_another_request_may_be_fulfilled() -> None:
    s = at_workshop(PLAIN[:6], apprentices=2)
    play(s, 0, "request general", "pile a1", "pile b1", "pile c1")
    assert s.to_act == (1,), "one a round, although another apprentice and three tiles are left"
    while s.round == 2:
        seat = s.to_act[0]
        play(s, seat, "pass" if "pass" in open_to(s, seat) else open_to(s, seat)[0])
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    plan_all(s, {0: {"workshop": 1}})
    while s.to_act != (0,) or s.view(None)["phase"] != "workshop":
        play(s, s.to_act[0], "pass")
    assert requests_open(s) == ["general"]
    play(s, 0, "request general")
    assert facts(s)["piled"][0] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert len(facts(s)["owned"][0]) == 2


@rule("F-M02-7")
@pytest.mark.parametrize(("count", "open_now"), [(2, []), (3, ["general"]), (5, ["general"])])
def test_a_general_request_needs_three_loose_tiles(count: int, open_now: list[str]) -> None:
    assert requests_open(at_workshop(PLAIN[:count], paints="RY")) == open_now


@rule("F-M02-7", "F-OQ-97")
def test_the_player_chooses_which_three() -> None:
    s = at_workshop(PLAIN[:5])
    play(s, 0, "request general")
    assert open_to(s, 0) == ["pile a1", "pile b1", "pile c1", "pile d1", "pile e1"]
    play(s, 0, "pile b1", "pile e1")
    assert open_to(s, 0) == ["pile a1", "pile c1", "pile d1"]
    play(s, 0, "pile d1")
    assert facts(s)["piled"][0] == ["b1", "d1", "e1"]


@rule("F-M02-8")
def test_a_special_request_needs_three_tiles_with_its_splash() -> None:
    two = [*with_splash("purple")[:2], *PLAIN[:2]]
    assert requests_open(at_workshop(two, paints="RY")) == ["general"]
    three = with_splash("purple")[:3]
    assert requests_open(at_workshop(three, paints="RY")) == ["general", "purple"]


@rule("F-M02-9", "F-DIF-33", "F-OQ-97")
def test_a_tile_with_several_splashes_serves_for_any_one_of_them() -> None:
    tiles = [*with_splash("orange", "purple")[:3]]
    assert len(tiles) == 3
    s = at_workshop(tiles, paints="RY")
    assert requests_open(s) == ["general", "orange", "purple"]
    assert facts(s)["splashes"]["a1"] == ["orange", "purple"]
    play(s, 0, "request orange")
    assert facts(s)["owned"][0][0]["paint"] == "orange"


@rule("F-M02-8", "F-OQ-97")
def test_only_tiles_with_the_splash_can_be_piled() -> None:
    tiles = [PLAIN[0], *with_splash("purple")[:3], with_splash("orange", "purple")[0]]
    s = at_workshop(tiles)
    play(s, 0, "request purple")
    assert open_to(s, 0) == ["pile b1", "pile c1", "pile d1", "pile e1"]


@rule("F-M02-10", "F-M02-11", "F-M02-17", "F-EX-14")
def test_a_general_request_brings_six_points_at_once_and_covers_the_tiles() -> None:
    s = at_workshop(PLAIN[:3])
    events = play_and_collect(s, 0, "request general")
    assert s.scores()[0] == 106
    assert Scored(0, 6, "request") in events
    assert RequestFulfilled(0, "R01", ("a1", "b1", "c1")) in events
    for seat in (None, 0, 1):
        assert facts(s, seat)["piled"][0] == ["a1", "b1", "c1"]
        assert [tile["request"] for tile in facts(s, seat)["owned"][0]] == ["R01"]


@rule("F-M02-10", "F-M02-14", "F-EX-15")
def test_a_purple_request_brings_ten_points_and_later_purple_paint() -> None:
    s = at_workshop(with_splash("purple")[:3])
    play(s, 0, "request purple")
    assert s.scores()[0] == 110
    sit_out(s)
    assert (s.coins[0], goods(s, 0)) == (1, "P")
    sit_out(s)
    assert (s.coins[0], goods(s, 0)) == (2, "PP")


@rule("F-M02-10", "F-OQ-54")
def test_its_points_may_meet_somebody_on_the_track() -> None:
    s = at_workshop(PLAIN[:3])
    s.position[1] = 106
    play(s, 0, "request general")
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-M02-12", "F-OQ-68")
def test_piled_tiles_serve_for_no_other_request() -> None:
    s = at_workshop(with_splash("orange", "purple")[:3], paints="RY")
    assert requests_open(s) == ["general", "orange", "purple"]
    play(s, 0, "request orange")
    sit_out(s)
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    plan_all(s, {0: {"workshop": 1}})
    assert open_to(s, 0) == ["blend orange", "pass"], "in the next round there is no tile left to give"
    later = at_workshop([*with_splash("orange", "purple")[:3], *PLAIN[:2]], paints="RY")
    later.waiting = 0
    own_request(later, 0, "R04", ["a1", "b1", "c1"])
    later.carry_on()
    assert requests_open(later) == []


@rule("F-OQ-100")
def test_in_the_final_round_too() -> None:
    s = at_workshop(PLAIN[:3], final=True)
    play(s, 0, "request general")
    assert s.scores()[0] == 106


# --- income ----------------------------------------------------------------------------------------------------


def before_income(owned: Mapping[int, Sequence[str]], players: int = 4, loose: int = 0, seed: int = 1) -> FrescoState:
    """At the theatre, before the round ends: these seats own these requests and seat 0 has loose tiles too."""
    s = position(
        players,
        at="theatre",
        seed=seed,
        modules=REQUESTS,
        plans={players - 1: {"theatre": 1}},
        coins={0: 0, 1: 0, 2: 0},
        paints={},
        restored={0: list(SEGMENT_NAMES[:loose])},
    )
    rest = list(SEGMENT_NAMES[loose:])
    for seat, requests in owned.items():
        for request in requests:
            pile, rest = rest[:3], rest[3:]
            for name in pile:
                s.restored[seat] |= 1 << SEGMENT_NAMES.index(name)
                s.unrestored &= ~(1 << SEGMENT_NAMES.index(name))
                s.tiles &= ~(1 << s.layout[SEGMENT_NAMES.index(name)])
            own_request(s, seat, request, pile)
    return s


@rule("F-M02-12", "F-M02-13", "F-M02-15", "F-EXD-11")
def test_five_tiles_three_of_them_piled_bring_three_thalers_and_a_basic_paint() -> None:
    s = before_income({0: ["R01"]}, loose=2)
    assert s.view(0)["mine"]["income"] == 3
    play(s, 3, "pass")
    assert open_to(s, 0) == ["pick red", "pick yellow", "pick blue"]
    events = play_and_collect(s, 0, "pick blue")
    assert Income(0, 3) in events
    assert RequestIncome(0, ("blue",)) in events
    assert (s.coins[0], goods(s, 0)) == (3, "B")


@rule("F-M02-12", "F-M02-13", "F-EXD-11")
@pytest.mark.parametrize("kind", ["general", "orange"])
def test_a_request_shows_how_it_changes_the_income(kind: str) -> None:
    s = at_workshop(with_splash("orange", "purple")[:3])
    (shown,) = [choice for choice in s.view(0)["choices"] if choice["action"] == f"request {kind}"]
    before = s.view(0)["mine"]["income"]
    play(s, 0, f"request {kind}")
    assert s.view(0)["mine"]["income"] - before == shown["income"] == 1 - 3


@rule("F-M02-15")
def test_so_many_paints_are_left_to_choose() -> None:
    s = before_income({0: ["R01", "R02", "R04"]})
    play(s, 3, "pass")
    seen = [facts["picks_left"] for facts in (s.view(seat)["modules"]["requests"] for seat in (0, 1, None))]
    play(s, 0, "pick red")
    assert (seen, s.view(0)["modules"]["requests"]["picks_left"]) == ([2, 0, 0], 1)


@rule("F-M02-13", "F-M02-14")
@pytest.mark.parametrize(("request_tile", "letter"), [("R04", "O"), ("R07", "G"), ("R10", "P")])
def test_a_special_request_brings_its_colour(request_tile: str, letter: str) -> None:
    s = before_income({0: [request_tile]})
    play(s, 3, "pass")
    assert (s.coins[0], goods(s, 0)) == (1, letter)


@rule("F-M02-13")
def test_each_request_pays() -> None:
    s = before_income({0: ["R04", "R10"]})
    play(s, 3, "pass")
    assert (s.coins[0], goods(s, 0)) == (2, "OP")


@rule("F-M02-15")
def test_the_colour_is_chosen_anew_each_round() -> None:
    s = before_income({0: ["R01"]})
    play(s, 3, "pass")
    play(s, 0, "pick red")
    while s.view(0)["deciding"] != "request-paint":
        seat = s.to_act[0]
        play(s, seat, "ready" if "ready" in open_to(s, seat) else open_to(s, seat)[0])
    play(s, 0, "pick yellow")
    assert goods(s, 0) == "RY"


@rule("F-OQ-67")
def test_all_choose_at_once_and_nobody_sees_it_before_all_have_chosen() -> None:
    s = before_income({0: ["R01"], 1: ["R02"]})
    play(s, 3, "pass")
    assert set(s.to_act) == {0, 1}
    before = s.view(1)
    events: list[Event] = []
    s.apply(0, GAME.number(GAME.parse("pick red")), events)
    assert set(s.to_act) == {1}
    assert facts_for(events, 1) == facts_for(events, None) == []
    assert facts_for(events, 0) == [{"event": "income-picked", "seat": 0, "paint": "red"}]
    assert facts(s, 1) == before["modules"]["requests"]
    assert goods(s, 0) == "", "income is paid when all have chosen"
    events = play_and_collect(s, 1, "pick blue")
    assert RequestIncome(0, ("red",)) in events
    assert RequestIncome(1, ("blue",)) in events


@rule("F-OQ-67", "F-M02-15")
@pytest.mark.parametrize("first", [0, 1])
def test_choices_for_several_requests_are_as_secret(first: int) -> None:
    s = before_income({0: ["R01", "R02"], 1: ["R03"]})
    play(s, 3, "pass")
    rng = Rng(5)
    while s.view(None)["deciding"] == "request-paint":
        if len(s.to_act) > 1:
            secret_moves_look_alike(s, 0)
        for seat in range(4):
            check_sample(s, seat, rng, 0, play_on=True)
            world = s.observe(seat).sample(rng)
            assert witness(world, seat) == witness(s, seat)
            assert world.known_ply(seat) == s.known_ply(seat)
        play(s, first if first in s.to_act else s.to_act[0], "pick red")
    assert goods(s, 0) == "RR"
    assert {s.known_ply(seat) for seat in (None, 0, 1, 2)} == {s.ply}


@rule("F-OQ-67")
def test_nobody_is_asked_when_no_income_is_paid() -> None:
    everything = list(SEGMENT_NAMES)
    s = position(
        at="theatre", modules=REQUESTS, plans={3: {"theatre": 1}}, restored={0: everything[:22], 1: everything[22:]}
    )
    own_request(s, 0, "R01", everything[:3])
    play(s, 3, "pass")
    assert s.is_over


# --- Leonardo --------------------------------------------------------------------------------------------------


def with_leonardo(tiles: Sequence[str], controller: int = 0, final: bool = False) -> FrescoState:
    s = position(
        2,
        at="workshop",
        modules=REQUESTS,
        plans={1: {"theatre": 1}},
        hours={2: 6, 0: 7, 1: 8},
        scores={0: 20, 1: 30, 2: 100},
        controller=controller,
        final=final,
    )
    s.waiting = 0
    names = SEGMENT_NAMES[: len(tiles)]
    lay(s, dict(zip(names, tiles, strict=True)))
    for name in names:
        s.restored[2] |= 1 << SEGMENT_NAMES.index(name)
        s.unrestored &= ~(1 << SEGMENT_NAMES.index(name))
        s.tiles &= ~(1 << s.layout[SEGMENT_NAMES.index(name)])
    s.step = [step.name for step in s.rules.rounds[s.final]].index("workshop")
    s.acts, s.turn = -1, 0
    s.carry_on()
    return s


@rule("F-M02-18")
def test_leonardo_has_an_apprentice_in_the_workshop() -> None:
    s = GAME.new(2, 1, {"modules": REQUESTS})
    assert s.view(0)["painters"][2]["sheet"] == [1, 1, 0, 1, 0]


@rule("F-M02-19", "F-OQ-80")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_controller_decides_whether_he_fulfils_a_request(controller: int) -> None:
    s = with_leonardo(PLAIN[:3], controller)
    assert s.to_act == (controller,)
    assert open_to(s, controller) == ["no", "request general"]
    play(s, controller, "no")
    assert s.score(2) == 100
    assert facts(s)["stacks"][0]["left"] == 3


@rule("F-M02-19")
def test_without_the_tiles_nobody_is_asked() -> None:
    s = with_leonardo(PLAIN[:2])
    assert s.view(0)["deciding"] == "theatre"


@rule("F-M02-20")
def test_only_the_points_count_and_tiles_and_request_leave_the_game() -> None:
    s = with_leonardo(PLAIN[:4])
    play(s, 0, "request general", "pile a1", "pile b1")
    assert open_to(s, 0) == ["pile c1", "pile d1"]
    play(s, 0, "pile c1")
    assert s.score(2) == 106
    assert facts(s)["owned"] == [[], []]
    assert facts(s)["piled"][2] == ["a1", "b1", "c1"]
    assert facts(s)["stacks"][0]["left"] == 2
    assert (s.coins[2], s.paints[2]) == (0, 0)


@rule("F-OQ-87")
def test_he_is_active_in_the_workshop_in_the_final_round_too() -> None:
    s = with_leonardo(PLAIN[:3], final=True)
    assert shown(s, 2)["sheet"] == [1, 0, 0, 1, 0]
    assert open_to(s, 0) == ["no", "request general"]


# --- the edition -----------------------------------------------------------------------------------------------


def row(number: int, **changed: Any) -> Callable[[Any], None]:
    return lambda table: table["items"][number].update(changed)


@rule("F-DATA-9")
@pytest.mark.parametrize(
    ("changed", "line", "reason"),
    [
        (lambda table: table["items"].pop(), '"items": [', "there must be 12 requests"),
        (row(0, type="pink"), '"type": "pink"', "one of general, orange, green, purple"),
        (row(1, vp=7), '"vp": 7', "worth more than the tile above it"),
        (row(3, income_paint="green"), '"income_paint": "green"', "must be orange"),
        (row(0, income_paint="red"), '"income_paint": "red"', "must be any_basic"),
    ],
)
def test_a_wrong_request_is_refused_with_its_line(
    tmp_path: Path, changed: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, "requests", changed)
    assert found[0] == line
    assert reason in found[1]


@rule("F-DIF-33")
def test_a_splash_is_there_once(tmp_path: Path) -> None:
    found = refusal(tmp_path, "fresco_tiles", lambda table: table["items"][7].update(splashes=["green", "green"]))
    assert found == ('"green"', "this splash is there twice")
