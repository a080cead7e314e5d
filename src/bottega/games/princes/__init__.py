"""The Princes of Florence: patrons of artists and scholars, and the estates they build for them."""
