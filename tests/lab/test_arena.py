"""The arena: the same results whatever the number of processes, and blame in one line."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from bottega import Observation, OptionError
from bottega.bots import master
from bottega.lab import arena
from bottega.lab.match import Match, MatchResult, chunks
from bottega.lab.workers import results

FOUR = ["random", "random", "random", "random"]
TIMING = ("decisions_per_s", "seconds")


class Failing:
    """Breaks down at its third decision."""

    name = "failing"

    def __init__(self, game_id: str, seed: int) -> None:
        self.asked = 0

    def choose(self, observation: Observation) -> int:
        self.asked += 1
        if self.asked == 3:
            raise ValueError("out of\nideas")
        return observation.legal_actions[0]


class Cheating:
    name = "cheating"

    def __init__(self, game_id: str, seed: int) -> None:
        pass

    def choose(self, observation: Observation) -> Any:
        return next(action for action in range(999) if action not in observation.legal_actions)


class Confused:
    name = "confused"

    def __init__(self, game_id: str, seed: int) -> None:
        pass

    def choose(self, observation: Observation) -> Any:
        return "pass"


class Dying:
    """Takes its whole process with it."""

    name = "dying"

    def __init__(self, game_id: str, seed: int) -> None:
        pass

    def choose(self, observation: Observation) -> Any:
        os._exit(1)


def yours(bot: type) -> str:
    return f"{__name__}:{bot.__name__}"


def without_timing(result: arena.ArenaResult) -> dict[str, Any]:
    return {key: value for key, value in result.to_json().items() if key not in TIMING}


def test_the_object_that_scripts_rely_on() -> None:
    told = json.loads(json.dumps(arena.run("fresco", FOUR, games=2, seed=9).to_json()))
    assert {"game", "games", "seed", "bots", "mean_winning_score", "decisions_per_s", "seconds"} <= set(told)
    assert (told["game"], told["games"], told["seed"]) == ("fresco", 2, 9)
    assert len(told["bots"]) == 4
    for bot in told["bots"]:
        assert {"name", "wins", "win_share", "ci95", "mean_score"} <= set(bot)
        assert bot["ci95"][0] <= bot["win_share"] <= bot["ci95"][1]
    assert sum(bot["wins"] for bot in told["bots"]) == 2


def test_the_number_of_jobs_changes_nothing_but_the_time() -> None:
    bots = ["journeyman", "random", "random"]
    one, two = (arena.run("fresco-cards", bots, games=5, seed=7, jobs=jobs) for jobs in (1, 2))
    assert without_timing(one) == without_timing(two)


def test_a_thinker_counts_his_worlds_however_slow_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "BUDGET", master.Budget(playouts=6, seconds=0.0, choices=3))
    seated = Match("fresco-cards", ("master", "random"), 1, {}).seated(0)
    assert isinstance(seated[0], master.Searcher)
    assert seated[0].budget == master.Budget(playouts=6, choices=3)


def test_another_seed_gives_other_games() -> None:
    assert without_timing(arena.run("fresco", FOUR, 2, seed=1)) != without_timing(arena.run("fresco", FOUR, 2, seed=2))


def test_everybody_sits_everywhere_in_turn() -> None:
    match = Match("fresco", ("a", "b", "c", "d"), 1, {})
    for number in range(8):
        assert sorted(match.seat(bot, number) for bot in range(4)) == [0, 1, 2, 3]
    assert [match.seat(1, number) for number in range(5)] == [1, 2, 3, 0, 1]


def test_a_shared_win_counts_as_its_share() -> None:
    match = Match("fresco", ("a", "b"), 1, {})
    played = [
        MatchResult(0, (0.5, 0.5), (40, 40), (1, 1), 40, 7, 100),
        MatchResult(1, (1.0, 0.0), (50, 30), (1, 2), 50, 8, 100),
    ]
    result = arena.summary(match, played, seconds=2.0)
    assert [entry.wins for entry in result.entries] == [1.5, 0.5]
    assert result.mean_winning_score == 45
    assert result.rounds.mean == 7.5
    assert result.decisions_per_s == 100


def test_two_of_one_name_stay_two() -> None:
    result = arena.run("fresco", ["random", "random"], games=2, seed=3)
    assert [entry.name for entry in result.entries] == ["random", "random"]


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    arena.run("fresco", ["random"] * 3, games=3, seed=3, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(("games", "jobs"), [(1, 1), (7, 2), (400, 2), (1000, 16)])
def test_every_game_is_in_one_piece(games: int, jobs: int) -> None:
    assert [number for piece in chunks(games, jobs) for number in piece] == list(range(games))


@pytest.mark.parametrize(
    ("game_id", "bots", "options", "said"),
    [
        ("fresko", FOUR, {}, "There is no game 'fresko'"),
        ("fresco", ["random", "nobody"], {}, "There is no computer player 'nobody'"),
        ("fresco", ["random"], {}, "played by 2 to 4 players, not 1"),
        ("fresco", FOUR, {"pace": "brisk"}, "There is no option 'pace'"),
    ],
)
def test_what_does_not_exist_is_refused_before_the_first_game(
    game_id: str, bots: list[str], options: dict[str, Any], said: str
) -> None:
    with pytest.raises(OptionError, match=said):
        arena.run(game_id, bots, games=2, seed=1, options=options)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (3, 0)])
def test_at_least_one_game_and_one_job(games: int, jobs: int) -> None:
    with pytest.raises(OptionError, match="must be at least 1"):
        arena.run("fresco", FOUR, games=games, seed=1, jobs=jobs)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_player_that_fails_is_named_with_game_and_ply(jobs: int) -> None:
    with pytest.raises(arena.BotError) as caught:
        arena.run("fresco", [yours(Failing), "random", "random"], games=2, seed=1, jobs=jobs)
    seed = Match("fresco", (), 1, {}).game_seed(0)
    said = str(caught.value)
    assert said.startswith(f"The computer player 'failing' at seat 0, game seed {seed}, ply ")
    assert said.endswith("failed: ValueError: out of ideas.")


@pytest.mark.parametrize(("bot", "reason"), [(Cheating, "IllegalAction"), (Confused, "MalformedAction")])
def test_a_player_that_breaks_the_rules_is_named_too(bot: type, reason: str) -> None:
    said = rf"'{bot.__name__.lower()}' at seat \d, game seed \d+, ply \d+ broke the rules: {reason}"
    with pytest.raises(arena.BotError, match=said):
        arena.run("fresco", [yours(bot), "random", "random"], games=1, seed=1)


def test_a_player_gets_no_seed_from_which_the_deal_could_be_rebuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def noted(name: str, game_id: str, seed: int) -> None:
        given.append(seed)

    monkeypatch.setattr("bottega.lab.match.make", noted)
    match = Match("fresco", ("a", "b", "c"), 1, {})
    for number in range(3):
        match.seated(number)
    seeds = [match.seed, *[match.game_seed(number) for number in range(3)]]
    assert len(set(given)) == 9
    assert all(abs(own - seed) > 1000 for own in given for seed in seeds)


def test_a_process_that_dies_is_one_line() -> None:
    with pytest.raises(arena.WorkerLost, match="ended in the middle of its games"):
        arena.run("fresco", [yours(Dying), "random", "random"], games=4, seed=1, jobs=2)


def test_leaving_early_ends_the_workers() -> None:
    pieces = results(Match("fresco-cards", tuple(FOUR[:2]), 1, {}), games=2 * 10**5, jobs=2)
    next(pieces)
    leaving = threading.Thread(target=pieces.close, daemon=True)
    leaving.start()
    leaving.join(PATIENCE)
    assert not leaving.is_alive(), "it waits for all the other games"
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a process group")
def test_ctrl_c_leaves_no_worker_and_no_traceback(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(
        "import sys\n"
        "from bottega.lab import arena\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        "        say = lambda done, total: print('going', flush=True)\n"
        "        arena.run('fresco-cards', ['random'] * 2, 10**5, 1, jobs=2, progress=say)\n"
        "    except KeyboardInterrupt:\n"
        "        sys.exit(130)\n"
    )
    run = subprocess.Popen(  # noqa: S603 - a script of our own
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever started the tests may have told his processes to ignore it.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    assert run.stdout is not None
    assert run.stdout.readline() == "going\n"
    os.killpg(run.pid, signal.SIGINT)
    # The workers hold the same pipes, so this returns only when the last of them has ended.
    _, complaints = run.communicate(timeout=PATIENCE)
    assert (run.returncode, complaints) == (130, "")
