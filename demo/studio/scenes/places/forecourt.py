"""The things in front of a dealer's building: bays, planting, flags, bicycles."""

from typing import Sequence

from ..build.ground import arrow, bays, grate, kerb
from ..build.land import curve, ribbon
from ..build.looks import matte, speckled, wood
from ..build.plants import leafy
from ..build.props import bench, bicycle_stand, bollard, flag, planter, shrub
from ..build.shapes import box, copy_of, cylinder, place
from ..build.sky import bulb

BLUE, ORANGE = "#0d527c", "#f9953d"


def forecourt(spots: Sequence[float], snow: bool, island: tuple[float, float, float], front: tuple[float, float, float]) -> None:
    """Bays round the cars at `spots` (x), an island of green over (x0, x1, y), planters along a
    front (x0, x1, y)."""
    leaves = speckled("#3a4a3f", "#dfe7ec", 9, 0.9) if snow else speckled("#2f5138", "#5f8a4c", 9, 0.9)
    green = shrub(3, leaves)
    if not snow:
        bays([x + side * 1.55 for x in spots for side in (-1, 1)], -2.3, 3.0, 33)
        arrow(-4.5, -5.4, 8)
        grate(-5.2, -3.6)
        grate(3.4, -4.4)
    else:
        tracks()
    planters(front, green)
    isle(island, green, snow)
    for k in range(3):
        flag(island[0] + 0.4 + k * 2.1, island[2] + 1.9 - 0.2 * k, (BLUE, "#f3f5f4", ORANGE)[k], ("#ffffff", BLUE, "#1b2c38")[k], turn=-52)
    bicycle_stand(front[1] - 1.6, front[2] - 2.2)
    for k in range(4):
        bollard(front[0] + 0.6 + k * 2.4, front[2] - 1.3)


def tracks() -> None:
    """Tyre tracks in the snow."""
    pressed = speckled("#a9b4c0", "#c6d0da", 5, 0.7, 0.2)
    for y, bow, lift in ((-4.9, 2.2, 0.006), (-2.6, 1.2, 0.012)):
        way = curve((-16, y - bow, 0), (-6, y, 0), (3, y + 0.4, 0), (14, y - bow * 0.6, 0), (26, y - bow, 0))
        for side in (-0.78, 0.78):
            ribbon(way, side - 0.12, side + 0.12, pressed, lift)


def planters(front: tuple[float, float, float], green) -> None:
    """Timber planters with shrubs, and a bench between them."""
    x0, x1, y = front
    oak = wood("#8f6a45", "#6f5034", "x", 0.6)
    for k in range(3):
        planter(x0 + 2 + k * (x1 - x0 - 4) / 2, y, 2.2, green, oak)
    bench(x0 + 2 + (x1 - x0 - 4) / 4, y - 0.1)


def isle(island: tuple[float, float, float], green, snow: bool) -> None:
    """A bed with kerbs: low shrubs, three young trees, lamps on short posts."""
    x0, x1, y = island
    for edge in (y - 1.1, y + 1.1):
        kerb(x0, x1, edge)
    kerb_end = speckled("#8d9092", "#b3b6b6", 30, 0.8)
    for x in (x0, x1):
        box((0.18, 2.3, 0.12), (x, y, 0), kerb_end, 0, 0.015)
    box((x1 - x0, 2.1, 0.1), (0.5 * (x0 + x1), y, 0), speckled("#dfe6ec", "#f4f7f9", 2, 0.9) if snow else speckled("#4c5d38", "#71834a", 6, 0.95))
    count = round((x1 - x0) / 0.75)
    for k in range(count):
        size = 0.95 + 0.3 * ((k * 7) % 5) / 5
        copy_of(green, (x0 + 0.5 + k * (x1 - x0 - 1) / (count - 1), y + (-0.5, 0.45, 0.0)[k % 3], 0.06), k * 61, size)
    trunk = matte("#d9d6ce", 0.8)
    tree = place(leafy(11, speckled("#6b6152", "#cfd5d6", 5, 0.9) if snow else speckled("#4d7340", "#8aa956", 5, 0.9), trunk, 0.24), (0, 0, -400))
    for k, t in enumerate((0.42, 0.72, 0.95)):
        copy_of(tree, (x0 + t * (x1 - x0), y, 0.08), 50 * k, 3.7 + 0.5 * k)
    for t in (0.34, 0.7):
        at = (x0 + t * (x1 - x0), y - 0.6)
        cylinder(0.06, 0.75, (*at, 0.1), matte("#24292c", 0.4), 16)
        bulb((*at, 0.95), "#ffd6a0", 7, 0.07)
