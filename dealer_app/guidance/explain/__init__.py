"""The sum and the rule behind every figure the dealer is told, one file per subject."""
