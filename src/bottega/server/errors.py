"""Everything the server may refuse, each with one code, one status and one sentence.

A page translates the code; the sentence is for those who read the wire.
"""

import math
from typing import Final

CODES: Final[dict[str, tuple[int, str]]] = {
    # who you are and where you knock
    "no-table": (404, "There is no such table."),
    "no-page": (404, "There is nothing at this address."),
    "no-method": (405, "This address does not answer to that method."),
    "wrong-link": (404, "This link leads to no table. It may be mistyped."),
    "expired-link": (410, "The table behind this link is closed."),
    "full": (409, "Every seat at this table is taken."),
    "seat-taken": (409, "That seat is taken."),
    "wrong-secret": (403, "This is not the key of a seat at this table."),
    "wrong-key": (401, "This is no key of a program, or it was revoked."),
    "wrong-protocol": (409, "This server does not speak that version of the protocol."),
    "too-many-keys": (429, "You have too many keys for programs; revoke one first."),
    "no-key": (404, "You have no such key."),
    "not-seated": (403, "You have no seat at this table."),
    "not-host": (403, "At a table open to everybody only whoever set it may do that."),
    "watching": (403, "Whoever watches cannot do that."),
    "wrong-host": (421, "This server does not answer to that name."),
    "wrong-origin": (403, "This request came from another site."),
    "blocked": (403, "Whoever runs this server has blocked you."),
    # what you send
    "malformed": (422, "That cannot be read."),
    "wrong-type": (415, "Send JSON."),
    "too-large": (413, "That is too much at once."),
    "slow-down": (429, "Too many requests; try again in a moment."),
    "too-many-tables": (429, "You have too many tables open; finish one first."),
    "no-game": (404, "There is no such game."),
    "no-rules": (404, "There is no rule book of this game."),
    "no-edition": (404, "This server offers no such edition of the game."),
    "bad-seats": (409, "These seats do not fit the game."),
    "bad-options": (409, "These options do not fit the game."),
    "no-lesson": (404, "There is no such lesson, or none at this table."),
    # games to look at again
    "no-replay": (404, "There is no such game to look at again."),
    "no-eyes": (404, "Nobody looked at this game with those eyes."),
    "no-move": (404, "The game has no such move."),
    "bad-record": (409, "This is no record of a game, or it is damaged."),
    "old-record": (409, "This game was played by earlier rules and cannot be played again."),
    # at the table
    "not-started": (409, "The game has not begun: seats are still free."),
    "not-over": (409, "The game is not over yet."),
    "stopped": (409, "This game was stopped."),
    "stale": (409, "The game has moved on since that was chosen."),
    "nothing-to-undo": (409, "There is nothing of yours to take back."),
    "final": (409, "That could not be undone, and you asked to be told."),
    "cannot-undo": (409, "That cannot be taken back: something was revealed or passed on."),
    "resigned": (409, "A computer plays this seat to the end."),
    "away": (409, "A computer plays this seat now; take it back first."),
    "not-away": (409, "Nobody is missing at that seat."),
    "still-expected": (409, "A computer takes the seat of somebody else only in a live game, and only after a while."),
    "no-hints": (409, "Not everybody at this table allows hints."),
    "no-advice": (503, "No hint could be thought out. Try again in a moment."),
    "busy": (503, "Too many ask for a hint just now. Try again in a moment."),
    "lesson": (409, "The lesson asks for something else here. Nothing was played."),
    # as the engine says it
    "no-such-seat": (409, "There is no such seat."),
    "game-over": (409, "The game is over."),
    "not-your-turn": (409, "It is not this seat's turn."),
    "not-open": (409, "That is not open to this seat now."),
    # ours
    "conflict": (409, "Somebody else wrote to this table; it was read again."),
    "not-kept": (503, "That could not be written down, so it did not happen. Try again."),
    "fault": (500, "The server made a mistake; it has been written to its log."),
}


class Refused(Exception):
    def __init__(self, code: str, message: str | None = None, wait: float | None = None) -> None:
        status, usual = CODES[code]
        super().__init__(code)
        self.code = code
        self.status = status
        self.message = message or usual
        self.headers = {} if wait is None else {"retry-after": str(max(1, math.ceil(wait)))}  # seconds, over HTTP
