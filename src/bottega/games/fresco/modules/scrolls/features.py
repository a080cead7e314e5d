"""The scrolls, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures
from bottega.games.fresco.modules.scrolls.part import NONE
from bottega.games.fresco.modules.scrolls.rules import COLUMN, COLUMNS, ROW, ROWS, Scrolls
from bottega.games.fresco.state import FrescoState

LINE = 5  # segments


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Scrolls, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("own.scroll_lines", "restored segments of one's row and column, of five; 0: not held", size=2),
            Feature("own.scroll_bishop", "whether the bishop stands in one's row, in one's column", size=2),
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [Feature(f"{who}.scrolls", "whether the row is held, and the column", size=2)]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        part = self.module.part(s)
        row = 0 if part.rows[seat] == NONE else ROWS[part.rows[seat]]
        column = 0 if part.columns[seat] == NONE else COLUMNS[part.columns[seat]]
        out += [(line & ~s.unrestored).bit_count() / LINE for line in (row, column)]
        out += [float(line >> s.bishop & 1) for line in (row, column)]

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        held = self.module.part(s).held[other]
        out.append(1.0 if held & ROW else 0.0)
        out.append(1.0 if held & COLUMN else 0.0)
