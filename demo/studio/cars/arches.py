"""Wheel arches: the lip where the flank turns in over the wheel, and the dark liner behind it."""

from math import asin, pi

import bpy
import numpy as np

from ..kit import materials
from ..kit.colour import Rgb
from ..kit.shapes import Point, add, sweep
from .paints import METALLIC
from .shell import Shell

STEPS = 72


def build_arches(shell: Shell, colour: Rgb, car: bpy.types.Collection) -> None:
    """Lips and liners of all four wheels."""
    clad = shell.body.trim == "suv"
    lip = materials.plastic() if clad else materials.paint("lip", colour, METALLIC)
    liner = materials.plain("liner", (0.005, 0.005, 0.005), 0.9)
    for axle in (shell.body.front_axle, shell.body.rear_axle):
        for side in (-1, 1):
            add(
                "lip",
                *sweep(_rows(shell, axle, side, [(0.0, 0.0), (0.001, -0.004), (0.0, -0.010), (0.0, -0.030)])),
                lip,
                into=car,
            )
            add(
                "liner",
                *sweep(_rows(shell, axle, side, [(0.002, -0.024), (0.006, -0.30), (-0.4, -0.34)])),
                liner,
                into=car,
            )


def _rows(shell: Shell, axle: float, side: int, profile: list[tuple[float, float]]) -> list[list[Point]]:
    """The profile round the arch: (metres from the arch, away from the hub; metres out from the flank)."""
    foot = float(shell.body.under(np.array(axle))) + 0.04
    dip = asin((shell.body.wheel - foot) / shell.arch)
    angles = np.linspace(-dip, pi + dip, STEPS + 1)
    along, up = np.cos(angles), np.sin(angles)
    flank = shell.side(axle + shell.arch * along, shell.body.wheel + shell.arch * up) - 0.001
    radii = [max(shell.arch + away, 0.02) for away, _ in profile]
    return [
        [
            (axle + r * c, side * (y + out), shell.body.wheel + r * s)
            for r, (_, out) in zip(radii, profile, strict=True)
        ]
        for c, s, y in zip(along, up, flank, strict=True)
    ]
