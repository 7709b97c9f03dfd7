"""The tank and shrouds in paint, and the seat."""

import bpy
import numpy as np

from ..cars.canvas import polygon
from ..kit import materials
from ..kit.field import Array, Field, Line, most
from ..kit.mesher import solid
from .parts import tube, turned

TOP = Line((-0.46, 0.875), (-0.40, 0.930, 0.05), (-0.22, 0.982, 0.12), (0.00, 0.900, 0.16), (0.12, 0.800))
FOOT = Line((-0.46, 0.790), (-0.36, 0.715, 0.06), (-0.05, 0.678, 0.10), (0.14, 0.735))
BELLY = Line((-0.46, 0.100), (-0.33, 0.180, 0.08), (-0.16, 0.192, 0.10), (0.02, 0.130, 0.10), (0.12, 0.096))
SEAT = Line((-0.02, 0.872), (0.06, 0.822, 0.06), (0.24, 0.796, 0.12), (0.40, 0.862, 0.05), (0.66, 0.880))
SEAT_FOOT = Line((-0.02, 0.765), (0.20, 0.745, 0.1), (0.40, 0.806, 0.06), (0.66, 0.848))
SEAT_WIDTH = Line((-0.02, 0.088), (0.24, 0.148, 0.16), (0.46, 0.118, 0.14), (0.66, 0.098))
SHROUD = [
    (-0.480, 0.765),
    (-0.440, 0.815),
    (-0.185, 0.775),
    (-0.165, 0.725),
    (-0.365, 0.515),
    (-0.415, 0.530),
]


def build_body(paint: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Tank, shrouds and seat."""
    solid("skin tank", _tank, ((-0.50, 0.14), (-0.22, 0.22), (0.66, 0.99)), 0.006, paint, into)
    cap = [
        (0, 0.010),
        (0.026, 0.010),
        (0.029, 0.007),
        (0.038, 0.006),
        (0.041, 0.002),
        (0.041, -0.02),
        (0, -0.02),
    ]
    turned("cap", cap, materials.alloy(), into, (-0.225, 0, _on(_tank, -0.225, 0.0)), (0.02, 0, 1), 48)
    for side in (-1, 1):
        _shroud(side, paint, into)
    solid("skin seat", _seat, ((-0.06, 0.70), (-0.19, 0.19), (0.70, 0.93)), 0.0045, _leather(), into)
    _stitches(into)


def _tank(x: Array, y: Array, z: Array) -> Array:
    """A tank that narrows for the knees, below a line that rises to the seat."""
    width = BELLY(x)
    over = (z - TOP(x) + 1.5 * y * y) * 0.9
    line = 0.765 + 0.30 * (x + 0.30)
    knee = 0.5 - 0.5 * np.tanh((z - line) / 0.013)
    knee = knee * (0.5 + 0.5 * np.tanh((x + 0.235) / 0.035))
    side = np.abs(y) - width + 0.030 * knee - 0.10 * np.minimum(z - 0.84, 0) + 0.5 * np.maximum(z - 0.86, 0)
    body = most(over, side * 0.9, 0.045)
    body = most(body, FOOT(x) - z, 0.02)
    return most(most(body, -0.455 - x - 0.2 * (z - 0.85), 0.05), x - 0.095, 0.03)


def _shroud(side: int, paint: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A shroud that leads air to the radiator, from below the tank."""

    def field(x: Array, y: Array, z: Array) -> Array:
        u, v = np.broadcast_arrays(x, z)
        out = (
            0.150
            + 0.022 * np.tanh((x + 0.40) / 0.06)
            - 1.4 * (z - 0.70) ** 2
            + 0.10 * np.maximum(z - 0.775, 0)
        )
        crease = 0.010 * np.tanh((z - 0.700 - 0.55 * (x + 0.34)) / 0.016)
        return most(np.abs(side * y - out - crease) - 0.007, polygon(u, v, SHROUD) + 0.012, 0.010)

    low, high = sorted((side * 0.10, side * 0.22))
    solid("shroud", field, ((-0.50, -0.16), (low, high), (0.50, 0.84)), 0.0032, paint, into)


def _seat(x: Array, y: Array, z: Array) -> Array:
    """A quilted seat for the rider, and a smooth one for the passenger."""
    tuck = np.abs((x - 0.075) % 0.036 - 0.018) - 0.018
    roll = 0.0045 * np.exp(-((tuck / 0.0055) ** 2)) * (0.5 + 0.5 * np.tanh((0.345 - x) / 0.006)) * (x > 0.085)
    roll = roll * np.clip((0.105 - np.abs(y)) / 0.008, 0, 1)
    over = (z - SEAT(x) + 1.1 * y * y + roll) * 0.95
    side = (np.abs(y) - SEAT_WIDTH(x) + 0.25 * np.maximum(z - SEAT_FOOT(x), 0)) * 0.95
    body = most(over, side, 0.038)
    return most(most(body, SEAT_FOOT(x) - z, 0.014), np.maximum(x - 0.625 + 2.4 * y * y, -0.02 - x), 0.03)


def _leather() -> bpy.types.Material:
    return materials.plain("leather", (0.022, 0.022, 0.022), 0.52)


def _on(field: Field, x: float, y: float) -> float:
    """The height of a field's top at a point."""
    heights = np.linspace(0.99, 0.72, 541)
    inside = field(np.array(x), np.array(y), heights) < 0
    return float(heights[int(np.argmax(inside))])


def _stitches(into: bpy.types.Collection) -> None:
    """A light seam along both edges of the seat and across it, in front of the passenger."""
    thread = materials.plain("thread", (0.34, 0.34, 0.34), 0.7)
    for side in (-1, 1):
        for step in range(44):
            x = 0.075 + step * 0.0108
            y, after = (side * (float(SEAT_WIDTH(np.array(at))) - 0.036) for at in (x, x + 0.0068))
            ends = [
                (x, y, _on(_seat, x, y) + 0.0006),
                (x + 0.0068, after, _on(_seat, x + 0.0068, after) + 0.0006),
            ]
            tube("stitch", ends, 0.0013, thread, into, 6, 1)
