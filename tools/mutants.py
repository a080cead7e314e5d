"""Rules that no test would miss: breaks the engine in one place after another and looks whether a test fails.

    python tools/mutants.py                                            every file of the rules
    python tools/mutants.py src/bottega/games/fresco/modules/bells     one file, or a folder
    python tools/mutants.py --rows F-M04-28,F-OQ-48                    lines that mostly the tests of these rows reach
    python tools/mutants.py --since HEAD~3                             lines changed since a commit
    python tools/mutants.py --again                                    only what nobody had explained the last time

Only tests that carry `@rule` are asked: what nothing but a replayed old game or a random game would miss has no test.
`--no-rules-only` asks all tests of the games, and the conformance suite. Everything happens in a copy of the tree. The
tests are loaded once; for each mutant the process forks, one function gets other code, and the tests that reach its
line run until one fails: first those that have missed another mutant of the function, then the quickest. What runs
while modules are loaded (tables, constants) is broken in the source instead, before anything is imported; that takes
seconds each. A survivor that tools/mutants.toml does not explain ends the run with 1, and so does an explanation that
fits no mutant, or only such as a test has missed.
"""

import argparse
import gc
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from breaks import Mutant, broken, mutants
from reach import NOT_TRIED, PYTEST, RULES, Reach, Tests, forked, lines_of_rows, record

ROOT = Path(__file__).parent.parent
EXPLAINED = ROOT / "tools" / "mutants.toml"
SURVIVORS = ROOT / ".venv" / "mutants-survivors.txt"

MEMORY = 4 << 30  # that a broken loop may fill
LOADING = 120.0  # seconds of computing until the first test begins
PATIENCE = (2.0, 10.0)  # seconds of computing that a test may take with a mutant, and how many times its usual ones

SURVIVED = 3  # what a process ends with; anything but this and NOT_TRIED: killed
WORDS = {SURVIVED: "survived", NOT_TRIED: "not tried"}


# --- each mutant in a process of its own -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    mutant: Mutant
    tests: dict[str, float]  # the seconds that each of them takes


class Killers:
    """Which tests have missed mutants of a function: they are asked first about its next one."""

    def __init__(self) -> None:
        self.missed: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)

    def order(self, trial: Trial) -> list[str]:
        missed = self.missed[trial.mutant.file, trial.mutant.function]
        return sorted(trial.tests, key=lambda name: (-missed[name], trial.tests[name]))

    def leave(self, test: str) -> None:
        """Written by the process of a mutant, for the one that has started it."""
        Path(f"killer-{os.getpid()}").write_text(test, "utf-8")

    def fetch(self, trial: Trial, pid: int) -> None:
        note = Path(f"killer-{pid}")
        if note.exists():
            self.missed[trial.mutant.file, trial.mutant.function][note.read_text("utf-8")] += 1
            note.unlink()


class Verdicts:
    """Says how far the run is and keeps every verdict in a file, whichever process it comes from."""

    def __init__(self, total: int) -> None:
        self.file, self.total = Path("verdicts.txt"), total
        self.file.touch()
        self.screen = os.dup(1)

    def add(self, mutant: Mutant, code: int, tests: int) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([mutant.file, mutant.number, code]) + "\n")
        if code in WORDS:
            os.write(self.screen, f"{WORDS[code]}, {tests} tests reach it: {mutant}\n".encode())
        done = self.file.read_text("utf-8").count("\n")
        if done % 100 == 0:
            os.write(self.screen, f"... {done} of {self.total}\n".encode())

    def words(self, mutants: list[Mutant]) -> dict[Mutant, str]:
        lines = self.file.read_text("utf-8").splitlines()
        codes = {(file, number): code for file, number, code in map(json.loads, lines)}
        return {m: WORDS.get(codes.get((m.file, m.number), NOT_TRIED), "killed") for m in mutants}


Survives = Callable[[Trial, Killers], bool]


def try_all(trials: list[Trial], survives: Survives, jobs: int, verdicts: Verdicts) -> None:
    """What takes too long or too much is as good as a failed test."""

    def limited(trial: Trial) -> int:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.setitimer(signal.ITIMER_PROF, LOADING)
        return SURVIVED if survives(trial, killers) else 0

    killers = Killers()
    waiting, running = trials[::-1], dict[int, Trial]()
    while waiting or running:
        while waiting and len(running) < jobs:
            trial = waiting.pop()
            running[forked(lambda trial=trial: limited(trial))] = trial  # type: ignore[misc]
        pid, status = os.wait()
        trial = running.pop(pid)
        killers.fetch(trial, pid)
        verdicts.add(trial.mutant, os.waitstatus_to_exitcode(status), len(trial.tests))


