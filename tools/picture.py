"""Draws the picture of the terminal table for the README: `python tools/picture.py docs/pictures/terminal.svg`."""

import io
import re
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import bottega
from bottega.locale import Texts
from bottega.terminal.blocks import joined
from bottega.terminal.desk import Desk
from bottega.terminal.faces import face_of
from bottega.terminal.screen import compose
from bottega.terminal.sitting import Sitting

WIDTH, HEIGHT = 100, 30
SEEDS = 200
ROUND = 4
SEAT = 0

# Candlelight: dark wood behind warm ink.
THEME = TerminalTheme((32, 24, 18), (236, 224, 200), [(0, 0, 0)] * 8, [(255, 255, 255)] * 8)


def middle_of_a_game() -> Sitting:
    """Computers play for everybody until seat 1 has a good deal to choose from, with something left to buy."""
    for seed in range(1, SEEDS):
        first = bottega.game("fresco").new(players=4, seed=seed)
        sitting = Sitting(first, SEAT, dict.fromkeys(range(4), "journeyman"))
        while not sitting.state.is_over:
            if is_worth_a_picture(sitting.state.view(SEAT)):
                return sitting
            sitting.let_computer_play(sitting.next_seat())
    raise SystemExit("No position worth a picture: try more seeds.")


def is_worth_a_picture(view: dict[str, Any]) -> bool:
    verbs = {choice["verb"] for choice in view["choices"]}
    for_sale = [space for booth in view["booths"] for space in booth["spaces"] if space is not None]
    return view["round"] >= ROUND and verbs >= {"restore", "altar", "bishop"} and len(for_sale) > 3


def main(target: Path) -> None:
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor"
    )
    texts = Texts("en")
    sitting = middle_of_a_game()
    marks = Desk(console, input).marks
    face = face_of("fresco", texts, marks, SEAT, sitting.state.players)
    view = sitting.state.view(SEAT)
    screen = compose(face, texts, view, sitting.facts, WIDTH, HEIGHT - 1)
    console.print(joined(screen), soft_wrap=True, highlight=False)
    console.print(f"{texts.text('prompt')} > ", highlight=False)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(standing_alone(console.export_svg(title="bottega play fresco", theme=THEME)), encoding="utf-8")


def standing_alone(svg: str) -> str:
    """Without the fonts that would be fetched from elsewhere: any monospaced one will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code", "monospace")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
