"""Pictures of what a study found: each effect says what it is about, and all of it can be read."""

import re

import pytest

from bottega.lab.plot import effects_picture
from bottega.lab.studies import Finding, Question, Study
from bottega.lab.studies.question import Row


@pytest.mark.parametrize(
    ("verb", "about", "label"),
    [
        ("rise", {"choice": "7", "round": 2}, "rise 7, round 2"),
        ("rise", {"choice": "7", "round": "all"}, "rise 7"),
        ("", {"order": 1}, "order 1"),
        ("", {"module": "bells"}, "bells"),
    ],
)
def test_a_picture_says_what_each_effect_is_about(verb: str, about: dict[str, str | int], label: str) -> None:
    finding = Finding(about, 1.0, 0.5, 20)
    found = Study(Question("choices", "fresco", 4, "random", 1, verb=verb), 1, [], [finding], 0.0)
    assert found.label(finding) == label


def test_a_study_says_what_it_is_of_and_keeps_its_rows_to_itself() -> None:
    """A prompt that shows one should not be buried under every game of it."""
    rows: list[Row] = [{"game": number, "seat": 0, "margin": 0.5} for number in range(400)]
    finding = Finding({"order": 1}, 1.0, 0.5, 400)
    found = Study(Question("choices", "fresco", 4, "random", 1, verb="rise"), 400, rows, [finding], 0.0)
    assert "fresco: choices rise, 400 games" in found._repr_svg_()
    assert "'margin'" not in repr(found)


def test_long_labels_have_room() -> None:
    names = ["jester", "open recruiting_card, round 3"]
    short, long = [effects_picture([(name, 1.0, 0.5)], "points", "Modules") for name in names]
    edges = [float(re.findall(r'x="([\d.]+)" y="[\d.]+" text-anchor="end"', drawn)[0]) for drawn in (short, long)]
    assert edges[1] - edges[0] == 7 * (len(names[1]) - len(names[0]))
