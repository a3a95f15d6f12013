"""Tests of the table's conventions and its deck."""
