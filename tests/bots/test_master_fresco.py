"""The master at Fresco: hours and whole plans are tried out, and what he has planned he does."""

from functools import cache

import pytest

import bottega
from bottega import Rng, State, bots
from bottega.bots.journeyman.fresco.player import Journeyman
from bottega.bots.master import Budget, Searcher
from bottega.bots.master.fresco import Craft
from bottega.bots.master.trying import Trying
from bottega.core.observation import Observation

FEW = Budget(playouts=10, choices=3)
ALL = {"modules": "all"}


@cache
def played_to(kind: str, players: int = 3, modules: bool = False, times: int = 1) -> State:
    """A game of journeymen, up to the decision of a kind that comes as the so manieth."""
    state = bottega.game("fresco").new(players, seed=3, options=ALL if modules else {})
    seated = [bots.make("journeyman", "fresco", seat) for seat in range(players)]
    found = 0
    while True:
        seat = state.to_act[0]
        found += state.menus[seat].name == kind and len(state.legal_actions(seat)) > 1
        if found == times:
            return state
        state.apply(seat, seated[seat].choose(state.observe(seat)))


def seen(state: State) -> Observation:
    return state.observe(state.to_act[0])


@pytest.mark.parametrize("modules", [False, True], ids=["base", "all"])
def test_the_others_plan_anew_in_a_world(modules: bool) -> None:
    """Whatever they have planned by now or in a sample: it is what they are expected to plan."""
    state = played_to("plan", modules=modules).clone()
    first, *others = state.to_act
    craft = Craft("fresco", 1)
    world = craft.world(state.observe(first), Rng(1))
    assert world.to_act == (first,)
    assert world.known_ply(first) == state.known_ply(first) + len(others)
    for seat in others:
        player = Journeyman(seat)
        while seat in state.to_act:
            state.apply(seat, player.choose(state.observe(seat)))
    plans = [[view["mine"]["plan"] for view in (one.view(seat) for seat in others)] for one in (state, world)]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("modules", [False, True], ids=["base", "all"])
def test_a_sheet_is_tried_as_it_is_planned(modules: bool) -> None:
    """The short way to fill a sheet leads where the journeyman's leads, step by step."""
    state = played_to("plan", modules=modules)
    seat = state.to_act[0]
    craft = Craft("fresco", 1)
    for number in craft.choices(state.observe(seat), 3, Rng(1)):
        short, long = (craft.world(state.observe(seat), Rng(1)) for _ in range(2))
        craft.fill(short, seat, craft.sheets[number])
        own = Craft("fresco", 1)
        own.sheets = craft.sheets
        long.apply(seat, own.begin(long.observe(seat), number))
        while seat in long.to_act and long.menus[seat].name == "plan":
            long.apply(seat, own.own.choose(long.observe(seat)))
        assert short.view(None)["people"] == long.view(None)["people"]


@pytest.mark.parametrize(("modules", "plans", "playouts"), [(False, 10, 24), (True, 3, 8)], ids=["base", "all"])
def test_with_many_modules_less_is_tried(modules: bool, plans: int, playouts: int) -> None:
    observation = seen(played_to("plan", modules=modules))
    craft = Craft("fresco", 1)
    budget = craft.budget(observation, Budget(playouts=80))
    assert (len(craft.choices(observation, budget.choices, Rng(1))), budget.playouts) == (plans, playouts)


def test_with_many_modules_the_hours_beside_the_usual_one_are_tried() -> None:
    """All of them in one world would tell nothing: two worlds are needed to be sure of any."""
    observation = seen(played_to("rise", modules=True))
    craft = Craft("fresco", 1)
    budget = craft.budget(observation, Budget(playouts=48))
    usual, *others = craft.choices(observation, budget.choices, Rng(1))
    assert usual == Journeyman(1).choose(observation)
    nearest = sorted(abs(action - usual) for action in observation.legal_actions if action != usual)[:2]
    assert sorted(abs(action - usual) for action in others) == nearest
    trying = Trying(observation, 1, budget, craft)
    assert max(len(one.worths) for one in trying.try_all([usual, *others])) == 2


def test_a_plan_is_thought_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first step is chosen after trying, the others follow from it."""
    state = played_to("plan").clone()
    seat = state.to_act[0]
    player = Searcher("one", "fresco", 1, FEW)
    state.apply(seat, player.choose(state.observe(seat)))
    monkeypatch.setattr(player, "tried", None)
    while seat in state.to_act and state.menus[seat].name == "plan":
        state.apply(seat, player.choose(state.observe(seat)))
    assert sum(state.view(seat)["mine"]["plan"] or state.view(seat)["people"][seat]["sheet"]) > 3


def test_every_hour_is_tried_and_what_is_usual_comes_first() -> None:
    observation = seen(played_to("rise"))
    choices = Craft("fresco", 1).choices(observation, 10, Rng(1))
    assert sorted(choices) == list(observation.legal_actions)
    assert choices[0] == Journeyman(1).choose(observation)


@pytest.mark.parametrize("kind", ["market", "cathedral", "workshop"])
def test_the_rest_of_the_round_is_left_to_rules_of_thumb(kind: str) -> None:
    observation = seen(played_to(kind))
    assert Craft("fresco", 1).choices(observation, 10, Rng(1)) == [Journeyman(1).choose(observation)]


def test_a_round_is_played_to_its_end_and_the_last_one_to_the_end_of_the_game() -> None:
    craft = Craft("fresco", 1)
    early = seen(played_to("rise"))
    world = craft.world(early, Rng(1))
    usual = craft.choices(early, 1, Rng(1))[0]
    craft.play(world, early.seat, usual, 1)
    assert (world.is_over, world.view(None)["round"]) == (False, 2)
    rounds = 0
    state = played_to("rise").clone()
    while not state.view(None)["final"]:
        rounds += 1
        state = played_to("rise", times=3 * rounds + 1)
    before = played_to("rise", times=3 * (rounds - 1) + 1)
    world = craft.world(seen(before), Rng(1))
    craft.play(world, before.to_act[0], seen(before).legal_actions[0], 1)
    assert world.is_over
