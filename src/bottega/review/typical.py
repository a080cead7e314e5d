"""Typical scores, made by `tools/typical.py`: what players of a level have in games of this kind."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bottega.core.options import Several
from bottega.core.record import Record

FILE = Path(__file__).with_name("typical.json")
ENOUGH = 30  # games; with fewer there is nothing to compare with
NONE, ALL = "none", "all"
Quartiles = list[float]


@dataclass(frozen=True, slots=True)
class Typical:
    game: str
    players: int
    modules: str  # all or none
    level: str
    games: int
    seed: int
    total: Quartiles
    sources: dict[str, Quartiles]
    rounds: list[float]  # the middle of what is given in each
    end: float  # and after the last


@cache
def every() -> tuple[Typical, ...]:
    kept: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return tuple(Typical(**one) for one in kept["setups"])


def like(record: Record) -> Typical | None:
    """The games to compare this one with: as many players, all modules or none, and nothing else chosen otherwise.

    >>> import bottega
    >>> like(Record.of(bottega.game("fresco-cards").new(players=3, seed=1))).level
    'journeyman'
    >>> like(Record.of(bottega.game("fresco").new(players=3, seed=1, options={"modules": ["portraits"]})))
    """
    game, options, edition = record.rules()
    modules = NONE
    for option in game.meta.options:
        chosen = options.get(option.name)
        if isinstance(option, Several):
            if chosen and set(chosen) != set(option.words):
                return None
            modules = ALL if chosen else NONE
        elif chosen != option.default:
            return None
    if edition.corrections:
        return None
    wanted = (record.game, record.players, modules)
    found = [one for one in every() if (one.game, one.players, one.modules) == wanted and one.games >= ENOUGH]
    return found[0] if found else None
