"""A gabled house of boards or stone, lit from within."""

from math import pi

from bpy.types import Material

from ..build.looks import glow, matte, speckled
from ..build.shapes import box, mesh, prism, tube
from ..build.sky import bulb, panel
from ..build.walls import boards, curtains, lit, sash


def house(colour: str, snow: bool, stone: bool) -> None:
    """A gabled house with warm windows and a lamp by the door."""
    wall = speckled(colour, "#a8957c", 3, 0.85, 0.5) if stone else boards(colour, up="y")
    trim = matte("#f1efe8", 0.6)
    outline = [(-4.2, 0), (4.2, 0), (4.2, 3.1), (0, 5.9), (-4.2, 3.1)]
    body = prism(outline, 7, (7.6, 10.3, 0), wall)
    body.rotation_euler = (pi / 2, 0, 0)
    roof = matte("#e9eff5" if snow else "#33373a", 0.8)
    for side in (-1, 1):
        verts = [(7.6, 2.7, 6.12), (7.6 + side * 4.8, 2.7, 2.92), (7.6 + side * 4.8, 10.8, 2.92), (7.6, 10.8, 6.12)]
        slab = mesh(verts, [(0, 1, 2, 3)], roof)
        thick = slab.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.22
    for x, z, w, h in ((5.4, 1.0, 1.25, 1.4), (9.8, 1.0, 1.25, 1.4), (7.6, 3.7, 1.0, 1.1)):
        sash(x, 3.28, z, w, h, lit(h, 3.4), trim)
        curtains(x, 3.27, z, w, h)
    entrance(trim, snow)
    eaves(trim)
    box((8.5, 0.12, 0.35), (7.6, 3.28, 0), speckled("#6f7270", "#8a8d8a", 4, 0.9))
    for x in (3.45, 11.75):
        box((0.14, 0.1, 3.1), (x, 3.28, 0), trim)
    for x in (6.75, 8.45):
        bulb((x, 3.0, 2.2), "#ffc27a", 22, 0.08)
    panel((1.2, 1.4), (5.4, 3.1, 1.7), (3.0, 0, 0.3), "#ffb968", 60)
    panel((1.2, 1.4), (9.8, 3.1, 1.7), (9.0, 0, 0.0), "#ffb968", 60)


def entrance(trim: Material, snow: bool) -> None:
    """A lit door, two steps, and a small roof over them."""
    door = matte("#24404e", 0.5)
    box((1.24, 0.1, 2.3), (7.6, 3.27, 0.3), trim)
    box((1.0, 0.1, 2.1), (7.6, 3.24, 0.34), door)
    box((0.5, 0.06, 0.5), (7.6, 3.19, 1.7), lit(0.5, 3.0))
    for z in (0.5, 1.05):
        box((0.7, 0.02, 0.42), (7.6, 3.18, z), matte("#2f5363", 0.5), 0, 0.01)
    stone = speckled("#8d8f8d", "#a9aba8", 8, 0.85)
    for k in range(2):
        box((2.0 + 0.4 * k, 0.5 + 0.35 * k, 0.17), (7.6, 2.98 - 0.18 * k, 0.17 - 0.17 * k), stone, 0, 0.015)
    roof = box((2.2, 1.1, 0.09), (7.6, 2.8, 2.78), matte("#e9eff5" if snow else "#33373a", 0.8), 0, 0.01)
    roof.rotation_euler.x = 0.22
    for x in (6.65, 8.55):
        box((0.09, 0.09, 2.42), (x, 2.42, 0.17), trim)
        box((0.14, 0.12, 0.22), (x + 0.16 * (1 if x < 7.6 else -1), 3.2, 2.1), glow("#ffd9a0", 6.0), 0, 0.02)


def eaves(trim: Material) -> None:
    """Boards along the edges of the gable, and gutters."""
    for side in (-1, 1):
        ends = [(7.6 + side * 0.02, 6.02), (7.6 + side * 4.78, 2.84)]
        (a, b), (c, d) = ends
        verts = [(x, y, z + up) for y in (2.66, 2.74) for x, z in ((a, b), (c, d)) for up in (-0.2, 0.06)]
        mesh(verts, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 4, 6, 2), (1, 3, 7, 5), (2, 6, 7, 3), (0, 1, 5, 4)], trim)
        tube([(7.6 + side * 4.8, 2.7, 2.86), (7.6 + side * 4.8, 10.8, 2.86)], 0.06, matte("#2b3034", 0.5, 0.5))
        tube([(7.6 + side * 4.34, 3.2, 2.7), (7.6 + side * 4.34, 3.2, 0.1)], 0.04, matte("#2b3034", 0.5, 0.5))
