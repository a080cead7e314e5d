"""OpenSpiel's tree search over information sets against a player at random, at the card game.

pip install 'bottega[rl]' open_spiel && python examples/open_spiel_search.py
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from bottega import rl

SIMULATIONS = 8

rl.open_spiel.register()
game = pyspiel.load_game("bottega_fresco_cards(players=2)")
search = ismcts.ISMCTSBot(
    game=game,
    evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
    uct_c=1.4,
    max_simulations=SIMULATIONS,
    random_state=np.random.RandomState(2),
)
search.set_resampler(rl.open_spiel.resample)  # worlds that fit what the player knows: the search is honest
bots = [search, UniformRandomBot(1, np.random.RandomState(3))]

state = game.new_initial_state()
state.apply_action(5)  # the deal
while not state.is_terminal():
    state.apply_action(bots[state.current_player()].step(state))
print(state)
print(state.returns())
