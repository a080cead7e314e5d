"""Fresco's modules, one file each; the manifests by the names of `meta.MODULES`."""

from collections.abc import Callable
from typing import Any

from bottega.games.fresco.components import Components
from bottega.games.fresco.modules.bells import Bells
from bottega.games.fresco.modules.favors import Favors
from bottega.games.fresco.modules.glaziers import Glaziers
from bottega.games.fresco.modules.leaf_gold import LeafGold
from bottega.games.fresco.modules.medico import Medico
from bottega.games.fresco.modules.portraits import Portraits
from bottega.games.fresco.modules.requests import Requests
from bottega.games.fresco.modules.scrolls import Scrolls
from bottega.games.fresco.modules.special_blends import SpecialBlends
from bottega.games.fresco.modules.wall_fresco import WallFresco
from bottega.games.fresco.modules.wishing_well import WishingWell
from bottega.games.fresco.state import FrescoModule

Manifest = Callable[[Components, dict[str, Any]], FrescoModule]

MANIFESTS: dict[str, Manifest] = {
    "portraits": Portraits,
    "requests": Requests,
    "special_blends": SpecialBlends,
    "wishing_well": WishingWell,
    "leaf_gold": LeafGold,
    "glaziers": Glaziers,
    "favors": Favors,
    "scrolls": Scrolls,
    "bells": Bells,
    "wall_fresco": WallFresco,
    "medico": Medico,
}
