"""What a module does to a game: each deal is played without it and with it, and the two games are compared."""

from collections.abc import Sequence

from bottega.core.errors import OptionError
from bottega.core.options import Several
from bottega.core.registry import game
from bottega.lab.match import play
from bottega.lab.studies.question import ERROR, Finding, Question, Row, mean_and_error
from bottega.lab.workers import is_stopped

WITHOUT = "-"
FURTHER = ("winning", "rounds", "decisions")
FIGURES = ("score", *FURTHER)


def several(game_id: str) -> Several:
    found = [option for option in game(game_id).options if isinstance(option, Several) and option.words]
    if not found:
        raise OptionError(f"{game(game_id).title} has no modules to compare.")
    return found[0]


class Modules:
    def check(self, question: Question) -> None:
        question.refuse_verb()
        if several(question.game_id).name in question.options:
            raise OptionError("Every module is compared with none: name no modules.")

    def play(self, question: Question, number: int) -> list[Row]:
        option = several(question.game_id)
        rows: list[Row] = []
        for module in (WITHOUT, *option.words):
            chosen = [] if module == WITHOUT else [module]
            result = play(question.match(**{option.name: chosen}), number, is_stopped)
            mean = sum(result.scores) / len(result.scores)
            row: Row = {"game": number, "module": module, "score": round(mean, 4), "winning": result.winning_score}
            rows.append({**row, "rounds": result.rounds, "decisions": result.decisions})
        return rows

    def findings(self, rows: Sequence[Row]) -> list[Finding]:
        without = {row["game"]: row for row in rows if row["module"] == WITHOUT}
        found = []
        for module in dict.fromkeys([str(row["module"]) for row in rows]):
            mine = [row for row in rows if row["module"] == module]
            differences = {
                figure: [float(row[figure]) - float(without[row["game"]][figure]) for row in mine] for figure in FIGURES
            }
            if module != WITHOUT:
                means = {figure: mean_and_error(some) for figure, some in differences.items()}
                more = {}
                for figure in FURTHER:
                    more[figure], more[f"{figure}{ERROR}"] = means[figure]
                found.append(Finding({"module": module}, *means["score"], len(mine), more))
        return found
