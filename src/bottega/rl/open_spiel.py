"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("bottega_fresco(players=4)")`.

The deal is one chance node at the root, with `DEALS` outcomes of equal chance; later draws follow from it and happen
inside moves. While several decide in secret they are asked one after another, and nobody knows what the others chose.
For search use `resample_from_infostate`, or `set_resampler(resample)` of OpenSpiel's bots: a clone knows the deal.

An information state is all that a player was told and did so far, as a digest, and what he sees now.
"""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, ClassVar

import numpy as np
import pyspiel

from bottega.core.errors import OptionError
from bottega.core.events import Event, facts_for
from bottega.core.game import Meta
from bottega.core.registry import metas
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.rl.playing import LONGEST, SEED_BITS, Playing, Rewards, returns

DEALS = 1 << 16
MOST_POINTS = 1000.0  # no game ends so far apart
PARAMETERS = {"players": 0, "options": "", "rewards": str(Rewards.WIN)}


def register() -> list[str]:
    """Make all games known to OpenSpiel; the names that it knows them by. `players` is the number at the table,
    `options` are written `name:value;name:value+value`, `rewards` as everywhere."""
    return [register_one(meta) for meta in metas()]


def register_one(meta: Meta) -> str:
    name = f"bottega_{meta.id.replace('-', '_')}"
    if name not in pyspiel.registered_names():
        kind = pyspiel.GameType(
            short_name=name,
            long_name=meta.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=meta.players[-1],
            min_num_players=meta.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=PARAMETERS,
        )
        # A class for each, which OpenSpiel may outlive: at the end of the process it lets go of what it was given, too
        # late for anything of Python's that would then be freed.
        pyspiel.register_game(kind, type(name, (SpielGame,), {"kind": kind, "game_id": meta.id}))
    return name


def options_of(text: str) -> dict[str, Any]:
    """
    >>> options_of("modules:favors+leaf_gold;money:open")
    {'modules': ['favors', 'leaf_gold'], 'money': 'open'}
    """
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise OptionError(f"Options are written name:value;name:value+value, not {text!r}.")
        found[name] = value.split("+") if "+" in value or name == "modules" else value
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    kind: ClassVar[Any]
    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        count = int(given["players"]) or None
        self.playing = Playing(self.game_id, count, options_of(given["options"]), given["rewards"])
        most = MOST_POINTS if self.playing.rewards is Rewards.SCORE else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.playing.actions,
            max_chance_outcomes=DEALS,
            num_players=self.playing.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"There are no parameters for what is observed: {params}")
        perfect = kind is not None and kind.perfect_recall
        return Observer(self.playing, perfect)


@dataclass(frozen=True, slots=True)
class Move:
    seat: int
    action: int
    events: tuple[Event, ...]


class Past:
    """All that has happened, as far as each player was told; never changed, so that copies share it."""

    def __init__(self, before: "Past | None" = None, last: Move | None = None, known_to: int | None = None) -> None:
        self.before = before
        self.last = last
        self.known_to = known_to  # after a new sample the others' pasts are those that this seat knows of
        self.digests: dict[int, bytes] = {}

    def after(self, move: Move) -> "Past":
        return Past(self, move, self.known_to)

    def sampled_for(self, seat: int) -> "Past":
        """The same past, of which nothing is left that `seat` was not told."""
        veiled = Past(known_to=seat)
        veiled.digests = dict.fromkeys(range(most_seats()), self.digest(seat))
        return veiled

    def digest(self, seat: int) -> bytes:
        """What a seat was told and did, from the beginning on; the same only for the same past."""
        chain = []
        past: Past | None = self
        while past is not None and seat not in past.digests:
            chain.append(past)
            past = past.before
        found = past.digests[seat] if past is not None else b""
        for one in reversed(chain):
            if one.last is not None:
                told: list[Any] = facts_for(one.last.events, seat)
                own = one.last.action if one.last.seat == seat else None
                if told or own is not None:
                    found = sha256(found + json.dumps([own, told], sort_keys=True).encode()).digest()
            one.digests[seat] = found
        return found

    def moves(self) -> Iterator[Move]:
        past: Past | None = self
        while past is not None:
            if past.last is not None:
                yield past.last
            past = past.before

    def __deepcopy__(self, memo: object) -> "Past":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Past"], tuple[Any, ...]]:
        start: Past = self
        while start.before is not None:
            start = start.before
        return remembered, (start.known_to, start.digests, list(self.moves())[::-1])


def remembered(known_to: int | None, digests: dict[int, bytes], moves: list[Move]) -> Past:
    past = Past(known_to=known_to)
    past.digests = digests
    for move in moves:
        past = past.after(move)
    return past


def most_seats() -> int:
    """At any table of ours."""
    return max(meta.players[-1] for meta in metas())


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world: State | None = None  # before the deal there is none
        self.past = Past()

    @property
    def playing(self) -> Playing:
        """Of the game, and no part of the state: OpenSpiel copies whatever is kept here."""
        playing: Playing = self.get_game().playing
        return playing

    def __deepcopy__(self, memo: object) -> "SpielState":
        return self.copied(self.world.clone() if self.world is not None else None, self.past)

    def copied(self, world: State | None, past: Past) -> "SpielState":
        other = SpielState(self.get_game())
        other.world, other.past = world, past
        return other

    # --- what OpenSpiel asks ----------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.world.to_act[0]

    def is_terminal(self) -> bool:
        return self.world is not None and (self.world.is_over or self.world.ply >= LONGEST)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.world.legal_actions(player)) if self.world is not None else []

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            seed = Rng(action, "open_spiel").below(1 << SEED_BITS)
            self.world = self.playing.game.new(self.playing.players, seed, self.playing.options)
            return
        seat = self.world.to_act[0]
        events: list[Event] = []
        self.world.apply(seat, action, events)
        self.past = self.past.after(Move(seat, action, tuple(events)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(self.playing.game.action(action))

    def returns(self) -> list[float]:
        if self.world is None:
            return [0.0] * self.playing.players
        return returns(self.world, self.playing.rewards)

    def resample_from_infostate(self, player: int, probability: Any = None) -> "SpielState":
        """A state that looks the same to a player, everything hidden from him drawn anew."""
        chance = probability if callable(probability) else random.random
        rng = Rng(int(chance() * (1 << 30)), "resample")
        if self.world is None:
            return self.copied(None, self.past)
        world = self.world.observe(player).sample(rng)
        return self.copied(world, self.past.sampled_for(player))

    def __str__(self) -> str:
        return "before the deal" if self.world is None else str(self.world)


def resample(state: SpielState, player: int) -> SpielState:
    """For `set_resampler` of OpenSpiel's search bots."""
    return state.resample_from_infostate(player)


class Observer:
    """What a player sees: the position as numbers, part by part, and as letters."""

    def __init__(self, playing: Playing, perfect: bool) -> None:
        self.perfect = perfect
        self.tensor = np.zeros(playing.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.at : part.at + part.size].reshape(part.shape)
            for part in playing.game.tensor_spec(playing.setup)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.world is not None:
            state.world.tensor_into(player, self.tensor.data.cast("B"))

    def string_from(self, state: SpielState, player: int) -> str:
        if state.world is None:
            return "before the deal"
        seen = json.dumps(state.world.view(player), sort_keys=True, separators=(",", ":"))
        return f"{state.past.digest(player).hex()} {seen}" if self.perfect else seen
