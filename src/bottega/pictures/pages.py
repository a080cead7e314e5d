"""What a notebook shows: positions and observations as pictures, a record with what is known of it.

The texts are English, as those of the language around them.
"""

from collections.abc import Sequence
from html import escape

from bottega.core.errors import BottegaError
from bottega.core.observation import Observation
from bottega.core.record import Record
from bottega.core.state import State
from bottega.pictures.drawn import drawing_of, picture_of

LETTERS = "font-family:ui-monospace,monospace;line-height:1.3;white-space:pre;overflow-x:auto"
TABLE = "border-collapse:collapse;margin:.3em 0 .6em"
LANGUAGE = "en"


def page(thing: object) -> str:
    """A position, an observation or a record as HTML."""
    if isinstance(thing, Record):
        return of_record(thing)
    if isinstance(thing, (State, Observation)):
        return of_position(thing)
    raise TypeError(f"there is no page for {thing!r}")


def of_position(position: State | Observation) -> str:
    """Its picture; of a game that has none the board, in the notebook's own letters."""
    if drawing_of(position.game.id) is None:
        return f'<pre style="{LETTERS}">{escape(str(position))}</pre>'
    return picture_of(position, None, LANGUAGE).svg


def of_record(record: Record) -> str:
    """What was played and how it ended, above the last position; or why it cannot be played again."""
    facts = [
        ("game", record.game),
        ("players", str(record.players)),
        ("options", written(record)),
        ("edition", str(record.edition.get("name", ""))),
        ("seed", f"{record.seed} ({record.generator})"),
        ("moves", str(len(record.moves))),
    ]
    head = table([], facts)
    try:
        last = record.replay()
    except BottegaError as error:
        return f"{head}<p>{escape(str(error))}</p>"
    return f"{head}{result(record)}{of_position(last)}"


def written(record: Record) -> str:
    """Only what is not as usual."""
    from bottega.core.registry import game

    try:
        usual = game(record.game).chosen(None, game(record.game).house_edition)
    except BottegaError:
        usual = {}
    chosen = {name: value for name, value in record.options.items() if usual.get(name) != value}
    return ", ".join([f"{name} {value}" for name, value in chosen.items()]) or "the usual ones"


def result(record: Record) -> str:
    """Seats from best to last with their points; seats that share a place stand in it together."""
    if record.result is None:
        return "<p>The game is not over.</p>"
    scores, ranking = record.result["scores"], record.result["ranking"]
    rows = [(str(place), f"seat {seat}", str(scores[seat])) for place, seats in enumerate(ranking, 1) for seat in seats]
    return table(["place", "seat", "points"], rows)


def table(head: Sequence[str], rows: Sequence[tuple[str, ...]]) -> str:
    """A small table; without a head the first column names what follows."""
    first = "th" if not head else "td"
    lines = ["<tr>" + "".join([f"<th>{escape(cell)}</th>" for cell in head]) + "</tr>"] if head else []
    for name, *cells in rows:
        others = "".join([f"<td>{escape(cell)}</td>" for cell in cells])
        lines.append(f'<tr><{first} style="text-align:left">{escape(name)}</{first}>{others}</tr>')
    return f'<table style="{TABLE}">{"".join(lines)}</table>'
