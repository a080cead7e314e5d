"""The medico (module 10): a place is infected each round, ill apprentices can do less, and medicine costs money."""

from bottega.core.options import Choice
from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(
    __name__,
    "Medico",
    number=10,
    options=(
        Choice("m10_neutral", ("leaves", "swapped"), "F-DIF-16"),
        Choice("bottle_prices", ("dearest_first", "first_two_swapped"), "F-DATA-18"),
    ),
    end_reason="infection",
    first_rules={"m10_neutral": "leaves"},
)
