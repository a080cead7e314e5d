"""From Markdown to a book. Of Markdown we use this much, and whatever else there is gets an error with its line:

    # Fresco                            the title, once
    ## Market {#market}                 a chapter and its anchor
    keys: deciding=market module=base   where it belongs (English only)
    a paragraph, **strong** or *slanted* [F-MKT-1..7 @module]
    > a box
    | a | table |                       its second line is |---|---|
    1. a list, or
       - points below a point
    ? a question                        and on the next lines its answer
    ![what is written below](name)      a drawing; a table on the next lines stands for it where nothing is drawn

Brackets hold rows of the ledger (`F-MKT-1..7` is a run) and modules without which the block does not matter
(`@module`), in English only: other languages have the same blocks in the same order.
"""

import re
from collections.abc import Iterator

from bottega.rulebook.book import Block, Book, Chapter, Item, Keys, Runs

FIRST = "en"  # the language of the whole book

HEADING = re.compile(r"## (.+) \{#([a-z][a-z-]*)\}")
KEY = re.compile(r"(deciding|phase|module|players)=(\S+)")
ID = re.compile(r"([A-Z]+-[A-Z]+[0-9]*)-([0-9]+)(?:\.\.([0-9]+))?")
BRACKETS = re.compile(r" ?\[([^\]]*)\]")
STYLED = re.compile(r"\*\*(?P<b>[^*]+)\*\*|\*(?P<i>[^*]+)\*")
FIGURE = re.compile(r"!\[([^\]]*)\]\(([a-z][a-z-]*)\)")
POINT = re.compile(r"(\s*)(?:\d+\.|-) (.+)")
ALWAYS = "base"


class MalformedBook(ValueError):
    """A text that cannot be read; says where and why."""

    def __init__(self, where: str, line: int, why: str) -> None:
        super().__init__(f"{where}, line {line}: {why}")


def parse(game: str, english: str, other: tuple[str, str] | None = None) -> Book:
    """The book in English, or in the other language (its name and text) with what English has besides."""
    first = Reader(f"{game}/{FIRST}.md", FIRST).book(game, english)
    if other is None:
        return first
    lang, text = other
    return translated(first, Reader(f"{game}/{lang}.md", lang).book(game, text))


def translated(first: Book, other: Book) -> Book:
    own = {chapter.id: chapter for chapter in other.chapters}
    chapters = [
        matched(chapter, own.pop(chapter.id, None), f"{first.game}/{other.lang}.md") for chapter in first.chapters
    ]
    for chapter in own.values():
        raise MalformedBook(f"{first.game}/{other.lang}.md", 1, f"English has no chapter {chapter.id}")
    return Book(first.game, other.title, other.lang, tuple(chapters))


def matched(first: Chapter, other: Chapter | None, where: str) -> Chapter:
    """The translated chapter, with the keys, rows and modules that stand in English."""
    if other is None:
        return first
    for english, block in zip(first.blocks, other.blocks, strict=False):
        if english.shape != block.shape:
            raise MalformedBook(where, block.line, f"chapter {first.id}: this is not the {english.kind} of English")
    if len(first.blocks) != len(other.blocks):
        counts = f"{len(other.blocks)} blocks, in English {len(first.blocks)}"
        raise MalformedBook(where, other.blocks[-1].line, f"chapter {first.id}: {counts}")
    blocks = [
        Block(
            block.kind,
            block.runs,
            block.title,
            block.name,
            block.rows,
            block.items,
            english.ids,
            english.modules,
            block.line,
        )
        for english, block in zip(first.blocks, other.blocks, strict=True)
    ]
    return Chapter(first.id, other.title, other.lang, first.keys, tuple(blocks))


def spelled_out(id: str) -> list[str] | None:
    """
    >>> spelled_out("F-Q-1..3"), spelled_out("F-Q-7"), spelled_out("market")
    (['F-Q-1', 'F-Q-2', 'F-Q-3'], ['F-Q-7'], None)
    """
    found = ID.fullmatch(id)
    if found is None:
        return None
    return [f"{found[1]}-{number}" for number in range(int(found[2]), int(found[3] or found[2]) + 1)]


