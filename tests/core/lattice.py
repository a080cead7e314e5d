"""An attack on the fast generator, as somebody would write it who knows this code and sees only draws.

Its words are those of a linear generator modulo `MODULUS`, and each draw shows the leading bits of one: the words that
fit are the points of a lattice near a known place. LLL finds a short basis, and rounding along it finds the point.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bottega.core.rng import MULTIPLIER, advance, scale

MODULUS = (MULTIPLIER << 32) - 1
BACK = 1 << 32  # times this, modulo, a word is the one before it
DOUBTFUL = 7  # directions along which two points are tried
LEAST = 6  # the bound of a draw that tells enough to be worth a dimension
STEP = pow(BACK, -1, MODULUS)

Rows = list[list[int]]
Upright = list[list[float]]


@dataclass(frozen=True)
class Draw:
    """A number below `bound` that somebody saw."""

    number: int
    bound: int


def next_draws(seen: list[Draw], bounds: list[int]) -> list[int]:
    """What the attack expects of the draws after those that were seen."""
    word = recovered(seen)
    for _ in seen:
        word = advance(word)
    numbers = []
    for bound in bounds:
        word = advance(word)
        numbers.append(scale(word, bound))
    return numbers


def recovered(seen: list[Draw]) -> int:
    """The word before the first draw: one that gives all the draws, or where none is found, the likeliest."""
    telling = [place for place, draw in enumerate(seen) if draw.bound >= LEAST]
    # A draw shows the leading bits of a word's low half, and that is the next word divided by the multiplier.
    target = [MODULUS * (2 * seen[place].number + 1) // 2 for place in telling]
    basis, upright = short_basis(tuple([(place, seen[place].bound) for place in telling]))
    back = pow(BACK, telling[0] + 2, MODULUS)
    words = [point // seen[telling[0]].bound * back % MODULUS for point in near(basis, upright, target)]
    return next((word for word in words if gives(word, seen)), words[0])


def gives(word: int, seen: list[Draw]) -> bool:
    for draw in seen:
        word = advance(word)
        if scale(word, draw.bound) != draw.number:
            return False
    return True


@lru_cache
def short_basis(telling: tuple[tuple[int, int], ...]) -> tuple[Rows, Upright]:
    """Of the lattice of all words at these places of a stream, each weighed by how well a draw shows it."""
    following = [pow(STEP, place - telling[0][0], MODULUS) * bound for place, bound in telling]
    rows = range(len(telling))
    wrapping = [[MODULUS * telling[row][1] if column == row else 0 for column in rows] for row in rows[1:]]
    basis = reduced([following, *wrapping])
    return basis, orthogonal(basis)


def near(basis: Rows, upright: Upright, target: list[int]) -> Iterator[int]:
    """The first coordinates of points of the lattice near the target: by rounding along each direction in turn (Babai),
    and along the shortest ones, where rounding errs most easily, to the second nearest too."""
    lengths = sorted(dot(direction, direction) for direction in upright)
    doubtful = lengths[DOUBTFUL - 1]

    def rounded(level: int, left: list[int]) -> Iterator[int]:
        if level < 0:
            yield target[0] - left[0]
            return
        row, direction = basis[level], upright[level]
        length = dot(direction, direction)
        exact = dot([float(x) for x in left], direction) / length
        times = round(exact)
        for choice in (times, times + (1 if exact > times else -1))[: 2 if length <= doubtful else 1]:
            yield from rounded(level - 1, [x - choice * y for x, y in zip(left, row, strict=True)])

    return rounded(len(basis) - 1, target)


def orthogonal(basis: Rows) -> Upright:
    upright: Upright = []
    for row in basis:
        rest = [float(x) for x in row]
        for other in upright:
            share = dot(rest, other) / dot(other, other)
            rest = [x - share * y for x, y in zip(rest, other, strict=True)]
        upright.append(rest)
    return upright


def dot(a: list[float], b: list[float]) -> float:
    return sum([x * y for x, y in zip(a, b, strict=True)])


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """The same lattice by short vectors."""
    reduction = Reduction(basis)
    reduction.run()
    return reduction.rows


class Reduction:
    """LLL in whole numbers, after Cohen, A Course in Computational Algebraic Number Theory, algorithm 2.6.7: `minors`
    are the Gram determinants, `products` the Gram-Schmidt coefficients times these."""

    def __init__(self, basis: list[list[int]]) -> None:
        self.rows = basis
        self.products = [[0] * len(basis) for _ in basis]
        self.minors = [1] * (len(basis) + 1)
        self.known = -1  # the last row whose products are known

    def run(self) -> None:
        self.orthogonalise(0)
        k = 1
        while k < len(self.rows):
            self.orthogonalise(k)
            self.shorten(k, k - 1)
            minors, middle = self.minors, self.products[k][k - 1]
            if 4 * (minors[k + 1] * minors[k - 1] + middle**2) < 3 * minors[k] ** 2:
                self.exchange(k)
                k = max(1, k - 1)
            else:
                for j in range(k - 2, -1, -1):
                    self.shorten(k, j)
                k += 1

    def orthogonalise(self, k: int) -> None:
        if k <= self.known:
            return
        self.known = k
        products, minors = self.products, self.minors
        for j in range(k + 1):
            value = sum([x * y for x, y in zip(self.rows[k], self.rows[j], strict=True)])
            for i in range(j):
                value = (minors[i + 1] * value - products[k][i] * products[j][i]) // minors[i]
            if j < k:
                products[k][j] = value
            else:
                minors[k + 1] = value

    def shorten(self, k: int, j: int) -> None:
        """Take row j from row k as often as makes it shorter."""
        products, minors = self.products, self.minors
        if 2 * abs(products[k][j]) <= minors[j + 1]:
            return
        times = (2 * products[k][j] + minors[j + 1]) // (2 * minors[j + 1])
        self.rows[k] = [x - times * y for x, y in zip(self.rows[k], self.rows[j], strict=True)]
        products[k][j] -= times * minors[j + 1]
        for i in range(j):
            products[k][i] -= times * products[j][i]

    def exchange(self, k: int) -> None:
        """Rows k and k - 1 change places."""
        rows, products, minors = self.rows, self.products, self.minors
        rows[k], rows[k - 1] = rows[k - 1], rows[k]
        for j in range(k - 1):
            products[k][j], products[k - 1][j] = products[k - 1][j], products[k][j]
        middle = products[k][k - 1]
        minor = (minors[k - 1] * minors[k + 1] + middle**2) // minors[k]
        for row in products[k + 1 : self.known + 1]:
            old = row[k]
            row[k] = (minors[k + 1] * row[k - 1] - middle * old) // minors[k]
            row[k - 1] = (minor * old + middle * row[k]) // minors[k + 1]
        minors[k] = minor
