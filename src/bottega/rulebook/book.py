"""A rule book as values: chapters of blocks, and which of them belong to a decision."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

# A text as pieces of one style each: "" plain, "b" strong, "i" slanted.
Runs = tuple[tuple[str, str], ...]


def plain_text(runs: Runs) -> str:
    return "".join([text for _, text in runs])


@dataclass(frozen=True, slots=True)
class Item:
    """One point of a list, with points of its own below it."""

    runs: Runs
    items: "tuple[Item, ...]" = ()


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, or what stands in its place.

    kind    text, box, table, list, question or figure
    runs    the paragraph; of a question the answer, of a figure what is written below it
    title   the question
    name    the drawing of a figure; `rows` is what stands there where nothing can be drawn
    rows    a table, its head first
    ids     the rows of the ledger that this says
    modules in play for this to matter, one of them; none: always
    """

    kind: str
    runs: Runs = ()
    title: Runs = ()
    name: str = ""
    rows: tuple[tuple[Runs, ...], ...] = ()
    items: tuple[Item, ...] = ()
    ids: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def shape(self) -> tuple[object, ...]:
        """What a translation has in common with this."""
        sizes = [len(row) for row in self.rows]
        return self.kind, self.name, sizes, [len(item.items) for item in self.items]

    def to_data(self) -> dict[str, Any]:
        """Without what is empty, and without the rows of the ledger, which are for checking."""
        data: dict[str, Any] = {"kind": self.kind}
        for key in ("runs", "title", "name", "rows", "modules"):
            if value := getattr(self, key):
                data[key] = value
        if self.items:
            data["items"] = [item_data(item) for item in self.items]
        return data


def item_data(item: Item) -> dict[str, Any]:
    data: dict[str, Any] = {"runs": item.runs}
    if item.items:
        data["items"] = [item_data(one) for one in item.items]
    return data


@dataclass(frozen=True, slots=True)
class Keys:
    """Where a chapter belongs: words of the view. Without modules and players it holds for every table."""

    deciding: tuple[str, ...] = ()
    phase: tuple[str, ...] = ()
    module: tuple[str, ...] = ()
    players: tuple[str, ...] = ()

    def holds(self, modules: Collection[str], players: int) -> bool:
        """Whether this is in play at a table."""
        asked = not self.module or any(module in modules for module in self.module)
        return asked and (not self.players or str(players) in self.players)

    def to_data(self) -> dict[str, tuple[str, ...]]:
        return {key: value for key in ("deciding", "phase", "module", "players") if (value := getattr(self, key))}


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: str
    lang: str  # another one than the book's: this chapter is not translated yet
    keys: Keys
    blocks: tuple[Block, ...]

    def ids(self) -> Iterator[str]:
        for block in self.blocks:
            yield from block.ids

    def to_data(self) -> dict[str, Any]:
        blocks = [block.to_data() for block in self.blocks]
        return {"id": self.id, "title": self.title, "lang": self.lang, "keys": self.keys.to_data(), "blocks": blocks}


@dataclass(frozen=True, slots=True)
class Book:
    game: str
    title: str
    lang: str
    chapters: tuple[Chapter, ...]

    def chapter(self, id: str) -> Chapter:
        (found,) = [chapter for chapter in self.chapters if chapter.id == id]
        return found

    def asked(self, deciding: str | None, phase: str | None, modules: Collection[str], players: int) -> list[Chapter]:
        """The chapters of a decision, the one to open first: those of both words of the view, those of the decision,
        and where nothing is decided those of the phase."""
        here = [chapter for chapter in self.chapters if chapter.keys.holds(modules, players)]
        asked = [chapter for chapter in here if deciding in chapter.keys.deciding]
        in_phase = [chapter for chapter in here if phase in chapter.keys.phase]
        first = [chapter for chapter in asked if chapter in in_phase]
        return list(dict.fromkeys([*first, *asked])) or in_phase

    def to_data(self) -> dict[str, Any]:
        chapters = [chapter.to_data() for chapter in self.chapters]
        return {"game": self.game, "title": self.title, "lang": self.lang, "chapters": chapters}
