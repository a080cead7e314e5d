"""The rule coverage report, seen from outside: small projects with a ledger, a scope and some tests."""

from pathlib import Path

import pytest

from bottega.testing.rules import Evidence, cover, read_ledgers, rule

pytest_plugins = ["pytester"]

LEDGER = """\
# Toy - rules ledger

| id | rule | source |
|---|---|---|
| T-A-1 | A is first. | EN |
| T-A-2 | B comes after A, see T-A-1. | EN |
| T-A-3 | The box is blue. | EN |
| T-M01-1 | Module: C comes after B. | EN |

| topic | not a rule |
|---|---|
| T-shirt | none |
"""

SCOPE = """\
[toy]
in_scope = ["T-A"]
out = [{ ids = ["T-M01-1"], reason = "modules come later" }]
skip = [{ id = "T-A-3", reason = "the box is cardboard" }]
"""

HOLDS_ALL = """\
from bottega.testing.rules import rule

@rule("T-A-1")
def test_a():
    pass

@rule("T-A-2")
def test_b():
    pass
"""


class Project:
    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.rules = pytester.mkdir("docs") / "rules"
        self.rules.mkdir()
        self.tests = pytester.mkdir("tests")
        pytester.makeini("[pytest]\ntestpaths = tests\n")
        self.write(LEDGER, SCOPE)
        self.test("test_all", HOLDS_ALL)

    def write(self, ledger: str, scope: str) -> None:
        (self.rules / "toy.md").write_text(ledger)
        (self.rules / "scope.toml").write_text(scope)

    def test(self, name: str, source: str) -> None:
        (self.tests / f"{name}.py").write_text(source)

    def run(self, *arguments: str) -> pytest.RunResult:
        result = self.pytester.runpytest_inprocess("-p", "bottega.testing.plugin", "--strict-markers", *arguments)
        assert "INTERNALERROR" not in result.stdout.str() + result.stderr.str()
        return result


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # half of the time of these runs went into other plugins
    return Project(pytester)


def fails_with(result: pytest.RunResult, line: str, count: str) -> None:
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert line in result.outlines
    assert any(printed.startswith(f"rules covered {count} (toy)") for printed in result.outlines)


def test_a_complete_run_passes_and_counts(project: Project) -> None:
    result = project.run()
    assert result.ret == pytest.ExitCode.OK
    assert "rules covered 2/2 (toy), 1 skipped" in result.outlines


@pytest.mark.parametrize("arguments", [(), ("tests",), (".",), ("-v", "--failed-first")])
def test_a_run_is_complete_however_the_whole_is_named(project: Project, arguments: tuple[str, ...]) -> None:
    assert "rules covered 2/2 (toy), 1 skipped" in project.run(*arguments).outlines


def test_a_row_without_a_test_fails_the_run(project: Project) -> None:
    project.test("test_all", HOLDS_ALL.replace('@rule("T-A-2")', ""))
    fails_with(project.run(), "T-A-2: no test", "1/2")


@pytest.mark.parametrize(
    "body",
    [
        "assert False",
        "import pytest; pytest.skip('not today')",
        "import pytest; pytest.xfail('known')",
    ],
)
def test_a_test_that_does_not_pass_holds_nothing(project: Project, body: str) -> None:
    project.test("test_all", HOLDS_ALL.replace("def test_b():\n    pass", f"def test_b():\n    {body}"))
    fails_with(project.run(), "T-A-2: no passing test, only tests/test_all.py::test_b", "1/2")


def test_an_error_after_the_test_counts_as_failure(project: Project) -> None:
    broken = "import pytest\n@pytest.fixture\ndef broken():\n    yield\n    raise OSError\n"
    project.test("test_all", broken + HOLDS_ALL.replace("test_b()", "test_b(broken)"))
    fails_with(project.run(), "T-A-2: no passing test, only tests/test_all.py::test_b", "1/2")


def test_one_passing_test_is_enough(project: Project) -> None:
    project.test(
        "test_more", "from bottega.testing.rules import rule\n@rule('T-A-2')\ndef test_c():\n    assert False\n"
    )
    result = project.run()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert "rules covered 2/2 (toy), 1 skipped" in result.outlines


def test_an_unknown_id_fails_the_run_even_if_its_test_is_skipped(project: Project) -> None:
    project.test(
        "test_more",
        "import pytest\nfrom bottega.testing.rules import rule\n"
        "@pytest.mark.skip\n@rule('T-A-9')\ndef test_c():\n    pass\n",
    )
    fails_with(project.run(), "T-A-9: in no ledger, named by tests/test_more.py::test_c", "2/2")


def test_a_skipped_row_may_not_be_tested(project: Project) -> None:
    project.test("test_more", "from bottega.testing.rules import rule\n@rule('T-A-3')\ndef test_c():\n    pass\n")
    fails_with(project.run(), "T-A-3: on the skip list, yet tested by tests/test_more.py::test_c", "2/2")


def test_a_row_that_comes_later_may_be_tested(project: Project) -> None:
    project.test("test_more", "from bottega.testing.rules import rule\n@rule('T-M01-1')\ndef test_c():\n    pass\n")
    assert project.run().ret == pytest.ExitCode.OK


