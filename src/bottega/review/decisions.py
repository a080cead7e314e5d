"""The decisions of one seat, from what it could know then: where the strongest player would have done otherwise, by how
much that would have been better, and, for those that matter most, every choice weighed.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from bottega.advice import Advice, Weighed, weigh
from bottega.advice.playout import play_on, seated
from bottega.advice.reasons import Figures, Reason, speakers
from bottega.advice.turns import MOST_STEPS, follow, goes_on, make, position, steps
from bottega.bots import Bot, Planner
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
    planned: object = None
    gains: dict[int, int] = {}  # by where a turn begins: what all of it brought
    begun = 0
    for ply, state in enumerate(positions.frames.span(0, positions.last - 1)):
        mover, chosen = positions.moves[ply]
        same = turns.same(state, mover)
        if mover != seat:
            continue
        begun = begun if same else ply
        scores = [positions.frames.notes[at].scores[seat] for at in (ply, ply + 1)]
        gains[begun] = gains.get(begun, 0) + scores[1] - scores[0]
        disagreed = same and disagreed
        observation = state.observe(seat)
        if len(observation.legal_actions) < 2:
            continue
        plans = player.plans(observation, 1) if isinstance(player, Planner) else []
        if plans and planned == round_of(state):
            continue  # a plan is one decision, however many steps it has
        planned = round_of(state) if plans else None
        work.decisions += 1
        wanted = player.choose(observation)
        if plans:
            one = plan_disagreement(positions, ply, plans[0])
        else:
            one = None if wanted == chosen else Disagreement(ply, done_from(positions, ply), [wanted])
        if one is not None and not disagreed:
            work.disagreements.append(one)
            disagreed = True
    work.richest = richest(positions, work, gains)
    work.disagreements = worth_a_look(positions, work.disagreements)
    return work


def done_from(positions: Positions, ply: int) -> list[int]:
    """What a seat did from there on in the same decision: until something was revealed or somebody else was asked.
    Those who decide in secret at the same time may come between."""
    state, seat = positions.frames.at(ply), positions.moves[ply][0]
    begun, done = state.moment(), list[int]()
    for mover, action in positions.moves[ply:]:
        if mover != seat:
            state.apply(mover, action)
            continue
        done.append(action)
        if len(done) == MOST_STEPS or not goes_on(state, seat, action) or state.moment() != begun:
            break
    return done


def plan_disagreement(positions: Positions, ply: int, plan: Bot) -> Disagreement | None:
    """Plans are compared as they are in the end, in whatever order they were made."""
    observation, done = positions.observed(ply), done_from(positions, ply)
    world = positions.world(observation, ply, 0)
    mine = follow(world, observation.seat, done, plan)
    his = follow(world, observation.seat, (plan.choose(observation),), plan)
    if position(mine.after, observation.seat) == position(his.after, observation.seat):
        return None
    return Disagreement(ply, done, list(his.actions))


def richest(positions: Positions, work: SeatWork, gains: dict[int, int]) -> int:
    """The turn that brought most points at once, of those with which the strongest player agrees."""
    others = {one.ply for one in work.disagreements}
    found = [(gain, -ply) for ply, gain in gains.items() if gain > 0 and ply not in others]
    for _, at in sorted(found, reverse=True):
        if len(positions.frames.at(-at).legal_actions(work.seat)) > 1:
            return -at
    return -1


def worth_a_look(positions: Positions, found: list[Disagreement]) -> list[Disagreement]:
    """As many as there is time for, evenly over the game."""
    cost = 2 * positions.worlds(FIRST_WORLDS) * sum(positions.work(one.ply) for one in found)
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


def try_out(positions: Positions, one: Disagreement) -> None:
    """Both choices in the same possible worlds, in some more of them each time."""
    observation = positions.observed(one.ply)
    more = MORE_WORLDS if one.gains else FIRST_WORLDS
    each = positions.worlds(1)
    for number in range(len(one.gains), len(one.gains) + more):
        worlds = range(number * each, (number + 1) * each)
        one.gains.append(round(fmean([gain(positions, observation, one, at) for at in worlds]), 2))


def gain(positions: Positions, observation: Observation, one: Disagreement, number: int) -> float:
    """What the other choice brings more in one world."""
    world = positions.world(observation, one.ply, number)
    seed = Rng(positions.seed, f"tried/{one.ply}/{number}").below(1 << 32)
    worth = []
    for actions in (one.chosen, one.wanted):
        tried = world.clone()
        make(tried, observation.seat, actions)
        worth.append(play_on(tried, observation.seat, seated(positions.level, tried, seed)))
    return worth[1] - worth[0]


# --- weighing --------------------------------------------------------------------------------------------------------


def to_weigh(positions: Positions, work: SeatWork) -> list[int]:
    """The decisions that seem to have cost most, and the best ones: where the player did better than the strongest,
    and what brought most points at once."""
    ranked = sorted(work.disagreements, key=lambda one: (-one.gain, one.ply))
    costly = [one.ply for one in ranked if one.gain > 0][: positions.depth.weighed]
    good = [one.ply for one in reversed(ranked) if one.gain < 0][: GOOD - 1]
    return list(dict.fromkeys([*costly, *good, *([work.richest] if work.richest >= 0 else [])]))


def weigh_at(positions: Positions, seat: int, ply: int) -> Weighing | None:
    """Every choice there; None where all come to the same."""
    did = tuple(done_from(positions, ply))
    seed = Rng(positions.seed, f"weighed/{ply}").below(1 << 32)
    depth, observation = positions.depth, positions.observed(ply)
    affordable = max(FEWEST_PLAYOUTS, int(depth.weighed_work / max(1.0, positions.work(ply))))
    playouts = min(positions.worlds(depth.playouts), affordable)
    advice = weigh(observation, playouts=playouts, seed=seed, always=(did,))
    mine = advice.of_turn(did)
    others = [one for one in advice.choices if one is not mine]
    if mine is None or not others:
        return None
    other = best_other(advice, others)
    found = weighing(ply, did, mine, other)
    good, bad = (mine, other) if found.cost < 0 else (other, mine)
    if (why := said_for(observation, good, bad)) is not None:
        found.reason, found.args = why.id, why.args
    return found


def said_for(observation: Observation, good: Weighed, bad: Weighed) -> Reason | None:
    """Why one choice is better than another, in the words of a hint: something that is not true of both."""
    view = observation.view
    pairs = [(steps(observation, one.turn), one) for one in (good, bad)]
    spoken: list[list[Reason]] = []
    for (turn, weighed), other in zip(pairs, reversed(pairs), strict=True):
        figures = Figures(view, turn, weighed, good, (other,))
        spoken.append([said for speak in speakers(observation.game.id) if (said := speak(figures)) is not None])
    return next((said for said in spoken[0] if said not in spoken[1]), None)


def best_other(advice: Advice, others: list[Weighed]) -> Weighed:
    """Those that were sorted out early have been seen in few worlds: only luck puts them first."""
    most = max(one.worlds for one in advice.choices)
    return max(others, key=lambda one: (one.worlds * 2 >= most, one.score))


def weighing(ply: int, did: tuple[int, ...], mine: Weighed, other: Weighed) -> Weighing:
    return Weighing(
        ply,
        did[0],
        other.action,
        round(other.score - mine.score, 2),
        round(sqrt((mine.spread**2 + other.spread**2) / 2 / max(1, min(mine.worlds, other.worlds))), 2),
        round(mine.win, 3),
        round(other.win, 3),
        round(mine.score, 1),
        round(other.score, 1),
        list(other.turn),
        did=list(did),
    )
