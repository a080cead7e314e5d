"""Which tests reach which lines of the engine, for tools/mutants.py."""

import ast
import gc
import hashlib
import json
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

RULES = "src/bottega/games"
ENGINE = ("src/bottega/core", RULES, "src/bottega/testing")
REMEMBERED = Path(__file__).parent.parent / ".venv" / "mutants.json"
PYTEST = ("-p", "xdist", "-n0", "-p", "no:cacheprovider")  # other plugins stay out: they take seconds to load
NOT_TRIED = 70  # what a process ends with when something went wrong

CALM = 30  # calls of a function without a new line, after which a test is not watched there any more
SHARE = 0.2  # so much of a line's tests must hold a row for the line to be one of the row ...
FEWEST = 12  # ... but the lines that are most its own are in any case


@dataclass(frozen=True)
class Reach:
    """One test: the rows it holds, the seconds it takes, and the lines it reaches as bits, by file."""

    rows: list[str]
    seconds: float
    lines: dict[str, int]


class Watch:
    """Notes the lines of the engine that run, from the moment it is made."""

    def __init__(self) -> None:
        self.found: dict[CodeType, set[int]] = {}
        self.calm: Counter[CodeType] = Counter()
        self.roots = tuple(str(Path(folder).resolve()) for folder in ENGINE[:2])
        sys.settrace(self.call)

    def call(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(self.roots) or self.calm[code] > CALM:
            return None
        lines = self.found.setdefault(code, set())
        before = len(lines)

        def note(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                lines.add(frame.f_lineno)
            elif event == "return":
                self.calm[code] = self.calm[code] + 1 if len(lines) == before else 0
            return note

        return note

    def take(self) -> dict[str, int]:
        """What has been noted since the last time."""
        lines: dict[str, int] = defaultdict(int)
        for code, found in self.found.items():
            lines[os.path.relpath(code.co_filename)] |= sum([1 << line for line in found])
        self.found.clear()
        self.calm.clear()
        return lines


class Tests:
    """The side of pytest: knows the tests that are asked, and runs some of them until one fails."""

    def __init__(self, rules_only: bool) -> None:
        self.rules_only = rules_only
        self.items: dict[str, pytest.Item] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not self.rules_only or rows_of(item)]
        self.items = {item.nodeid: item for item in items}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def begin(self, name: str) -> None:
        """A test is about to run."""

    def run(self, names: Iterable[str]) -> bool:
        chosen = [self.items[name] for name in names]
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            self.begin(item.nodeid)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return False
        return True


def rows_of(item: pytest.Item) -> list[str]:
    return sorted({row for mark in item.iter_markers("rule") for row in mark.args})


class Recorder(Tests):
    def __init__(self, rules_only: bool, target: Path) -> None:
        super().__init__(rules_only)
        self.target = target
        self.watch = Watch()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        loaded, tests, kept = self.watch.take(), {}, everything_kept()
        for name, item in self.items.items():
            for one in kept:
                one.known.clear()
            start = time.process_time()
            if not self.run([name]):
                break
            tests[name] = [rows_of(item), time.process_time() - start, self.watch.take()]
        sys.settrace(None)
        self.target.write_text(json.dumps([self.failed, loaded, tests]), "utf-8")
        return True


def everything_kept() -> list[Any]:
    """What games keep from one test to the next: who finds it there would not reach the lines that made it."""
    module = sys.modules.get("bottega.core.kept")
    return [found for found in gc.get_objects() if isinstance(found, module.Kept)] if module else []


def record(folders: list[str], rules_only: bool) -> tuple[dict[str, Reach], dict[str, int]]:
    """What every test reaches, and what runs while modules are loaded; kept until the engine or the test changes."""
    engine = digest([Path(__file__), *sorted(file for folder in ENGINE for file in Path(folder).rglob("*.*"))])
    kept = json.loads(REMEMBERED.read_text("utf-8")) if REMEMBERED.exists() else {}
    if kept.get("key") != [engine, rules_only]:
        kept = {"key": [engine, rules_only], "loaded": {}, "files": {}}
    files = {str(file): digest([file]) for folder in folders for file in sorted(Path(folder).rglob("test_*.py"))}
    new = [file for file, made in files.items() if kept["files"].get(file, [""])[0] != made]
    if new:
        print(f"Watching the tests of {len(new)} files ...", flush=True)
        target = Path("reach.json")
        os.waitpid(forked(lambda: pytest.main([*PYTEST, *new], plugins=[Recorder(rules_only, target)])), 0)
        failed, loaded, tests = json.loads(target.read_text("utf-8")) if target.exists() else ("loading them", {}, {})
        if failed:
            raise SystemExit(f"The tests fail before anything is broken: {failed}")
        for file, lines in loaded.items():
            kept["loaded"][file] = kept["loaded"].get(file, 0) | lines
        kept["files"] |= {file: [files[file], {}] for file in new}
        for name, test in tests.items():
            kept["files"][name.partition("::")[0]][1][name] = test
        REMEMBERED.write_text(json.dumps(kept), "utf-8")
    return {name: Reach(*test) for file in files for name, test in kept["files"][file][1].items()}, kept["loaded"]


def digest(files: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join([file.read_bytes() for file in files if file.is_file()])).hexdigest()


def forked(work: Callable[[], int]) -> int:
    """Starts a process that neither says nor hears anything and ends with what its work returns."""
    pid = os.fork()
    if pid:
        return pid
    code = NOT_TRIED
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        code = work()
    finally:
        os._exit(code)


def lines_of_rows(rows: list[str], tests: Iterable[Reach]) -> dict[str, int]:
    """The lines that mostly the tests of these rows reach, and those that use what is written there: what is forgotten
    when a round begins stands in a line that nearly every test reaches."""
    reached, own = Counter[tuple[str, int]](), defaultdict[str, Counter[tuple[str, int]]](Counter)
    for test in tests:
        lines = [(file, i) for file, bits in test.lines.items() for i in range(bits.bit_length()) if bits >> i & 1]
        reached.update(lines)
        for row in test.rows:
            own[row].update(lines)
    chosen: dict[str, int] = defaultdict(int)
    for row in rows:
        if row not in own:
            raise SystemExit(f"No test holds the row {row}.")
        shares = {line: count / reached[line] for line, count in own[row].items() if line[0].startswith(RULES)}
        least = sorted(shares.values(), reverse=True)[:FEWEST][-1]
        for (file, i), share in shares.items():
            chosen[file] |= (share >= min(least, SHARE)) << i
    return {file: lines | related(ast.parse(Path(file).read_text("utf-8")), lines) for file, lines in chosen.items()}


def related(tree: ast.Module, lines: int) -> int:
    """The conditions around these lines, and the lines that use a field, or in one function a name, written there."""
    ifs = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    found = sum({1 << node.lineno for node in ifs if any(lines >> inside.lineno & 1 for inside in node.body)})
    found |= using(tree, {name for name in written(tree, lines) if name.startswith(".")})
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            found |= using(node, written(node, lines))
    return found


def written(scope: ast.AST, lines: int) -> set[str]:
    """The names, and with a dot the fields, that are assigned to in these lines."""
    names: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AugAssign) and lines >> node.lineno & 1:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                while isinstance(target, ast.Subscript):
                    target = target.value
                if isinstance(target, ast.Name | ast.Attribute):
                    names.add(name_of(target))
    return names


def using(scope: ast.AST, names: set[str]) -> int:
    nodes = [node for node in ast.walk(scope) if isinstance(node, ast.Name | ast.Attribute)]
    return sum({1 << node.lineno for node in nodes if name_of(node) in names})


def name_of(node: ast.Name | ast.Attribute) -> str:
    return node.id if isinstance(node, ast.Name) else f".{node.attr}"
