"""Fresco's modules, one file each; the manifests by the names of `meta.MODULES`."""

from collections.abc import Callable
from typing import Any

from bottega.games.fresco.components import Components
from bottega.games.fresco.modules.favors import Favors
from bottega.games.fresco.modules.leaf_gold import LeafGold
from bottega.games.fresco.modules.portraits import Portraits
from bottega.games.fresco.modules.requests import Requests
from bottega.games.fresco.modules.scrolls import Scrolls
from bottega.games.fresco.modules.special_blends import SpecialBlends
from bottega.games.fresco.state import FrescoModule

Manifest = Callable[[Components, dict[str, Any]], FrescoModule]

MANIFESTS: dict[str, Manifest] = {
    "portraits": Portraits,
    "requests": Requests,
    "special_blends": SpecialBlends,
    "leaf_gold": LeafGold,
    "favors": Favors,
    "scrolls": Scrolls,
}
