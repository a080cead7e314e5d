"""Plays the finished games that tests replay for ever: `python tools/kept_games.py` writes tests/games/<game>/kept/.

The games cover every module, every number of players and every reason to end. They are made anew only when the rules
change, with a new `rules_version`; games of an earlier house edition cannot be made anew, and stay.
"""

import sys
from pathlib import Path
from typing import Any

import bottega
from bottega import Observation, Record, Rng, State
from bottega.bots import make
from bottega.games.fresco.meta import END_REASONS, MODULES

TARGET = Path(__file__).parent.parent / "tests/games"
EARLIER = "house-"  # with this the names begin of games of an earlier house edition
SEEDS = range(1, 400)


def played(players: int, modules: tuple[str, ...], bot: str, seed: int, **options: Any) -> State:
    return finished("fresco", players, bot, seed, {"modules": list(modules), **options})


def finished(game_id: str, players: int, bot: str, seed: int, options: dict[str, Any]) -> State:
    game = bottega.game(game_id)
    state = game.new(players, Rng(seed, "kept").word, options)
    seats = [make(bot, game.id, seat) for seat in range(players)]
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, seats[seat].choose(state.observe(seat)))
    return state


def cards_games() -> dict[str, State]:
    """The house edition, all other options, and the turn cap: no game comes to the last of the 25 sections."""
    found: dict[str, State] = {}
    odd = {
        "workshop_piles": "by_colour",
        "half_bottles": "any",
        "action_tile_mix": "more_requests",
        "top_value": "seven",
    }
    for players in bottega.game("fresco-cards").players:
        found[f"usual-{players}"] = finished("fresco-cards", players, "journeyman", players, {})
        found[f"odd-{players}"] = finished("fresco-cards", players, "random", players, odd)
    found["end-turn-cap"] = finished("fresco-cards", 3, "random", 1, {"turn_cap": 3})
    return found


def princes_games() -> dict[str, State]:
    """Usual and odd tables: a game ends after seven rounds, and in no other way."""
    found: dict[str, State] = {}
    odd = {"free_sale": "yes", "money": "open", "landscape_sizes": "sizes_6_4_2", "profession_names": "rival_names"}
    for players in bottega.game("princes").players:
        found[f"usual-{players}"] = finished("princes", players, "journeyman", players, {})
        found[f"odd-{players}"] = finished("princes", players, "random", players, odd)
    return found


def fresco_games() -> dict[str, State]:
    """The base game and the whole box with each number of players, then whatever reason to end is missing."""
    found: dict[str, State] = {}
    for players in bottega.game("fresco").players:
        found[f"base-{players}"] = played(players, (), "journeyman", players)
        found[f"box-{players}"] = played(players, MODULES, "journeyman", players)
    for reason in END_REASONS:
        if reason not in [state.view()["end_reason"] for state in found.values()]:
            found[f"end-{reason}"] = ending(reason)
    return found


GATHERED, STRIKE = 8, 12


class Hoarder:
    """Leaves the last tiles alone until everybody has paint for all of them, so that one round empties the ceiling."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed, "hoarder")

    def choose(self, observation: Observation) -> int:
        view = observation.view
        striking = view["tiles_left"] == 0 or (view["tiles_left"] <= GATHERED and view["round"] % STRIKE == 0)
        restoring = striking or view["tiles_left"] > GATHERED
        places = {"cathedral"} if striking else {"market", "workshop"}
        verbs = {"buy", "blend"} if view["deciding"] != "cathedral" else {"pass"}
        if restoring:
            places, verbs = places | {"cathedral"}, {"buy", "blend", "restore"}
        choices = view["choices"]
        wanted: list[int] = [c["id"] for c in choices if c["verb"] in verbs or c.get("place") in places]
        wanted = wanted or list(observation.legal_actions)
        return wanted[self.rng.below(len(wanted))]


def emptied(seed: int) -> State:
    game = bottega.game("fresco")
    state = game.new(4, Rng(seed, "kept").word, {"idle_rounds": 99})
    seats = [Hoarder(seat) for seat in range(4)]
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, seats[seat].choose(state.observe(seat)))
    return state


def ending(reason: str) -> State:
    for seed in SEEDS:
        if reason == "ceiling":
            state = emptied(seed)
            if state.view()["end_reason"] == reason:
                return state
            continue
        for modules in ((), ("portraits",), ("medico",)):
            state = played(2 + seed % 3, modules, "random", seed, idle_rounds=1 + seed % 3)
            if state.view()["end_reason"] == reason:
                return state
    raise SystemExit(f"No game ended by {reason}.")


KEPT = {"fresco": fresco_games, "princes": princes_games, "fresco_cards": cards_games}


def main() -> None:
    """All games, or those named."""
    for folder in sys.argv[1:] or KEPT:
        target = TARGET / folder / "kept"
        target.mkdir(exist_ok=True)
        for old in target.glob("*.json"):
            if not old.name.startswith(EARLIER):
                old.unlink()
        for name, state in KEPT[folder]().items():
            Record.of(state).save(target / f"{name}.json")
            print(folder, name, state.view().get("end_reason"), state.scores(), file=sys.stderr)


if __name__ == "__main__":
    main()
