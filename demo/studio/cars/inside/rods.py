"""Rods, rings and discs, and thread along a line."""

from math import cos, sin

import bpy
import numpy as np

from ...kit.shapes import Point, add, sweep

ROUND = 48
"""Points of a circle."""


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
    tube(name, _circle(middle, radius, axes), thick, material, into, closed=True)


def disc(
    name: str,
    middle: Point,
    radius: float,
    material: bpy.types.Material,
    into: bpy.types.Collection,
    axes: tuple[Point, Point] = ((1, 0, 0), (0, 1, 0)),
) -> None:
    """A flat circle in the plane of two axes."""
    add(name, _circle(middle, radius, axes), [list(range(ROUND))], material, smooth=False, into=into)


def _circle(middle: Point, radius: float, axes: tuple[Point, Point]) -> list[Point]:
    u, v = (np.array(axis, dtype=float) for axis in axes)
    turns = np.linspace(0, 2 * np.pi, ROUND, endpoint=False)
    return [tuple(np.array(middle) + radius * (cos(t) * u + sin(t) * v)) for t in turns]


def stitches(
    name: str, points: list[Point], material: bpy.types.Material, into: bpy.types.Collection
) -> None:
    """Stitches along a line through points, 6 mm apart."""
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
