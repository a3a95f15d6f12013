"""Tests of the showdown."""
