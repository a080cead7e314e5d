"""A possible world played on by the strongest player at every seat, for a while or to its end."""

from bottega.bots import Bot, BotMeta, Judge, Runner
from bottega.core.state import State


def seated(level: BotMeta, state: State, seed: int) -> list[Bot]:
    made = level.plays_on(state.game.id, seed * state.players)
    if isinstance(made, Runner):
        return [made] * state.players
    return [made, *[level.plays_on(state.game.id, seed * state.players + seat) for seat in range(1, state.players)]]


def play_round(world: State, players: list[Bot]) -> None:
    """On to the end of the round, or of the game in a game that knows no rounds."""
    begun: int | None = None
    while not world.is_over:
        asked = world.to_act[0]
        observation = world.observe(asked)
        now = observation.view.get("round")
        if begun is not None and now != begun:
            return
        begun = now
        world.apply(asked, players[asked].choose(observation))


def play_out(world: State, players: list[Bot], seat: int | None = None) -> None:
    """To the end of the game; for the sake of one seat, where a choice of its is judged by it."""
    first = players[0]
    if isinstance(first, Runner):
        first.run(world, seat)
    while not world.is_over:
        asked = world.to_act[0]
        world.apply(asked, players[asked].choose(world.observe(asked)))


def play_on(world: State, seat: int, players: list[Bot]) -> float:
    """As far as it takes to judge the world; what the seat may then expect to have at the end."""
    judge = players[seat]
    if not isinstance(judge, Judge):
        play_out(world, players, seat)
    else:
        play_round(world, players)
        if not world.is_over:
            return judge.judge(world.observe(seat))
    return float(world.scores()[seat])
