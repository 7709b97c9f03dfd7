"""The places of pictures with lorries."""

from math import sin
from typing import Literal

import numpy as np

from ..build.land import curve, level, mountain, ribbon, terrain
from ..build.looks import glow, matte, speckled
from ..build.noise import hills
from ..build.plants import spruces, stand
from ..build.shapes import Point, box, tube, word
from ..build.sky import air, panel, sky, spot, sun
from ..build.stage import expose
from .haulage import lorry, socket
from .lake import road
from .yard_things import bollard, door, mast, pallet, puddle, stripe, trolley, wall_lamp

Place = Literal["dawn", "night", "yard", "hall", "charging"]

STRAIGHT = curve((1.9, -30, 0), (1.9, 40, 0), (1.9, 200, 0), (1.9, 500, 1), (2.5, 900, 4), steps=360)


def scene(place: Place, colour: str, colours: tuple[str, ...] = ()) -> None:
    """A lorry at a place."""
    expose()
    {"dawn": dawn, "night": night, "yard": yard, "hall": hall, "charging": charging}[place](colour, colours)


def dawn(colour: str, _: tuple[str, ...]) -> None:
    """A long straight road towards the dawn."""
    sky(((0.0, "#ffcf9a"), (0.07, "#f3b08c"), (0.25, "#9c93b4"), (0.6, "#4a6596"), (1.0, "#274473")), 0.9, ("#ffc9a0", 0.7), (-20, 3, "#ffb070", 1.4))
    sun(-24, 5, "#ffb072", 3.6, 2.0)
    level((-900, 900, -60, 1500), -0.12, speckled("#5b5a40", "#8b8256", 0.25, 0.95, 0.5))
    road(STRAIGHT, 3.8)
    spread(("#22352f", "#3c5148"))
    for k in range(14):
        for x in (-2.7, 6.5):
            _marker((x, 8 + k * 16, -0.1))
    lorry(colour, (0.25, 12.6, 0.05), -90, True, True)
    panel((8, 5), (-9, 2, 5), (3, 16, 1.5), "#cfdcff", 1300)
    air("#e3b79c", 420, 0.9, 25)


def _marker(at: Point) -> None:
    """A reflector post at the edge of a road."""
    x, y, z = at
    box((0.10, 0.05, 1.05), at, matte("#e6e7e4", 0.5), 0, 0.012)
    box((0.102, 0.052, 0.22), (x, y, z + 0.74), matte("#17191b", 0.5))
    box((0.05, 0.01, 0.15), (x, y - 0.028, z + 0.78), glow("#ffb45a", 2.5))


def spread(needles: tuple[str, str]) -> None:
    """Distant woods on both sides, and low hills at the end."""
    stand(spruces(3, *needles), 900, 4, (-260, 260, 60, 520), (8, 15), lambda x, y: -0.1 if abs(x - 2) > 26 + y * 0.05 else None)
    low = mountain("#5f6678", "#4a5560", None, grain=0.01)
    terrain((-1800, 1800, 900, 2000), lambda x, y: 190 * hills(x, y, 620, 3) * np.clip((y - 900) / 500, 0, 1) - 20, low, 120)


def night(colour: str, _: tuple[str, ...]) -> None:
    """Snow, headlamps and a northern sky."""
    sky(((0.0, "#2a4258"), (0.2, "#1c3450"), (1.0, "#0a1628")), 0.5, ("#3f8f86", 0.5))
    level((-900, 900, -60, 1500), -0.1, speckled("#b9c6d6", "#e8eef5", 0.5, 0.8, 0.5))
    ribbon(STRAIGHT, -3.8, 3.8, speckled("#4a535e", "#8a96a4", 0.8, 0.5, 0.2), 0.02)
    for k in range(1, 14):
        for x in (-2.6, 6.4):
            tube([(x, 4 + k * 14, 0), (x, 4 + k * 14, 1.6)], 0.03, matte("#d9662b", 0.6))
    stand(spruces(3, "#22323a", "#aebccb"), 800, 4, (-160, 160, 14, 420), (8, 15), lambda x, y: -0.1 if abs(x - 2) > 10 + y * 0.02 else None)
    lorry(colour, (0.2, 13, 0.05), -91, True, True)
    for dx in (-0.9, 0.9):
        spot((0.2 + dx, 11.3, 0.65), (0.4 + dx * 2, -8, 0.0), "#fff0d0", 2600, 58, 0.8, 0.1)
    panel((10, 4), (-9, 0, 7), (3, 16, 1.5), "#8fb4e6", 2200)
    panel((16, 6), (1, -9, 5), (0.2, 13, 2.0), "#9fbfe8", 520)
    panel((4, 4), (10, 24, 9), (4, 16, 2), "#7fa8e0", 900)
    air("#27405a", 240, 0.5, 20)


