"""The decisions of one seat, from what it could know then: where the strongest player would have done otherwise, by how
much that would have been better, and, for those that matter most, every choice weighed.
"""

from dataclasses import dataclass
from math import sqrt

from bottega.advice import Advice, Weighed, weigh
from bottega.advice.playout import play_on, seated
from bottega.advice.reasons import Figures, Reason, speakers
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.play.frames import round_of
from bottega.review.positions import Positions
from bottega.review.worked import Disagreement, SeatWork, Weighing

FIRST_WORLDS = 2  # in which each is tried at first
MORE_WORLDS = 4  # in which the largest are tried after that
LARGEST = 10
GOOD = 2  # choices that may have been the best
FEWEST_PLAYOUTS = 24


@dataclass(slots=True)
class Turns:
    """Decisions that belong together: what follows from the first of them is no mistake of its own."""

    seat: int
    key: tuple[object, ...] = ()
    runs: int = 0
    mover: int | None = None

    def same(self, state: State, mover: int) -> bool:
        """Is this decision one of the turn of the one before? Those who decide in secret at the same time come in any
        order."""
        self.runs += mover != self.mover
        self.mover = mover
        if mover != self.seat:
            return False
        where = (round_of(state), state.moment())
        key = where if len(state.to_act) > 1 else (*where, self.runs)
        before, self.key = self.key, key
        return key == before


def ask(positions: Positions, seat: int) -> SeatWork:
    """The strongest player goes through the game in this seat; where he disagrees, once a turn."""
    player = positions.player(seat, "asked")
    work, turns, disagreed = SeatWork(seat, asked=True), Turns(seat), False
    for ply, state in enumerate(positions.frames.span(0, positions.last - 1)):
        mover, chosen = positions.moves[ply]
        same = turns.same(state, mover)
        if mover != seat:
            continue
        disagreed = same and disagreed
        observation = state.observe(seat)
        if len(observation.legal_actions) < 2:
            continue
        work.decisions += 1
        wanted = player.choose(observation)
        if wanted != chosen and not disagreed:
            work.disagreements.append(Disagreement(ply, chosen, wanted))
            disagreed = True
    work.disagreements = worth_a_look(positions, work.disagreements)
    return work


def worth_a_look(positions: Positions, found: list[Disagreement]) -> list[Disagreement]:
    """As many as there is time for, evenly over the game."""
    cost = 2 * FIRST_WORLDS * sum(positions.work(one.ply) for one in found)
    depth = positions.depth
    most = min(len(found), depth.tried, int(len(found) * depth.tries_work / max(1.0, cost)))
    return [found[number * len(found) // most] for number in range(most)]


# --- trying out ------------------------------------------------------------------------------------------------------


def next_try(work: SeatWork) -> Disagreement | None:
    """Each is tried in a few worlds, those that seem to matter most in some more."""
    fresh = [one for one in work.disagreements if not one.gains]
    if fresh:
        return fresh[0]
    ranked = sorted(work.disagreements, key=lambda one: (-abs(sum(one.gains[:FIRST_WORLDS])), one.ply))[:LARGEST]
    return next((one for one in ranked if len(one.gains) == FIRST_WORLDS), None)


def try_out(positions: Positions, seat: int, one: Disagreement) -> None:
    """Both choices in the same possible worlds."""
    observation = positions.observed(one.ply)
    more = MORE_WORLDS if one.gains else FIRST_WORLDS
    for number in range(len(one.gains), len(one.gains) + more):
        world = positions.world(observation, one.ply, number)
        seed = Rng(positions.seed, f"tried/{one.ply}/{number}").below(1 << 32)
        worth = []
        for action in (one.chosen, one.wanted):
            tried = world.clone()
            tried.apply(seat, action)
            worth.append(play_on(tried, seat, seated(positions.level, tried, seed)))
        one.gains.append(round(worth[1] - worth[0], 2))


# --- weighing --------------------------------------------------------------------------------------------------------


def to_weigh(positions: Positions, work: SeatWork) -> list[int]:
    """The decisions that seem to have cost most, and the best ones: where the player did better than the strongest,
    and what brought most points at once."""
    ranked = sorted(work.disagreements, key=lambda one: (-one.gain, one.ply))
    costly = [one.ply for one in ranked if one.gain > 0][: positions.depth.weighed]
    good = [one.ply for one in reversed(ranked) if one.gain < 0][: GOOD - 1]
    notes = positions.frames.notes
    agreed = {one.ply for one in work.disagreements}
    gains = [
        (notes[ply + 1].scores[work.seat] - notes[ply].scores[work.seat], -ply)
        for ply, (mover, _) in enumerate(positions.moves)
        if mover == work.seat and ply not in agreed and len(positions.frames.at(ply).legal_actions(mover)) > 1
    ]
    most, at = max(gains, default=(0, 0))
    return list(dict.fromkeys([*costly, *good, *([-at] if most > 0 else [])]))


def weigh_at(positions: Positions, seat: int, ply: int) -> Weighing | None:
    """Every choice there; None where all come to the same."""
    chosen = positions.moves[ply][1]
    seed = Rng(positions.seed, f"weighed/{ply}").below(1 << 32)
    depth, observation = positions.depth, positions.observed(ply)
    playouts = min(depth.playouts, max(FEWEST_PLAYOUTS, int(depth.weighed_work / max(1.0, positions.work(ply)))))
    advice = weigh(observation, playouts=playouts, seed=seed, always=(chosen,))
    mine = advice.of(chosen)
    others = [one for one in advice.choices if one is not mine]
    if mine is None or not others:
        return None
    other = best_other(advice, others)
    found = weighing(ply, chosen, mine, other)
    good, bad = (mine, other) if found.cost < 0 else (other, mine)
    if (why := said_for(observation, good, bad)) is not None:
        found.reason, found.args = why.id, why.args
    return found


def said_for(observation: Observation, good: Weighed, bad: Weighed) -> Reason | None:
    """Why one choice is better than another, in the words of a hint: something that is not true of both."""
    view = observation.view
    by_id = {choice["id"]: choice for choice in view["choices"]}
    pairs = [(by_id[one.action], one) for one in (good, bad)]
    spoken: list[list[Reason]] = []
    for (choice, weighed), other in zip(pairs, reversed(pairs), strict=True):
        figures = Figures(view, choice, weighed, good, (other,))
        spoken.append([said for speak in speakers(observation.game.id) if (said := speak(figures)) is not None])
    return next((said for said in spoken[0] if said not in spoken[1]), None)


def best_other(advice: Advice, others: list[Weighed]) -> Weighed:
    """Those that were sorted out early have been seen in few worlds: only luck puts them first."""
    most = max(one.worlds for one in advice.choices)
    return max(others, key=lambda one: (one.worlds * 2 >= most, one.score))


def weighing(ply: int, chosen: int, mine: Weighed, other: Weighed) -> Weighing:
    return Weighing(
        ply,
        chosen,
        other.action,
        round(other.score - mine.score, 2),
        round(sqrt((mine.spread**2 + other.spread**2) / 2 / max(1, min(mine.worlds, other.worlds))), 2),
        round(mine.win, 3),
        round(other.win, 3),
        round(mine.score, 1),
        round(other.score, 1),
        list(other.turn),
    )
