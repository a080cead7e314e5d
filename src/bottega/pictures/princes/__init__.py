"""The Princes of Florence as a picture."""
