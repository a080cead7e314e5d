"""Checks of the complete encoding: it tells a seat what it knows, all of that, and no more.

What a view shows and an encoding need not tell is listed here, and nowhere else.
"""

import json
import struct
from collections.abc import Iterator
from typing import Any

from bottega.core.knowledge import OWN
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.core.tensor import Encoding
from bottega.testing.walking import Setting, demand, walk

NUMBER = 4  # bytes
AROUND = 8  # bytes before and behind what is written
FIELDS = 4  # tried at each position that is looked at
KEPT = 12  # earlier positions of a walk from which fields are taken

# Keys of a view that carry nothing for play, or that the encoding tells in another way.
NOT_TOLD = {
    "ply": "counts the moves: two ways to one position may differ in it",
}
# Fields that follow from others: nothing is told of them, and a position in which only they change cannot be.
FOLLOWS = {
    "fresco": {"tiles": "layout, unrestored", "where": "layout"},
    "fresco-cards": {"open": "row"},
    "princes": {"stock": "supply", "room": "plots, builders", "taken": "plots", "near": "plots"},
}


def tensors_are_known(setting: Setting, seed: int, every: int = 10) -> None:
    """The encoding and the mask fit their description, keep to their bounds and their place, and tell a seat what it
    knows and no more; at the end of the game too."""
    rng, state = Rng(seed, "tensors"), setting.new(seed)
    for state, _, _ in walk(setting, seed):
        if state.to_act:
            state.game.tensor(state, state.to_act[0])  # at every move, since what was told before is gone on from
        if rng.below(every) == 0:
            tensor_is_known(state, seed, rng)
    tensor_is_known(state, seed, rng)


def tensor_is_known(state: State, seed: int, rng: Rng) -> None:
    game = state.game
    spec = game.tensor_spec(state.setup)
    for seat in range(state.players):
        told = written(state, seat)
        fits(state, seat, seed, told, spec)
        observation = state.observe(seat)
        known, sampled = observation.tensor().tobytes(), game.tensor(observation.sample(rng), seat)
        wrong = parts_apart(state, told, known)
        demand(known == told, state, seed, f"seat {seat}: the encoding tells a secret: {wrong}")
        wrong = parts_apart(state, told, sampled)
        demand(sampled == told, state, seed, f"seat {seat}: a sample is encoded otherwise: {wrong}")
        mask = mask_of(state, seat)
        legal = tuple([action for action, byte in enumerate(mask) if byte])
        demand(legal == state.legal_actions(seat), state, seed, f"seat {seat}: the mask says {legal}")
        demand(len(mask) == game.num_actions and max(mask) < 2, state, seed, f"seat {seat}: the mask is {mask!r}")


def written(state: State, seat: int) -> bytes:
    """What `tensor_into` writes, and that it writes nowhere else."""
    size = NUMBER * sum([part.size for part in state.game.tensor_spec(state.setup)])
    buffer = bytearray(b"\xff" * (size + 2 * AROUND))
    state.tensor_into(seat, memoryview(buffer), AROUND)
    if buffer[:AROUND] + buffer[AROUND + size :] != b"\xff" * 2 * AROUND or len(buffer) != size + 2 * AROUND:
        raise AssertionError(f"seat {seat}: the encoding of {state} is written beyond its place")
    return bytes(buffer[AROUND : AROUND + size])


def mask_of(state: State, seat: int) -> bytes:
    mask = bytearray(state.game.num_actions)
    state.mask_into(seat, mask)
    return bytes(mask)


def fits(state: State, seat: int, seed: int, told: bytes, spec: tuple[Any, ...]) -> None:
    """All parts in their order, every number within its bounds as float32 has them."""
    size = sum([part.size for part in spec])
    demand(len(told) == NUMBER * size, state, seed, f"{len(told) // NUMBER} numbers, and {size} described")
    numbers = struct.unpack(f"<{size}f", told)
    at = 0
    for part in spec:
        demand(part.at == at, state, seed, f"{part.name} stands at {part.at}, not at {at}")
        at = part.end
        low, high = struct.unpack("<2f", struct.pack("<2f", part.low, part.high))
        here = numbers[part.at : part.end]
        demand(low <= min(here) and max(here) <= high, state, seed, f"seat {seat}: {part.name} = {here}")


