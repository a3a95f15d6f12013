"""Tests of hands that others recorded."""
