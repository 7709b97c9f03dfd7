"""The dashboard: flat on top, bent round the driver, with two screens and rows of switches."""

from math import atan, degrees

import bpy
import numpy as np
from mathutils import Matrix

from ..cars.inside.forms import Place, block, loft, rounded
from ..cars.inside.looks import Looks
from ..cars.inside.rods import disc, ring, stitches, tube
from ..cars.screens import screen
from ..kit.nodes import Shader
from ..kit.shapes import Point
from .room import Cab

PAD = rounded((-0.80, -0.03), (-0.40, -0.006, 0.10), (-0.03, 0.0, 0.02), (0.008, -0.034, 0.016), (-0.06, -0.054))
DEEP = rounded((-0.075, -0.04), (-0.07, -0.075), (-0.075, -0.112))
DECOR = rounded((-0.07, -0.100), (0.006, -0.102, 0.004), (0.0, -0.170, 0.005), (-0.07, -0.176))
ROLL = rounded((-0.07, -0.172), (0.008, -0.184, 0.012), (0.030, -0.262, 0.05), (-0.012, -0.360, 0.05), (-0.14, -0.40))
LOW = rounded((-0.10, -0.37), (-0.03, -0.40, 0.02), (-0.05, -0.60, 0.06), (-0.22, -0.74, 0.06), (-0.60, -0.86))
FINS = (-0.064, -0.078, -0.092)
"""Heights of the fins of the vents, under the top."""
MIDDLE = (-0.46, 0.42)
"""y where the part that faces the driver begins and ends."""


def bend(y: float) -> float:
    """The depth of the face: at the doors, and beside the driver."""
    first, last = MIDDLE
    rise = np.clip((y - first) / 0.42, 0, 1)
    fall = np.clip((last - y) / 0.34, 0, 1)
    beside = (rise * rise * (3 - 2 * rise)) * (fall * fall * (3 - 2 * fall))
    return 0.17 * float(beside) + 0.22 * abs(y / 1.06) ** 6 - 0.02


