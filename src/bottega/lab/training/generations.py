"""Generation after generation: play with weights drawn around the present ones, go where the better seats were, and
keep the step if the new weights beat the old ones. Every generation is a file, so that a course can be stopped at any
moment, gone on with later, and looked at.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from bottega.bots.master.relatives import varied
from bottega.core.errors import OptionError, ReplayError
from bottega.core.registry import game
from bottega.lab.match import chunks, derived
from bottega.lab.spread import spread
from bottega.lab.training.fitting import numbers, slopes
from bottega.lab.training.selfplay import Played, Stretch, play

FORMAT = "bottega-training/3"
NARROWER, WIDER = 0.7, 1.1  # what a step that did not help, or did, does to the spread
LEAST_SPREAD = 0.02
LENGTHS = (1.0, 0.5, 0.25)  # of the steps that are tried: each weight for itself may be right, and all at once too much


@dataclass(frozen=True, slots=True)
class Course:
    """What is learnt, and with how much effort; the same course gives the same generations anywhere."""

    game_id: str
    players: int
    seed: int
    games: int = 400  # of each generation, played to see where to go
    trials: int = 200  # and to see whether it was right
    options: Mapping[str, Any] = field(default_factory=dict)
    spread: float = 0.25
    errs: int = 20
    start: Mapping[str, float] | None = None  # other weights than the game's own to begin with, by name


@dataclass(frozen=True, slots=True)
class Generation:
    number: int
    weights: dict[str, float]
    spread: float
    taken: bool  # whether the step was kept
    margin: float  # points by which the new weights beat the old ones, and how sure that is
    error: float
    win_share: float
    against_first: float  # the share of wins against the weights of generation 0; even is a half

    def to_json(self, course: Course) -> str:
        return json.dumps({"format": FORMAT, "course": asdict(course), **asdict(self)}, indent=1) + "\n"


def train(
    course: Course,
    folder: Path,
    generations: int,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Generation]:
    """Learn until there are so many generations in the folder; each is kept before it is told. A folder that holds some
    already is gone on with, if they are of the same course."""
    numbers()  # who has none hears it before the games, not after
    folder.mkdir(parents=True, exist_ok=True)
    known = list(kept(course, folder))
    if not known:
        known = [first(course)]
        keep(course, folder, known[0])
    while len(known) <= generations:
        made = next_generation(course, known, Work(jobs, ray, progress))
        keep(course, folder, made)
        known.append(made)
        yield made


@dataclass(frozen=True, slots=True)
class Work:
    """Where games are played."""

    jobs: int
    ray: str | None
    progress: Callable[[int, int], None] | None

    def played(self, stretch: Stretch, games: int) -> Played:
        every = Played()
        stretches = [replace(stretch, numbers=part) for part in chunks(games, max(self.jobs, 4))]
        for part in spread(play, stretches, self.jobs, self.ray):
            every.add(part)
            if self.progress is not None:
                self.progress(len(every.wins) // stretch.players, games)
        return every


def first(course: Course) -> Generation:
    usual = game(course.game_id).policy_weights()
    if not usual:
        raise OptionError(f"{course.game_id!r} has no quick policy with weights to learn.")
    unknown = [name for name in course.start or {} if name not in usual]
    if unknown:
        raise OptionError(f"The quick policy has no weight {unknown[0]!r}.")
    return Generation(0, {**usual, **(course.start or {})}, course.spread, True, 0.0, 0.0, 0.5, 0.5)


def next_generation(course: Course, known: list[Generation], work: Work) -> Generation:
    last = known[-1]
    number = last.number + 1
    names = list(last.weights)
    weights = tuple(last.weights.values())
    seen = work.played(
        Stretch(
            course.game_id,
            course.players,
            course.options,
            derived(course.seed, f"generation/{number}"),
            (),
            weights,
            spread=last.spread,
            errs=course.errs,
        ),
        course.games,
    )
    way = slopes(seen)
    steps = [varied(weights, way.step(length), last.spread) for length in LENGTHS]
    trials = [compared(course, step, weights, f"trial/{number}", work) for step in steps]
    trial, step = max(zip(trials, steps, strict=True), key=lambda pair: pair[0].margin)
    taken = trial.margin > trial.error  # the best of several: some of its margin is luck
    best = step if taken else weights
    since = compared(course, best, tuple(known[0].weights.values()), f"first/{number}", work)
    return Generation(
        number,
        dict(zip(names, best, strict=True)),
        max(LEAST_SPREAD, last.spread * (WIDER if taken else NARROWER)),
        taken,
        trial.margin,
        trial.error,
        trial.share,
        since.share,
    )


@dataclass(frozen=True, slots=True)
class Comparison:
    """New weights at every second seat, old ones at the others; each deal is played twice, with seats exchanged."""

    margin: float
    error: float
    share: float


def compared(course: Course, new: tuple[float, ...], old: tuple[float, ...], what: str, work: Work) -> Comparison:
    seed = derived(course.seed, what)
    games = course.trials // 2 * 2
    played = work.played(Stretch(course.game_id, course.players, course.options, seed, (), new, old), games)
    seats = course.players
    leads, won = [], 0.0
    for start in range(0, len(played.margins), 2 * seats):
        rows = range(start, start + 2 * seats)
        mine = [played.margins[row] for row in rows if played.tried[row]]
        theirs = [played.margins[row] for row in rows if not played.tried[row]]
        leads.append(fmean(mine) - fmean(theirs))
        won += sum([played.wins[row] for row in rows if played.tried[row]])
    return Comparison(fmean(leads), pstdev(leads) / sqrt(len(leads)), won / games)


# --- the folder ------------------------------------------------------------------------------------------------------


def keep(course: Course, folder: Path, generation: Generation) -> None:
    """Whole or not at all: whoever stops the course in this moment finds the generation before."""
    file = folder / f"generation-{generation.number:03}.json"
    new = file.with_suffix(".new")
    new.write_text(generation.to_json(course))
    new.replace(file)


def kept(course: Course, folder: Path) -> Iterator[Generation]:
    # By number: shorter names first, since from 1000 on there is one more digit.
    files = sorted(folder.glob("generation-*.json"), key=lambda file: (len(file.name), file.name))
    for number, file in enumerate(files):
        try:
            facts = json.loads(file.read_text())
            same = facts.pop("format") == FORMAT and facts.pop("course") == json.loads(json.dumps(asdict(course)))
            generation = Generation(**facts)
        except (ValueError, KeyError, TypeError, OSError) as broken:
            raise ReplayError(f"{file} is no generation of a course: {broken}.") from None
        if not same:
            raise OptionError(f"{file} belongs to another course: choose another folder, or the same game and numbers.")
        if generation.number != number:
            raise ReplayError(f"{file.parent} lacks generation {number}.")
        yield generation


def kept_weights(file: Path) -> dict[str, float]:
    """Those of a generation, to begin another course with."""
    try:
        facts = json.loads(file.read_text())
        return {str(name): float(weight) for name, weight in facts["weights"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as broken:
        raise OptionError(f"{file} holds no weights: {broken}.") from None
