"""The facts of Fresco that cost nothing to know."""

from bottega.core.game import Meta
from bottega.core.options import Choice, Number, Several

# In the order in which they act at one restoration (F-OQ-191).
MODULES: tuple[str, ...] = ("portraits", "requests", "special_blends", "leaf_gold", "favors", "scrolls")

META = Meta(
    id="fresco",
    title="Fresco",
    players=(2, 3, 4),
    rules_version="fresco-1",
    options=(
        Several("modules", MODULES, "module", "F-CMB-1"),
        Choice("market_refresh", ("fill", "redraw"), "F-OQ-34"),
        Choice("start_rotation", ("front_to_rear", "rear_to_front"), "F-OQ-12"),
        Choice("screens", ("closed", "open"), "F-OQ-3"),
        Choice("hostel_three_players", ("five_rows", "four_rows"), "F-DATA-1"),
        Choice("booths", ("rising_booths", "even_booths"), "F-DATA-3"),
        Choice("m7_bishop_condition", ("before", "none"), "F-DIF-13"),
        Choice("m7_double_needs_bishop", ("no", "yes"), "F-OQ-129"),
        Number("idle_rounds", 1, 99, 10, "F-OQ-193"),
    ),
    loader="bottega.games.fresco.game:GAME",
    presets={"first": ("portraits",), "family": ("portraits", "requests", "special_blends")},
)
