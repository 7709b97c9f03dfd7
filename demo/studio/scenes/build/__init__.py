"""The parts of places: shapes, surfaces, skies, land and plants. Lengths are metres."""
