"""The facts of The Princes of Florence that cost nothing to know."""

from bottega.core.game import Meta
from bottega.core.options import Choice

META = Meta(
    id="princes",
    title="The Princes of Florence",
    players=(3, 4, 5),
    rules_version="princes-1",
    options=(
        Choice("first_player", ("first_seat", "random"), "P-OQ-7"),
        Choice("money", ("hidden", "open"), "P-OQ-13"),
        Choice("free_sale", ("no", "yes"), "P-OQ-4"),
        Choice("palace", ("wide", "tall_palace"), "P-OQ-14"),
        Choice("landscape_sizes", ("sizes_4_3_2", "sizes_6_4_2", "sizes_5_4_3"), "P-OQ-14"),
        Choice("hospital_shape", ("t_shape", "plus_hospital"), "P-OQ-14"),
        Choice("profession_names", ("main_names", "rival_names"), "P-OQ-16"),
    ),
    loader="bottega.games.princes.game:GAME",
)
