"""The table of Fresco drawn in letters, in two sizes: framed for about 100 x 30, bare for 80 x 24."""

from typing import Any

from rich.text import Text

from bottega.games.fresco.actions import SIDE
from bottega.locale import signed
from bottega.terminal.blocks import ASCII, ROUNDED, Block, beside, boxed, fit, ink, spread
from bottega.terminal.face import View
from bottega.terminal.fresco.covering import tile_letter
from bottega.terminal.fresco.module_lines import lines as module_lines
from bottega.terminal.fresco.verbs import ware
from bottega.terminal.fresco.words import ALL_LETTERS, DIM_ZERO, EDGE, GOLD, HEADING, QUIET, Words

TALL = 14
TALL_WIDTHS = (29, 41)
COMPACT_WIDTHS = (28, 51)
CELL = {True: 7, False: 10}
HOUSE = "house edition"
SHEET = 14
RESTORED = "#75664a"
COLUMNS = {"points": 4, "hour": 5, "mood": 5, "apprentices": 4, "tiles": 6}


def draw(words: Words, view: View, width: int, tall: bool) -> Block:
    body = framed(words, view, width) if tall else bare(words, view, width)
    # The modules come last: a crowded screen does without its last lines.
    return [header(words, view, width), *body, *own_goods(words, view, width), *module_lines(words, view, width)]


def header(words: Words, view: View, width: int) -> Text:
    say = words.texts.text
    left = ink(f" {say('fresco-title')} ", "bold #2a1c13 on #d9b88a")
    left.append(" ")
    left.append(say("fresco-final") if view["final"] else say("fresco-round", round=view["round"]), GOLD)
    left.append(" · " + say(f"fresco-phase-{view['phase'].replace('.', '-')}"), "bold")
    key = "fresco-tiles-left-final" if view["final"] or view["over"] else "fresco-tiles-left"
    counts: dict[str, int] = {"left": view["tiles_left"], "all": len(view["ceiling"])}
    if key == "fresco-tiles-left":
        counts["at"] = view["final_at"]
    right = ink(say(key, **counts), QUIET)
    edition = ink(say("fresco-edition", edition=edition_name(view)) + " · ", QUIET)
    fits = left.cell_len + edition.cell_len + right.cell_len + 2 <= width
    return spread(left, edition.append_text(right) if fits else right, width)


def edition_name(view: View) -> str:
    return "house" if view["edition"] == HOUSE else str(view["edition"])


def framed(words: Words, view: View, width: int) -> Block:
    say = words.texts.text
    edges = ROUNDED if words.marks.unicode else ASCII
    left, centre = TALL_WIDTHS
    right = width - left - centre
    hours = len(view["hostel"]) + 3
    beds = [indented(row) for row in hostel(words, view, "fresco-hostel-hour")]
    column = boxed(ink(say("fresco-hostel"), HEADING), beds, left, hours, edges, EDGE)
    column += boxed(market_title(words, view), market(words, view), left, TALL - hours, edges, EDGE)
    ceiling = [indented(line) for line in (*tall_ceiling(words, view), altar(words, view))]
    cathedral = boxed(ink(say("fresco-cathedral"), HEADING), ceiling, centre, TALL, edges, EDGE)
    panels = tall_painters(words, view, right - 3)
    people = boxed(ink(say("fresco-painters"), HEADING), panels, right, TALL, edges, EDGE)
    return beside([column, cathedral, people], [left, centre, right])


def indented(line: Text) -> Text:
    return ink(" ").append_text(line)


def bare(words: Words, view: View, width: int) -> Block:
    left, right = COMPACT_WIDTHS
    right = max(right, min(width - left - 1, 60))
    rows = beside([hostel(words, view, "fresco-hostel"), compact_ceiling(words, view)], [left, right], 1)
    booths = [market_title(words, view), *market(words, view)]
    rows += beside([booths, compact_painters(words, view)], [left, right], 1)
    return rows


# --- hostel and market ---------------------------------------------------------------------------------------------


def hostel(words: Words, view: View, first_column: str) -> Block:
    """Hour, mood and price under their names, and who sleeps no longer."""
    say = words.texts.text
    hour, mood, price = words.texts.text(first_column), say("fresco-hostel-mood"), say("fresco-hostel-price")
    rows = [ink(hour, HEADING)]
    rows[0].append(f" {mood} {price}", QUIET)
    for row in view["hostel"]:
        taken = row["painter"]
        line = ink(f"{words.hour(row['hour']):>{len(hour)}}", "bold" if taken is None else QUIET)
        numbers = f"{signed(row['mood']):>{len(mood) + 1}}{row['price']:>{len(price) + 1}} "
        line.append(numbers, "" if taken is None else QUIET)
        if taken is not None:
            line.append_text(words.title(taken))
        rows.append(line)
    return rows


