"""Tests of betting."""
