"""The pytest side of `@rule`: after a full run it says how many ledger rows are held, and fails if one is not."""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from bottega.testing.rules import Coverage, Evidence, ScopeError, cover, read_ledgers

RULES = Path("docs", "rules")
CARRIED = "bottega-rules"
FINISHED = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rows of the rules ledger that this test holds")
    is_worker = hasattr(config, "workerinput")
    if not is_worker and (config.rootpath / RULES / "scope.toml").is_file() and is_full(config):
        config.pluginmanager.register(RuleCoverage(config.rootpath / RULES), "bottega-rule-coverage")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The properties of a test travel with its reports, from an xdist worker to the process that counts.
    for item in items:
        ids = sorted({given for mark in item.iter_markers("rule") for given in mark.args})
        if ids:
            item.user_properties.append((CARRIED, " ".join(ids)))


class RuleCoverage:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.evidence = Evidence()
        self.coverage: Coverage | None = None
        self.cut_short = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.cut_short |= report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == CARRIED:
                self.evidence.name(report.nodeid, str(value).split())
        if report.failed:
            self.evidence.failed.add(report.nodeid)
        elif report.passed and report.when == "call" and not hasattr(report, "wasxfail"):
            self.evidence.passed.add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.cut_short or session.shouldstop or session.shouldfail or exitstatus not in FINISHED:
            return  # interrupted or broken: nobody can tell what is missing
        try:
            self.coverage = cover(read_ledgers(self.folder), self.evidence)
        except ScopeError as error:
            self.coverage = Coverage((), (str(error),))
        if self.coverage.faults:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.coverage is None:
            return
        if self.coverage.faults:
            terminalreporter.section("rules ledger", red=True)
            for fault in self.coverage.faults:
                terminalreporter.write_line(fault)
        for line in self.coverage.lines:
            terminalreporter.write_line(line, red=bool(self.coverage.faults), green=not self.coverage.faults)


def is_full(config: pytest.Config) -> bool:
    """Does this run take in every test, as far as the command line says? Settings in a file belong to a full run."""
    option = config.option
    if option.collectonly or getattr(option, "lf", False) or getattr(option, "stepwise", False):
        return False
    typed = [*map(str, config.invocation_params.args), os.environ.get("PYTEST_ADDOPTS", "")]
    selections = [option.keyword, option.markexpr, *(option.deselect or ()), *(option.ignore or ())]
    selections += option.ignore_glob or ()
    if any(selection and any(selection in argument for argument in typed) for selection in selections):
        return False
    return _takes_in(config, config.args)


def _takes_in(config: pytest.Config, paths: Iterable[str]) -> bool:
    given = [(config.invocation_params.dir / path).resolve() for path in paths]
    wanted = [(config.rootpath / path).resolve() for path in config.getini("testpaths") or ["."]]
    return all(any(want.is_relative_to(path) for path in given) for want in wanted)
