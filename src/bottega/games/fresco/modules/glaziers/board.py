"""The glaziers on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View
from bottega.games.fresco.letters import letters, paints_of


def lines(facts: Facts, view: View) -> list[str]:
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
