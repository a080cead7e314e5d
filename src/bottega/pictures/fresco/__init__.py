"""Fresco as a picture."""
