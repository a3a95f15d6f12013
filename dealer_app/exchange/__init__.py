"""Others' hands, one file per format."""
