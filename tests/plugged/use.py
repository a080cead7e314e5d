"""Bottega as a stranger's typed script uses it: checked by mypy --strict against the wheel, and run."""

import copy
import pickle
from pathlib import Path
from typing import Any

import bottega

game: bottega.Game = bottega.game("fresco")
state: bottega.State = game.new(players=4, seed=7, options={"modules": ["portraits"]})
state.play(state.to_act[0], "rise 6")
while not state.is_over and state.ply < 40:
    seat: int = state.to_act[0]
    action: int = state.legal_actions(seat)[0]
    move: bottega.Action = game.action(action)
    assert game.number(game.parse(str(move))) == action
    state.apply(seat, action)

scores: tuple[int, ...] = state.scores()
ranking: tuple[tuple[int, ...], ...] = state.ranking()
returns: tuple[float, ...] = state.returns()
view: dict[str, Any] = state.view(0)
observation: bottega.Observation = state.observe(0)
world: bottega.State = observation.sample(bottega.Rng(1))
others: list[bottega.State] = [state.clone(), copy.deepcopy(state)]
others.append(pickle.loads(pickle.dumps(state)))  # noqa: S301 - ours
bottega.Record.of(state).save("game.json")
again: bottega.State = bottega.Record.load(Path("game.json")).replay()
try:
    again.play(9, "rise 6", at=again.ply)
except bottega.IllegalAction as refused:
    print(refused.reason, refused)
print(state, observation, world, scores, ranking, returns, len(view), len(others), bottega.metas())
