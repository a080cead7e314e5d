"""Lines of text as building blocks: each line knows its width, so a whole screen can be measured before it is shown."""

from collections.abc import Iterable, Sequence

from rich.text import Text

Block = list[Text]

# Corners and edges of a box; the second set is for terminals that know ASCII only.
Edges = tuple[str, str, str, str, str, str]
ROUNDED: Edges = ("╭", "╮", "╰", "╯", "─", "│")
ASCII: Edges = ("+", "+", "+", "+", "-", "|")


def ink(text: str, style: str = "") -> Text:
    """Text in a style of its own: rich would lend the style of a whole text to all that is added to it."""
    return Text().append(text, style) if text else Text()


def fit(text: Text, width: int) -> Text:
    """A copy of exactly this width: filled with spaces, or cut with a mark."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int = 0) -> Block:
    """Blocks in columns; the shorter ones are filled up."""
    rows: Block = []
    for row in range(max(len(block) for block in blocks)):
        line = Text()
        for column, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            line.append(" " * (gap if column else 0))
            line.append_text(fit(block[row] if row < len(block) else Text(), width))
        rows.append(line)
    return rows


def boxed(title: Text, block: Block, width: int, height: int, edges: Edges = ROUNDED, style: str = "") -> Block:
    """A frame round a block, `width` by `height` outside."""
    upper_left, upper_right, lower_left, lower_right, across, down = edges
    top = ink(upper_left + across + " ", style)
    top.append_text(title if title.cell_len <= width - 5 else fit(title, width - 5))
    top.append(" " + across * max(0, width - top.cell_len - 2) + upper_right, style)
    rows = [top]
    for row in range(height - 2):
        line = ink(down, style)
        line.append_text(fit(block[row] if row < len(block) else Text(), width - 2))
        line.append(down, style)
        rows.append(line)
    rows.append(ink(lower_left + across * (width - 2) + lower_right, style))
    return rows


def spread(left: Text, right: Text, width: int) -> Text:
    """Two texts at the two ends of a line; the right one gives way."""
    room = width - left.cell_len - 2
    if right.cell_len > room:
        return fit(left, width)
    line = left.copy()
    line.append(" " * (width - left.cell_len - right.cell_len))
    line.append_text(right)
    return line


def flow(head: Text, entries: Sequence[Text], width: int, indent: int) -> Block:
    """Entries one after another in even columns, with a heading in the margin."""
    if not entries:
        return []
    widest = min(max(entry.cell_len for entry in entries), width - indent)
    columns = max(1, (width - indent + 2) // (widest + 2))
    rows: Block = []
    for first in range(0, len(entries), columns):
        line = fit(head if first == 0 else Text(), indent)
        part = entries[first : first + columns]
        for place, entry in enumerate(part):
            line.append_text(fit(entry, widest) if place < len(part) - 1 or entry.cell_len > widest else entry)
            line.append("  " if place < len(part) - 1 else "")
        rows.append(line)
    return rows


def wrapped(text: Text, width: int, indent: int = 2) -> Block:
    """Broken between words; later lines stand further in."""
    rows: Block = []
    line, room = Text(), width
    for word in text.split(" "):
        if line.cell_len and line.cell_len + 1 + word.cell_len > room:
            rows.append(line)
            line = ink(" " * indent)
            line.append_text(word)
        else:
            if line.cell_len or word.cell_len == 0:
                line.append(" ")
            line.append_text(word)
    rows.append(line)
    return [fit(row, width) if row.cell_len > width else row for row in rows]


def paragraphs(text: str, width: int) -> Block:
    return [line for part in text.splitlines() for line in wrapped(ink(part), width, 0)]


def joined(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)
