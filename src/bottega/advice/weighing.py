"""The choices of a decision, weighed: each is tried in the same possible worlds, and the better ones in more of them.

A world is a sample of what the seat knows, played on by the strongest adviser (`bots.adviser`) at every seat to the end
of the round and judged there by him; a few of them are played to the end, which tells how far such judgements are off.
An adviser who offers no judgement plays every world to its end. All that is random follows from `seed`, and the number
of playouts is counted, so that the same question has the same answer; a limit of time is there for a server that must
answer.
"""

from dataclasses import dataclass, field
from math import erf, inf, sqrt
from statistics import fmean, pvariance
from time import monotonic

from bottega.advice.games import of_game
from bottega.advice.playout import play_on, play_out, seated
from bottega.advice.turns import Turn, follow, make, position, steps
from bottega.bots import Bot, Judge, Planner, adviser
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

Turns = tuple[tuple[int, ...], ...]


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
    asked: tuple[tuple[int, ...], ...] = ()  # turns that had to be weighed and come to the same


@dataclass(frozen=True, slots=True)
class Advice:
    level: str  # of the player who weighed
    choices: tuple[Weighed, ...]  # best first; those that were not worth a closer look are left out
    chosen: int  # what the player himself would do

    def of(self, action: int) -> Weighed | None:
        """What is known of this action, by itself or by one that comes to the same."""
        return next((weighed for weighed in self.choices if action in (weighed.action, *weighed.alike)), None)

    def of_turn(self, turn: tuple[int, ...]) -> Weighed | None:
        """What is known of a turn that had to be weighed."""
        return next((weighed for weighed in self.choices if turn in weighed.asked), None)


@dataclass(slots=True, eq=False)
class Candidate:
    turn: Turn
    player: Bot  # who went on with it
    alike: list[int] = field(default_factory=list)
    asked: list[tuple[int, ...]] = field(default_factory=list)
    values: list[float] = field(default_factory=list)  # by world: expected at the end, as judged at the horizon
    ends: list[State] = field(default_factory=list)  # where those worlds stood then

    @property
    def action(self) -> int:
        return self.turn.actions[0]


def usual_playouts(game_id: str) -> int:
    """As many as fit into a few seconds.

    >>> usual_playouts("fresco") < usual_playouts("princes")
    True
    """
    return adviser(game_id).playouts.get(game_id, PLAYOUTS)


def weigh(observation: Observation, *, playouts: int, seed: int, always: Turns = (), seconds: float = inf) -> Advice:
    """Weigh the legal actions of an observation in `playouts` playouts; turns that begin as those in `always` are not
    sorted out unseen."""
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
        return self.level.plays_on(self.observation.game.id, Rng(self.seed, f"advice/player/{number}").below(1 << 32))

    def world(self, number: int) -> State:
        while len(self.worlds) <= number:
            self.worlds.append(self.observation.sample(Rng(self.seed, f"advice/world/{len(self.worlds)}")))
        return self.worlds[number]

    # --- candidates ------------------------------------------------------------------------------------------------

    def candidates(self, always: Turns) -> list[Candidate]:
        """The turns that differ, the player's own first."""
        legal, own = self.observation.legal_actions, self.player(0)
        plans = own.plans(self.observation, CONSIDERED) if isinstance(own, Planner) else []
        wanted = [turn for turn in always if turn[0] in legal]
        rest = [action for action in legal if action != self.chosen]
        if len(rest) > JUDGED:  # evenly over all of them, such as the places of an estate
            rest = [rest[number * len(rest) // JUDGED] for number in range(JUDGED)]
        tried = [(plan, (plan.choose(self.observation),)) for plan in plans]
        tried = tried or [(own, (action,)) for action in (self.chosen, *rest)]
        found: dict[str, Candidate] = {}
        for player, first in (tried[0], *[(own, turn) for turn in wanted], *tried[1:]):
            turn = follow(self.world(0), self.seat, first, player)
            known = found.setdefault(position(turn.after, self.seat), Candidate(turn, player))
            known.alike += [first[0]] if first[0] not in (known.action, *known.alike) else []
            known.asked += [first] if first in wanted else []
        for key, candidate in found.items():
            if plans:
                self.find_alike(candidate, key)
        return self.promising(self.distinct(list(found.values())))

    def find_alike(self, candidate: Candidate, key: str) -> None:
        """A plan may begin with any of its steps."""
        legal = set(self.observation.legal_actions)
        for action in dict.fromkeys(candidate.turn.actions[1:]):
            if action in legal - {candidate.action, *candidate.alike}:
                turn = follow(self.world(0), self.seat, (action,), candidate.player)
                candidate.alike += [action] if position(turn.after, self.seat) == key else []

    def distinct(self, found: list[Candidate]) -> list[Candidate]:
        """Of those that differ by the way alone, as the game sees it, the one that the player likes best."""
        outcome = getattr(of_game(self.observation.game.id), "outcome", None)
        if outcome is None:
            return found
        groups: dict[object, list[Candidate]] = {}
        for candidate in found:
            told = outcome(steps(self.observation, candidate.turn.actions))
            groups.setdefault(candidate.turn.actions if told is None else told, []).append(candidate)
        return [one for group in groups.values() for one in self.best_of(group, found[0])]

    def best_of(self, group: list[Candidate], own: Candidate) -> list[Candidate]:
        safe = [candidate for candidate in group if candidate is own or candidate.asked]
        return safe or [max(group, key=self.liked)]

    def liked(self, candidate: Candidate) -> float:
        """What the player thinks of it at first sight."""
        after, judge = candidate.turn.after, self.player(0)
        if after.is_over or not isinstance(judge, Judge):
            return float(after.scores()[self.seat])
        return judge.judge(after.observe(self.seat))

    def promising(self, found: list[Candidate]) -> list[Candidate]:
        """Of many choices those that the player likes best at first sight."""
        if len(found) <= CONSIDERED or not isinstance(self.player(0), Judge):
            return found
        safe = [candidate for candidate in found if candidate is found[0] or candidate.asked]
        others = sorted([other for other in found if other not in safe], key=self.liked, reverse=True)
        return safe + others[: max(0, CONSIDERED - len(safe))]

    # --- playouts --------------------------------------------------------------------------------------------------

    def advise(self, playouts: int, always: Turns) -> Advice:
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
                make(world, self.seat, candidate.turn.actions)
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
            alike, asked = tuple(candidate.alike), tuple(candidate.asked)
            turn = candidate.turn.actions
            weighed.append(Weighed(candidate.action, score, spread, win, len(shown), turn, alike, asked))
        finalists = [candidate.turn.actions for candidate in left]
        weighed.sort(key=lambda choice: (choice.turn not in finalists, -choice.score))
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
                play_out(world, seated(self.level, world, self.seed + number), self.seat)
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
