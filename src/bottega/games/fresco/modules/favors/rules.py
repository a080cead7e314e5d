"""The bishop's favours (Queenie): one lies face down on every fresco tile, for whoever restores where he stands."""

from typing import Any

from bottega.core.rng import Rng
from bottega.games.fresco.actions import SEGMENT_NAMES, SEGMENTS
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.modules.favors.events import FavorRemoved, FavorTaken
from bottega.games.fresco.modules.favors.part import FavorPart
from bottega.games.fresco.rewards import Reward, give, read_reward
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import log_points

FAVOR = "favor"


class Favors(FrescoModule):
    name = "favors"

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        table = c.edition.reader("favours")
        rows = table.items()
        if len(rows) != SEGMENTS:
            table["items"].fail(f"there must be {SEGMENTS} favours, one for each segment, not {len(rows)}")
        self.kinds: list[str] = [row["kind"].text() for row in rows]
        self.rewards: list[Reward] = [read_reward(row["effect"]) for row in rows]

    def part(self, s: FrescoState) -> FavorPart:
        part: FavorPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> FavorPart:
        return FavorPart()

    def set_up(self, s: FrescoState) -> None:
        favors = list(range(SEGMENTS))
        s.stream("setup/favors").shuffle(favors)
        self.part(s).under = tuple(favors)

    def extra_points(self, s: FrescoState, painter: int, segment: int) -> int:
        """Taken and resolved at once where the bishop stands; otherwise it leaves the game unseen."""
        if s.bishop != segment:
            if s.log is not None:
                s.log.append(FavorRemoved(SEGMENT_NAMES[segment]))
            return 0
        part = self.part(s)
        favor = part.under[segment]
        part.taken |= 1 << favor
        reward = self.rewards[favor]
        if s.log is not None:
            s.log.append(FavorTaken(painter, SEGMENT_NAMES[segment], self.kinds[favor]))
        give(s, painter, reward, FAVOR)
        log_points(s, painter, reward.points, FAVOR)
        return reward.points

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        """`kinds` says how many favours of each kind have not been seen; some of them may have left the game."""
        unseen: dict[str, int] = dict.fromkeys(self.kinds, 0)
        for favor, kind in enumerate(self.kinds):
            if self.part(s).taken >> favor & 1 == 0:
                unseen[kind] += 1
        return {"left": s.unrestored.bit_count(), "unseen": unseen}

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        part = self.part(s)
        unseen = [favor for favor in range(SEGMENTS) if part.taken >> favor & 1 == 0]
        rng.shuffle(unseen)
        part.under = tuple([unseen.pop() if s.unrestored >> segment & 1 else -1 for segment in range(SEGMENTS)])
