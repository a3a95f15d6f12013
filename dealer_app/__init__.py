"""The app beside the dealer's tray."""
