"""Tests of dealing and burning."""
