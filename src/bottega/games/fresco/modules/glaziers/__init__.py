"""The glaziers (module 6): glass is bought in the glazery, and twelve segments want a new window."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "Glaziers", number=6, sources=("window", "glass", "spared"))
