"""`python -m tests.frames FILE...`: recorded frames against the protocols, in both directions and in any chunks."""
