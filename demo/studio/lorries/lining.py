"""The inner skin with pillars and window frames, the floor, the curtain and the bunk."""

import bpy
import numpy as np

from ..cars.inside.forms import block
from ..cars.inside.looks import Looks
from ..cars.inside.rods import tube
from ..kit import materials
from ..kit.field import Array, least, most
from ..kit.mesher import solid
from ..kit.shapes import add, sweep
from .room import Cab

LEAN = 0.05
"""The lean of the walls, in metres per metre of height."""
THICK = 0.06
"""Thickness of pillars and roof."""
END = 2.15
"""x of the rear wall."""
WINDOW = 1.76
"""Height of the upper edge of the doors' windows."""


def build_lining(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Builds all of them."""
    wide = cab.width + 0.16
    bounds = ((-0.82, END + 0.1), (-wide, wide), (cab.belt - 0.10, cab.roof + 0.12))
    solid(
        "frame",
        lambda x, y, z: _frame(cab, x, y, z),
        bounds,
        0.015,
        looks.frame,
        inside,
        lambda points: {"out": _cavity(cab, *points.T)},
    )
    _floor(cab, looks, inside)
    _handles(cab, looks, inside)
    _bunk(cab, looks, inside)


def _cavity(cab: Cab, x: Array, y: Array, z: Array) -> Array:
    side = np.abs(y) - cab.width - 0.045 + LEAN * (z - cab.belt)
    top = z - cab.roof + 0.05 * y * y
    ends = np.maximum((cab.windscreen(z) - x + 0.05 * y * y) * 0.95, x - END)
    return most(most(side, top, 0.10), ends, 0.05)


def _frame(cab: Cab, x: Array, y: Array, z: Array) -> Array:
    cavity = _cavity(cab, x, y, z)
    skin = np.maximum(most(cavity - THICK, -cavity, 0.012), cab.belt - 0.07 - z)
    front = cab.windscreen(z)
    level = most(cab.belt + 0.005 - z, z - WINDOW + 0.10 * np.maximum(0.2 - x, 0), 0.04)
    door = most(most(front + 0.17 - x, x - cab.pillar + 0.10, 0.06), level, 0.06)
    span = np.abs(y) - cab.width + 0.055 + 0.03 * (z - cab.belt)
    screen = most(most(span, z - cab.screen_high, 0.07), np.maximum(cab.belt - 0.2 - z, x - front - 0.15), 0.01)
    return most(skin, -least(door, screen, 0.005), 0.016)


def _floor(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Carpet, mats, the bulkhead in front of the feet, the seals of the windows."""
    across = 2 * cab.width + 0.3
    block("floor", (0.65, 0, 0.06), (3.0, across, 0.10), 0.01, looks.carpet, inside)
    block("bulkhead", (-0.62, 0, cab.dash / 2 - 0.04), (0.16, across, cab.dash - 0.08), 0.03, looks.carpet, inside)
    block("toe board", (-0.44, 0, 0.20), (0.06, across, 0.46), 0.02, looks.carpet, inside, tilt=38)
    for turn in (-1, 1):
        block("mat", (0.10, turn * cab.seats, 0.117), (0.72, 0.60, 0.016), 0.006, looks.pad, inside)
        edge = [(x, turn * (cab.width + 0.030), cab.belt + 0.010) for x in np.linspace(-0.5, cab.pillar, 12)]
        tube("seal", edge, 0.011, looks.gap, inside)


def _handles(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Grab handles along the windscreen's pillars."""
    for turn in (-1, 1):
        reach = np.clip(1.7 * np.cos(np.linspace(-1.57, 1.57, 15)), 0, 1)
        line = []
        for z, far in zip(np.linspace(1.20, 1.66, 15), reach, strict=True):
            y = turn * (cab.width - 0.02 - LEAN * (z - cab.belt) - 0.055 * far)
            line.append((cab.windscreen(float(z)) + 0.10 + 0.035 * far, y, float(z)))
        tube("handle", line, 0.013, looks.plastic, inside)


def _bunk(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """The edge of the bunk, its open curtain, and the rail of the curtain."""
    block("bunk", (1.78, 0, 0.62), (0.74, 2 * cab.width, 0.16), 0.05, looks.leather, inside)
    cloth = materials.plain("curtain", (0.42, 0.42, 0.42), 0.95)
    for turn in (-1, 1):
        steps = np.linspace(0, 1, 90)
        x = cab.pillar + 0.06 + 0.26 * steps
        y = turn * (cab.width - 0.075 + 0.030 * np.sin(steps * 11 * np.pi))
        rows = [
            [(a + 0.012 * np.sin(9 * z), b - turn * LEAN * (z - cab.belt), z) for a, b in zip(x, y, strict=True)]
            for z in np.linspace(0.35, cab.roof - 0.10, 14)
        ]
        add("curtain", *sweep(rows), cloth, into=inside)
        rail = [(a, turn * (cab.width - 0.15), cab.roof - 0.085) for a in np.linspace(-0.05, 1.3, 8)]
        tube("rail", rail, 0.010, looks.metal, inside)
