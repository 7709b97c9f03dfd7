"""Seats with bolsters and seams: the shape that all share, and the two front seats."""

from collections.abc import Callable

import bpy
import numpy as np

from ...kit.field import Array, Field, box, bump, least, most, slope_of
from ...kit.mesher import solid
from .cockpit import Cockpit
from .forms import block
from .looks import Looks
from .rods import stitches, tube

SLANT = 0.30
"""The lean of a back, in metres per metre of height."""
SIDE = 0.38
"""y of the middle of a front seat."""


def build_seats(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The two front seats."""
    field = seat_field(0.262, lambda y: y)
    bounds = ((-0.62, 0.5), (-0.34, 0.34), (-0.2, 0.98))
    first = solid("seat", field, bounds, 0.0085, looks.leather, inside)
    rest = solid(
        "headrest", headrest(0.118), ((0.1, 0.45), (-0.2, 0.2), (0.55, 0.95)), 0.008, looks.leather, inside
    )
    for turn in (-1, 1):
        spot = (shape.hips, turn * SIDE, shape.cushion)
        for part in (first, rest):
            copy = part if turn == -1 else part.copy()
            copy.location = spot
            if turn == 1:
                inside.objects.link(copy)
        _seams(field, spot, looks, inside)
        _under(spot, looks, inside)


def seat_field(half: float, fold: Callable[[Array], Array]) -> Field:
    """A seat around its hip point; `fold` maps y of a bench to that of a single seat."""

    def field(x: Array, y: Array, z: Array) -> Array:
        v = np.abs(fold(y))
        swell = np.clip((v - 0.125) / 0.10, 0, 1)
        swell = swell * swell * (3 - 2 * swell)
        groove = bump(v, 0.135, 0.007)
        return least(_back(x, y, z, v, swell, groove, half), _cushion(x, y, z, v, swell, groove, half), 0.03)

    return field


def _back(x: Array, y: Array, z: Array, v: Array, swell: Array, groove: Array, half: float) -> Array:
    lean = x - SLANT * z - 0.10 * np.maximum(0.5 - z, 0) ** 2
    wing = 0.052 * swell * np.exp(-(((z - 0.24) / 0.26) ** 2))
    pleats = 0.0045 * (bump((z - 0.05) % 0.085, 0.0425, 0.006)) * (v < 0.135) * ((z > 0.12) & (z < 0.56))
    hem = 0.005 * bump(z, 0.575, 0.007) * (v < 0.2)
    front = (
        -lean - 0.062 - wing + 0.006 * groove * (z < 0.575) + pleats + hem + 0.016 * bump(z, 0.20, 0.13) * -1
    )
    body = most(front, lean - 0.055, 0.045)
    narrow = 0.07 * np.clip((z - 0.25) / 0.40, 0, 1) ** 2
    sides = most(np.abs(y) - half + narrow, np.abs(z - 0.27) - 0.37, 0.085)
    return most(body, sides, 0.05)


def _cushion(x: Array, y: Array, z: Array, v: Array, swell: Array, groove: Array, half: float) -> Array:
    pleats = 0.0045 * bump((x + 0.02) % 0.085, 0.0425, 0.006) * (v < 0.135) * ((x < -0.06) & (x > -0.40))
    top = z - 0.070 - 0.046 * swell - 0.10 * np.maximum(-0.15 - x, 0) + 0.006 * groove * (x > -0.44) + pleats
    hem = 0.005 * bump(x, -0.44, 0.007) * (v < 0.2)
    ends = most(-0.50 + 0.06 * np.clip((v - 0.1) / 0.16, 0, 1) ** 2 - x, x - 0.10, 0.06)
    return most(most(top + hem, -0.13 - z, 0.05), most(ends, np.abs(y) - half, 0.07), 0.045)


def headrest(half: float) -> Field:
    """A headrest over the hip point of a seat; `half` is half its width."""

    def field(x: Array, y: Array, z: Array) -> Array:
        lean = x - SLANT * z
        curve = lean - 0.5 * y * y + 0.006 * bump(np.abs(y), half - 0.035, 0.006)
        form = box((-0.012, 0.0, 0.722), (0.112, 2 * half - 0.01, 0.176), 0.026)
        return form(curve, y * (1.0 + 0.8 * np.maximum(z - 0.72, 0)), z)

    return field


def _seams(
    field: Field, spot: tuple[float, float, float], looks: Looks, inside: bpy.types.Collection
) -> None:
    """Seams beside the grooves, projected onto the leather, and the posts of the headrest."""
    for turn in (-1, 1):
        z = np.linspace(0.15, 0.555, 60)
        back = np.stack([SLANT * z - 0.10, np.full(60, turn * 0.147), z], axis=1)
        x = np.linspace(-0.42, -0.10, 50)
        low = np.stack([x, np.full(50, turn * 0.147), np.full(50, 0.09)], axis=1)
        for line in (back, low):
            stitches("seam", [tuple(p) for p in _laid(field, line) + np.array(spot)], looks.thread, inside)
    for y in (-0.055, 0.055):
        ends = [(SLANT * z - 0.01 + spot[0], y + spot[1], z + spot[2]) for z in (0.58, 0.70)]
        tube("post", ends, 0.007, looks.metal, inside)


def _laid(field: Field, points: Array) -> Array:
    """Points projected onto the surface of a field."""
    for _ in range(4):
        slope = slope_of(field, points)
        points = points - np.clip(
            field(*points.T)[:, None] * slope / (np.sum(slope**2, 1, keepdims=True) + 1e-9), -0.02, 0.02
        )
    slope = slope_of(field, points)
    return points + 0.0006 * slope / (np.linalg.norm(slope, axis=1, keepdims=True) + 1e-9)


def _under(spot: tuple[float, float, float], looks: Looks, inside: bpy.types.Collection) -> None:
    """The base with its switches, and the rails."""
    x, y, z = spot
    block("base", (x - 0.20, y, z - 0.17), (0.52, 0.47, 0.16), 0.04, looks.plastic, inside)
    for turn in (-1, 1):
        block("rail", (x - 0.18, y + turn * 0.19, z - 0.27), (0.62, 0.04, 0.12), 0.01, looks.plastic, inside)
    block(
        "shell",
        (x + SLANT * 0.3 + 0.066, y, z + 0.27),
        (0.03, 0.40, 0.52),
        0.014,
        looks.plastic,
        inside,
        tilt=-16.7,
    )
    out = np.sign(y)
    block("seat keys", (x - 0.22, y + out * 0.268, z - 0.10), (0.11, 0.02, 0.016), 0.006, looks.metal, inside)
