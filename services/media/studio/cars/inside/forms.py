"""Forms that furniture is made of: rounded profiles swept along a line, blocks, tubes, stitches."""

from collections.abc import Callable
from math import cos, radians, sin

import bmesh
import bpy
import numpy as np

from ...kit.shapes import Point, add, sweep

Corner = tuple[float, float] | tuple[float, float, float]
Place = Callable[[float, float, float], Point]
"""Where a point of a profile lies: (along, a, b) to x, y, z."""


def rounded(*corners: Corner) -> list[tuple[float, float]]:
    """An open line through corners, given as (a, b, radius), with its inner corners rounded."""
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
    """A box with round edges, leaning towards -X by `tilt` degrees, then turned about the upright."""
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


def tube(
    name: str,
    points: list[Point],
    radius: float,
    material: bpy.types.Material,
    into: bpy.types.Collection,
    closed: bool = False,
) -> None:
    """A round rod through points."""
    line = np.array(points)
    ways = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    if not closed:
        ways[0], ways[-1] = line[1] - line[0], line[-1] - line[-2]
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    least_used = np.abs(ways).max(axis=0).argmin()
    aside = np.cross(ways, np.eye(3)[least_used])
    aside /= np.linalg.norm(aside, axis=1, keepdims=True)
    upward = np.cross(aside, ways)
    turns = np.linspace(0, 2 * np.pi, 11)
    rows = [
        [tuple(p + radius * (cos(t) * a + sin(t) * u)) for t in turns]
        for p, a, u in zip(line, aside, upward, strict=True)
    ]
    add(name, *sweep(rows, closed), material, into=into)


def ring(
    name: str,
    middle: Point,
    radius: float,
    thick: float,
    material: bpy.types.Material,
    into: bpy.types.Collection,
    axes: tuple[Point, Point] = ((1, 0, 0), (0, 1, 0)),
) -> None:
    """A round rod bent to a circle in the plane of two axes."""
    u, v = (np.array(axis, dtype=float) for axis in axes)
    turns = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    points = [tuple(np.array(middle) + radius * (cos(t) * u + sin(t) * v)) for t in turns]
    tube(name, points, thick, material, into, closed=True)


def disc(
    name: str,
    middle: Point,
    radius: float,
    material: bpy.types.Material,
    into: bpy.types.Collection,
    axes: tuple[Point, Point] = ((1, 0, 0), (0, 1, 0)),
) -> None:
    """A flat circle in the plane of two axes."""
    u, v = (np.array(axis, dtype=float) for axis in axes)
    turns = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    points = [tuple(np.array(middle) + radius * (cos(t) * u + sin(t) * v)) for t in turns]
    add(name, points, [list(range(48))], material, smooth=False, into=into)


def stitches(
    name: str, points: list[Point], material: bpy.types.Material, into: bpy.types.Collection
) -> None:
    """A line of thread through points, 6 mm from stitch to stitch."""
    line = np.array(points)
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    starts = np.arange(0.001, lengths[-1] - 0.006, 0.0065)
    ends = [
        np.stack([np.interp(at, lengths, line[:, axis]) for axis in range(3)], axis=1)
        for at in (starts, starts + 0.0045)
    ]
    vertices, faces = [], []
    for first, second in zip(*ends, strict=True):
        way = (second - first) / (np.linalg.norm(second - first) + 1e-9)
        aside = np.cross(way, (0.31, 0.52, 0.79))
        aside /= np.linalg.norm(aside)
        other = np.cross(way, aside)
        base = len(vertices)
        for end in (first, second):
            for t in range(5):
                a = t * 2 * np.pi / 5
                vertices.append(end + 0.0009 * (cos(a) * aside + sin(a) * other))
        faces += [[base + t, base + (t + 1) % 5, base + 5 + (t + 1) % 5, base + 5 + t] for t in range(5)]
    add(name, vertices, faces, material, into=into)
