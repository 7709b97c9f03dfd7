"""The shelf over the windscreen: lockers, a warmly lit open part, reading lamps, blind and switches."""

import bpy
import numpy as np

from ..cars.inside.forms import Place, block, loft, rounded
from ..cars.inside.looks import Looks
from ..cars.inside.rods import disc, ring, tube
from ..kit import materials, studio
from ..kit.colour import Rgb
from ..kit.shapes import Point
from .room import Cab

WARM: Rgb = (1.0, 0.66, 0.34)
LOCKER = rounded((-0.40, 0.0), (0.02, 0.012, 0.04), (0.075, 0.075, 0.04), (0.050, 0.30, 0.08), (-0.05, 0.46))
OPEN = rounded(
    (-0.40, 0.0),
    (0.02, 0.012, 0.04),
    (0.072, 0.072, 0.02),
    (0.06, 0.082, 0.008),
    (-0.22, 0.075, 0.03),
    (-0.22, 0.27, 0.03),
    (0.045, 0.275, 0.008),
    (0.050, 0.30, 0.008),
    (-0.05, 0.46),
)
"""Both in x and z, relative to the windscreen's upper edge."""
NICHE = 0.36
"""Half the width of the open shelf."""


def build_shelf(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """Builds all of it."""
    half = cab.width - 0.01

    def place(y: float, a: float, b: float) -> Point:
        return (a - 0.06 + 0.10 * (y / half) ** 4, y, cab.screen_high + b)

    loft("open shelf", OPEN, np.linspace(-NICHE, NICHE, 30), place, looks.lining, inside)
    for turn in (-1, 1):
        ends = turn * np.linspace(NICHE, half, 30)
        loft("locker", LOCKER, ends, place, looks.lining, inside)
        block("cheek", place(turn * NICHE, -0.09, 0.18), (0.28, 0.012, 0.21), 0.004, looks.lining, inside)
        _door(turn, place, half, looks, inside)
        _lamp(turn, place, looks, inside)
    _washer(cab, looks, inside)
    _light(place, inside)
    block("blind", place(0, -0.30, -0.012), (0.06, 2 * half - 0.1, 0.05), 0.022, looks.plastic, inside)
    block("panel", place(0, -0.02, 0.004), (0.075, 0.50, 0.012), 0.005, looks.gloss, inside, tilt=3)
    for y in np.linspace(-0.20, 0.20, 9):
        block("key", place(float(y), -0.02, -0.003), (0.030, 0.036, 0.008), 0.003, looks.plastic, inside, tilt=3)
        block("mark", place(float(y), -0.02, -0.0075), (0.003, 0.012, 0.001), 0.0004, looks.mark, inside, tilt=3)


def _door(turn: int, place: Place, half: float, looks: Looks, inside: bpy.types.Collection) -> None:
    """The gap round a locker's door, and its handle."""
    across = turn * np.linspace(NICHE + 0.03, half - 0.07, 20)
    rim = [*(place(y, 0.0735, 0.085) for y in across), *(place(y, 0.052, 0.285) for y in across[::-1])]
    tube("door", rim, 0.0022, looks.gap, inside, closed=True)
    block("door key", place(turn * 0.68, 0.078, 0.108), (0.014, 0.15, 0.018), 0.006, looks.metal, inside)


def _lamp(turn: int, place: Place, looks: Looks, inside: bpy.types.Collection) -> None:
    """A warm reading lamp below the shelf."""
    spot = place(turn * 0.62, -0.03, 0.003)
    lens = materials.glow("reading light", WARM, 2.6)
    block("lamp", spot, (0.085, 0.20, 0.020), 0.009, looks.plastic, inside, tilt=3)
    disc("lens", (spot[0], spot[1], spot[2] - 0.0115), 0.030, lens, inside)
    ring("lens ring", (spot[0], spot[1], spot[2] - 0.0115), 0.032, 0.003, looks.metal, inside)


def _washer(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """A lamp over the driver's window that lights the lining below."""
    spot = (0.42, 0.028 - cab.width, 1.98)
    block("wall lamp", spot, (0.22, 0.030, 0.036), 0.010, looks.plastic, inside)
    lens = materials.glow("wall light", WARM, 2.6)
    block("wall lens", (spot[0], spot[1], spot[2] - 0.019), (0.19, 0.014, 0.004), 0.001, lens, inside)
    below = (spot[0], spot[1] + 0.012, spot[2] - 0.023)
    studio.soft_box("wall light", below, (-12, 0, 0), (0.18, 0.012), 0.65, WARM)


def _light(place: Place, inside: bpy.types.Collection) -> None:
    """A light along the upper front of the open part that shines on its wall."""
    strip = [place(y, 0.028, 0.268) for y in np.linspace(-NICHE + 0.02, NICHE - 0.02, 12)]
    tube("strip", strip, 0.004, materials.glow("strip", WARM, 3.0), inside)
    studio.soft_box("shelf light", place(0, 0.02, 0.262), (0, 35, 0), (0.02, 2 * NICHE - 0.08), 1.6, WARM)
