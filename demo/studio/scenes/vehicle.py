"""Cars in the places."""

from math import radians
from pathlib import Path
from typing import Iterable

import bpy
import numpy as np
from mathutils import Vector

from ..cars import build_car
from ..kit.scene import OUT
from .build.looks import linear
from .build.shapes import Point, mesh, place

KEPT = OUT / "kept"
"""Cache of built cars, for places with many. Delete it after a change to the cars."""


BLANK = "#ff00ff"
"""The paint of cached cars."""

WHEELS = {"suv": "turbine", "coupe": "multi", "saloon": "multi", "cityCar": "turbine", "van": "steel"}


def car(kind: str, colour: str, at: Point, turn: float = 0.0, lit: bool = False) -> bpy.types.Object:
    """Adds a car and returns its parent object. It faces +x; `turn` is in degrees about z."""
    file = KEPT / f"{kind}-{'lit' if lit else 'dark'}.blend"
    if not file.exists():
        _keep(file, kind, lit)
    with bpy.data.libraries.load(str(file)) as (source, into):
        into.objects = source.objects
    stand = bpy.data.objects.new("stand", None)
    bpy.context.scene.collection.objects.link(stand)
    for part in into.objects:
        bpy.context.scene.collection.objects.link(part)
        if part.parent is None:
            part.parent = stand
    _paint(into.objects, colour)
    stand.location = at
    stand.rotation_euler = (0, 0, radians(turn + 180))
    return stand


def _keep(file: Path, kind: str, lit: bool) -> None:
    parts = build_car(kind, BLANK, WHEELS.get(kind, "split"), "on" if lit else "off", "kept")
    file.parent.mkdir(parents=True, exist_ok=True)
    bpy.data.libraries.write(str(file), set(parts.objects))
    for part in list(parts.objects):
        bpy.data.objects.remove(part)
    bpy.data.collections.remove(parts)


def _paint(parts: Iterable[bpy.types.Object], colour: str) -> None:
    blank = linear(BLANK)[:3]
    for material in {slot.material for part in parts for slot in part.material_slots}:
        for node in material.node_tree.nodes:
            base = node.inputs.get("Base Color") if node.type == "BSDF_PRINCIPLED" else None
            if base is not None and np.allclose(base.default_value[:3], blank, atol=1e-3):
                base.default_value = linear(colour)


def socket(stand: bpy.types.Object, side: float = 0.5, high: float = 0.72) -> Point:
    """The point where a charging cable meets the nose of a car, `side` metres to its right."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    way = stand.matrix_world.to_3x3() @ Vector((1, 0, 0))
    start = stand.matrix_world @ Vector((-3.6, side, high))
    hit, where, *_ = bpy.context.scene.ray_cast(graph, start, way, distance=3.0)
    return tuple(where if hit else start + way * 1.4)


def roof(stand: bpy.types.Object, back: float, side: float) -> Point:
    """The place on a car `back` metres behind its middle and `side` to its right, seen from above."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    start = stand.matrix_world @ Vector((back, side, 3.0))
    hit, where, *_ = bpy.context.scene.ray_cast(graph, start, (0, 0, -1), distance=2.9)
    return tuple(where if hit else start - Vector((0, 0, 1.5)))


def cover(stand: bpy.types.Object, look: bpy.types.Material, cell: float = 0.04) -> None:
    """Replaces a car by a cloth that has its shape."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    xs, ys = np.arange(-3.1, 3.1, cell), np.arange(-1.7, 1.7, cell)
    top = np.zeros((len(xs), len(ys)))
    spot = stand.matrix_world
    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            start = spot @ Vector((x, y, 3.0))
            hit, where, *_ = bpy.context.scene.ray_cast(graph, start, (0, 0, -1), distance=2.98)
            top[i, j] = where.z - spot.translation.z if hit else 0.0
    for part in [o for o in bpy.data.objects if o.parent is stand]:
        bpy.data.objects.remove(part, do_unlink=True)
    cloth = _draped(top)
    rows, columns = top.shape
    verts = [(x, y, cloth[i, j] + 0.02) for i, x in enumerate(xs) for j, y in enumerate(ys)]
    faces = [
        (i * columns + j, (i + 1) * columns + j, (i + 1) * columns + j + 1, i * columns + j + 1)
        for i in range(rows - 1)
        for j in range(columns - 1)
        if cloth[i : i + 2, j : j + 2].max() > 0.03
    ]
    obj = place(mesh(verts, faces, look, smooth=True), tuple(stand.location))
    obj.rotation_euler = stand.rotation_euler


def _draped(top: np.ndarray) -> np.ndarray:
    """A height field as cloth: taut between its supports, with folds at the hem."""
    held = top.copy()
    for _ in range(5):
        pad = np.pad(held, 1, mode="edge")
        held = np.max([pad[a : a + held.shape[0], b : b + held.shape[1]] for a in range(3) for b in range(3)], axis=0)
    soft = held
    for _ in range(9):
        pad = np.pad(soft, 1, mode="edge")
        soft = np.mean([pad[a : a + soft.shape[0], b : b + soft.shape[1]] for a in range(3) for b in range(3)], axis=0)
    i, j = np.indices(soft.shape)
    folds = np.sin(i * 0.55 + np.sin(j * 0.21) * 2) * np.sin(j * 0.5 + i * 0.07)
    hem = np.clip((0.62 - soft) / 0.5, 0, 1) * (soft > 0.04)
    return np.where(soft > 0.04, np.maximum(soft + 0.05 * folds * hem + 0.012 * np.sin(i * 0.13 + j * 0.4), 0.02), 0)
