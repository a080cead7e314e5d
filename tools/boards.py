"""The boards of docs/notebooks.md, as Python draws them: `python tools/boards.py` (no browser needed).

Journeymen play every seat up to the moment of a picture, so that the tables look as played ones do.
"""

from pathlib import Path

import bottega
from bottega import bots

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 11
BOARDS = {"fresco": (4, 150), "princes": (4, 170), "fresco-cards": (3, 90)}  # seats, and the ply


def board(game_id: str, players: int, ply: int) -> bottega.State:
    state = bottega.game(game_id).new(players=players, seed=SEED)
    seated = [bots.make("journeyman", game_id, seat) for seat in range(players)]
    while state.ply < ply and not state.is_over:
        seat = state.to_act[0]
        state.apply(seat, seated[seat].choose(state.observe(seat)))
    return state


def main() -> None:
    for game_id, (players, ply) in BOARDS.items():
        file = FOLDER / f"board-{game_id}.svg"
        bottega.picture(board(game_id, players, ply)).save(file)
        print(f"{file.name} {file.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
