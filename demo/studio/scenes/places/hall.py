"""The auction hall: dark and high, with a lamp over each lot and chairs for bidders."""

from ..build.land import level
from ..build.looks import glow, matte, speckled, wood
from ..build.props import cuboids
from ..build.shapes import box, copy_of, cylinder, place, prism, tube, word
from ..build.sky import bulb, panel, sky, spot
from ..build.stage import expose
from ..vehicle import car, cover

Lot = tuple[str, str]
BRASS = "#c8a566"


def hall(lots: tuple[Lot, ...], covered: bool = False, paddle: bool = False, lectern: tuple[float, float] | None = None) -> None:
    """Lots in a row from the middle to the right and left, each below its own lamp."""
    expose()
    sky(((0.0, "#0d0f12"), (0.5, "#15181c")), 0.5)
    level((-40, 40, -20, 30), 0.0, speckled("#3a3a3b", "#474747", 0.5, 0.3, 0.02, rough_to=0.44))
    walls()
    chairs()
    gap = 5.2
    for i, (kind, colour) in enumerate(lots):
        x = (i - (len(lots) - 1) / 2) * gap
        stand = car(kind, colour, (x, 0, 0), 214 if len(lots) > 1 else 205)
        if covered:
            cover(stand, speckled("#8d8577", "#a29a8b", 60, 0.85, 0.12))
        lamp(x, 700 if not covered else 330)
        cylinder(2.9 if len(lots) == 1 else 2.5, 0.05, (x, 0, -0.035), speckled("#4f4d4a", "#5c5a56", 0.8, 0.25), 96)
    lights(len(lots))
    if lectern:
        rostrum(*lectern)
    if paddle:
        bid()


def walls() -> None:
    """Slate panels between posts, with a burgundy curtain in the middle."""
    box((80, 0.3, 9), (0, 14, 0), speckled("#2c3036", "#3a3e44", 0.2, 0.8))
    for x in (-32, -24, -16, -8, 8, 16, 24, 32):
        box((0.5, 0.5, 9), (x, 13.4, 0), matte("#1a1d21", 0.6), 0, 0.03)
    velvet = matte("#5a1722", 0.8)
    for k in range(44):
        cylinder(0.17, 7.2, (-6.6 + k * 0.3, 13.5 + 0.06 * (k % 2), 0.4), velvet, 14)
    box((14.2, 0.3, 0.5), (0, 13.3, 7.4), matte("#3d1119", 0.6), 0, 0.03)


def chairs() -> None:
    """Three rows of chairs on steps behind the lots."""
    step, seat = matte("#24272c", 0.8), matte("#6d2430", 0.8)
    for row in range(3):
        box((70, 0.9, 0.32 * (row + 1)), (0, 10.4 + row * 0.9, 0), step, 0, 0.02)
    parts = [(0, 0, 0.42, 0.46, 0.44, 0.07), (0, 0.21, 0.46, 0.46, 0.06, 0.5), (-0.2, 0, 0, 0.03, 0.4, 0.42), (0.2, 0, 0, 0.03, 0.4, 0.42)]
    kept = place(cuboids(parts, seat), (0, 0, -50))
    for row in range(3):
        for k in range(36):
            x = -12.2 + k * 0.62 + (1.2 if k > 17 else 0)
            copy_of(kept, (x, 10.3 + row * 0.9, 0.32 * (row + 1)), 3 * ((k * 7 + row) % 3 - 1))


def lights(lots: int) -> None:
    """A wash on the wall, a long key light from the left, and two cool rim lights from behind."""
    panel((26, 1.0), (0, 11.8, 7.8), (0, 13.8, 2.5), "#ffe2bd", 620)
    panel((4, 5), (-9, -6, 4.6), (0, 0, 0.7), "#ffe9cf", 520)
    panel((5.2 * lots + 3, 0.5), (0.6, 4.6, 3.4), (0, 0, 0.7), "#dbe6ff", 240 * lots)
    panel((0.5, 5), (6.2 + 2.6 * (lots - 1), -1.5, 2.6), (0, 0, 0.7), "#dbe6ff", 150 / lots)


def lamp(x: float, watts: float) -> None:
    """A hanging lamp and the pool of light below it."""
    tube([(x, -0.3, 9), (x, -0.3, 5.6)], 0.015, matte("#0e0c0b"))
    cylinder(0.45, 0.35, (x, -0.3, 5.3), matte(BRASS, 0.35, 0.9))
    cylinder(0.38, 0.02, (x, -0.3, 5.28), glow("#ffe6c6", 18))
    spot((x, -0.3, 5.2), (x, -0.1, 0), "#ffeed8", watts * 6, 66, 0.3, 0.35)


def rostrum(x: float, y: float) -> None:
    """The lectern with the hammer, and a small lamp on it."""
    oak, brass = wood("#6b4426", "#4f3019", "z", 0.4, 0.4), matte(BRASS, 0.25, 1.0)
    box((1.3, 0.9, 0.14), (x, y, 0), oak, -14, 0.02)
    box((0.78, 0.5, 1.05), (x, y, 0.14), oak, -14, 0.02)
    top = box((0.95, 0.66, 0.05), (x, y - 0.02, 1.19), oak, -14, 0.015)
    top.rotation_euler.x = 0.16
    word("N", 0.42, (x - 0.06, y - 0.27, 0.55), brass, -14, True, 0.01)
    cylinder(0.09, 0.03, (x - 0.14, y - 0.16, 1.21), oak, 32)
    head = cylinder(0.05, 0.16, (x - 0.22, y - 0.18, 1.31), oak, 24)
    head.rotation_euler = (0, 1.5708, 0.5)
    tube([(x - 0.13, y - 0.14, 1.31), (x + 0.12, y - 0.24, 1.29)], 0.014, oak)
    tube([(x + 0.34, y + 0.2, 1.2), (x + 0.34, y + 0.2, 1.55), (x + 0.2, y + 0.06, 1.6)], 0.012, brass)
    bulb((x + 0.18, y + 0.02, 1.54), "#ffd59a", 9, 0.05)
    spot((x - 1.2, y - 2.4, 5.0), (x, y, 0.8), "#ffe6c6", 900, 26, 0.5, 0.2)


def bid() -> None:
    """A bidder's paddle raised in front of the camera."""
    outline = [(-0.13, 0.0), (0.13, 0.0), (0.15, 0.03), (0.15, 0.27), (0.13, 0.3), (-0.13, 0.3), (-0.15, 0.27), (-0.15, 0.03)]
    board = prism(outline, 0.012, (-1.02, -6.4, 1.45), matte("#8f2230", 0.5), 0, 0.003)
    board.rotation_euler = (1.5708, 0.12, 0.1)
    word("27", 0.2, (-1.05, -6.43, 1.53), matte("#f6ead8", 0.6), 5, True, 0.002).rotation_euler = (1.5708, 0.12, 0.1)
    tube([(-1.02, -6.4, 1.47), (-1.1, -6.42, 0.85)], 0.016, matte("#c89a68", 0.5))
    panel((0.8, 0.8), (-2.4, -8.2, 2.4), (-1.02, -6.4, 1.6), "#ffe9d0", 22)
