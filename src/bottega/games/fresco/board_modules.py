"""What the modules in play add to the drawn table: a line or two each, by what lies open."""

from collections.abc import Callable
from typing import Any

from bottega.core.drawing import counted, listed, told
from bottega.games.fresco.letters import letters, paints_of

View = dict[str, Any]
Facts = dict[str, Any]


def module_lines(view: View) -> list[str]:
    lines: list[str] = []
    for name, facts in view["modules"].items():
        lines += told(name.replace("_", " "), *DRAWN[name](facts, view))
    return [*([""] if lines else []), *lines]


def by_seat(things: list[Any], drawn: Callable[[Any], str]) -> str:
    """What each seat has, without those who have nothing."""
    return listed([f"seat {seat} {drawn(thing)}" for seat, thing in enumerate(things) if thing])


def names(cards: list[Facts]) -> str:
    return " and ".join([card["name"] for card in cards])


def portraits(facts: Facts, view: View) -> list[str]:
    return [
        f"open {listed([card['name'] for card in facts['shown'] if card]) or 'none'}",
        f"deck {facts['deck']}",
        by_seat(facts["owned"], names),
    ]


def requests(facts: Facts, view: View) -> list[str]:
    tops = [f"{stack['type']} {stack['top']['points']} ({stack['left']})" for stack in facts["stacks"] if stack["top"]]
    owned = by_seat(facts["owned"], lambda cards: " and ".join([card["type"] for card in cards]))
    return [f"on top {listed(tops) or 'none'}", f"fulfilled: {owned}" if owned else ""]


def special_blends(facts: Facts, view: View) -> list[str]:
    return [f"at the altar pink {facts['altar']['pink']}, brown {facts['altar']['brown']}"]


def wishing_well(facts: Facts, view: View) -> list[str]:
    mine = facts["mine"]
    return [
        f"{facts['well']} of {facts['well_size']} pennies in the well",
        f"deck {facts['deck']}",
        f"cards held: {held}" if (held := by_seat(facts["held"], str)) else "",
        f"your pennies {mine['pennies']}" if mine is not None else "",
    ]


def leaf_gold(facts: Facts, view: View) -> list[str]:
    gold = [f"{space['booth']}.{space['space']} {space['gold']}" for space in facts["spaces"]]
    mine = facts["mine"]
    return [
        f"refines {facts['refined']}" if facts["refined"] else "",
        f"on the market {listed(gold) or 'none'}",
        f"yours {mine}" if mine is not None else "",
    ]


def glaziers(facts: Facts, view: View) -> list[str]:
    bench = [f"{letters(w['panes'])} {w['points']} for {w['price']}" for w in facts["bench"] if w]
    laid = [f"{segment} {letters(window['panes'])}" for segment, window in facts["openings"].items()]
    mine = facts["mine"]
    return [
        f"glass {paints_of(facts['board'])}",
        f"windows {listed(bench) or 'none'}",
        f"deck {facts['deck']}",
        f"set in {listed(laid)}" if laid else "",
        f"your glass {paints_of(mine)}" if mine is not None else "",
    ]


def favors(facts: Facts, view: View) -> list[str]:
    return [f"{facts['left']} left: {counted(facts['unseen'])}"]


def scrolls(facts: Facts, view: View) -> list[str]:
    mine = facts["mine"] or {}
    own = [f"{kind} {scroll['number']}" for kind, scroll in mine.items() if scroll]
    return [f"held: {by_seat(facts['held'], ' and '.join) or 'none'}", f"yours {listed(own)}" if own else ""]


def instalments(certificates: list[Facts]) -> str:
    return " and ".join([f"{bell['certificate']} {bell['placed']}/{bell['price']}" for bell in certificates])


def bells(facts: Facts, view: View) -> list[str]:
    offers = [f"{bell['certificate']} for {bell['price']}" for bell in facts["shown"] if bell]
    partly = by_seat(facts["partly"], instalments)
    return [
        f"open {listed(offers) or 'none'}",
        f"stack {facts['stack']}",
        f"paid: {paid}" if (paid := by_seat(facts["face_down"], str)) else "",
        f"in part: {partly}" if partly else "",
    ]


def wall_fresco(facts: Facts, view: View) -> list[str]:
    sections = [
        f"{section['section']} {letters([section['paint']])}" for section in facts["sections"] if section["open"]
    ]
    return [
        f"{facts['left']} sections left, {facts['points']} points each",
        f"open {listed(sections) or 'none'}",
        f"tiles: {tiles}" if (tiles := by_seat(facts["tiles"], lambda t: str(len(t)))) else "",
    ]


def medico(facts: Facts, view: View) -> list[str]:
    offer = [f"{bottle['bottle']} for {bottle['price']}" for bottle in facts["offer"] if bottle["bottle"]]
    return [
        f"ill: {by_seat(facts['ill'], str) or 'nobody'}",
        f"bottles {listed(offer) or 'none'}",
        f"held: {held}" if (held := by_seat(facts["held"], " and ".join)) else "",
        f"{facts['stack']} infections to come",
    ]


DRAWN: dict[str, Callable[[Facts, View], list[str]]] = {
    "portraits": portraits,
    "requests": requests,
    "special_blends": special_blends,
    "wishing_well": wishing_well,
    "leaf_gold": leaf_gold,
    "glaziers": glaziers,
    "favors": favors,
    "scrolls": scrolls,
    "bells": bells,
    "wall_fresco": wall_fresco,
    "medico": medico,
}
