"""Models and renders the pictures of the demo group."""
