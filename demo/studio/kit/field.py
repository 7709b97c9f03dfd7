"""
Solids as fields: a function of (x, y, z) that is negative inside, close to the distance in metres.
Fields blend with round edges where meshes would need patience, and their slope is the exact normal.
"""

from collections.abc import Callable

import numpy as np

Array = np.ndarray
Field = Callable[[Array, Array, Array], Array]
Sheet = Callable[[Array, Array], Array]


class Line:
    """
    A curve v(t) of straight runs with soft corners, given as (t, v, softness) in metres. It has no
    kinks and never swings beyond its points, so what is skinned over it reflects cleanly.
    """

    def __init__(self, *points: tuple[float, float] | tuple[float, float, float]) -> None:
        ts, vs = [p[0] for p in points], [p[1] for p in points]
        slopes = np.diff(vs) / np.diff(ts)
        self.start, self.value, self.slope = ts[0], vs[0], float(slopes[0])
        inner = zip(ts[1:-1], np.diff(slopes), points[1:-1], strict=True)
        self.bends = [(t, float(turn), p[2] if len(p) > 2 else 0.1) for t, turn, p in inner]

    def __call__(self, t: Array) -> Array:
        value = self.value + self.slope * (t - self.start)
        for at, turn, soft in self.bends:
            away = t - at
            value = value + turn * 0.5 * (away + np.sqrt(away * away + soft * soft))
        return value


def bump(t: Array, at: float, width: float) -> Array:
    """1 at `at`, fading to 0 some widths away."""
    return np.exp(-(((t - at) / width) ** 2))


def most(first: Array, second: Array, soft: float | Array) -> Array:
    """The intersection of two fields, with an edge rounded by about that radius."""
    apart = first - second
    return 0.5 * (first + second + np.sqrt(apart * apart + soft * soft))


def least(first: Array, second: Array, soft: float | Array) -> Array:
    """The union of two fields, with a fillet of about that radius."""
    return -most(-first, -second, soft)


def beyond(value: Array, sheet: Sheet, u: Array, v: Array, sign: float = 1.0) -> Array:
    """How far a coordinate lies above (sign 1) or below (-1) a sheet over the other two."""
    h = 1e-3
    rise = sheet(u, v)
    along = (sheet(u + h, v) - rise) / h
    across = (sheet(u, v + h) - rise) / h
    return sign * (value - rise) / np.sqrt(1 + along * along + across * across)


def box(centre: tuple[float, float, float], size: tuple[float, float, float], soft: float) -> Field:
    """A block of that full size with rounded edges."""

    def field(x: Array, y: Array, z: Array) -> Array:
        a, b, c = (np.abs(p - m) - s / 2 for p, m, s in zip((x, y, z), centre, size, strict=True))
        return most(most(a, b, soft), c, soft)

    return field


def slope_of(field: Field, points: Array, h: float = 5e-4) -> Array:
    """The gradient at each of n points (n x 3)."""
    x, y, z = points.T
    return np.stack(
        [
            field(x + h, y, z) - field(x - h, y, z),
            field(x, y + h, z) - field(x, y - h, z),
            field(x, y, z + h) - field(x, y, z - h),
        ],
        axis=1,
    ) / (2 * h)
