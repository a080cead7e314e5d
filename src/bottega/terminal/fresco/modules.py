"""What the modules in play add to the table: a few words on the board, and a page for all the rest."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, fit, ink, wrapped
from bottega.terminal.face import View
from bottega.terminal.fresco import wall_medico, wishes_glass_bells
from bottega.terminal.fresco.words import ALL_LETTERS, GOLD, HEADING, QUIET, Words

Facts = dict[str, Any]

WORD = "modules"  # the same in both languages, and as the flag of the command line
GAP = "   "
MOST_ROWS = 24  # of a page on a small screen
# Where a module matters: its words come first there, for a crowded screen loses the last ones.
PLACES = {
    "portraits": ("studio",),
    "requests": ("workshop",),
    "special_blends": ("cathedral", "cathedral.2", "workshop"),
    "leaf_gold": ("market", "cathedral", "cathedral.2"),
    "scrolls": ("cathedral", "cathedral.2"),
    "favors": ("cathedral", "cathedral.2"),
    **wishes_glass_bells.PLACES,
    **wall_medico.PLACES,
}


def lines(words: Words, view: View, width: int) -> Block:
    """As few lines as hold what each module has to say."""
    shown = [name for name in CHIPS if name in view["modules"]]
    shown.sort(key=lambda name: view["phase"] not in PLACES[name])
    rows: Block = []
    for name in shown:
        for piece in CHIPS[name](words, view, view["modules"][name]):
            roomy = [row for row in rows if row.cell_len + len(GAP) + piece.cell_len <= width]
            if roomy:
                roomy[0].append(GAP).append_text(piece)
            else:
                rows.append(piece)
    return [fit(row, width) if row.cell_len > width else row for row in rows]


def chip(words: Words, name: str) -> Text:
    return ink(words.texts.text(f"fresco-module-{name.replace('_', '-')}") + " ", HEADING)


# --- the market's gold ---------------------------------------------------------------------------------------------


def gold_spaces(view: View) -> dict[tuple[str, int], int]:
    """How much leaf gold lies at which space of the market."""
    facts = view["modules"].get("leaf_gold")
    return {} if facts is None else {(row["booth"], row["space"]): row["gold"] for row in facts["spaces"]}


def leaves(words: Words, gold: int) -> Text:
    return ink(words.marks.sign("✦", "*") * gold, GOLD)


# --- on the board --------------------------------------------------------------------------------------------------


def portraits(words: Words, view: View, facts: Facts) -> Block:
    """One piece for each card, for two of them may be too long for one line."""
    blocks: Block = []
    for space, card in enumerate(facts["shown"], 1):
        piece = chip(words, "portrait").append(f"{space} ", GOLD)
        piece.append_text(ink(words.marks.sign("·", "-"), QUIET) if card is None else portrait(words, card))
        blocks.append(piece)
    blocks[-1].append(" " + words.texts.text("fresco-portraits-deck", deck=facts["deck"]), QUIET)
    owned = owners(words, [[words.portrait(card["name"]) for card in cards] for cards in facts["owned"]])
    return blocks if owned is None else [*blocks, chip(words, "owned").append_text(owned)]


def portrait(words: Words, card: Facts) -> Text:
    """`Abbot ∞ (bishop +1)`: the sign says that it lasts."""
    line = ink(words.portrait(card["name"]), "bold")
    if card["lasting"]:
        line.append(" " + words.marks.sign("∞", "~"), GOLD)
    line.append(" (", QUIET)
    line.append_text(words.styled(words.effect(card["effect"]))).append(")", QUIET)
    return line


def owners(words: Words, things: list[list[str]]) -> Text | None:
    """Everybody's emblem with what lies before him; nothing when nobody has anything."""
    shown = [
        words.emblem(painter).append(" ").append_text(words.styled(", ".join(mine)))
        for painter, mine in enumerate(things)
        if mine
    ]
    return Text("  ").join(shown) if shown else None


