"""Module 3: special blend colours."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import AltarRestored, Blended
from bottega.games.fresco.game import GAME
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, LETTERS, pack
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, play, play_and_collect, position, refusal, refuses, shown
from bottega.testing.fresco.modules.special_blends import lay_special

BLENDS = ["special_blends"]
TOO_DEAR = (11, "OOOO")
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
SPECIAL = {f"SB{i}" for i in range(1, 8)}


def at_altar(paints: str, modules: list[str] | None = None) -> FrescoState:
    """Seat 0 has these paints and nothing else to do but the altar; then seat 3 goes to the theatre."""
    return position(
        at="cathedral",
        modules=BLENDS if modules is None else modules,
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: 0},
        paints={0: paints},
        tiles=dict.fromkeys(SEGMENT_NAMES, (11, "RRRR")),
        bishop="e5",
    )


def altar(paints: str, given: str | None = None) -> int:
    """The points of an altar for which these paints are given in this order; -1: illegal."""
    s = at_altar(paints)
    if s.to_act != (0,):
        return -1
    for letter in given or paints:
        if s.to_act != (0,):
            break
        choice = f"altar {COLOURS[LETTERS.index(letter)]}"
        if choice not in open_to(s, 0):
            return -1
        play(s, 0, choice)
    return s.scores()[0] - 100


def at_workshop(paints: str, apprentices: int = 1) -> FrescoState:
    return position(
        at="workshop", modules=BLENDS, plans={0: {"workshop": apprentices}, 3: {"theatre": 1}}, paints={0: paints}
    )


@rule("F-M03-1", "F-M03-5")
def test_seven_tiles_of_13_to_24_join_and_the_24_lies_in_the_centre() -> None:
    s = GAME.new(4, 2, {"modules": BLENDS})
    ceiling = s.view(0)["ceiling"]
    special = {segment["tile"]: segment["points"] for segment in ceiling if segment["tile"] in SPECIAL}
    assert set(special) == SPECIAL
    assert (min(special.values()), max(special.values())) == (13, 24)
    centre = next(segment for segment in ceiling if segment["segment"] == "c3")
    assert centre["points"] == 24


@rule("F-M03-5", "F-SET-23")
def test_without_the_module_an_eleven_lies_in_the_centre() -> None:
    ceiling = GAME.new(4, 2).view(0)["ceiling"]
    assert next(segment for segment in ceiling if segment["segment"] == "c3")["points"] == 11


@rule("F-M03-2", "F-M03-13")
def test_twelve_pieces_join_the_supply() -> None:
    supply = GAME.new(4, 2, {"modules": BLENDS}).view(0)["supply"]["paints"]
    assert (supply["pink"], supply["brown"]) == (6, 6)
    assert "pink" not in GAME.new(4, 2).view(0)["supply"]["paints"]


@rule("F-M03-13", "F-WRK-5")
def test_special_paints_never_run_out() -> None:
    s = at_workshop("P" * 8 + "R" * 8, apprentices=3)
    for _ in range(6):
        play(s, 0, "blend pink")
    s = position(at="workshop", modules=BLENDS, plans={0: {"workshop": 1}}, paints={0: "PR", 1: "K" * 9})
    play(s, 0, "blend pink")
    assert goods(s, 0) == "K"


@rule("F-M03-3", "F-M03-8")
def test_everybody_uses_the_enhanced_blending_table() -> None:
    s = GAME.new(4, 2, {"modules": BLENDS})
    recipes = {row["result"]: set(row["paints"]) for row in s.view(2)["recipes"]}
    assert len(recipes) == 5
    assert recipes["pink"] == {"purple", "red"}
    assert recipes["brown"] == {"orange", "green"}


@rule("F-M03-4", "F-M03-11")
def test_the_altar_tile_names_its_points() -> None:
    assert GAME.new(4, 2, {"modules": BLENDS}).view(0)["modules"]["special_blends"]["altar"] == {"pink": 3, "brown": 5}


@rule("F-M03-6", "F-DIF-26")
def test_seven_basic_tiles_are_removed_at_random() -> None:
    removed = Counter(
        tile
        for seed in range(60)
        for tile in GAME.new(4, seed, {"modules": BLENDS}).view(0)["modules"]["special_blends"]["removed"]
    )
    assert sum(removed.values()) == 60 * 7
    assert set(removed) == {f"F{i:02}" for i in range(1, 26)}


@rule("F-M03-7")
def test_18_basic_and_7_special_tiles_cover_the_ceiling() -> None:
    tiles = [segment["tile"] for segment in GAME.new(3, 9, {"modules": BLENDS}).view(0)["ceiling"]]
    assert len(set(tiles)) == 25
    assert len(set(tiles) & SPECIAL) == 7


@rule("F-M03-7")
def test_the_special_tiles_are_mixed_with_the_others() -> None:
    seen = set()
    for seed in range(40):
        ceiling = GAME.new(4, seed, {"modules": BLENDS}).view(0)["ceiling"]
        seen |= {segment["segment"] for segment in ceiling if segment["tile"] == "SB1"}
    assert len(seen) > 12


@rule("F-M03-8")
@pytest.mark.parametrize(("paints", "choice", "left"), [("PR", "pink", "K"), ("OG", "brown", "N")])
def test_new_blends(paints: str, choice: str, left: str) -> None:
    s = at_workshop(paints)
    assert f"blend {choice}" in open_to(s, 0)
    events = play_and_collect(s, 0, f"blend {choice}")
    assert goods(s, 0) == left
    assert [event.result for event in events if isinstance(event, Blended)] == [choice]


@rule("F-M03-8")
@pytest.mark.parametrize(("paints", "choice"), [("PY", "pink"), ("P", "pink"), ("OP", "brown"), ("OO", "brown")])
def test_no_other_paints_make_them(paints: str, choice: str) -> None:
    s = at_workshop(paints + "RYB" if choice == "brown" else paints + "YB")
    assert refuses(s, 0, f"blend {choice}")


@rule("F-M03-8")
def test_not_without_the_module() -> None:
    s = position(at="workshop", plans={0: {"workshop": 1}}, paints={0: "PRB"})
    assert refuses(s, 0, "blend pink")
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "OGP"})
    assert refuses(s, 0, "altar pink")


@rule("F-M03-9", "F-EXD-12")
def test_one_apprentice_may_blend_on_with_what_he_has_just_blended() -> None:
    s = at_workshop("RRB")
    play(s, 0, "blend purple", "blend pink")
    assert goods(s, 0) == "K"
    assert s.to_act != (0,), "the apprentice has made his two blends"


@rule("F-M03-9", "F-WRK-1")
def test_a_special_blend_is_one_of_the_two() -> None:
    s = at_workshop("PRPR", apprentices=1)
    play(s, 0, "blend pink", "blend pink")
    assert goods(s, 0) == "KK"
    assert s.to_act != (0,)


@rule("F-M03-10", "F-M03-11", "F-EX-16")
def test_pink_and_two_different_blends() -> None:
    assert altar("KOG") == altar("KGP") == altar("OPK") == 9


@rule("F-M03-11", "F-M03-12", "F-EX-17")
def test_three_brown_are_worth_most() -> None:
    assert altar("NNN") == 21
    assert max(altar("".join(paints)) for paints in ("KKK", "KKN", "KNN", "NNN", "NNG", "NNO", "KOG", "OGP")) == 21


@rule("F-M03-10", "F-M03-11", "F-OQ-59", "F-EXD-9")
@pytest.mark.parametrize(
    ("paints", "points"),
    [("KKG", 12), ("NKO", 14), ("KKK", 15), ("KNN", 19), ("KKN", 17), ("NOG", 11), ("KGG", -1), ("NOO", -1)],
)
def test_any_blend_may_be_replaced_in_any_mix(paints: str, points: int) -> None:
    assert altar(paints) == points


@rule("F-OQ-59")
@pytest.mark.parametrize("paints", ["KRY", "KRB", "NGR", "KOR", "KKR"])
def test_pink_and_brown_never_stand_with_basic_paints(paints: str) -> None:
    assert altar(paints) == -1
    rich = paints + "RYBOGPKKK"
    assert altar(rich, paints) == altar(rich, paints[::-1]) == -1


@rule("F-OQ-59", "F-OQ-61")
def test_each_paint_laid_leaves_an_altar_that_can_be_finished() -> None:
    s = at_altar("KOOG")
    assert open_to(s, 0) == ["altar orange", "altar green", "pass", "altar pink"]
    play(s, 0, "altar orange")
    assert open_to(s, 0) == ["altar orange", "altar green", "altar pink"]
    play(s, 0, "altar orange")
    events: list[object] = [] if s.to_act == (0,) else [s.scores()[0]]
    assert events == [105], "two oranges leave the simple altar: green is laid by itself"


def is_altar(colours: tuple[int, ...]) -> bool:
    """As F-OQ-59 has it, for three paints together."""
    basic = [colour for colour in colours if colour < BASIC]
    blends = [colour for colour in colours if BASIC <= colour < BLENDED]
    if len(basic) + len(blends) == len(colours):
        return len(set(basic)) == len(basic)
    return not basic and len(set(blends)) == len(blends)


def test_what_may_follow_is_what_some_whole_altar_still_needs() -> None:
    """Every beginning of every altar, and pots of all sorts: the short way finds what a look at all altars finds."""
    way = GAME.new(4, 2, {"modules": BLENDS}).rules.altar  # type: ignore[attr-defined]
    every = range(len(COLOURS))
    altars = [Counter(colours) for colours in combinations_with_replacement(every, 3) if is_altar(colours)]
    beginnings = {part for whole in altars for n in range(3) for part in permutations(whole.elements(), n)}
    chance = Random(5)
    pots = [Counter(chance.choices(every, k=chance.randrange(9))) for _ in range(400)]
    for laid in sorted(beginnings):
        wanting = [whole - Counter(laid) for whole in altars if Counter(laid) <= whole]
        for pot in pots:
            expected = {colour for lack in wanting if lack <= pot for colour in lack}
            found = way.follow(pack(list(pot.elements())), list(laid))
            assert {colour for colour in every if found >> colour & 1} == expected, (laid, pot)


@rule("F-OQ-60")
def test_without_special_paints_the_altar_is_worth_what_it_was() -> None:
    for paints in ("RYB", "RYG", "OOG", "OGP", "PPP"):
        s, base = at_altar(paints), at_altar(paints, modules=[])
        assert open_to(s, 0) == open_to(base, 0)
        for state in (s, base):
            while state.to_act == (0,):
                play(state, 0, next(choice for choice in open_to(state, 0) if choice.startswith("altar")))
        assert s.scores() == base.scores()


@rule("F-M03-11")
def test_the_choice_says_what_the_altar_can_still_reach() -> None:
    s = at_altar("NNKOG")
    best = {choice["action"]: choice["best"] for choice in s.view(0)["choices"] if choice["verb"] == "altar"}
    assert best == {"altar orange": 16, "altar green": 16, "altar pink": 19, "altar brown": 19}


@rule("F-M03-11")
def test_everybody_hears_of_it() -> None:
    s = at_altar("NNN")
    events = play_and_collect(s, 0, "altar brown")
    assert AltarRestored(0, ("brown",) * 3, 21) in events, "the others are laid by themselves"


@rule("F-M03-1")
def test_a_special_tile_is_restored_like_any_other() -> None:
    s = position(
        at="cathedral",
        modules=BLENDS,
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        paints={0: "KKG"},
        bishop="b2",
    )
    s.waiting = 0
    lay_special(s, {"b2": "SB4"})
    s.carry_on()
    play(s, 0, "restore b2")
    assert s.scores()[0] == 100 + 16 + 3
    assert goods(s, 0) == ""
    assert shown(s, 0)["restored"] == ["b2"]


@rule("F-M03-1")
def test_not_without_its_paints() -> None:
    s = position(at="cathedral", modules=BLENDS, plans={0: {"cathedral": 1}}, paints={0: "KGP"}, bishop="b2")
    s.waiting = 0
    lay_special(s, {"b2": "SB4"})
    s.carry_on()
    assert refuses(s, 0, "restore b2")


@rule("F-M03-14")
def test_leonardo_has_no_special_rules() -> None:
    s = position(
        2,
        at="cathedral",
        modules=BLENDS,
        plans={1: {"theatre": 1}},
        hours={2: 6, 0: 7, 1: 8},
        leonardo="b1",
        scores={0: 20, 1: 30, 2: 100},
        bishop="b2",
    )
    lay_special(s, {"b2": "SB7"})
    play(s, 0, "restore b2")
    assert s.score(2) == 100 + 24 + 3


@rule("F-M03-1", "F-DATA-6")
@pytest.mark.parametrize(
    ("table", "changed", "line", "reason"),
    [
        ("special_tiles", lambda table: table["items"].pop(), '"items": [', "there must be 7 special tiles"),
        ("special_tiles", lambda table: table["items"][0].update(vp=25), '"vp": 25', "from 13 to 24"),
        ("special_tiles", lambda table: table["items"][0].update(splashes=["red"]), '"red"', "one of orange"),
        ("special_tiles", lambda table: table.update(centre_tile_value=23), '"items": [', "a tile of value 23"),
        ("blending", lambda table: table["items"][4].update(output="pink"), '"items": [', "each for pink and brown"),
        ("blending", lambda table: table["items"][3].update(inputs=["red", "red"]), '"inputs": [', "two different"),
    ],
)
def test_a_wrong_table_is_refused_with_its_line(
    tmp_path: Path, table: str, changed: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, table, changed)
    assert found[0] == line
    assert reason in found[1]
