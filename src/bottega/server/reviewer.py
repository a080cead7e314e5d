"""The process in which reviews are worked out, behind everything else that the machine has to do."""

import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection

import msgspec

from bottega import Record
from bottega.review import Depth, Work, Worked
from bottega.server.workers import READY, Lost, Worker

PATIENCE = 900.0  # seconds for one piece of work: behind others it may have to wait long
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Worked)


@dataclass(frozen=True, slots=True)
class Piece:
    """The next piece of work on a game, from what has been worked out of it."""

    id: str
    record: str
    worked: bytes
    seats: tuple[int, ...]  # whose choices are wanted
    depth: Depth


@dataclass(frozen=True, slots=True)
class Done:
    worked: bytes
    done: int
    total: int
    over: bool  # there is nothing left to do


class Reviewer:
    """One process, there only while there is work."""

    def __init__(self, behind: int) -> None:
        self.worker = Worker(partial(reviewer_main, behind))

    def do(self, piece: Piece) -> Done:
        """In a thread: waits for the answer."""
        try:
            answer = self.worker.exchange(piece, PATIENCE)
        except (OSError, EOFError, ValueError) as error:
            self.worker.stop()
            raise Lost(f"the process ended: {error!r}") from error
        except Lost:
            self.worker.stop()
            raise
        if isinstance(answer, Done):
            return answer
        raise Lost(str(answer))

    def rest(self) -> None:
        """In a thread: nobody asks for now."""
        self.worker.stop()

    def end(self) -> None:
        self.worker.end()


# --- in the process --------------------------------------------------------------------------------------------------


def reviewer_main(behind: int, line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the line
    bench = Bench()
    line.send(READY)  # whoever waits for this is not kept waiting behind others
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(behind)
    while True:
        try:
            piece: Piece = line.recv()
        except (EOFError, OSError):
            return
        try:
            line.send(bench.do(piece))
        except OSError:
            return
        except Exception as error:  # noqa: BLE001 -- whatever a player may raise who is asked
            line.send(repr(error))


class Bench:
    """What is being worked on: the game of one piece is nearly always that of the next."""

    def __init__(self) -> None:
        self.id = ""
        self.work: Work
        self.worked = b""

    def do(self, piece: Piece) -> Done:
        if (piece.id, piece.worked) != (self.id, self.worked):
            record = Record.from_json(piece.record)
            self.work = Work(record, DECODER.decode(piece.worked) if piece.worked else None, piece.depth)
            self.id = piece.id
        self.work.want(piece.seats)
        over = not self.work.step()
        self.worked = ENCODER.encode(self.work.worked)
        return Done(self.worked, self.work.done, self.work.total, over)
