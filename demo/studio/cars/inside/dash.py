"""The dashboard: a soft pad, a band of vents, a strip of wood, and a leather roll below."""

import bpy
import numpy as np

from ..screens import screen
from .cockpit import Cockpit
from .forms import Place, block, loft, rounded
from .looks import Looks
from .rods import ring, stitches, tube

PAD = rounded(
    (-0.86, -0.10), (-0.42, -0.008, 0.12), (-0.03, -0.014, 0.03), (0.004, -0.045, 0.014), (-0.07, -0.066)
)
DECOR = rounded((-0.08, -0.108), (0.004, -0.110, 0.004), (-0.008, -0.172, 0.005), (-0.08, -0.180))
ROLL = rounded(
    (-0.08, -0.176),
    (0.004, -0.186, 0.012),
    (0.024, -0.250, 0.04),
    (-0.03, -0.345, 0.06),
    (-0.22, -0.47, 0.06),
    (-0.60, -0.52),
)
FINS = (-0.074, -0.086, -0.098)
"""Heights of the fins of the vents, below the top of the dashboard."""


def build_dash(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The whole dashboard with its screens."""
    wide = np.linspace(-shape.width - 0.05, shape.width + 0.05, 72)

    def place(y: float, a: float, b: float) -> tuple[float, float, float]:
        return (a + _sweep(y, shape), y, shape.dash + b + _hood(shape, a, y))

    loft("pad", PAD, wide, place, looks.pad, inside)
    loft("decor", DECOR, wide, place, looks.decor, inside)
    loft("roll", ROLL, wide, place, looks.leather, inside)
    loft("deep", rounded((-0.075, -0.05), (-0.07, -0.085), (-0.075, -0.12)), wide, place, looks.gap, inside)
    for z in FINS:
        fin = rounded((-0.075, z + 0.002), (-0.012, z + 0.0016), (-0.012, z - 0.0016), (-0.075, z - 0.002))
        loft("fin", fin, wide, place, looks.metal if z == FINS[-1] else looks.plastic, inside)
    _lines(shape, looks, inside, place)
    _vents(shape, looks, inside)
    _stack(shape, looks, inside)
    z = shape.dash + 0.045
    if shape.wide_screen:
        screen("wide", (0.02, -0.19, z + 0.01), (0.72, 0.155), 12, inside)
    else:
        screen("dials", (0.02, -0.38, z + 0.015), (0.30, 0.13), 14, inside)
        screen("map", (0.035, 0.03, z + 0.01), (0.34, 0.20), 10, inside)


def _sweep(y: float, shape: Cockpit) -> float:
    """How far the dashboard curves towards the rear where it meets the doors."""
    return 0.16 * abs(y / shape.width) ** 4 - 0.02


def _hood(shape: Cockpit, a: float, y: float) -> float:
    """The hood over the dials."""
    high = 0.012 if shape.wide_screen else 0.02
    return high * float(np.exp(-(((y + 0.36) / 0.22) ** 4)) * np.exp(-(((a + 0.16) / 0.17) ** 4)))


def _lines(shape: Cockpit, looks: Looks, inside: bpy.types.Collection, place: Place) -> None:
    """Seams, the light below the wood, and the lid of the glove box."""
    ends = np.linspace(-shape.width, shape.width, 90)
    stitches("seam", [place(y, -0.042, -0.0125) for y in ends], looks.thread, inside)
    stitches("seam", [place(y, -0.056, -0.012) for y in ends], looks.thread, inside)
    stitches("seam", [place(y, 0.0095, -0.199) for y in ends], looks.thread, inside)
    tube("light", [place(y, -0.004, -0.178) for y in ends], 0.0022, looks.glow, inside)
    lid = [(0.20, -0.215), (shape.width - 0.10, -0.215), (shape.width - 0.12, -0.335), (0.20, -0.335)]
    depth = {-0.215: 0.0165, -0.335: -0.0165}
    for (y0, z0), (y1, z1) in zip(lid, [*lid[1:], lid[0]], strict=True):
        line = []
        for share in np.linspace(0, 1, 14):
            z = z0 + (z1 - z0) * share
            a = depth[z] if z in depth else _roll_depth(z)
            line.append(place(y0 + (y1 - y0) * share, a, z))
        tube("lid", line, 0.0016, looks.gap, inside)


def _roll_depth(z: float) -> float:
    """x of the leather roll, at a distance below the top."""
    below = [(b, a) for a, b in ROLL if b < -0.18]
    below.sort()
    return float(np.interp(z, [b for b, _ in below], [a for _, a in below]))


def _vents(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """Small levers in the band of vents, and frames at its ends."""
    for y in (-shape.width + 0.13, -0.10, 0.16, shape.width - 0.13):
        x = _sweep(y, shape)
        block("lever", (x - 0.006, y, shape.dash - 0.086), (0.018, 0.020, 0.012), 0.003, looks.metal, inside)
        for side in (-0.105, 0.105):
            block(
                "post",
                (x - 0.038, y + side, shape.dash - 0.085),
                (0.05, 0.006, 0.036),
                0.002,
                looks.gloss,
                inside,
            )


def _stack(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The buttons below the middle of the wood, and the start button."""
    z = shape.dash - 0.225
    block("panel", (0.006, 0.03, z), (0.05, 0.30, 0.062), 0.010, looks.gloss, inside, tilt=-8)
    for at in range(5):
        y = 0.03 + (at - 2) * 0.040
        block("key", (0.031, y, z), (0.014, 0.030, 0.016), 0.004, looks.metal, inside, tilt=-8)
    for y in (-0.095, 0.155):
        for share in (1.0, 0.86):
            ring(
                "dial",
                (0.034 + 0.006 * (1 - share), y, z),
                0.019 * share,
                0.003,
                looks.metal,
                inside,
                ((0, 1, 0), (0, 0, 1)),
            )
