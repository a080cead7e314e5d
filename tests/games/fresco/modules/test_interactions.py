"""Modules that meet at one table: section 16 of the ledger."""

from typing import Any

from bottega.core.events import Event
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.all_actions import ACTIONS
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules.interactions import NOT_FOR_THE_ILL
from bottega.games.fresco.modules.medico.events import HealthCredited
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, play, play_and_collect, position, shown, sit_out
from bottega.testing.fresco.modules.bells import own_certificates, show_certificates
from bottega.testing.fresco.modules.glaziers import lay_glass
from bottega.testing.fresco.modules.medico import (
    fall_ill,
    give_bottles,
    infect,
    lay_bottles,
    medico_part,
    next_infections,
    stand_ill,
)
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes

ALL_TILES = ["glaziers", "bells", "wall_fresco", "medico"]
SCORES = {0: 100, 1: 300, 2: 400, 3: 500}
BARE = dict.fromkeys(SEGMENT_NAMES, (11, "OOOO"))


def verbs(s: FrescoState, seat: int = 0) -> set[str]:
    return {choice.split()[0] for choice in open_to(s, seat)}


def wishing(place: str, ill: int, card: str, **more: Any) -> FrescoState:
    """Seat 0 has one apprentice at a place and a wishing card."""

    def given(s: FrescoState) -> None:
        if ill:
            stand_ill(s, 0, {place: ill})
        infect(s, None)
        give_wishes(s, {0: [card]})

    return position(
        at=place,
        modules=["wishing_well", "medico"],
        plans={0: {place: 1}, 1: {"theatre": 1}},
        scores=SCORES,
        given=given,
        **more,
    )


# --- ill apprentices


@rule("F-CMB-8", "F-M10-27", "F-M04-33")
def test_the_bishop_pays_no_visit_to_an_ill_one() -> None:
    scene: dict[str, Any] = {"tiles": BARE | {"c3": (5, "RY")}, "paints": {0: "RY"}, "bishop": "a1", "coins": {0: 0}}
    assert "visit" in verbs(wishing("cathedral", 0, "visit", **scene))
    assert "visit" not in verbs(wishing("cathedral", 1, "visit", **scene))


@rule("F-CMB-8", "F-M10-33", "F-M04-33")
def test_no_tip_for_an_ill_one() -> None:
    assert "wish tip" in open_to(wishing("studio", 0, "tip", paints={0: "R"}), 0)
    assert open_to(wishing("studio", 1, "tip", paints={0: "R"}), 0) == ["pass", "saint red"]


@rule("F-CMB-8", "F-M10-36", "F-M04-33")
def test_no_alchemy_for_an_ill_one() -> None:
    assert "alchemy" in verbs(wishing("workshop", 0, "alchemy", paints={0: "RRRYYY"}))
    assert verbs(wishing("workshop", 1, "alchemy", paints={0: "RRRYYY"})) == {"blend", "pass"}


@rule("F-M10-30", "F-CMB-10", "F-OQ-127", "F-M06-39")
def test_an_ill_one_renews_windows() -> None:
    def given(s: FrescoState) -> None:
        stand_ill(s, 0, {"cathedral": 1})
        infect(s, None)

    s = position(
        at="cathedral",
        modules=["glaziers", "medico"],
        plans={0: {"cathedral": 1}, 1: {"theatre": 1}},
        scores=SCORES,
        tiles=BARE | {"b1": (5, "RY")},
        paints={0: "RY"},
        bishop="e5",
        given=given,
    )
    play(s, 0, "restore b1")
    assert verbs(s) == {"window"}
    play(s, 0, "window 1")
    assert "b1" in s.view(0)["modules"]["glaziers"]["openings"]


def test_every_ban_names_real_actions_of_its_place() -> None:
    s = position(modules=MODULES)
    menus = {"cathedral": s.rules.cathedral_menu, "studio": s.rules.studio_menu, "workshop": s.rules.workshop_menu}
    for place, banned in NOT_FOR_THE_ILL.items():
        assert banned
        assert set(banned) <= set(menus[place].ids), [str(ACTIONS[action]) for action in banned]


# --- covering tiles


@rule("F-OQ-25", "F-CMB-16", "F-OQ-24")
def test_several_tiles_in_one_round_one_on_a_location_each_once() -> None:
    s = position(at="planning", modules=ALL_TILES)
    play(s, 0, "cover glazery studio", "cover audience theatre", "cover wall workshop", "cover medico market")
    assert "cover" not in verbs(s)
    assert s.view(0)["mine"]["covers"] == ["medico", None, "glazery", "wall", "audience"]
    # Only the cathedral is free; there is one space on each tile but the audience.
    play(s, 0, "plan market", "plan studio", "plan workshop", "plan cathedral", "plan cathedral")
    assert open_to(s, 0) == ["ready"]
    other = position(at="planning", modules=ALL_TILES)
    play(other, 0, "cover wall market")
    assert "cover medico market" not in open_to(other, 0)


