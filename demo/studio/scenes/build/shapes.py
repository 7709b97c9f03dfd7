"""Meshes from a few numbers. `at` is the middle of a shape's foot, `turn` is in degrees about z."""

from math import cos, pi, radians, sin
from typing import Sequence

import bmesh
import bpy
from bpy.types import Material, Object

Point = tuple[float, float, float]


def mesh(
    verts: Sequence[Sequence[float]],
    faces: Sequence[Sequence[int]],
    look: Material | None = None,
    smooth: bool = False,
) -> Object:
    """An object of the given corners and faces, linked into the scene."""
    data = bpy.data.meshes.new("shape")
    data.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    if look is not None:
        data.materials.append(look)
    return link(bpy.data.objects.new("shape", data))


def link(obj: Object) -> Object:
    """Adds an object to the scene."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(obj: Object, at: Point, turn: float = 0.0, scale: float | Point = 1.0) -> Object:
    """Sets the position of an object."""
    obj.location = at
    obj.rotation_euler = (0, 0, radians(turn))
    obj.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return obj


def copy_of(obj: Object, at: Point, turn: float = 0.0, scale: float | Point = 1.0) -> Object:
    """A copy of an object that shares its mesh, which needs little memory."""
    return place(link(bpy.data.objects.new("copy", obj.data)), at, turn, scale)


def bevelled(obj: Object, width: float, segments: int = 2) -> Object:
    """Bevels the edges, so that they have highlights."""
    modifier = obj.modifiers.new("edges", "BEVEL")
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = "ANGLE"
    return obj


def box(size: Point, at: Point, look: Material, turn: float = 0.0, edge: float = 0.0) -> Object:
    """A box of width, depth and height."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    verts = [(sx * x, sy * y, h) for h in (0, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    obj = place(mesh(verts, faces, look), at, turn)
    return bevelled(obj, edge) if edge else obj


def lathe(profile: Sequence[tuple[float, float]], at: Point, look: Material, sides: int = 48) -> Object:
    """A turned shape: (radius, height) from the foot up."""
    verts = [
        (r * cos(2 * pi * s / sides), r * sin(2 * pi * s / sides), z)
        for r, z in profile
        for s in range(sides)
    ]
    faces = [
        (i * sides + s, i * sides + (s + 1) % sides, (i + 1) * sides + (s + 1) % sides, (i + 1) * sides + s)
        for i in range(len(profile) - 1)
        for s in range(sides)
    ]
    obj = place(mesh(verts, faces, look, smooth=True), at)
    split = obj.modifiers.new("crisp", "EDGE_SPLIT")
    split.split_angle = radians(40)
    return obj


def cylinder(radius: float, height: float, at: Point, look: Material, sides: int = 32) -> Object:
    """An upright cylinder, closed at both ends."""
    tiny = radius * 0.001
    return lathe([(tiny, 0), (radius, 0), (radius, height), (tiny, height)], at, look, sides)


def prism(outline: Sequence[tuple[float, float]], height: float, at: Point, look: Material, turn: float = 0.0, edge: float = 0.0) -> Object:
    """A flat outline (counter-clockwise) raised to a height."""
    count = len(outline)
    verts = [(x, y, z) for z in (0.0, height) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides]
    obj = place(mesh(verts, faces, look), at, turn)
    return bevelled(obj, edge) if edge else obj


def tube(points: Sequence[Point], radius: float, look: Material) -> Object:
    """A round bar or cable through points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    curve.materials.append(look)
    return link(bpy.data.objects.new("tube", curve))


def word(text: str, size: float, at: Point, look: Material, turn: float = 0.0, upright: bool = True, depth: float = 0.02) -> Object:
    """Letters, standing and read from -y unless turned; `at` is the middle of their line."""
    curve = bpy.data.curves.new("word", "FONT")
    curve.body = text
    curve.size = size
    curve.extrude = depth
    curve.align_x = "CENTER"
    curve.materials.append(look)
    obj = link(bpy.data.objects.new("word", curve))
    obj.location = at
    obj.rotation_euler = (radians(90 if upright else 0), 0, radians(turn))
    return obj


def ball(radius: float, at: Point, look: Material, detail: int = 3) -> Object:
    """A sphere whose lowest point stands on `at`."""
    data = bpy.data.meshes.new("ball")
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius)
    shape.to_mesh(data)
    shape.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(look)
    return place(link(bpy.data.objects.new("ball", data)), (at[0], at[1], at[2] + radius))
