"""PettingZoo's usual loop: agents at random at a table of Fresco with two modules.

pip install 'bottega[rl]' && python examples/pettingzoo_loop.py
"""

from bottega import rl

env = rl.aec("fresco", players=3, options={"modules": ["portraits", "bells"]}, rewards="rank", render_mode="ansi")
env.reset(seed=7)
total = dict.fromkeys(env.possible_agents, 0.0)

for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    total[agent] += reward
    over = terminated or truncated
    env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))

print(env.render())
print({agent: round(share, 2) for agent, share in total.items()})
