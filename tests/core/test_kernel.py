"""The kernel's promises that no random game shows by itself."""

import json
import pickle
from typing import Any

import pytest

import bottega
from bottega.core.events import EVERYONE, Event, facts_for
from bottega.games.fresco import state as fresco_state
from bottega.games.fresco.events import Planned
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.sheet import unpack_plan
from bottega.testing.conformance import Broken, Setting, clones_are_independent, samples_fit, secrets_stay, walk
from bottega.testing.fresco import GAME, open_to, plan_all, play, position
from tests.soaked import mostly

plain_python = pytest.mark.skipif(
    not hasattr(fresco_state.FrescoState, "__slots__"), reason="a compiled module lists no fields and cannot be patched"
)
FOUR = Setting("fresco", 4, {"idle_rounds": 1})


def test_three_errors_have_three_meanings() -> None:
    s = position(at="planning")
    with pytest.raises(bottega.MalformedAction, match=r"'buy V\.1' is no move of this game\. Did you mean"):
        GAME.parse("buy V.1")
    with pytest.raises(bottega.IllegalAction) as refused:
        play(s, 0, "buy I.1")
    assert refused.value.reason == "not-open"
    with pytest.raises(bottega.StaleAction, match="chosen at move 7; the game is at move 0"):
        s.apply(0, GAME.number(GAME.parse("ready")), at=7)


def test_a_late_choice_is_stale_even_if_it_would_be_legal_now() -> None:
    s = position(at="planning")
    play(s, 0, "plan market")
    with pytest.raises(bottega.StaleAction, match="chosen at move 0; the game is at move 1"):
        s.apply(0, GAME.number(GAME.parse("plan market")), at=0)
    s.apply(0, GAME.number(GAME.parse("plan market")), at=1)


def test_errors_travel_between_processes() -> None:
    error = pickle.loads(pickle.dumps(bottega.IllegalAction("not-open", "It is not open.")))  # noqa: S301 - our own
    assert (error.reason, str(error)) == ("not-open", "It is not open.")


@pytest.mark.parametrize("action", [None, "pass", [1], 1.5])
def test_what_is_no_number_is_no_action(action: Any) -> None:
    s = position(at="planning")
    with pytest.raises(bottega.MalformedAction):
        s.apply(0, action)
    assert s.ply == 0


def test_a_refusal_says_why() -> None:
    s = position(at="get-up")
    waiting = s.to_act[0]
    other = (waiting + 1) % 4
    for seat, action, reason in ((other, 0, "not-your-turn"), (9, 0, "no-such-seat"), (-1, 0, "no-such-seat")):
        with pytest.raises(bottega.IllegalAction) as refused:
            s.apply(seat, action)
        assert refused.value.reason == reason
    with pytest.raises(bottega.MalformedAction):
        s.apply(waiting, 10_000)


def test_after_the_end_nothing_is_open() -> None:
    s = position(at="prepare", restored={0: [f"{column}{row}" for column in "abcde" for row in range(1, 6)]})
    assert s.is_over
    assert s.to_act == ()
    with pytest.raises(bottega.IllegalAction) as refused:
        play(s, 0, "pass")
    assert refused.value.reason == "game-over"


def test_a_plan_of_others_does_not_make_ones_own_choice_stale() -> None:
    s = position(at="planning")
    seen = s.view(0)["ply"]
    play(s, 1, "plan market", "plan market")
    assert s.view(0)["ply"] == seen
    s.apply(0, GAME.number(GAME.parse("plan studio")), at=seen)
    assert s.view(0)["ply"] == seen + 1
    assert s.ply == 3


def test_the_reveal_brings_everybody_to_the_same_ply() -> None:
    s = position(at="planning")
    plan_all(s, {0: {"market": 2}, 3: {"studio": 1}})
    assert {s.known_ply(seat) for seat in (None, 0, 1, 2, 3)} == {s.ply}


