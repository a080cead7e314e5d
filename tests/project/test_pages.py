"""The pages of the project: every link leads somewhere, and what lists something lists all of it."""

import re
import tomllib
from pathlib import Path

import bottega

ROOT = Path(__file__).parents[2]
DECISIONS = ROOT / "docs" / "decisions"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")])


def lost_links(page: Path) -> list[str]:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    return [link for link in links if ":" not in link and not (page.parent / link).exists()]


def test_every_link_leads_somewhere() -> None:
    lost = {str(page.relative_to(ROOT)): links for page in PAGES if (links := lost_links(page))}
    assert lost == {}


def test_the_list_of_decisions_is_whole_and_in_order() -> None:
    listed = re.findall(r"^- \[([^]]+)\]\(([^)]+)\)$", (DECISIONS / "README.md").read_text("utf-8"), re.MULTILINE)
    pages = sorted(path for path in DECISIONS.glob("*.md") if path.name != "README.md")
    assert listed == [(page.read_text("utf-8").splitlines()[0].removeprefix("# "), page.name) for page in pages]


def test_a_decision_carries_its_number_in_name_and_title() -> None:
    pages = sorted(path for path in DECISIONS.glob("*.md") if path.name != "README.md")
    for number, page in enumerate(pages, 1):
        assert page.name.startswith(f"{number:03}-")
        assert page.read_text("utf-8").startswith(f"# {number:03}. ")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == str(Path(bottega.__file__).relative_to(ROOT))


def test_the_changelog_tells_of_this_version() -> None:
    heads = re.findall(r"^## \[(.+?)\](?: - (.+))?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0] == ("Unreleased", "")
    assert heads[1][0] == bottega.__version__
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for _, date in heads[1:])
