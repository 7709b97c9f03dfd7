"""The parts attached to a body: mirrors, handles, rails, wipers."""

import bpy
import numpy as np

from ..kit import materials
from ..kit.colour import Rgb
from ..kit.field import Array, Field, box, least, most
from ..kit.mesher import solid
from ..kit.shapes import add, sweep
from .paints import METALLIC
from .shell import Shell
from .spec import handle_place


def build_trim(shell: Shell, colour: Rgb, car: bpy.types.Collection) -> None:
    """Builds all of them, on both sides."""
    painted = materials.paint("trim", colour, METALLIC)
    _fin(shell, materials.gloss_black() if shell.body.dark_roof else painted, car)
    _badge(shell, car)
    _wipers(shell, car)
    for side in (-1, 1):
        _mirror(shell, side, painted, car)
        _handles(shell, side, painted, car)
        if shell.body.rails:
            _rail(shell, side, car)


def _mirror(shell: Shell, side: int, painted: bpy.types.Material, car: bpy.types.Collection) -> None:
    body = shell.body
    x = body.doors[0] + 0.17
    z = float(body.belt(np.array(x))) + 0.075
    y = float(shell.flank(np.array(x), np.array(z - 0.12))) + 0.055

    def cap(px: Array, py: Array, pz: Array) -> Array:
        out = np.abs(py) - y
        round_nose = (px - x) - 0.5 * (out / 0.13) ** 2 * 0.06 - 0.4 * ((pz - z) / 0.08) ** 2 * 0.05
        shape = box((0.0, 0.0, z), (1.0, 0.235, 0.135), 0.045)(px * 0, out, pz + 0.12 * out)
        return most(most(shape, -(round_nose + 0.07), 0.04), px - x - 0.045 - 0.15 * out, 0.012)

    def foot(px: Array, py: Array, pz: Array) -> Array:
        return box((x - 0.005, y - 0.13, z - 0.075), (0.09, 0.22, 0.028), 0.012)(px, np.abs(py), pz)

    low, high = sorted((side * (y - 0.26), side * (y + 0.16)))
    bounds = ((x - 0.15, x + 0.15), (low, high), (z - 0.13, z + 0.12))
    solid("mirror", cap, bounds, 0.008, painted, car)
    solid("foot", foot, bounds, 0.008, materials.gloss_black(), car)


def _handles(shell: Shell, side: int, painted: bpy.types.Material, car: bpy.types.Collection) -> None:
    body = shell.body
    for edge in body.doors[1:]:
        x, z = handle_place(body, edge)
        y = float(shell.flank(np.array(x), np.array(z)))
        low, high = sorted((side * (y - 0.05), side * (y + 0.07)))
        solid(
            "handle",
            _handle(x, y, z),
            ((x - 0.16, x + 0.16), (low, high), (z - 0.05, z + 0.05)),
            0.006,
            painted,
            car,
        )


def _handle(x: float, y: float, z: float) -> Field:
    def field(px: Array, py: Array, pz: Array) -> Array:
        out = np.abs(py)
        grip = box((x, y + 0.016, z), (0.225, 0.020, 0.030), 0.012)(px, out + 1.2 * (px - x) ** 2, pz)
        feet = box((0.085, y, z), (0.03, 0.05, 0.024), 0.008)(np.abs(px - x), out, pz)
        return least(grip, feet, 0.006)

    return field


def _rail(shell: Shell, side: int, car: bpy.types.Collection) -> None:
    body = shell.body
    start, end = body.doors[0] + 0.75, body.length / 2 - 0.55
    ring = [(np.cos(a) * 0.014, np.sin(a) * 0.016) for a in np.linspace(0, 2 * np.pi, 13)]
    rows = []
    for share in np.linspace(0, 1, 41):
        x = start + (end - start) * share
        lift = 0.055 * min(1.0, 12 * share, 12 * (1 - share)) - 0.015
        z = float(body.roof(np.array(x)))
        y = float(shell.cabin(np.array(x), np.array(z))) - 0.085
        top = float(shell.roof(np.array(x), np.array(y)))
        rows.append([(x, side * (y + a), top + lift + b) for a, b in ring])
    add("rail", *sweep(rows), materials.plain("rail", (0.3, 0.3, 0.3), 0.3, 0.9), into=car)


def _fin(shell: Shell, material: bpy.types.Material, car: bpy.types.Collection) -> None:
    """The aerial on the roof."""
    body = shell.body
    if body.soft_top or body.bed is not None:
        return
    x = min(body.doors[-1] + (0.55 if body.gate else 0.05), body.length / 2 - 0.75)
    if body.gate:
        # A falling roof ends before the tail.
        x = min(x, float(body.back(body.roof(np.array(x)))) - 0.25)
    z = shell.peak(x) - 0.012

    def field(px: Array, py: Array, pz: Array) -> Array:
        up = (pz - z) / 0.052
        front = (x - 0.10 + 0.15 * up) - px
        rear = px - (x + 0.075 + 0.01 * up)
        thick = np.abs(py) - 0.026 * (1 - 0.75 * up) * np.clip((px - x + 0.13) / 0.2, 0.05, 1)
        return most(most(thick, most(front, rear, 0.01), 0.006), np.abs(pz - z - 0.005) - 0.047, 0.012)

    solid("fin", field, ((x - 0.2, x + 0.15), (-0.05, 0.05), (z - 0.05, z + 0.08)), 0.006, material, car)


def _badge(shell: Shell, car: bpy.types.Collection) -> None:
    """A bright badge on nose and tail: a needle in a ring."""
    body = shell.body
    high = body.badge
    rear = body.plate_rear + (0.17 if body.plate_rear < body.tail_lamp.outline[0][1] - 0.2 else 0.15)
    for sheet, z in ((shell.nose, high), (shell.tail, rear)):
        x = float(sheet(np.array(0.0), np.array(z)))
        slope = (float(sheet(np.array(0.0), np.array(z + 0.02))) - x) / 0.02

        def mark(px: Array, py: Array, pz: Array, x: float = x, z: float = z, slope: float = slope) -> Array:
            out = np.abs(px - x - slope * (pz - z)) / np.sqrt(1 + slope * slope) - 0.007
            radius = np.hypot(py, pz - z)
            bar = (np.abs(py) * 3.2 + np.abs(pz - z) - 0.030) / 3.2
            return most(np.minimum(np.abs(radius - 0.036) - 0.006, bar), out, 0.004)

        bounds = ((x - 0.06, x + 0.06), (-0.05, 0.05), (z - 0.05, z + 0.05))
        solid("badge", mark, bounds, 0.004, materials.chrome(), car)


def _wipers(shell: Shell, car: bpy.types.Collection) -> None:
    """Two wiper arms along the lower edge of the windscreen."""
    black = materials.plain("wiper", (0.008, 0.008, 0.008), 0.5)
    for start, end in ((0.52, -0.10), (-0.08, -0.62)):
        rows = []
        for y in np.linspace(start, end, 12):
            lift = 0.045 + 0.05 * (start - y) / (start - end)
            z = float(shell.bonnet(shell.screen(np.array(y), np.array(1.0)), np.array(y))) + lift
            x = float(shell.screen(np.array(y), np.array(z)))
            rows.append(
                [
                    (x - 0.012 + a, y, z + 0.008 + b)
                    for a, b in ((0, 0.007), (-0.010, 0), (0, -0.007), (0.004, 0), (0, 0.007))
                ]
            )
        add("wiper", *sweep(rows), black, into=car)