def test_marks_add_up_over_classes_functions_and_parameters(project: Project) -> None:
    project.test(
        "test_all",
        "import pytest\nfrom bottega.testing.rules import rule\n"
        "@rule('T-A-1')\nclass TestBoth:\n"
        "    @rule('T-A-2')\n    @rule('T-M01-1')\n    @pytest.mark.parametrize('n', [1, 2])\n"
        "    def test_b(self, n):\n        pass\n",
    )
    assert "rules covered 2/2 (toy), 1 skipped" in project.run().outlines


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("T-A-3", "T-A-8"), "T-A-8: listed under skip, but not in the ledger toy.md"),
        (('"T-M01-1"', '"T-M01-1..2"'), "T-M01-2: listed under out, but not in the ledger toy.md"),
        (("the box is cardboard", " "), "T-A-3: listed under skip without a reason"),
        (('"T-M01-1"', '"T-M01-1", "T-A-3"'), "T-A-3: listed under out and under skip"),
        (('"T-M01-1"', ""), "T-M01-1: neither in scope nor listed under out"),
        (("[toy]", "[toi]"), "scope.toml: there is no ledger toi.md"),
        (("in_scope", "scope"), "scope.toml: the section [toy] is not in the right form (KeyError('in_scope'))"),
        (("[toy]", "[toy"), "scope.toml: Expected ']' at the end of a table declaration (at line 1, column 5)"),
    ],
)
def test_a_wrong_scope_file_fails_the_run(project: Project, change: tuple[str, str], fault: str) -> None:
    project.write(LEDGER, SCOPE.replace(*change))
    result = project.run()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert fault in result.outlines


def test_a_new_ledger_needs_a_scope(project: Project) -> None:
    (project.rules / "other.md").write_text("| O-A-1 | Something. |\n")
    (project.rules / "README.md").write_text("How to read a ledger.\n")
    result = project.run()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert "scope.toml: says nothing about the ledger other.md" in result.outlines


def test_an_id_twice_in_a_ledger_is_a_fault(project: Project) -> None:
    project.write(LEDGER + "| T-A-1 | A is last. | FR |\n", SCOPE)
    fails_with(project.run(), "T-A-1: twice in the ledger toy.md", "2/2")


@pytest.mark.parametrize(
    "arguments",
    [
        ("-k", "test_a"),
        ("-m", "rule"),
        ("tests/test_all.py",),
        ("tests/test_all.py::test_a",),
        ("--deselect", "tests/test_all.py::test_b"),
        ("--ignore", "tests/test_more.py"),
        ("--ignore-glob=*more*",),
        ("--collect-only",),
        ("--lf",),
        ("--stepwise",),
    ],
)
def test_a_partial_run_is_silent(project: Project, arguments: tuple[str, ...]) -> None:
    project.test("test_all", HOLDS_ALL.replace('@rule("T-A-2")', ""))
    project.test("test_more", "def test_c():\n    pass\n")
    result = project.run(*arguments)
    assert result.ret == pytest.ExitCode.OK
    assert "rules covered" not in result.stdout.str()


def test_a_run_that_stops_early_or_cannot_collect_is_silent(project: Project) -> None:
    project.test("test_aaa", "def test_first():\n    assert False\n")
    assert "rules covered" not in project.run("-x").stdout.str()
    project.test("test_aaa", "import nothing_of_that_name\n")
    assert "rules covered" not in project.run().stdout.str()
    assert "rules covered" not in project.run("--continue-on-collection-errors").stdout.str()


def test_a_selection_in_the_settings_belongs_to_a_full_run(project: Project) -> None:
    project.pytester.makeini("[pytest]\ntestpaths = tests\nmarkers = soak\naddopts = -m 'not soak'\n")
    project.test("test_more", "import pytest\n@pytest.mark.soak\ndef test_c():\n    assert False\n")
    result = project.run()
    assert result.ret == pytest.ExitCode.OK
    assert "rules covered 2/2 (toy), 1 skipped" in result.outlines


def test_a_project_without_a_scope_is_left_alone(project: Project) -> None:
    (project.rules / "scope.toml").unlink()
    result = project.run()
    assert result.ret == pytest.ExitCode.OK
    assert "rules covered" not in result.stdout.str()


def test_the_count_is_the_same_over_several_processes(project: Project) -> None:
    pytest.importorskip("xdist")
    project.test("test_more", "from bottega.testing.rules import rule\n@rule('T-A-9')\ndef test_c():\n    pass\n")
    project.test("test_all", HOLDS_ALL.replace("def test_b():\n    pass", "def test_b():\n    assert False"))
    result = project.pytester.runpytest_subprocess("-p", "bottega.testing.plugin", "-p", "xdist", "-n", "2")
    fails_with(result, "T-A-2: no passing test, only tests/test_all.py::test_b", "1/2")
    assert "T-A-9: in no ledger, named by tests/test_more.py::test_c" in result.outlines
    assert sum(line.startswith("rules covered") for line in result.outlines) == 1
    (project.tests / "test_more.py").unlink()
    project.test("test_all", HOLDS_ALL)
    result = project.pytester.runpytest_subprocess("-p", "bottega.testing.plugin", "-p", "xdist", "-n", "2")
    assert result.ret == pytest.ExitCode.OK
    assert "rules covered 2/2 (toy), 1 skipped" in result.outlines


def test_the_marker_refuses_what_is_no_id() -> None:
    with pytest.raises(ValueError, match="'F-MKT' is no id of a ledger row"):
        rule("F-MKT")
    with pytest.raises(TypeError, match="at least one id"):
        rule()


def test_the_ledgers_of_this_project_are_sorted_without_fault() -> None:
    folder = Path(__file__).parents[2] / "docs" / "rules"
    ledgers = read_ledgers(folder)
    assert "fresco" in [ledger.game for ledger in ledgers]
    for ledger in ledgers:
        assert ledger.faults == ()
        assert len(cover([ledger], Evidence()).faults) == len(ledger.in_scope)