def build_dash(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """The whole dashboard."""
    wide = np.linspace(-cab.width - 0.05, cab.width + 0.05, 120)

    def place(y: float, a: float, b: float) -> Point:
        return (a + bend(y), y, cab.dash + b)

    for name, profile, material in (
        ("pad", PAD, _matt()),
        ("deep", DEEP, looks.gap),
        ("decor", DECOR, looks.decor),
        ("roll", ROLL, looks.leather),
        ("low", LOW, looks.plastic),
    ):
        loft(name, profile, wide, place, material, inside)
    for z in FINS:
        fin = rounded((-0.07, z + 0.002), (-0.008, z + 0.0016), (-0.008, z - 0.0016), (-0.07, z - 0.002))
        loft("fin", fin, wide, place, looks.metal if z == FINS[-1] else looks.plastic, inside)
    _lines(cab, looks, inside, place)
    _screens(cab, looks, inside)
    _switches(looks, inside, place)
    _tray(cab, looks, inside)


def _matt() -> bpy.types.Material:
    """The material of the top, matt so that it doesn't reflect in the windscreen."""
    shader = Shader("matt")
    inputs = {"Base Color": (0.030, 0.030, 0.030), "Roughness": 0.9, "Specular IOR Level": 0.04}
    return shader.surface(shader.principled(inputs))


def _lines(cab: Cab, looks: Looks, inside: bpy.types.Collection, place: Place) -> None:
    """Seams, the light below the wood, posts in the vents, and the lids in front of the passenger."""
    ends = np.linspace(-cab.width, cab.width, 130)
    for a, b in ((-0.045, -0.0005), (0.0135, -0.196)):
        stitches("seam", [place(y, a, b) for y in ends], looks.thread, inside)
    tube("light", [place(y, -0.002, -0.176) for y in ends], 0.0024, looks.glow, inside)
    for y in (-0.92, -0.30, 0.20, 0.44, 0.92):
        block("post", place(y, -0.034, -0.078), (0.06, 0.012, 0.044), 0.003, looks.gloss, inside, turn=_turn(y))
    rim = [(0.44, -0.42), (0.92, -0.42), (0.92, -0.13), (0.44, -0.13)]
    top = [place(y, a, 0.0005 - 0.009 * max(0.0, -0.2 - a) / 0.2) for y, a in rim]
    tube("mat edge", top, 0.0028, looks.gap, inside, closed=True)
    block("air slit", (-0.50, 0.0, cab.dash - 0.010), (0.030, 1.90, 0.008), 0.002, looks.gap, inside)
    for start, end in ((0.44, 0.68), (0.70, 0.94)):
        across = np.linspace(start, end, 16)
        rim = [*(place(y, 0.0195, -0.215) for y in across), *(place(y, 0.004, -0.330) for y in across[::-1])]
        tube("lid", rim, 0.0018, looks.gap, inside, closed=True)
        block("lid key", place((start + end) / 2, 0.022, -0.238), (0.010, 0.07, 0.012), 0.004, looks.metal, inside)


def _turn(y: float) -> float:
    """The angle of the face at y, in degrees about the vertical axis."""
    return -degrees(atan((bend(y + 0.01) - bend(y - 0.01)) / 0.02))


def _screens(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """The instruments behind the wheel, and a larger screen beside them that faces the driver."""
    screen("dials", (-0.01, -cab.seats - 0.01, cab.dash + 0.074), (0.42, 0.165), 14, inside)
    block("foot", (-0.03, -cab.seats, cab.dash), (0.06, 0.26, 0.03), 0.012, looks.plastic, inside)
    before = set(inside.objects)
    middle = (0.130, -0.090, cab.dash + 0.040)
    screen("map", middle, (0.43, 0.245), 12, inside)
    pivot = Matrix.Translation(middle)
    for part in set(inside.objects) - before:
        part.matrix_world = pivot @ Matrix.Rotation(np.radians(-14), 4, "Z") @ pivot.inverted()


def _switches(looks: Looks, inside: bpy.types.Collection, place: Place) -> None:
    """Rows of buttons on black below the wood, some of them lit, and two knobs."""
    for first, count in ((-0.290, 8), (-0.985, 4)):
        for at in range(count):
            y = first + 0.046 * at
            spot = place(y, 0.012, -0.214)
            block("socket", spot, (0.030, 0.0465, 0.050), 0.004, looks.gloss, inside, -6, _turn(y))
            block("key", place(y, 0.024, -0.214), (0.016, 0.038, 0.040), 0.005, looks.plastic, inside, -6, _turn(y))
            glow = looks.glow if at % 3 == 1 else looks.mark
            block("mark", place(y, 0.0325, -0.206), (0.001, 0.012, 0.003), 0.0004, glow, inside, -6, _turn(y))
            block("bar", place(y, 0.0325, -0.226), (0.001, 0.018, 0.0022), 0.0004, looks.mark, inside, -6, _turn(y))
    for y in (0.115, 0.18):
        spot = place(y, 0.030, -0.216)
        for share in (1.0, 0.8):
            middle = (spot[0] + 0.014 * (1 - share), *spot[1:])
            ring("knob", middle, 0.022 * share, 0.004, looks.metal, inside, ((0, 1, 0), (0, 0, 1)))


def _tray(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """A shelf with cups below the middle, and a drawer below it."""
    z = cab.dash - 0.40
    block("tray", (0.13, -0.10, z), (0.30, 0.54, 0.030), 0.014, looks.gloss, inside)
    block("lip", (0.282, -0.10, z + 0.012), (0.012, 0.52, 0.030), 0.005, looks.metal, inside)
    for y in (-0.27, -0.15):
        ring("cup", (0.20, y, z + 0.017), 0.043, 0.004, looks.metal, inside)
        disc("cup floor", (0.20, y, z + 0.0165), 0.040, looks.gap, inside)
    block("drawer", (0.06, -0.10, z - 0.16), (0.34, 0.50, 0.27), 0.025, looks.plastic, inside)
    block("drawer key", (0.232, -0.10, z - 0.075), (0.012, 0.20, 0.016), 0.005, looks.metal, inside)
