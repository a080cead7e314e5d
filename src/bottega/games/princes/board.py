"""The table of The Princes of Florence in plain letters, for `print(state)`: the estates side by side."""

from typing import Any

from bottega.core.drawing import beside, columns, counted, labelled, listed, open_moves, seat_mark, title
from bottega.games.princes.actions import CELL_NAMES, SIDE

View = dict[str, Any]

PALACE = "#"
EMPTY = "."


def draw(view: View) -> str:
    """The whole table.

    >>> import bottega
    >>> print(bottega.game("princes").new(players=3, seed=7))
    The Princes of Florence, round 1 of 7, choose-professions, works need 7; seats 0, 1, 2 to act
    <BLANKLINE>
    > seat 0          > seat 1          > seat 2
      a b c d e f g     a b c d e f g     a b c d e f g
    1 . . . . . . .   1 . . . . . . .   1 . . . . . . .
    2 . . . . . . .   2 . . . . . . .   2 . . . . . . .
    3 . . . . . . .   3 . . . . . . .   3 . . . . . . .
    4 . . . . . . .   4 . . . . . . .   4 . . . . . . .
    5 . . . . . . .   5 . . . . . . .   5 . . . . . . .
    6 # # # . . . .   6 # # # . . . .   6 # # # . . . .
    7 # # # . . . .   7 # # # . . . .   7 # # # . . . .
    <BLANKLINE>
              prestige  works  best  jesters  builders  professions  bonus  recruiting  prestige cards
    > seat 0         0      0     -        0         0            4      0           0               0
    > seat 1         0      0     -        0         0            4      0           0               0
    > seat 2         0      0     -        0         0            4      0           0               0
    <BLANKLINE>
    for sale: f forest 6, l lake 6, p park 6, jester 7, builder 6, prestige card 14, recruiting card 5
    buildings: U university 3, L laboratory 3, W workshop 3, I library 3, O opera 3, S studio 3,
      H hospital 3, T theatre 3, E tower 3, C chapel 3
    freedoms: travel 2, religion 2, opinion 2
    cards to draw: profession 9, bonus 20, prestige 14
    """
    moment = f"round {view['round']}"
    if not view["over"]:
        moment += f" of {view['rounds']}, {view['phase']}, works need {view['minimum']}"
    signs = signs_of(view)
    return "\n".join(
        [
            title("The Princes of Florence", view, moment),
            "",
            *beside([estate(view, prince, signs) for prince in view["people"]]),
            "",
            *columns(HEAD, [facts(view, prince) for prince in view["people"]]),
            "",
            *supply(view, signs),
            *asked(view),
            *own(view),
        ]
    )


def signs_of(view: View) -> dict[str, str]:
    """A letter for each piece: the first of its name that no other has, small for landscapes."""
    signs: dict[str, str] = {}
    for name in [building["building"] for building in view["buildings"]]:
        free = [letter for letter in (*name.upper(), *"XYZVQ") if letter.isalpha() and letter not in signs.values()]
        signs[name] = free[0]
    for name in [landscape["landscape"] for landscape in view["landscapes"]]:
        free = [letter for letter in name.lower() if letter.isalpha() and letter not in signs.values()]
        signs[name] = free[0]
    return signs


def estate(view: View, prince: dict[str, Any], signs: dict[str, str]) -> list[str]:
    drawn = dict.fromkeys(CELL_NAMES, EMPTY)
    drawn |= dict.fromkeys(view["estate"]["palace"], PALACE)
    for plot in prince["estate"]:
        drawn |= dict.fromkeys(plot["cells"], signs[plot["piece"]])
    rows = [seat_mark(view, prince["seat"]), "  " + " ".join([name[0] for name in CELL_NAMES[:SIDE]])]
    for row in range(SIDE):
        cells = CELL_NAMES[row * SIDE : row * SIDE + SIDE]
        rows.append(f"{row + 1} " + " ".join([drawn[name] for name in cells]))
    return rows


HEAD = ("", "prestige", "works", "best", "jesters", "builders", "professions", "bonus", "recruiting", "prestige cards")


def facts(view: View, prince: dict[str, Any]) -> list[object]:
    return [
        seat_mark(view, prince["seat"]),
        prince["prestige"],
        prince["works"],
        prince["best_work"] or "-",
        prince["jesters"],
        prince["builders"],
        prince["professions_in_hand"],
        prince["bonus_in_hand"],
        prince["recruiting_in_hand"],
        prince["prestige_cards"],
    ]


def supply(view: View, signs: dict[str, str]) -> list[str]:
    buildings = [f"{signs[row['building']]} {row['building']} {row['left']}" for row in view["buildings"]]
    piles = [f"{signed(pile['item'], signs)} {'sold' if pile['sold'] else pile['left']}" for pile in view["piles"]]
    freedoms = {row["freedom"]: row["left"] for row in view["freedoms"]}
    florins = [f"seat {prince['seat']} {prince['florins']}" for prince in view["people"] if "florins" in prince]
    return [
        *labelled("for sale", listed(piles)),
        *labelled("buildings", listed(buildings)),
        *labelled("freedoms", counted(freedoms) or "none left", *owned("freedoms", view)),
        *labelled("cards to draw", counted(view["decks"])),
        *labelled("played", *owned("played", view)),
        *labelled("florins", listed(florins)),
    ]


def owned(what: str, view: View) -> list[str]:
    """By seat, what each has of it."""
    return [f"seat {prince['seat']} {' and '.join(prince[what])}" for prince in view["people"] if prince[what]]


def signed(item: str, signs: dict[str, str]) -> str:
    return f"{signs[item]} {item}" if item in signs else item.replace("_", " ")


def asked(view: View) -> list[str]:
    """The running auction or turn."""
    auction, turn = view["auction"], view["turn"]
    if auction is not None and auction["item"] is not None:
        bidding = f"{auction['bid']} by seat {auction['bidder']}, still in {listed(auction['still'])}"
        return labelled("auction", f"{auction['item'].replace('_', ' ')}: {bidding}")
    if auction is not None:
        return labelled("auction", f"seat {auction['opener']} opens")
    if turn is not None:
        work = f"a {turn['work']['profession']}'s work of {turn['work']['value']}" if turn["work"] else ""
        return labelled("turn", f"seat {turn['seat']}, {turn['actions_left']} actions left", work)
    return []


def own(view: View) -> list[str]:
    mine = view["mine"]
    if mine is None:
        return []
    hand = [f"{card['profession']} {card['value']}" for card in mine["professions"]]
    faces = {card["card"]: card["name"] for kind in ("bonus", "prestige") for card in view["cards"][kind]}
    medals = [faces[card["card"]] for card in mine["prestige_cards"]]
    return [
        *labelled(
            f"yours (seat {view['seat']})",
            f"{mine['florins']} florins",
            f"professions with the value of their works: {listed(hand)}" if hand else "",
            f"bonus {listed([faces[card['card']] for card in mine['bonuses']])}" if mine["bonuses"] else "",
            f"prestige {listed(medals)}" if medals else "",
        ),
        *open_moves(view),
    ]
