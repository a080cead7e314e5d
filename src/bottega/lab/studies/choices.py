"""What a choice is worth: at some decisions of one seat chance chooses, and the ends of the games are compared.

Which choices are open differs from decision to decision, so each is compared with those decisions at which it was open
too and chance chose another one, each weighed by how likely that was.
"""

from collections.abc import Sequence
from functools import cache

from bottega.bots import take_turn
from bottega.core.errors import OptionError
from bottega.core.options import unknown
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.lab.statistics import margins
from bottega.lab.studies.question import Finding, Question, Row, weighted

ONE_IN = 3  # decisions of the kind that are left to chance
FEWEST = 5  # rows on either side from which a difference is told


@cache
def words(game_id: str) -> tuple[tuple[str, str], ...]:
    """Each action as verb and object; of a place with parts, such as a space of a booth, the place.

    >>> words("fresco")[game("fresco").number("buy III.2")]
    ('buy', 'III')
    """
    rules = game(game_id)
    notations = [str(rules.action(number)) for number in range(rules.num_actions)]
    return tuple([(verb, rest.partition(".")[0]) for verb, _, rest in [text.partition(" ") for text in notations]])


class Choices:
    def check(self, question: Question) -> None:
        verbs = sorted({verb for verb, thing in words(question.game_id) if thing})
        if not question.verb:
            raise OptionError(f"Which choices? Say one of these words: {', '.join(verbs)}.")
        if question.verb not in verbs:
            raise unknown("kind of choice", question.verb, verbs)

    def play(self, question: Question, number: int) -> list[Row]:
        match = question.match()
        state, bots = match.new(number), match.seated(number)
        rng = Rng(match.game_seed(number), "study/choices")
        tried = number % question.players
        rows: list[Row] = []
        while not state.is_over:
            seat = state.to_act[0]
            by_word = offered(question, state, seat) if seat == tried else {}
            if len(by_word) > 1 and rng.below(ONE_IN) == 0:
                names = list(by_word)
                chosen = names[rng.below(len(names))]
                rows.append({"game": number, "seat": seat, "round": round_of(state), "choice": chosen})
                rows[-1]["open"] = " ".join(names)
                actions = by_word[chosen]
                state.apply(seat, actions[rng.below(len(actions))])
            else:
                take_turn(state, seat, bots[seat])
        margin = round(margins(state.scores())[tried], 4)
        for row in rows:
            row["margin"] = margin
        return rows

    def findings(self, rows: Sequence[Row]) -> list[Finding]:
        groups = sorted({(int(row["round"]), str(row["choice"])) for row in rows})
        found = []
        for number, choice in groups:
            asked = [row for row in rows if row["round"] == number and choice in str(row["open"]).split()]
            sides: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
            for row in asked:
                open_now = len(str(row["open"]).split())
                taken = row["choice"] == choice
                weight = open_now if taken else open_now / (open_now - 1)
                sides[0 if taken else 1].append((float(row["margin"]), weight))
            if min(len(sides[0]), len(sides[1])) >= FEWEST:
                (mine, error), (others, other_error) = weighted(sides[0]), weighted(sides[1])
                both = (error**2 + other_error**2) ** 0.5
                found.append(Finding({"round": number, "choice": choice}, mine - others, both, len(sides[0])))
        return found


def offered(question: Question, state: State, seat: int) -> dict[str, list[int]]:
    """The open actions of the kind asked about, by what they are about."""
    known = words(question.game_id)
    found: dict[str, list[int]] = {}
    for action in state.legal_actions(seat):
        verb, thing = known[action]
        if verb == question.verb and thing:
            found.setdefault(thing, []).append(action)
    return found


def round_of(state: State) -> int:
    return int(state.view(None).get("round", 0))
