"""Positions in which several modules meet, or in which one of them is easily got wrong."""

from pathlib import Path
from typing import Any

import pytest

from bottega.core.events import Event
from bottega.core.rng import Rng
from bottega.games.fresco.events import Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules.bells.events import InstalmentPaid
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.conformance import SPARING, Check, Setting
from bottega.testing.fresco import open_to, play, play_and_collect, position, refusal
from bottega.testing.fresco.books import FrescoBooks
from bottega.testing.fresco.modules.bells import own_certificates
from bottega.testing.fresco.modules.medico import infect, medico_part, stand_ill
from bottega.testing.fresco.modules.scrolls import deal_scrolls


@rule("F-M10-37", "F-OQ-141")
def test_an_ill_one_with_nothing_but_an_instalment_is_not_sent() -> None:
    def given(s: FrescoState) -> None:
        own_certificates(s, 0, partly={"B11": 2})
        stand_ill(s, 0, {"studio": 1})
        infect(s, None)

    plans = {0: {"studio": 2}, 1: {"theatre": 1}}
    s = position(at="studio", modules=["bells", "medico"], plans=plans, coins={0: 4}, paints={0: ""}, given=given)
    assert open_to(s, 0) == ["earn", "pass", "instalment 11"]
    play(s, 0, "instalment 11")
    play(s, 0, "pay 4")
    assert open_to(s, 0) == ["earn", "pass"]
    play(s, 0, "earn")
    assert (s.to_act, s.coins[0]) == ((1,), 3)


@rule("F-M10-37")
def test_who_is_to_be_sent_next_is_the_same_in_a_sample() -> None:
    def given(s: FrescoState) -> None:
        stand_ill(s, 0, {"workshop": 2})
        infect(s, None)

    plans = {0: {"workshop": 3}, 1: {"theatre": 1}}
    s = position(at="workshop", modules=["medico"], plans=plans, paints={0: "RRRRRYYYYYBBBBB"}, given=given)
    play(s, 0, "send ill")
    play(s, 0, "blend orange")
    assert (open_to(s, 0), medico_part(s).sick) == (["send healthy", "send ill"], 1)
    world = s.observe(1).sample(Rng(1))
    assert isinstance(world, FrescoState)
    assert (open_to(world, 0), medico_part(world).sick) == (["send healthy", "send ill"], 1)


@rule("F-OQ-67")
def test_nobody_sees_where_another_puts_his_income_before_all_have_chosen() -> None:
    s = bells_at_income()
    events = play_and_collect(s, 1, "instalment 16")
    assert [event for event in events if told_to(event, 0)] == []
    assert partly(s, 0, 1) == [0, 0]
    drawn = {partly_after(s, Rng(number)) for number in range(20)}
    assert drawn == {(2, 0), (0, 2)}
    events = play_and_collect(s, 0, "instalment 17")
    assert [event.certificate for event in events if isinstance(event, InstalmentPaid)] == ["B17", "B16"]
    assert partly(s, 0, 1) == [0, 2]


def bells_at_income() -> FrescoState:
    restored = {0: ["a1", "b1"], 1: ["a2", "b2"]}
    coins = dict.fromkeys(range(4), 0)
    s = position(at="theatre", modules=["bells"], plans={3: {"theatre": 1}}, coins=coins, restored=restored)
    own_certificates(s, 0, partly={"B17": 0, "B18": 0})
    own_certificates(s, 1, partly={"B15": 0, "B16": 0})
    play(s, 3, "pass")
    assert s.to_act == (0, 1)
    return s


def told_to(event: Event, seat: int) -> Any:
    return event.as_seen_by(seat)


def partly(s: FrescoState, viewer: int, owner: int) -> list[int]:
    return [card["placed"] for card in s.view(viewer)["modules"]["bells"]["partly"][owner]]


def partly_after(s: FrescoState, rng: Rng) -> tuple[int, ...]:
    """What seat 1 has paid in a world that seat 0 thinks possible, once seat 0 has chosen too."""
    world = s.observe(0).sample(rng)
    assert isinstance(world, FrescoState)
    play(world, 0, "instalment 17")
    return tuple(partly(world, 0, 1))


@rule("F-M08-14")
def test_money_that_goes_on_a_certificate_is_not_promised_to_the_purse() -> None:
    def given(s: FrescoState) -> None:
        own_certificates(s, 0, partly={"B11": 4})

    s = position(at="studio", modules=["bells"], plans={0: {"studio": 1}, 1: {"theatre": 1}}, coins={0: 4}, given=given)
    promised = choice(s, "earn")["coins_left"]
    play(s, 0, "earn")
    assert promised == s.coins[0] == 5


@rule("F-OQ-47")
def test_the_preview_of_a_restoration_counts_an_open_scroll() -> None:
    def given(s: FrescoState) -> None:
        deal_scrolls(s, {0: (3, "c")})

    plans = {0: {"cathedral": 1}, 1: {"theatre": 1}}
    s = position(
        at="cathedral",
        modules=["scrolls"],
        plans=plans,
        tiles={"c3": (5, "RY"), "d3": (6, "RY")},
        paints={0: "RY"},
        bishop="c3",
        given=given,
    )
    alone = choice(s, "restore c3")["total"]
    play(s, 0, "scroll row")
    promised = choice(s, "restore c3")["total"]
    scored = [event for event in play_and_collect(s, 0, "restore c3") if isinstance(event, Scored)]
    assert sum([event.points for event in scored]) == promised > alone


@rule("F-M06-37", "F-OQ-88")
def test_the_preview_counts_leonardos_window_and_names_a_players() -> None:
    s = position(
        2, at="cathedral", modules=["glaziers"], plans={2: {"cathedral": 1}}, leonardo="b1", controller=0, bishop="e5"
    )
    before, notation = s.score(2), open_to(s, 0)[0]
    promised = choice(s, notation)
    play(s, 0, notation)
    assert s.score(2) - before == promised["total"]
    assert "window" not in promised
    plans = {0: {"cathedral": 1}, 1: {"theatre": 1}}
    s = position(
        at="cathedral", modules=["glaziers"], plans=plans, tiles={"b1": (5, "RY"), "c3": (5, "RY")}, paints={0: "RY"}
    )
    assert choice(s, "restore b1")["window"]
    assert "window" not in choice(s, "restore c3")


def choice(s: FrescoState, notation: str) -> dict[str, Any]:
    shown: dict[str, Any] = s.view(0)["choices"][open_to(s, 0).index(notation)]
    return shown


@rule("F-OQ-10", "F-M04-34")
def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    assert "wish-used" in GAME.revealing


@rule("F-M09-1", "F-DIF-38")
def test_an_edition_has_an_exchange_tile_of_each_colour_for_everybody(tmp_path: Path) -> None:
    def without_one(table: Any) -> None:
        del table["items"][0]

    assert "4 exchange tiles of each" in " ".join(refusal(tmp_path, "exchange_tiles", without_one))


@pytest.mark.parametrize("check", SPARING)
def test_the_other_readings_keep_the_kernels_promises(check: Check) -> None:
    options = {"m4_visit": "anywhere", "m8_later_instalments": "score", "m10_neutral": "swapped", "idle_rounds": 1}
    check(Setting("fresco", 3, {**options, "modules": list(MODULES)}, FrescoBooks), 2)
