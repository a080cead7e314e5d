"""The complete encoding: its codes, whose numbers stand where, and that a leak or a gap is found."""

import struct
from typing import Any

import pytest

import bottega
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.core.tensor import Encoding, Numbers, floats, one_hot, tell_bits, turned
from bottega.testing.books import drawn_setting
from bottega.testing.conformance import Broken, Setting, walk
from bottega.testing.tensors import tensors_are_known, tensors_tell_what_is_seen

GAMES = [(meta.id, players) for meta in bottega.metas() for players in meta.players]


def numbers_of(told: bytes) -> list[float]:
    return list(struct.unpack(f"<{len(told) // 4}f", told))


@pytest.mark.parametrize("width", [1, 3, 8, 9, 25, 49, 56, 57, 84, 130])
def test_masks_of_any_width_are_told_bit_by_bit(width: int) -> None:
    rng = Rng(width, "masks")
    for mask in (0, (1 << width) - 1, *[sum([rng.below(2) << bit for bit in range(width)]) for _ in range(20)]):
        out: list[bytes] = []
        tell_bits(out, mask, width)
        assert numbers_of(b"".join(out)) == [float(mask >> bit & 1) for bit in range(width)]


def test_numbers_beyond_the_table_are_told_too() -> None:
    florins = Numbers(-2, 1_000_000, 1000)
    for value in (-2, 0, 253, 254, 3500, 999_999, 3500):
        assert numbers_of(florins.of(value)) == numbers_of(floats([value / 1000]))


def test_numbers_that_were_asked_for_do_not_pile_up() -> None:
    florins = Numbers(0, 1_000_000, 1000)
    for value in range(10_000):
        florins.of(value)
    assert len(florins.more) <= 1 << 12


def test_one_of_several_or_none() -> None:
    assert [numbers_of(told) for told in one_hot(2)] == [[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]
    assert one_hot(2)[-1] == floats([0.0, 0.0])


def test_sets_are_told_from_the_asking_seat_on_and_whoever_has_no_seat_stays_last() -> None:
    assert turned(0b001, 0, 3, 3) == 0b001
    assert turned(0b001, 1, 3, 3) == 0b100
    assert turned(0b1001, 2, 3, 4) == 0b1010


# What only the asking seat is told, of itself or of what it knows of others.
OWN = {
    "fresco": {"plan", "plan.covers"},
    "fresco-cards": {"hand", "aside", "paid", "paid_tiles", "section", "paying", "half", "known"},
    "princes": {"hand", "bonuses", "medals", "looked", "places", "in_piles"},
}


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_what_all_know_of_a_seat_is_the_same_in_every_tensor(game_id: str, players: int) -> None:
    """Seat by seat round the table: the second block of one seat is the first of its left neighbour."""
    for state, _, _ in walk(drawn_setting(game_id, players, 2), 2):
        if state.ply % 25:
            continue
        told = {seat: named(state, seat) for seat in range(players)}
        for seat in range(players):
            shared = [name.removeprefix("seat1.") for name in told[seat] if name.startswith("seat1.")]
            for step in range(players):
                for name in set(shared) - OWN[game_id]:
                    assert told[seat][f"seat{step}.{name}"] == told[(seat + step) % players][f"seat0.{name}"], name


def named(state: State, seat: int) -> dict[str, bytes]:
    told = state.game.tensor(state, seat)
    return {part.name: told[4 * part.at : 4 * part.end] for part in state.game.tensor_spec(state.setup)}


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_every_part_has_a_name_of_its_own(game_id: str, players: int) -> None:
    options = {"modules": ["all"]} if game_id == "fresco" else {}
    state = bottega.game(game_id).new(players=players, seed=1, options=options)
    names = [part.name for part in state.game.tensor_spec(state.setup)]
    assert len(set(names)) == len(names)


# --- what must not be ------------------------------------------------------------------------------------------------


class Leaking(Encoding):
    """Tells one number more: of a field that the seat may not know."""

    def __init__(self, whole: Encoding, players: int, menus: Any, field: str) -> None:
        Encoding.__init__(self, players, menus)
        self.whole, self.field = whole, field
        self.parts, self.size = list(whole.parts), whole.size
        self.stretch("leak", "what nobody may know", (1,), -1e9, 1e9)

    def tell(self, s: State, seat: int) -> bytes:
        kept = getattr(s, self.field)
        secret = (
            kept[(seat + 1) % s.players] if isinstance(kept, list) else sum([n * card for n, card in enumerate(kept)])
        )
        return self.whole.tell(s, seat) + floats([float(secret % 99991)])


@pytest.mark.parametrize(
    ("game_id", "field"),
    [
        ("fresco", "plans"),
        ("fresco-cards", "hands"),
        ("fresco-cards", "order"),
        ("princes", "hand"),
        ("princes", "profession_pile"),
    ],
)
def test_an_encoding_that_tells_a_secret_is_found(game_id: str, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting(game_id, 3)
    state: Any = setting.new(1)
    leaking = Leaking(state.encoding(), 3, state.all_menus(), field)
    monkeypatch.setattr(state.rules, "encoding", leaking)
    with pytest.raises(Broken, match="leak"):
        tensors_are_known(setting, 1, every=2)


class Silent(Encoding):
    """Leaves one part of the whole encoding empty."""

    def __init__(self, whole: Encoding, players: int, menus: Any, silent: str) -> None:
        Encoding.__init__(self, players, menus)
        self.whole = whole
        self.parts, self.size = whole.parts, whole.size
        [self.silent] = [part for part in whole.parts if part.name == silent]

    def tell(self, s: State, seat: int) -> bytes:
        told = self.whole.tell(s, seat)
        return told[: 4 * self.silent.at] + bytes(4 * self.silent.size) + told[4 * self.silent.end :]


@pytest.mark.parametrize(
    ("game_id", "part"),
    [
        ("fresco", "seat0.coins"),
        ("fresco", "market"),
        ("fresco-cards", "seat1.wall"),
        ("fresco-cards", "seat0.hand"),
        ("princes", "seat1.estate"),
        ("princes", "bid"),
    ],
)
def test_an_encoding_that_leaves_out_what_is_seen_is_found(
    game_id: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = Setting(game_id, 3)
    state: Any = setting.new(1)
    monkeypatch.setattr(state.rules, "encoding", Silent(state.encoding(), 3, state.all_menus(), part))
    with pytest.raises(Broken, match="encoded"):
        compare_all(setting)


def compare_all(setting: Setting) -> None:
    for seed in range(20):
        tensors_tell_what_is_seen(setting, seed, every=3)


def test_a_game_without_an_encoding_of_its_own_tells_what_is_asked_and_whom() -> None:
    state = bottega.game("princes").new(players=3, seed=1)
    plain = Encoding(3, state.all_menus())
    assert [part.name for part in plain.parts] == ["menu", "waiting"]
    assert len(plain.tell(state, 1)) == 4 * plain.size
