"""Tools for tests of Bottega's games, and of yours: the rule marker, position builders and the conformance suite."""

from bottega.testing.rules import rule

__all__ = ["rule"]