class Trying(Tests):
    """Runs the tests of one mutant, none of them for too long."""

    def __init__(self, rules_only: bool) -> None:
        super().__init__(rules_only)
        self.seconds: dict[str, float] = {}

    def begin(self, name: str) -> None:
        signal.setitimer(signal.ITIMER_PROF, PATIENCE[0] + PATIENCE[1] * self.seconds[name])

    def try_out(self, trial: Trial, killers: Killers) -> bool:
        self.seconds = trial.tests
        survived = self.run(killers.order(trial))
        if not survived:
            killers.leave(self.failed)
        return survived


class Warm(Trying):
    """All tests are loaded once; a mutant is one function with other code."""

    def __init__(self, rules_only: bool, trials: list[Trial], jobs: int, verdicts: Verdicts) -> None:
        super().__init__(rules_only)
        self.trials, self.jobs, self.verdicts = trials, jobs, verdicts
        self.functions: dict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                self.functions[name_of(found.__code__)].append(found)
        gc.freeze()
        try_all(self.trials, self.survives, self.jobs, self.verdicts)
        return True

    def survives(self, trial: Trial, killers: Killers) -> bool:
        codes = [code for code in inner(broken(trial.mutant)) if code.co_qualname == trial.mutant.function]
        meant = [(function, code) for code in codes for function in self.functions[name_of(code)]]
        for function, code in meant:
            function.__code__ = code
        if not meant:
            raise LookupError(trial.mutant)
        return self.try_out(trial, killers)


