"""The bishop's requests (module 2): three restored tiles are given up for points and a richer income."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "Requests", number=2, sources=("request",))
