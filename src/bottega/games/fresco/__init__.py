"""Fresco: restore the cathedral's ceiling."""
