"""What every game must keep, checked on random play: for any game, number of players and options.

Each check is a function of a `Setting` and a seed; it raises `Broken` with the seed, the ply and what was wrong. Write
your own game against the kernel and run `check_all` over it.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from bottega.core.errors import BottegaError, IllegalAction, MalformedAction, StaleAction
from bottega.core.events import Event, facts_for
from bottega.core.record import Record
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.core.view import Contract
from bottega.testing.fitting import fact_misfits, misfits
from bottega.testing.tensors import tensors_are_known, tensors_tell_what_is_seen
from bottega.testing.walking import Books as Books
from bottega.testing.walking import Broken as Broken
from bottega.testing.walking import Setting as Setting
from bottega.testing.walking import choose as choose
from bottega.testing.walking import demand
from bottega.testing.walking import walk as walk

BELOW = 20  # numbers below zero that are tried as actions at each position
LATEST = 3  # copies that are looked at again before the end
WHOLE = 25  # each so many positions the moves so far are compared one by one, too


def bytes_of(thing: object) -> bytes:
    return json.dumps(thing).encode()


def position(state: State) -> dict[str, Any]:
    """The dump without the moves so far. They are a list that only grows at its end; written out at every ply they
    would cost more than all the rest.
    """
    past, shared = state.past, state.shared
    state.forget_moves()
    try:
        return state.dump()
    finally:
        state.past, state.shared = past, shared


def moves_of(state: State) -> int:
    """How many numbers of its list of moves are its own."""
    return state.shared or len(state.past)


# --- the checks --------------------------------------------------------------------------------


def plays_to_the_end(setting: Setting, seed: int) -> None:
    """Legal actions are ascending, unique, never empty for who is to act, and empty for the others."""
    last = None
    for state, _, _ in walk(setting, seed):
        last = state
        for seat in range(state.players):
            legal = state.legal_actions(seat)
            demand(bool(legal) == (seat in state.to_act), state, seed, f"seat {seat}: to act, but with {legal}")
            demand(list(legal) == sorted(set(legal)), state, seed, f"seat {seat}: not ascending: {legal}")
            demand(all(0 <= a < state.game.num_actions for a in legal), state, seed, f"outside the table: {legal}")
    if last is None:
        raise Broken(f"{setting.game_id} is over before it begins")
    demand(last.to_act == () and last.is_over, last, seed, "over, but somebody is to act")
    ranked = sorted(seat for seats in last.ranking() for seat in seats)
    demand(ranked == list(range(last.players)), last, seed, f"the ranking names {ranked}")


def refuses_what_is_illegal(setting: Setting, seed: int, every: int = 12) -> None:
    """Every action that is not open, for every seat, is refused and leaves the state untouched."""
    rng = Rng(seed, "refusals")
    for state, _, _ in walk(setting, seed):
        if rng.below(every):
            continue
        before = state.dump()
        for seat in (-1, *range(state.players), state.players):
            legal = state.legal_actions(seat) if 0 <= seat < state.players else ()
            # Some far below zero too: a list that is asked for such a number counts from its end.
            below = [-1 - rng.below(2 * state.game.num_actions) for _ in range(BELOW)]
            for action in (-1, *below, *range(state.game.num_actions + 1)):
                if action not in legal:
                    expect_refusal(state, seat, action, seed)
            for late in (-1, 1):
                if legal and state.known_ply(seat) + late >= 0:
                    expect_stale(state, seat, legal[0], state.known_ply(seat) + late, seed)
        demand(state.dump() == before, state, seed, "a refused move changed the state")


def expect_refusal(state: State, seat: int, action: int, seed: int) -> None:
    try:
        state.apply(seat, action)
    except (IllegalAction, MalformedAction):
        return
    demand(False, state, seed, f"seat {seat} was allowed action {action}")


def expect_stale(state: State, seat: int, action: int, ply: int, seed: int) -> None:
    try:
        state.apply(seat, action, None, ply)
    except StaleAction:
        return
    demand(False, state, seed, f"seat {seat}: a choice made at ply {ply} was accepted")


def clones_are_independent(setting: Setting, seed: int, every: int = 1) -> None:
    """Keep a copy of each `every`-th position: the latest ones are compared when the next is kept, all at the end."""
    kept: list[tuple[State, dict[str, Any], int]] = []
    last = None
    for state, seat, action in walk(setting, seed):
        last = state
        state.clone().apply(seat, action)
        if state.ply % every:
            continue
        for earlier, dump, made in kept[-LATEST:]:
            same = moves_of(earlier) == made and position(earlier) == dump
            demand(same, earlier, seed, f"changed by what happened up to ply {state.ply}")
        copy = state.clone()
        kept.append((copy, position(copy), moves_of(copy)))
    for earlier, dump, made in kept:
        same = moves_of(earlier) == made and position(earlier) == dump
        demand(same, earlier, seed, "changed by the end of the game")
        if last is not None:
            demand(earlier.past[:made] == last.past[:made], earlier, seed, "its moves so far have become others")


def serialises_and_replays(setting: Setting, seed: int, every: int = 1) -> None:
    """At every ply (each `every` plies in long runs): the dump restores to the same state, and the notation so far
    replays to it."""
    game = setting.game
    replayed = setting.new(seed)
    last = replayed
    for state, seat, action in walk(setting, seed):
        if state.ply % every == 0:
            dumped = position if state.ply % (every * WHOLE) else State.dump
            dump = dumped(state)
            restored = game.restore(json.loads(json.dumps(dump)))
            demand(dumped(restored) == dump, state, seed, "dump and restore differ")
            demand(dumped(replayed) == dump, state, seed, "the replayed notation leads elsewhere")
        replayed.apply(seat, game.number(game.parse(str(game.action(action)))))
        last = state
    record = Record.from_json(Record.of(last).to_json())
    demand(record.replay().dump() == last.dump(), last, seed, "the record replays to another end")


def books_balance(setting: Setting, seed: int) -> None:
    """Every piece, card and coin is where the public events have put it, and scores are the sum of scored events."""
    if setting.books is None:
        raise Broken(f"{setting.game_id} has no books to check it by")
    state, rng = setting.new(seed), Rng(seed, "walk")
    books = setting.books(state)
    while not state.is_over:
        seat, action = choose(state, rng)
        events: list[Event] = []
        state.apply(seat, action, events)
        books.enter(facts_for(events, None))
        faults = books.faults(state)
        demand(not faults, state, seed, "; ".join(faults))


def events_change_nothing(setting: Setting, seed: int, every: int = 1) -> None:
    """Reporting events does not alter the game."""
    silent = state = setting.new(seed)
    for state, seat, action in walk(setting, seed):
        same = state.ply % every != 0 or position(silent) == position(state)
        demand(same, state, seed, "reporting events altered the game")
        silent.apply(seat, action, [])
    demand(silent.dump() == state.dump(), state, seed, "reporting events altered the game")


def same_seed_same_game(setting: Setting, seed: int) -> None:
    first = [(seat, action) for _, seat, action in walk(setting, seed)]
    second = [(seat, action) for _, seat, action in walk(setting, seed)]
    if first != second:
        raise Broken(f"{setting.game_id}: seed {seed} gave two different games")


def notation_reads_back(setting: Setting, seed: int) -> None:
    game = setting.game
    for number in range(game.num_actions):
        action = game.action(number)
        if game.parse(str(action)) != action or game.number(action) != number:
            raise Broken(f"{game.id}: action {number} does not read back from {str(action)!r}")


def samples_fit(setting: Setting, seed: int, every: int = 10, to_the_end: int = 4) -> None:
    """A sampled world gives the seat the same view and legal actions, differs where something is unknown, and plays on
    to the end."""
    rng = Rng(seed, "samples")
    for state, _, _ in walk(setting, seed):
        if rng.below(every):
            continue
        for seat in range(state.players):
            check_sample(state, seat, rng, seed, rng.below(to_the_end) == 0)


def check_sample(state: State, seat: int, rng: Rng, seed: int, play_on: bool) -> None:
    observation = state.observe(seat)
    world = observation.sample(rng)
    demand(
        bytes_of(world.view(seat)) == bytes_of(state.view(seat)),
        state,
        seed,
        f"seat {seat}: the sample looks different",
    )
    demand(
        world.legal_actions(seat) == state.legal_actions(seat), state, seed, f"seat {seat}: other choices in the sample"
    )
    demand(world.to_act == state.to_act, state, seed, "others are to act in the sample")
    fields = [observation.sample(rng).dump()["fields"] for _ in range(2)]
    demand(fields[0] != fields[1], state, seed, "two samples are alike although the future is unknown")
    demand(world.seed < 0 and fields[0] != state.dump()["fields"], state, seed, "the sample holds the real future")
    if not play_on:
        return
    while not world.is_over:
        world.apply(*choose(world, rng))


def features_are_known(setting: Setting, seed: int, every: int = 10) -> None:
    """A position as numbers fits its description, keeps to its bounds, and tells a seat what it knows and no more."""
    rng = Rng(seed, "features")
    for state, _, _ in walk(setting, seed):
        if rng.below(every):
            continue
        spec = state.game.feature_spec(state.setup)
        bounds = [(feature.low, feature.high, feature.name) for feature in spec for _ in range(feature.size)]
        for seat in range(state.players):
            observation = state.observe(seat)
            numbers = observation.features()
            demand(len(numbers) == len(bounds), state, seed, f"{len(numbers)} features, and {len(bounds)} described")
            outside = [
                f"{name} = {number}"
                for number, (low, high, name) in zip(numbers, bounds, strict=True)
                if not low <= number <= high
            ]
            demand(not outside, state, seed, f"seat {seat}: outside their bounds: {', '.join(outside)}")
            demand(state.game.features(state, seat) == numbers, state, seed, f"seat {seat}: features tell a secret")
            world = observation.sample(rng)
            demand(state.game.features(world, seat) == numbers, state, seed, f"seat {seat}: other features in a sample")


def views_are_copies(setting: Setting, seed: int) -> None:
    """Whatever a client does to its view does not happen to the game."""
    rng = Rng(seed, "views")
    for state, _, _ in walk(setting, seed):
        if rng.below(20):
            continue
        before = bytes_of(state.dump())
        viewers = [*range(state.players), None]
        rng.shuffle(order := list(range(len(viewers))))
        together = [viewers[place] for place in order]
        one_by_one = [state.view(seat) for seat in together]
        demand(
            state.views(together) == one_by_one, state, seed, "views made together differ from those made one by one"
        )
        seen = bytes_of(one_by_one)
        for view in one_by_one:
            scribble(view)
        demand(bytes_of(state.dump()) == before, state, seed, "writing into a view changed the game")
        again = bytes_of([state.view(seat) for seat in together])
        demand(again == seen, state, seed, "writing into a view changed the next one")


def scribble(thing: Any) -> None:
    """Spoil every list and group that can be reached."""
    if isinstance(thing, dict):
        for value in thing.values():
            scribble(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            scribble(value)
        thing.clear()


def secrets_stay(setting: Setting, seed: int, every: int = 10) -> None:
    """Whatever is hidden from a seat may be exchanged: view, choices, refusals and events stay the same to the byte."""
    rng = Rng(seed, "secrets")
    for state, mover, action in walk(setting, seed):
        if rng.below(every):
            continue
        for seat in range(state.players):
            world = state.observe(seat).sample(rng)
            tells_what_is_known(state, world, seat, mover, action, seed)
            demand(witness(world, seat) == witness(state, seat), state, seed, f"seat {seat} can tell two worlds apart")
            demand(
                bytes_of(world.view()) == bytes_of(state.view()), state, seed, "a spectator can tell two worlds apart"
            )
        if len(state.to_act) > 1:
            secret_moves_look_alike(state, seed)


def tells_what_is_known(state: State, world: State, seat: int, mover: int, action: int, seed: int) -> None:
    """The same move in two worlds: if the seat knows the same afterwards, it was told the same."""
    if mover not in world.to_act or action not in world.legal_actions(mover):
        return
    known, heard = [], []
    for before in (state, world):
        after, events = before.clone(), list[Event]()
        after.apply(mover, action, events)
        known.append(bytes_of(after.redact(seat).dump()))
        heard.append(
            sorted(bytes_of(fact) for fact in facts_for(events, seat))
        )  # the order of cards drawn is forgotten
    fits = known[0] != known[1] or heard[0] == heard[1]
    demand(fits, state, seed, f"seat {seat} is told more of {state.game.action(action)} than it then knows")


def witness(state: State, seat: int) -> list[bytes]:
    """All that a seat can get out of a position."""
    refusals = []
    legal = state.legal_actions(seat)
    tries = [(action, -1) for action in range(-1, state.game.num_actions + 1) if action not in legal]
    for action, ply in [*tries, (legal[0] if legal else 0, state.known_ply(seat) + 1)]:
        try:
            state.apply(seat, action, None, ply)
        except BottegaError as error:
            refusals.append(f"{type(error).__name__}: {error}")
    return [bytes_of(state.view(seat)), bytes_of(state.legal_actions(seat)), bytes_of(refusals)]


def secret_moves_look_alike(state: State, seed: int) -> None:
    """While several seats choose at once, the others cannot tell one choice of a seat from another, nor from none."""
    for mover in state.to_act:
        watchers: list[int | None] = [None, *[seat for seat in range(state.players) if seat != mover]]
        seen: dict[bytes, int] = {}
        for action in state.legal_actions(mover):
            world = state.clone()
            events: list[Event] = []
            world.apply(mover, action, events)
            if world.to_act != state.to_act:
                continue  # this one is meant to be seen: the seat is done, or the choices are revealed
            told_all = bytes_of([[world.view(w), facts_for(events, w)] for w in watchers])
            seen[told_all] = action
        nothing = bytes_of([[state.view(w), []] for w in watchers])
        demand(not seen or list(seen) == [nothing], state, seed, f"a secret choice of seat {mover} can be noticed")


def views_fit(setting: Setting, seed: int, every: int = 12) -> None:
    """Views, choices and facts are what the game's contract says: at every kind of decision, and every so often."""
    contract = setting.game.contract()
    kinds = {event.kind: event for event in setting.game.events}
    rng, met, state = Rng(seed, "contract"), set[str](), setting.new(seed)
    for state, seat, action in walk(setting, seed):
        asked = state.menus[seat].name
        if asked in met and rng.below(every):
            continue
        met.add(asked)
        views_keep(state, contract, seed)
        events: list[Event] = []
        state.clone().apply(seat, action, events)
        if kinds:
            for fact in facts_for(events, seat):
                wrong = "; ".join(fact_misfits(fact, kinds))
                demand(not wrong, state, seed, wrong)
    views_keep(state, contract, seed)


