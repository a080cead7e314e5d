"""What the bishop's favours keep at a running table."""

from bottega.core.state import PUBLIC, Part

KNOWLEDGE = {
    "taken": PUBLIC,
}

HIDDEN = ("under",)


class FavorPart(Part):
    __slots__ = (
        "taken",
        "under",
    )

    def __init__(self, source: "FavorPart | None" = None) -> None:
        if source is None:
            self.taken = 0  # public: the favours that have been seen, as bits
            self.under: tuple[int, ...] = ()  # hidden: the favour of each segment
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.taken = source.taken
            self.under = source.under

    def clone(self) -> "FavorPart":
        return FavorPart(self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
