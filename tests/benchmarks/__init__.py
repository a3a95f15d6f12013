"""Ratios against peers and bare floors, each measured in one run: `python -m tests.benchmarks [WORD]`."""
