"""The leaf gold (module 5): two market spaces give gold, and gold refines a restoration in this round's colour."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "LeafGold", number=5, sources=("gold",))
