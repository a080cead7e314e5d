"""A rule book of which a language has only the summary, so that no test depends on who has translated what."""

from pathlib import Path

from bottega import rulebook


def summary_only(texts: Path, game: str, lang: str) -> Path:
    """A folder of rule books: English whole, and of this language nothing but the summary, in German words."""
    (texts / game).mkdir(parents=True)
    house = rulebook.TEXTS / game
    (texts / game / "en.md").write_text((house / "en.md").read_text("utf-8"), "utf-8")
    title, *chapters = (house / "de.md").read_text("utf-8").split("\n## ")
    (summary,) = [chapter for chapter in chapters if "{#summary}" in chapter]
    (texts / game / f"{lang}.md").write_text(f"{title}\n## {summary}", "utf-8")
    return texts
