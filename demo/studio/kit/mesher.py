"""Meshes of fields: surface nets whose points are moved to the exact surface, with the field's normals."""

from collections.abc import Callable

import bpy
import numpy as np

from .field import Array, Field, slope_of

Bounds = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]


def skin(field: Field, bounds: Bounds, cell: float) -> tuple[Array, Array, Array]:
    """Vertices, quads and normals of a field's surface inside the bounds, with cells of that size."""
    axes = [np.arange(low, high + cell, cell) for low, high in bounds]
    values = np.broadcast_to(
        field(axes[0][:, None, None], axes[1][None, :, None], axes[2][None, None, :]),
        tuple(len(axis) for axis in axes),
    )
    inside = values < 0
    count = sum(
        inside[i : i - 1 or None, j : j - 1 or None, k : k - 1 or None].astype(np.int8)
        for i in (0, 1)
        for j in (0, 1)
        for k in (0, 1)
    )
    cells = np.argwhere((count > 0) & (count < 8))
    number = np.full(count.shape, -1, dtype=np.int64)
    number[tuple(cells.T)] = np.arange(len(cells))
    points = np.stack([axes[a][cells[:, a]] + cell / 2 for a in range(3)], axis=1)
    points = _settle(field, points, cell)
    normals = slope_of(field, points)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12
    return points, _quads(inside, number), normals


def _settle(field: Field, points: Array, cell: float) -> Array:
    """Moves each point along the slope until it lies on the surface."""
    start = points
    for _ in range(3):
        slope = slope_of(field, points)
        away = field(*points.T)[:, None] * slope / (np.sum(slope * slope, axis=1, keepdims=True) + 1e-9)
        points = points - np.clip(away, -cell, cell)
        points = np.clip(points, start - 1.5 * cell, start + 1.5 * cell)
    return points


def _quads(inside: Array, number: Array) -> Array:
    """A quad round every edge of the grid that crosses the surface."""
    quads = []
    for axis in range(3):
        low = [slice(None)] * 3
        high = [slice(None)] * 3
        low[axis], high[axis] = slice(None, -1), slice(1, None)
        crossing = inside[tuple(low)] != inside[tuple(high)]
        leaving = inside[tuple(low)] & crossing
        u, v = (axis + 1) % 3, (axis + 2) % 3
        edges = np.argwhere(crossing)
        edges = edges[
            (edges[:, u] > 0)
            & (edges[:, v] > 0)
            & (edges[:, u] < inside.shape[u] - 1)
            & (edges[:, v] < inside.shape[v] - 1)
        ]
        steps = np.zeros((4, 3), dtype=int)
        steps[1, u] = steps[2, u] = steps[2, v] = steps[3, v] = -1
        ring = np.stack([number[tuple((edges + step).T)] for step in steps], axis=1)
        flip = ~leaving[tuple(edges.T)]
        ring[flip] = ring[flip][:, ::-1]
        quads.append(ring)
    return np.concatenate(quads)


def solid(
    name: str,
    field: Field,
    bounds: Bounds,
    cell: float,
    material: bpy.types.Material,
    into: bpy.types.Collection | None = None,
    attributes: Callable[[Array], dict[str, Array]] | None = None,
) -> bpy.types.Object:
    """An object with the skin of a field, and attributes calculated from its points (n x 3)."""
    points, quads, normals = skin(field, bounds, cell)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.update(calc_edges=True)
    mesh.shade_smooth()
    mesh.normals_split_custom_set_from_vertices(normals.astype(np.float32).tolist())
    for key, worth in (attributes(points) if attributes else {}).items():
        layer = mesh.attributes.new(key, "FLOAT", "POINT")
        layer.data.foreach_set("value", worth.astype(np.float32))
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    (into or bpy.context.scene.collection).objects.link(made)
    return made
