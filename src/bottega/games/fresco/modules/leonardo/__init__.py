"""Leonardo, the third painter of a two-player game."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "Leonardo", players=(2,), without=("actions", "board", "contract", "quick", "tensor"))
