"""What the complete encoding of a position holds, part by part: a page for each game.

    python tools/tensors.py            write docs/reference/<game>-tensor.md
    python tools/tensors.py --check    fail when one of them is not up to date

The parts are those of `game.tensor_spec` at the largest table of the game: with most seats and, in Fresco, all modules.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bottega
from bottega.core.features import Stretch
from bottega.core.game import Game, Meta
from written import keep, parser

PAGES = Path(__file__).resolve().parent.parent / "docs" / "reference"
HEAD = """<!-- Written by tools/tensors.py: change `tensor.py` of the game, not this. -->

# The tensor of {name}

What `observation.tensor()` holds and `state.tensor_into` writes, in this order: {size} numbers of float32 at {table}.
`game.tensor_spec(setup)` says the same of any table, with the place of each part. Everything is told as the asking seat
knows it: seats are counted from it on round the table, and what nobody but others can know is not there. Numbers are
shares of what they seldom pass; what is one of several has a place for each, sets have one for each member.

| part | shape | from | to | what |
|---|---|---|---|---|
"""
TAIL = """
What begins with `seat1.` comes again for every other seat{others}, each with all its parts before the next.
"""


def written() -> Iterator[tuple[Path, str]]:
    """Every page with what should stand in it."""
    for meta in bottega.metas():
        yield PAGES / f"{meta.id}-tensor.md", page(meta, bottega.game(meta.id))


def page(meta: Meta, game: Game) -> str:
    players = max(meta.players)
    options: dict[str, Any] = {}
    table = f"a table of {players}"
    if any(option.name == "modules" for option in meta.options):
        options = {"modules": ["all"]}
        table += " with all modules"
    state = game.new(players=players, seed=0, options=options)
    spec = game.tensor_spec(state.setup)
    rows = [row(part) for part in spec if not repeated(part)]
    head = HEAD.format(name=meta.title, size=sum([part.size for part in spec]), table=table)
    others = ", and for Leonardo" if 2 in meta.players and options else ""
    return head + "\n".join(rows) + "\n" + TAIL.format(others=others)


def repeated(part: Stretch) -> bool:
    """Of the third seat and those after it, of which all is said before."""
    return part.name.startswith("seat") and part.name[4] not in "01"


def row(part: Stretch) -> str:
    shape = " by ".join([str(size) for size in part.shape])
    return f"| `{part.name}` | {shape} | {part.low:.4g} | {part.high:.4g} | {part.about} |"


def main() -> None:
    asked = parser("Write the reference of the complete encodings.").parse_args()
    keep(written(), asked.check, "the encodings", "tools/tensors.py")


if __name__ == "__main__":
    main()