def name_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def inner(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from inner(constant)


class Fresh(Trying):
    """Nothing is loaded yet; a mutant is a file with other code."""

    def __init__(self, rules_only: bool, trial: Trial, killers: Killers) -> None:
        super().__init__(rules_only)
        self.trial, self.killers, self.survived = trial, killers, False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.survived = self.try_out(self.trial, self.killers)
        return True


def survives_loading(rules_only: bool, trial: Trial, killers: Killers) -> bool:
    path, plain = str(Path(trial.mutant.file).resolve()), SourceFileLoader.get_code

    def get_code(loader: Any, name: str) -> CodeType | None:
        return broken(trial.mutant) if loader.path == path else plain(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]  # for this process only
    fresh = Fresh(rules_only, trial, killers)
    pytest.main([*PYTEST, *sorted({name.partition("::")[0] for name in trial.tests})], plugins=[fresh])
    return fresh.survived


# --- which mutants, and what became of them --------------------------------------------------------------------------


@dataclass(frozen=True)
class Reason:
    """Why it is right that nobody misses a mutant; `file` is the end of a path, `function` a pattern."""

    file: str
    function: str
    mutation: str
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        placed = mutant.file.endswith(self.file) and fnmatchcase(mutant.function, self.function)
        return placed and self.mutation in ("*", mutant.text)

    @property
    def name(self) -> str:
        return f"{self.file} {self.function or '(module)'}: {self.mutation}"


def chosen_files(given: list[str]) -> list[str]:
    files: set[Path] = set()
    for path in [Path(name) for name in given or [RULES]]:
        found = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        if not found or not found[0].is_file():
            raise SystemExit(f"There is no file {path}.")
        files.update(found)
    return sorted(map(str, files))


def folders_of(files: list[str], rules_only: bool) -> list[str]:
    """Where the tests of these files are: with their game, or with any."""
    games = {Path(file).relative_to(RULES).parts[0] if file.startswith(RULES) else "" for file in files}
    folders = [f"tests/games/{game}" for game in sorted(games)]
    folders = folders if all(Path(folder).is_dir() for folder in folders) else ["tests/games"]
    return folders if rules_only else [*folders, "tests/conformance"]


def lines_since(commit: str) -> dict[str, int]:
    command = ["git", "-C", str(ROOT), "diff", "--unified=0", "--no-color", commit, "--", "src"]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    if shown.returncode:
        raise SystemExit(shown.stderr.strip())
    chosen: dict[str, int] = defaultdict(int)
    for part in re.split(r"^\+\+\+ b/", shown.stdout, flags=re.MULTILINE)[1:]:
        for first, count in re.findall(r"^@@ \S+ \+(\d+)(?:,(\d+))? @@", part, flags=re.MULTILINE):
            chosen[part.split("\n")[0]] |= (1 << int(count or 1)) - 1 << int(first)
    return chosen


def choose(options: argparse.Namespace, tests: Iterable[Reach], found: list[Mutant]) -> list[Mutant]:
    within = [lines_of_rows(options.rows.split(","), tests)] if options.rows else []
    within += [lines_since(options.since)] if options.since else []
    files = chosen_files(options.files)
    found = [mutant for mutant in found if mutant.file in files]
    found = [mutant for mutant in found if all(lines.get(mutant.file, 0) & mutant.lines for lines in within)]
    if options.again:
        last = SURVIVORS.read_text("utf-8").splitlines() if SURVIVORS.exists() else []
        found = [mutant for mutant in found if mutant.name in last]
    if options.sample and options.sample < len(found):
        found = random.Random(options.seed).sample(found, options.sample)
    return found


def run(options: argparse.Namespace) -> int:
    reasons = [Reason(**entry) for entry in tomllib.loads(EXPLAINED.read_text("utf-8"))["explained"]]
    files = chosen_files(options.files)
    folders = folders_of(files, options.rules_only)
    tests, loaded = record(folders, options.rules_only)
    everything = [mutant for file in sorted({*files, *chosen_files([RULES])}) for mutant in mutants(file)]
    alone = [reason for reason in reasons if reason.mutation == "*"]
    worth_trying = [mutant for mutant in everything if not any(reason.fits(mutant) for reason in alone)]
    chosen = choose(options, tests.values(), worth_trying)
    print(f"{len(chosen)} mutants, {len(tests)} tests", flush=True)
    verdicts = Verdicts(len(chosen))
    warm, fresh = list[Trial](), list[Trial]()
    for mutant in chosen:
        is_loaded = mutant.function[-1:] in ("", ".") or loaded.get(mutant.file, 0) & mutant.lines
        lines = -1 if is_loaded else mutant.lines
        reached = {name: test.seconds for name, test in tests.items() if test.lines.get(mutant.file, 0) & lines}
        if reached:
            (fresh if is_loaded else warm).append(Trial(mutant, reached))
        else:
            verdicts.add(mutant, SURVIVED, 0)
    if warm:
        plugin = Warm(options.rules_only, warm, options.jobs, verdicts)
        os.waitpid(forked(lambda: pytest.main([*PYTEST, *folders], plugins=[plugin])), 0)
    try_all(fresh, partial(survives_loading, options.rules_only), options.jobs, verdicts)
    words = verdicts.words(chosen)
    wrong = wrong_reasons(reasons, everything, words if options.rules_only else {})
    return report(words, reasons, wrong)


def wrong_reasons(reasons: list[Reason], everything: list[Mutant], words: dict[Mutant, str]) -> list[str]:
    """Explanations of what is not there any more, or of what a test does miss."""
    wrong: list[str] = []
    for reason in reasons:
        meant = [mutant for mutant in everything if reason.fits(mutant)]
        if not meant:
            wrong.append(f"explains nothing: {reason.name}")
        elif all(words.get(mutant) == "killed" for mutant in meant):
            wrong.append(f"explained, but a test misses it: {reason.name}")
    return wrong


def report(words: dict[Mutant, str], reasons: list[Reason], wrong: list[str]) -> int:
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    unexplained: list[Mutant] = []
    for mutant, found in words.items():
        word = found
        if word != "killed" and any(reason.fits(mutant) for reason in reasons):
            word = "explained"
        elif word != "killed":
            unexplained.append(mutant)
            print(f"{word}: {mutant}")
        counts[mutant.file][word] += 1
        counts["all"][word] += 1
    for line in wrong:
        print(line)
    for file, count in sorted(counts.items(), key=lambda item: (item[0] == "all", item[0])):
        print(f"{file}: {count.total()} mutants, {', '.join(f'{n} {word}' for word, n in count.most_common())}")
    SURVIVORS.write_text("\n".join([mutant.name for mutant in unexplained]), "utf-8")
    print(f"{len(unexplained)} mutants that no test has missed and nobody has explained")
    return 1 if unexplained or wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", help="files or folders of the engine; all rules when there is none")
    parser.add_argument("--rows", help="only lines that mostly the tests of these rows of the ledger reach")
    parser.add_argument("--since", metavar="COMMIT", help="only lines changed since this commit")
    parser.add_argument("--again", action="store_true", help="only those that nobody had explained the last time")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many, drawn by lot")
    parser.add_argument("--seed", type=int, default=1, help="for the lot")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--rules-only", action=argparse.BooleanOptionalAction, default=True, help="tests with @rule")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        copied = Path(scratch).resolve()
        for name in ("src", "tests", "docs"):
            shutil.copytree(ROOT / name, copied / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
        shutil.copy(ROOT / "pyproject.toml", copied)
        os.chdir(copied)
        os.environ |= {"TMPDIR": str(copied), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        sys.path.insert(0, str(copied / "src"))
        sys.pycache_prefix = str(copied / "pycache")
        return run(options)


if __name__ == "__main__":
    sys.exit(main())
