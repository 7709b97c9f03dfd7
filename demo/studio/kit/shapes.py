"""Meshes from numbers: faces, lathes, sweeps. All in metres."""

from math import cos, pi, sin

import bpy
import numpy as np

Point = tuple[float, float, float]


def add(
    name: str,
    vertices: object,
    faces: object,
    material: bpy.types.Material,
    smooth: bool = True,
    into: bpy.types.Collection | None = None,
) -> bpy.types.Object:
    """An object of those vertices and faces, in the collection or the scene."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(vertices, dtype=float).tolist(), [], [list(map(int, face)) for face in faces])
    mesh.materials.append(material)
    if smooth:
        mesh.shade_smooth()
    made = bpy.data.objects.new(name, mesh)
    (into or bpy.context.scene.collection).objects.link(made)
    return made


def lathe(profile: list[tuple[float, float]], steps: int = 96) -> tuple[np.ndarray, list[list[int]]]:
    """A closed profile of (radius, y) turned round the Y axis: vertices and faces."""
    rows = [
        [(r * cos(a), y, r * sin(a)) for r, y in profile] for a in (2 * pi * i / steps for i in range(steps))
    ]
    return np.array(rows).reshape(-1, 3), _tube(steps, len(profile), closed=True)


def sweep(rows: list[list[Point]], closed: bool = False) -> tuple[np.ndarray, list[list[int]]]:
    """A surface over rows with the same number of points; `closed` joins the last row to the first."""
    faces = _tube(len(rows), len(rows[0]), closed, round_profile=False)
    return np.array(rows).reshape(-1, 3), faces


def plate(corners: list[Point]) -> tuple[np.ndarray, list[list[int]]]:
    """One flat face."""
    return np.array(corners), [list(range(len(corners)))]


def _tube(rows: int, across: int, closed: bool, round_profile: bool = True) -> list[list[int]]:
    faces = []
    for row in range(rows if closed else rows - 1):
        below, above = row * across, (row + 1) % rows * across
        for at in range(across if round_profile else across - 1):
            after = (at + 1) % across
            faces.append([below + at, below + after, above + after, above + at])
    return faces
