"""What a seat is worth: the same player at all of them, many deals."""

from collections.abc import Sequence

from bottega.lab.match import play
from bottega.lab.statistics import margins
from bottega.lab.studies.question import Finding, Question, Row, mean_and_error
from bottega.lab.workers import is_stopped


class Seats:
    def check(self, question: Question) -> None:
        """Every game has seats."""
        question.refuse_verb()

    def play(self, question: Question, number: int) -> list[Row]:
        match = question.match()
        result = play(match, number, is_stopped)
        return [
            {
                "game": number,
                "seat": match.seat(bot, number),
                "score": score,
                "margin": round(margin, 4),
                "won": result.shares[bot],
            }
            for bot, (score, margin) in enumerate(zip(result.scores, margins(result.scores), strict=True))
        ]

    def findings(self, rows: Sequence[Row]) -> list[Finding]:
        found = []
        for seat in sorted({int(row["seat"]) for row in rows}):
            mine = [row for row in rows if row["seat"] == seat]
            won = sum([float(row["won"]) for row in mine]) / len(mine)
            effect = mean_and_error([float(row["margin"]) for row in mine])
            found.append(Finding({"seat": seat}, *effect, len(mine), {"win_share": won}))
        return found
