"""The rule book at the table in the terminal: the chapter of the decision in hand, or another one by its name."""

from rich.text import Text

from bottega import rulebook
from bottega.locale import Texts
from bottega.rulebook import Block as Paragraph
from bottega.rulebook import Book, Chapter, Item, Runs
from bottega.terminal.blocks import Block, ink, wrapped
from bottega.terminal.commands import echo, plain
from bottega.terminal.face import View

STYLES = {"": "", "b": "bold", "i": "italic"}
GAP = 2  # between the columns of a table


def asked(book: Book, view: View) -> list[Chapter]:
    return book.asked(view["deciding"], view.get("phase"), view.get("modules") or (), view["players"])


def hint(texts: Texts, view: View, width: int) -> Block:
    """Where the rule book has more about what is asked; nothing where there is no book."""
    book = rulebook.book(view["game"], texts.lang)
    if book is None:
        return []
    first, *others = asked(book, view) or book.chapters[:1]
    more = ", ".join(chapter.title for chapter in others)
    return wrapped(ink(texts.text("rules-hint", chapter=first.title, more=more, others=len(others)), "dim"), width)


def page(texts: Texts, view: View, given: str, width: int) -> Block:
    book = rulebook.book(view["game"], texts.lang)
    if book is None:
        return wrapped(ink(texts.text("rules-none"), "bold"), width)
    found = called(book, given) if given else (asked(book, view) or list(book.chapters))[:1]
    if not found:
        names = ", ".join(chapter.id for chapter in book.chapters)
        return wrapped(ink(texts.text("rules-unknown", given=echo(given), names=names), "bold"), width)
    here = [chapter for chapter in book.chapters if chapter.keys.holds(view.get("modules") or (), view["players"])]
    rows = chapter_rows(texts, book, found[0], view, width)
    names = ", ".join(chapter.id for chapter in here if chapter is not found[0])
    return [*rows, Text(), *wrapped(ink(texts.text("rules-others", names=names), "dim"), width)]


def called(book: Book, given: str) -> list[Chapter]:
    """By the name of its anchor, or by words of its title; the first that fits."""
    wanted = plain(given)
    exact = [chapter for chapter in book.chapters if plain(chapter.id) == wanted]
    return exact or [chapter for chapter in book.chapters if wanted in plain(f"{chapter.id} {chapter.title}")]


def chapter_rows(texts: Texts, book: Book, chapter: Chapter, view: View, width: int) -> Block:
    rows: Block = [ink(chapter.title, "bold underline")]
    if chapter.lang != book.lang:
        rows += wrapped(ink(texts.text("rules-english"), "italic"), width)
    for paragraph in chapter.blocks:
        in_play = not paragraph.modules or any(name in (view.get("modules") or ()) for name in paragraph.modules)
        if in_play and (drawn := paragraph_rows(paragraph, width)):
            rows += [Text(), *drawn]
    return rows


def paragraph_rows(paragraph: Paragraph, width: int) -> Block:
    if paragraph.kind in ("table", "figure"):
        return table_rows(paragraph.rows, width) if paragraph.rows else []
    if paragraph.kind == "list":
        return [row for number, item in enumerate(paragraph.items, 1) for row in item_rows(f"{number}. ", item, width)]
    if paragraph.kind == "question":
        return [*wrapped(styled(paragraph.title, "bold"), width), *indented(styled(paragraph.runs), 2, width)]
    if paragraph.kind == "box":
        return indented(styled(paragraph.runs), 2, width, "! ")
    return wrapped(styled(paragraph.runs), width, 0)


def styled(runs: Runs, usual: str = "") -> Text:
    line = Text()
    for style, words in runs:
        line.append(words, STYLES[style] or usual)
    return line


def indented(text: Text, by: int, width: int, mark: str = "") -> Block:
    rows = wrapped(text, width - by, 0)
    first = mark.ljust(by)
    return [Text(first if number == 0 else " " * by).append_text(row) for number, row in enumerate(rows)]


def item_rows(mark: str, item: Item, width: int) -> Block:
    rows = indented(styled(item.runs), len(mark), width, mark)
    for below in item.items:
        rows += indented(styled(below.runs), len(mark) + 2, width, " " * len(mark) + "- ")
    return rows


def table_rows(cells: tuple[tuple[Runs, ...], ...], width: int) -> Block:
    """In columns; the last one takes what room is left, and is wrapped."""
    lines = [[styled(cell, "bold" if number == 0 else "") for cell in row] for number, row in enumerate(cells)]
    columns = len(lines[0]) - 1
    most = max(8, (width - GAP * columns) // (columns + 1))
    widths = [min(most, max(row[column].cell_len for row in lines)) for column in range(columns)]
    rows: Block = []
    for line in lines:
        room = [*widths, max(12, width - sum(widths) - GAP * columns)]
        drawn = [wrapped(cell, size, 0) for cell, size in zip(line, room, strict=True)]
        for number in range(max(len(cell) for cell in drawn)):
            row = Text()
            for cell, size in zip(drawn, room, strict=True):
                part = cell[number] if number < len(cell) else Text()
                row.append_text(part).append(" " * (size - part.cell_len + GAP))
            row.rstrip()
            rows.append(row)
    return rows
