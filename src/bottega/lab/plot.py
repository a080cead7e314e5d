"""Small pictures of figures, as SVG, without anything to install."""

import json
from collections.abc import Sequence
from html import escape
from math import ceil, floor
from pathlib import Path

from bottega.lab.statistics import Z95

WIDTH, HEIGHT, EDGE = 640, 320, 48
ROW, LETTER = 18, 7  # the height of an effect, and the width of a letter beside it
STEPS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0)  # from mark to mark below effects
MARKS = 10  # at most
STYLE = "font: 12px system-ui, sans-serif; fill: #3b2a1a"
PAPER = "#fbf6ea"  # also where the page is dark


def strength_picture(folder: Path) -> str:
    """How a course of training went: the share of wins of each generation against the first."""
    facts = [json.loads(file.read_text()) for file in folder.glob("generation-*.json")]
    points = sorted([(float(one["number"]), float(one["against_first"])) for one in facts])
    return line_picture(points, "generation", "share of wins against generation 0", even=0.5)


def line_picture(points: Sequence[tuple[float, float]], across: str, up: str, even: float | None = None) -> str:
    """A line through points, with shares from 0 to 1 upwards.

    >>> line_picture([(0, 0.5), (1, 0.75)], "generation", "share of wins").count("<circle")
    2
    """
    most = max([x for x, _ in points], default=1.0) or 1.0

    def at(x: float, y: float) -> str:
        return f"{EDGE + x / most * (WIDTH - 2 * EDGE):.1f},{HEIGHT - EDGE - y * (HEIGHT - 2 * EDGE):.1f}"

    def line(first: str, last: str, colour: str, dashes: str = "") -> str:
        (x1, y1), (x2, y2) = first.split(","), last.split(",")
        more = f' stroke-dasharray="{dashes}"' if dashes else ""
        return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{colour}"{more}/>'

    drawn = [line(at(0, 0), at(most, 0), "#3b2a1a"), line(at(0, 0), at(0, 1), "#3b2a1a")]
    if even is not None:
        drawn.append(line(at(0, even), at(most, even), "#9a7b4f", "4 4"))
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        left, low = at(0, share).split(",")
        drawn.append(f'<text x="{float(left) - 8:.1f}" y="{float(low) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    middle = f'x="{WIDTH / 2:.0f}" text-anchor="middle"'
    drawn.append(f'<text {middle} y="{HEIGHT - 12}">{escape(across)} (0 to {most:g})</text>')
    drawn.append(f'<text {middle} y="24">{escape(up)}</text>')
    path = " ".join([at(x, y) for x, y in points])
    drawn.append(f'<polyline points="{path}" fill="none" stroke="#8c3b2e" stroke-width="2"/>')
    for x, y in points:
        cx, cy = at(x, y).split(",")
        drawn.append(f'<circle cx="{cx}" cy="{cy}" r="3" fill="#8c3b2e"/>')
    return on_paper(drawn, HEIGHT)


def effects_picture(effects: Sequence[tuple[str, float, float]], unit: str, title: str) -> str:
    """Each effect with its 95% interval, one below the other; nothing is where the line is.

    >>> effects_picture([("jester", 2.0, 0.5), ("builder", -1.0, 0.5)], "points", "Figures").count("<circle")
    2
    """
    low = min([effect - Z95 * error for _, effect, error in effects], default=0.0)
    high = max([effect + Z95 * error for _, effect, error in effects], default=0.0)
    low, high = min(low, 0.0), max(high, 0.0)
    wide = (high - low) or 1.0
    tall = 2 * EDGE + ROW * len(effects)
    left_edge = EDGE + LETTER * max([len(label) for label, _, _ in effects], default=0)

    def across(x: float) -> float:
        return left_edge + (x - low) / wide * (WIDTH - left_edge - EDGE)

    drawn = [f'<text x="{WIDTH / 2:.0f}" y="24" text-anchor="middle" font-weight="bold">{escape(title)}</text>']
    for mark in marks(low, high):
        x, colour, text = across(mark), "#e3d6bd" if mark else "#9a7b4f", f"{mark:+g}" if mark else "0"
        drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{EDGE}" y2="{tall - EDGE}" stroke="{colour}"/>')
        drawn.append(f'<text x="{x:.1f}" y="{tall - EDGE + 18}" text-anchor="middle">{text}</text>')
    for number, (label, effect, error) in enumerate(effects):
        y = EDGE + ROW * (number + 0.5)
        left, right = across(effect - Z95 * error), across(effect + Z95 * error)
        drawn.append(f'<text x="{left_edge - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(label)}</text>')
        drawn.append(f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#8c3b2e"/>')
        drawn.append(f'<circle cx="{across(effect):.1f}" cy="{y:.1f}" r="3" fill="#8c3b2e"/>')
    drawn.append(f'<text x="{WIDTH / 2:.0f}" y="{tall - 8}" text-anchor="middle">{escape(unit)}</text>')
    return on_paper(drawn, tall)


def marks(low: float, high: float) -> list[float]:
    """Round figures from one end to the other, nothing among them.

    >>> marks(-3.2, 5.5)
    [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    """
    step = next((step for step in STEPS if (high - low) / step < MARKS), STEPS[-1])
    return [round(number * step, 1) for number in range(ceil(low / step), floor(high / step) + 1)]


def on_paper(drawn: Sequence[str], tall: int) -> str:
    body = "\n".join([f'<rect width="{WIDTH}" height="{tall}" fill="{PAPER}"/>', *drawn])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall}" style="{STYLE}">\n{body}\n</svg>\n'
