"""Land, water and roads."""

from typing import Callable

import bpy
import numpy as np
from bpy.types import Material, NodeTree, Node, Object

from .looks import linear, made_once
from .noise import Grid
from .shapes import mesh

HeightAt = Callable[[Grid, Grid], Grid]


def terrain(span: tuple[float, float, float, float], height: HeightAt, look: Material, cells: int = 220) -> Object:
    """Land over x0, x1, y0, y1; `height` gives z for whole grids of x and y."""
    x0, x1, y0, y1 = span
    x, y = np.meshgrid(np.linspace(x0, x1, cells), np.linspace(y0, y1, cells))
    z = height(x, y)
    verts = np.stack([x, y, z], axis=-1).reshape(-1, 3)
    index = np.arange(cells * cells).reshape(cells, cells)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], axis=-1).reshape(-1, 4)
    return mesh(verts, faces, look, smooth=True)


def level(span: tuple[float, float, float, float], z: float, look: Material) -> Object:
    """A flat sheet."""
    x0, x1, y0, y1 = span
    return mesh([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], look)


def ribbon(path: Grid, left: float, right: float, look: Material, lift: float = 0.0) -> Object:
    """A strip along a path of (x, y, z), from `left` to `right` of it (left is negative)."""
    along = np.gradient(path[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    across = np.stack([along[:, 1], -along[:, 0], np.zeros(len(path))], axis=1)
    up = np.array([0, 0, lift])
    verts = np.concatenate([path + across * left + up, path + across * right + up])
    n = len(path)
    faces = [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)]
    return mesh(verts, faces, look, smooth=True)


def curve(*points: tuple[float, float, float], steps: int = 160) -> Grid:
    """A smooth path through points (Catmull-Rom)."""
    p = np.array([points[0], *points, points[-1]], dtype=float)
    out = []
    spans = len(points) - 1
    for i in range(spans):
        t = np.linspace(0, 1, steps // spans, endpoint=i == spans - 1)[:, None]
        a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.concatenate(out)


def mountain(
    rock: str, low: str, snow: str | None = None, snow_from: float = 300.0, grain: float = 0.01
) -> Material:
    """Green or wooded where it is gentle, rock where it is steep, white above `snow_from` metres."""

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        nodes, links = tree.nodes, tree.links
        shape = nodes.new("ShaderNodeNewGeometry")
        normal, place = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeSeparateXYZ")
        links.new(shape.outputs["Normal"], normal.inputs[0])
        links.new(shape.outputs["Position"], place.inputs[0])
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = grain
        noise.inputs["Detail"].default_value = 8
        links.new(shape.outputs["Position"], noise.inputs["Vector"])
        steep = _ramp(tree, normal.outputs["Z"], noise.outputs["Fac"], 0.35, 0.62, 0.92)
        base = _mix(tree, steep, linear(rock), linear(low))
        if snow is not None:
            high = _ramp(tree, place.outputs["Z"], noise.outputs["Fac"], snow_from, snow_from, snow_from * 1.25)
            base = _mix(tree, high, base, linear(snow))
        links.new(base, shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.95
        shader.inputs["Specular IOR Level"].default_value = 0.1
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = 0.6
        relief.inputs["Distance"].default_value = 0.2 / grain
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs[0], shader.inputs["Normal"])

    return made_once(f"mountain {rock} {low} {snow} {snow_from} {grain}", make)


def _ramp(tree: NodeTree, value, noise, sway: float, start: float, end: float):
    """0..1 between two values, the border frayed by noise."""
    add = tree.nodes.new("ShaderNodeMath")
    add.operation = "MULTIPLY_ADD"
    tree.links.new(noise, add.inputs[0])
    add.inputs[1].default_value = sway
    tree.links.new(value, add.inputs[2])
    span = tree.nodes.new("ShaderNodeMapRange")
    span.inputs["From Min"].default_value = start + sway / 2
    span.inputs["From Max"].default_value = end + sway / 2
    tree.links.new(add.outputs[0], span.inputs["Value"])
    return span.outputs[0]


def _mix(tree: NodeTree, factor, a, b):
    mix = tree.nodes.new("ShaderNodeMix")
    mix.data_type = "RGBA"
    tree.links.new(factor, mix.inputs[0])
    for socket, value in ((mix.inputs[6], a), (mix.inputs[7], b)):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return mix.outputs[2]
