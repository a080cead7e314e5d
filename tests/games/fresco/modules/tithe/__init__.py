"""The tithe, a module for the tests: in the studio an apprentice may bring a Thaler to the church, once a round."""

from bottega.core.options import Number
from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(
    __name__, "Tithe", options=(Number("tithe_points", 1, 5, 2, "X-1"),), without=("features", "quick", "tensor")
)
