"""The master: choices tried out in the same worlds, the worse half given up, the usual choice kept unless another is
clearly better, and no more thought than was allowed."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from unittest.mock import ANY

import pytest

import bottega
from bottega.bots.master import BUDGET, Budget, Searcher, Tried
from bottega.bots.master.craft import Craft, standing
from bottega.bots.master.relatives import among_relatives
from bottega.bots.master.trying import Trying
from bottega.core.observation import Observation
from bottega.core.playout import ROUND, Uniform, play_on
from bottega.core.rng import Rng
from bottega.core.state import State

FEW = Budget(playouts=24, choices=6)
FEWER = Budget(playouts=12, choices=4)
TABLES = [("fresco", 4), ("fresco", 2), ("princes", 3), ("fresco-cards", 3)]


def asked(game_id: str, players: int, rounds: int = 1) -> tuple[State, Observation]:
    """Somewhere in a game, with a choice of several."""
    state, policy = bottega.game(game_id).new(players, seed=4), Uniform(seed=2)
    for _ in range(rounds):
        play_on(state, policy, ROUND)
    while len(state.legal_actions(state.to_act[0])) < 3:
        state.apply(state.to_act[0], policy.choose(state, state.to_act[0]))
    return state, state.observe(state.to_act[0])


def chance(game_id: str, worth: Callable[[State, int], float] | None = None) -> Craft:
    """Whoever plays on does anything."""

    class Chance(Craft):
        def worth(self, world: State, seat: int) -> float:
            return super().worth(world, seat) if worth is None else worth(world, seat)

    craft = Chance(game_id, 1)
    craft.policy = Uniform(1)
    return craft


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_same_seed_chooses_the_same(game_id: str, players: int) -> None:
    _, observation = asked(game_id, players)
    chosen = [Searcher("one", game_id, 3, FEWER).choose(observation) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in observation.legal_actions


def test_no_more_is_tried_than_was_allowed() -> None:
    _, observation = asked("fresco-cards", 3)
    trying = Trying(observation, 1, Budget(playouts=30, choices=3), chance("fresco-cards"))
    tried = trying.try_all(observation.legal_actions[:3])
    assert trying.playouts == 30
    assert sum(len(one.worths) for one in tried) == trying.playouts


def test_when_time_is_up_the_usual_choice_has_been_tried_once() -> None:
    _, observation = asked("fresco-cards", 3)
    trying = Trying(observation, 1, Budget(playouts=1000, seconds=0.0), chance("fresco-cards"))
    usual, *others = observation.legal_actions[:3]
    assert trying.try_all([usual, *others]) == [Tried(usual, [ANY])]


def test_a_world_that_not_all_were_tried_in_does_not_count() -> None:
    _, observation = asked("fresco-cards", 3)
    trying = Trying(observation, 1, Budget(playouts=7, choices=3), chance("fresco-cards"))
    assert [len(one.worths) for one in trying.try_all(observation.legal_actions[:3])] == [2, 2, 2]


def test_what_is_the_same_in_every_world_is_not_tried_on_and_on() -> None:
    _, observation = asked("princes", 3)
    actions = observation.legal_actions[:3]

    def worth(world: State, seat: int) -> float:
        return float(actions.index(world.moves()[0][1]))

    tried = Trying(observation, 1, Budget(playouts=60), chance("princes", worth)).try_all(actions)
    assert [(one.action, len(one.worths)) for one in tried] == [(action, 2) for action in reversed(actions)]


def test_a_choice_that_leads_all_others_clearly_is_not_tried_on_and_on() -> None:
    """After six worlds, if the game's craft says how clear is clear."""
    _, observation = asked("princes", 3)
    actions = observation.legal_actions[:2]

    def worth(world: State, seat: int) -> float:
        return 100 * actions.index(world.moves()[0][1]) + world.ply / 1000

    for clear, worlds in ((2.0, 6), (inf, 30)):
        craft = chance("princes", worth)
        craft.clear = clear
        tried = Trying(observation, 1, Budget(playouts=60), craft).try_all(actions)
        assert [len(one.worths) for one in tried] == [worlds, worlds]


def test_at_princes_nothing_is_tried_where_it_was_found_not_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bottega.game("princes").new(3, seed=4)
    tried: list[str] = []

    def best(_: Searcher, observation: Observation, choices: Sequence[int], __: Budget) -> int:
        if len(choices) > 1:
            tried.append(observation.view["deciding"])
        return choices[0]

    monkeypatch.setattr(Searcher, "best", best)
    player, asked_for = Searcher("one", "princes", 1, FEWER), []
    while not state.is_over:
        seat = state.to_act[0]
        asked_for.append(state.menus[seat].name)
        state.apply(seat, player.choose(state.observe(seat)))
    assert {"turn", "bid", "open"} <= set(tried) < set(asked_for)
    assert not {"place", "under", "return", "exchange"} & set(tried)


def test_at_princes_the_master_tries_all_that_a_turn_offers() -> None:
    state, policy = bottega.game("princes").new(4, seed=4), bottega.game("princes").policy(1)
    most = 0
    while not state.is_over:
        seat = state.to_act[0]
        if state.menus[seat].name == "turn":
            observation, player = state.observe(seat), Searcher("one", "princes", 1, BUDGET)
            budget = player.craft.budget(observation, BUDGET)
            offered = observation.legal_actions[:20]
            assert len(player.craft.choices(observation, budget.choices, Rng(1))) >= len(offered)
            most = max(most, len(offered))
        state.apply(seat, policy.choose(state, seat))
    assert most > BUDGET.choices, "some turn offers more than what is tried elsewhere"


