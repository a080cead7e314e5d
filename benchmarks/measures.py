"""What is measured, and how one round of it becomes one figure."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bottega.games.fresco.meta import MODULES
from engines import Engine
from report import AEC, ALL_MODULES, GYM, MANY, PEER, SPIEL

# A copy takes microseconds, so a shorter piece of work says as much about it as a whole second of play.
COPY_SHARE = 0.3
TABLES = (("fresco", 4), ("princes", 4), ("fresco-cards", 4))
IMPORT = "from time import perf_counter as t; a = t(); import bottega; print(t() - a)"


@dataclass
class Measure:
    """One row of the report: `once(seconds)` gives its figure for one round."""

    table: str
    name: str
    once: Callable[[float], float]
    rounds: list[float] = field(default_factory=list)


def rate(engine: Engine, **request: Any) -> Callable[[float], float]:
    def once(seconds: float) -> float:
        answer = engine.ask(seconds=seconds, **request)
        return answer["count"] / answer["seconds"]

    return once


def duration(engine: Engine, **request: Any) -> Callable[[float], float]:
    def once(seconds: float) -> float:
        answer = engine.ask(seconds=seconds * COPY_SHARE, **request)
        return answer["seconds"] / answer["count"]

    return once


def import_time(path: Path) -> Callable[[float], float]:
    def once(_seconds: float) -> float:
        environment = {**os.environ, "PYTHONPATH": str(path)}
        command = [sys.executable, "-c", IMPORT]
        return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)

    return once


def play_measures(engine: Engine, suffix: str) -> list[Measure]:
    everything = rate(engine, task="play", game="fresco", players=4, options={"modules": list(MODULES)})
    return [
        Measure("play", f"{game}, {players} players{suffix}", rate(engine, task="play", game=game, players=players))
        for game, players in TABLES
    ] + [Measure("modules", f"{ALL_MODULES}{suffix}", everything)]


def state_measures(engine: Engine, suffix: str) -> list[Measure]:
    return [
        Measure(task, f"{game}, {players} players{suffix}", duration(engine, task=task, game=game, players=players))
        for game, players in TABLES
        for task in ("copy", "sample")
    ]


def playout_measures(engine: Engine, suffix: str, policies: Sequence[str] = ("random", "quick")) -> list[Measure]:
    return [
        Measure(
            "playouts",
            f"{game}, {players} players, {policy}{suffix}",
            rate(engine, task="playouts", game=game, players=players, policy=policy),
        )
        for policy in policies
        for game, players in TABLES
    ]


def import_measure(path: Path, suffix: str) -> Measure:
    return Measure("import", f"import bottega{suffix}", import_time(path))


def catanatron_measures(engine: Engine) -> list[Measure]:
    return [
        Measure("play", PEER, rate(engine, task="play")),
        Measure("copy", PEER, duration(engine, task="copy")),
    ]


def open_spiel_measures(engine: Engine) -> list[Measure]:
    return [
        Measure("play", f"OpenSpiel {game} (C++)", rate(engine, task="play", game=game))
        for game in ("hearts", "backgammon")
    ]


def door_measures(engine: Engine, suffix: str) -> list[Measure]:
    """The games as learners play them, from the mask alone to the environments of other libraries."""
    doors = {"mask": "mask", "tensor": "mask, tensor", "many": MANY, "aec": AEC, "single": GYM, "open_spiel": SPIEL}
    return [
        Measure(
            "doors",
            f"{door}: {game}, {players} players{suffix}",
            rate(engine, task=task, game=game, players=players),
        )
        for task, door in doors.items()
        for game, players in TABLES
    ]


def catanatron_gym_measures(engine: Engine) -> list[Measure]:
    return [Measure("doors", f"{GYM}: {PEER}", rate(engine, task="single", players=4))]


def classic_measures(engine: Engine) -> list[Measure]:
    games = ("connect_four_v3", "texas_holdem_v4", "hanabi_v5", "chess_v6")
    return [Measure("doors", f"{AEC}: {game}, of its own", rate(engine, task="aec", game=game)) for game in games]


def open_spiel_told_measures(engine: Engine) -> list[Measure]:
    games = ("backgammon", "gin_rummy", "chess")
    return [Measure("doors", f"{SPIEL}: {game} (C++)", rate(engine, task="told", game=game)) for game in games]
