"""How modules may be named on the command line: by word, by number, or several at once by one word."""

from collections.abc import Sequence
from dataclasses import dataclass


class NotBuilt(Exception):
    """Named in the box, but not there yet."""

    def __init__(self, given: str, missing: Sequence[str]) -> None:
        super().__init__(given)
        self.given = given
        self.missing = missing


@dataclass(frozen=True, slots=True)
class Box:
    """The modules of one game, whether they are built or not; those with a number come first, in its order."""

    numbered: tuple[str, ...]
    others: tuple[str, ...]
    presets: dict[str, tuple[str, ...]]
    nicknames: dict[str, str]

    @property
    def modules(self) -> tuple[str, ...]:
        return (*self.numbered, *self.others)

    def number(self, module: str) -> int | None:
        return self.numbered.index(module) + 1 if module in self.numbered else None

    def named(self, word: str, built: Sequence[str]) -> Sequence[str]:
        """What one word stands for; an unknown one stands for itself, to be refused as such."""
        plain = word.lower().replace("-", "_")
        if plain == ALL:
            return built
        if plain in self.presets:
            return self.presets[plain]
        # A number with more digits than any module has is no number of one.
        if plain.isascii() and plain.isdecimal() and len(plain) < 4 and 1 <= int(plain) <= len(self.numbered):
            return [self.numbered[int(plain) - 1]]
        module = self.nicknames.get(plain, plain)
        return [module if module in self.modules else word]

    def expand(self, given: str, built: Sequence[str]) -> list[str]:
        """The modules meant by words between commas."""
        modules: list[str] = []
        for word in [word.strip() for word in given.split(",")]:
            meant = self.named(word, built) if word else []
            missing = [module for module in meant if module in self.modules and module not in built]
            if missing:
                raise NotBuilt(word, missing)
            modules += meant
        return modules


ALL = "all"
FRESCO_NUMBERED = (
    "portraits",
    "requests",
    "special_blends",
    "wishing_well",
    "leaf_gold",
    "glaziers",
    "scrolls",
    "bells",
    "wall_fresco",
    "medico",
)
BOXES = {
    "fresco": Box(
        FRESCO_NUMBERED,
        ("favors",),
        {"first": FRESCO_NUMBERED[:1], "family": FRESCO_NUMBERED[:3], "big_box": (*FRESCO_NUMBERED, "favors")},
        {"favours": "favors", "queenie": "favors"},
    )
}
