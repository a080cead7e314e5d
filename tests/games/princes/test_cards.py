"""Sections 9, 10, 11 and 16 of the ledger: professions, freedoms, bonus cards."""

import pytest

from bottega.games.princes.actions import BONUSES, FREEDOMS, PROFESSIONS
from bottega.games.princes.events import BonusPlayed, Introduced, Looked
from bottega.games.princes.game import GAME
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.princes import open_to, play, play_and_collect, position, prince, refuses

SAMPLE = ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"]
DECKS = {"profession": PROFESSIONS, "bonus": BONUSES}


def example(**more: object) -> PrincesState:
    """P-EX-19 one moment earlier: the profession to be played is still in hand."""
    return position(
        at="actions",
        estates={0: SAMPLE},
        builders={0: 2},
        medals={0: ["prestige_01"]},
        freedoms={0: ["travel", "opinion"]},
        played={0: ["poet", "lawyer"]},
        hands={0: ["painter", "composer"]},
        recruiting={0: 1},
        **more,  # type: ignore[arg-type]
    )


def hands_beside(pile: list[str]) -> dict[int, list[str]]:
    """Three professions each, and what is not in the pile in the last hand."""
    rest = [name for name in PROFESSIONS[9:] if name not in pile or pile[0] not in PROFESSIONS]
    return {**{n: list(PROFESSIONS[3 * n : 3 * n + 3]) for n in range(3)}, 3: rest}


def keep(s: PrincesState, card: str) -> None:
    play(s, 0, f"keep {card}")
    while s.deck >= 0:
        play(s, 0, open_to(s, 0)[0])


@rule("P-PROF-1", "P-PROF-2", "P-BONUS-1", "P-BONUS-2")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", [1, 2, 4, 5, 6])
def test_the_top_five_cards_for_three_hundred(deck: str, size: int) -> None:
    pile = [name for name in DECKS[deck] if name not in PROFESSIONS[:12]][:size]
    s = position(at="actions", hands=hands_beside(pile), piles={deck: pile})
    events = play_and_collect(s, 0, f"draw {deck}")
    assert s.florins[0] == 3200
    assert Looked(0, deck, min(5, size), 300) in events
    if size > 1:
        assert open_to(s, 0) == [f"keep {card}" for card in pile[:5]]
        play(s, 0, open_to(s, 0)[0])
        while s.deck >= 0:
            play(s, 0, open_to(s, 0)[0])
    assert s.view(0)["turn"]["actions_left"] == 1
    assert s.view(0)["decks"][deck] == size - 1


@rule("P-PROF-3", "P-PROF-4", "P-BONUS-3", "P-BONUS-4", "P-OQ-11")
@pytest.mark.parametrize("deck", DECKS)
def test_one_is_kept_and_the_others_go_under_in_a_chosen_order(deck: str) -> None:
    names = [name for name in DECKS[deck] if name not in PROFESSIONS[:12]]
    s = position(at="actions", hands={n: PROFESSIONS[3 * n : 3 * n + 3] for n in range(4)}, piles={deck: names})
    play(s, 0, f"draw {deck}", f"keep {names[2]}")
    for card in (names[4], names[0], names[3]):
        assert s.to_act == (0,)
        play(s, 0, f"under {card}")
    pile = s.profession_pile if deck == "profession" else s.bonus_pile
    assert [DECKS[deck][card] for card in pile] == [*names[5:], names[4], names[0], names[3], names[1]]
    mine = s.view(0)["mine"]
    if deck == "profession":
        assert names[2] in [card["profession"] for card in mine["professions"]]
    else:
        assert [card["card"] for card in mine["bonuses"]] == [names[2]]


@rule("P-PROF-5")
def test_a_profession_just_drawn_may_work_in_the_same_turn() -> None:
    s = position(at="actions", jesters={0: 5}, hands={0: []}, piles={"profession": ["poet", "lawyer"]})
    play(s, 0, "draw profession", "keep poet")
    play(s, 0, "work poet", "exchange 0")
    assert prince(s, 0)["played"] == ["poet"]


@rule("P-PROF-6", "P-BONUS-5", "P-EX-58")
@pytest.mark.parametrize("deck", DECKS)
def test_a_pile_runs_out(deck: str) -> None:
    card = DECKS[deck][-1]
    s = position(at="actions", hands=hands_beside([card]), piles={deck: [card]})
    play(s, 0, f"draw {deck}")
    assert s.deck < 0  # a single card is no choice
    assert s.view(0)["decks"][deck] == 0
    play(s, 0, "end")
    assert refuses(s, 1, f"draw {deck}")
    last = list(DECKS[deck][-3:])
    s = position(at="actions", hands=hands_beside(last), piles={deck: last})
    play(s, 0, f"draw {deck}")
    assert len(open_to(s, 0)) == 3
    keep(s, card)
    assert s.view(0)["decks"][deck] == 2


