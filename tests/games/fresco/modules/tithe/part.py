"""What the tithe keeps at a running table."""

from bottega.core.state import PUBLIC, Part

KNOWLEDGE = {
    "given": PUBLIC,
}


class TithePart(Part):
    __slots__ = ("given",)

    def __init__(self, source: "TithePart | None" = None) -> None:
        if source is None:
            self.given = 0  # public: who has given it this round, as bits
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.given = source.given

    def clone(self) -> "TithePart":
        return TithePart(self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE
