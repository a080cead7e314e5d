"""Which books belong to which game, and settings for the conformance suite over all of them."""

from bottega.core.options import Choice, Number, Option
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.testing.conformance import Books, Setting
from bottega.testing.fresco_books import FrescoBooks
from bottega.testing.fresco_cards_books import FrescoCardsBooks
from bottega.testing.princes_books import PrincesBooks

BOOKS: dict[str, type[Books]] = {"fresco": FrescoBooks, "princes": PrincesBooks, "fresco-cards": FrescoCardsBooks}


def drawn_setting(game_id: str, players: int, seed: int) -> Setting:
    """Every fifth seed plays with the usual options, the others with drawn ones."""
    rng = Rng(seed, f"options/{game_id}/{players}")
    options = {option.name: drawn(option, rng) for option in game(game_id).options} if seed % 5 else {}
    return Setting(game_id, players, options, BOOKS[game_id])


def drawn(option: Option, rng: Rng) -> object:
    if isinstance(option, Choice):
        return option.values[rng.below(len(option.values))]
    if isinstance(option, Number):
        # Near the lower end, where limits bite and games are short.
        return min(option.low + rng.below(3), option.high)
    return [word for word in option.words if rng.below(2)]
