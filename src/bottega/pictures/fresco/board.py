"""The board of Fresco within its track, whoever plays below it, then what the modules laid out."""

from bottega.pictures.canvas import Canvas
from bottega.pictures.fresco import cathedral, market, people, track
from bottega.pictures.fresco.modules import strips
from bottega.pictures.fresco.places import hostel, studio, theatre, workshop
from bottega.pictures.furniture import BEAM, EDGE, beam, table
from bottega.pictures.words import View, Words

GAP = 8
LEFT, RIGHT = 286, 300  # how wide the places beside the cathedral are


def draw(view: View, words: Words) -> Canvas:
    wide = 2 * EDGE + track.WIDTH
    top = BEAM + EDGE
    below = top + track.HEIGHT + EDGE
    cards = people.rows(view)
    found = people.packed(strips(view, words), track.WIDTH)
    tall = below + cards * (people.HEIGHT + GAP) + people.own_height(view) + len(found) * people.STRIP + EDGE
    canvas = Canvas(wide, tall)
    table(canvas)
    beam(canvas, words("fresco-title"), moment(view, words), view, words)
    with canvas.moved(EDGE, top):
        board(canvas, view, words)
    y = people.draw(canvas, EDGE, below, track.WIDTH, view, words)
    people.modules(canvas, EDGE, y, track.WIDTH, found)
    return canvas


def moment(view: View, words: Words) -> str:
    parts = [words.capital("fresco-round", round=view["round"])]
    if view["final"] and not view["over"]:
        parts.append(words("fresco-final"))
    parts.append(words(f"fresco-phase-{view['phase'].replace('.', '-')}"))
    return " · ".join(parts)


def board(canvas: Canvas, view: View, words: Words) -> None:
    """What lies within the track."""
    track.ring(canvas, view)
    x, y, width, height = track.inside()
    middle = width - LEFT - RIGHT - 2 * GAP
    tall = hostel(canvas, x, y, LEFT, view, words)
    market.draw(canvas, x, y + tall + GAP, LEFT, height - tall - GAP, view, words)
    cathedral.draw(canvas, x + LEFT + GAP, y, middle, height, view, words)
    right = x + LEFT + middle + 2 * GAP
    done = theatre(canvas, right, y, RIGHT, view, words) + GAP
    done += studio(canvas, right, y + done, RIGHT, view, words) + GAP
    workshop(canvas, right, y + done, RIGHT, height - done, view, words)
    track.standing(canvas, view)
