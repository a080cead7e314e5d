"""What can go wrong, in the three meanings a player needs, and a few for files and options."""


class BottegaError(Exception):
    """Anything the user can mend; the text is one line that says what and where."""


class MalformedAction(BottegaError):
    """The text or number is no action of this game."""


class IllegalAction(BottegaError):
    """A real action that is not open to this seat now. `reason` is a code the client can translate."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)  # both, so that the error survives the way to another process
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return self.text


class StaleAction(BottegaError):
    """The action was meant for an earlier moment of the game."""


class ReplayError(BottegaError):
    """A record that does not fit; the text names the first bad move or field."""


class OptionError(BottegaError):
    """A game, seat count, option or module that does not exist."""
