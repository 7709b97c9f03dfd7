"""The steering wheel, large and nearly flat, on a visible column; stalks and pedals."""

from math import cos, degrees, sin

import bpy
import numpy as np

from ..cars.inside.forms import Place, block
from ..cars.inside.looks import Looks
from ..cars.inside.rods import ring, tube
from ..kit import materials
from ..kit.field import Array, box, most
from ..kit.mesher import solid
from .room import Cab

TILT = 0.86
"""The angle between the wheel and the vertical, in radians."""
RADIUS = 0.240
REACH = 0.35
"""x of its centre."""
OUT, UP = np.array((cos(TILT), 0.0, sin(TILT))), np.array((-sin(TILT), 0.0, cos(TILT)))


def build_steering(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """The wheel and its column."""
    middle = np.array((REACH, -cab.seats, cab.dash - 0.10))

    def plane(x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
        dx, dy, dz = x - middle[0], y - middle[1], z - middle[2]
        return dx * OUT[0] + dz * OUT[2], dy, dx * UP[0] + dz * UP[2]

    def at(o: float, a: float, u: float) -> tuple[float, float, float]:
        return tuple(middle + o * OUT + a * np.array((0.0, 1.0, 0.0)) + u * UP)

    bounds = tuple((c - 0.28, c + 0.28) for c in middle)
    grip = materials.plain("grip", (0.020, 0.020, 0.020), 0.46)
    solid("rim", lambda x, y, z: _rim(*plane(x, y, z)), bounds, 0.007, grip, inside)
    solid("hub", lambda x, y, z: _hub(*plane(x, y, z)), bounds, 0.007, looks.pad, inside)
    solid("spokes", lambda x, y, z: _spokes(*plane(x, y, z)), bounds, 0.007, looks.gloss, inside)
    ring("emblem", at(0.036, 0, 0.0), 0.024, 0.0026, looks.metal, inside, ((0, 1, 0), tuple(UP)))
    _keys(at, looks, inside)
    _column(cab, at, looks, inside)


def _rim(out: Array, across: Array, up: Array) -> Array:
    """A round rim, thicker where the hands hold it."""
    thick = 0.0180 + 0.003 * np.exp(-(((up - 0.03) / 0.07) ** 2))
    return np.hypot((np.hypot(across, up) - RADIUS) * 1.05, out) - thick


def _hub(out: Array, across: Array, up: Array) -> Array:
    """The cushion in the middle."""
    dome = out + 1.1 * across * across + 1.1 * up * up
    return box((0.002, 0.0, 0.0), (0.070, 0.230, 0.170), 0.036)(dome, across, up)


def _spokes(out: Array, across: Array, up: Array) -> Array:
    """Two spokes that bend down from the hub and widen towards the rim."""
    drop = up + 0.030 * (across / RADIUS) ** 2
    half = 0.030 + 0.014 * (np.abs(across) / RADIUS) ** 2
    flat = most(np.abs(out + 0.008) - 0.011, np.abs(drop) - half, 0.012)
    return most(flat, np.abs(across) - RADIUS + 0.004, 0.006)


def _keys(at: Place, looks: Looks, inside: bpy.types.Collection) -> None:
    """Lit buttons on the spokes, with a metal edge below."""
    lean = degrees(TILT)
    for side in (-1, 1):
        for a, u in ((0.138, 0.008), (0.138, -0.024), (0.171, 0.002), (0.171, -0.030)):
            block("key", at(0.006, side * a, u), (0.010, 0.029, 0.026), 0.004, looks.plastic, inside, lean)
            block("mark", at(0.012, side * a, u), (0.001, 0.011, 0.003), 0.0004, looks.mark, inside, lean)
        block("spoke edge", at(0.004, side * 0.155, -0.052), (0.012, 0.085, 0.006), 0.002, looks.metal, inside, lean)


def _column(cab: Cab, at: Place, looks: Looks, inside: bpy.types.Collection) -> None:
    """The column with its boot, the stalks, a small lever, the pedals."""
    lean = degrees(TILT)
    block("cowl", at(-0.085, 0, -0.004), (0.11, 0.13, 0.12), 0.035, looks.plastic, inside, lean)
    foot = np.array((-0.06, -cab.seats, 0.30))
    start = np.array(at(-0.10, 0, 0.0))
    tube("column", [tuple(start + (foot - start) * s) for s in (0, 0.5, 1)], 0.050, looks.plastic, inside)
    ring("collar", tuple(start + 0.20 * (foot - start)), 0.054, 0.006, looks.metal, inside, ((0, 1, 0), tuple(UP)))
    for share in np.linspace(0.30, 0.62, 8):
        spot = start + (foot - start) * share
        ring("boot", tuple(spot), 0.056, 0.010, looks.pad, inside, ((0, 1, 0), tuple(UP)))
    for side in (-1, 1):
        stalk = [at(-0.075, side * a, u) for a, u in ((0.05, 0), (0.19, 0.02), (0.235, 0.03))]
        tube("stalk", stalk, 0.009, looks.plastic, inside)
    for y, size in ((0.06, (0.02, 0.10, 0.09)), (0.22, (0.02, 0.075, 0.20))):
        block("pedal", (-0.22, y - cab.seats, 0.27), size, 0.008, looks.metal, inside, tilt=30)
