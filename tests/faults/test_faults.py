"""Servers are killed, paused and cut off while people play, and every promise is looked at afterwards."""

import os
from pathlib import Path

import pytest

from tests.server.databases import POSTGRES, SQLITE

from .faults import ALL, FAULTS, KILL, drawn
from .run import Outcome, Plan, run

on_linux = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="processes have no handles here")


def test_the_same_seed_draws_the_same_faults() -> None:
    faults = drawn(1, 100, 3, ALL)
    assert faults == drawn(1, 100, 3, ALL)
    assert faults != drawn(2, 100, 3, ALL)
    assert {fault.kind for fault in faults} == set(ALL)
    assert {fault.server for fault in faults} == {0, 1, 2}
    assert all(FAULTS[fault.kind][1] <= fault.seconds <= FAULTS[fault.kind][2] for fault in faults)


def assert_kept(outcome: Outcome) -> None:
    assert outcome.findings == []
    assert sum(outcome.faults.values()) == outcome.plan.faults
    assert outcome.answers["ok"] > outcome.plan.tables
    assert outcome.rows >= outcome.answers["ok"] + outcome.plan.tables


@on_linux
@pytest.mark.long
@pytest.mark.parametrize("store", [SQLITE, POSTGRES])
def test_every_promise_is_kept_under_a_few_faults(store: str, tmp_path: Path) -> None:
    assert_kept(run(Plan(servers=1, store=store, tables=6, faults=6, seed=1), tmp_path))


@on_linux
@pytest.mark.soak
def test_nothing_is_lost_and_nothing_doubled_in_two_hundred_kills(tmp_path: Path) -> None:
    assert_kept(run(Plan(servers=1, store=SQLITE, tables=6, faults=200, seed=2, kinds=(KILL,)), tmp_path))


@on_linux
@pytest.mark.soak
def test_every_promise_is_kept_under_a_hundred_faults_of_a_database(tmp_path: Path) -> None:
    assert_kept(run(Plan(servers=1, store=POSTGRES, tables=12, faults=100, seed=3), tmp_path))


@on_linux
@pytest.mark.long
def test_a_build_that_tells_before_it_commits_is_caught(tmp_path: Path) -> None:
    plan = Plan(servers=1, store=SQLITE, tables=6, faults=3, seed=1, kinds=(KILL,), spoilt="tells-first")
    found = "\n".join(run(plan, tmp_path).findings)
    assert "lost: request" in found
    assert "told of what never was" in found or "told what is not so" in found
