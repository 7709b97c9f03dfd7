"""The drawings of a body from its four sides, computed from the numbers of its shape."""

import numpy as np

from .canvas import GAP, Canvas
from .ends import Front, Rear
from .flank import Flank
from .shell import Shell


def draw(shell: Shell) -> dict[str, Canvas]:
    """The canvases of a body by zone: side, front, rear, top."""
    body = shell.body
    long = (-body.length / 2 - 0.05, body.length / 2 + 0.05)
    wide = (-body.width / 2 - 0.08, body.width / 2 + 0.08)
    tall = (0.0, body.height + 0.05)
    canvases = {
        "side": Canvas("side", long, tall),
        "front": Canvas("front", wide, tall),
        "rear": Canvas("rear", wide, tall),
        "top": Canvas("top", long, wide),
    }
    Flank(shell, canvases["side"]).draw()
    Front(shell, canvases["front"]).draw()
    Rear(shell, canvases["rear"]).draw()
    Top(shell, canvases["top"]).draw()
    return canvases


class Top:
    """The bonnet, the roof and the deck."""

    def __init__(self, shell: Shell, canvas: Canvas) -> None:
        self.shell, self.body, self.canvas = shell, shell.body, canvas

    def draw(self) -> None:
        """Draws everything."""
        canvas, body = self.canvas, self.body
        box = canvas.box(-9, 9, -9, 9)
        x, y = canvas.grid(box)
        side = np.abs(y)
        lid = side - 0.70 - 0.06 * (x - body.front_axle)
        canvas.fill("gap", box, np.maximum(np.abs(lid) - GAP / 2, x - body.doors[0] + 0.1))
        if not body.gate and body.bed is None:
            boot = np.maximum(np.abs(side - 0.66) - GAP / 2, body.rear_axle + 0.35 - x)
            canvas.fill("gap", box, boot)
        if body.dark_roof:
            end = self.shell.back(y, self.shell.roof(x, y))
            canvas.fill("gloss", box, np.maximum(body.doors[0] + 0.3 - x, x - end))
        if body.soft_top:
            canvas.fill("plastic", box, np.maximum(body.doors[0] + 0.62 - x, x - body.rear_axle - 0.2))
        if body.bed is not None:
            bed = np.maximum(np.maximum(body.bed - 0.03 - x, x - body.length / 2 + 0.14), side - 0.81)
            canvas.fill("plastic", box, bed)