@rule("F-OQ-26", "F-OQ-27", "F-OQ-28", "F-CMB-17")
def test_each_tile_has_its_turn_when_its_location_comes_up() -> None:
    s = position(at="planning", modules=ALL_TILES, paints={0: "OOGGPP"}, coins={0: 30}, booths={})
    play(s, 0, "cover audience market", "cover wall cathedral", "plan cathedral", "cover glazery workshop")
    play(s, 0, *["plan theatre"] * 3, "plan studio", "ready")
    for seat in (1, 2, 3):
        play(s, seat, *["plan studio"] * 3, *["plan theatre"] * 2, "ready")
    turns = []
    this_round = s.round
    while s.to_act and s.round == this_round:
        seat = s.to_act[0]
        visit = s.view(seat)["visit"]
        if seat == 0 and visit and "tile" in visit and (s.view(0)["phase"], visit["tile"]) not in turns:
            turns.append((s.view(0)["phase"], visit["tile"]))
        play(s, seat, open_to(s, seat)[0])
    assert turns == [("market", "audience"), ("cathedral", "wall"), ("workshop", "glazery")]
    assert shown(s, 0)["covers"] == [None] * 5


@rule("F-OQ-33")
def test_pennies_need_an_apprentice_at_the_market_under_the_medico_tile_too() -> None:
    modules = ["wishing_well", "wall_fresco", "medico"]
    covered = position(at="planning", modules=modules, given=lambda s: give_pennies(s, {0: 3}))
    play(covered, 0, "cover wall market", "plan market")
    assert "penny" not in open_to(covered, 0)
    medico = position(at="planning", modules=modules, given=lambda s: give_pennies(s, {0: 3}))
    play(medico, 0, "cover medico market")
    assert "penny" not in open_to(medico, 0)
    play(medico, 0, "plan market")
    assert "penny" in open_to(medico, 0)


def with_all_tiles(s: FrescoState) -> None:
    """Seat 0 has covered four locations, in the order medico, audience, wall, glazery; it is his turn at the first."""
    play(s, 0, "cover medico market", "cover audience cathedral", "cover wall studio", "cover glazery workshop")
    play(s, 0, "plan studio", "plan workshop", *["plan theatre"] * 3, "ready")
    for seat in (1, 2, 3):
        play(s, seat, *["plan studio"] * 2, *["plan theatre"] * 3, "ready")


@rule("F-OQ-30")
def test_bottle_and_certificate_have_to_be_bought_section_and_glass_not() -> None:
    def given(s: FrescoState) -> None:
        lay_bottles(s, "3", "2")
        lay_glass(s, {"yellow": 5})

    s = position(at="planning", modules=ALL_TILES, paints={0: "OOGGPP"}, hours={0: 5}, coins={0: 20}, given=given)
    with_all_tiles(s)
    assert open_to(s, 0) == ["bottle 1", "bottle 2"]
    play(s, 0, "bottle 1")
    assert s.view(0)["phase"] == "cathedral"
    assert open_to(s, 0) == [f"certificate {place}" for place in (1, 2, 3, 4)]
    play(s, 0, "certificate 1", "pay 0")
    assert s.view(0)["phase"] == "studio"
    assert (open_to(s, 0)[0], verbs(s)) == ("no", {"no", "wall"})
    play(s, 0, "no")
    assert s.view(0)["modules"]["wall_fresco"]["left"] == 18
    while s.to_act != (0,):
        play(s, s.to_act[0], "pass")
    assert s.view(0)["phase"] == "workshop"
    assert open_to(s, 0) == ["no", "glass yellow"]
    play(s, 0, "no")
    while s.to_act != (0,):
        play(s, s.to_act[0], "pass")
    assert s.view(0)["phase"] == "theatre"
    assert s.coins[0] == 20 - 3


# --- money, paints and the end


@rule("F-CMB-2")
def test_the_depot_has_pink_and_brown_only_with_the_special_blends() -> None:
    without = [name for name in MODULES if name != "special_blends"]
    assert {"pink", "brown"} <= set(position(modules=MODULES).view(0)["supply"]["paints"])
    assert not {"pink", "brown"} & set(position(modules=without).view(0)["supply"]["paints"])


