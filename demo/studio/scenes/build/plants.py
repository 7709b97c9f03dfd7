"""Trees: a few models with many instances."""

from math import cos, pi, sin
from typing import Callable

import numpy as np
from bpy.types import Material, Object

from .looks import matte, speckled
from .shapes import copy_of, mesh, place


def spruce(seed: int, needles: Material, trunk: Material, layers: int = 11) -> Object:
    """A conifer one metre high: jagged skirts, each a little askew. Scale it to its height."""
    rng = np.random.default_rng(seed)
    verts: list[tuple[float, float, float]] = []
    faces: list[tuple[int, ...]] = []
    points = 14
    for layer in range(layers):
        t = layer / layers
        radius = (1 - t) ** 0.85 * 0.2 * rng.uniform(0.85, 1.15) + 0.012
        foot, tip = 0.1 + 0.86 * t - 0.02, 0.1 + 0.86 * t + 0.9 / layers * 1.7
        twist = rng.uniform(0, pi)
        top = len(verts)
        verts.append((rng.normal(0, 0.004), rng.normal(0, 0.004), min(tip, 1.0)))
        for p in range(points):
            out = radius * (1 if p % 2 == 0 else 0.62) * rng.uniform(0.85, 1.15)
            droop = foot - (0.02 if p % 2 == 0 else -0.012)
            angle = twist + 2 * pi * p / points
            verts.append((out * cos(angle), out * sin(angle), droop))
        faces += [(top, top + 1 + p, top + 1 + (p + 1) % points) for p in range(points)]
    stem = len(verts)
    for z, r in ((0.0, 0.016), (0.9, 0.004)):
        verts += [(r * cos(2 * pi * k / 6), r * sin(2 * pi * k / 6), z) for k in range(6)]
    stem_faces = [(stem + k, stem + (k + 1) % 6, stem + 6 + (k + 1) % 6, stem + 6 + k) for k in range(6)]
    obj = mesh(verts, faces + stem_faces, needles)
    obj.data.materials.append(trunk)
    for polygon in obj.data.polygons[len(faces) :]:
        polygon.material_index = 1
    return obj


def leafy(seed: int, leaves: Material, trunk: Material, spread: float = 0.32) -> Object:
    """A broad tree one metre high: many small leaves round a few clouds of branches."""
    rng = np.random.default_rng(seed)
    verts: list[tuple[float, ...]] = []
    faces: list[tuple[int, ...]] = []
    for _ in range(16):
        angle, reach = rng.uniform(0, 2 * pi), spread * rng.uniform(0.1, 0.75)
        centre = np.array([reach * cos(angle), reach * sin(angle), rng.uniform(0.48, 0.86)])
        size = rng.uniform(0.1, 0.17)
        for _ in range(150):
            way = rng.normal(size=3)
            way /= np.linalg.norm(way)
            at = centre + way * size * rng.uniform(0.75, 1.05)
            side = np.cross(way, rng.normal(size=3))
            side *= 0.022 / np.linalg.norm(side)
            other = np.cross(way, side) + way * rng.normal(0, 0.012)
            start = len(verts)
            verts += [tuple(at - side), tuple(at + other), tuple(at + side), tuple(at - other)]
            faces.append((start, start + 1, start + 2, start + 3))
    leaf_count, stem = len(faces), len(verts)
    for z, r in ((0.0, 0.022), (0.35, 0.016), (0.75, 0.005)):
        verts += [(r * cos(2 * pi * k / 8), r * sin(2 * pi * k / 8), z) for k in range(8)]
    for ring in (0, 8):
        faces += [(stem + ring + k, stem + ring + (k + 1) % 8, stem + ring + 8 + (k + 1) % 8, stem + ring + 8 + k) for k in range(8)]
    obj = mesh(verts, faces, leaves)
    obj.data.materials.append(trunk)
    for polygon in obj.data.polygons[leaf_count:]:
        polygon.material_index = 1
    return obj


def spruces(seed: int, colour: str = "#1f3a30", tips: str = "#38564a", count: int = 5) -> list[Object]:
    """A few different spruces to place."""
    needles, bark = speckled(tips, colour, 9, 0.9), matte("#4a3b31", 0.9)
    return [place(spruce(seed + i, needles, bark, 9 + i % 4), (0, 0, -500)) for i in range(count)]


def stand(
    kinds: list[Object],
    count: int,
    seed: int,
    span: tuple[float, float, float, float],
    height: tuple[float, float],
    ground: Callable[[float, float], float | None],
) -> None:
    """Trees over x0, x1, y0, y1; `ground` gives z, or None where no tree may be."""
    rng = np.random.default_rng(seed)
    x0, x1, y0, y1 = span
    for _ in range(count):
        x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
        z = ground(x, y)
        tall, turn, kind = rng.uniform(*height), rng.uniform(0, 360), kinds[rng.integers(len(kinds))]
        if z is not None:
            slim = tall * rng.uniform(0.85, 1.15)
            copy_of(kind, (x, y, z - 0.1), turn, (slim, slim, tall))
