"""Sections 15 and 17 of the ledger: the end of the game and the fourteen prestige cards."""

from bottega.games.princes.actions import PRESTIGES
from bottega.games.princes.events import GameEnded, PrestigeRevealed, PursesOpened
from bottega.games.princes.game import GAME
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.princes import end_turns, play, play_and_collect, position, prince

SAMPLE = ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"]
FULLER = ["forest"] * 3 + ["university", "laboratory", "library", "opera", "studio"]


def last_turns(**given: object) -> PrincesState:
    return position(3, at="actions", round=7, **given)  # type: ignore[arg-type]


def ex(medal: str, *, works: int = 3, estates: dict[int, list[str]] | None = None, **given: object) -> int:
    """What a prestige card is worth to the sample estate at the end."""
    s = last_turns(
        estates={0: SAMPLE, **(estates or {})},
        builders={0: 2, **given.pop("builders", {})},  # type: ignore[dict-item]
        freedoms={0: ["travel", "opinion"]},
        hands={seat: [] for seat in range(3)},
        replaced={0: works, **given.pop("replaced", {})},  # type: ignore[dict-item]
        recruiting={0: 1},
        medals={0: [medal]},
        stacks={"recruiting_card": 0, "builder": 0, "forest": 0, "lake": 0},
        **given,
    )
    end_turns(s)
    return s.scores()[0]


@rule("P-EX-40", "P-PC-1", "P-EX-14", "P-PCARD-6", "P-PCARD-7", "P-PCARD-8")
def test_most_buildings() -> None:
    five = ["library", "studio", "theatre", "tower", "chapel"]
    assert ex("prestige_01", estates={1: five}) == 3
    assert ex("prestige_01", estates={1: five[:4]}) == 6
    assert ex("prestige_01", estates={1: [*five, "opera"]}) == 0


@rule("P-EX-41", "P-PC-2", "P-OQ-28", "P-OQ-29")
def test_fewest_empty_cells() -> None:
    assert ex("prestige_02", estates={1: FULLER}) == 0
    assert ex("prestige_02", estates={1: ["tower"]}) == 8
    assert ex("prestige_02", estates={1: SAMPLE}) == 4
    parks = [f"park {column}{row}.1" for row in range(1, 6) for column in "ace"]
    everything = [*parks, "lake g1.2", "park g4.2", "park g6.2", *[f"park {column}6.2" for column in "def"]]
    s = last_turns(estates={0: everything, 1: everything}, medals={0: ["prestige_02"]}, stacks={"park": 0})
    assert prince(s, 0)["empty"] == 0
    end_turns(s)
    assert s.scores() == (4, 0, 0)


@rule("P-EX-42", "P-PC-3")
def test_most_landscapes() -> None:
    assert ex("prestige_03", estates={1: ["park", "park", "lake"]}) == 4
    assert ex("prestige_03", estates={1: ["park", "lake"]}) == 7
    assert ex("prestige_03", estates={1: ["park"] * 4}) == 0


@rule("P-EX-43", "P-PC-4")
def test_most_lakes_in_a_tie_of_three() -> None:
    assert ex("prestige_04", estates={1: ["lake"], 2: ["lake"]}) == 3
    assert ex("prestige_04") == 6
    assert ex("prestige_04", estates={1: ["lake", "lake"]}) == 0


@rule("P-EX-44", "P-PC-5")
def test_four_buildings_two_freedoms_and_four_works() -> None:
    assert ex("prestige_05", works=5) == 6
    assert ex("prestige_05", works=4) == 6
    assert ex("prestige_05", works=3) == 0


@rule("P-EX-45", "P-PC-6")
def test_most_builders() -> None:
    assert ex("prestige_06", builders={1: 1}) == 6
    assert ex("prestige_06", builders={1: 2}) == 3
    assert ex("prestige_06", builders={1: 3}) == 0


@rule("P-EX-46", "P-PC-7")
def test_a_builder_a_jester_and_two_landscapes() -> None:
    assert ex("prestige_07") == 0
    assert ex("prestige_07", jesters={0: 1}) == 7


@rule("P-EX-47", "P-PC-8")
def test_two_large_buildings_whatever_others_have() -> None:
    assert ex("prestige_08", estates={1: ["university", "laboratory"]}) == 5


@rule("P-EX-48", "P-PC-9")
def test_all_three_kinds_of_landscape() -> None:
    assert ex("prestige_09") == 0
    s = last_turns(estates={0: ["forest", "lake", "park"]}, medals={0: ["prestige_09"]})
    end_turns(s)
    assert s.scores()[0] == 8


@rule("P-EX-49", "P-PC-10")
def test_most_forests() -> None:
    assert ex("prestige_10", estates={1: ["forest"]}) == 7
    assert ex("prestige_10", estates={1: ["forest", "forest"]}) == 4


@rule("P-EX-50", "P-PC-11")
def test_all_three_freedoms() -> None:
    assert ex("prestige_11") == 0
    s = last_turns(freedoms={0: ["travel", "religion", "opinion"]}, medals={0: ["prestige_11"]})
    end_turns(s)
    assert s.scores()[0] == 8


