"""PokerKit as an oracle: random hands played in step by both engines."""
