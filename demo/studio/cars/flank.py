"""The drawings on the sides: windows, doors, arches, and the parts of nose and tail that wrap round."""

import numpy as np

from ..kit.field import Array, most
from .canvas import GAP, Canvas, polygon
from .ends import lamp_shape
from .shell import Shell
from .spec import handle_place


class Flank:
    """The sides: windows, doors, arches, and the parts of nose and tail that wrap round."""

    def __init__(self, shell: Shell, canvas: Canvas) -> None:
        self.shell, self.body, self.canvas = shell, shell.body, canvas
        self.sill = shell.cladding + (-0.06 if shell.body.trim == "suv" else 0.035)

    def draw(self) -> None:
        """Draws everything."""
        self._windows()
        self._lower()
        self._cups()
        self._lamps()

    def _windows(self) -> None:
        canvas, body = self.canvas, self.body
        box = canvas.box(-9, 9, 0.75, 9)
        x, z = canvas.grid(box)
        parts = self.shell.parts(x, self.shell.cabin(x, z), z, ("screen", "roof", "back"))
        opening = most(parts["screen"] + 0.06, parts["roof"] + 0.05, 0.05)
        opening = most(opening, parts["back"] + body.window_end, 0.09)
        opening = most(most(opening, body.belt(x) - z, 0.03), x - body.glass_end - 0.1 * (z - 1), 0.05)
        glass = opening + 0.010
        for at in body.doors[1:-1]:
            pillar = np.abs(x - at - 0.10 * (z - 0.95)) - 0.036
            glass = np.maximum(glass, -pillar)
        last = np.abs(x - body.doors[-1] - 0.02 + 0.32 * (z - 1.0)) - 0.012
        glass = np.maximum(glass, -last)
        if body.soft_top:
            canvas.fill("plastic", box, np.maximum(self._above_tub(x, z), 0.02 - opening))
        if body.dark_roof:
            canvas.fill("gloss", box, np.maximum(body.belt(x) + 0.02 - z, 0.02 - opening))
        canvas.fill("glass", box, glass)
        canvas.fill("gloss", box, np.maximum(opening, -glass))
        canvas.fill("chrome" if body.bright else "gloss", box, np.abs(opening - 0.005) - 0.005)
        self._doors(box, x, z, opening)

    def _above_tub(self, x: Array, z: Array) -> Array:
        side = self.shell.cabin(x, z)
        return self.shell.bonnet(x, side) + 0.015 - z

    def _doors(self, upper: tuple[slice, slice], x: Array, z: Array, opening: Array) -> None:
        canvas, body = self.canvas, self.body
        frame = np.abs(opening - 0.048) - GAP / 2
        canvas.fill("gap", upper, np.maximum(frame, body.belt(x) + 0.02 - z))
        box = canvas.box(body.doors[0] - 0.2, body.doors[-1] + 0.5, 0.1, 1.1)
        x, z = canvas.grid(box)
        region = self._door_region(x, z)
        line = np.abs(region)
        for at in body.doors[1:-1]:
            middle = np.abs(x - at - 0.03 * (z - 0.5))
            line = np.minimum(line, np.maximum(middle, region))
        canvas.fill("gap", box, np.maximum(line - GAP / 2, z - body.belt(x) - 0.02))
        if body.trim == "van":
            self._sliding_door()

    def _sliding_door(self) -> None:
        canvas, body = self.canvas, self.body
        box = canvas.box(body.doors[1] - 0.1, body.doors[-1] + 0.6, 1.0, 9)
        x, z = canvas.grid(box)
        roof = self.shell.parts(x, self.shell.cabin(x, z), z, ("roof",))["roof"]
        panel = most(self._door_region(x, z), most(roof + 0.10, body.doors[1] - x, 0.04), 0.04)
        canvas.fill("gap", box, np.maximum(np.abs(panel) - GAP / 2, body.belt(x) + 0.02 - z))

    def _cups(self) -> None:
        """The recesses behind the handles."""
        canvas, body = self.canvas, self.body
        for edge in body.doors[1:]:
            u, v = handle_place(body, edge)
            box = canvas.box(u - 0.2, u + 0.2, v - 0.1, v + 0.1)
            x, z = canvas.grid(box)
            canvas.fill("gap", box, (np.hypot((x - u) / 0.085, (z - v + 0.008) / 0.020) - 1) * 0.02, 4)

    def _door_region(self, x: Array, z: Array) -> Array:
        body = self.body
        front = body.doors[0] - 0.10 + 0.10 * (z - 0.3) + 0.25 * np.maximum(z - 0.75, 0) ** 1.5
        arch = self.shell.arch + 0.06 - np.hypot(x - body.rear_axle, z - body.wheel)
        end = x - body.doors[-1] - 0.10 - 0.12 * (z - 0.9)
        region = most(most(front - x, end, 0.02), self.sill + 0.01 - z, 0.05)
        return most(region, arch, 0.04)

    def _lower(self) -> None:
        canvas, body = self.canvas, self.body
        box = canvas.box(-9, 9, 0, 1.0)
        x, z = canvas.grid(box)
        hub = self.shell.wheel_distance(x, z)
        canvas.fill("cut", box, hub - self.shell.arch)
        if body.trim == "suv":
            canvas.fill("plastic", box, hub - self.shell.arch - 0.055)
            canvas.fill("plastic", box, z - self.shell.cladding)
        else:
            canvas.fill("plastic", box, z - self.shell.cladding)
        ends = (
            [(body.rear_axle, 9.0)]
            if body.trim == "suv"
            else [(-9.0, body.front_axle), (body.rear_axle, 9.0)]
        )
        for low, high in ends:
            seam = np.abs(z - 0.60) - GAP / 2
            canvas.fill("gap", box, np.maximum(seam, np.maximum(low - x, x - high)))
        if body.trim == "van":
            strip = np.maximum(np.abs(z - 0.66) - 0.024, self.shell.arch + 0.05 - hub)
            between = np.maximum(body.front_axle - x, x - body.rear_axle)
            canvas.fill("plastic", box, np.maximum(strip, between))
            rail = np.abs(z - body.shoulder(x) - 0.02) - 2 * GAP
            canvas.fill(
                "gap", box, np.maximum(rail, np.maximum(body.doors[-1] + 0.1 - x, x - body.length / 2 + 0.12))
            )
        flap = polygon(
            x, z, _square(body.rear_axle + 0.20, body.shoulder(np.array(body.rear_axle)) - 0.10, 0.08)
        )
        canvas.fill("gap", box, np.abs(flap - 0.01) - GAP / 2)

    def _lamps(self) -> None:
        canvas, body = self.canvas, self.body
        for channel, end in (("lamp", -1), ("red", 1)):
            at = end * body.length / 2
            box = canvas.box(min(at, at - end * 0.9), max(at, at - end * 0.9), 0.3, 1.6)
            x, z = canvas.grid(box)
            shape = lamp_shape(self.shell, end, x, canvas.smooth(box, self.shell.side), z)
            canvas.fill(channel, box, shape)
            if channel == "red":
                canvas.fill("chrome", box, np.abs(shape + 0.022) - 0.005)
            canvas.fill("gap", box, np.abs(shape) - GAP / 2)


def _square(u: float, v: float, half: float) -> list[tuple[float, float]]:
    return [(u - half, v - half), (u + half, v - half), (u + half, v + half), (u - half, v + half)]
