"""The positions of a finished game as work: what a playout from each of them costs, and who played there."""

from bottega.bots import Bot, Judge, Runner, adviser, unhurried
from bottega.core.observation import Observation
from bottega.core.record import Record
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.play.frames import Frames
from bottega.review.worked import Depth

QUICK = 6  # whoever offers no judgement decides that much quicker than others, and has to play on to the end
SWIFT = 200  # and whoever plays whole worlds on by himself that much
MORE = 12  # times as many worlds for him: a world that is played to its end tells less than a judgement


class Positions:
    def __init__(self, record: Record, depth: Depth) -> None:
        self.depth = depth
        self.frames = Frames(record)
        self.last = self.frames.last
        self.players = record.players
        self.level = adviser(record.game)
        plays_on = self.level.plays_on(record.game, 0)
        self.judges, self.runs = isinstance(plays_on, Judge), isinstance(plays_on, Runner)
        self.seed = Rng(record.seed, "review").below(1 << 40)
        self.moves = [(seat, self.frames.game.number(notation)) for seat, notation in record.moves]

    def player(self, seat: int, what: str) -> Bot:
        return unhurried(self.level.maker(self.frames.game.id, Rng(seat, f"review/{what}").below(1 << 32)))

    def worlds(self, usual: int) -> int:
        """How many, where so many are usual."""
        return usual * MORE if self.runs else usual

    def work(self, ply: int) -> float:
        """How many decisions a playout from here takes, by what was played."""
        if not self.judges:
            return (self.last - ply) / (SWIFT if self.runs else QUICK)
        notes = self.frames.notes
        here = notes[ply].round
        return next((at - ply for at in range(ply, self.last) if notes[at].round != here), self.last - ply)

    def observed(self, ply: int) -> Observation:
        """The position as whoever moves there knows it."""
        return self.frames.at(ply).observe(self.moves[ply][0])

    def world(self, observation: Observation, ply: int, number: int) -> State:
        return observation.sample(Rng(self.seed, f"world/{ply}/{number}"))
