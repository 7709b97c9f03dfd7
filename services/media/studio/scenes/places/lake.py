"""A road along still water below mountains."""

from dataclasses import dataclass

import numpy as np

from ..build.land import curve, level, mountain, ribbon, terrain
from ..build.looks import matte, speckled, water
from ..build.noise import Grid, hills, ridges
from ..build.plants import spruces, stand
from ..build.shapes import box, copy_of
from ..build.sky import Stops, air, sky, sun
from ..build.stage import expose
from ..vehicle import car


@dataclass(frozen=True)
class Weather:
    """Light and colours of a shore."""

    stops: Stops
    clouds: tuple[str, float]
    #: Azimuth, height, colour and strength.
    sun: tuple[float, float, str, float]
    haze: tuple[str, float]
    rock: str
    low: str
    snow: str | None
    needles: tuple[str, str]
    grass: tuple[str, str]
    water: str
    #: How high the mountains are, and how sharp.
    peaks: float = 420.0
    sharp: bool = True


CALM = Weather(
    stops=((0.0, "#dfe9ee"), (0.12, "#bcd5e4"), (0.45, "#6f9fc4"), (1.0, "#3f74a6")),
    clouds=("#f7f9fa", 0.5),
    sun=(-62, 24, "#fff0d8", 3.2),
    haze=("#a9c4d6", 1500.0),
    rock="#6d7882",
    low="#3f5a55",
    snow="#e9eff3",
    needles=("#1c3a30", "#335246"),
    grass=("#4d5b3a", "#7d8155"),
    water="#14323f",
)

ROAD = curve((7.0, -12, 1.2), (4.2, 2, 1.2), (2.5, 14, 1.2), (0.5, 32, 1.2), (0.0, 55, 1.2), (4.0, 85, 1.2), (18, 125, 1.4), (45, 160, 1.8))


def beside(path: Grid, x: Grid, y: Grid) -> Grid:
    """How far right of a path (left is negative) points of a grid are."""
    flat = np.stack([x.ravel(), y.ravel()], axis=1)
    gaps = flat[:, None, :] - path[None, ::2, :2]
    nearest = np.argmin((gaps**2).sum(axis=2), axis=1)
    along = np.gradient(path[::2, :2], axis=0)[nearest]
    gap = gaps[np.arange(len(flat)), nearest]
    side = np.sign(along[:, 1] * gap[:, 0] - along[:, 0] * gap[:, 1])
    return (np.linalg.norm(gap, axis=1) * side).reshape(x.shape)


def road(path: Grid, half: float = 3.4) -> None:
    """Asphalt with white edges and a broken middle line."""
    ribbon(path, -half, half, speckled("#3c3f42", "#4c4f52", 5, 0.75, 0.2), 0.03)
    white = matte("#d9dad6", 0.7)
    for edge in (-half + 0.25, half - 0.35):
        ribbon(path, edge, edge + 0.12, white, 0.045)
    for start in range(0, len(path) - 6, 9):
        ribbon(path[start : start + 4], -0.06, 0.06, white, 0.045)


def shore(weather: Weather, colour: str, kind: str = "estate") -> None:
    """The road with one car, water to its left, a wooded slope to its right."""
    expose()
    sky(weather.stops, 1.0, weather.clouds, (*weather.sun[:2], "#fff3df", 0.5))
    sun(*weather.sun)

    def ground(x: Grid, y: Grid) -> Grid:
        d = beside(ROAD, x, y)
        bank = np.clip(-d - 4.6, 0, 12)
        slope = np.clip(d - 5.5, 0, None)
        bumps = hills(x, y, 9, 11) - 0.5
        return 1.18 - bank * 0.55 + slope * 0.34 + slope * bumps * 0.25 + np.clip(abs(d) - 4.5, 0, 2) * bumps * 0.8

    terrain((-40, 160, -15, 210), ground, speckled(*weather.grass, 0.9, 0.95, 0.5), 260)
    level((-3000, 3000, -200, 4000), 0.0, water(weather.water))
    road(ROAD)
    needles = spruces(3, *weather.needles)

    def wood(x: float, y: float) -> float | None:
        gx, gy = np.array([[x]]), np.array([[y]])
        return float(ground(gx, gy)[0, 0]) if beside(ROAD, gx, gy)[0, 0] > 9 else None

    stand(needles, 420, 5, (8, 110, 12, 200), (8, 17), wood)
    stones(weather)
    far(weather, needles)
    car(kind, colour, (2.55, 12.0, 1.24), -79)
    air(weather.haze[0], weather.haze[1])


def stones(weather: Weather) -> None:
    """Boulders along the water's edge."""
    rng = np.random.default_rng(8)
    rock = speckled("#6b6d6c", "#979a98", 3, 0.9, 0.6)
    for i in range(60):
        at = ROAD[rng.integers(30, len(ROAD) - 10)]
        size = rng.uniform(0.2, 0.75)
        box((size, size * 0.8, size * 0.6), (at[0] - rng.uniform(5.6, 8.2), at[1] + rng.normal(0, 2), at[2] - 1.1 - size * 0.1), rock, rng.uniform(0, 180), size * 0.2)


def far(weather: Weather, needles: list) -> None:
    """Headlands with trees, and mountains behind them."""
    rise = ridges if weather.sharp else hills
    low = mountain(weather.needles[0], weather.low, None, grain=0.03)

    def head(x: Grid, y: Grid) -> Grid:
        away = np.clip((x + 20) / 160, 0, 1)
        return hills(x, y, 130, 21) * 46 * away - 6

    terrain((-40, 420, 230, 520), head, low, 160)

    def left_head(x: Grid, y: Grid) -> Grid:
        away = np.clip((-x - 150) / 220, 0, 1)
        return hills(x, y, 150, 23) * 70 * away - 8

    terrain((-700, -120, 420, 800), left_head, low, 160)
    for place, span in ((head, (-20, 300, 235, 420)), (left_head, (-560, -150, 430, 700))):
        def on(x: float, y: float, place=place) -> float | None:
            z = float(place(np.array([[x]]), np.array([[y]]))[0, 0])
            return z if z > 0.6 else None

        stand(needles, 900, 31, span, (9, 18), on)
    rock = mountain(weather.rock, weather.low, weather.snow, weather.peaks * 0.62, 0.008)
    for seed, (x0, x1, y0, y1), height in ((41, (-2300, 300, 1300, 2300), 1.0), (47, (-400, 2400, 1000, 2000), 0.9), (53, (-3200, 3200, 2500, 3900), 1.5)):
        def peaks(x: Grid, y: Grid, seed=seed, x0=x0, x1=x1, y0=y0, y1=y1, height=height) -> Grid:
            edge = np.clip((x - x0) / 700, 0, 1) * np.clip((x1 - x) / 700, 0, 1)
            front = np.clip((y - y0) / 500, 0, 1) ** 0.8
            return weather.peaks * height * rise(x, y, 1500, seed) * edge * front * 1.35 - 12

        terrain((x0, x1, y0, y1), peaks, rock, 240)