def views_keep(state: State, contract: Contract, seed: int) -> None:
    for viewer in (None, *range(state.players)):
        wrong = "; ".join(misfits(state.view(viewer), contract.view, f"view of seat {viewer}", contract.closed))
        demand(not wrong, state, seed, wrong)


Check = Callable[[Setting, int], None]

CHECKS: tuple[Check, ...] = (
    plays_to_the_end,
    refuses_what_is_illegal,
    clones_are_independent,
    serialises_and_replays,
    books_balance,
    events_change_nothing,
    same_seed_same_game,
    notation_reads_back,
    samples_fit,
    features_are_known,
    tensors_are_known,
    tensors_tell_what_is_seen,
    views_are_copies,
    secrets_stay,
    views_fit,
)


# For runs over thousands of games: the same checks, at fewer positions of each game.
_FEWER: dict[Check, Check] = {
    refuses_what_is_illegal: partial(refuses_what_is_illegal, every=60),
    clones_are_independent: partial(clones_are_independent, every=8),
    serialises_and_replays: partial(serialises_and_replays, every=8),
    events_change_nothing: partial(events_change_nothing, every=8),
    samples_fit: partial(samples_fit, every=60),
    features_are_known: partial(features_are_known, every=60),
    tensors_are_known: partial(tensors_are_known, every=60),
    tensors_tell_what_is_seen: partial(tensors_tell_what_is_seen, every=60),
    secrets_stay: partial(secrets_stay, every=80),
    views_fit: partial(views_fit, every=80),
}
SPARING: tuple[Check, ...] = tuple(_FEWER.get(check, check) for check in CHECKS)


def check_all(setting: Setting, seed: int) -> None:
    """Everything above, on one game; raises `Broken` at the first promise that is not kept."""
    for check in CHECKS:
        check(setting, seed)
