"""The steering wheel with its spokes and buttons, and the stalks behind it."""

from math import cos, degrees, sin

import bpy
import numpy as np

from ...kit import materials
from ...kit.field import Array, box, least
from ...kit.mesher import solid
from .cockpit import Cockpit
from .forms import Place, block
from .looks import Looks
from .rods import ring, tube

TILT = 0.40
"""The angle by which the wheel leans towards the driver's lap, in radians."""
RADIUS = 0.180


def build_wheel(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The steering wheel and its column."""
    middle = np.array((0.27, -0.38, shape.dash - 0.095))
    across, up = np.array((0.0, 1.0, 0.0)), np.array((-sin(TILT), 0.0, cos(TILT)))
    out = np.array((cos(TILT), 0.0, sin(TILT)))

    def plane(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        dx, dy, dz = x - middle[0], y - middle[1], z - middle[2]
        return dx * out[0] + dz * out[2], dy, dx * up[0] + dz * up[2]

    def at(o: float, a: float, u: float) -> tuple[float, float, float]:
        return tuple(middle + o * out + a * across + u * up)

    bounds = ((0.12, 0.42), (-0.60, -0.16), (middle[2] - 0.22, middle[2] + 0.22))
    grip = materials.plain("grip", (0.020, 0.020, 0.020), 0.46)
    solid("rim", lambda x, y, z: _rim(*plane(x, y, z)), bounds, 0.006, grip, inside)
    solid("pad", lambda x, y, z: _pad(*plane(x, y, z)), bounds, 0.006, looks.pad, inside)
    solid("spokes", lambda x, y, z: _spokes(*plane(x, y, z)), bounds, 0.006, looks.gloss, inside)
    ring("emblem", at(0.046, 0, 0.012), 0.021, 0.0022, looks.metal, inside, (tuple(across), tuple(up)))
    _keys(at, looks, inside)
    lean = degrees(TILT)
    for side in (-1, 1):
        block(
            "spoke edge",
            at(0.004, side * 0.130, -0.047),
            (0.014, 0.075, 0.006),
            0.002,
            looks.metal,
            inside,
            lean,
        )
        tube(
            "stalk",
            [at(-0.075, side * 0.04, 0), at(-0.07, side * 0.17, 0.02), at(-0.065, side * 0.205, 0.03)],
            0.008,
            looks.plastic,
            inside,
        )
    block("foot", at(0.008, 0, -0.125), (0.014, 0.034, 0.075), 0.006, looks.metal, inside, lean)
    block("column", at(-0.13, 0, -0.01), (0.20, 0.12, 0.12), 0.035, looks.plastic, inside, lean)


def _rim(out: Array, across: Array, up: Array) -> Array:
    """A rim that is thicker where the hands hold it, and flat at the bottom."""
    low = np.maximum(-up - 0.155, 0)
    radius = np.hypot(across, up - 0.7 * low)
    thick = 0.0168 + 0.003 * np.exp(-(((up - 0.045) / 0.05) ** 2))
    return np.hypot((radius - RADIUS) * 1.08, out) - thick


def _pad(out: Array, across: Array, up: Array) -> Array:
    """The cushion in the middle."""
    dome = out + 1.2 * across * across + 1.2 * up * up
    narrow = np.abs(across) * (1.0 + 1.6 * np.maximum(-up, 0))
    return box((0.012, 0.0, 0.0), (0.080, 0.190, 0.160), 0.032)(dome, narrow, up)


def _spokes(out: Array, across: Array, up: Array) -> Array:
    """Two broad spokes at the sides, and a split one at the bottom."""
    arms = box((-0.006, 0.0, -0.006), (0.030, 0.35, 0.078), 0.012)(out, across, up + 0.4 * across * across)
    foot = box((-0.006, 0.0, -0.10), (0.026, 0.070, 0.15), 0.012)(out, across, up)
    return least(arms, foot, 0.02)


def _keys(at: Place, looks: Looks, inside: bpy.types.Collection) -> None:
    """Small lit buttons on the spokes."""
    lean = degrees(TILT)
    for side in (-1, 1):
        for a, u in ((0.112, 0.008), (0.112, -0.022), (0.140, 0.004), (0.140, -0.026)):
            block("key", at(0.007, side * a, u), (0.010, 0.025, 0.021), 0.004, looks.plastic, inside, lean)
            block("mark", at(0.0125, side * a, u), (0.001, 0.009, 0.0022), 0.0004, looks.mark, inside, lean)
