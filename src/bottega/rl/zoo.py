"""The games for PettingZoo. Agents are called `player_0` and so on, by their seats.

What an agent sees is `{"observation": the position as its seat knows it, "action_mask": what is open to it}`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from bottega.core.errors import OptionError
from bottega.rl.playing import Playing

OBSERVATION, MASK = "observation", "action_mask"
MODES = ("ansi", "human")
VERSION = "v1"

Space = gymnasium.spaces.Space[Any]


class Around:
    """What both kinds of environment have in common."""

    metadata: dict[str, Any]
    at_once: bool  # whether all act in each step, as PettingZoo's wrappers for parallel environments need it

    def sit(self, playing: Playing, max_cycles: int | None, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise OptionError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}.")
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles is at least 1, not {max_cycles}.")
        self.max_cycles = max_cycles
        self.playing = playing
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(playing.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.metadata = {
            "name": f"bottega_{playing.game.id.replace('-', '_')}_{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": self.at_once,
        }
        self.observation_spaces = {agent: observation_space(playing) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(playing.actions) for agent in self.possible_agents}
        self.deals = np.random.default_rng()

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.deals = np.random.default_rng(seed)
        self.playing.begin(int(self.deals.integers(1 << 62)))
        self.agents = self.possible_agents[:]

    def seen_by(self, agent: str) -> dict[str, Any]:
        seat = self.seats[agent]
        return {OBSERVATION: self.playing.observed(seat), MASK: self.playing.mask(seat)}

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board as letters: the text itself, or for people on the screen."""
        if self.render_mode == "human":
            print(self.playing.state)
            return None
        return str(self.playing.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def observation_space(playing: Playing) -> Space:
    return gymnasium.spaces.Dict(
        {
            OBSERVATION: gymnasium.spaces.Box(playing.low, playing.high, dtype=np.float32),
            MASK: gymnasium.spaces.Box(0, 1, (playing.actions,), np.int8),
        }
    )


class Aec(Around, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after another; while several decide in secret, the one with the lowest seat first, and nobody sees what
    the others chose. Whoever has several decisions in a row acts again and again.

    `more` is what `Playing` takes: `rewards` is `win`, `rank` or `score`, given at the end; a choice that is not open
    is replaced by the first one that is, less `penalty`, and the `info` says `illegal`; with `illegal="raise"` it
    raises. After `max_cycles` of its own decisions an agent is truncated, and its seat is played on by first choices.
    """

    at_once = False

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        super().__init__()
        self.sit(Playing(game, players, options, **more), max_cycles, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self.paid = False
        self.agent_selection = self.possible_agents[self.playing.asked()]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen_by(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who acts next, as long as there is somebody; PettingZoo's own takes as long as a move."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.paid:
            self._clear_rewards()
            self.paid = False
        playing = self.playing
        open_ = playing.act(self.seats[agent], action)
        self.infos[agent] = {} if open_ else {"illegal": True}
        asked = playing.state.to_act
        if open_ and asked and self.max_cycles is None:
            # Nearly always: nothing was earned, and nobody has gone.
            self.agent_selection = self.possible_agents[asked[0]]
            return
        self.paid = True
        if not open_:
            self.rewards[agent] -= playing.penalty
        self.decisions[agent] += 1
        if self.max_cycles is not None and self.decisions[agent] >= self.max_cycles:
            self.truncations[agent] = True
        self.go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def go_on(self) -> None:
        """To the next agent that is still there, or the end."""
        playing = self.playing
        while (seat := playing.asked()) >= 0:
            asked = self.possible_agents[seat]
            if asked in self.agents and not self.truncations[asked]:
                self.agent_selection = asked
                return
            if all(self.truncations[one] for one in self.agents):
                return
            playing.state.apply(seat, playing.state.legal_actions(seat)[0])
        for agent, share in zip(self.possible_agents, playing.returns(), strict=True):
            if agent in self.agents:
                self.rewards[agent] += share
                self.terminations[agent] = not self.truncations[agent]


class Parallel(Around, ParallelEnv):  # type: ignore[misc]  # as above
    """All agents at once: the choices of those who are asked are made, from the lowest seat on; what the others answer
    is not looked at, and their masks are empty. `max_cycles` steps end the game for everybody. The rest is as in `Aec`.
    """

    at_once = True

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.sit(Playing(game, players, options, **more), max_cycles, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.cycles = 0
        return {agent: self.seen_by(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        playing, agents = self.playing, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        for agent in self.choose(actions):
            infos[agent]["illegal"] = True
            rewards[agent] -= playing.penalty
        self.cycles += 1
        over = playing.state.is_over
        for agent, share in zip(agents, playing.returns(), strict=True):
            rewards[agent] += share
        stopped = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        told = {agent: self.seen_by(agent) for agent in agents}
        if over or stopped:
            self.agents = []
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, stopped), infos

    def choose(self, actions: dict[str, int]) -> list[str]:
        """The choices of all who are asked, or none of them when one is refused; whose was not open."""
        playing, before = self.playing, self.playing.state
        asked = {self.possible_agents[seat]: seat for seat in before.to_act}
        playing.state = before.clone()
        try:
            return [agent for agent, seat in asked.items() if not playing.act(seat, actions[agent])]
        except Exception:
            playing.state = before
            raise
