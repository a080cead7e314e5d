"""What a seat is worth: the same player at all of them, many deals.

Who begins is drawn by lot in some games, so seats are told by the order in which they come to their first move.
"""

from collections.abc import Sequence

from bottega.lab.match import played, result
from bottega.lab.statistics import margins
from bottega.lab.studies.question import Finding, Question, Row, mean_and_error
from bottega.lab.workers import is_stopped


class Seats:
    def check(self, question: Question) -> None:
        """Every game has seats."""
        question.refuse_verb()

    def play(self, question: Question, number: int) -> list[Row]:
        match = question.match()
        state = played(match, number, is_stopped)
        ended = result(match, number, state)
        order = list(dict.fromkeys([seat for seat, _ in state.moves()]))
        rows: list[Row] = []
        for bot, margin in enumerate(margins(ended.scores)):
            seat = match.seat(bot, number)
            row: Row = {"game": number, "seat": seat, "order": order.index(seat) + 1, "score": ended.scores[bot]}
            rows.append({**row, "margin": round(margin, 4), "won": ended.shares[bot]})
        return rows

    def findings(self, rows: Sequence[Row]) -> list[Finding]:
        found = []
        for place in sorted({int(row["order"]) for row in rows}):
            mine = [row for row in rows if row["order"] == place]
            won = sum([float(row["won"]) for row in mine]) / len(mine)
            effect = mean_and_error([float(row["margin"]) for row in mine])
            found.append(Finding({"order": place}, *effect, len(mine), {"win_share": won}))
        return found
