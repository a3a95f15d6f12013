"""Tests of the screens, offscreen."""
