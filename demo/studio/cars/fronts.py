"""The parts behind the lenses and openings of nose and tail: lamps, grille bars, mesh, plates."""

from collections.abc import Callable

import bpy
import numpy as np

from ..kit import materials
from ..kit.shapes import Point, add, sweep
from .plates import plate_material
from .shell import Shell
from .spec import Body, Lamp, Opening


def build_fronts(shell: Shell, lit: bool, car: bpy.types.Collection) -> None:
    """Builds all of them."""
    dark = materials.plain("socket", (0.006, 0.006, 0.006), 0.35)
    _patch(
        shell,
        (-0.86, 0.86),
        (shell.body.intake.low - 0.04, max(z for _, z in shell.body.lamp.outline) + 0.12),
        0.13,
        dark,
        car,
    )
    if shell.body.grille:
        _bars(shell, shell.body.grille, shell.body.bars, 0.030, materials.gloss_black(), car)
    _bars(shell, shell.body.intake, 3, 0.045, materials.plastic(), car)
    for side in (-1, 1):
        _lamp(shell, side, lit, car)
    _plates(shell, car)


def _at(shell: Shell, points: list[tuple[float, float, float]]) -> list[Point]:
    """Points given as (y, z, metres behind the nose), pushed back where they would stick out."""
    y, z, behind = np.array(points).T
    x = np.minimum(shell.nose(y, z) + behind, shell.body.front_axle - shell.arch - 0.05)
    return [
        tuple(point) for point in shell.inside(np.stack([x, y, z], axis=1), np.minimum(behind, 0.02)).tolist()
    ]


def _rows(shell: Shell, rows: list[list[Point]]) -> list[list[Point]]:
    """Rows of such points."""
    placed = iter(_at(shell, [point for row in rows for point in row]))
    return [[next(placed) for _ in row] for row in rows]


def _patch(
    shell: Shell,
    wide: tuple[float, float],
    tall: tuple[float, float],
    behind: float,
    material: bpy.types.Material,
    car: bpy.types.Collection,
) -> None:
    """A copy of the nose, offset behind it."""
    rows = [[(y, z, behind) for y in np.linspace(*wide, 48)] for z in np.linspace(*tall, 24)]
    add("socket", *sweep(_rows(shell, rows)), material, into=car)


def _bars(
    shell: Shell,
    opening: Opening,
    count: int,
    behind: float,
    material: bpy.types.Material,
    car: bpy.types.Collection,
) -> None:
    """Horizontal bars across an opening that follow the nose."""
    pitch = (opening.high - opening.low) / count
    half = pitch * 0.22
    section = [(0.0, -half), (-0.008, 0.0), (0.0, half), (0.03, half * 0.6), (0.03, -half * 0.6)]
    for bar in range(count):
        middle = opening.low + pitch * (bar + 0.5)
        reach = max(opening.foot, opening.top) + 0.03
        rows = [
            [(y, middle + up, behind + back) for back, up in [*section, section[0]]]
            for y in np.linspace(-reach, reach, 41)
        ]
        add("bar", *sweep(_rows(shell, rows)), material, into=car)


def _lamp(shell: Shell, side: int, lit: bool, car: bpy.types.Collection) -> None:
    """A daytime running light as a line or ring, and the projectors beside it."""
    lamp = shell.body.lamp
    light = materials.glow("daylight", (1.0, 1.0, 1.0), 14.0 if lit else 1.6)
    line, heights = _ring(lamp) if lamp.ring else _edges(shell)
    tube = [(0.0, 0.007), (-0.005, 0.0), (0.0, -0.007), (0.012, -0.007), (0.012, 0.007), (0.0, 0.007)]
    middle = np.mean(line, axis=0)
    rows = []
    for y, z in line:
        out = (np.array([y, z]) - middle) / np.hypot(*(np.array([y, z]) - middle)) if lamp.ring else (0, 1)
        rows.append([(side * (y + up * out[0]), z + up * out[1], 0.022 + back) for back, up in tube])
    add("daylight", *sweep(_rows(shell, rows)), light, into=car)
    chrome, lens = materials.chrome(), materials.plain("lens", (0.024, 0.024, 0.024), 0.02, coat=1.0)
    for y in lamp.eyes:
        low, high = heights(y)
        radius = (0.44 if lamp.ring else 0.30) * (high - low)
        z = (low + high) / 2 if lamp.ring else low + 0.42 * (high - low)
        x = _at(shell, [(side * y, z, 0.065)])[0][0]
        _disc((x, side * y, z), radius * 1.22, 0.0, chrome, car)
        _disc((x - 0.012, side * y, z), radius, 0.022, light if lit else lens, car)


def _edges(shell: Shell) -> tuple[list[tuple[float, float]], Callable[[float], tuple[float, float]]]:
    """A line under the upper edge of a lamp, and the lamp's lowest and highest point at a given |y|."""
    lamp = shell.body.lamp
    half = len(lamp.outline) // 2
    lower, upper = np.array(lamp.outline[:half]), np.array(lamp.outline[half:][::-1])

    def heights(y: float) -> tuple[float, float]:
        return float(np.interp(y, *lower.T)), float(np.interp(y, *upper.T))

    end = -shell.body.length / 2 + lamp.reach - 0.045
    line = []
    for y in np.arange(max(lower[0][0], 0.0) + 0.012, lower[-1][0], 0.012):
        low, high = heights(y)
        z = high - max(0.16 * (high - low), 0.012)
        if float(shell.nose(np.array(y), np.array(z))) < end:
            line.append((float(y), z))
    return line, heights


def _ring(lamp: Lamp) -> tuple[list[tuple[float, float]], Callable[[float], tuple[float, float]]]:
    """A circle inside a round lamp, and the heights of its projector."""
    y, z = np.mean(lamp.outline, axis=0)
    radius = lamp.outline[0][0] - y
    turn = np.linspace(0, 2 * np.pi, 49)
    line = list(zip(y + 0.84 * radius * np.cos(turn), z + 0.84 * radius * np.sin(turn), strict=True))
    return line, lambda _: (z - 0.6 * radius, z + 0.6 * radius)


def _disc(
    centre: Point, radius: float, dome: float, material: bpy.types.Material, car: bpy.types.Collection
) -> None:
    """A round lens that faces -X."""
    rows = [
        [
            (
                centre[0] - dome * (1 - r * r),
                centre[1] + radius * r * np.cos(a),
                centre[2] + radius * r * np.sin(a),
            )
            for a in np.linspace(0, 2 * np.pi, 33)
        ]
        for r in (0.0, 0.35, 0.7, 1.0)
    ]
    add("lens", *sweep(rows), material, into=car)


def _plates(shell: Shell, car: bpy.types.Collection) -> None:
    body: Body = shell.body
    material = plate_material()
    front_height = body.plate_front
    front = float(shell.nose(np.array(0.0), np.array(front_height))) - 0.012
    rear = float(shell.tail(np.array(0.0), np.array(body.plate_rear))) + 0.012
    for x, z, facing in ((front, front_height, -1), (rear, body.plate_rear, 1)):
        corners = [
            (x, facing * -0.26, z - 0.055),
            (x, facing * 0.26, z - 0.055),
            (x, facing * 0.26, z + 0.055),
            (x, facing * -0.26, z + 0.055),
        ]
        made = add("plate", corners, [[0, 1, 2, 3]], material, smooth=False, into=car)
        layer = made.data.uv_layers.new(name="uv")
        order = ((0, 0), (1, 0), (1, 1), (0, 1))
        for loop, uv in zip(layer.data, order, strict=True):
            loop.uv = uv
