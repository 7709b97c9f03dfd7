"""The pieces of a machine: tubes, lathed parts, slabs, and rods as fields. Metres."""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from ..kit.field import Array, Field
from ..kit.shapes import add, lathe, sweep
from .spec import Point

EDGE = radians(34)
"""Edges sharper than this angle stay sharp."""


def curve(points: list[Point], steps: int = 10) -> list[Vector]:
    """A smooth line through all points (Catmull-Rom), with a number of steps between two of them."""
    known = [Vector(point) for point in points]
    ends = [2 * known[0] - known[1], *known, 2 * known[-1] - known[-2]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for t in (step / steps for step in range(steps)):
            bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
            line.append(b + 0.5 * ((c - a) * t + bend))
    return [*line, known[-1]]


def tube(
    name: str,
    points: list[Point],
    radius: float | list[float],
    material: bpy.types.Material,
    into: bpy.types.Collection,
    around: int = 20,
    steps: int = 10,
) -> bpy.types.Object:
    """A round bar along a smooth line, with closed ends; a list of radii goes from one end to the other."""
    line = curve(points, steps)
    shares = np.linspace(0, 1, len(line))
    radii = np.interp(shares, np.linspace(0, 1, len(radius)), radius) if isinstance(radius, list) else None
    side = (line[1] - line[0]).orthogonal().normalized()
    rows = []
    for at, middle in enumerate(line):
        along = (line[min(at + 1, len(line) - 1)] - line[max(at - 1, 0)]).normalized()
        side = (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        reach = radius if radii is None else float(radii[at])
        turns = (2 * pi * step / around for step in range(around + 1))
        rows.append([tuple(middle + (side * cos(turn) + other * sin(turn)) * reach) for turn in turns])
    closed = [[tuple(line[0])] * (around + 1), *rows, [tuple(line[-1])] * (around + 1)]
    made = add(name, *sweep(closed), material, into=into)
    made.data.set_sharp_from_angle(angle=EDGE)
    return made


def turned(
    name: str,
    profile: list[tuple[float, float]],
    material: bpy.types.Material,
    into: bpy.types.Collection,
    place: Point = (0, 0, 0),
    along: Point = (0, 1, 0),
    steps: int = 64,
) -> bpy.types.Object:
    """A closed profile of (radius, distance along), rotated round an axis through `place`."""
    vertices, faces = lathe(profile, steps)
    turn = Vector((0, 1, 0)).rotation_difference(Vector(along)).to_matrix()
    placed = vertices @ np.array(turn).T + np.array(place)
    made = add(name, placed, faces, material, into=into)
    made.data.set_sharp_from_angle(angle=EDGE)
    return made


def slab(
    name: str,
    outline: list[tuple[float, float]],
    thick: float,
    material: bpy.types.Material,
    into: bpy.types.Collection,
    place: Point = (0, 0, 0),
    turn: Point = (0, 0, 0),
    bevel: float = 0.002,
) -> bpy.types.Object:
    """A plate with an outline in (x, y) and bevelled edges, rotated by radians round X, Y, Z, then moved."""
    middle = np.mean(outline, axis=0)
    rows = []
    for z, inset in ((-0.5, bevel), (-0.5 + bevel / thick, 0), (0.5 - bevel / thick, 0), (0.5, bevel)):
        ring = [np.array(p) - inset * _outwards(np.array(p) - middle) for p in [*outline, outline[0]]]
        rows.append([(float(x), float(y), z * thick) for x, y in ring])
    vertices, faces = sweep(rows)
    count = len(outline)
    faces = [*faces, list(range(count))[::-1], [3 * (count + 1) + at for at in range(count)]]
    made = add(name, vertices, faces, material, smooth=False, into=into)
    made.location, made.rotation_euler = place, turn
    return made


def _outwards(way: Array) -> Array:
    return way / (np.linalg.norm(way) + 1e-9)


def rounded(width: float, height: float, corner: float, steps: int = 5) -> list[tuple[float, float]]:
    """The outline of a rectangle with round corners."""
    a, b = width / 2 - corner, height / 2 - corner
    middles = ((a, b, 0.0), (-a, b, pi / 2), (-a, -b, pi), (a, -b, 3 * pi / 2))
    return [
        (x + corner * cos(start + turn), y + corner * sin(start + turn))
        for x, y, start in middles
        for turn in (pi / 2 * step / steps for step in range(steps + 1))
    ]


def rod(start: Point, end: Point, thick: float, thin: float | None = None) -> Field:
    """A bar with round ends between two points, tapered if `thin` is given."""
    a, way = np.array(start), np.array(end) - np.array(start)
    taper = (thick if thin is None else thin) - thick

    def field(x: Array, y: Array, z: Array) -> Array:
        dx, dy, dz = x - a[0], y - a[1], z - a[2]
        share = np.clip((dx * way[0] + dy * way[1] + dz * way[2]) / float(way @ way), 0, 1)
        off = (dx - share * way[0]) ** 2 + (dy - share * way[1]) ** 2 + (dz - share * way[2]) ** 2
        return np.sqrt(off) - thick - taper * share

    return field
