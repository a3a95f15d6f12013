"""Tests of seats, stakes and the button."""
