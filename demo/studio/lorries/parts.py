"""Simple pieces: blocks with soft edges, bars, patches that follow the cab."""

from collections.abc import Callable, Sequence

import bpy
import numpy as np

from ..kit.shapes import Point, add, sweep
from .cab import nose

CORNERS = [(-1, -1), (1, -1), (1, 1), (-1, 1)]


def block(
    name: str, centre: Point, size: Point, material: bpy.types.Material, into: bpy.types.Collection, edge: float = 0.006
) -> bpy.types.Object:
    """A block of that size, with edges bevelled by `edge` metres to catch light."""
    x, y, z = (side / 2 for side in size)
    points = [(centre[0] + a * x, centre[1] + b * y, centre[2] + c * z) for c in (-1, 1) for a, b in CORNERS]
    return _cut(name, points, 4, material, into, edge)


def slab(
    name: str, outline: Sequence[tuple[float, float]], y: tuple[float, float], material: bpy.types.Material, into: bpy.types.Collection, edge: float = 0.006
) -> bpy.types.Object:
    """An outline in (x, z), counter-clockwise seen from -Y, from one y to another."""
    points = [(x, side, z) for side in sorted(y, reverse=True) for x, z in outline]
    return _cut(name, points, len(outline), material, into, edge)


def _cut(name: str, points: list[Point], count: int, material: bpy.types.Material, into: bpy.types.Collection, edge: float) -> bpy.types.Object:
    faces = [list(range(count))[::-1], list(range(count, 2 * count))]
    faces += [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    made = add(name, points, faces, material, smooth=False, into=into)
    if edge:
        bevel = made.modifiers.new("edges", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = edge, 2, "ANGLE"
    return made


def bar(name: str, points: Sequence[Point], radius: float, material: bpy.types.Material, into: bpy.types.Collection, sides: int = 10) -> bpy.types.Object:
    """A round bar or hose through points."""
    spine = np.array(points, dtype=float)
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    other = np.where(np.abs(along[:, 2:]) > 0.9, [[1.0, 0, 0]], [[0, 0, 1.0]])
    across = np.cross(along, other)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    up = np.cross(across, along)
    turns = np.linspace(0, 2 * np.pi, sides + 1)
    rows = [[tuple(p + radius * (np.cos(t) * a + np.sin(t) * b)) for t in turns] for p, a, b in zip(spine, across, up, strict=True)]
    return add(name, *sweep(rows), material, into=into)


def on_nose(
    name: str, ys: Sequence[float], profile: Callable[[float], Sequence[tuple[float, float]]], material: bpy.types.Material, into: bpy.types.Collection
) -> bpy.types.Object:
    """A profile of (height, metres behind the nose), swept across the nose through those y."""
    rows = [[(float(nose(np.array(y), np.array(z))) + behind, float(y), z) for z, behind in profile(y)] for y in ys]
    return add(name, *sweep(rows), material, into=into)


def both(build: Callable[[int], None]) -> None:
    """Calls a function for the near side (-1) and the far side (1)."""
    for side in (-1, 1):
        build(side)
