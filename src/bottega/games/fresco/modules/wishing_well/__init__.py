"""The wishing well (module 4): pennies thrown at the market become wishing cards, and a card helps one apprentice."""

from bottega.core.options import Choice
from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(
    __name__, "WishingWell", number=4, options=(Choice("m4_visit", ("step", "anywhere"), "F-DIF-8"),), ruled_anew=True
)