@rule("P-EX-51", "P-PC-12", "P-END-4")
def test_nobody_has_the_most_jesters_without_one() -> None:
    assert ex("prestige_12") == 0
    assert ex("prestige_12", jesters={0: 1}) == 6
    assert ex("prestige_12", jesters={0: 1, 1: 1}) == 3


@rule("P-EX-52", "P-PC-13", "P-END-4")
def test_nobody_has_the_most_parks_without_one() -> None:
    assert ex("prestige_13") == 0
    s = last_turns(estates={0: ["park"], 1: ["park"]}, medals={0: ["prestige_13"]})
    end_turns(s)
    assert s.scores()[0] == 3


@rule("P-EX-53", "P-PC-14", "P-REC-10", "P-REC-11")
def test_most_works() -> None:
    assert ex("prestige_14", works=5, replaced={1: 5}) == 4
    assert ex("prestige_14", works=5, replaced={1: 4}) == 7
    s = last_turns(hands={0: [], 1: []}, played={0: ["poet", "lawyer"], 1: ["painter"]}, medals={0: ["prestige_14"]})
    end_turns(s)
    assert s.scores()[0] == 7


@rule("P-PCARD-5", "P-PCARD-9")
def test_at_most_eight_points_and_half_rounded_up_when_tied() -> None:
    for row in GAME.house_edition.tables["prestige_cards"]["items"]:
        if row["kind"] == "threshold":
            assert row["value"] <= 8
        else:
            assert row["tied"] == -(-row["alone"] // 2)
            assert row["alone"] <= 8


@rule("P-PCARD-4", "P-END-1", "P-END-2", "P-VIS-10", "P-OQ-30")
def test_all_prestige_cards_are_shown_and_scored_together_at_the_end() -> None:
    s = last_turns(
        jesters={0: 1},
        estates={0: ["forest", "lake", "park"]},
        medals={0: ["prestige_09", "prestige_12"], 1: ["prestige_03"]},
    )
    assert s.scores() == (0, 0, 0)
    play(s, 0, "end")
    play(s, 1, "end")
    events = play_and_collect(s, 2, "end")
    shown = [event for event in events if isinstance(event, PrestigeRevealed)]
    assert shown == [
        PrestigeRevealed(0, "prestige_09", 8),
        PrestigeRevealed(0, "prestige_12", 6),
        PrestigeRevealed(1, "prestige_03", 0),
    ]
    assert s.scores() == (14, 0, 0)
    assert prince(s, 0)["revealed"] == ["prestige_09", "prestige_12"]
    assert s.view(None)["over"]


@rule("P-END-3")
def test_comparisons_are_among_all_players() -> None:
    s = last_turns(jesters={0: 1, 1: 2}, medals={0: ["prestige_12"]})
    end_turns(s)
    assert s.scores() == (0, 0, 0)


@rule("P-END-5")
def test_most_points_win() -> None:
    s = last_turns(prestige={0: 4, 1: 9, 2: 6}, florins={0: 9000})
    end_turns(s)
    assert s.ranking() == ((1,), (2,), (0,))


@rule("P-END-6", "P-END-7", "P-OQ-9")
def test_ties_are_broken_by_money_and_then_shared() -> None:
    s = last_turns(prestige={0: 9, 1: 9, 2: 2}, florins={0: 500, 1: 600, 2: 9000})
    end_turns(s)
    assert s.ranking() == ((1,), (0,), (2,))
    s = last_turns(prestige={0: 9, 1: 9, 2: 9}, florins={0: 500, 1: 600, 2: 600})
    play(s, 0, "end")
    play(s, 1, "end")
    events = play_and_collect(s, 2, "end")
    assert s.ranking() == ((1, 2), (0,))
    assert events[-1] == GameEnded((9, 9, 9), (1, 2))


@rule("P-OQ-13")
def test_money_is_shown_when_all_is_over() -> None:
    s = last_turns(florins={0: 500, 1: 600, 2: 700})
    assert all("florins" not in shown for shown in s.view(0)["princes"])
    assert s.ranking() == ((0, 1, 2),)
    play(s, 0, "end")
    play(s, 1, "end")
    assert PursesOpened((500, 600, 700)) in play_and_collect(s, 2, "end")
    for watcher in (None, 0):
        assert [shown["florins"] for shown in s.view(watcher)["princes"]] == [500, 600, 700]
    opened = position(options={"money": "open"}, florins={2: 100})
    for watcher in (None, 0):
        assert opened.view(watcher)["princes"][2]["florins"] == 100
    assert opened.views([None, 0]) == [opened.view(None), opened.view(0)]


@rule("P-OQ-36")
def test_an_owner_sees_his_prestige_cards_at_any_time() -> None:
    s = position(medals={0: PRESTIGES[:2]})
    assert [card["card"] for card in s.view(0)["mine"]["prestige_cards"]] == list(PRESTIGES[:2])
    verbs = {str(GAME.action(i)).split()[0] for i in range(GAME.num_actions)}
    assert not verbs & {"show", "trade", "give"}
