"""The pages of the project: every link leads somewhere, and what lists something lists all of it."""

import re
import tomllib
from pathlib import Path

import bottega

ROOT = Path(__file__).parents[2]
DECISIONS = ROOT / "docs" / "decisions"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")])


def links_of(page: Path) -> list[str]:
    """To other pages of the project."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    return [link for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text) if ":" not in link]


def lost_links(page: Path) -> list[str]:
    return [link for link in links_of(page) if not (page.parent / link).exists()]


def test_every_link_leads_somewhere() -> None:
    lost = {str(page.relative_to(ROOT)): links for page in PAGES if (links := lost_links(page))}
    assert lost == {}


def test_pages_of_the_root_that_the_site_takes_in_link_only_to_its_pages() -> None:
    """`make docs` finds no others: there the page stands in docs/."""
    for page in (ROOT / "docs").glob("*.md"):
        for name in re.findall(r"\{include\} \.\./(\S+)", page.read_text("utf-8")):
            assert [link for link in links_of(ROOT / name) if not link.startswith("docs/")] == [], name


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
