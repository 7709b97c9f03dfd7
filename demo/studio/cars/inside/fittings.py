"""Small parts of a cabin: visors, mirror, lamps, handles, belts, and the mirrors outside."""

import bpy
import numpy as np

from ...kit.shapes import add, sweep
from .cockpit import Cockpit
from .forms import block
from .frame import LEAN
from .looks import Looks
from .rods import disc, ring, tube


def build_fittings(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """Builds all of them."""
    edge = shape.screen_top
    for y in (-0.36, 0.36):
        block(
            "visor",
            (edge + 0.07, y, shape.roof - 0.048),
            (0.16, 0.40, 0.022),
            0.010,
            looks.lining,
            inside,
            tilt=8,
        )
        block(
            "visor clip",
            (edge + 0.02, y - np.sign(y) * 0.21, shape.roof - 0.04),
            (0.02, 0.03, 0.02),
            0.006,
            looks.plastic,
            inside,
        )
    _mirror(shape, looks, inside)
    block("lamps", (edge + 0.17, 0, shape.roof - 0.022), (0.18, 0.17, 0.030), 0.012, looks.lining, inside)
    for y in (-0.04, 0.04):
        disc("lamp", (edge + 0.16, y, shape.roof - 0.0385), 0.020, looks.glow, inside)
        ring("lamp ring", (edge + 0.16, y, shape.roof - 0.0385), 0.021, 0.002, looks.metal, inside)
    for turn in (-1, 1):
        _belt(shape, turn, looks, inside)
        for x in (0.55, shape.rear - 0.12):
            _handle(shape, x, turn, looks, inside)
        _wing_mirror(shape, turn, looks, inside)


def _mirror(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The inside mirror on its stem, with the housing of the camera in front of it."""
    x, z = shape.screen_top - 0.10, shape.roof - 0.115
    block("mirror", (x, 0, z), (0.034, 0.225, 0.062), 0.016, looks.plastic, inside, tilt=-6)
    block("mirror face", (x + 0.016, 0, z), (0.006, 0.208, 0.048), 0.002, looks.gloss, inside, tilt=-6)
    block("stem", (x - 0.03, 0, z + 0.035), (0.05, 0.03, 0.05), 0.012, looks.plastic, inside)
    block(
        "sensors",
        (x - 0.02, 0, shape.roof - 0.065),
        (0.15, 0.13, 0.045),
        0.018,
        looks.plastic,
        inside,
        tilt=-24,
    )


def _handle(shape: Cockpit, x: float, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """A grab handle above a door."""
    z = shape.roof - 0.085
    y = turn * (shape.width - LEAN * (z - shape.belt) - 0.040)
    line = [
        (x + a, y - turn * 0.035 * d, z - 0.012 * d)
        for a, d in zip(
            np.linspace(-0.11, 0.11, 15),
            np.clip(1.6 * np.cos(np.linspace(-1.57, 1.57, 15)), 0, 1),
            strict=True,
        )
    ]
    tube("roof handle", line, 0.009, looks.lining, inside)


def _belt(shape: Cockpit, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """A belt that runs down the pillar from its ring."""
    z = shape.roof - 0.20
    top = np.array((shape.pillar, turn * (shape.width - LEAN * (z - shape.belt) + 0.012), z))
    foot = np.array((shape.pillar - 0.03, turn * (shape.width - 0.035), 0.30))
    middle = np.array((shape.pillar - 0.01, turn * (shape.width - 0.022), shape.belt))
    rows = []
    for share in np.linspace(0, 1, 16):
        point = top + (middle - top) * min(share * 2, 1) + (foot - middle) * max(share * 2 - 1, 0)
        rows.append([tuple(point + (dx, 0, 0)) for dx in (-0.023, 0.023)])
    add("belt", *sweep(rows), looks.pad, into=inside)
    block("belt ring", tuple(top), (0.058, 0.020, 0.030), 0.0095, looks.plastic, inside)


def _wing_mirror(shape: Cockpit, turn: int, looks: Looks, inside: bpy.types.Collection) -> None:
    """A mirror outside the front door's window."""
    x, y, z = -0.36, turn * (shape.width + 0.23), shape.belt + 0.045
    block("wing mirror", (x, y, z), (0.10, 0.20, 0.125), 0.049, looks.plastic, inside, turn=turn * -8)
    block(
        "wing mirror face",
        (x + 0.046, y, z),
        (0.010, 0.165, 0.090),
        0.0048,
        looks.gloss,
        inside,
        turn=turn * -8,
    )
    block(
        "wing mirror arm",
        (x, turn * (shape.width + 0.10), z - 0.05),
        (0.05, 0.10, 0.03),
        0.012,
        looks.gloss,
        inside,
    )
