"""The doors for learners: the games as environments of the libraries that people already use.

    rl.aec("fresco", players=4)         PettingZoo, one agent after another
    rl.parallel("princes", players=3)   PettingZoo, all agents at once
    rl.single("fresco-cards", opponents=["journeyman"])    Gymnasium, one seat against named players
    rl.Many("fresco", 1024)             many games stepped together, into arrays made once
    rl.open_spiel.register()            OpenSpiel: pyspiel.load_game("bottega_fresco(players=4)")

`pip install 'bottega[rl]'` brings numpy, Gymnasium and PettingZoo; OpenSpiel is installed by itself.
"""

from typing import TYPE_CHECKING, Any

from bottega.rl.many import Many
from bottega.rl.playing import Rewards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bottega.rl.gym import Single
    from bottega.rl.zoo import Aec, Parallel

__all__ = ["Many", "Rewards", "aec", "open_spiel", "parallel", "single"]


def aec(game: str, players: int | None = None, options: "Mapping[str, Any] | None" = None, **more: Any) -> "Aec":
    """A PettingZoo environment in which one agent acts after another; `more` is what `bottega.rl.zoo.Aec` takes."""
    from bottega.rl.zoo import Aec

    return Aec(game, players, options, **more)


def parallel(
    game: str, players: int | None = None, options: "Mapping[str, Any] | None" = None, **more: Any
) -> "Parallel":
    """A PettingZoo environment in which all agents act at once; whoever is not asked has an empty mask."""
    from bottega.rl.zoo import Parallel

    return Parallel(game, players, options, **more)


def single(
    game: str,
    players: int | None = None,
    options: "Mapping[str, Any] | None" = None,
    opponents: "Sequence[str] | None" = None,
    **more: Any,
) -> "Single":
    """A Gymnasium environment: one seat, against the players that are named."""
    from bottega.rl.gym import Single

    return Single(game, players, options, opponents, **more)


def __getattr__(name: str) -> Any:
    """OpenSpiel is looked for when somebody asks for it."""
    if name == "open_spiel":
        from importlib import import_module

        return import_module("bottega.rl.open_spiel")
    raise AttributeError(name)
