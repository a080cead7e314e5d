"""The facts of Fresco that cost nothing to know."""

from collections.abc import Mapping
from typing import Any

from bottega.core.game import Earlier, Meta
from bottega.core.options import Choice, Number, Several
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.modules import MANIFESTS


def choosable(manifests: tuple[Manifest, ...]) -> tuple[str, ...]:
    """The modules that players choose; the others come by themselves."""
    return tuple([manifest.name for manifest in manifests if not manifest.players])


def numbered(manifests: tuple[Manifest, ...]) -> tuple[str, ...]:
    """As the box numbers them; the Queenie has no number."""
    return tuple([manifest.name for manifest in manifests if manifest.number])


# In the order in which they act at one restoration (F-OQ-191).
MODULES: tuple[str, ...] = choosable(MANIFESTS)
NUMBERED: tuple[str, ...] = numbered(MANIFESTS)

# Why a round is the last one: few tiles are left, none is, nobody restores anything any more (a house rule), or what a
# module says.
FEW_TILES = "few-tiles"
CEILING = "ceiling"
IDLE = "idle"
END_REASONS: tuple[str, ...] = (
    FEW_TILES,
    CEILING,
    IDLE,
    *[manifest.end_reason for manifest in MANIFESTS if manifest.end_reason],
)

# Modules whose rulings changed from fresco-1 to fresco-2.
RULED_ANEW: frozenset[str] = frozenset([manifest.name for manifest in MANIFESTS if manifest.ruled_anew])


def ruled_anew(options: Mapping[str, Any]) -> bool:
    return not RULED_ANEW.isdisjoint(options.get("modules", ()))


def added_since_first(manifests: tuple[Manifest, ...]) -> dict[str, Any]:
    """The options that fresco-1 did not have, with the values by which it was played."""
    return {
        **{option: value for manifest in manifests for option, value in manifest.first_rules.items()},
        "idle_altar": "is_idle",
    }


FIRST_RULES = Earlier(added_since_first(MANIFESTS), plays_differently=ruled_anew)


def fresco(id: str, manifests: tuple[Manifest, ...], loader: str) -> Meta:
    """The facts of Fresco with these modules."""
    modules = choosable(manifests)
    # For those who do not want to choose: a first game has no modules.
    sets: dict[str, tuple[str, ...]] = {"first": (), "family": numbered(manifests)[:3], "big-box": modules}
    other_names = {other: manifest.name for manifest in manifests for other in manifest.other_names}
    return Meta(
        id=id,
        title="Fresco",
        players=(2, 3, 4),
        rules_version="fresco-2",
        options=(
            Several("modules", modules, "module", "F-CMB-1", numbered(manifests), sets, other_names),
            Choice("market_refresh", ("fill", "redraw"), "F-OQ-34"),
            Choice("start_rotation", ("front_to_rear", "rear_to_front"), "F-OQ-12"),
            Choice("screens", ("closed", "open"), "F-OQ-3"),
            Choice("hostel_three_players", ("five_rows", "four_rows"), "F-DATA-1"),
            Choice("booths", ("rising_booths", "even_booths"), "F-DATA-3"),
            *[option for manifest in manifests for option in manifest.options],
            Number("idle_rounds", 1, 99, 10, "F-OQ-193"),
            Choice("idle_altar", ("is_work", "is_idle"), "F-OQ-193"),
        ),
        loader=loader,
        earlier={"fresco-1": FIRST_RULES},
    )


META = fresco("fresco", MANIFESTS, "bottega.games.fresco.game:GAME")
