"""What places are built of: shapes, surfaces, skies, land and plants. Lengths are metres."""
