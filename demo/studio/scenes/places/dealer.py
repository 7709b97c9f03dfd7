"""Dealers' buildings of glass, timber or brick, each in its own composition."""

from math import cos, pi, sin
from typing import Literal

from ..build.ground import asphalt
from ..build.land import level
from ..build.looks import glass, glow, matte, speckled, water, wood
from ..build.plants import spruces, stand
from ..build.shapes import box, mesh, word
from ..build.sky import Stops, air, panel, sky, sun
from ..build.stage import expose
from ..build.walls import lit
from ..vehicle import car
from .forecourt import forecourt

Shape = Literal["pavilion", "gables", "brick", "wing"]
Lot = tuple[str, str, float, float, float]

DUSK: Stops = ((0.0, "#f7c9a0"), (0.1, "#d9b6b0"), (0.35, "#6f86ad"), (1.0, "#2a4673"))
ISLANDS = {"pavilion": (-0.5, 9.5, -3.0), "gables": (3.4, 12.0, -3.4), "brick": (0.6, 10.0, -3.8), "wing": (3.0, 12.0, -3.6)}
"""The position of the planting in front of each building: from x, to x, y."""
FRONTS = {"pavilion": (-9.0, 8.0, 5.2), "gables": (-11.5, 5.0, 4.6), "brick": (-3.6, 14.0, 5.3), "wing": (-8.0, 6.0, 4.6)}
"""The position of its planters."""
SUMMER: Stops = ((0.0, "#fdeacb"), (0.15, "#d5dde0"), (0.45, "#8fb6d6"), (1.0, "#4c84b8"))
FROST: Stops = ((0.0, "#eadfe4"), (0.2, "#c3cfe0"), (0.5, "#8aa6cc"), (1.0, "#4f739f"))


def dealer(shape: Shape, lots: tuple[Lot, ...], light: Literal["dusk", "summer", "frost"] = "dusk", lake: bool = False) -> None:
    """A building behind its forecourt; lots are (body, paint, x, y, turn)."""
    expose()
    stops = {"dusk": DUSK, "summer": SUMMER, "frost": FROST}[light]
    sky(stops, {"dusk": 1.0, "summer": 1.1, "frost": 0.8}[light], ("#ffe3cc" if light == "dusk" else "#ffffff", 0.5), (-60, 8, "#ffcf9a", 0.6))
    sun(-118, 16 if light != "dusk" else 6, "#ffd2a0" if light == "dusk" else "#ffe9c8", {"dusk": 0.9, "summer": 3.4, "frost": 1.8}[light])
    snow = light == "frost"
    paving = speckled("#d5dde6", "#eef2f6", 1.5, 0.85, 0.3) if snow else asphalt("#777d80", "#92989a", 0.5 if light == "dusk" else 0.25, 0.6)
    level((-90, 90, -8.5 if lake else -40, 34), 0.0, paving)
    level((-400, 400, 34, 400), -0.05, speckled("#e6ecf2", "#f5f8fa", 0.5, 0.9) if snow else speckled("#5a6a3f", "#7c8752", 0.4, 0.95))
    if lake:
        box((180, 0.8, 0.7), (0, -8.9, -0.6), speckled("#8a8d8b", "#9b9e9c", 2, 0.8))
        level((-400, 400, -200, -8.5), -0.75, water("#17303f", 0.1, 0.6))
    {"pavilion": pavilion, "gables": gables, "brick": brick, "wing": wing}[shape]()
    for kind, paint, x, y, turn in lots:
        car(kind, paint, (x, y, 0), turn)
    forecourt([x for _, _, x, _, _ in lots], snow, ISLANDS[shape], FRONTS[shape])
    trees = spruces(5, *(("#34504a", "#e2eaf0") if snow else ("#1d352c", "#35503f")))
    stand(trees, 240, 9, (-90, 90, 26, 80), (9, 17), lambda x, y: 0.0 if y > 24 + abs(x) * 0.08 else None)
    pylon(17.5, 1.2)
    air({"dusk": "#c4a9ae", "summer": "#d5dde0", "frost": "#cfd7e4"}[light], 330.0, 0.8, 20.0)


def pylon(x: float, y: float) -> None:
    """The group's sign by the road."""
    box((1.5, 0.4, 6.0), (x, y, 0), matte("#0d527c", 0.4, 0, 0.4), 0, 0.04)
    word("nordvik", 0.4, (x, y - 0.22, 4.9), glow("#ffffff", 2.2), 0, True, 0.02)
    box((1.5, 0.42, 0.14), (x, y, 4.5), matte("#f9953d", 0.5))


