"""Draws values, sends commands."""
