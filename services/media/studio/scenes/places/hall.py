"""The auction hall: dark, high, a lamp over each lot."""

from ..build.land import level
from ..build.looks import glow, matte, speckled
from ..build.shapes import box, cylinder, prism, tube, word
from ..build.sky import panel, sky, spot
from ..build.stage import expose
from ..vehicle import car, cover

Lot = tuple[str, str]


def hall(lots: tuple[Lot, ...], covered: bool = False, paddle: bool = False) -> None:
    """Lots in a row from the middle to the right and left, each under its own lamp."""
    expose()
    sky(((0.0, "#0b0908"), (0.5, "#14100d")), 0.5)
    level((-40, 40, -20, 30), 0.0, speckled("#2b2622", "#3a332d", 0.5, 0.28, 0.05, rough_to=0.5))
    box((80, 0.3, 9), (0, 14, 0), speckled("#2a211c", "#3a2e27", 0.2, 0.85))
    for x in range(-32, 33, 8):
        box((0.5, 0.5, 9), (x, 13.4, 0), matte("#1d1714", 0.7), 0, 0.03)
    for row in range(3):
        box((70, 0.8, 0.45 * (row + 1)), (0, 11.2 + row * 0.8, 0), matte("#241b17", 0.8), 0, 0.02)
    gap = 5.2
    for i, (kind, colour) in enumerate(lots):
        x = (i - (len(lots) - 1) / 2) * gap
        stand = car(kind, colour, (x, 0, 0), 214 if len(lots) > 1 else 205)
        if covered:
            cover(stand, speckled("#8d8577", "#a29a8b", 60, 0.85, 0.12))
        lamp(x, 760 if not covered else 560)
    panel((30, 1.2), (0, 12.2, 7.5), (0, 13.8, 2), "#ff9a5a", 800)
    panel((3, 6), (-14, -3, 5), (0, 0, 0.6), "#ffd0a0", 420)
    if paddle:
        bid()


def lamp(x: float, watts: float) -> None:
    """A hanging lamp and the pool of light beneath it."""
    tube([(x, -0.3, 9), (x, -0.3, 5.6)], 0.015, matte("#0e0c0b"))
    cylinder(0.45, 0.35, (x, -0.3, 5.3), matte("#15110f", 0.4))
    cylinder(0.38, 0.02, (x, -0.3, 5.28), glow("#ffdfb8", 18))
    spot((x, -0.3, 5.2), (x, -0.1, 0), "#ffe3c0", watts * 6, 62, 0.35, 0.35)


def bid() -> None:
    """A paddle raised in front of the camera."""
    outline = [(-0.13, 0.0), (0.13, 0.0), (0.15, 0.03), (0.15, 0.27), (0.13, 0.3), (-0.13, 0.3), (-0.15, 0.27), (-0.15, 0.03)]
    board = prism(outline, 0.012, (-1.02, -6.4, 1.45), matte("#7c1e2a", 0.5), 0, 0.003)
    board.rotation_euler = (1.5708, 0.12, 0.1)
    word("27", 0.2, (-1.05, -6.43, 1.53), matte("#f3e6d2", 0.6), 5, True, 0.002).rotation_euler = (1.5708, 0.12, 0.1)
    tube([(-1.02, -6.4, 1.47), (-1.1, -6.42, 0.85)], 0.016, matte("#c89a68", 0.5))
    panel((0.8, 0.8), (-2.4, -8.2, 2.4), (-1.02, -6.4, 1.6), "#ffe3c0", 16)