@pytest.mark.parametrize("players", [1, 5, 0, -2, 3.0, "3"])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(bottega.OptionError, match="played by 2 to 4 players"):
        GAME.new(players=players)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"modles": []}, "There is no option 'modles'. Did you mean 'modules'"),
        ({"modules": ["portrait"]}, "There is no module 'portrait'"),
        ({"market_refresh": "sometimes"}, "no value for option market_refresh: 'sometimes'"),
        ({"idle_rounds": 0}, "idle_rounds must be a whole number from 1 to 99"),
        ({"idle_rounds": "many"}, "idle_rounds must be a whole number"),
        ({"modules": 3}, "modules must be a list of words"),
    ],
)
def test_a_wrong_option_is_refused_in_one_line(options: dict[str, Any], message: str) -> None:
    with pytest.raises(bottega.OptionError) as refused:
        GAME.new(options=options)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(bottega.OptionError, match=r"There is no game 'fresko'\. Did you mean 'fresco'"):
        bottega.game("fresko")


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True])
def test_a_seed_out_of_range_is_refused(seed: Any) -> None:
    with pytest.raises(bottega.OptionError, match="A seed is a whole number"):
        GAME.new(seed=seed)


def test_a_dump_of_another_edition_or_version_is_refused() -> None:
    dump = GAME.new(seed=1).dump()
    for field in ("game", "rules_version", "edition"):
        with pytest.raises(bottega.OptionError, match=f"another {field}"):
            GAME.restore({**dump, field: "other"})


@pytest.mark.parametrize("game", [meta.id for meta in bottega.metas()])
def test_a_dump_with_a_hole_is_refused(game: str) -> None:
    state = bottega.game(game).new(seed=1)
    dump = state.dump()
    for field in dump:
        with pytest.raises(bottega.ReplayError, match=f"there is no '{field}'"):
            bottega.game(game).restore({key: value for key, value in dump.items() if key != field})
    for field in dump["fields"]:
        fields = {key: value for key, value in dump["fields"].items() if key != field}
        with pytest.raises(bottega.ReplayError, match=f"there is no '{field}'"):
            bottega.game(game).restore({**dump, "fields": fields})
    with pytest.raises(bottega.ReplayError, match="cannot be read"):
        bottega.game(game).restore({**dump, "parts": [{}] * 20})


@pytest.mark.parametrize("game", [meta.id for meta in bottega.metas()])
@pytest.mark.parametrize("seat", [-99, -1, 5, 99])
def test_nothing_is_open_to_a_seat_that_is_not_there(game: str, seat: int) -> None:
    state, rng = bottega.game(game).new(seed=1), bottega.Rng(1)
    assert state.legal_actions(seat) == ()
    while not state.is_over:
        actions = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], actions[rng.below(len(actions))])
    assert state.legal_actions(seat) == ()


@pytest.mark.parametrize("game", [meta.id for meta in bottega.metas()])
@pytest.mark.parametrize("every", mostly([3, 1]))
def test_views_for_all_at_once_are_the_same_as_one_by_one(game: str, every: int) -> None:
    options = {"modules": list(MODULES)} if game == "fresco" else {}
    viewers: list[int | None] = [2, None, 0, 1]
    for state, _, _ in walk(Setting(game, 3, options), 1):
        if state.ply % every:
            continue
        assert state.views(viewers) == [state.view(viewer) for viewer in viewers]


@plain_python
def test_every_field_of_the_state_says_who_may_know_it() -> None:
    """A field that nobody has thought of is hidden, and this test asks for a decision."""
    own = set(fresco_state.FrescoState.__slots__) - {"rules", "parts"}
    assert own == set(fresco_state.KNOWLEDGE) | set(fresco_state.HIDDEN)
    parts = GAME.new(players=2, options={"modules": list(MODULES)}).all_parts()
    assert len(parts) == len({type(part) for part in parts}) > 0
    for part in parts:
        assert set(type(part).__slots__) == {*part.knowledge(), *part.hidden()}


def test_an_event_is_told_to_nobody_unless_it_says_so() -> None:
    class Whisper(Event):
        pass

    assert facts_for([Whisper()], 0) == []
    assert facts_for([Planned(1, "market")], 0) == []
    assert facts_for([Planned(1, "market")], None) == []
    assert facts_for([Planned(1, "market")], 1) == [{"event": "planned", "seat": 1, "place": "market"}]


def test_an_observation_holds_nothing_that_is_hidden() -> None:
    """Two games that differ only in what seat 0 cannot know give observations that are equal in every field."""
    first, second = position(at="planning"), position(at="planning")
    play(first, 1, "plan market", "plan market", "ready")
    play(second, 1, "plan theatre", "ready")
    second.draws += 1
    second.seed += 1
    assert first.redact(0).dump() == second.redact(0).dump()
    assert first.redact(None).dump() == second.redact(None).dump()
    assert first.redact(1).dump() != second.redact(1).dump()


