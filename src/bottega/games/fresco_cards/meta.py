"""The facts of Fresco: The Card Game that cost nothing to know."""

from bottega.core.game import Meta
from bottega.core.options import Choice, Number

META = Meta(
    id="fresco-cards",
    title="Fresco: The Card Game",
    players=(2, 3, 4),
    rules_version="fresco-cards-1",
    options=(
        Choice("half_bottles", ("same_blend", "any"), "C-OQ-17"),
        Choice(
            "workshop_piles",
            ("mixed", "by_colour"),
            "C-OQ-31",
            former={"one_colour": "by_colour", "mixed_piles": "mixed"},
        ),
        Choice("top_value", ("eight", "seven"), "C-OQ-32"),
        Choice("action_tile_mix", ("turn_5_swap_5_request_4_paint_6", "more_requests"), "C-OQ-32"),
        Number("turn_cap", 1, 999, 200, "C-OQ-29"),
    ),
    loader="bottega.games.fresco_cards.game:GAME",
)
