"""People, chips and the button between hands."""
