"""The choices of a decision, weighed: each is tried in the same possible worlds, and the better ones in more of them.

A world is a sample of what the seat knows, played on by the strongest adviser (`bots.adviser`) at every seat to the end
of the round and judged there by him; a few of them are played to the end, which tells how far such judgements are off.
An adviser who offers no judgement plays every world to its end. All that is random follows from `seed`, and the number
of playouts is counted, so that the same question has the same answer; a limit of time is there for a server that must
answer.
"""

from dataclasses import dataclass
from math import erf, inf, sqrt
from statistics import fmean, pvariance
from time import monotonic

from bottega.advice.playout import play_on, play_out, seated
from bottega.advice.turns import Turn, follow, position
from bottega.bots import Bot, Judge, adviser
from bottega.core.errors import OptionError
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.core.state import State

FINALISTS = 3  # choices that are weighed to the last
CONSIDERED = 8  # choices that are weighed at all, where a judgement can sort out the rest
JUDGED = 16  # choices that are judged at all
ENDS = 8  # of so many playouts one is played to the end of the game
FEWEST_ENDS = 2
PLAYOUTS = 32  # where the player does not say
ENDING = 0.35  # of a limit of time is kept for the games that are played to the end
ENOUGH_ENDS = 8  # ends of its own from which a choice's chance to win is counted


@dataclass(frozen=True, slots=True)
class Weighed:
    """One choice: what the seat may expect to have at the end of the game, and how far that may be off."""

    action: int
    score: float  # expected, of the seat itself
    spread: float  # standard deviation of that score from world to world
    win: float  # chance, 0 to 1
    worlds: int  # in how many it was tried
    turn: tuple[int, ...]  # the action and what the player would do next, up to where something new is seen
    alike: tuple[int, ...]  # other first actions that come to the same


@dataclass(frozen=True, slots=True)
class Advice:
    level: str  # of the player who weighed
    choices: tuple[Weighed, ...]  # best first; those that were not worth a closer look are left out
    chosen: int  # what the player himself would do

    def of(self, action: int) -> Weighed | None:
        """What is known of this action, by itself or by one that comes to the same."""
        return next((weighed for weighed in self.choices if action in (weighed.action, *weighed.alike)), None)


@dataclass(slots=True)
class Candidate:
    turn: Turn
    alike: list[int]
    values: list[float]  # in world 0, 1, 2 ...: expected at the end, as judged at the horizon
    ends: list[State]  # where those worlds stood then

    @property
    def action(self) -> int:
        return self.turn.actions[0]


def usual_playouts(game_id: str) -> int:
    """As many as fit into a few seconds.

    >>> usual_playouts("princes") < usual_playouts("fresco-cards")
    True
    """
    return adviser(game_id).playouts.get(game_id, PLAYOUTS)


def weigh(
    observation: Observation, *, playouts: int, seed: int, always: tuple[int, ...] = (), seconds: float = inf
) -> Advice:
    """Weigh the legal actions of an observation in `playouts` playouts; those in `always` are not sorted out unseen."""
    if not observation.legal_actions:
        raise OptionError("There is nothing to choose for this seat.")
    return Weighing(observation, seed, seconds).advise(playouts, always)


