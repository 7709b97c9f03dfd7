"""Shapes for furniture: rounded profiles swept along a line, and blocks."""

from collections.abc import Callable
from math import radians

import bmesh
import bpy
import numpy as np

from ...kit.shapes import Point, add, sweep

Corner = tuple[float, float] | tuple[float, float, float]
Place = Callable[[float, float, float], Point]
"""Maps a point of a profile, (along, a, b), to x, y, z."""


def rounded(*corners: Corner) -> list[tuple[float, float]]:
    """An open line through corners given as (a, b, radius); the inner corners are rounded."""
    points = [np.array(corner[:2]) for corner in corners]
    line = [tuple(points[0])]
    for at in range(1, len(points) - 1):
        reach = corners[at][2] if len(corners[at]) > 2 else 0.004
        before, after = (points[at + step] - points[at] for step in (-1, 1))
        start, end = (points[at] + way * min(reach / np.linalg.norm(way), 0.45) for way in (before, after))
        line.append(tuple(start + (start - points[at]) * 0.08))
        for share in np.linspace(0, 1, 7):
            line.append(
                tuple((1 - share) ** 2 * start + 2 * share * (1 - share) * points[at] + share**2 * end)
            )
        line.append(tuple(end + (end - points[at]) * 0.08))
    return [*line, tuple(points[-1])]


def loft(
    name: str,
    profile: list[tuple[float, float]],
    along: np.ndarray,
    place: Place,
    material: bpy.types.Material,
    into: bpy.types.Collection,
) -> bpy.types.Object:
    """The skin of a profile swept along a line."""
    rows = [[place(float(step), a, b) for a, b in profile] for step in along]
    return add(name, *sweep(rows), material, into=into)


def block(
    name: str,
    middle: Point,
    size: Point,
    soft: float,
    material: bpy.types.Material,
    into: bpy.types.Collection,
    tilt: float = 0.0,
    turn: float = 0.0,
) -> bpy.types.Object:
    """A box with round edges, leaning towards -X by `tilt` degrees, then turned about the vertical axis."""
    half = np.array(size) / 2
    soft = min(soft, float(half.min()) * 0.98)
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    bmesh.ops.scale(form, vec=size, verts=form.verts)
    bmesh.ops.bevel(
        form, geom=[*form.edges, *form.verts], offset=soft, segments=4, profile=0.5, affect="EDGES"
    )
    mesh = bpy.data.meshes.new(name)
    form.to_mesh(mesh)
    form.free()
    points = np.array([vertex.co for vertex in mesh.vertices])
    normals = points - np.clip(points, soft - half, half - soft)
    mesh.shade_smooth()
    mesh.normals_split_custom_set_from_vertices(normals.tolist())
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    made.location = middle
    made.rotation_euler = (0.0, -radians(tilt), radians(turn))
    into.objects.link(made)
    return made
