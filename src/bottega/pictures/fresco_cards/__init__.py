"""Fresco: The Card Game as a picture."""