def requests(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "requests")
    for stack in facts["stacks"]:
        line.append_text(words.styled(words.request(stack["type"]))).append(" ")
        if stack["top"] is None:
            line.append(words.marks.sign("·", "-"), QUIET)
        else:
            line.append(str(stack["top"]["points"]), GOLD)
        line.append("  ")
    line.append(words.texts.text("fresco-requests-needed", needed=facts["needed"]), QUIET)
    if view["seat"] is not None:
        line.append("  ").append_text(loose_tiles(words, view, facts))
    blocks = [line]
    owned = owners(words, [[words.request(tile["type"]) for tile in tiles] for tiles in facts["owned"]])
    if owned is not None:
        blocks.append(chip(words, "fulfilled").append_text(owned))
    return blocks


def loose_tiles(words: Words, view: View, facts: Facts) -> Text:
    """How many of one's own tiles may still be given, and how often they show each splash."""
    seat = view["seat"]
    loose = [segment for segment in view["painters"][seat]["restored"] if segment not in facts["piled"][seat]]
    line = ink(words.texts.text("fresco-requests-loose", tiles=len(loose)), QUIET)
    for stack in facts["stacks"][1:]:
        count = len([segment for segment in loose if stack["type"] in facts["splashes"][segment]])
        line.append(" ").append_text(words.tile([stack["type"]])).append(str(count))
    return line


def special_blends(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "special_blends")
    arrow = words.marks.sign("→", ">")
    for recipe in view["recipes"]:
        if recipe["result"] in facts["altar"]:
            line.append_text(words.tile(recipe["paints"])).append(arrow)
            line.append_text(words.tile([recipe["result"]])).append("  ")
    line.append(words.texts.text("fresco-special-altar"), QUIET)
    for colour, points in facts["altar"].items():
        line.append(" ").append_text(words.tile([colour])).append(f"+{points}")
    return [line]


def leaf_gold(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "leaf_gold")
    line.append_text(words.say("fresco-gold-refined", paints=words.paints([facts["refined"]])))
    if facts["mine"] is not None:
        line.append("  " + words.texts.text("fresco-gold-mine", gold=facts["mine"]), GOLD)
    return [line]


def scrolls(words: Words, view: View, facts: Facts) -> Block:
    line = chip(words, "scrolls")
    if facts["mine"] is None:
        return [line.append_text(held_scrolls(words, facts))]
    own = [(name, scroll) for name, scroll in facts["mine"].items() if scroll is not None]
    if not own:
        return [line.append(words.texts.text("fresco-scrolls-none"), QUIET)]
    for place, (name, scroll) in enumerate(own):
        line.append("  " if place else "").append(words.line(name, scroll["number"]) + " ", "bold")
        line.append_text(scroll_state(words, view, scroll))
    return [line]


def scroll_state(words: Words, view: View, scroll: Facts) -> Text:
    """How much of the line is restored, and whether the bishop stands on it or nothing is left to restore."""
    line = ink(f"{scroll['restored']}/{len(scroll['segments'])}", GOLD)
    if scroll["dead"]:
        line.append(" " + words.texts.text("fresco-scroll-dead"), QUIET)
    elif view["bishop"] in scroll["segments"]:
        line.append(words.marks.sign("♝", "!"), GOLD)
    return line


def held_scrolls(words: Words, facts: Facts) -> Text:
    counts = [[str(len(held))] for held in facts["held"]]
    return owners(words, counts) or Text()


def played_lines(words: Words, view: View, offer: Facts) -> str:
    """The names of one's own lines that a choice would lay open."""
    mine = view["modules"]["scrolls"]["mine"]
    kind = offer["action"].split()[1]
    lines = [name for name in ("row", "column") if kind in (name, "both")]
    return " + ".join(words.line(name, mine[name]["number"]) for name in lines)


def favors(words: Words, view: View, facts: Facts) -> Block:
    return [chip(words, "favors").append(words.texts.text("fresco-favors-left", left=facts["left"]), QUIET)]


