"""Tests of guidance."""
