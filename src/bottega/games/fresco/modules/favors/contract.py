"""What the bishop's favours module adds to a view."""

from typing import TypedDict


class FavorsView(TypedDict):
    """The bishop's favours."""

    left: int
    unseen: dict[str, int]  # by kind; some of them may have left the game


VIEW = FavorsView
