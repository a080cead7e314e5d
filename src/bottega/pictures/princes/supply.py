"""What is sold at auction, what has been bid, the rounds, and what is left of buildings, freedoms and cards."""

from bottega.pictures.canvas import Canvas, common_size
from bottega.pictures.furniture import disc, sheet
from bottega.pictures.princes.estate import cells_of, corner, parts, piece_on
from bottega.pictures.words import View, Words, first_large

HEIGHT = 132
BUILDINGS = 84
ITEM = 94
NAME = 14  # how large the name of an item is at most
BACKS = {"prestige_card": ("#7d2335", "i-prestige"), "recruiting_card": ("#22415f", "i-recruit")}
DECKS = {"profession": ("#7a4a2d", "i-person"), "bonus": ("#1f6156", "i-bonus"), "prestige": BACKS["prestige_card"]}
SHOWN = 3  # cells, at least, in which a building of the supply is drawn


def draw(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    sheet(canvas, x, y, width, HEIGHT)
    auction = view["auction"] or {"item": None}
    names = [first_large(words(f"princes-name-{pile['item']}")) for pile in view["piles"]]
    size = common_size(names, NAME, "bold", ITEM - 8)
    for number, (pile, name) in enumerate(zip(view["piles"], names, strict=True)):
        item(canvas, x + 8 + number * ITEM, y + 6, pile, pile["item"] == auction["item"])
        canvas.text(x + 7 + (number + 0.5) * ITEM, y + HEIGHT - 14, name, size, "bold", "ink", "middle", ITEM - 6)
    left = x + 8 + len(view["piles"]) * ITEM + 14
    canvas.path(f"M{left - 7:.0f} {y + 10:.0f}v{HEIGHT - 20}", stroke="line", stroke_dasharray="3 3", opacity=0.7)
    rounds(canvas, left + 4, y + 8, x + width - left - 12, view)
    bidding(canvas, left + 6, y + 66, x + width - left - 16, view, words)


def item(canvas: Canvas, x: float, y: float, pile: View, wanted: bool) -> None:
    """A pile of the auction: a piece or a card, and how many are left."""
    if wanted:
        canvas.rect(x + 1, y - 1, ITEM - 4, HEIGHT - 10, "#f8e3a0", rx=5, stroke="#b98a1f", stroke_width=1.6)
    faint = None if pile["left"] and not pile["sold"] else 0.45
    canvas.open(opacity=faint)
    thing(canvas, pile["item"], x + ITEM / 2 - 2, y + 52)
    canvas.close()
    disc(canvas, x + ITEM - 20, y + 14, pile["left"], 11)


def thing(canvas: Canvas, kind: str, x: float, y: float) -> None:
    """What is sold, around this point."""
    if kind in BACKS:
        back, sign = BACKS[kind]
        card_back(canvas, x - 20, y - 30, back, sign)
    elif kind in ("jester", "builder"):
        canvas.piece(f"{kind}-p", x - 26, y - 34, 54)
    else:
        cells = {"forest": ["##", "##"], "lake": ["###"], "park": ["##"]}[kind]
        shape(canvas, kind, cells, x, y, 27 if kind == "lake" else 32)


def card_back(canvas: Canvas, x: float, y: float, back: str, sign: str, wide: float = 40) -> None:
    tall = wide * 1.4
    for step in (4, 2):
        canvas.rect(x + step, y + step, wide, tall, "#3a2113", rx=4)
        canvas.rect(x + step, y + step, wide - 0.8, tall - 0.8, "#e9dcc0", rx=4)
    canvas.rect(x, y, wide, tall, back, rx=4, stroke="#3a2113", stroke_width=1)
    canvas.rect(x + 3, y + 3, wide - 6, tall - 6, "none", rx=3, stroke="url(#gold)", stroke_width=1.2)
    canvas.piece(sign, x + wide / 2 - wide * 0.24, y + tall / 2 - wide * 0.24, wide * 0.48, ink="#f8e3a0")


def shape(canvas: Canvas, kind: str, rows: list[str], x: float, y: float, square: float) -> None:
    """A piece of the supply, its middle at this point."""
    cells = cells_of(rows)
    top, left = corner(cells)
    wide = max([column for _, column in cells]) - left + 1
    tall = max([row for row, _ in cells]) - top + 1
    with canvas.moved(x - wide * square / 2, y - tall * square / 2, square / parts()["cell"]):
        piece_on(canvas, kind, cells)


def rounds(canvas: Canvas, x: float, y: float, width: float, view: View) -> None:
    """An arch for each round, with the work value that it asks for."""
    step = min(width / max(len(view["minimums"]), 1), 52)
    for number, minimum in enumerate(view["minimums"], 1):
        left, now = x + (number - 1) * step, number == view["round"]
        fill = "url(#gold)" if now else "#dfcaa0"
        half = step / 2 - 2
        arch = f"M{left:.1f} {y + 48:.1f}v-28a{half:.1f} 20 0 0 1 {2 * half:.1f} 0v28Z"
        canvas.path(arch, fill, stroke="#8d6f4e", stroke_width=1, opacity=None if number >= view["round"] else 0.5)
        canvas.text(left + half, y + 19, str(number), 11.5, "text", "ink-2", "middle")
        canvas.text(left + half, y + 40, str(minimum), 19, "display", "ink", "middle")


def bidding(canvas: Canvas, x: float, y: float, width: float, view: View, words: Words) -> None:
    """The highest bid and who is still in; outside of auctions the freedoms and the piles of cards."""
    auction = view["auction"]
    if auction is None or auction["item"] is None:
        freedoms(canvas, x, y + 2, view)
        decks(canvas, x + 3 * 56 + 14, y - 4, view)
        return
    canvas.piece("coin", x, y + 6, 44)
    canvas.text(x + 54, y + 40, str(auction["bid"]), 32, "display")
    canvas.piece("shield", x + 128, y + 8, 32, seat=auction["bidder"])
    still = [seat for seat in auction["still"] if seat != auction["bidder"]]
    for number, seat in enumerate(still):
        canvas.piece("shield", x + 186 + number * 28, y + 20, 20, seat=seat, opacity=0.75)
    canvas.text(x + 186, y + 12, words("princes-auction-in"), 13, "text", "ink-3", room=width - 190)


def freedoms(canvas: Canvas, x: float, y: float, view: View) -> None:
    for number, pile in enumerate(view["freedoms"]):
        medal(canvas, x + 20 + number * 56, y + 26, pile["freedom"], 19, bool(pile["left"]))
        disc(canvas, x + 38 + number * 56, y + 10, pile["left"], 9)


def medal(canvas: Canvas, x: float, y: float, freedom: str, size: float = 12, there: bool = True) -> None:
    canvas.circle(x, y + 1, size, "#6d4a0c", opacity=None if there else 0.3)
    canvas.circle(x, y, size, "url(#gold)", stroke="#7d560e", stroke_width=0.9, opacity=None if there else 0.4)
    canvas.piece(f"i-{freedom}", x - size * 0.58, y - size * 0.58, size * 1.16, ink="#3a2408")


def decks(canvas: Canvas, x: float, y: float, view: View) -> None:
    for number, (deck, count) in enumerate(view["decks"].items()):
        back, sign = DECKS[deck]
        card_back(canvas, x + number * 50, y + 8, back, sign, 32)
        disc(canvas, x + number * 50 + 34, y + 10, count, 10)


def buildings(canvas: Canvas, x: float, y: float, width: float, view: View) -> None:
    """What can still be built: each shape with how many are left."""
    sheet(canvas, x, y, width, BUILDINGS)
    step = (width - 16) / max(len(view["buildings"]), 1)
    for number, pile in enumerate(view["buildings"]):
        left = x + 8 + number * step
        canvas.open(opacity=None if pile["left"] else 0.35)
        wide = max([len(row) for row in pile["shape"]] + [SHOWN])
        tall = max(len(pile["shape"]), SHOWN)
        square = min((step - 34) / wide, (BUILDINGS - 20) / tall, 22)
        shape(canvas, pile["building"], pile["shape"], left + step / 2 - 6, y + BUILDINGS / 2, square)
        canvas.close()
        disc(canvas, left + step - 18, y + 18, pile["left"], 10)
