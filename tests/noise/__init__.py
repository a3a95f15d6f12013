"""`python -m tests.noise`: whole hands at a table of noisy readers, in scenario time."""
