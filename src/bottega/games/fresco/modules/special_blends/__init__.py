"""Special blend colours (module 3): pink and brown, seven dear tiles that need them, and a richer altar."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(__name__, "SpecialBlends", number=3, without=("events", "features", "tensor"))
