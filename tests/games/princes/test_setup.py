"""Section 2 of the ledger: set-up."""

import pytest

from bottega import Rng
from bottega.core.bits import bits
from bottega.core.events import facts_for
from bottega.games.princes.actions import FREEDOMS, PILES, PROFESSIONS
from bottega.testing import rule
from bottega.testing.princes import begin, new_game, open_to, play, play_and_collect, position, prince, refuses


@rule("P-SETUP-2", "P-SETUP-3", "P-SETUP-11")
def test_everybody_begins_with_an_empty_estate_and_no_points() -> None:
    s = new_game()
    for seat in range(4):
        shown = prince(s, seat)
        assert shown["prestige"] == shown["jesters"] == shown["builders"] == 0
        assert shown["recruiting_in_hand"] == shown["bonus_in_hand"] == shown["prestige_cards"] == 0
        assert shown["estate"] == shown["freedoms"] == shown["played"] == []
        assert shown["best_work"] is None
    assert not any(pile["sold"] for pile in s.view(None)["piles"])


@rule("P-SETUP-4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_professions_are_dealt_to_each(players: int) -> None:
    s = new_game(players)
    assert [hand.bit_count() for hand in s.hand] == [4] * players
    cards = [card for hand in s.hand for card in bits(hand)] + list(s.profession_pile)
    assert sorted(cards) == list(range(21))
    assert new_game(players, seed=2).hand != s.hand


@rule("P-SETUP-5", "P-OQ-34")
def test_each_gives_back_exactly_one_all_at_once() -> None:
    s = new_game()
    assert list(s.to_act) == [0, 1, 2, 3]
    for seat in (2, 0, 3, 1):
        hand = [PROFESSIONS[card] for card in bits(s.hand[seat])]
        assert open_to(s, seat) == [f"return {name}" for name in hand]
        play(s, seat, f"return {hand[1]}")
        assert s.hand[seat].bit_count() == 3
        assert refuses(s, seat, f"return {hand[0]}")


@rule("P-SETUP-6")
@pytest.mark.parametrize(("players", "left"), [(3, 12), (4, 9), (5, 6)])
def test_the_rest_is_shuffled_into_one_pile(players: int, left: int) -> None:
    s = new_game(players)
    begin(s)
    assert len(s.profession_pile) == left == s.view(None)["decks"]["profession"]
    assert list(s.profession_pile) != sorted(s.profession_pile)


@rule("P-OQ-34")
def test_it_makes_no_difference_who_chooses_first() -> None:
    one, other = new_game(), new_game()
    choices = [open_to(one, seat)[0] for seat in range(4)]
    for seat in (0, 1, 2, 3):
        play(one, seat, choices[seat])
    for seat in (3, 1, 0, 2):
        play(other, seat, choices[seat])
    assert one.dump()["fields"] == other.dump()["fields"]


@rule("P-SETUP-7")
def test_everybody_has_3500_florins() -> None:
    s = new_game(5)
    assert s.florins == [3500] * 5


@rule("P-SETUP-9")
def test_the_bank_takes_what_is_paid_and_pays_what_is_earned() -> None:
    """No florin goes from player to player, at an auction, a purchase or a work."""
    s = position(jesters={0: 7}, hands={0: ["poet"]}, round=1)
    play(s, 0, "open builder")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    assert s.florins == [3300, 3500, 3500, 3500]
    s = position(at="actions", jesters={0: 7}, hands={0: ["poet"]})
    play(s, 0, "introduce travel")
    assert s.florins == [3200, 3500, 3500, 3500]
    play(s, 0, "work poet", "exchange 0")
    assert s.florins[0] > 3200
    assert s.florins[1:] == [3500] * 3


@rule("P-SETUP-8", "P-VIS-1")
def test_money_is_shown_to_its_owner_only() -> None:
    s = position(florins={0: 100, 1: 200, 2: 300, 3: 400})
    for seat in range(4):
        view = s.view(seat)
        assert view["mine"]["florins"] == (seat + 1) * 100
        assert all("florins" not in shown for shown in view["princes"])
    assert s.view(None)["mine"] is None
    assert all("florins" not in shown for shown in s.view(None)["princes"])


@rule("P-SETUP-10")
def test_seven_piles() -> None:
    assert [pile["item"] for pile in new_game().view(None)["piles"]] == list(PILES)


@rule("P-SETUP-12", "P-EX-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_freedom_of_each_kind_fewer_than_players(players: int) -> None:
    shown = {row["freedom"]: row["left"] for row in new_game(players).view(None)["freedoms"]}
    assert shown == dict.fromkeys(FREEDOMS, players - 1)


@rule("P-SETUP-13")
def test_the_game_begins_with_round_one() -> None:
    s = new_game()
    begin(s)
    assert s.view(None)["round"] == 1


@rule("P-SETUP-14", "P-OQ-7")
def test_the_first_seat_is_first_unless_drawn() -> None:
    s = new_game()
    begin(s)
    assert s.first == 0
    assert s.to_act == (0,)
    assert {new_game(seed=seed, first_player="random").first for seed in range(30)} == {0, 1, 2, 3}


@rule("P-OQ-19")
def test_bonus_and_prestige_piles_are_shuffled() -> None:
    one, other = new_game(seed=1), new_game(seed=2)
    assert sorted(one.bonus_pile) == list(range(20))
    assert sorted(one.prestige_pile) == list(range(14))
    assert one.bonus_pile != other.bonus_pile
    assert one.prestige_pile != other.prestige_pile


@rule("P-OQ-35")
def test_no_hand_is_too_large() -> None:
    names = PROFESSIONS[:10]
    s = position(at="actions", hands={0: names}, bonuses={0: ["bonus_01", "bonus_02"]}, recruiting={0: 4})
    assert {"draw profession", "draw bonus"} <= set(open_to(s, 0))


@rule("P-VIS-2", "P-VIS-3")
def test_nobody_else_sees_what_was_dealt_kept_or_given_back() -> None:
    s = new_game()
    choices = open_to(s, 0)
    before = [s.view(watcher) for watcher in (None, 1, 2, 3)]
    events = play_and_collect(s, 0, choices[2])
    assert facts_for(events, 0)[0] == {"event": "returned", "seat": 0, "profession": choices[2].removeprefix("return ")}
    for watcher, view in zip((None, 1, 2, 3), before, strict=True):
        assert facts_for(events, watcher) == [{"event": "got-ready", "seat": 0}]
        other = new_game()
        play(other, 0, choices[0])
        assert s.view(watcher) == other.view(watcher)
        assert s.view(watcher) != view
        assert "profession_pile" not in s.view(watcher)


@rule("P-VIS-2")
def test_the_one_who_gave_a_card_back_knows_that_it_is_in_the_pile() -> None:
    s = new_game()
    choices = [open_to(s, seat)[0] for seat in range(4)]
    begin(s)
    given = choices[1].removeprefix("return ")
    where = {seat: s.view(seat)["professions"][PROFESSIONS.index(given)]["where"] for seat in (None, 0, 1, 2)}
    assert where == {None: "unseen", 0: "unseen", 1: "pile", 2: "unseen"}
    assert s.view(1)["mine"]["piles"]["profession"]["somewhere"] == [given]
    for seed in range(40):
        world = s.observe(1).sample(Rng(seed))
        assert PROFESSIONS.index(given) in world.dump()["fields"]["profession_pile"]