def market_title(words: Words, view: View) -> Text:
    title = ink(words.texts.text("fresco-market"), HEADING)
    title.append(" " + words.texts.text("fresco-market-bag", tiles=view["bag"]), QUIET)
    return title


def market(words: Words, view: View) -> Block:
    rows: Block = []
    for booth in view["booths"]:
        line = ink(f" {booth['booth']:<4}", "bold")
        if all(space is None for space in booth["spaces"]):
            line.append(words.texts.text("fresco-booth-empty"), QUIET)
        for number, space in enumerate(booth["spaces"], 1):
            if space is not None and not space["bought"]:
                line.append_text(ware(words, view, space["paints"], booth["booth"], number))
                line.append("  ")
            elif space is not None:
                line.append(words.marks.sign("·", "-") + "  ", QUIET)
        rows.append(line)
    return rows


# --- the ceiling ---------------------------------------------------------------------------------------------------


def columns_row(view: View, cell: int) -> Text:
    names = [segment["segment"][0] for segment in view["ceiling"][:SIDE]]
    return ink(("  " + "".join(f"{name:^{cell}}" for name in names)).rstrip(), QUIET)


def pieces(words: Words, view: View, segment: dict[str, Any]) -> Text:
    """The bishop and Leonardo, where they stand."""
    line = Text()
    if view["bishop"] == segment["segment"]:
        line.append(words.marks.sign("♝", "!"), GOLD)
    if view["leonardo"] is not None and view["leonardo"]["segment"] == segment["segment"]:
        line.append_text(words.emblem(view["leonardo"]["painter"]))
    return line


def value(segment: dict[str, Any]) -> Text:
    line = ink(f"{segment['points']:>2}", "bold")
    if segment["bonus"]:
        line.append(f"+{segment['bonus']}", GOLD)
    return line


def restored_mark(words: Words, segment: dict[str, Any]) -> Text:
    line = ink(words.marks.sign("░", ":"), RESTORED)
    line.append_text(words.emblem(segment["restored_by"]))
    line.append(words.marks.sign("░", ":"), RESTORED)
    return line


def tall_ceiling(words: Words, view: View) -> Block:
    rows = [columns_row(view, CELL[True])]
    for start in range(0, len(view["ceiling"]), SIDE):
        upper = ink(f"{start // SIDE + 1} ", QUIET)
        lower = ink("  ")
        for segment in view["ceiling"][start : start + SIDE]:
            top, foot = tall_cell(words, view, segment)
            upper.append_text(fit(top, CELL[True]))
            lower.append_text(fit(foot, CELL[True]))
        rows += [upper, lower]
    return rows


def tall_cell(words: Words, view: View, segment: dict[str, Any]) -> tuple[Text, Text]:
    shade = words.marks.sign("░", ":")
    if segment["covered"]:
        top, foot = ink(" "), ink("  ")
        top.append_text(value(segment))
        foot.append_text(words.tile(segment["paints"]))
        top.append_text(pieces(words, view, segment))
    else:
        here = pieces(words, view, segment)
        side = shade * (1 if here.cell_len else 2)
        top, foot = ink(" " + side, RESTORED), ink(" " + shade * 5, RESTORED)
        top.append_text(words.emblem(segment["restored_by"]))
        top.append(side, RESTORED)
        top.append_text(here)
    return top, foot


def compact_ceiling(words: Words, view: View) -> Block:
    rows = [columns_row(view, CELL[False])]
    for start in range(0, len(view["ceiling"]), SIDE):
        line = ink(f"{start // SIDE + 1} ", QUIET)
        for segment in view["ceiling"][start : start + SIDE]:
            line.append_text(fit(compact_cell(words, view, segment), CELL[False]))
        line.rstrip()
        rows.append(line)
    return rows


def compact_cell(words: Words, view: View, segment: dict[str, Any]) -> Text:
    if segment["covered"]:
        cell = fit(value(segment), 5)
        cell.append_text(fit(words.tile(segment["paints"]), 3))
    else:
        cell = ink(" ")
        cell.append_text(fit(restored_mark(words, segment), 6))
    cell.append_text(pieces(words, view, segment))
    return cell


def altar(words: Words, view: View) -> Text:
    terms = view["altar"]
    line = words.say(
        "fresco-altar-terms",
        basics=words.paints(view["colours"]["basic"]),
        basic=terms["basic"],
        blend=terms["blend"],
        blends=words.paints(view["colours"]["blended"]),
        three=terms["three_blends"],
    )
    if terms["laid"]:
        line.append(" : ", QUIET)
        line.append_text(words.tile(terms["laid"]))
    return line


# --- painters ------------------------------------------------------------------------------------------------------


def by_rank(view: View) -> list[dict[str, Any]]:
    """The foremost on the track first; on the starting spaces the higher number stands further ahead."""
    people: list[dict[str, Any]] = view["people"]
    return sorted(people, key=lambda p: (p["score"], p["start_space"] or 99), reverse=True)