def yard(colour: str, colours: tuple[str, ...]) -> None:
    """Tractors side by side in the evening, after rain."""
    sky(((0.0, "#ffd0a0"), (0.12, "#e8b8a4"), (0.4, "#7f93b8"), (1.0, "#34568c")), 0.8, ("#ffd8b8", 0.6))
    sun(-122, 9, "#ffc08a", 3.4)
    level((-200, 200, -60, 300), 0.0, speckled("#5d6063", "#75787a", 0.45, 0.22, 0.06, rough_to=0.75))
    _depot()
    for x in (-6.3, -2.3, 1.7, 5.7, 9.7):
        stripe((x + 0.9, 9.0), (x - 1.35, -3.0))
    for at, long, wide, turn, seed in (((-6.2, -3.6), 3.4, 1.0, 12, 3), ((-1.6, -4.6), 4.2, 0.9, -6, 5), ((3.8, -2.8), 3.0, 0.8, 8, 8)):
        puddle(at, long, wide, turn, seed)
    for i, paint in enumerate((colour, *colours)):
        lorry(paint, (-4.2 + i * 4.0, 1.6 + i * 0.3, 0), -102, False, False)
    mast((22, 8, 0), (9, -2, 0))
    stand(spruces(3), 160, 4, (-120, 120, 34, 90), (9, 16), lambda x, y: 0.0)
    air("#dbb7a2", 300, 0.9, 20)


def _depot() -> None:
    """The building behind the yard: framed doors with lamps, a plinth, a kerb, pipes."""
    box((46, 12, 8.5), (4, 21, 0), speckled("#b9c3ca", "#c6cfd5", 3, 0.6, 0.2, (8, 1, 0.02)))
    box((46.4, 12.4, 0.5), (4, 21, 8.5), matte("#2b3236", 0.5))
    box((46.1, 12.1, 0.5), (4, 21, 0), matte("#4d5457", 0.8), 0, 0.02)
    box((46.6, 1.1, 0.14), (4, 14.5, 0), matte("#8f9496", 0.8), 0, 0.03)
    for x in (-16, -8, 0, 8, 16, 24):
        box((0.12, 0.12, 8.5), (x, 14.92, 0), matte("#2b3236", 0.5, 0.3), 0, 0.02)
    for x in (-12, -4, 4, 12, 20):
        door((x, 15.0, 0.14), "#f9953d" if x == 4 else "#0d527c", "#ffe0b0")
        wall_lamp((x, 15.0, 6.1))
    word("nordvik", 1.1, (-16.1, 14.97, 6.6), glow("#ffffff", 1.6))
    for x in (-8.4, 0.2):
        pallet((x, 13.2, 0), 8, "boxes" if x < 0 else "tyres")


def hall(colour: str, _: tuple[str, ...]) -> None:
    """A high workshop with tubular lamps below its roof."""
    sky(((0.0, "#dfe8ee"), (1.0, "#c9dbe8")), 0.35)
    level((-30, 30, -20, 24), 0.0, speckled("#969ea2", "#acb3b6", 0.5, 0.10, rough_to=0.34))
    wall, steel = matte("#dde3e6", 0.7), matte("#8b969c", 0.45, 0.5)
    box((60, 0.3, 9), (0, 13, 0), wall)
    box((0.3, 40, 9), (-9.5, 0, 0), wall)
    box((60, 40, 0.3), (0, 0, 9), matte("#c8cfd3", 0.8))
    box((60, 0.04, 1.1), (0, 12.84, 0), matte("#0d527c", 0.5))
    box((0.04, 40, 1.1), (-9.33, 0, 0), matte("#0d527c", 0.5))
    for x in (-9.0, -1.0, 7.8, 16.6):
        box((0.34, 0.34, 9), (x, 12.6, 0), steel, 0, 0.02)
        box((0.24, 30, 0.5), (x, -2, 8.4), steel, 0, 0.02)
    for x in (-5.2, 3.6, 12.4):
        door((x, 12.84, 0), "#b9c4ca", "#f1f7fb", 5.0, 5.4)
    for y in (-8, -3, 2, 7):
        for x in (-5, 1, 7):
            panel((0.4, 3.6), (x, y, 8.2), (x, y, 0), "#fbfdff", 240, True)
            box((0.5, 3.7, 0.06), (x, y, 8.22), steel)
    panel((9, 4), (-7, -13, 5), (0, 0, 1.6), "#f4f8fb", 620)
    for x in (-1.3, 2.6):
        stripe((x, -6.0), (x, 10.0), "#f2c230", 0.12, 0.008)
    _bench()
    trolley((-3.1, 0.6, 0), 18, "#e0782a")
    trolley((4.4, 2.6, 0), -30, "#0d527c")
    pallet((-6.4, 6.4, 0), 5, "tyres")
    pallet((-2.6, 8.4, 0), -8)
    pallet((-4.5, 7.2, 0), 4, "tyres")
    pallet((6.6, 8.2, 0), 12)
    pallet((8.3, 8.8, 0), -5, "tyres")
    lorry(colour, (0.4, -0.4, 0), -112, False, False)


