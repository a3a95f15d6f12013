"""Tests of pots, splits and pot-limit sums."""