def test_a_spectator_cannot_look_behind_screens() -> None:
    s = position(at="market", plans={0: {"market": 1}}, coins={0: 987}, paints={0: "RRRRRRR"})
    assert s.view(0)["mine"]["coins"] == 987
    for watcher in (None, 1):
        shown = json.dumps(s.view(watcher))
        assert "987" not in shown
        assert '"red": 7' not in shown
    assert s.redact(None).dump()["fields"]["coins"] == [0, 0, 0, 0]


def test_a_sampled_position_has_no_record() -> None:
    world = position().observe(0).sample(bottega.Rng(1))
    with pytest.raises(bottega.ReplayError, match="sampled position has no record"):
        bottega.Record.of(world)


# --- the conformance suite has teeth --------------------------------------------------------------------------------


@plain_python
def test_a_leaking_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fresco_state.KNOWLEDGE, "plans", "public")
    monkeypatch.setattr("bottega.games.fresco.view.painter", leaky_painter)
    with pytest.raises(Broken, match=r"can be noticed|tell two worlds apart|looks different"):
        secrets_stay(FOUR, 1, every=1)


def leaky_painter(s: fresco_state.FrescoState, p: int, seat: int | None) -> dict[str, Any]:
    return {"painter": p, "plan": s.plans[p]}


def test_a_leaking_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Planned, "audience", EVERYONE)
    with pytest.raises(Broken, match="can be noticed"):
        secrets_stay(FOUR, 1, every=1)


@plain_python
def test_a_leaking_ply_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bottega.State, "known_ply", lambda self, seat: self.ply)
    with pytest.raises(Broken, match=r"can be noticed|tell two worlds apart"):
        secrets_stay(FOUR, 1, every=1)


def test_a_real_future_in_a_sample_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fresco_state.KNOWLEDGE, "draws", "public")
    monkeypatch.setattr("bottega.games.fresco.game.redraw", lambda s, seat, rng: None)
    with pytest.raises(Broken):
        samples_fit(FOUR, 1, every=1)


def test_a_shallow_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = fresco_state.FrescoState.clone

    def shallow(self: fresco_state.FrescoState) -> fresco_state.FrescoState:
        copy = real(self)
        copy.coins = self.coins
        return copy

    monkeypatch.setattr(fresco_state.FrescoState, "clone", shallow)
    with pytest.raises(Broken, match="changed by"):
        clones_are_independent(FOUR, 1)


def test_open_screens_show_purses_and_closed_ones_do_not() -> None:
    for screens, shown in (("open", True), ("closed", False)):
        s = position(options={"screens": screens})
        assert ("coins" in s.view(0)["painters"][1]) is shown


def test_the_decision_trees_of_pinned_deals_keep_their_size() -> None:
    """Counted trees catch a rule that changes in silence; a wanted change shows here first."""
    assert [trees_along_a_game(players) for players in (2, 3, 4)] == TREES


def trees_along_a_game(players: int) -> list[int]:
    """The number of ways to go on for three moves, from every fortieth position of one game."""
    setting = Setting("fresco", players, {"idle_rounds": 3})
    return [count_tree(s.clone(), 3) for s, _, _ in walk(setting, 1) if s.ply % 40 == 7][:8]


def count_tree(s: bottega.State, depth: int) -> int:
    if depth == 0 or s.is_over:
        return 1
    total = 0
    for action in s.legal_actions(s.to_act[0]):
        child = s.clone()
        child.apply(s.to_act[0], action)
        total += count_tree(child, depth - 1)
    return total


TREES = [[80, 72, 108, 12, 6, 145, 213, 2], [284, 60, 72, 8, 215, 19], [225, 339, 44, 216, 86, 8]]


def test_plans_are_offered_by_place() -> None:
    assert open_to(position(at="planning", final=True), 0)[-2:] == ["plan cathedral.2", "ready"]


def test_samples_draw_the_plans_behind_other_screens() -> None:
    s = position(at="planning")
    play(s, 1, "plan market", "ready")
    play(s, 2, "plan studio")
    worlds = [s.observe(0).sample(bottega.Rng(k)) for k in range(60)]
    assert all(isinstance(world, fresco_state.FrescoState) for world in worlds)
    dumps = [world.dump() for world in worlds]
    for other in (1, 2, 3):
        plans = [unpack_plan(dump["fields"]["plans"][other]) for dump in dumps]
        assert len(set(plans)) > 20
        assert [sum(plan) for plan in plans] == [dump["secret"][other] for dump in dumps]
    assert max(sum(unpack_plan(dump["fields"]["plans"][1])) for dump in dumps) == 5