class Weighing:
    def __init__(self, observation: Observation, seed: int, seconds: float) -> None:
        self.observation = observation
        self.seat = observation.seat
        self.level = adviser(observation.game.id)
        self.seed = seed
        now = monotonic()
        self.deadline, self.ending = now + seconds, now + seconds * (1 - ENDING)
        self.worlds: list[State] = []
        self.chosen = self.player(0).choose(observation)

    def player(self, number: int) -> Bot:
        return self.level.maker(self.observation.game.id, Rng(self.seed, f"advice/player/{number}").below(1 << 32))

    def world(self, number: int) -> State:
        while len(self.worlds) <= number:
            self.worlds.append(self.observation.sample(Rng(self.seed, f"advice/world/{len(self.worlds)}")))
        return self.worlds[number]

    # --- candidates ------------------------------------------------------------------------------------------------

    def candidates(self, always: tuple[int, ...]) -> list[Candidate]:
        """The choices that differ, the player's own first."""
        legal = self.observation.legal_actions
        asked = list(dict.fromkeys([self.chosen, *[action for action in always if action in legal]]))
        rest = [action for action in legal if action not in asked]
        if len(rest) > JUDGED:  # evenly over all of them, such as the places of an estate
            rest = [rest[number * len(rest) // JUDGED] for number in range(JUDGED)]
        found: dict[str, Candidate] = {}
        for action in (*asked, *rest):
            turn = follow(self.world(0), self.seat, action, self.player(0))
            key = position(turn.after, self.seat)
            if key in found:
                found[key].alike.append(action)
            else:
                found[key] = Candidate(turn, [], [], [])
        return self.promising(list(found.values()), asked)

    def promising(self, found: list[Candidate], asked: list[int]) -> list[Candidate]:
        """Of many choices those that the player likes best at first sight."""
        judge = self.player(0)
        if len(found) <= CONSIDERED or not isinstance(judge, Judge):
            return found

        def liked(candidate: Candidate) -> float:
            after = candidate.turn.after
            return judge.judge(after.observe(self.seat)) if not after.is_over else float(after.scores()[self.seat])

        safe = [candidate for candidate in found if {candidate.action, *candidate.alike} & set(asked)]
        others = sorted([other for other in found if other not in safe], key=liked, reverse=True)
        return safe + others[: max(0, CONSIDERED - len(safe))]

    # --- playouts --------------------------------------------------------------------------------------------------

    def advise(self, playouts: int, always: tuple[int, ...]) -> Advice:
        every = self.candidates(always)
        left = list(every)
        halvings = 0
        while max(FINALISTS, (len(left) + (1 << halvings) - 1) >> halvings) > FINALISTS:
            halvings += 1
        share = max(1, playouts // (halvings + 1))
        for _ in range(halvings):
            self.try_out(left, max(1, share // len(left)))
            left = self.ranked(left)[: max(FINALISTS, (len(left) + 1) // 2)]
        self.try_out(left, max(1, share // len(left)))
        return self.conclude(every, self.ranked(left), max(FEWEST_ENDS, playouts // ENDS))

    def try_out(self, candidates: list[Candidate], more: int) -> None:
        """Each in the same worlds; when time is up, the world that was begun is still finished for all."""
        for _ in range(more):
            if candidates[0].values and monotonic() > self.ending:
                return
            for candidate in candidates:
                number = len(candidate.values)
                world = self.world(number).clone()
                world.apply(self.seat, candidate.action)
                candidate.values.append(play_on(world, self.seat, seated(self.level, world, self.seed + number)))
                candidate.ends.append(world)

    def ranked(self, candidates: list[Candidate]) -> list[Candidate]:
        return sorted(candidates, key=lambda candidate: fmean(candidate.values), reverse=True)

    # --- figures ---------------------------------------------------------------------------------------------------

    def conclude(self, every: list[Candidate], left: list[Candidate], ends: int) -> Advice:
        reference = left[0]
        errors, margins = self.play_to_the_end(reference, ends)
        off = fmean(errors) if errors else 0.0
        doubt = pvariance(errors) if len(errors) > 1 else 0.0
        middle = fmean([self.corrected(reference, number, off) for number in range(len(reference.values))])
        weighed = []
        for candidate in every:
            worlds = range(len(candidate.values))
            shown = [self.corrected(candidate, number, off) for number in worlds]
            # Whoever was tried in few worlds is compared with the best choice in those worlds, not with its mean.
            score = middle + fmean([shown[number] - self.corrected(reference, number, off) for number in worlds])
            spread = sqrt(pvariance(shown) + doubt)
            win = self.chance(candidate, score - middle, margins, spread)
            alike = tuple(candidate.alike)
            weighed.append(Weighed(candidate.action, score, spread, win, len(shown), candidate.turn.actions, alike))
        finalists = [candidate.action for candidate in left]
        weighed.sort(key=lambda choice: (choice.action not in finalists, -choice.score))
        return Advice(self.level.id, tuple(weighed), self.chosen)

    def play_to_the_end(self, candidate: Candidate, ends: int) -> tuple[list[float], list[float]]:
        """Some of its worlds: by how much they end otherwise than judged, and by how much the seat wins."""
        errors: list[float] = []
        margins: list[float] = []
        for number, (value, end) in enumerate(zip(candidate.values, candidate.ends, strict=True)):
            if end.is_over:
                margins.append(self.margin(end))
            elif not errors or (len(errors) < ends and monotonic() < self.deadline):
                world = end.clone()
                play_out(world, seated(self.level, world, self.seed + number))
                errors.append(world.scores()[self.seat] - value)
                margins.append(self.margin(world))
        return errors, margins

    def margin(self, end: State) -> float:
        scores = end.scores()
        return float(scores[self.seat] - max([score for seat, score in enumerate(scores) if seat != self.seat]))

    def corrected(self, candidate: Candidate, number: int, off: float) -> float:
        return candidate.values[number] + (0.0 if candidate.ends[number].is_over else off)

    def chance(self, candidate: Candidate, ahead: float, margins: list[float], spread: float) -> float:
        """To win: counted where enough games were played to the end, else from the margins of the best choice."""
        over = [end for end in candidate.ends if end.is_over]
        if len(over) >= ENOUGH_ENDS or (over and not margins):
            players = self.worlds[0].players
            return fmean([end.returns()[self.seat] + 1 / players for end in over])
        if not margins:
            return 1 / self.worlds[0].players
        width = max(1.0, spread) * sqrt(2)
        return fmean([0.5 + 0.5 * erf((margin + ahead) / width / sqrt(2)) for margin in margins])
