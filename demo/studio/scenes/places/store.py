"""Forecourts of used cars: white with a cobalt band and yellow signs."""

from ..build.ground import arrow, asphalt, bays, grate, kerb
from ..build.land import level
from ..build.looks import glass, glow, matte, speckled
from ..build.plants import leafy
from ..build.props import bench, flag, planter, shrub
from ..build.shapes import box, copy_of, cylinder, word
from ..build.sky import sky, sun
from ..build.stage import expose
from ..vehicle import car
from .seasons import SUMMER, Season, drifts, weather

COBALT, YELLOW = "#0b3bd6", "#ffd400"
Lot = tuple[str, str]


def store(lots: tuple[Lot, ...], seed: int = 1, season: Season = SUMMER) -> None:
    """A row of cars in front of a wall, noses to the left and out, each with its price sign."""
    expose("Standard")
    weather(season, seed)
    hall(season.snow)
    bays([-1.75 + i * 3.1 for i in range(-1, len(lots) + 3)], -2.9, 2.5)
    for i, (kind, colour) in enumerate(lots):
        car(kind, colour, (i * 3.1, 0, 0), 252)
        sign(i * 3.1 + 1.1, -2.9, season.prices[i % len(season.prices)])
    life(season)
    if season.snow:
        drifts()


def hall(snow: bool) -> None:
    """The low hall in the background: a panelled wall, glass, a yellow edge, a pylon."""
    white = matte("#f6f8fb", 0.6)
    box((30, 8, 4.6), (5.5, 11.2, 0), white)
    for k in range(12):
        box((2.51, 0.25, 3.3), (-8.2 + k * 2.53, 7.05, 0.12), matte(COBALT, 0.5), 0, 0.02)
    box((30.4, 0.2, 3.35), (5.5, 7.1, 0.1), matte("#082a9c", 0.6))
    box((30.6, 0.5, 0.35), (5.5, 7.0, 4.3), matte(YELLOW, 0.5))
    if snow:
        box((30.7, 7.6, 0.16), (5.5, 10.8, 4.64), matte("#f4f7fb", 0.85), 0, 0.06)
    for x in (13.5, 15.5, 17.5):
        box((1.8, 0.1, 2.8), (x, 6.88, 0.1), glass("#cfe2f2", 0.6))
        box((1.8, 0.02, 2.8), (x, 6.92, 0.1), glow("#ffe9c4" if snow else "#dfeaf5", 0.6))
    word("carstore", 0.95, (11.6, 6.98, 3.5), matte(COBALT, 0.5), 0, True, 0.05)
    pylon()


def pylon() -> None:
    """The sign by the road."""
    box((1.7, 0.5, 7.2), (-8.4, 6.0, 0), matte(COBALT, 0.45), 0, 0.04)
    box((1.7, 0.52, 1.1), (-8.4, 6.0, 5.7), matte(YELLOW, 0.45), 0, 0.02)
    name = word("carstore", 0.85, (-8.12, 5.7, 3.2), matte("#ffffff", 0.5), 0, True, 0.01)
    name.rotation_euler = (1.5708, -1.5708, 0)


def life(season: Season) -> None:
    """A pavement along the wall with planters, a bench and flags; gratings and an arrow in front."""
    kerb(-9.5, 20.5, 5.3)
    box((30, 1.6, 0.1), (5.5, 6.2, 0), speckled("#aeb2b5", "#c4c7c9", 6, 0.85))
    dark, light, *_ = season.tree
    green = shrub(3, speckled("#46584c", "#e4eaee", 9, 0.9) if season.snow else speckled(dark, light, 9, 0.9))
    for x in (-6.2, -2.2, 1.8, 9.2):
        planter(x, 6.2, 2.0, green, matte("#f3f5f8", 0.5), 0, 0.55)
    bench(11.6, 6.1)
    for k, (cloth, ink) in enumerate(((COBALT, "#ffffff"), (YELLOW, "#0b2a8a"), ("#ffffff", COBALT))):
        flag(-14.5 + k * 1.9, 4.6, cloth, ink, "carstore", 6.4)
    grate(-3.2, -4.6)
    grate(6.2, -4.6)
    if not season.snow:
        arrow(-6.0, -2.2, 8)


