"""Images projected onto a body that say which material is where, at a finer resolution than the mesh."""

from collections.abc import Callable

import bpy
import numpy as np

from ..kit.field import Array

CHANNELS = ("cut", "glass", "lamp", "gloss", "plastic", "chrome", "gap", "red")
PIXELS = 640
"""Pixels per metre."""
GAP = 0.0065
"""Width of the gaps between panels, shadow included, in metres."""

Region = Callable[[Array, Array], Array]
Box = tuple[float, float, float, float]


class Canvas:
    """Eight grey channels over a rectangle in metres: u from left to right, v upwards."""

    def __init__(self, name: str, u: tuple[float, float], v: tuple[float, float]) -> None:
        self.name = name
        self.origin = (u[0], v[0])
        self.shape = (round((v[1] - v[0]) * PIXELS), round((u[1] - u[0]) * PIXELS))
        self.layers = {channel: np.zeros(self.shape, dtype=np.float32) for channel in CHANNELS}

    @property
    def size(self) -> tuple[float, float]:
        """Extent along u and v, in metres."""
        return (self.shape[1] / PIXELS, self.shape[0] / PIXELS)

    def box(self, low_u: float, high_u: float, low_v: float, high_v: float) -> tuple[slice, slice]:
        """The pixels of a rectangle given in metres."""

        def pixel(value: float, axis: int) -> int:
            return int(np.clip((value - self.origin[axis]) * PIXELS, 0, self.shape[1 - axis]))

        return (slice(pixel(low_v, 1), pixel(high_v, 1)), slice(pixel(low_u, 0), pixel(high_u, 0)))

    def grid(self, box: tuple[slice, slice]) -> tuple[Array, Array]:
        """The centres of the pixels: u as a row, v as a column."""
        u = self.origin[0] + (np.arange(box[1].start, box[1].stop) + 0.5) / PIXELS
        v = self.origin[1] + (np.arange(box[0].start, box[0].stop) + 0.5) / PIXELS
        return np.broadcast_arrays(u[None, :], v[:, None])

    def smooth(self, box: tuple[slice, slice], sheet: Region) -> Array:
        """A sheet over the grid of a box, evaluated at every twelfth pixel only."""
        u, v = self.grid(box)
        rows, columns = (np.unique(np.append(np.arange(0, n, 12), n - 1)) for n in u.shape)
        rough = sheet(u[np.ix_(rows, columns)], v[np.ix_(rows, columns)])
        across = np.stack([np.interp(np.arange(u.shape[1]), columns, row) for row in rough])
        share = np.interp(np.arange(u.shape[0]), rows, np.arange(len(rows)))
        low = np.minimum(share.astype(int), len(rows) - 2)
        part = (share - low)[:, None]
        return across[low] * (1 - part) + across[low + 1] * part

    def fill(self, channel: str, box: tuple[slice, slice], distance: Array, soft: float = 1.3) -> None:
        """Fills the pixels where a distance (metres) is negative, with an edge `soft` pixels wide."""
        cover = np.clip(0.5 - distance * PIXELS / soft, 0, 1)
        layer = self.layers[channel]
        layer[box] = np.maximum(layer[box], cover)

    def clear(self, channel: str, box: tuple[slice, slice], distance: Array) -> None:
        """Clears the pixels where a distance is negative."""
        self.layers[channel][box] *= np.clip(0.5 + distance * PIXELS / 1.3, 0, 1)

    def images(self) -> list[bpy.types.Image]:
        """The canvas as two images of four channels each."""
        made = []
        for number in (0, 1):
            image = bpy.data.images.new(f"{self.name}{number}", self.shape[1], self.shape[0], alpha=True)
            image.colorspace_settings.name = "Non-Color"
            image.alpha_mode = "CHANNEL_PACKED"
            planes = [self.layers[channel] for channel in CHANNELS[number * 4 : number * 4 + 4]]
            image.pixels.foreach_set(np.stack(planes, axis=-1).ravel())
            image.pack()
            made.append(image)
        return made


def polygon(u: Array, v: Array, corners: list[tuple[float, float]]) -> Array:
    """The distance to a polygon, negative inside."""
    nearest = np.full(np.shape(u), 1e9)
    inside = np.zeros(np.shape(u), dtype=bool)
    for (u1, v1), (u2, v2) in zip(corners, corners[1:] + corners[:1], strict=True):
        du, dv = u2 - u1, v2 - v1
        share = np.clip(((u - u1) * du + (v - v1) * dv) / (du * du + dv * dv), 0, 1)
        nearest = np.minimum(nearest, (u - u1 - share * du) ** 2 + (v - v1 - share * dv) ** 2)
        if dv != 0:
            inside ^= ((v1 > v) != (v2 > v)) & (u < u1 + (v - v1) * du / dv)
    return np.where(inside, -1, 1) * np.sqrt(nearest)


def path(u: Array, v: Array, points: list[tuple[float, float]]) -> Array:
    """The distance to an open polyline."""
    nearest = np.full(np.shape(u), 1e9)
    for (u1, v1), (u2, v2) in zip(points, points[1:], strict=False):
        du, dv = u2 - u1, v2 - v1
        share = np.clip(((u - u1) * du + (v - v1) * dv) / (du * du + dv * dv), 0, 1)
        nearest = np.minimum(nearest, (u - u1 - share * du) ** 2 + (v - v1 - share * dv) ** 2)
    return np.sqrt(nearest)
