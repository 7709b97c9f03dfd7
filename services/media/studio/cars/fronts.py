"""What stands behind the clear and open parts of nose and tail: lamps, grille bars, mesh, plates."""

import bpy
import numpy as np

from ..kit import materials
from ..kit.shapes import Point, add, sweep
from .plates import plate_material
from .shell import Shell
from .spec import Body, Opening


def build_fronts(shell: Shell, lit: bool, car: bpy.types.Collection) -> None:
    """All of it."""
    dark = materials.plain("socket", (0.006, 0.006, 0.006), 0.35)
    _patch(
        shell,
        (-0.86, 0.86),
        (shell.body.intake.low - 0.04, shell.body.lamp.outline[-1][1] + 0.14),
        0.13,
        dark,
        car,
    )
    _bars(shell, shell.body.grille, 4, 0.030, materials.gloss_black(), car)
    _bars(shell, shell.body.intake, 3, 0.045, materials.plastic(), car)
    for side in (-1, 1):
        _lamp(shell, side, lit, car)
    _plates(shell, car)


def _at(shell: Shell, points: list[tuple[float, float, float]]) -> list[Point]:
    """Points told by (y, z, metres behind the nose), pushed back where they would show outside."""
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
    """A copy of the nose so far behind it."""
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
    """Level bars across an opening, following the nose."""
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
    """A line of daylight along the lower edge, and two projectors above it."""
    outline = shell.body.lamp.outline
    half = len(outline) // 2
    lower, upper = outline[:half], outline[half:][::-1]
    light = materials.glow("daylight", (1.0, 1.0, 1.0), 14.0 if lit else 1.4)
    steps = np.linspace(0.04, 0.96, 24)
    low = np.array(
        [[np.interp(s, np.linspace(0, 1, half), [p[a] for p in lower]) for a in (0, 1)] for s in steps]
    )
    high = np.array(
        [[np.interp(s, np.linspace(0, 1, len(upper)), [p[a] for p in upper]) for a in (0, 1)] for s in steps]
    )
    line = high + (low - high) * 0.16
    end = -shell.body.length / 2 + shell.body.lamp.reach - 0.06
    line = [(y, z) for y, z in line if float(shell.nose(np.array(y), np.array(z))) < end]
    ring = [(0.0, 0.006), (-0.005, 0.0), (0.0, -0.006), (0.012, -0.006), (0.012, 0.006)]
    rows = [[(side * y, z + up, 0.022 + back) for back, up in [*ring, ring[0]]] for y, z in line]
    add("daylight", *sweep(_rows(shell, rows)), light, into=car)
    chrome, lens = materials.chrome(), materials.plain("lens", (0.024, 0.024, 0.024), 0.02, coat=1.0)
    for share in (0.28, 0.50):
        y, z = low[int(share * 24)] * 0.62 + high[int(share * 24)] * 0.38
        x = _at(shell, [(side * y, z, 0.065)])[0][0]
        radius = 0.30 * (high[int(share * 24)][1] - low[int(share * 24)][1])
        _disc((x, side * y, z), radius * 1.25, 0.0, chrome, car)
        _disc((x - 0.012, side * y, z), radius, 0.022, light if lit else lens, car)


def _disc(
    centre: Point, radius: float, dome: float, material: bpy.types.Material, car: bpy.types.Collection
) -> None:
    """A round lens that looks towards -X."""
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
