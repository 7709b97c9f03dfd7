"""The frame of the cabin: roof lining, pillars and window frames as one skin, and the floor."""

import bpy
import numpy as np

from ...kit.field import Array, least, most
from ...kit.mesher import solid
from .cockpit import Cockpit
from .forms import block
from .looks import Looks
from .rods import tube

LEAN = 0.40
"""How far the side windows lean in for each metre of height."""
THICK = 0.055
"""Thickness of pillars and roof."""


def build_frame(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The upper frame with its seals, and everything below the windows."""
    wide, end = shape.width + 0.14, shape.backlight(shape.belt) + 0.15
    bounds = ((-0.95, end), (-wide, wide), (shape.belt - 0.10, shape.roof + 0.12))
    solid(
        "frame",
        lambda x, y, z: _frame(shape, x, y, z),
        bounds,
        0.011,
        looks.frame,
        inside,
        lambda p: {"out": _cavity(shape, *p.T)},
    )
    _low(shape, looks, inside)


def _cavity(shape: Cockpit, x: Array, y: Array, z: Array) -> Array:
    up = z - shape.belt
    side = (np.abs(y) - shape.width - 0.045 + LEAN * np.maximum(up, -0.05)) / 1.077
    top = z - shape.roof + 0.10 * y * y + 0.02 * (x - 0.9) ** 2
    ends = np.maximum(shape.windscreen(z) - x, x - shape.backlight(z)) * 0.55
    return most(most(side, top, 0.08), ends, 0.03)


def _frame(shape: Cockpit, x: Array, y: Array, z: Array) -> Array:
    cavity = _cavity(shape, x, y, z)
    skin = np.maximum(most(cavity - THICK, -cavity, 0.012), shape.belt - 0.07 - z)
    low, high = shape.belt + 0.005, shape.roof - 0.105
    level = most(low - z, z - high, 0.03)
    front, rear = shape.windscreen(z), shape.backlight(z)
    first = most(most(front + 0.15 - x, x - shape.pillar + 0.06 + 0.1 * (z - low), 0.05), level, 0.05)
    second = most(most(shape.pillar + 0.05 - 0.1 * (z - low) - x, x - rear + 0.34, 0.05), level, 0.05)
    span = np.abs(y) - shape.width + LEAN * np.maximum(z - shape.belt, -0.05)
    screen = most(
        most(span + 0.02, z - shape.roof + 0.060, 0.05), np.maximum(shape.belt - 0.2 - z, x - 0.6), 0.01
    )
    back = most(
        most(span + 0.10, np.maximum(z - shape.roof + 0.085, shape.belt + 0.02 - z), 0.06),
        shape.rear + 0.2 - x,
        0.01,
    )
    holes = least(least(first, second, 0.005), least(screen, back, 0.005), 0.005)
    if shape.glass_roof:
        pane = most(np.abs(np.abs(x - 1.02) - 0.29) - 0.25, np.abs(y) - 0.40, 0.04)
        holes = np.minimum(holes, np.maximum(pane, shape.roof - 0.2 - z))
    return most(skin, -holes, 0.016)


def _low(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """Carpets, mats, the bulkhead in front of the feet, and pedals."""
    end = shape.backlight(shape.belt) + 0.2
    block(
        "floor",
        ((end - 0.9) / 2, 0, 0.06),
        (end + 0.9, 2 * shape.width + 0.3, 0.10),
        0.01,
        looks.carpet,
        inside,
    )
    block(
        "bulkhead",
        (-0.72, 0, shape.dash / 2 - 0.06),
        (0.16, 2 * shape.width + 0.3, shape.dash - 0.06),
        0.03,
        looks.carpet,
        inside,
    )
    block(
        "toe board",
        (-0.52, 0, 0.20),
        (0.06, 2 * shape.width + 0.3, 0.46),
        0.02,
        looks.carpet,
        inside,
        tilt=38,
    )
    block(
        "rear wall",
        (end - 0.12, 0, shape.belt / 2 - 0.01),
        (0.16, 2 * shape.width + 0.3, shape.belt),
        0.03,
        looks.plastic,
        inside,
    )
    for turn in (-1, 1):
        block("mat", (0.06, turn * 0.42, 0.117), (0.62, 0.46, 0.016), 0.006, looks.pad, inside)
        block(
            "rear mat", (shape.rear - 0.52, turn * 0.42, 0.117), (0.34, 0.44, 0.016), 0.006, looks.pad, inside
        )
        top = [
            (x, turn * (shape.width + 0.030), shape.belt + 0.010) for x in np.linspace(-0.6, end - 0.3, 12)
        ]
        tube("seal", top, 0.011, looks.gap, inside)
    for y, size in ((-0.36, (0.02, 0.09, 0.05)), (-0.23, (0.02, 0.05, 0.13))):
        block("pedal", (-0.34, y, 0.26), size, 0.008, looks.metal, inside, tilt=30)
