"""A study: one question, many experiments, and what they show."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bottega.core.options import unknown
from bottega.lab.match import check, chunks
from bottega.lab.plot import effects_picture
from bottega.lab.rows import write_csv, write_parquet
from bottega.lab.spread import spread
from bottega.lab.studies.choices import ALL, Choices
from bottega.lab.studies.modules import Modules
from bottega.lab.studies.question import Finding, Kind, Question, Row
from bottega.lab.studies.seats import Seats

KINDS: dict[str, Kind] = {"choices": Choices(), "modules": Modules(), "seats": Seats()}


@dataclass(frozen=True, slots=True)
class Study:
    question: Question
    games: int
    rows: list[Row] = field(repr=False)
    findings: list[Finding]
    seconds: float

    def save(self, folder: Path) -> list[Path]:
        """The rows as CSV and, where pyarrow is installed, as Parquet; the findings as CSV and as a picture."""
        folder.mkdir(parents=True, exist_ok=True)
        written = [write_csv(folder / "rows.csv", self.rows), write_parquet(folder / "rows.parquet", self.rows)]
        written.append(write_csv(folder / "findings.csv", [finding.to_json() for finding in self.findings]))
        picture = folder / "findings.svg"
        picture.write_text(self._repr_svg_(), encoding="utf-8")
        return [*[file for file in written if file is not None], picture]

    def _repr_svg_(self) -> str:
        """In a notebook, and in a file: each finding with its interval."""
        labelled = [(self.label(one), one.effect, one.error) for one in self.findings]
        return effects_picture(labelled, "points, with the 95% interval", self.title)

    @property
    def title(self) -> str:
        """`fresco: choices rise, 400 games`."""
        asked = f"{self.question.kind} {self.question.verb}".strip()
        return f"{self.question.game_id}: {asked}, {self.games} game{'' if self.games == 1 else 's'}"

    def label(self, finding: Finding) -> str:
        """What a finding is about, in the words of the question: `rise 7, round 2`."""
        words = {"choice": self.question.verb, "module": ""}
        about = {kind: what for kind, what in finding.about.items() if what != ALL}
        return ", ".join([f"{words.get(kind, kind)} {what}".strip() for kind, what in about.items()])


def study(
    question: Question,
    games: int,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Study:
    """Carry out `games` experiments.

    >>> asked = Question("seats", "fresco-cards", 2, "random", seed=1)
    >>> [finding.about for finding in study(asked, games=2).findings]
    [{'order': 1}, {'order': 2}]
    """
    if question.kind not in KINDS:
        raise unknown("kind of study", question.kind, sorted(KINDS))
    kind = KINDS[question.kind]
    kind.check(question)
    check(question.match())
    begun = time.perf_counter()
    rows: list[Row] = []
    done = 0
    parts = chunks(games, max(jobs, 2))
    for part, played in zip(parts, spread(partial(play_all, question), parts, jobs, ray), strict=True):
        rows += played
        done += len(part)
        if progress is not None:
            progress(done, games)
    return Study(question, games, rows, kind.findings(rows), time.perf_counter() - begun)


def play_all(question: Question, numbers: Sequence[int]) -> list[Row]:
    kind = KINDS[question.kind]
    return [row for number in numbers for row in kind.play(question, number)]
