"""What a page needs to follow a game: weights, what a computer did in one's place, and where one's last choice was."""

import random

from .served import Served, wait_until


def test_a_message_says_for_how_long_it_is_worth_a_look_and_so_does_the_story(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco-cards", ["me", "random"])
    page = guest.open(made["id"])
    page.play_on(random.Random(2), moves=12)
    states = [message for message in page.messages if message["type"] == "state"]
    story = guest.get(f"/api/replays/{made['id']}/story?eyes=0")["moves"][: len(states)]
    assert states[0]["reset"]
    assert states[0]["weight"] == 0
    assert [state["weight"] for state in states[1:]] == [move["weight"] for move in story[1:]]
    assert len({state["weight"] for state in states}) > 2


def test_the_moment_of_my_last_choice_is_where_what_happened_since_begins(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco-cards", ["me", "random"])
    page = guest.open(made["id"]).ready()
    before = guest.get(f"/api/replays/{made['id']}")
    assert before["since"] == 0
    page.play_on(random.Random(2), moves=3)
    page.wait_for_turn()
    facts = guest.get(f"/api/replays/{made['id']}")
    [then, after] = guest.get(f"/api/replays/{made['id']}/frames?eyes=0&from={facts['since'] - 1}&to={facts['since']}")
    assert 0 in then["view"]["to_act"]
    assert facts["since"] <= facts["last"]
    others = guest.get(f"/api/replays/{made['id']}/frames?eyes=0&from={facts['since']}&to={facts['last']}")
    assert after == others[0]
    # From then on nobody but others, and what they left me with, up to my turn.
    assert all(0 not in picture["view"]["to_act"] for picture in others[1:-1])


def test_whoever_comes_back_is_told_how_much_a_computer_did_and_nobody_else_is(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco", ["me", "random", "random"])
    page, watcher = guest.open(made["id"]).ready(), served.guest().watch(made["watch"]).ready()
    assert page.table["stood_in"] == 0
    assert "stood_in" not in watcher.table
    assert page.ask("takeover")["type"] == "ok"
    page.until(lambda message: message["type"] == "state" and message["view"]["round"] > 1)
    assert page.ask("return")["type"] == "ok"
    play = served.registry.tables[made["id"]].play
    assert play is not None
    assert page.table["stood_in"] == len([move for move in play.moves if move.seat == 0]) > 0
    page.play_on(random.Random(1), moves=1)
    assert guest.open(made["id"]).ready().table["stood_in"] == 0


def test_moves_that_a_trial_begins_with_were_nobodys_absence(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco-cards", ["random", "random"])
    wait_until(lambda: served.registry.tables[made["id"]].over)
    trial = guest.ask("POST", f"/api/replays/{made['id']}/play", {"move": 20, "seat": 0}).json()
    guest.sit(trial["url"])
    assert guest.open(trial["id"]).ready().table["stood_in"] == 0
