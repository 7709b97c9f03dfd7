"""Seeded noise over coordinates, for land."""

import numpy as np
from numpy.typing import NDArray

Grid = NDArray[np.float64]


def value_noise(x: Grid, y: Grid, seed: int) -> Grid:
    """Smooth noise of 0..1 with a period of one."""
    table = np.random.default_rng(seed).random((256, 256))
    ix, iy = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - ix, y - iy
    sx, sy = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    at = lambda dx, dy: table[(ix + dx) % 256, (iy + dy) % 256]
    low = at(0, 0) * (1 - sx) + at(1, 0) * sx
    high = at(0, 1) * (1 - sx) + at(1, 1) * sx
    return low * (1 - sy) + high * sy


def hills(x: Grid, y: Grid, size: float, seed: int, octaves: int = 5, gain: float = 0.48) -> Grid:
    """Rolling land of 0..1; `size` is the width of its largest forms."""
    total, weight = np.zeros_like(x), 0.0
    for octave in range(octaves):
        share = gain**octave
        total += share * value_noise(x / size * 2**octave, y / size * 2**octave, seed + octave)
        weight += share
    return total / weight


def ridges(x: Grid, y: Grid, size: float, seed: int, octaves: int = 6) -> Grid:
    """Mountains of 0..1 with sharp crests."""
    total, weight, carry = np.zeros_like(x), 0.0, np.ones_like(x)
    for octave in range(octaves):
        share = 0.5**octave
        crest = 1 - np.abs(2 * value_noise(x / size * 2**octave, y / size * 2**octave, seed + octave) - 1)
        crest = crest**2
        total += share * crest * carry
        carry = np.clip(crest * 1.4, 0, 1)
        weight += share
    return total / weight
