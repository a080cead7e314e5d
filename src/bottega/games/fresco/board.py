"""The table of Fresco in plain letters, for `print(state)`.

`3+2 YB` is a tile for a yellow and a blue paint, with 3 points and 2 of the bishop; `[1]` is restored by seat 1.
"""

from typing import Any

from bottega.core.drawing import beside, columns, counted, labelled, listed, open_moves, seat_mark, title
from bottega.games.fresco.actions import SIDE
from bottega.games.fresco.drawing import View
from bottega.games.fresco.letters import letters, paints_of
from bottega.games.fresco.manifest import Manifest

CELL = 10
SHORT = 4  # letters of a tile that covers a place


def draw(view: View, manifests: tuple[Manifest, ...]) -> str:
    """The whole table; `State.__str__` shows one."""
    moment = f"round {view['round']}{' (the last)' if view['final'] else ''}, {view['phase']}"
    if view["over"]:
        moment = f"round {view['round']}"
    lines = [title("Fresco", view, moment), ""]
    lines += beside([ceiling(view), hostel(view), market(view)])
    lines += [*pieces(view), "", *painters(view), *screens(view)]
    lines += module_lines(view, manifests)
    return "\n".join([*lines, *own(view)])


def module_lines(view: View, manifests: tuple[Manifest, ...]) -> list[str]:
    """A line or two of each module in play."""
    lines: list[str] = []
    for manifest in manifests:
        file = manifest.file("board") if manifest.name in view["modules"] else None
        if file is not None:
            facts = view["modules"][manifest.name]
            lines += labelled(manifest.name.replace("_", " "), *file.lines(facts, view))
    return [*([""] if lines else []), *lines]


def ceiling(view: View) -> list[str]:
    segments = view["ceiling"]
    rows = ["  " + "".join([f"{segment['segment'][0]:<{CELL}}" for segment in segments[:SIDE]]).rstrip()]
    for start in range(0, len(segments), SIDE):
        cells = [cell(view, segment).ljust(CELL) for segment in segments[start : start + SIDE]]
        rows.append(f"{start // SIDE + 1} {''.join(cells)}".rstrip())
    return rows


def cell(view: View, segment: dict[str, Any]) -> str:
    """Points, the bishop's bonus and paints; whose it is when restored. `!` is the bishop, `L` Leonardo."""
    here = "!" if view["bishop"] == segment["segment"] else ""
    if view["leonardo"] is not None and view["leonardo"]["segment"] == segment["segment"]:
        here += "L"
    if not segment["covered"]:
        return f"[{name(view, segment['restored_by'])}]{here}"
    bonus = f"+{segment['bonus']}" if segment["bonus"] else ""
    return f"{segment['points']}{bonus} {letters(segment['paints'])}{here}"


def name(view: View, painter: int | None) -> str:
    """A painter by seat; Leonardo has none."""
    if painter is None:
        return " "
    return str(painter) if painter < view["players"] else "L"


def hostel(view: View) -> list[str]:
    rows = ["hostel  mood  price"]
    for row in view["hostel"]:
        taken = "" if row["painter"] is None else f" [{name(view, row['painter'])}]"
        rows.append(f"{row['hour']:>5}:00  {row['mood']:>+3}  {row['price']:>3}{taken}".replace("+0", " 0"))
    return rows


def market(view: View) -> list[str]:
    rows = [f"market (bag {view['bag']})"]
    for booth in view["booths"]:
        spaces = [space_letters(space) for space in booth["spaces"]]
        rows.append(f"{booth['booth']:<4}{' '.join(spaces)}".rstrip())
    return rows


def space_letters(space: dict[str, Any] | None) -> str:
    if space is None:
        return "."
    return "-" if space["bought"] else letters(space["paints"])


def pieces(view: View) -> list[str]:
    standing = [f"bishop ! on {view['bishop']}"]
    if view["leonardo"] is not None:
        standing.append(f"Leonardo L on {view['leonardo']['segment']}, led by seat {view['leonardo']['controller']}")
    left = f"{view['tiles_left']} of {len(view['ceiling'])} tiles left"
    if not (view["final"] or view["over"]):
        left += f" (the last round at {view['final_at']})"
    laid = f"on the altar {letters(view['altar']['laid'])}" if view["altar"]["laid"] else ""
    return labelled("ceiling", *standing, left, laid)


def painters(view: View) -> list[str]:
    head = ("", "points", "hour", "mood", "hands", *view["places"], "tiles")
    return columns(head, [painter(view, person) for person in view["people"]])


def painter(view: View, person: dict[str, Any]) -> list[object]:
    seat = person["seat"]
    mark = "  Leonardo" if seat is None else seat_mark(view, seat)
    place = f"start {person['start_space']}" if person["start_space"] is not None else person["score"]
    hour = f"{person['hour']}:00" if person["hour"] else "-"
    mood = "-" if person["mood"] is None else f"{person['mood']:+}".replace("+0", "0")
    hands = "-" if person["apprentices"] is None else person["apprentices"]
    return [mark, place, hour, mood, hands, *sheet(person), len(person["restored"])]


def sheet(person: dict[str, Any]) -> list[str]:
    """Apprentices by place; where a module's tile covers a place, those on the tile."""
    covers = person.get("covers") or [None] * len(person["sheet"])
    placed = zip(person["sheet"], covers, strict=True)
    return [str(count or ".") if tile is None else f"{tile[:SHORT]}:{count}" for count, tile in placed]


def screens(view: View) -> list[str]:
    """What lies behind the screens, where they are open."""
    lines: list[str] = []
    for person in view["people"]:
        if "coins" in person:
            lines += labelled(f"seat {person['seat']}", f"{person['coins']} Thalers", paints_of(person["paints"]))
    return lines


def own(view: View) -> list[str]:
    mine = view["mine"]
    if mine is None:
        return []
    planned = dict(zip(view["places"], mine["plan"], strict=True))
    tiles = [tile for tile in mine.get("covers", ()) if tile]
    return [
        *labelled(
            f"yours (seat {view['seat']})",
            f"{mine['coins']} Thalers" + (f" (+{mine['income']} to come)" if mine["income"] else ""),
            paints_of(mine["paints"]),
            f"planned {counted(planned)}" if any(mine["plan"]) else "",
            f"laid {listed(tiles)}" if tiles else "",
        ),
        *open_moves(view),
    ]
