"""The facts of Fresco that cost nothing to know."""

from collections.abc import Mapping
from typing import Any

from bottega.core.game import Earlier, Meta
from bottega.core.options import Choice, Number, Several

# In the order in which they act at one restoration (F-OQ-191).
MODULES: tuple[str, ...] = (
    "portraits",
    "requests",
    "special_blends",
    "wishing_well",
    "leaf_gold",
    "glaziers",
    "favors",
    "scrolls",
    "bells",
    "wall_fresco",
    "medico",
)

# As the box numbers them; the Queenie has no number.
NUMBERED: tuple[str, ...] = (
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
# Sets for those who do not want to choose: a first game has no modules.
SETS: dict[str, tuple[str, ...]] = {"first": (), "family": NUMBERED[:3], "big-box": MODULES}

# Why a round is the last one: few tiles are left, none is, nobody restores anything any more (a house rule), the last
# portraits, the last infection.
END_REASONS: tuple[str, ...] = ("few-tiles", "ceiling", "idle", "portraits", "infection")

# Modules whose rulings changed from fresco-1 to fresco-2.
RULED_ANEW: frozenset[str] = frozenset(("portraits", "wishing_well", "bells"))


def ruled_anew(options: Mapping[str, Any]) -> bool:
    return not RULED_ANEW.isdisjoint(options.get("modules", ()))


FIRST_RULES = Earlier(
    {"m8_later_instalments": "none", "m10_neutral": "leaves", "idle_altar": "is_idle"}, plays_differently=ruled_anew
)

META = Meta(
    id="fresco",
    title="Fresco",
    players=(2, 3, 4),
    rules_version="fresco-2",
    options=(
        Several("modules", MODULES, "module", "F-CMB-1", NUMBERED, SETS, {"favours": "favors", "queenie": "favors"}),
        Choice("market_refresh", ("fill", "redraw"), "F-OQ-34"),
        Choice("start_rotation", ("front_to_rear", "rear_to_front"), "F-OQ-12"),
        Choice("screens", ("closed", "open"), "F-OQ-3"),
        Choice("hostel_three_players", ("five_rows", "four_rows"), "F-DATA-1"),
        Choice("booths", ("rising_booths", "even_booths"), "F-DATA-3"),
        Choice("m4_visit", ("step", "anywhere"), "F-DIF-8"),
        Choice("m7_bishop_condition", ("before", "none"), "F-DIF-13"),
        Choice("m7_double_needs_bishop", ("no", "yes"), "F-OQ-129"),
        Choice("m8_later_instalments", ("none", "score"), "F-OQ-136"),
        Choice("m10_neutral", ("leaves", "swapped"), "F-DIF-16"),
        Choice("bottle_prices", ("dearest_first", "first_two_swapped"), "F-DATA-18"),
        Number("idle_rounds", 1, 99, 10, "F-OQ-193"),
        Choice("idle_altar", ("is_work", "is_idle"), "F-OQ-193"),
    ),
    loader="bottega.games.fresco.game:GAME",
    earlier={"fresco-1": FIRST_RULES},
)
