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
from bottega.lab.match import Stopped
from bottega.lab.statistics import margins
from bottega.lab.studies.question import Finding, Question, Row, Weighed, difference
from bottega.lab.workers import is_stopped

ONE_IN = 3  # decisions of the kind that are left to chance
FEWEST = 10  # games on either side from which a difference is told
WORDS = 100  # come after all numbers
ALL = "all"  # rounds taken together
BETWEEN = "\t"  # the names of what is open; within a notation there is no space but a single blank


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
            if is_stopped():
                raise Stopped
            seat = state.to_act[0]
            by_word = offered(question, state, seat) if seat == tried else {}
            if len(by_word) > 1 and rng.below(ONE_IN) == 0:
                names = list(by_word)
                chosen = names[rng.below(len(names))]
                rows.append({"game": number, "seat": seat, "round": round_of(state), "choice": chosen})
                rows[-1]["open"] = BETWEEN.join(names)
                actions = by_word[chosen]
                state.apply(seat, actions[rng.below(len(actions))])
            else:
                take_turn(state, seat, bots[seat])
        margin = round(margins(state.scores())[tried], 4)
        for row in rows:
            row["margin"] = margin
        return rows

    def findings(self, rows: Sequence[Row]) -> list[Finding]:
        """Over all rounds first, then round by round of each choice."""
        choices = sorted({str(row["choice"]) for row in rows}, key=in_order)
        rounds = sorted({int(row["round"]) for row in rows})
        asked: list[tuple[str, int | str]] = [(choice, ALL) for choice in choices]
        if len(rounds) > 1:
            asked += [(choice, number) for choice in choices for number in rounds]
        found = []
        for choice, number in asked:
            taken, left = sides([row for row in rows if number in (ALL, row["round"])], choice)
            if min([len({one.game for one in side}) for side in (taken, left)]) >= FEWEST:
                found.append(Finding({"choice": choice, "round": number}, *difference(taken, left), len(taken)))
        return found


def in_order(choice: str) -> tuple[int, str]:
    """Numbers as numbers, before words.

    >>> sorted(["jester", "10", "9", "builder"], key=in_order)
    ['9', '10', 'builder', 'jester']
    """
    return (len(choice), choice) if choice.isdigit() else (WORDS, choice)


def sides(rows: Sequence[Row], choice: str) -> tuple[list[Weighed], list[Weighed]]:
    """The decisions at which a choice was open: those where it was taken, and those where another was."""
    taken: list[Weighed] = []
    left: list[Weighed] = []
    for row in rows:
        names = str(row["open"]).split(BETWEEN)
        if choice in names:
            side, chances = (taken, 1) if row["choice"] == choice else (left, len(names) - 1)
            side.append(Weighed(int(row["game"]), float(row["margin"]), len(names) / chances))
    return taken, left


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
