"""The wall fresco (module 9): 18 more sections that grow from the lower left, and bring paint instead of Thalers."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "WallFresco", number=9, sources=("wall",))
