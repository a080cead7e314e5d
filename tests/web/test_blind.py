"""Whole games by a clicker that knows nothing of them."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bottega.games.fresco.meta import MODULES
from bottega.locale import LANGUAGES, REFERENCE
from tests.server.served import Served
from tests.soaked import mostly

from .clicker import Clicker
from .guests import LAPTOP, PHONE, TABLET, WIDE, Guest

Come = Callable[..., Guest]


def play(come: Come, server: Served, game: str, players: int, seed: int, **how: Any) -> None:
    options = how.pop("options", {})
    player = come(**how)
    page = player.at_table(player.lay(game, ["me"] + ["journeyman"] * (players - 1), options=options)["url"])
    clicker = Clicker(page, seed, touch=how.get("size", LAPTOP)[0] < 700)
    assert clicker.play()
    page.wait_for_selector("main.final")
    player.well()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "size", "lang", "options"),
    mostly(
        [
            ("fresco-cards", 2, PHONE, "fr", {"turn_cap": 4}),
            ("fresco-cards", 2, PHONE, "fr", {}),
            ("princes", 3, LAPTOP, "fr", {}),
            ("fresco", 2, LAPTOP, "en", {}),
        ]
    ),
)
def test_a_stranger_can_play_to_the_end(
    guest: Come, server: Served, game: str, players: int, size: tuple[int, int], lang: str, options: dict[str, Any]
) -> None:
    play(guest, server, game, players, 1, size=size, lang=lang, options=options)


SEATS = (
    [("fresco", n) for n in (2, 3, 4)] + [("princes", n) for n in (3, 4, 5)] + [("fresco-cards", n) for n in (2, 3, 4)]
)


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE, TABLET, WIDE], ids=["laptop", "phone", "tablet", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_game_seat_count_size_and_language(
    guest: Come, server: Served, game: str, players: int, size: tuple[int, int], lang: str
) -> None:
    play(
        guest, server, game, players, players, size=size, lang=lang, theme="day" if lang == REFERENCE else "candlelight"
    )


SOME = [random.Random(seed).sample(MODULES, 4) for seed in range(4)]
SETS = {
    **{module: [module] for module in MODULES},
    **{f"some-{n}": few for n, few in enumerate(SOME)},
    "all": [*MODULES],
}


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", SETS)
def test_fresco_with_modules(guest: Come, server: Served, modules: str, players: int, size: tuple[int, int]) -> None:
    lang = LANGUAGES[(players + (size == PHONE)) % len(LANGUAGES)]
    play(guest, server, "fresco", players, players, size=size, lang=lang, options={"modules": SETS[modules]})