class Reader:
    """Reads one file."""

    def __init__(self, where: str, lang: str) -> None:
        self.where = where
        self.lang = lang

    def error(self, line: int, why: str) -> MalformedBook:
        return MalformedBook(self.where, line, why)

    def book(self, game: str, text: str) -> Book:
        lines = text.splitlines()
        if not lines or not lines[0].startswith("# "):
            raise self.error(1, "the first line is the title: # Title")
        heads = [number for number, line in enumerate(lines) if line.startswith("## ")]
        for number, line in enumerate(lines[1 : heads[0] if heads else None], 2):
            if line.strip():
                raise self.error(number, "this stands before the first chapter")
        ends = [*heads[1:], len(lines)]
        chapters = [self.chapter(lines[at:end], at + 1) for at, end in zip(heads, ends, strict=True)]
        seen: set[str] = set()
        for chapter, at in zip(chapters, heads, strict=True):
            if chapter.id in seen:
                raise self.error(at + 1, f"the anchor {chapter.id} comes twice")
            seen.add(chapter.id)
        return Book(game, lines[0][2:].strip(), self.lang, tuple(chapters))

    def chapter(self, lines: list[str], number: int) -> Chapter:
        found = HEADING.fullmatch(lines[0].strip())
        if found is None:
            raise self.error(number, "a chapter begins so: ## Title {#anchor}")
        rest, keys, begins = lines[1:], Keys(), number + 1
        if rest and rest[0].startswith("keys:"):
            keys = self.keys(rest[0], number + 1)
            rest, begins = rest[1:], number + 2
        blocks = [block for part, line in parts(rest, begins) for block in self.blocks(part, line)]
        joined: list[Block] = []
        for block in blocks:
            if block.kind != "ids":
                joined.append(block)
            elif joined:
                joined[-1] = with_marks(joined[-1], block.ids, block.modules)
            else:
                raise self.error(block.line, "these rows belong to no paragraph")
        if not joined:
            raise self.error(number, f"chapter {found[2]} is empty")
        return Chapter(found[2], found[1], self.lang, keys, tuple(joined))

    def keys(self, line: str, number: int) -> Keys:
        if self.lang != FIRST:
            raise self.error(number, "keys stand in English only")
        found: dict[str, tuple[str, ...]] = {}
        for part in line.removeprefix("keys:").split():
            key = KEY.fullmatch(part)
            if key is None:
                raise self.error(number, f"{part!r} is no key: deciding=, phase=, module= or players=")
            found[key[1]] = tuple(word for word in key[2].split(",") if word != ALWAYS)
        return Keys(**found)

    def blocks(self, lines: list[str], line: int) -> list[Block]:
        """One paragraph of the source; the rows in its brackets are taken out of it."""
        if lines[0].startswith("#"):
            raise self.error(line, "a heading begins with ## and has an anchor")
        figure = FIGURE.fullmatch(lines[0])
        body = lines[1:] if figure else lines
        text, ids, modules = self.marks("\n".join(body), line)
        if (ids or modules) and self.lang != FIRST:
            raise self.error(line, "rows of the ledger stand in English only")
        block = self.figure(figure, text, line) if figure else self.block(text, line)
        return [with_marks(block, ids, modules)]

    def figure(self, found: re.Match[str], text: str, line: int) -> Block:
        rows = self.rows(text.splitlines(), line + 1) if text.strip() else ()
        return Block("figure", self.runs(found[1], line), name=found[2], rows=rows, line=line)

    def block(self, text: str, line: int) -> Block:
        text = text.strip()
        lines = text.splitlines()
        if not text:
            return Block("ids", line=line)
        if text.startswith("|"):
            return Block("table", rows=self.rows(lines, line), line=line)
        if text.startswith("> "):
            return Block("box", self.runs(" ".join(one.removeprefix(">").strip() for one in lines), line), line=line)
        if text.startswith("? "):
            if len(lines) < 2:
                raise self.error(line, "a question has its answer on the next line")
            answer = self.runs(" ".join(lines[1:]), line)
            return Block("question", answer, title=self.runs(lines[0][2:], line), line=line)
        if POINT.fullmatch(lines[0]):
            return Block("list", items=self.items(lines, line), line=line)
        return Block("text", self.runs(" ".join(one.strip() for one in lines), line), line=line)

    def marks(self, text: str, line: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        ids: list[str] = []
        modules: list[str] = []
        for found in BRACKETS.finditer(text):
            for word in found[1].split():
                named = spelled_out(word)
                if named is not None:
                    ids += named
                elif re.fullmatch(r"@[a-z_]+", word):
                    modules.append(word[1:])
                else:
                    raise self.error(line, f"{word!r} in brackets is no row of a ledger and no @module")
        return BRACKETS.sub("", text), tuple(ids), tuple(modules)

    def rows(self, lines: list[str], line: int) -> tuple[tuple[Runs, ...], ...]:
        cells = [
            one.strip().strip("|").split("|") if one.startswith("|") and one.endswith("|") else [] for one in lines
        ]
        if len(cells) < 3 or set("".join(cells[1])) - set("-: "):
            raise self.error(line, "a table has a head, a line |---|---|, and rows")
        for number, row in enumerate(cells):
            if len(row) != len(cells[0]):
                raise self.error(line + number, "this row has not as many cells as the head of its table")
        return tuple(
            tuple(self.runs(cell.strip(), line + number) for cell in row)
            for number, row in enumerate(cells)
            if number != 1
        )

    def items(self, lines: list[str], line: int) -> tuple[Item, ...]:
        points: list[tuple[Runs, list[Item]]] = []
        for number, one in enumerate(lines, line):
            found = POINT.fullmatch(one)
            if found is None:
                raise self.error(number, "each line of a list is a point of it")
            if not found[1]:
                points.append((self.runs(found[2], number), []))
            elif points:
                points[-1][1].append(Item(self.runs(found[2], number)))
            else:
                raise self.error(number, "a list begins at the edge of the page")
        return tuple(Item(runs, tuple(below)) for runs, below in points)

    def runs(self, text: str, line: int) -> Runs:
        found: list[tuple[str, str]] = []
        at = 0
        for styled in STYLED.finditer(text):
            found += [("", text[at : styled.start()]), (styled.lastgroup or "", styled[styled.lastgroup or 0])]
            at = styled.end()
        found.append(("", text[at:]))
        if any("*" in piece for _, piece in found):
            raise self.error(line, "a * without its other half")
        return tuple(piece for piece in found if piece[1])


def parts(lines: list[str], number: int) -> Iterator[tuple[list[str], int]]:
    """The paragraphs of a text, each with the number of its first line."""
    held: list[str] = []
    for at, line in enumerate([*lines, ""], number):
        if line.strip():
            held.append(line.rstrip())
        elif held:
            yield held, at - len(held)
            held = []


def with_marks(block: Block, ids: tuple[str, ...], modules: tuple[str, ...]) -> Block:
    every = (*block.ids, *ids), (*block.modules, *modules)
    return Block(block.kind, block.runs, block.title, block.name, block.rows, block.items, *every, block.line)
