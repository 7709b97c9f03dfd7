"""The fork with its clamps and feet."""

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, least, most
from ..kit.mesher import solid
from .parts import rod, tube, turned
from .spec import ROADSTER, Point


def build_fork(into: bpy.types.Collection) -> None:
    """Both legs, the clamps that hold them, and the stem between the clamps."""
    outer = materials.plain("fork", (0.26, 0.26, 0.26), 0.25, 0.9, coat=0.3)
    black = materials.plain("clamp", (0.03, 0.03, 0.03), 0.33, 0.7)
    place = ROADSTER.on_fork
    for side in (-1, 1):
        y = side * ROADSTER.fork
        tube("stanchion", [place(0.31, y=y), place(0.60, y=y)], 0.0215, materials.chrome(), into, 28, 2)
        tube(
            "fork",
            [place(0.525, y=y), place(0.535, y=y), place(0.98, y=y)],
            [0.0295, 0.0275, 0.0275],
            outer,
            into,
            28,
            6,
        )
        tube("seal", [place(0.515, y=y), place(0.545, y=y)], 0.0305, black, into, 28, 2)
        tube("cap", [place(0.978, y=y), place(0.992, y=y)], [0.022, 0.018], materials.alloy(), into, 24, 2)
        _foot(side, black, into)
    for height, thick in ((0.735, 0.021), (ROADSTER.top, 0.015)):
        _clamp(height, thick, black, into)
    tube("stem", [place(0.70, -0.045), place(0.966, -0.045)], 0.026, black, into, 24, 2)
    tube("stem nut", [place(0.960, -0.045), place(0.980, -0.045)], 0.019, materials.alloy(), into, 6, 2)


def _foot(side: int, metal: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A foot, which holds the axle, with the caliper behind it."""
    machine, y = ROADSTER, side * ROADSTER.fork
    axle: Point = (machine.front_axle, y, machine.wheel)
    leg = rod(axle, machine.on_fork(0.385, y=y), 0.034, 0.0275)
    arm = rod(machine.on_fork(0.36, y=y), (axle[0] + 0.118, side * 0.098, axle[2] + 0.085), 0.015)

    def field(x: Array, y: Array, z: Array) -> Array:
        return least(leg(x, y, z), arm(x, y, z), 0.02)

    low, high = sorted((y - 0.05, y + 0.05))
    bounds = ((axle[0] - 0.06, axle[0] + 0.17), (low, high), (axle[2] - 0.06, axle[2] + 0.14))
    solid("foot", field, bounds, 0.005, metal, into)
    nut = [(0, 0), (0.017, 0), (0.017, 0.008), (0.012, 0.010), (0.009, 0.004), (0, 0.004)]
    turned("nut", nut, materials.chrome(), into, (axle[0], y + side * 0.032, axle[2]), (0, side, 0), 6)


def _clamp(height: float, thick: float, metal: bpy.types.Material, into: bpy.types.Collection) -> None:
    bars = [
        rod(ROADSTER.on_fork(height, 0, -ROADSTER.fork), ROADSTER.on_fork(height, 0, ROADSTER.fork), 0.036),
        rod(ROADSTER.on_fork(height, 0), ROADSTER.on_fork(height, -0.05), 0.040),
    ]
    middle = ROADSTER.on_fork(height)[0]

    def field(x: Array, y: Array, z: Array) -> Array:
        flat = np.abs(z - height + (x - middle) * ROADSTER.rake) - thick
        return most(least(bars[0](x, y, height), bars[1](x, y, height), 0.02), flat, 0.008)

    bounds = ((middle - 0.08, middle + 0.12), (-0.16, 0.16), (height - 0.09, height + 0.07))
    solid("clamp", field, bounds, 0.006, metal, into)
