"""The table of the card game in plain letters, for `print(state)`: R is red, Y/O a yellow card with half an orange
bottle; after it m, w and b are its market, workshop and bishop symbols."""

from typing import Any

from bottega.core.drawing import beside, columns, labelled, listed, open_moves, seat_mark, title

View = dict[str, Any]

LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "orange": "O", "green": "G", "purple": "P"}
SYMBOLS = ("market", "workshop", "bishop")


def draw(view: View) -> str:
    """The whole table.

    >>> import bottega
    >>> print(bottega.game("fresco-cards").new(players=3, seed=7))
    Fresco: The Card Game, round 1, choose; seat 1 to act
    <BLANKLINE>
    sections   C08*      C13       C25       C05*
    paints     ROG       YBP       RBP       RBO
    points     3/4/5/6   2/3/4/5   2/3/4/5   2/3/4/5
    <BLANKLINE>
    sections: 21 in the pile; the game ends at 6 restored by one
    bishop: orange (11 cards left)
    tiles: request, turn, purple (17 left)
    piles: 26 market (0 discarded), 14 workshop 1 (0 discarded), 14 workshop 2 (0 discarded),
      14 workshop 3 (0 discarded)
    <BLANKLINE>
              points  sections  hand (market/1/2/3)  tiles
      seat 0       0    0 of 6          5 (5/0/0/0)      -
    > seat 1       0    0 of 6          6 (6/0/0/0)      -
      seat 2       0    0 of 6          5 (5/0/0/0)      -
    """
    moment = f"round {view['round']}"
    if not view["over"]:
        moment += f"{' (the last)' if view['final'] else ''}, {view['phase']}"
    return "\n".join(
        [
            title("Fresco: The Card Game", view, moment),
            "",
            *beside([["sections", "paints", "points"], *[section(face) for face in view["row"]]]),
            *supply(view),
            "",
            *columns(("", "points", "sections", hands(view), "tiles"), [painter(view, p) for p in view["people"]]),
            "",
            *begun(view),
            *own(view),
        ]
    ).rstrip()


def section(face: dict[str, Any] | None) -> list[str]:
    """Its number, paints and points by the turns it is given; a star when it asks for the favourite colour."""
    if face is None:
        return ["-"]
    mark = "*" if face["favourite"] else ""
    return [face["section"] + mark, letters(face["paints"]), "/".join([str(points) for points in face["points"]])]


def letters(paints: list[str]) -> str:
    return "".join([LETTERS[paint] for paint in paints])


def supply(view: View) -> list[str]:
    piles = [f"{pile['left']} {pile_name(pile['pile'])} ({len(pile['discards'])} discarded)" for pile in view["piles"]]
    return [
        "",
        *labelled(
            "sections", f"{view['sections_left']} in the pile; the game ends at {view['end_at']} restored by one"
        ),
        *labelled("bishop", f"{view['favourite'] or 'no favourite'} ({view['bishops_left']} cards left)"),
        *labelled(
            "tiles", f"{listed([tile for tile in view['display'] if tile]) or 'none'} ({view['tiles_left']} left)"
        ),
        *labelled("piles", listed(piles)),
    ]


def pile_name(pile: str) -> str:
    return f"workshop {pile}" if pile.isdecimal() else pile


def hands(view: View) -> str:
    """The head over the hands: how many cards have which back."""
    return f"hand ({'/'.join([pile['pile'] for pile in view['piles']])})"


def painter(view: View, person: dict[str, Any]) -> list[object]:
    worth = "+".join([str(section["points"]) for section in person["sections"]])
    backs = "/".join([str(count) for count in person["backs"].values()])
    return [
        seat_mark(view, person["seat"]),
        person["score"],
        f"{person['restored']} of {view['end_at']}" + (f" ({worth})" if worth else ""),
        f"{person['hand']} ({backs})",
        " ".join(person["tiles"]) or "-",
    ]


def card(face: dict[str, Any]) -> str:
    half = f"/{LETTERS[face['half']]}" if face["half"] else ""
    symbols = "".join([symbol[0] * face[symbol] for symbol in SYMBOLS])
    return f"{face['card']} {LETTERS[face['colour']]}{half}" + (f" {symbols}" if symbols else "")


def begun(view: View) -> list[str]:
    """What lies on the table of the running turn."""
    request = view["request"]
    return [
        *labelled("laid", listed([card(face) for face in view["laid"]])),
        *labelled("request", f"seat {request['asker']} asks for {request['colour']}" if request else ""),
    ]


def own(view: View) -> list[str]:
    mine = view["mine"]
    if mine is None:
        return []
    known = [f"seat {seat} {' '.join(cards)}" for seat, cards in enumerate(mine["known"]) if cards]
    paying = mine["paying"]
    return [
        *labelled(
            f"yours (seat {view['seat']})",
            listed([card(face) for face in mine["hand"]]) or "no cards",
            f"set aside {listed([card(face) for face in mine['chosen']])}" if mine["chosen"] else "",
            f"paying {paying['for']} for {paying['section']}" if paying else "",
            f"known to you: {listed(known)}" if known else "",
        ),
        *open_moves(view),
    ]
