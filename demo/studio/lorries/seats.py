"""Air-suspended seats: the shape of cars' seats on bellows, with two armrests, buckle and belt."""

import bpy
import numpy as np

from ..cars.inside.forms import block
from ..cars.inside.looks import Looks
from ..cars.inside.rods import disc, ring, stitches, tube
from ..cars.inside.seats import SLANT, headrest, seat_field
from ..kit import materials
from ..kit.field import Array, bump, most
from ..kit.mesher import solid
from ..kit.shapes import Point, add, sweep
from .room import Cab

BACK = ((-0.62, 0.5), (-0.34, 0.34), (-0.2, 0.98))
HEAD = ((0.1, 0.45), (-0.2, 0.2), (0.55, 0.95))


def build_seats(cab: Cab, looks: Looks, inside: bpy.types.Collection) -> None:
    """The driver's seat, and the passenger's, which is further back."""
    seat = solid("seat", seat_field(0.268, lambda y: y), BACK, 0.009, looks.leather, inside)
    rest = solid("headrest", headrest(0.130), HEAD, 0.009, looks.leather, inside)
    for turn, x in ((-1, cab.hips), (1, cab.hips + 0.52)):
        spot = (x, turn * cab.seats, cab.cushion)
        for part, rise in ((seat, 0.0), (rest, -0.012)):
            copy = part if turn == -1 else part.copy()
            copy.location = (spot[0] + SLANT * rise, spot[1], spot[2] + rise)
            if turn == 1:
                inside.objects.link(copy)
        _back(spot, looks, inside)
        _arms(spot, looks, inside)
        _under(spot, looks, inside)
        _buckle(spot, -turn, looks, inside)
        _belt(cab, turn, looks, inside)


def _back(spot: Point, looks: Looks, inside: bpy.types.Collection) -> None:
    """The shell at the back, and the posts of the headrest."""
    x, y, z = spot
    shell = solid("shell", _shell, ((-0.02, 0.44), (-0.30, 0.30), (-0.14, 0.66)), 0.009, looks.plastic, inside)
    shell.location = spot
    for side in (-0.055, 0.055):
        ends = [(x + SLANT * up - 0.01, y + side, z + up) for up in (0.54, 0.70)]
        tube("post", ends, 0.008, looks.metal, inside)


def _shell(x: Array, y: Array, z: Array) -> Array:
    """A curved panel that follows the back, with a groove along its edge."""
    lean = x - SLANT * z - 0.10 * np.maximum(0.5 - z, 0) ** 2 + 0.5 * y * y
    across = np.abs(y) - 0.232 + 0.07 * np.clip((z - 0.25) / 0.40, 0, 1) ** 2
    edge = most(across, np.abs(z - 0.25) - 0.33, 0.09)
    far = lean - 0.080 + 0.006 * bump(edge, -0.040, 0.008)
    return most(most(far, 0.03 - lean, 0.012), edge, 0.02)


def _arms(spot: Point, looks: Looks, inside: bpy.types.Collection) -> None:
    """A padded armrest on each side, hinged at the back."""
    x, y, z = spot
    for side in (-1, 1):
        out = y + side * 0.315
        block("arm", (x - 0.075, out, z + 0.235), (0.40, 0.074, 0.066), 0.030, looks.leather, inside, tilt=-3)
        block("arm core", (x - 0.06, out, z + 0.200), (0.34, 0.054, 0.030), 0.012, looks.plastic, inside, tilt=-3)
        disc_at = (x + 0.085, out + side * 0.039, z + 0.228)
        ring("hinge", disc_at, 0.024, 0.003, looks.metal, inside, ((1, 0, 0), (0, 0, 1)))
        disc("hinge cap", disc_at, 0.023, looks.gloss, inside, ((1, 0, 0), (0, 0, 1)))
        seam = [(a, out + 0.018, z + 0.2685 - 0.052 * (a - x + 0.075)) for a in np.linspace(x - 0.24, x + 0.08, 30)]
        stitches("seam", seam, looks.thread, inside)


def _under(spot: Point, looks: Looks, inside: bpy.types.Collection) -> None:
    """The pan with its switches, the bellows, and the plinth."""
    x, y, z = spot
    block("pan", (x - 0.19, y, z - 0.15), (0.54, 0.50, 0.13), 0.04, looks.plastic, inside)
    for side in (-1, 1):
        block("seat keys", (x - 0.24, y + side * 0.252, z - 0.14), (0.20, 0.014, 0.050), 0.006, looks.gloss, inside)
        for at in range(4):
            spot_key = (x - 0.31 + 0.048 * at, y + side * 0.259, z - 0.14)
            block("seat key", spot_key, (0.030, 0.012, 0.022), 0.005, looks.metal, inside)
    for rise in np.linspace(0.17, z - 0.22, 5):
        ring("bellows", (x - 0.17, y, float(rise)), 0.155, 0.027, looks.pad, inside)
    block("plinth", (x - 0.17, y, 0.13), (0.56, 0.42, 0.06), 0.02, looks.plastic, inside)


def _buckle(spot: Point, inward: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """The belt's buckle, with its red button."""
    x, y, z = spot
    red = materials.plain("release", (0.30, 0.004, 0.006), 0.4)
    y += inward * 0.285
    block("buckle", (x - 0.02, y, z + 0.10), (0.050, 0.026, 0.11), 0.010, looks.plastic, inside, tilt=14)
    block("release", (x - 0.034, y, z + 0.157), (0.034, 0.016, 0.010), 0.004, red, inside, tilt=14)


def _belt(cab: Cab, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """The belt, from its ring on the pillar down to the floor."""
    top = np.array((cab.pillar, turn * (cab.width - 0.02), 1.58))
    foot = np.array((cab.pillar - 0.06, turn * (cab.width - 0.07), 0.30))
    rows = []
    for share in np.linspace(0, 1, 12):
        point = top + (foot - top) * share
        rows.append([tuple(point + (dx, 0, 0)) for dx in (-0.021, 0.021)])
    webbing = materials.plain("webbing", (0.10, 0.10, 0.10), 0.7)
    add("belt", *sweep(rows), webbing, into=inside)
    block("belt ring", tuple(top), (0.052, 0.022, 0.034), 0.010, looks.plastic, inside)
