"""Tests of the two commands."""