def inside(width: float, depth: float, height: float, x: float = 0, y: float = 6) -> None:
    """A lit hall behind glass: floor, back wall, lines of light."""
    box((width, depth, 0.05), (x, y + depth / 2, 0.02), matte("#cfd2d0", 0.25))
    box((width, 0.2, height), (x, y + depth, 0), wood("#c4935d", "#a67646", "z", 0.6))
    for k in range(int(width // 4)):
        panel((0.4, depth * 0.8), (x - width / 2 + 2.2 + k * 4, y + depth / 2, height - 0.3), (x - width / 2 + 2.2 + k * 4, y + depth / 2, 0), "#ffdcae", 240, True)


def front(width: float, height: float, x: float, y: float, bay: float = 2.0) -> None:
    """A glass wall with slim posts."""
    box((width, 0.03, height), (x, y, 0.05), glass())
    count = round(width / bay)
    for k in range(count + 1):
        box((0.07, 0.16, height), (x - width / 2 + k * width / count, y, 0.05), matte("#23292d", 0.4))
    box((width, 0.12, 0.08), (x, y, height * 0.72), matte("#23292d", 0.4))


def pavilion() -> None:
    """A flat roof far out over a glass front, with timber below it."""
    inside(26, 11, 5, 2)
    front(26, 5, 2, 6)
    oak = wood("#b98752", "#966638", "y", 0.5)
    box((31, 16.5, 0.12), (2, 11, 5.05), oak)
    box((31.4, 16.9, 0.5), (2, 11, 5.17), matte("#2b3236", 0.5), 0, 0.03)
    for x in (-12, -5, 2, 9, 16):
        box((0.28, 0.28, 5.05), (x, 3.6, 0), oak, 0, 0.02)
    word("nordvik", 0.9, (9.5, 2.5, 5.72), matte("#f4f6f6", 0.4), 0, True, 0.05)
    for kind, paint, x in (("saloon", "#e8eaec", -4), ("suv", "#2c5443", 4), ("coupe", "#a3161f", 11)):
        car(kind, paint, (x, 10.5, 0.07), 235)


def gables() -> None:
    """Three dark timber buildings side by side with glass gables."""
    black = wood("#33302d", "#211f1d", "z", 0.7)
    for k, x in enumerate((-7.5, 1.5, 10.5)):
        inside(8.2, 9, 4.2, x)
        outline = [(-4.4, 0), (4.4, 0), (4.4, 4.4), (0, 8.2), (-4.4, 4.4)]
        pane = [(-3.9, 0.05), (3.9, 0.05), (3.9, 4.2), (0, 7.5), (-3.9, 4.2)]
        mesh([(x + a, 6, b) for a, b in pane], [tuple(range(5))], glass())
        for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1]):
            if b == d == 0:
                continue
            mesh([(x + a, 5.2, b), (x + c, 5.2, d), (x + c, 16, d), (x + a, 16, b)], [(0, 1, 2, 3)], black)
            scale = 0.93
            mesh([(x + a, 5.2, b), (x + c, 5.2, d), (x + c * scale, 5.2, d * scale), (x + a * scale, 5.2, b * scale)], [(0, 1, 2, 3)], black)
        for post in (-2, 0, 2):
            box((0.08, 0.14, 7.5 - abs(post) * 0.85 - 0.1), (x + post, 6, 0), matte("#1a1c1d", 0.5))
        box((7.8, 0.12, 0.1), (x, 6, 4.2), matte("#1a1c1d", 0.5))
    word("nordvik", 0.7, (1.5, 5.1, 4.55), glow("#fff3e0", 1.6), 0, True, 0.04)


def brick() -> None:
    """An old brick factory with tall windows and a glass box built into it."""
    stone = speckled("#8a4a38", "#a86049", 9, 0.85, 0.4, (1, 1, 3))
    box((20, 10, 7.4), (6.5, 11.2, 0), stone)
    box((20.4, 10.4, 0.4), (6.5, 11.2, 7.4), matte("#3a3330", 0.6), 0, 0.03)
    for x in (-0.8, 3.0, 6.8, 10.6, 14.4):
        arch = [(-1.2, 0)] + [(1.2, 0)] + [(1.2 * cos(t * pi / 10), 4.4 + 1.2 * sin(t * pi / 10)) for t in range(11)]
        mesh([(x + a, 6.16, b + 0.6) for a, b in arch], [tuple(range(len(arch)))], lit(6.6, 1.7))
        for bar in (-0.4, 0.4):
            box((0.06, 0.08, 5.3), (x + bar, 6.13, 0.6), matte("#24211f", 0.5))
        for h in (1.7, 2.9, 4.1, 5.0):
            box((2.4, 0.08, 0.06), (x, 6.13, h), matte("#24211f", 0.5))
    inside(8, 9, 4.4, -8.2, 4.5)
    front(8, 4.4, -8.2, 4.5)
    box((8.6, 10, 0.4), (-8.2, 9.2, 4.45), matte("#f1f3f3", 0.5), 0, 0.03)
    word("nordvik", 0.6, (-8.2, 4.15, 4.95), matte("#0d527c", 0.4), 0, True, 0.04)
    car("estate", "#1c4f8f", (-8.4, 8.5, 0.07), 235)


def wing() -> None:
    """A white roof that rises like a wing over a low hall."""
    inside(24, 11, 4.4, 3)
    front(24, 4.2, 3, 6, 2.4)
    white = matte("#f2f5f7", 0.45)
    steps = 24
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        x = -13 + 34 * t
        z = 4.3 + 5.2 * t**2.2 - 0.4 * sin(pi * t)
        verts += [(x, 2.4, z), (x, 19, z), (x, 19, z + 0.45), (x, 2.4, z + 0.45)]
    for i in range(steps):
        a, b = i * 4, i * 4 + 4
        faces += [(a + k, b + k, b + (k + 1) % 4, a + (k + 1) % 4) for k in range(4)]
    mesh(verts, faces, white)
    box((0.35, 0.35, 8.2), (18.5, 4, 0), white)
    mesh([(x, 6, z) for x, z in ((-9, 4.2), (15, 4.2), (15, 7.2), (9, 5.6), (0, 4.4))], [tuple(range(5))], glow("#ffe6c4", 1.0))
    word("nordvik", 0.8, (-5, 2.3, 4.95), matte("#0d527c", 0.4), 0, True, 0.05)
    car("suv", "#1c4f8f", (6, 10.5, 0.07), 235)
    car("hatchback", "#c8571b", (-2, 10.5, 0.07), 235)