def parts_apart(state: State, one: bytes, other: bytes) -> str:
    """The names of the parts in which two encodings differ."""
    spec = state.game.tensor_spec(state.setup)
    return ", ".join(
        [part.name for part in spec if one[4 * part.at : 4 * part.end] != other[4 * part.at : 4 * part.end]]
    )


# --- what is seen is told ---------------------------------------------------------------------------------------------


def tensors_tell_what_is_seen(setting: Setting, seed: int, every: int = 10) -> None:
    """Two positions that look different to a seat are encoded differently, where a game has an encoding of its own."""
    if type(setting.new(seed).encoding()) is Encoding:
        return
    for _ in comparisons(setting, seed, every):
        pass


def comparisons(setting: Setting, seed: int, every: int) -> Iterator[None]:
    """Of the positions of a walk, each with all others that are encoded the same; then each with what it would be if
    one field were that of an earlier one."""
    rng = Rng(seed, "seen")
    seen: dict[tuple[int, bytes, bytes], bytes] = {}
    kept: list[State] = []
    for state, _, _ in walk(setting, seed):
        if rng.below(every):
            continue
        for seat in range(state.players):
            told, view = (seat, state.game.tensor(state, seat), mask_of(state, seat)), shown(state, seat)
            demand(seen.setdefault(told, view) == view, state, seed, f"seat {seat}: looks different, encoded the same")
            yield
        for _ in range(FIELDS if kept else 0):
            seat, other = rng.below(state.players), kept[rng.below(len(kept))]
            changed, field = with_field_of(state, other, seat, rng)
            if changed is not None and looks_different(state, changed, seat):
                same = told_of(state, seat) == told_of(changed, seat)
                demand(not same, state, seed, f"seat {seat}: {field} is seen, and not encoded")
                yield
        kept.insert(rng.below(len(kept) + 1), state.clone())
        del kept[KEPT:]


def told_of(state: State, seat: int) -> tuple[bytes, bytes]:
    return state.game.tensor(state, seat), mask_of(state, seat)


def shown(state: State, seat: int) -> bytes:
    """What a seat sees, without what need not be told."""
    view = state.view(seat)
    for key in NOT_TOLD:
        del view[key]
    return json.dumps(in_any_order(view)).encode()


def in_any_order(view: dict[str, Any]) -> dict[str, Any]:
    """Without the order in which pieces came to an estate: where they lie is all that matters."""
    for person in view["people"]:
        if "estate" in person:
            person["estate"].sort(key=lambda plot: plot["cells"])
    return view


def with_field_of(state: State, other: State, seat: int, rng: Rng) -> tuple[State | None, str]:
    """A position in which one field that the seat may know is that of another position, and the name of the field."""
    changed = state.clone()
    owners: list[tuple[Any, Any, dict[str, str]]] = [(changed, other, state.knowledge())]
    for part, earlier in zip(changed.all_parts(), other.all_parts(), strict=True):
        owners.append((part, earlier, state.part_knowledge(part)))
    mine, theirs, knowledge = owners[rng.below(len(owners))]
    follow = FOLLOWS.get(state.game.id, {}) if mine is changed else {}
    fields = [field for field in knowledge if field not in follow]
    field = fields[rng.below(len(fields))]
    value = getattr(theirs, field)
    if knowledge[field] == OWN:
        value = list(getattr(mine, field))
        value[seat] = getattr(theirs, field)[seat]
    elif isinstance(value, list):
        value = list(value)
    if value == getattr(mine, field):
        return None, field
    setattr(mine, field, value)
    return changed, field


def looks_different(state: State, changed: State, seat: int) -> bool:
    """Whether a seat sees a difference; not when the two fields cannot be together, so that nothing can be shown."""
    try:
        return shown(changed, seat) != shown(state, seat)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return False