def sign(x: float, y: float, price: str) -> None:
    """A yellow price board on a foot."""
    foot, ink = matte("#2c3036", 0.5), matte("#101828", 0.6)
    box((0.55, 0.42, 0.05), (x, y, 0), foot, 0, 0.01)
    cylinder(0.028, 0.7, (x, y, 0), foot, 16)
    box((1.12, 0.05, 0.56), (x, y - 0.01, 0.58), matte(YELLOW, 0.5), 0, 0.02)
    word(price, 0.235, (x, y - 0.038, 0.86), ink, 0, True, 0.002)
    box((0.94, 0.006, 0.012), (x, y - 0.038, 0.79), ink)
    word("nordvik carstore", 0.095, (x, y - 0.038, 0.67), ink, 0, True, 0.002)


def delivery(kind: str, colour: str) -> None:
    """A van that delivers a sold car on a trailer."""
    expose("Standard")
    sky(((0.0, "#e6eff8"), (0.3, "#9cc4ea"), (1.0, "#4a8ed6")), 0.95, ("#ffffff", 0.35))
    sun(-128, 38, "#fff4e0", 3.4, 1.0)
    level((-80, 80, -30, 90), 0.0, asphalt("#74797f", "#8f949a"))
    level((-80, 80, 5.2, 60), 0.02, speckled("#5f8a4a", "#7fa860", 1.5, 0.9, 0.3))
    kerb(-30, 30, 5.1)
    for x in range(-40, 40, 6):
        box((2.6, 0.14, 0.01), (x, -2.3, 0), matte("#f4f4f0", 0.7))
    car("van", COBALT, (-3.4, 1.0, 0), 180)
    box((2.6, 0.02, 0.36), (-2.0, 0.015, 0.92), matte(YELLOW, 0.5))
    word("carstore", 0.34, (-2.0, -0.005, 0.99), matte(COBALT, 0.5), 0, True, 0.003)
    trailer()
    car(kind, colour, (3.6, 1.0, 0.6), 180)
    tree = leafy(3, speckled("#3f7a4a", "#6fae63", 4, 0.9), matte("#5b4a3c", 0.9))
    tree.location = (0, 0, -50)
    for k in range(16):
        copy_of(tree, (-24 + k * 3.4, 12 + (k * 7) % 5, 0), k * 70, 5.5 + (k * 3) % 4)
    hedge = shrub(5, speckled("#34603c", "#5c9150", 9, 0.9))
    for k in range(60):
        copy_of(hedge, (-18 + k * 0.6, 6.6 + 0.1 * (k % 3), 0), k * 53, 1.7)


def trailer() -> None:
    """A steel bed on two axles, hitched to the van."""
    steel, dark = matte("#b5bcc2", 0.35, 0.7), matte("#2c3036", 0.4)
    box((5.4, 2.0, 0.1), (3.6, 1.0, 0.5), steel, 0, 0.02)
    box((2.2, 0.12, 0.1), (0.1, 1.0, 0.45), steel)
    box((5.4, 0.05, 0.16), (3.6, 0.0, 0.46), dark, 0, 0.01)
    for k in range(3):
        box((0.1, 0.02, 0.05), (1.4 + k * 2.2, -0.03, 0.5), glow("#ff9a2c", 1.2))
    for x in (3.2, 4.1):
        for y in (0.0, 2.0):
            for radius, deep, look in ((0.29, 0.2, matte("#15171a", 0.8)), (0.17, 0.215, steel)):
                tyre = cylinder(radius, deep, (x, y + 0.1, 0.29), look)
                tyre.rotation_euler = (1.5708, 0, 0)
        box((0.85, 0.24, 0.05), (x, -0.02, 0.62), dark, 0, 0.02)
