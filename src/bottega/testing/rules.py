"""Which row of a rules ledger does a test hold, and which rows does nobody hold?

A test carries `@rule("F-MKT-3")`. The ledgers are the tables in docs/rules/*.md; docs/rules/scope.toml says, for each
ledger, which rows are to be tested now, which come later and which state nothing that a test could see.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

RULE_ID = re.compile(r"[A-Z]-[A-Z0-9]+-[0-9]+")
ROW = re.compile(rf"^\|\s*({RULE_ID.pattern})\s*\|", re.MULTILINE)
RANGE = re.compile(r"([A-Z]-[A-Z0-9]+-)([0-9]+)\.\.([0-9]+)")


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test, or all tests of a class, with the ledger rows it holds.

    >>> @rule("F-STU-1", "F-STU-2")
    ... def test_each_apprentice_earns_three_thalers(): ...
    """
    if not ids:
        raise TypeError("@rule needs at least one id of a ledger row")
    for given in ids:
        if not RULE_ID.fullmatch(given):
            raise ValueError(f"{given!r} is no id of a ledger row; one looks like 'F-MKT-3'")

    def mark(test: T) -> T:
        import pytest  # where a test is marked it is there; to read a ledger needs no test tools

        pytest.mark.rule(*ids)(test)  # the mark is kept on the test itself
        return test

    return mark


class ScopeError(Exception):
    """docs/rules/scope.toml does not say what it should."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rows of one game's rules: those to be tested, and with a reason those that come later or are skipped."""

    game: str
    in_scope: tuple[str, ...]
    out: Mapping[str, str]
    skip: Mapping[str, str]
    faults: tuple[str, ...] = ()

    def knows(self, given: str) -> bool:
        return given in self.in_scope or given in self.out or given in self.skip


@dataclass(slots=True)
class Evidence:
    """What a test run has shown: for each id the tests that name it, and which tests passed or failed."""

    tests: dict[str, list[str]] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)

    def name(self, test: str, ids: Iterable[str]) -> None:
        for given in ids:
            tests = self.tests.setdefault(given, [])
            if test not in tests:
                tests.append(test)

    def holds(self, given: str) -> bool:
        return any(test in self.passed and test not in self.failed for test in self.tests.get(given, ()))


@dataclass(frozen=True, slots=True)
class Coverage:
    """One line for each ledger, and one for each fault; a run with faults has failed."""

    lines: tuple[str, ...]
    faults: tuple[str, ...]


def cover(ledgers: Iterable[Ledger], evidence: Evidence) -> Coverage:
    """
    >>> ledger = Ledger("fresco", ("F-STU-1", "F-STU-2"), {}, {"F-SET-5": "screens are cardboard"})
    >>> evidence = Evidence({"F-STU-1": ["a"], "F-STU-2": ["b"]}, {"a"}, {"b"})
    >>> cover([ledger], evidence)
    Coverage(lines=('rules covered 1/2 (fresco), 1 skipped',), faults=('F-STU-2: no passing test, only b',))
    """
    ledgers = tuple(ledgers)
    lines: list[str] = []
    faults: list[str] = []
    for ledger in ledgers:
        faults += ledger.faults
        open_rows = [row for row in ledger.in_scope if not evidence.holds(row)]
        done = len(ledger.in_scope) - len(open_rows)
        lines.append(f"rules covered {done}/{len(ledger.in_scope)} ({ledger.game}), {len(ledger.skip)} skipped")
        for row in open_rows:
            tests = evidence.tests.get(row)
            faults.append(f"{row}: no passing test, only {tests[0]}" if tests else f"{row}: no test")
        for row in ledger.skip:
            if row in evidence.tests:
                faults.append(f"{row}: on the skip list, yet tested by {evidence.tests[row][0]}")
    for given, tests in sorted(evidence.tests.items()):
        if not any(ledger.knows(given) for ledger in ledgers):
            faults.append(f"{given}: in no ledger, named by {tests[0]}")
    return Coverage(tuple(lines), tuple(faults))


def read_ledgers(folder: Path) -> list[Ledger]:
    """The ledgers of a folder, sorted into rows to test now, later and never as its scope.toml says."""
    scope_file = folder / "scope.toml"
    try:
        scope = tomllib.loads(scope_file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ScopeError(f"scope.toml: {error}") from None
    files = sorted(folder.glob("*.md"))
    unknown = set(scope) - {file.stem for file in files}
    if unknown:
        raise ScopeError(f"scope.toml: there is no ledger {min(unknown)}.md")
    ledgers = []
    for file in files:
        rows = ROW.findall(file.read_text("utf-8"))
        if file.stem in scope:
            ledgers.append(_sort(file.stem, rows, scope[file.stem]))
        elif rows:
            raise ScopeError(f"scope.toml: says nothing about the ledger {file.name}")
    return ledgers


def _sort(game: str, rows: list[str], scope: Mapping[str, Any]) -> Ledger:
    """Every row is to be tested now, comes later or is skipped; one that slips through is a fault."""
    faults = [f"{row}: twice in the ledger {game}.md" for row in sorted({row for row in rows if rows.count(row) > 1})]
    try:
        prefixes = tuple(f"{prefix}-" for prefix in scope["in_scope"])
        out = {row: str(entry["reason"]) for entry in scope.get("out", []) for row in _ids(entry["ids"])}
        skip = {str(entry["id"]): str(entry["reason"]) for entry in scope.get("skip", [])}
    except (KeyError, TypeError, AttributeError) as error:
        raise ScopeError(f"scope.toml: the section [{game}] is not in the right form ({error!r})") from None
    known = set(rows)
    for listed, name in ((out, "out"), (skip, "skip")):
        for row, reason in listed.items():
            if row not in known:
                faults.append(f"{row}: listed under {name}, but not in the ledger {game}.md")
            elif not reason.strip():
                faults.append(f"{row}: listed under {name} without a reason")
    faults += [f"{row}: listed under out and under skip" for row in skip if row in out]
    in_scope = []
    for row in dict.fromkeys(rows):
        if row in out or row in skip:
            continue
        if row.startswith(prefixes):
            in_scope.append(row)
        else:
            faults.append(f"{row}: neither in scope nor listed under out")
    return Ledger(game, tuple(in_scope), out, skip, tuple(faults))


def _ids(listed: Iterable[str]) -> list[str]:
    """Ids one by one; a run of them may be written with its two ends, so that a row added later is missed at once.

    >>> _ids(["F-OQ-7", "F-Q-1..3"])
    ['F-OQ-7', 'F-Q-1', 'F-Q-2', 'F-Q-3']
    """
    ids: list[str] = []
    for entry in listed:
        ends = RANGE.fullmatch(entry)
        if ends is None:
            ids.append(entry)
        else:
            ids += [f"{ends[1]}{number}" for number in range(int(ends[2]), int(ends[3]) + 1)]
    return ids
