"""Fresco's modules, one file each."""
