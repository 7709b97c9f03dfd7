"""The queue for the ferry."""

from math import pi

import numpy as np

from ..build.ground import arrow, asphalt, grate, kerb
from ..build.land import level, mountain, terrain
from ..build.looks import matte, speckled, water
from ..build.noise import ridges
from ..build.shapes import box, cylinder, prism, tube, word
from ..build.sky import air, sky, sun
from ..build.stage import expose
from ..build.walls import boards
from ..vehicle import car


def quay() -> None:
    """Numbers and arrows in the lanes, a rail, lamps, a hut, and a rope round a bollard."""
    white, steel = matte("#ecece6", 0.7), matte("#9aa3a8", 0.35, 0.8)
    for k, x in enumerate((-3.8, -0.2, 3.4, 7.0)):
        word(str(k + 1), 1.9, (x, -6.6, 0.004), white, 0, False, 0.001)
        arrow(x, -3.2, 90)
    for x in (-5.6, 6.9):
        grate(x, 1.0)
    kerb(-30, 40, 12.75, 0.3, 0.22)
    tube([(-30, 11.9, 0.9), (-6, 11.9, 0.9)], 0.03, steel)
    for k in range(13):
        tube([(-30 + k * 2, 11.9, 0), (-30 + k * 2, 11.9, 0.9)], 0.025, steel)
    for x in (-9.0, 9.0):
        cylinder(0.06, 6.0, (x, 11.2, 0), steel, 14)
        box((0.9, 0.22, 0.1), (x + 0.3, 11.2, 5.95), matte("#2b3034", 0.4), 0, 0.02)
    box((2.4, 2.0, 2.5), (-8.6, 8.4, 0), boards("#a33a2e"), 0, 0.02)
    box((2.8, 2.4, 0.14), (-8.6, 8.4, 2.5), matte("#2b3034", 0.6), 0, 0.02)
    box((1.3, 0.05, 0.9), (-8.6, 7.38, 1.1), matte("#27414f", 0.06))
    box((1.5, 0.08, 0.08), (-8.6, 7.36, 1.02), matte("#f1f1ec", 0.6))


def ferry() -> None:
    """Cars in line on the quay as the ferry arrives."""
    expose()
    sky(((0.0, "#f7e2cc"), (0.15, "#d6d9de"), (0.5, "#88aed0"), (1.0, "#4478ac")), 1.1, ("#fff3e6", 0.6))
    sun(-110, 20, "#ffdcae", 3.8)
    level((-40, 60, -40, 13), 0.0, asphalt("#62676a", "#7d8285", 0.4))
    quay()
    box((100, 0.9, 1.6), (10, 13.2, -1.5), speckled("#8e8b84", "#a29f97", 2, 0.8))
    level((-2500, 2500, 13.6, 3000), -1.4, water("#1d3f4c"))
    white, yellow = matte("#f1f1ec", 0.7), matte("#f2c230", 0.6)
    for x in (-2.0, 1.6, 5.2):
        box((0.12, 40, 0.012), (x, -8, 0), white)
    for x in np.arange(-16, 30, 3.0):
        cylinder(0.16, 0.5, (x, 12.4, 0), yellow, 20)
    for kind, paint, x, y in (("suv", "#a3161f", -0.2, -1.2), ("mpv", "#e8eaec", -0.2, 5.6), ("estate", "#1c4f8f", 3.4, 1.8), ("hatchback", "#a9aeb2", 3.4, 8.0)):
        car(kind, paint, (x, y, 0), 90)
    hull, deck = matte("#14395c", 0.4, 0, 0.4), matte("#f4f5f4", 0.45, 0, 0.3)
    outline = [(-19, 2.0), (-16, -1.6), (16, -1.6), (19, 2.0)]
    body = prism(outline, 9, (16, 47, 0.4), hull)
    body.rotation_euler = (pi / 2, 0, 0)
    box((33, 8.6, 2.8), (16, 42.5, 2.3), deck, 0, 0.2)
    box((24, 8, 2.4), (16, 42.5, 5.1), deck, 0, 0.2)
    box((9, 7, 2.0), (13, 42.5, 7.5), deck, 0, 0.2)
    for z, half, count in ((3.6, 15, 14), (6.2, 11, 11)):
        for k in range(count):
            box((1.3, 0.06, 0.8), (16 - half + k * 2 * half / (count - 1), 38.15 + (0.3 if z > 5 else 0), z), matte("#1b2b38", 0.06))
    box((8.4, 0.1, 0.9), (13, 38.95, 8.2), matte("#1b2b38", 0.06))
    box((2.2, 2.0, 2.4), (20.5, 42.5, 7.5), matte("#f9953d", 0.5), 0, 0.1)
    terrain((-2200, 2200, 700, 2000), lambda x, y: 420 * ridges(x, y, 1100, 19) * np.clip((y - 700) / 500, 0, 1) - 10, mountain("#6f7883", "#48605a", "#e9eff3", 300, 0.01), 200)
    air("#c9d0d6", 1100, 0.95, 20)
