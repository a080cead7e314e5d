"""Pictures of games without a browser, from our own art."""

from bottega.pictures.picture import Picture, picture

__all__ = ["Picture", "picture"]
