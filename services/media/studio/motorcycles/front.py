"""What steers: the fork with its clamps, the front mudguard and the round lamp."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, least, most
from ..kit.mesher import solid
from .parts import rod, tube, turned
from .spec import ROADSTER, Point

LAMP = (-0.612, 0.0, 0.862)
ALONG = (-0.985, 0.0, 0.17)
"""Which way the lamp looks: ahead and a little up, as it hangs on the fork."""


def build_front(paint: bpy.types.Material, lit: bool, into: bpy.types.Collection) -> None:
    """Fork, mudguard and lamp."""
    _fork(into)
    _mudguard(paint, into)
    _lamp(lit, into)


def _fork(into: bpy.types.Collection) -> None:
    outer = materials.plain("fork", (0.26, 0.26, 0.26), 0.25, 0.9, coat=0.3)
    black = materials.plain("clamp", (0.03, 0.03, 0.03), 0.33, 0.7)
    place = ROADSTER.on_fork
    for side in (-1, 1):
        y = side * ROADSTER.fork
        tube("stanchion", [place(0.31, y=y), place(0.60, y=y)], 0.0215, materials.chrome(), into, 28, 2)
        tube("fork", [place(0.525, y=y), place(0.535, y=y), place(0.98, y=y)], [0.0295, 0.0275, 0.0275], outer, into, 28, 6)
        tube("seal", [place(0.515, y=y), place(0.545, y=y)], 0.0305, black, into, 28, 2)
        tube("cap", [place(0.978, y=y), place(0.992, y=y)], [0.022, 0.018], materials.alloy(), into, 24, 2)
        _foot(side, black, into)
    for height, thick in ((0.735, 0.021), (ROADSTER.top, 0.015)):
        _clamp(height, thick, black, into)
    tube("stem", [place(0.70, -0.045), place(1.0, -0.045)], 0.026, black, into, 24, 2)


def _foot(side: int, metal: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Holds the axle, and the caliper behind it."""
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


def _mudguard(paint: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A short painted shell over the tyre, held by the feet of the fork."""
    machine = ROADSTER
    ring, gap = machine.wheel - machine.tyre * 0.56, machine.tyre * 0.56 + 0.017

    def field(x: Array, y: Array, z: Array) -> Array:
        dx, dz = x - machine.front_axle, z - machine.wheel
        out, turn = np.hypot(dx, dz), np.arctan2(dz, dx)
        shell = np.abs(np.hypot(out - ring, y) - gap) - 0.0042
        reach = np.abs(turn - 1.30) - 0.80 + 9 * y * y
        low = ring + 0.036 - out
        return most(most(shell, reach * machine.wheel, 0.006), low, 0.006)

    x = machine.front_axle
    solid("mudguard", field, ((x - 0.33, x + 0.33), (-0.10, 0.10), (0.40, 0.64)), 0.0045, paint, into)
    black = materials.plastic()
    for side in (-1, 1):
        for along in (0.45, 0.56):
            start: Point = (x + 0.03, side * 0.078, along)
            tube("stay", [start, machine.on_fork(along - 0.07, y=side * 0.094)], 0.007, black, into, 10, 2)


def _lamp(lit: bool, into: bpy.types.Collection) -> None:
    """A bowl with a ring of light, a two lenses in it."""
    black = materials.plain("bowl", (0.010, 0.010, 0.010), 0.16, coat=1.0)
    bowl = [
        (0, -0.085), (0.045, -0.080), (0.075, -0.055), (0.090, -0.010), (0.094, 0.020), (0.094, 0.030),
        (0.089, 0.034), (0.085, 0.030), (0.085, 0.004), (0, 0.000),
    ]  # fmt: skip
    turned("skin lamp", bowl, black, into, LAMP, ALONG, 96)
    turned("bezel", [(0.0955, 0.018), (0.0965, 0.028), (0.090, 0.0365), (0.087, 0.033)], materials.chrome(), into, LAMP, ALONG, 96)
    ring = materials.glow("ring", (1, 1, 1), 5.0 if lit else 1.35)
    turned("ring", [(0.083, 0.012), (0.083, 0.022), (0.071, 0.019), (0.071, 0.009)], ring, into, LAMP, ALONG, 96)
    mirror = materials.plain("mirror", (0.55, 0.55, 0.55), 0.12, 1.0)
    lens = materials.plain("lens", (0.02, 0.02, 0.02), 0.03, coat=1.0)
    for y in (-0.030, 0.030):
        place: Point = (LAMP[0], y, LAMP[2])
        turned("cup", [(0.029, 0.004), (0.027, 0.012), (0.019, 0.006), (0.019, 0.002)], mirror, into, place, ALONG, 48)
        dome = [(0.019 * cos(t), 0.004 + 0.012 * sin(t)) for t in np.linspace(0, pi / 2, 9)]
        turned("lens", [*dome, (0, 0.002), (0.019, 0.002)], lens, into, place, ALONG, 48)
    for side in (-1, 1):
        hold = ROADSTER.on_fork(0.84, y=side * 0.104)
        tube("ear", [hold, (LAMP[0] + 0.01, side * 0.088, LAMP[2])], [0.016, 0.010], black, into, 12, 3)
        _blinker((LAMP[0] + 0.06, side * 0.118, LAMP[2] - 0.075), side, into)


def _blinker(at: Point, side: int, into: bpy.types.Collection) -> None:
    black = materials.plastic()
    end: Point = (at[0] - 0.01, at[1] + side * 0.060, at[2])
    tube("stalk", [at, end], 0.0075, black, into, 10, 2)
    turned("blinker", [(0, -0.03), (0.012, -0.027), (0.018, -0.006), (0.018, 0.006), (0, 0.006)], black, into, end, (-1, 0, 0), 28)
    clear = materials.plain("clear", (0.42, 0.42, 0.42), 0.12, coat=1.0)
    turned("blinker glass", [(0, 0.011), (0.010, 0.010), (0.0165, 0.006), (0, 0.004)], clear, into, end, (-1, 0, 0), 28)