def points(words: Words, person: dict[str, Any]) -> str:
    if person["start_space"] is not None:
        return f"S{person['start_space']}"
    return str(person["score"])


def acting(words: Words, view: View, person: dict[str, Any]) -> Text:
    acts = person["seat"] is not None and person["seat"] in view["to_act"]
    return ink(words.marks.sign("▸", ">") if acts else " ", GOLD)


def sheet(words: Words, view: View, counts: list[int], covers: list[str | None] | None = None) -> Text:
    """How many apprentices stand where, by the places' letters; a tile that covers a place has a small letter."""
    line = Text()
    for place, count, tile in zip(view["places"], counts, covers or [None] * len(counts), strict=True):
        if tile is None:
            line.append(f"{words.letter(place)}{count}", "bold" if count else DIM_ZERO)
        else:
            line.append(f"{tile_letter(words, tile)}{count}", GOLD)
        line.append(" ")
    line.rstrip()
    return line


def open_sheet(words: Words, view: View, person: dict[str, Any]) -> Text:
    """The plan when it lies open; before, only whether it is made."""
    if any(person["sheet"]) or (view["order"] and view["phase"] != "planning"):
        return sheet(words, view, person["sheet"], person.get("covers"))
    if view["phase"] != "planning":
        return Text()
    key = "fresco-ready" if person["ready"] else "fresco-hidden"
    return ink(words.texts.text(key), GOLD if person["ready"] else QUIET)


def tall_painters(words: Words, view: View, width: int) -> Block:
    say = words.texts.text
    rows: Block = []
    for person in by_rank(view):
        name = acting(words, view, person)
        name.append_text(words.title(person["painter"]))
        shown = points(words, person)
        if person["start_space"] is None:
            shown = say("fresco-points", points=shown)
        rows.append(spread(name, ink(shown, words.style(person["painter"])), width))
        facts = [words.hour(person["hour"])] if person["hour"] else []
        if person["seat"] is not None:
            facts.append(say("fresco-mood", mood=signed(person["mood"])))
            facts.append(say("fresco-apprentices-short", count=person["apprentices"]))
        second = ink("  " + " · ".join(facts), QUIET)
        if person["seat"] is None and view["leonardo"] is not None:
            second.append(" · " if facts else "", QUIET)
            second.append_text(words.say("fresco-holds-tile", painter=words.painter(view["leonardo"]["controller"])))
        rows.append(second)
        third = ink("  ")
        third.append_text(fit(open_sheet(words, view, person), SHEET))
        third.append(" " + say("fresco-tiles-count", tiles=len(person["restored"])), QUIET)
        rows.append(third)
    return rows


def compact_painters(words: Words, view: View) -> Block:
    say = words.texts.text
    head = ink(fit(ink(f" {say('fresco-painters')}"), 11).plain, HEADING)
    for column, wide in COLUMNS.items():
        head.append(f"{say(f'fresco-column-{column}'):>{wide}}", QUIET)
    rows = [head]
    for person in by_rank(view):
        line = acting(words, view, person)
        line.append_text(fit(words.title(person["painter"]), 10))
        mood, hands = person["mood"], person["apprentices"]
        shown = {
            "points": points(words, person),
            "hour": words.hour(person["hour"]) if person["hour"] else words.marks.sign("·", "-"),
            "mood": "" if mood is None else signed(mood),
            "apprentices": "" if hands is None else str(hands),
            "tiles": str(len(person["restored"])),
        }
        line.append("".join(f"{shown[column]:>{wide}}" for column, wide in COLUMNS.items()) + "  ")
        line.append_text(open_sheet(words, view, person))
        rows.append(line)
    return rows


# --- behind your own screen ----------------------------------------------------------------------------------------


def own_goods(words: Words, view: View, width: int) -> Block:
    if view["mine"] is None:
        return []
    line = goods_line(words, view, with_terms=True)
    # With two paints more a whole plan does not fit beside what the hour and the tiles already say.
    return [fit(line if line.cell_len <= width else goods_line(words, view, with_terms=False), width)]


def goods_line(words: Words, view: View, with_terms: bool) -> Text:
    mine, say = view["mine"], words.texts.text
    line = ink(f"{say('fresco-goods')}  ", HEADING)
    line.append(say("fresco-goods-coins", coins=mine["coins"]), GOLD)
    if mine["income"] and with_terms:
        line.append(" " + say("fresco-goods-income", income=mine["income"]), QUIET)
    line.append("  ")
    for colour, count in mine["paints"].items():
        line.append_text(words.badges(ALL_LETTERS[colour]))
        line.append(f"{count} ", "bold" if count else DIM_ZERO)
    if mine["price"] is not None and with_terms:
        line.append(" " + say("fresco-goods-price", price=mine["price"]), QUIET)
    if view["phase"] == "planning":
        line.append("  " + say("fresco-goods-plan") + " ", QUIET)
        line.append_text(sheet(words, view, mine["plan"], mine.get("covers")))
    return line