# --- freedoms --------------------------------------------------------------------------------------------------------


@rule("P-FREE-1", "P-FREE-2")
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_costs_three_hundred_and_no_cell(freedom: str) -> None:
    s = position(at="actions")
    events = play_and_collect(s, 0, f"introduce {freedom}")
    assert Introduced(0, freedom, 300) in events
    assert s.florins[0] == 3200
    assert prince(s, 0)["freedoms"] == [freedom]
    assert prince(s, 0)["empty"] == 43
    assert {row["freedom"]: row["left"] for row in s.view(None)["freedoms"]}[freedom] == 2


@rule("P-FREE-4")
def test_each_freedom_once() -> None:
    s = position(at="actions", freedoms={0: ["travel", "opinion"]})
    assert [choice for choice in open_to(s, 0) if choice.startswith("introduce")] == ["introduce religion"]
    assert refuses(s, 0, "introduce travel")


@rule("P-FREE-5", "P-FREE-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_player_goes_without(players: int) -> None:
    s = position(players, at="actions")
    for seat in range(players - 1):
        play(s, seat, "introduce travel", "end")
    assert refuses(s, players - 1, "introduce travel")
    assert "introduce opinion" in open_to(s, players - 1)


# --- bonus cards -----------------------------------------------------------------------------------------------------


@rule("P-BONUS-6", "P-VIS-9")
def test_bonus_cards_are_played_with_a_work_also_one_just_drawn() -> None:
    s = position(
        at="actions",
        jesters={0: 3},
        hands={0: ["poet"]},
        bonuses={0: ["bonus_12"]},
        piles={"bonus": ["bonus_11", "bonus_01"]},
    )
    play(s, 0, "draw bonus", "keep bonus_11")
    events = play_and_collect(s, 0, "work poet", "add bonus_12", "add bonus_11")
    assert [event for event in events if isinstance(event, BonusPlayed)] == [
        BonusPlayed(0, "bonus_12", 3),
        BonusPlayed(0, "bonus_11", 6),
    ]
    assert {"bonus_11", "bonus_12"} <= set(s.view(None)["bonus_played"])


@rule("P-BONUS-8", "P-BONUS-10", "P-BONUS-11")
def test_a_bonus_card_raises_one_work_and_leaves_the_game() -> None:
    s = position(at="actions", jesters={0: 4}, hands={0: ["poet", "lawyer"]}, bonuses={0: ["bonus_11", "bonus_09"]})
    assert not [choice for choice in open_to(s, 0) if choice.startswith("add")]
    pile = s.bonus_pile
    play(s, 0, "work poet", "add bonus_11", "done", "exchange 0")
    assert prince(s, 0)["prestige"] == 0
    assert s.bonus_pile == pile
    play(s, 0, "work lawyer")
    assert s.value == 10
    assert refuses(s, 0, "add bonus_11")


@rule("P-EX-19", *[f"P-BC-{n}" for n in range(1, 21)], *[f"P-EX-{n}" for n in range(20, 40)])
@pytest.mark.parametrize("number", range(1, 21))
def test_the_twenty_bonus_cards_on_the_sample_estate(number: int) -> None:
    printed = [5, 4, 3, 5, 6, 3, 4, 2, 0, 4, 0, 2, 4, 3, 2, 3, 4, 5, 2, 3][number - 1]
    row = GAME.house_edition.tables["bonus_cards"]["items"][number - 1]
    assert (row["ledger_id"], row["example_value"]) == (f"P-BC-{number}", printed)
    card = f"bonus_{number:02}"
    s = example(jesters={0: 0}, bonuses={0: [card, "bonus_09" if number != 9 else "bonus_11"]})
    assert next(b["value"] for b in s.view(0)["mine"]["bonuses"] if b["card"] == card) == printed
    play(s, 0, "work composer")
    before = s.value
    assert before == 4 + 3 + 0 + 5
    play(s, 0, f"add {card}")
    assert s.value - before == printed
    assert prince(s, 0)["works"] == 3
    assert (prince(s, 0)["professions_in_hand"], prince(s, 0)["recruiting_in_hand"]) == (1, 1)


@rule("P-BC-5", "P-BC-17", "P-BC-18")
def test_repeats_of_size_kind_and_category_are_ignored() -> None:
    s = position(
        at="actions",
        estates={0: ["tower", "chapel", "park", "park"]},
        jesters={0: 3},
        builders={0: 3},
        bonuses={0: ["bonus_05", "bonus_17", "bonus_18"]},
        freedoms={0: ["travel", "opinion", "religion"]},
    )
    assert [card["value"] for card in s.view(0)["mine"]["bonuses"]] == [2, 2, 4]
