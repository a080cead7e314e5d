"""What the modules in play add to the table: a few words on the board, and a page for all the rest."""

from bottega.terminal.blocks import Block, fit, wrapped
from bottega.terminal.face import View
from bottega.terminal.fresco import modules
from bottega.terminal.fresco.words import Words

GAP = "   "
MOST_ROWS = 24  # of a page on a small screen


def lines(words: Words, view: View, width: int) -> Block:
    """As few lines as hold what each module has to say; those that matter now come first."""
    shown = sorted(modules.in_play(view).items(), key=lambda entry: view["phase"] not in entry[1].phases)
    rows: Block = []
    for name, face in shown:
        for piece in face.board(words, view, view["modules"][name]):
            roomy = [row for row in rows if row.cell_len + len(GAP) + piece.cell_len <= width]
            if roomy:
                roomy[0].append(GAP).append_text(piece)
            else:
                rows.append(piece)
    return [fit(row, width) if row.cell_len > width else row for row in rows]


def page(words: Words, view: View, width: int) -> Block:
    """Everything that is open to the viewer about the modules in play; when that is too much for a screen, what stands
    on the board, and how to see the rest."""
    shown = modules.in_play(view)
    rows = [row for name in shown for row in rows_of(words, view, width, name)]
    if len(rows) > MOST_ROWS:
        pieces = [piece for name, face in shown.items() for piece in face.board(words, view, view["modules"][name])]
        rows = [row for piece in pieces for row in wrapped(piece, width)]
        rows += wrapped(words.say("fresco-modules-more", names=", ".join(shown)), width)
    return rows or [words.say("fresco-modules-none")]


def rows_of(words: Words, view: View, width: int, name: str) -> Block:
    """All about one module."""
    face, facts = modules.face_of(name), view["modules"][name]
    both = [*face.board(words, view, facts), *face.page(words, view, facts)]
    return [row for line in both for row in wrapped(line, width)]
