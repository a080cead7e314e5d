"""Learning from games against oneself: it helps, it can be stopped, and it is the same wherever it is worked out."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import bottega
from bottega.core.errors import OptionError, ReplayError
from bottega.lab.plot import strength_picture
from bottega.lab.training import Course, Generation, generations, kept_weights, train
from bottega.lab.training.fitting import slopes
from bottega.lab.training.generations import Comparison
from bottega.lab.training.selfplay import Played, Stretch, play

SMALL = Course("fresco-cards", 2, seed=5, games=8, trials=6)
# Who shuns what brings points, yet restores: whoever waits for ever makes games that end by the cap alone.
SPOILT = {"restore": 0.0, "bishop": -1.0, "reward": -1.0}


def learnt(course: Course, folder: Path, generations: int, jobs: int = 1) -> list[Generation]:
    return list(train(course, folder, generations, jobs))


@pytest.mark.long
def test_a_spoilt_player_gets_better(tmp_path: Path) -> None:
    course = replace(SMALL, games=30, trials=20, spread=0.5, start=SPOILT)
    last = learnt(course, tmp_path, 2)[-1]
    assert last.against_first > 0.6
    assert sum(abs(last.weights[name] - spoilt) for name, spoilt in SPOILT.items()) > 0


@pytest.mark.soak
def test_a_spoilt_player_becomes_almost_as_good_as_the_usual_one(tmp_path: Path) -> None:
    course = replace(SMALL, players=3, games=300, trials=200, spread=0.5, start=SPOILT)
    last = learnt(course, tmp_path, 10, jobs=2)[-1]
    usual = tuple(bottega.game("fresco-cards").policy_weights().values())
    against = play(Stretch("fresco-cards", 3, {}, 9, range(300), tuple(last.weights.values()), usual))
    share = sum(won for won, tried in zip(against.wins, against.tried, strict=True) if tried) / 300
    assert last.against_first > 0.75
    assert share > 0.35


def test_it_is_the_same_in_one_process_and_in_two(tmp_path: Path) -> None:
    assert learnt(SMALL, tmp_path / "one", 1) == learnt(SMALL, tmp_path / "two", 1, jobs=2)


def test_what_was_stopped_is_gone_on_with(tmp_path: Path) -> None:
    at_once = learnt(SMALL, tmp_path / "one", 2)
    first = learnt(SMALL, tmp_path / "two", 1)
    assert learnt(SMALL, tmp_path / "two", 1) == [], "there is nothing left to do"
    assert first + learnt(SMALL, tmp_path / "two", 2) == at_once
    one, two = [[file.read_text() for file in sorted((tmp_path / name).iterdir())] for name in ("one", "two")]
    assert one == two


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    learnt(SMALL, tmp_path, 1)
    with pytest.raises(OptionError, match="belongs to another course"):
        learnt(replace(SMALL, seed=6), tmp_path, 2)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "is no generation of a course"),
        ("[1, 2]", "is no generation of a course"),
        ('{"format": "bottega-training/3"}', "is no generation of a course"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "generation-000.json").write_text(text)
    with pytest.raises(ReplayError, match=wrong):
        learnt(SMALL, tmp_path, 1)


def test_a_missing_generation_is_named(tmp_path: Path) -> None:
    learnt(SMALL, tmp_path, 2)
    (tmp_path / "generation-001.json").unlink()
    with pytest.raises(ReplayError, match="lacks generation 1"):
        learnt(SMALL, tmp_path, 3)


def test_a_course_of_more_than_a_thousand_generations_is_gone_on_with(tmp_path: Path) -> None:
    first = generations.first(SMALL)
    for number in range(1002):
        generations.keep(SMALL, tmp_path, replace(first, number=number))
    assert [one.number for one in generations.kept(SMALL, tmp_path)] == list(range(1002))
    across = [float(x) for x in re.findall(r'<circle cx="([0-9.]+)"', strength_picture(tmp_path))]
    assert across == sorted(across)


def test_every_comparison_has_deals_of_its_own_and_steps_of_all_lengths_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    def noted(work: generations.Work, stretch: Stretch, games: int) -> Played:
        seeds.append(stretch.seed)
        return play(replace(stretch, numbers=range(2)))

    monkeypatch.setattr(generations.Work, "played", noted)
    learnt(SMALL, tmp_path, 21)
    assert len(set(seeds)) == 3 * 21
    assert len(seeds) == (2 + len(generations.LENGTHS)) * 21


@pytest.mark.parametrize(("right", "taken"), [(1.0, True), (0.5, True), (0.25, True), (0.0, False)])
def test_the_length_of_a_step_is_tried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: float, taken: bool
) -> None:
    """As if there were a best place, so far on the way: the step ends there, or is not made."""

    def compared(course: Course, new: tuple[float, ...], old: tuple[float, ...], what: str, work: object) -> Comparison:
        way.append(sum([abs(a - b) for a, b in zip(new, old, strict=True)]))
        return Comparison(0.1 - abs(way[-1] / way[0] - right), 0.05, 0.5)

    way: list[float] = []
    monkeypatch.setattr(generations, "compared", compared)
    one = learnt(SMALL, tmp_path, 1)[-1]
    gone = sum([abs(one.weights[name] - weight) for name, weight in generations.first(SMALL).weights.items()])
    assert one.taken is taken
    assert gone / way[0] == pytest.approx(right)


def test_a_weight_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no weight 'wit'"):
        learnt(replace(SMALL, start={"wit": 1.0}), tmp_path, 1)


def test_weights_are_read_from_a_generation(tmp_path: Path) -> None:
    learnt(SMALL, tmp_path, 1)
    file = tmp_path / "generation-001.json"
    assert kept_weights(file) == json.loads(file.read_text())["weights"]
    with pytest.raises(OptionError, match="holds no weights"):
        kept_weights(tmp_path / "nothing.json")


def test_slopes_find_what_made_the_difference() -> None:
    deviations = [[float((row * 7 + place * 5) % 11 - 5) for place in range(3)] for row in range(60)]
    played = Played(deviations, [2 * first - 3 * third for first, _, third in deviations])
    found = slopes(played)
    assert [round(gain, 1) for gain in found.gains] == [2.0, 0.0, -3.0]
    assert found.step()[0] > 0 > found.step()[2]


def test_each_deal_is_played_with_seats_exchanged() -> None:
    weights = tuple(bottega.game("fresco-cards").policy_weights().values())
    same = play(Stretch("fresco-cards", 2, {}, 3, range(2), weights, against=weights))
    assert same.tried == [True, False, False, True]
    assert same.margins[:2] == same.margins[2:], "the same players, and so the same game"
