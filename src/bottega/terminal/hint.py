"""A hint at the table in the terminal: the best choices of the strongest player, each with its reason."""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from bottega.advice import Advised, hint, usual_playouts, weigh
from bottega.core.observation import Observation
from bottega.locale import Texts
from bottega.terminal.blocks import Block, ink, wrapped
from bottega.terminal.face import Choice

SECONDS = 4.0
INDENT = 4


def page(texts: Texts, observation: Observation, choices: Sequence[Choice], seed: int, width: int) -> Block:
    """`seed` must have nothing to do with the deal."""
    if len(observation.legal_actions) == 1:
        return wrapped(ink(texts.text("hint-only"), "bold"), width)
    playouts = usual_playouts(observation.game.id)
    found = hint(observation, weigh(observation, playouts=playouts, seed=seed, seconds=SECONDS))
    head = texts.text("hint-lead", count=len(found.lines), ways=found.ways)
    rows = wrapped(ink(texts.text("hint-alike") if found.alike else head, "bold"), width)
    for rank, line in enumerate(found.lines, 1):
        rows += row(texts, line, rank, choices, width)
    level = texts.text(f"level-{found.level}")
    how = texts.text("hint-how", worlds=found.lines[0].weighed.worlds, level=level)
    return [*rows, *wrapped(ink(how, "dim"), width)]


def row(texts: Texts, line: Advised, rank: int, choices: Sequence[Choice], width: int) -> Block:
    weighed = line.weighed
    offered = {choice.id: choice for choice in choices}
    made = Counter(
        [step["id"] for step in line.steps if step["verb"] == line.steps[0]["verb"] and step["id"] in offered]
    )
    names = [
        f"[{offered[action].number}] {offered[action].notation}"
        + (f" ({count}\N{MULTIPLICATION SIGN})" if count > 1 else "")
        for action, count in made.items()
    ]
    low, high = round(weighed.score - weighed.spread), round(weighed.score + weighed.spread)
    told = texts.text(
        "hint-row",
        rank=rank,
        choice=", ".join(names),
        score=round(weighed.score, 1),
        low=low,
        high=high,
    )
    reason = texts.text(line.reason.id, **line.reason.args)
    return [*wrapped(Text(told), width), *[Text(" " * INDENT) + text for text in wrapped(ink(reason), width - INDENT)]]
