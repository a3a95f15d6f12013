"""Whole translatable sentences and names."""
