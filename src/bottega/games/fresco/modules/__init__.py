"""Fresco's modules, a package each; what they have to do with each other is in `interactions.py`.

To list a module here is all that the rest of the game needs.
"""

from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.modules import (
    bells,
    favors,
    glaziers,
    leaf_gold,
    leonardo,
    medico,
    portraits,
    requests,
    scrolls,
    special_blends,
    wall_fresco,
    wishing_well,
)

# In the order in which they act at one restoration (F-OQ-191).
MANIFESTS: tuple[Manifest, ...] = (
    leonardo.MANIFEST,
    portraits.MANIFEST,
    requests.MANIFEST,
    special_blends.MANIFEST,
    wishing_well.MANIFEST,
    leaf_gold.MANIFEST,
    glaziers.MANIFEST,
    favors.MANIFEST,
    scrolls.MANIFEST,
    bells.MANIFEST,
    wall_fresco.MANIFEST,
    medico.MANIFEST,
)
