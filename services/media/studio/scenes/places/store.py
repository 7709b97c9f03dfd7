"""Forecourts of used cars: white, a cobalt band, yellow signs."""

from ..build.land import level
from ..build.looks import glass, glow, matte, speckled
from ..build.plants import leafy
from ..build.shapes import box, copy_of, cylinder, word
from ..build.sky import sky, sun
from ..build.stage import expose
from ..vehicle import car

COBALT, YELLOW = "#0b3bd6", "#ffd400"
Lot = tuple[str, str]


def store(lots: tuple[Lot, ...], seed: int = 1, wall: str = COBALT) -> None:
    """A row of cars, noses to the left and out, each with its price sign, in front of a wall."""
    expose("Standard")
    sky(((0.0, "#e6eff8"), (0.3, "#9cc4ea"), (1.0, "#4a8ed6")), 0.95, ("#ffffff", 0.35))
    sun(-128, 38, "#fff4e0", 3.4, 1.0)
    level((-80, 80, -30, 90), 0.0, speckled("#8e9399", "#a0a5ab", 4, 0.8, 0.15))
    hall(wall)
    for i in range(len(lots) + 2):
        box((0.1, 5.4, 0.012), (-1.55 + i * 3.1 - 0.2, -0.2, 0), matte("#f7f7f4", 0.7))
    for i, (kind, colour) in enumerate(lots):
        car(kind, colour, (i * 3.1, 0, 0), 252)
        sign(i * 3.1 + 0.95, -3.0)
    trunk, leaves = matte("#5b4a3c", 0.9), speckled("#3f7a4a", "#6fae63", 4, 0.9)
    tree = leafy(seed, leaves, trunk)
    tree.location = (0, 0, -50)
    for x, h in ((-16, 6.5), (-12.5, 5.5), (24, 6), (29, 7)):
        copy_of(tree, (x, 9, 0), x * 40, h)


def hall(wall: str) -> None:
    """The low hall behind: a wall, glass, a yellow edge, a pylon."""
    white = matte("#f6f8fb", 0.6)
    box((30, 8, 4.6), (5.5, 11.2, 0), white)
    box((30.4, 0.25, 3.3), (5.5, 7.05, 0), matte(wall, 0.55))
    box((30.6, 0.5, 0.35), (5.5, 7.0, 4.3), matte(YELLOW, 0.5))
    for x in (13.5, 15.5, 17.5):
        box((1.8, 0.1, 2.8), (x, 6.88, 0.1), glass("#cfe2f2", 0.6))
        box((1.8, 0.02, 2.8), (x, 6.92, 0.1), glow("#dfeaf5", 0.5))
    word("carstore", 0.95, (12.6, 7.0, 3.5), matte(COBALT, 0.5), 0, True, 0.05)
    box((1.7, 0.5, 7.2), (-8.4, 6.0, 0), matte(COBALT, 0.45), 0, 0.04)
    box((1.7, 0.52, 1.1), (-8.4, 6.0, 5.7), matte(YELLOW, 0.45), 0, 0.02)


def sign(x: float, y: float) -> None:
    """A yellow price sign on a foot."""
    box((0.5, 0.4, 0.05), (x, y, 0), matte("#2c3036", 0.5), 0, 0.01)
    cylinder(0.025, 0.9, (x, y, 0), matte("#2c3036", 0.4, 0.6), 16)
    box((0.78, 0.05, 0.52), (x, y - 0.01, 0.62), matte(YELLOW, 0.5), 8, 0.012)
    ink = matte("#101828", 0.6)
    for k, width in enumerate((0.16, 0.24)):
        box((width, 0.01, 0.15), (x - 0.15 + k * 0.24, y - 0.072 + k * 0.034, 0.86), ink, 8)
    box((0.5, 0.01, 0.05), (x, y - 0.048, 0.72), ink, 8)


def delivery(kind: str, colour: str) -> None:
    """A van that brings a sold car on a trailer."""
    expose("Standard")
    sky(((0.0, "#e6eff8"), (0.3, "#9cc4ea"), (1.0, "#4a8ed6")), 0.95, ("#ffffff", 0.35))
    sun(-128, 38, "#fff4e0", 3.4, 1.0)
    level((-80, 80, -30, 90), 0.0, speckled("#7f858b", "#91969c", 4, 0.8, 0.15))
    level((-80, 80, 5.2, 60), 0.02, speckled("#5f8a4a", "#7fa860", 1.5, 0.9, 0.3))
    box((160, 0.35, 0.12), (0, 5.1, 0), matte("#c9cdd0", 0.8))
    for x in range(-40, 40, 6):
        box((2.6, 0.14, 0.01), (x, -2.3, 0), matte("#f4f4f0", 0.7))
    car("van", COBALT, (-3.4, 1.0, 0), 180)
    box((2.0, 0.03, 0.3), (-2.1, 0.02, 0.86), matte(YELLOW, 0.5))
    steel = matte("#b5bcc2", 0.35, 0.7)
    box((5.4, 2.0, 0.1), (3.6, 1.0, 0.5), steel, 0, 0.02)
    box((2.2, 0.12, 0.1), (0.1, 1.0, 0.45), steel)
    for x in (3.2, 4.1):
        for y in (0.0, 2.0):
            tyre = cylinder(0.29, 0.2, (x, y + 0.1, 0.29), matte("#15171a", 0.8))
            tyre.rotation_euler = (1.5708, 0, 0)
        box((0.85, 0.24, 0.05), (x, -0.02, 0.62), matte("#2c3036", 0.4), 0, 0.02)
    car(kind, colour, (3.6, 1.0, 0.6), 180)
    trunk, leaves = matte("#5b4a3c", 0.9), speckled("#3f7a4a", "#6fae63", 4, 0.9)
    tree = leafy(3, leaves, trunk)
    tree.location = (0, 0, -50)
    for k in range(16):
        copy_of(tree, (-24 + k * 3.4, 12 + (k * 7) % 5, 0), k * 70, 5.5 + (k * 3) % 4)
