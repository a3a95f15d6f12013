"""The words of the action panel and the foot, by what they stand on; one context for the translators, "panel"."""
