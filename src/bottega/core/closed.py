"""What cannot be chosen with an edition: a corrected table may no longer hold what an option chooses from."""

from typing import TYPE_CHECKING

from bottega.core.edition import Edition, EditionError
from bottega.core.errors import OptionError
from bottega.core.options import Choice

if TYPE_CHECKING:
    from bottega.core.game import Game


def closed_options(game: "Game", edition: Edition) -> dict[str, list[str]]:
    """By option, the words that would be refused. Modules are always there: `check_edition` has seen to it."""
    if not edition.corrections:
        return {}
    of_pieces = {option["id"]: [entry["value"] for entry in option["values"]] for option in edition.options}
    found: dict[str, list[str]] = {}
    for option in game.options:
        if isinstance(option, Choice) and option.name in of_pieces:
            words = [word for word in option.values if word != option.default]
            held = [word for word in words if word in of_pieces[option.name]]
            open_words = [word for word in held if fits(game, edition, {option.name: word})]
            if open_words != words:
                found[option.name] = [word for word in words if word not in open_words]
    return found


def fits(game: "Game", edition: Edition, options: dict[str, str]) -> bool:
    """Tried out, because a table can hold an alternative that does not go with the rest of it."""
    try:
        for players in game.players:
            game.new(players, 0, options, edition)
    except (EditionError, OptionError):
        return False
    return True