def test_at_princes_only_ones_own_points_count() -> None:
    state, policy = bottega.game("princes").new(3, seed=4), bottega.game("princes").policy(1)
    play_on(state, policy)
    craft = Searcher("one", "princes", 1, FEW).craft
    assert [craft.worth(state, seat) for seat in range(3)] == list(state.scores())


def test_a_craft_says_how_much_a_decision_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    _, observation = asked("fresco-cards", 3)
    player = Searcher("one", "fresco-cards", 1, Budget(playouts=60))
    tried: list[tuple[int, Budget]] = []

    def best(_: Observation, choices: Sequence[int], budget: Budget) -> int:
        tried.append((len(choices), budget))
        return choices[0]

    monkeypatch.setattr(player.craft, "budget", lambda _, whole: replace(whole, playouts=6, choices=2))
    monkeypatch.setattr(player, "best", best)
    assert player.choose(observation) in observation.legal_actions
    assert tried == [(2, Budget(playouts=6, choices=2))]


def test_the_better_choices_are_tried_more_often_and_the_best_comes_first() -> None:
    _, observation = asked("princes", 3)
    actions = observation.legal_actions[:3]

    def worth(world: State, seat: int) -> float:
        better = actions.index(world.moves()[0][1])  # a sampled world has no past
        return better + world.ply / 1000

    craft = chance("princes", worth)
    tried = Trying(observation, 1, Budget(playouts=60), craft).try_all(actions)
    assert [one.action for one in tried] == [actions[2], actions[0], actions[1]]
    assert len(tried[0].worths) == len(tried[1].worths), "the worst is the usual one, and is kept to compare"
    assert len(tried[0].worths) > len(tried[2].worths)


def test_every_choice_is_tried_in_the_same_worlds() -> None:
    _, observation = asked("fresco-cards", 3)
    same = observation.legal_actions[0]
    one, other = Trying(observation, 1, FEW, chance("fresco-cards")).try_all([same, same])
    assert one.worths == other.worths


def test_a_lead_is_counted_where_both_were_tried() -> None:
    one, other = Tried(1, [1.0, 1.0, 0.0, 0.0]), Tried(2, [0.0, 0.0])
    assert one.lead(other) == (1.0, 0.0)
    assert one.lead(Tried(3, [0.0])) == (1.0, inf), "one world says nothing of how much worlds differ"


def test_what_is_usual_is_done_unless_something_else_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    _, observation = asked("fresco-cards", 3)
    usual, other = observation.legal_actions[:2]
    searcher = Searcher("one", "fresco-cards", 3, FEW)
    monkeypatch.setattr(searcher.craft, "at_once", lambda *_: usual)
    doubtful = [Tried(other, [1.0, 0.0, 0.6]), Tried(usual, [0.0, 1.0, 0.5])]
    monkeypatch.setattr(searcher, "tried", lambda *_: doubtful)
    assert searcher.choose(observation) == usual
    clear = [Tried(other, [0.9, 0.8, 0.9]), Tried(usual, [0.1, 0.2, 0.1])]
    monkeypatch.setattr(searcher, "tried", lambda *_: clear)
    assert searcher.choose(observation) == other
    monkeypatch.setattr(searcher, "tried", lambda *_: [Tried(other, [0.9]), Tried(usual, [0.1])])
    assert searcher.choose(observation) == usual, "one world is not enough to be clear"


def test_of_many_choices_some_are_tried_evenly_over_all(monkeypatch: pytest.MonkeyPatch) -> None:
    state, observation = asked("princes", 3)
    craft = Craft("princes", 3)
    monkeypatch.setattr(craft, "at_once", lambda *_: observation.legal_actions[-1])
    choices = craft.choices(observation, 4, Rng(1))
    assert choices[0] == observation.legal_actions[-1]
    assert len(choices) <= 4
    assert set(choices) <= set(state.legal_actions(observation.seat))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((15, 21), (15, 20)),  # points are worth something however far one is ahead ...
        ((14, 20), (15, 20)),  # ... and so is what the others do not have ...
        ((15, 16), (17, 17)),  # ... but a win is worth more than a point
    ],
)
def test_points_count_and_a_win_besides(better: tuple[int, int], worse: tuple[int, int]) -> None:
    assert standing(better, 1, close=1.0) > standing(worse, 1, close=1.0)


def test_a_whole_game_comes_to_its_end() -> None:
    state = bottega.game("fresco-cards").new(2, seed=1)
    players = [Searcher("one", "fresco-cards", seat, Budget(playouts=4, choices=3)) for seat in range(2)]
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, players[seat].choose(state.observe(seat)))
    assert state.is_over


def test_the_others_are_relatives_of_the_policy_the_same_in_the_same_world() -> None:
    """None of them is the policy itself, and no two worlds have the same of them at every seat."""
    own = bottega.game("princes").policy(1)
    tables = [among_relatives("princes", own, players=4, seat=1, word=word).policies for word in (7, 7, 8)]
    assert tables[0] == tables[1] != tables[2]
    assert [policy is own for policy in tables[0]] == [False, True, False, False]
    assert len({id(policy) for policy in tables[0]}) == 4
    again = among_relatives("princes", own, players=4, seat=1, word=7).policies
    assert {policy.word for policy in again} == {7}, "what they leave to chance follows from the world"
