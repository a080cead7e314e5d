"""The bells (module 8): in an audience one acquires a certificate for golden bells, in full or in instalments."""

from bottega.core.options import Choice
from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(
    __name__,
    "Bells",
    number=8,
    options=(Choice("m8_later_instalments", ("none", "score"), "F-OQ-136"),),
    first_rules={"m8_later_instalments": "none"},
    ruled_anew=True,
    sources=("bell",),
)
