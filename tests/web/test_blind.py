"""Whole games by a clicker that knows nothing of them."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from .clicker import Clicker
from .house import LAPTOP, PHONE, TABLET, WIDE, Guest, House

Come = Callable[..., Guest]


def play(come: Come, house: House, game: str, players: int, seed: int, **how: Any) -> None:
    options = how.pop("options", {})
    player = come(**how)
    # The table is laid by the page itself, so that the seat is the browser's.
    page = player.goto("/")
    url = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(wish)}).then((answer) => answer.json()).then((made) => made.url)",
        {"game": game, "seats": ["me"] + ["random"] * (players - 1), "options": options},
    )
    page = player.at_table(url)
    clicker = Clicker(page, seed, touch=how.get("size", LAPTOP)[0] < 700)
    assert clicker.play()
    page.wait_for_selector("main.final")
    player.well()


@pytest.mark.parametrize(
    ("game", "players", "size", "lang"),
    [
        ("fresco", 2, LAPTOP, "en"),
        ("princes", 3, LAPTOP, "fr"),
        ("fresco-cards", 2, PHONE, "fr"),
    ],
)
def test_a_stranger_can_play_to_the_end(
    guest: Come, house: House, game: str, players: int, size: tuple[int, int], lang: str
) -> None:
    play(guest, house, game, players, 1, size=size, lang=lang)


def test_some_modules_on_a_phone(guest: Come, house: House) -> None:
    play(guest, house, "fresco", 2, 2, size=PHONE, options={"modules": ["portraits", "leaf_gold"]})


SEATS = (
    [("fresco", n) for n in (2, 3, 4)] + [("princes", n) for n in (3, 4, 5)] + [("fresco-cards", n) for n in (2, 3, 4)]
)


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE, TABLET, WIDE], ids=["laptop", "phone", "tablet", "wide"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_game_seat_count_size_and_language(
    guest: Come, house: House, game: str, players: int, size: tuple[int, int], lang: str
) -> None:
    play(guest, house, game, players, players, size=size, lang=lang, theme="candlelight" if lang == "fr" else "day")


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", ["each", "some", "all"])
def test_fresco_with_modules(guest: Come, house: House, modules: str, players: int, size: tuple[int, int]) -> None:
    known = next(game for game in bottega_games(house) if game["id"] == "fresco")["modules"]
    rng = random.Random(players)
    sets = {"each": [[module] for module in known], "some": [rng.sample(known, 3) for _ in range(2)], "all": [known]}
    for number, chosen in enumerate(sets[modules]):
        lang = ("en", "fr")[number % 2]
        play(guest, house, "fresco", players, number, size=size, lang=lang, options={"modules": chosen})


def bottega_games(house: House) -> list[dict[str, Any]]:
    import httpx

    games: list[dict[str, Any]] = httpx.get(f"{house.base}/api/games").json()
    return games
