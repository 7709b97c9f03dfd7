"""The drawings on nose and tail, and on the windows above them."""

import numpy as np

from ..kit.field import Array, most
from .canvas import GAP, Canvas, path, polygon
from .shell import Shell
from .spec import Opening


def trapezoid(opening: Opening, side: Array, z: Array, soft: float = 0.03) -> Array:
    """The distance to an opening in nose or tail with round corners."""
    share = (z - opening.low) / (opening.high - opening.low)
    across = side - (opening.foot + (opening.top - opening.foot) * share)
    return most(across, np.maximum(opening.low - z, z - opening.high), soft)


def lamp_shape(shell: Shell, end: int, x: Array, side: Array, z: Array) -> Array:
    """The distance to the lamp of nose (-1) or tail (1), at points of the skin; the same in every zone."""
    body = shell.body
    lamp = body.tail_lamp if end > 0 else body.lamp
    middle = (lamp.outline[0][1] + lamp.outline[-1][1]) / 2
    last = end * body.length / 2 - end * lamp.reach
    return most(polygon(side, z, lamp.outline), end * (last - x) + lamp.slant * np.abs(z - middle), 0.012)


class Front:
    """The nose and the windscreen."""

    def __init__(self, shell: Shell, canvas: Canvas) -> None:
        self.shell, self.body, self.canvas = shell, shell.body, canvas

    def draw(self) -> None:
        """Draws everything."""
        self._screen()
        canvas, body = self.canvas, self.body
        box = canvas.box(-9, 9, 0, 1.1)
        y, z = canvas.grid(box)
        side = np.abs(y)
        self._face(box, side, z)
        intake = trapezoid(body.intake, side, z)
        canvas.fill("cut", box, intake)
        canvas.fill("plastic", box, np.abs(intake - 0.008) - 0.008)
        low = body.intake.low + (0.11 if body.trim == "suv" else 0.055)
        if body.vents:
            corners = [(0.63, low), (0.725, low), (0.735, low + 0.18), (0.695, low + 0.18)]
            vent = polygon(side - body.width / 2 + 0.93, z, corners) - 0.012
            canvas.fill("gloss", box, vent)
            canvas.fill("gap", box, np.abs(vent) - GAP / 2)
        canvas.fill("plastic", box, z - self.shell.cladding)
        seam = path(side, z, body.brow)
        canvas.fill("gap", box, seam - GAP / 2)

    def _face(self, box: tuple[slice, slice], side: Array, z: Array) -> None:
        canvas, body = self.canvas, self.body
        if body.band:
            canvas.fill("gloss", box, trapezoid(body.band, side, z, 0.01))
        lamp = lamp_shape(self.shell, -1, canvas.smooth(box, self.shell.front), side, z)
        canvas.clear("gloss", box, lamp)
        canvas.fill("lamp", box, lamp)
        canvas.fill("gap", box, np.abs(lamp) - GAP / 2)
        if body.grille:
            grille = trapezoid(body.grille, side, z)
            canvas.fill("gloss", box, grille - 0.014)
            canvas.clear("gloss", box, grille)
            canvas.fill("cut", box, grille)
            if body.frame:
                canvas.fill("chrome", box, np.abs(grille - 0.010) - 0.007)

    def _screen(self) -> None:
        canvas, shell = self.canvas, self.shell
        box = canvas.box(-9, 9, 0.8, 9)
        y, z = canvas.grid(box)
        x = shell.screen(y, z)
        parts = shell.parts(x, y, z, ("cabin", "roof"))
        pane = most(parts["cabin"] + 0.048, parts["roof"] + 0.045, 0.05)
        above = shell.bonnet(x, y) + 0.03 - z
        canvas.fill("gloss", box, most(pane, above, 0.04))
        glass = most(pane + 0.022, above + 0.03, 0.05)
        canvas.fill("glass", box, glass)
        canvas.clear("gloss", box, glass)
        canvas.fill("plastic", box, np.maximum(np.abs(above + 0.0) - 0.03, pane))


class Rear:
    """The tail and the rear window."""

    def __init__(self, shell: Shell, canvas: Canvas) -> None:
        self.shell, self.body, self.canvas = shell, shell.body, canvas

    def draw(self) -> None:
        """Draws everything."""
        self._window()
        canvas, body = self.canvas, self.body
        box = canvas.box(-9, 9, 0, 1.6)
        y, z = canvas.grid(box)
        side = np.abs(y)
        lamp = lamp_shape(self.shell, 1, canvas.smooth(box, self.shell.rear), side, z)
        canvas.fill("red", box, lamp)
        canvas.fill("chrome", box, np.abs(lamp + 0.022) - 0.005)
        canvas.fill("gap", box, np.abs(lamp) - GAP / 2)
        canvas.fill("plastic", box, z - 0.36)
        lid = most(side - 0.66 - 0.1 * (z - 0.7), 0.56 - z, 0.05)
        canvas.fill("gap", box, np.maximum(np.abs(lid) - GAP / 2, z - body.lid_top))
        canvas.fill("gap", box, np.maximum(np.abs(z - 0.60) - GAP / 2, 0.66 - side))
        if body.trim == "van":
            canvas.fill("gap", box, np.maximum(side - GAP / 2, np.maximum(0.56 - z, z - 1.8)))
        canvas.fill("red", box, np.maximum(np.abs(z - 0.42) - 0.012, np.abs(side - 0.66) - 0.09))

    def _window(self) -> None:
        canvas, shell = self.canvas, self.shell
        box = canvas.box(-9, 9, 0.8, 9)
        y, z = canvas.grid(box)
        x = shell.back(y, z)
        parts = shell.parts(x, y, z, ("cabin", "roof"))
        pane = most(
            most(parts["cabin"] + 0.05, parts["roof"] + 0.06, 0.05), shell.bonnet(x, y) + 0.045 - z, 0.05
        )
        if self.body.soft_top:
            canvas.fill("plastic", box, shell.bonnet(x, y) + 0.015 - z)
            pane = pane + 0.025
        glass = pane + 0.022
        canvas.clear("plastic", box, pane)
        canvas.fill("gloss", box, pane)
        canvas.fill("glass", box, glass)
        canvas.clear("gloss", box, glass)
