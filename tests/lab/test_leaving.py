"""Whoever leaves a study or a course of learning does not wait for all the games that a process has been given."""

import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import bottega
from bottega.cli.results import Counting
from bottega.lab import workers
from bottega.lab.match import Stopped
from bottega.lab.studies import Question
from bottega.lab.studies.study import play_all
from bottega.lab.training import Judged, judging, selfplay
from bottega.locale import Texts

ENDLESS = range(10**6)
WEIGHTS = tuple(bottega.game("fresco-cards").policy_weights().values())


def asked(kind: str, game_id: str, verb: str = "") -> Callable[[], Any]:
    return partial(play_all, Question(kind, game_id, 2, "random", 1, verb=verb), ENDLESS)


@pytest.mark.parametrize(
    "work",
    [
        partial(selfplay.play, selfplay.Stretch("fresco-cards", 2, {}, 1, ENDLESS, WEIGHTS)),
        partial(judging.play, Judged("fresco", 2, {}, 1, ENDLESS)),
        asked("seats", "fresco-cards"),
        asked("choices", "fresco-cards", "draw"),
        asked("modules", "fresco"),
    ],
    ids=["train", "judge", "seats", "choices", "modules"],
)
def test_games_end_when_somebody_leaves(work: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    stop = threading.Event()
    stop.set()
    monkeypatch.setattr(workers, "_stop", stop)
    with pytest.raises(Stopped):
        work()


def test_games_and_trials_are_counted_against_their_own_total() -> None:
    counting = Counting(Texts("en"), 400)
    for done, games in ((400, 400), (8, 200)):
        counting.tell(done, games)
        [task] = counting.progress.tasks
        assert (task.completed, task.total) == (done, games)
