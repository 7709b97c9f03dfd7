"""The skin of a body: sheets for flank, bonnet, nose, roof and so on, and the space that they enclose."""

import numpy as np

from ..kit.field import Array, beyond, bump, least, most, slope_of
from .spec import Body

ARCH = 0.034
"""The difference between the radii of a wheel arch and its tyre."""


class Shell:
    """The sheets of a body, each a height over two coordinates, and the field that they form."""

    def __init__(self, body: Body) -> None:
        self.body = body
        self.arch = body.wheel + ARCH
        self.cladding = {"car": 0.26, "van": 0.30, "suv": 0.41}[body.trim]

    def wheel_distance(self, x: Array, z: Array) -> Array:
        """The distance to the nearest hub, in side view."""
        body = self.body
        return np.minimum(
            np.hypot(x - body.front_axle, z - body.wheel), np.hypot(x - body.rear_axle, z - body.wheel)
        )

    def flank(self, x: Array, z: Array) -> Array:
        """Half the width of the lower body."""
        body = self.body
        flare = body.flare * bump(self.wheel_distance(x, z), self.arch, 0.11)
        haunch = 0.018 * bump(x, body.rear_axle, 0.6) * bump(z, body.shoulder(x) - 0.06, 0.2)
        return body.width / 2 + body.plan(x) + body.section(z - body.shoulder(x)) + flare + haunch

    def bonnet(self, x: Array, y: Array) -> Array:
        """Height of bonnet and deck."""
        body = self.body
        side = np.abs(y) - (0.60 + 0.16 * (x - body.front_axle))
        fall = 0.5 * (side + np.sqrt(side * side + 0.02**2))
        ahead = 1 / (1 + np.exp((x + 0.5) / 0.2))
        return body.top(x) - body.crown * y * y - 0.10 * ahead * fall

    def nose(self, y: Array, z: Array) -> Array:
        """x of the front."""
        near, far = self.body.nose_sweep
        return self.body.nose(z) + near * y * y + far * (y / 0.9) ** 6

    def tail(self, y: Array, z: Array) -> Array:
        """x of the rear."""
        near, far = self.body.tail_sweep
        return self.body.tail(z) - near * y * y - far * (y / 0.9) ** 6

    def cabin(self, x: Array, z: Array) -> Array:
        """Half the width of the cabin, which leans in and bulges slightly."""
        rise = z - 0.95
        return self.body.waist(x) - self.body.tumble * rise - 0.22 * rise * rise

    def roof(self, x: Array, y: Array) -> Array:
        """Height of the roof."""
        return self.body.roof(x) - 0.075 * y * y

    def screen(self, y: Array, z: Array) -> Array:
        """x of the windscreen."""
        return self.body.screen(z) + self.body.screen_sweep * y * y

    def back(self, y: Array, z: Array) -> Array:
        """x of the rear window."""
        return self.body.back(z) - self.body.back_sweep * y * y

    def parts(self, x: Array, y: Array, z: Array, only: tuple[str, ...] = ()) -> dict[str, Array]:
        """How far a point is outside each sheet, or outside some of them."""
        side = np.abs(y)
        sheets = {
            "flank": lambda: beyond(side, self.flank, x, z),
            "bonnet": lambda: beyond(z, self.bonnet, x, y),
            "nose": lambda: beyond(x, self.nose, y, z, -1),
            "tail": lambda: beyond(x, self.tail, y, z),
            "under": lambda: self.body.under(x) - z,
            "cabin": lambda: beyond(side, self.cabin, x, z),
            "roof": lambda: beyond(z, self.roof, x, y),
            "screen": lambda: beyond(x, self.screen, y, z, -1),
            "back": lambda: beyond(x, self.back, y, z),
            "bed": lambda: self._bed(x, side, z),
            "foot": lambda: self.body.top(x) - 0.12 - z,
        }
        return {name: sheets[name]() for name in only or sheets}

    def _bed(self, x: Array, side: Array, z: Array) -> Array:
        """The inside of a pickup's bed; empty for other bodies."""
        body = self.body
        if body.bed is None:
            return np.full(np.broadcast_shapes(np.shape(x), np.shape(side), np.shape(z)), 9.0)
        long = np.maximum(body.bed - x, x - (body.length / 2 - 0.17))
        return most(np.maximum(long, side - 0.78), 0.62 - z, 0.03)

    def tub(self, parts: dict[str, Array]) -> Array:
        """The lower body."""
        body = self.body
        inside = most(parts["flank"], parts["bonnet"], body.edge)
        inside = most(inside, parts["nose"], 0.07)
        inside = most(inside, parts["tail"], 0.06)
        inside = most(inside, parts["under"], 0.05)
        return inside if body.bed is None else most(inside, -parts["bed"], 0.02)

    def greenhouse(self, parts: dict[str, Array]) -> Array:
        """The cabin above the belt."""
        body = self.body
        inside = most(most(parts["screen"], parts["roof"], body.roof_soft), parts["back"], body.roof_soft)
        inside = most(inside, parts["cabin"], body.rail_soft)
        return np.maximum(inside, parts["foot"])

    def field(self, x: Array, y: Array, z: Array) -> Array:
        """The whole skin."""
        parts = self.parts(x, y, z)
        return least(self.tub(parts), self.greenhouse(parts), 0.03)

    def side(self, x: Array, z: Array) -> Array:
        """|y| of the skin at points of the side view, including round corners."""
        y = self.flank(x, z)
        for _ in range(10):
            y = y - np.maximum(self.field(x, y, z), -0.02)
        return y

    def front(self, y: Array, z: Array) -> Array:
        """x of the skin at points of the front view."""
        return self._along(y, z, self.nose(y, z), 1)

    def rear(self, y: Array, z: Array) -> Array:
        """x of the skin at points of the rear view."""
        return self._along(y, z, self.tail(y, z), -1)

    def _along(self, y: Array, z: Array, x: Array, inwards: int) -> Array:
        for _ in range(12):
            x = x + inwards * np.maximum(self.field(x, y, z), -0.02)
        return x

    def peak(self, x: float) -> float:
        """z of the skin in the middle plane."""
        z = self.roof(np.array(x), np.array(0.0))
        for _ in range(10):
            z = z - np.maximum(self.field(np.array(x), np.array(0.0), z), -0.02)
        return float(z)

    def inside(self, points: Array, margin: Array) -> Array:
        """The points (n x 3), moved so that they are at least their margin below the skin."""
        for _ in range(6):
            slope = slope_of(self.field, points)
            slope /= np.linalg.norm(slope, axis=1, keepdims=True) + 1e-9
            points = points - slope * np.maximum(self.field(*points.T) + margin, 0)[:, None]
        return points

    def zones(self, points: Array) -> dict[str, Array]:
        """The drawing that colours each point (n x 3): 1 for that of its own side, top, front or rear."""
        parts = self.parts(*points.T)
        lower = self.tub(parts) < self.greenhouse(parts)
        sides = {
            "side": ("flank", "cabin"),
            "top": ("bonnet", "roof"),
            "front": ("nose", "screen"),
            "rear": ("tail", "back"),
        }
        reach = np.stack([np.where(lower, parts[low], parts[high]) for low, high in sides.values()])
        own = np.argmax(reach, axis=0)
        return {zone: (own == number).astype(float) for number, zone in enumerate(sides)}
