"""Tests of forced bets."""
