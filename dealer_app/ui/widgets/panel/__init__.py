"""What the action panel holds, one small widget for each thing that it can ask."""
