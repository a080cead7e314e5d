"""The bishop's favours (Queenie): one lies face down on every fresco tile, for whoever restores where he stands."""

from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(
    __name__, "Favors", other_names=("favours", "queenie"), sources=("favor",), without=("actions", "quick")
)
