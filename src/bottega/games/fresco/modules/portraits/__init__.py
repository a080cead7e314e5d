"""The portraits (module 1): in the studio an apprentice may paint one of two people instead of earning money."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "Portraits", number=1, end_reason="portraits", ruled_anew=True, sources=("portrait",))