def _bench() -> None:
    """Along the left wall: cupboards, a worktop, and tool boards above."""
    metal, dark = matte("#c3c8cb", 0.3, 0.9), matte("#23282b", 0.5)
    for k in range(4):
        y = 2.6 + k * 1.25
        box((0.7, 1.2, 0.86), (-8.95, y, 0), matte("#0d527c", 0.35, 0, 0.5), 0, 0.015)
        for z in (0.2, 0.45, 0.68):
            box((0.02, 0.7, 0.02), (-8.59, y, z), metal)
        box((0.03, 1.1, 1.1), (-9.32, y, 1.25), matte("#8d989d", 0.6), 0, 0.01)
        for t in np.linspace(-0.42, 0.42, 7):
            tall = 0.28 + 0.24 * abs(sin(7 * t + k))
            box((0.03, 0.035, tall), (-9.28, y + float(t), 2.2 - tall), dark if k % 2 else metal, 0, 0.006)
    box((0.8, 5.1, 0.05), (-8.93, 4.5, 0.86), matte("#8a6840", 0.5), 0, 0.01)
    box((0.16, 0.3, 0.22), (-8.75, 3.4, 0.91), matte("#1e5c8d", 0.4), 0, 0.03)


CHARGED_AT, CHARGED_TURN = (0.9, 0.2, 0.0), -102.0


def charging(colour: str, _: tuple[str, ...]) -> None:
    """A tractor at a tall charging post, at dusk."""
    sky(((0.0, "#f3c0a0"), (0.12, "#b9a3bc"), (0.45, "#5b7bb0"), (1.0, "#223d70")), 0.6, ("#f7c9b0", 0.5))
    level((-200, 200, -60, 300), 0.0, speckled("#45494c", "#5c6063", 0.5, 0.18, 0.06, rough_to=0.6))
    for x in (-1.3, 3.1, 7.5):
        stripe((x, -5.5), (x + 1.1, 7.0))
    puddle((-3.6, -3.2), 3.0, 0.8, 14, 4)
    puddle((3.6, -3.6), 2.6, 0.7, -8, 6)
    box((1.7, 9.0, 0.15), (-3.3, 3.4, 0), matte("#8f9496", 0.8), 5, 0.03)
    _post((-2.9, 1.9, 0.15))
    for y in (0.2, 6.0):
        bollard((-3.75, y, 0.15))
    for x in (-9, 13):
        box((0.3, 0.3, 6.2), (x, 9, 0), matte("#dfe3e5", 0.4))
    box((26, 8, 0.4), (2, 9, 6.2), matte("#2b3236", 0.5), 0, 0.05)
    for x in (-6, 2, 10):
        panel((5, 0.5), (x, 6.5, 6.1), (x, 4, 0), "#fff0d8", 420, True)
    panel((5, 4), (-10, -6, 5), (0, 0, 1.5), "#ffd9b8", 520)
    lorry(colour, CHARGED_AT, CHARGED_TURN, False, True)
    stand(spruces(3, "#1a2c2b", "#2e443e"), 160, 4, (-120, 120, 30, 90), (9, 16), lambda x, y: 0.0)
    air("#a893a8", 260, 0.6, 20)


def _post(at: Point) -> None:
    """The post with its screen and light, and a cable to the flank of the tractor."""
    x, y, z = at
    dark, pale = matte("#14171a", 0.25, 0, 0.6), matte("#eceff1", 0.3, 0, 0.6)
    box((0.86, 0.55, 2.9), at, pale, 0, 0.06)
    box((0.66, 0.02, 2.5), (x, y - 0.275, z + 0.25), dark, 0, 0.01)
    box((0.42, 0.012, 0.56), (x, y - 0.29, z + 1.45), glow("#4fd58c", 1.6))
    box((0.30, 0.014, 0.05), (x, y - 0.292, z + 1.86), glow("#eafff2", 3.0))
    box((0.88, 0.57, 0.05), (x, y, z + 2.72), glow("#4fe08a", 5))
    box((0.16, 0.24, 0.34), (x + 0.46, y, z + 1.0), dark, 0, 0.03)
    end = np.array(socket(CHARGED_AT, CHARGED_TURN))
    out = np.array([-0.978, 0.208, 0.0])
    plug = end + out * 0.30
    start = np.array([x + 0.50, y, z + 1.15])
    sag = np.array([0.0, 0.0, 1.0])
    points = [start + (plug - start) * t - sag * 0.62 * sin(np.pi * t) * (1 - 0.25 * t) for t in np.linspace(0, 1, 40)]
    tube([tuple(map(float, p)) for p in points], 0.034, matte("#121417", 0.5))
    tube([tuple(map(float, end + out * s)) for s in (0.31, 0.12)], 0.052, matte("#23282b", 0.4))
    tube([tuple(map(float, end + out * s)) for s in (0.13, 0.0)], 0.066, matte("#f28a2e", 0.4))
