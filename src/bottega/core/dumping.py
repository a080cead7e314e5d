"""A whole state as plain data, and the way back; for the one who keeps the game."""

from typing import TYPE_CHECKING, Any

from bottega.core.knowledge import fill_fields, plain_fields
from bottega.core.menu import NO_MENU

if TYPE_CHECKING:
    from bottega.core.state import State


def dump_of(state: "State") -> dict[str, Any]:
    """Everything, secrets included."""
    return {
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "edition": state.setup.edition.sha256,
        "players": state.players,
        "options": state.setup.plain_options(),
        "seed": state.seed,
        "generator": state.setup.generator,
        "ply": state.ply,
        "waiting": state.waiting,
        "menus": [menu.number for menu in state.menus],
        "masks": list(state.masks),
        "secret": list(state.secret),
        "moves": [list(move) for move in state.moves()],
        "fields": plain_fields(state, (*state.knowledge(), *state.hidden())),
        "parts": [plain_fields(part, (*part.knowledge(), *part.hidden())) for part in state.all_parts()],
    }


def fill_from(state: "State", dump: dict[str, Any]) -> None:
    """Take over everything from a dump of the same game and table."""
    menus = state.all_menus()
    state.ply = dump["ply"]
    state.waiting = dump["waiting"]
    state.menus = [menus[number] if number >= 0 else NO_MENU for number in dump["menus"]]
    state.masks = list(dump["masks"])
    state.secret = list(dump["secret"])
    state.past = [number for move in dump["moves"] for number in move]
    state.shared = 0
    fill_fields(state, (*state.knowledge(), *state.hidden()), dump["fields"])
    for part, fields in zip(state.all_parts(), dump["parts"], strict=True):
        fill_fields(part, (*part.knowledge(), *part.hidden()), fields)
    state.publish_turn()