CHIPS: dict[str, Callable[[Words, View, Facts], Block]] = {
    "portraits": portraits,
    "requests": requests,
    "special_blends": special_blends,
    "leaf_gold": leaf_gold,
    "scrolls": scrolls,
    "favors": favors,
    **wishes_glass_bells.CHIPS,
    **wall_medico.CHIPS,
}


# --- the page ------------------------------------------------------------------------------------------------------


def page(words: Words, view: View, width: int) -> Block:
    """Everything that is open to the viewer about the modules in play; when that is too much for a screen, what stands
    on the board, and how to see the rest."""
    shown = [name for name in CHIPS if name in view["modules"]]
    rows = [row for name in shown for row in module_rows(words, view, width, name)]
    if len(rows) > MOST_ROWS:
        chips = [line for name in shown for line in CHIPS[name](words, view, view["modules"][name])]
        rows = [row for line in chips for row in wrapped(line, width)]
        rows += wrapped(words.say("fresco-modules-more", names=", ".join(shown)), width)
    return rows or [words.say("fresco-modules-none")]


def module_rows(words: Words, view: View, width: int, name: str) -> Block:
    facts = view["modules"][name]
    more = MORE[name](words, view, facts) if name in MORE else []
    return [row for line in [*CHIPS[name](words, view, facts), *more] for row in wrapped(line, width)]


def more_portraits(words: Words, view: View, facts: Facts) -> Block:
    cards = {card["card"]: card for owned in facts["owned"] for card in owned}
    return [ink("  ").append_text(portrait(words, card)) for card in cards.values()]


def more_requests(words: Words, view: View, facts: Facts) -> Block:
    """The splashes behind one's own loose tiles, which the ceiling does not show."""
    seat = view["seat"]
    if seat is None:
        return []
    line = Text("  ")
    for segment in view["painters"][seat]["restored"]:
        if segment not in facts["piled"][seat]:
            line.append(f"{segment} ").append_text(words.tile(facts["splashes"][segment]) or Text("-")).append("  ")
    return [line] if line.plain.strip() else []


def more_gold(words: Words, view: View, facts: Facts) -> Block:
    """Where it lies, also when the market has been emptied; whose it is, where screens are open."""
    line = Text("  ")
    for row in facts["spaces"]:
        line.append(f"{row['booth']}.{row['space']} ").append_text(leaves(words, row["gold"])).append("  ")
    held = facts["painters"] or []
    owned = owners(words, [[str(gold)] if gold else [] for gold in held])
    return [line if owned is None else line.append_text(owned)]


def more_favors(words: Words, view: View, facts: Facts) -> Block:
    kinds = [f"{favor_name(words, kind)} {count}" for kind, count in facts["unseen"].items() if count]
    return [words.say("fresco-favors-unseen", kinds=" · ".join(kinds))]


def favor_name(words: Words, kind: str) -> str:
    """`thalers_5` in words; a foreign edition may call its favours anything."""
    name, _, what = kind.partition("_")
    if name == "paint" and what in ALL_LETTERS:
        return words.paints([what])
    if name in ("thalers", "mood", "vp") and what.isdecimal():
        return words.one_effect(name, int(what))
    return kind.replace("_", " ")


def more_scrolls(words: Words, view: View, facts: Facts) -> Block:
    gone = [words.line(row["line"], row["number"]) for row in facts["gone"]]
    line = words.say("fresco-scrolls-held").append(" ").append_text(held_scrolls(words, facts))
    if gone:
        line.append("  ").append_text(words.say("fresco-scrolls-gone", lines=", ".join(gone)))
    return [line]


MORE: dict[str, Callable[[Words, View, Facts], Block]] = {
    "portraits": more_portraits,
    "requests": more_requests,
    "leaf_gold": more_gold,
    "favors": more_favors,
    "scrolls": more_scrolls,
    **wishes_glass_bells.MORE,
    **wall_medico.MORE,
}
