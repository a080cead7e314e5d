"""Computer players by name: ours, yours, and one clear line for each way a name can be wrong."""

import sys
from pathlib import Path

import pytest

from bottega import Observation, OptionError, bots
from bottega.bots.registry import LEVELS
from bottega.lab import arena

MINE = """
class Lazy:
    name = "lazy"
    def __init__(self, game_id, seed):
        self.seed = seed
    def choose(self, observation):
        return observation.legal_actions[-1]

class Nameless:
    def __init__(self, game_id, seed): pass
    def choose(self, observation): return 0

class Unmakable:
    name = "unmakable"

word = "lazy"
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in the folder the command is called from."""
    (tmp_path / "myplayers.py").write_text(MINE)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])


def test_the_players_of_a_game() -> None:
    assert bots.names("fresco")[:3] == ("random", "apprentice", "journeyman")
    assert bots.names("chess") == ("random", "apprentice")


def test_the_best_player_of_a_game_is_the_strongest_that_knows_it() -> None:
    strengths = [meta.strength for meta in bots.levels("fresco")]
    assert strengths == sorted(strengths)
    assert bots.best("fresco").strength == strengths[-1]
    assert bots.best("chess") == bots.levels("chess")[-1]


def test_every_folder_of_the_journeyman_is_a_game() -> None:
    """And nothing else is: a file beside them, such as a helper, is none."""
    assert LEVELS["journeyman"].games == ("fresco", "fresco-cards", "princes")


@pytest.mark.parametrize("name", bots.names("fresco"))
def test_a_made_player_is_a_bot_with_its_name(name: str) -> None:
    bot = bots.make(name, "fresco", seed=3)
    assert isinstance(bot, bots.Bot)
    assert bot.name == name


def test_a_class_in_place_of_its_name_is_told_how_it_is_named() -> None:
    """The arena plays in processes, to which names travel and classes of a notebook do not."""

    class Mine:
        """Nobody's opponent."""

    with pytest.raises(OptionError, match=r"by its name.*'.+:Mine'"):
        arena.run("fresco-cards", [Mine, "random"], games=1, seed=1)  # type: ignore[list-item]


def test_an_unknown_name_tells_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"no computer player 'jorneyman'. Did you mean 'journeyman'\? Known: random"):
        bots.find("jorneyman")


def test_a_game_the_journeyman_has_not_learnt() -> None:
    with pytest.raises(OptionError, match=r"'journeyman' does not know 'chess' yet\. Known: random"):
        bots.make("journeyman", "chess", seed=1)


@pytest.mark.usefixtures("mine")
def test_a_player_of_yours_from_the_folder_you_are_in() -> None:
    bot = bots.make("myplayers:Lazy", "fresco", seed=1)
    assert bot.name == "lazy"


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:Lazy", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("myplayers:Eager", "myplayers has no class 'Eager'"),
        ("myplayers:word", "myplayers has no class 'word'"),
        ("myplayers:", "myplayers has no class ''"),
        (":Lazy", "cannot be loaded: ValueError"),
        ("broken:Lazy", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("myplayers:Nameless", "needs a `name` and a method `choose"),
        ("myplayers:Unmakable", "cannot be made from .game_id, seed.: TypeError"),
    ],
)
def test_a_player_of_yours_that_cannot_play(name: str, said: str) -> None:
    with pytest.raises(OptionError, match=said) as caught:
        bots.make(name, "fresco", seed=1)
    assert "\n" not in str(caught.value)


def test_random_takes_every_action_and_repeats_itself_with_its_seed() -> None:
    import bottega

    state = bottega.game("fresco").new(players=4, seed=5)
    seat = state.to_act[0]
    observation: Observation = state.observe(seat)

    def choices(seed: int) -> list[int]:
        bot = bots.make("random", "fresco", seed)
        return [bot.choose(observation) for _ in range(60)]

    assert set(choices(1)) == set(observation.legal_actions)
    assert choices(1) == choices(1)
    assert choices(1) != choices(2)