@rule("F-CMB-3")
def test_all_coins_are_in_one_bank() -> None:
    """No module has money of its own: what it costs leaves the one purse, what it brings comes into it."""

    def given(s: FrescoState) -> None:
        lay_bottles(s, "3", "2")
        lay_glass(s, {"red": 5})
        show_certificates(s, "B03")

    start, base = GAME.new(4, 1, {"modules": list(MODULES)}), GAME.new(4, 1)
    assert start.view(0)["mine"]["coins"] == base.view(0)["mine"]["coins"]
    s = position(at="planning", modules=MODULES, paints={0: "OOGGPP"}, hours={0: 5}, coins={0: 12}, given=given)
    with_all_tiles(s)
    purse = []
    for choice in ("bottle 1", "certificate 1", "pay 3", "no", "glass red", "glass red", "glass red"):
        while s.to_act != (0,):
            play(s, s.to_act[0], "pass")
        play(s, 0, choice)
        purse.append(s.coins[0])
    assert purse == [9, 9, 6, 6, 4, 2, 0]


@rule("F-OQ-179", "F-M10-60")
def test_the_apprentice_on_the_bell_track_is_worth_five_thalers_too() -> None:
    def given(s: FrescoState) -> None:
        give_bottles(s, {0: ["1"]})
        fall_ill(s, {1: 2})

    s = position(at="final-scoring", final=True, modules=["bells", "medico"], given=given)
    events = play_and_collect(s, 0, "no")
    assert HealthCredited(0, 5, 25) in events
    assert HealthCredited(1, 3, 15) in events


@rule("F-LEO-25", "F-M10-61")
def test_leonardo_among_all_modules() -> None:
    """Portraits and requests give him an apprentice each; of everything else he only closes a booth and restores."""
    s = position(2, at="prepare", modules=MODULES, leonardo="c1", bishop="e5")
    while s.view(0)["phase"] == "get-up":
        play(s, s.to_act[0], "rise 5" if s.choosers[s.turn] == 2 else open_to(s, s.to_act[0])[-1])
    next_infections(s, "studio", "studio")  # where only he is
    for seat in (0, 1):
        play(s, seat, *["plan theatre"] * 3, *["plan workshop"] * 2, "ready")
    assert shown(s, 2)["sheet"] == [1, 1, 1, 1, 0]
    assert shown(s, 2)["covers"] == [None] * 5
    events: list[Event] = []
    asked = []
    while s.round == 3:
        seat = s.to_act[0]
        asked.append(s.view(seat)["deciding"])
        choice = next((idle for idle in ("pass", "no") if idle in open_to(s, seat)), open_to(s, seat)[0])
        s.apply(seat, GAME.number(GAME.parse(choice)), events)
    assert [question for question in asked if "leonardo" in question] == [
        "leonardo-market",
        "leonardo-cathedral",
        "leonardo-portrait",
    ]
    his = {event.kind for event in events if getattr(event, "painter", None) == 2}
    assert his <= {"booth-shut", "restored", "window-renewed", "scored", "portrait-taken", "shifted"}
    modules = s.view(None)["modules"]
    assert [len(modules["wishing_well"][what]) for what in ("held", "laid")] == [2, 2]
    assert [len(modules[name][what]) for name, what in (("scrolls", "held"), ("wall_fresco", "tiles"))] == [2, 2]
    assert (modules["medico"]["ill"], len(modules["medico"]["held"])) == ([0, 0], 2)
    assert modules["bells"]["pile"] == 4


@rule("F-CMB-1")
def test_the_whole_box_is_played() -> None:
    s = GAME.new(3, 5, {"modules": list(MODULES), "idle_rounds": 1})
    assert isinstance(s, FrescoState)
    for _ in range(2):
        sit_out(s)
    assert medico_part(s).stack.bit_count() == 7


def test_every_field_of_a_part_is_known_or_hidden() -> None:
    """What is named in neither would be lost in a dump."""
    for part in position(modules=MODULES).parts:
        names = {*part.knowledge(), *part.hidden()}
        assert names
        assert all(hasattr(part, name) for name in names)
        slots = getattr(type(part), "__slots__", None)  # a compiled class has none
        assert slots is None or names == set(slots), type(part).__name__


def test_whoever_is_bound_to_buy_keeps_the_money_for_it() -> None:
    """Free paint comes with a purchase: until then no certificate may take the last Thalers."""

    def given(s: FrescoState) -> None:
        give_wishes(s, {0: ["paint.1"]})
        own_certificates(s, 0, partly={"B11": 2})

    s = position(
        at="market",
        modules=["wishing_well", "bells"],
        plans={0: {"market": 1}},
        scores=SCORES,
        booths={"I": ["YY", "B"]},
        coins={0: 4},
        given=given,
    )
    assert "instalment" in verbs(s)
    play(s, 0, "wish paint.1")
    assert open_to(s, 0) == ["buy I.2"]
