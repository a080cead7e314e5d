"""A field of a state is written once, and tools/fields.py writes the rest."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "fields.py"

BEFORE = """
KNOWLEDGE = {}

HIDDEN = ()


class Purse:
    __slots__ = ()

    def __init__(self, owner: int, source: "Purse | None" = None) -> None:
        if source is None:
            self.owner = owner
            self.size = SMALL  # public: what fits in
            self.coins: list[int] = [0]  # counted
            self.rows: list[list[int]] = []  # own
            self.seam = 0  # hidden: nobody looks there
            self.weight = 0  # unwritten: worked out again when it is asked for
        else:
            pass
"""

AFTER = """
KNOWLEDGE = {
    "size": PUBLIC,
    "coins": COUNTED,
    "rows": OWN,
}

HIDDEN = ("seam",)


class Purse:
    __slots__ = (
        "coins",
        "owner",
        "rows",
        "seam",
        "size",
        "weight",
    )

    def __init__(self, owner: int, source: "Purse | None" = None) -> None:
        if source is None:
            self.owner = owner
            self.size = SMALL  # public: what fits in
            self.coins: list[int] = [0]  # counted
            self.rows: list[list[int]] = []  # own
            self.seam = 0  # hidden: nobody looks there
            self.weight = 0  # unwritten: worked out again when it is asked for
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.owner = owner
            self.size = source.size
            self.coins = source.coins[:]
            self.rows = [row[:] for row in source.rows]
            self.seam = source.seam
            self.weight = source.weight
"""


DIVIDED_BEFORE = """
KNOWLEDGE = {}


class Blank:
    __slots__ = NO_SLOTS

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.size = SMALL  # public: what fits in
        self.rows: list[list[int]] = []  # counted
#FIELDS#

class Purse(Blank):
    __slots__ = ()

    def __init__(self, owner: int, source: "Purse | None" = None) -> None:
        if source is None:
            Blank.__init__(self, owner)
        else:
            Thing.__init__(self)
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            pass
""".replace("#FIELDS#", "".join([f"        self.f{n} = {n}  # own\n" for n in range(40)]))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 -- our own tool


def test_slots_copy_and_knowledge_follow_from_the_blank_state(tmp_path: Path) -> None:
    state = tmp_path / "state.py"
    state.write_text(BEFORE, "utf-8")
    stale = run("--games", str(tmp_path), "--check")
    assert stale.returncode == 1
    assert "not up to date" in stale.stderr
    assert state.read_text("utf-8") == BEFORE
    assert run("--games", str(tmp_path)).returncode == 0
    assert state.read_text("utf-8") == AFTER
    assert run("--games", str(tmp_path), "--check").returncode == 0


@pytest.mark.parametrize(
    "field", ["self.lid = 0", "self.lid = 0  # for the rain", "self.lid: dict[str, int] = {}  # public"]
)
def test_a_field_that_says_too_little_is_refused(tmp_path: Path, field: str) -> None:
    spoilt = BEFORE.replace("self.seam = 0", f"{field}\n            self.seam = 0")
    (tmp_path / "state.py").write_text(spoilt, "utf-8")
    refused = run("--games", str(tmp_path))
    assert refused.returncode == 1
    assert "lid" in refused.stderr


def test_a_long_state_is_divided(tmp_path: Path) -> None:
    """The blank state is a base class, what stands before the note stays, and copies stand two on a line."""
    state = tmp_path / "state.py"
    state.write_text(DIVIDED_BEFORE, "utf-8")
    assert run("--games", str(tmp_path)).returncode == 0
    written = state.read_text("utf-8")
    assert written.partition("class Purse")[0].endswith(DIVIDED_BEFORE.partition("class Purse")[0].partition("{}")[2])
    assert '    "size": PUBLIC,\n    "rows": COUNTED,\n    "f0": OWN,\n' in written
    assert [line.strip() for line in written.partition("        else:\n")[2].splitlines()] == [
        "Thing.__init__(self)",
        "# Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.",
        "self.owner, self.size = owner, source.size",
        "self.rows = [row[:] for row in source.rows]",
        *[f"self.f{n}, self.f{n + 1} = source.f{n}, source.f{n + 1}" for n in range(0, 40, 2)],
    ]
    assert run("--games", str(tmp_path), "--check").returncode == 0


def test_two_classes_in_one_file_are_refused(tmp_path: Path) -> None:
    second = BEFORE[BEFORE.index("class Purse") :].replace("Purse", "Chest")
    (tmp_path / "state.py").write_text(f"{BEFORE}\n\n{second}", "utf-8")
    refused = run("--games", str(tmp_path))
    assert refused.returncode == 1
    assert "Chest needs a file of its own" in refused.stderr


def test_what_is_no_longer_hidden_leaves_the_list(tmp_path: Path) -> None:
    state = tmp_path / "state.py"
    state.write_text(AFTER.replace("# hidden:", "# public:"), "utf-8")
    assert run("--games", str(tmp_path)).returncode == 0
    assert "HIDDEN = ()\n" in state.read_text("utf-8")


def test_every_state_and_part_is_up_to_date() -> None:
    assert run("--check").stderr == ""
    example = Path(__file__).parents[1] / "games" / "fresco" / "modules" / "tithe"
    assert run("--games", str(example), "--check").stderr == ""


def test_every_part_of_a_module_is_written_so() -> None:
    parts = sorted((TOOL.parents[1] / "src" / "bottega" / "games" / "fresco" / "modules").glob("*/part.py"))
    assert len(parts) == 10  # special blends keep nothing
    assert [path for path in parts if "# Written by tools/fields.py" not in path.read_text("utf-8")] == []
