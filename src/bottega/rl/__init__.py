"""The doors for learners: the games as environments of the libraries that people already use.

    rl.aec("fresco", players=4)         PettingZoo, one agent after another
    rl.parallel("princes", players=3)   PettingZoo, all agents at once
    rl.single("fresco-cards", opponents=["journeyman"])    Gymnasium, one seat against named players
    rl.Many("fresco", 1024)             many games stepped together, into arrays made once
    rl.advantages(...)                  what each choice in them turned out to be worth to its seat
    rl.sb3.self_play(many)              MaskablePPO of sb3-contrib, which plays all their seats itself
    rl.open_spiel.register()            OpenSpiel: pyspiel.load_game("bottega_fresco(players=4)")

`pip install 'bottega[rl]'` brings numpy, Gymnasium and PettingZoo; OpenSpiel and sb3-contrib are installed
by themselves.
"""

from typing import TYPE_CHECKING, Any

from bottega.rl.needing import needing

with needing():
    from bottega.rl.credit import advantages
    from bottega.rl.many import Many
    from bottega.rl.playing import Illegal, Rewards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bottega.rl.gym import Opponent, Single
    from bottega.rl.zoo import Aec, Parallel

# Doors to libraries that are installed by themselves.
PACKAGES = {"open_spiel": "open_spiel", "sb3": "sb3-contrib"}

# Those doors are not in it: whoever imports all needs no library that he has not installed.
__all__ = ["Illegal", "Many", "Rewards", "advantages", "aec", "parallel", "single"]


def aec(
    game: str,
    players: int | None = None,
    options: "Mapping[str, Any] | None" = None,
    *,
    rewards: str = Rewards.WIN,
    illegal: str = Illegal.REPLACE,
    penalty: float = 0.0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "Aec":
    """A PettingZoo environment in which one agent acts after another; see `bottega.rl.zoo.Aec`."""
    with needing():
        from bottega.rl.zoo import Aec

    table = {"rewards": rewards, "illegal": illegal, "penalty": penalty}
    return Aec(game, players, options, max_cycles=max_cycles, render_mode=render_mode, **table)


def parallel(
    game: str,
    players: int | None = None,
    options: "Mapping[str, Any] | None" = None,
    *,
    rewards: str = Rewards.WIN,
    illegal: str = Illegal.REPLACE,
    penalty: float = 0.0,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "Parallel":
    """A PettingZoo environment in which all agents act at once; whoever is not asked has an empty mask."""
    with needing():
        from bottega.rl.zoo import Parallel

    table = {"rewards": rewards, "illegal": illegal, "penalty": penalty}
    return Parallel(game, players, options, max_cycles=max_cycles, render_mode=render_mode, **table)


def single(
    game: str,
    players: int | None = None,
    options: "Mapping[str, Any] | None" = None,
    opponents: "Sequence[Opponent] | Opponent | None" = None,
    *,
    seat: int | None = None,
    rewards: str = Rewards.WIN,
    illegal: str = Illegal.REPLACE,
    penalty: float = 0.0,
    render_mode: str | None = None,
) -> "Single":
    """A Gymnasium environment: one seat, against the players that are named or brought; see `bottega.rl.gym.Single`."""
    with needing():
        from bottega.rl.gym import Single

    table = {"rewards": rewards, "illegal": illegal, "penalty": penalty}
    return Single(game, players, options, opponents, seat=seat, render_mode=render_mode, **table)


def __getattr__(name: str) -> Any:
    """Libraries that are installed by themselves are looked for when somebody asks for them."""
    if name in PACKAGES:
        from importlib import import_module

        with needing(PACKAGES[name]):
            return import_module(f"bottega.rl.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *PACKAGES})
