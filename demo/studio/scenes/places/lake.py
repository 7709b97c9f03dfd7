"""A road along a lake below mountains."""

from math import atan2, degrees
from typing import Callable

import numpy as np

from ..build.land import curve, level, mountain, ribbon, terrain
from ..build.looks import matte, speckled, water
from ..build.noise import Grid, hills, ridges
from ..build.plants import leafy, spruces, stand
from ..build.shapes import box, place
from ..build.sky import air, sky, sun
from ..build.stage import expose
from ..vehicle import car
from .weathers import Weather

ROAD = curve((7.0, -12, 1.2), (4.2, 2, 1.2), (2.5, 14, 1.2), (0.5, 32, 1.2), (0.0, 55, 1.2), (4.0, 85, 1.2), (18, 125, 1.4), (45, 160, 1.8))


def beside(path: Grid, x: Grid, y: Grid) -> Grid:
    """The distance of the points of a grid from a path, positive to its right."""
    flat = np.stack([x.ravel(), y.ravel()], axis=1)
    gaps = flat[:, None, :] - path[None, ::2, :2]
    nearest = np.argmin((gaps**2).sum(axis=2), axis=1)
    along = np.gradient(path[::2, :2], axis=0)[nearest]
    gap = gaps[np.arange(len(flat)), nearest]
    side = np.sign(along[:, 1] * gap[:, 0] - along[:, 0] * gap[:, 1])
    return (np.linalg.norm(gap, axis=1) * side).reshape(x.shape)


def road(path: Grid, half: float = 3.4) -> None:
    """Asphalt with white edge lines and a broken centre line."""
    ribbon(path, -half, half, speckled("#3c3f42", "#4c4f52", 5, 0.75, 0.2), 0.03)
    white = matte("#d9dad6", 0.7)
    for edge in (-half + 0.25, half - 0.35):
        ribbon(path, edge, edge + 0.12, white, 0.045)
    for start in range(0, len(path) - 6, 9):
        ribbon(path[start : start + 4], -0.06, 0.06, white, 0.045)


def shore(weather: Weather, colour: str, kind: str = "estate", along: int | None = None, away: bool = False) -> None:
    """The road with one car, water to its left, a wooded slope to its right. `along` is the
    car's position on the road; with `away`, it drives away from the camera."""
    expose()
    sky(weather.stops, 1.25 * weather.light, weather.clouds, (*weather.sun[:2], "#fff3df", 0.5))
    sun(*weather.sun)

    def ground(x: Grid, y: Grid) -> Grid:
        d = beside(ROAD, x, y)
        bank = np.clip(-d - 4.6, 0, 12)
        slope = np.clip(d - 5.5, 0, None)
        bumps = hills(x, y, 9, 11) - 0.5
        return 1.18 - bank * 0.55 + slope * 0.34 + slope * bumps * 0.25 + np.clip(abs(d) - 4.5, 0, 2) * bumps * 0.8

    terrain((-40, 160, -15, 210), ground, speckled(*weather.grass, 0.9, 0.95, 0.5), 260)
    level((-3000, 3000, -200, 4000), 0.0, matte(weather.water, 0.35) if weather.ice else water(weather.water))
    road(ROAD)
    needles = leafy_trees(weather) if weather.leafy else spruces(3, *weather.needles)

    def wood(x: float, y: float) -> float | None:
        gx, gy = np.array([[x]]), np.array([[y]])
        return float(ground(gx, gy)[0, 0]) if beside(ROAD, gx, gy)[0, 0] > 9 else None

    stand(needles, 420 if not weather.leafy else 120, 5, (8, 110, 12, 200), (8, 17), wood)
    if weather.birches:
        grove(weather.birches, ground)
    stones(weather)
    far(weather, needles)
    drive(kind, colour, along, away, weather.left_hand)
    air(weather.haze[0], weather.haze[1])


def drive(kind: str, colour: str, along: int | None, away: bool, left_hand: bool) -> None:
    """Places the car on the road."""
    if along is None:
        lane = 1.6 if left_hand else -1.55
        car(kind, colour, (2.55 + lane, 12.0, 1.24), -79, True)
        return
    here, there = ROAD[along], ROAD[along + 1]
    way = there - here
    side = np.array([way[1], -way[0]]) / np.hypot(way[0], way[1]) * (1.65 if away != left_hand else -1.65)
    turn = degrees(atan2(way[1], way[0])) + (0 if away else 180)
    car(kind, colour, (here[0] + side[0], here[1] + side[1], here[2] + 0.04), turn, True)


def grove(colours: tuple[str, str], ground: Callable[[Grid, Grid], Grid]) -> None:
    """Birches between the road and the spruces."""
    trunk, leaves = speckled("#c9c6bf", "#f0eee8", 7, 0.8, stretch=(1, 1, 3)), speckled(*colours, 4, 0.9)
    kinds = [place(leafy(20 + i, leaves, trunk, 0.22), (0, 0, -500)) for i in range(3)]

    def verge(x: float, y: float) -> float | None:
        gx, gy = np.array([[x]]), np.array([[y]])
        return float(ground(gx, gy)[0, 0]) if 6.5 < beside(ROAD, gx, gy)[0, 0] < 13 else None

    stand(kinds, 120, 14, (6, 40, 24, 110), (6.5, 10), verge)


def leafy_trees(weather: Weather) -> list:
    """Broad-leaved trees for milder countries."""
    trunk, leaves = matte("#57493b", 0.9), speckled(*weather.needles, 4, 0.9)
    return [place(leafy(i, leaves, trunk), (0, 0, -500)) for i in range(3)]


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
    for rise_at, span in ((head, (-20, 300, 235, 420)), (left_head, (-560, -150, 430, 700))):
        def on(x: float, y: float, rise_at=rise_at) -> float | None:
            z = float(rise_at(np.array([[x]]), np.array([[y]]))[0, 0])
            return z if z > 0.6 else None

        stand(needles, 900, 31, span, (9, 18), on)
    rock = mountain(weather.rock, weather.low, weather.snow, weather.peaks * 0.62, 0.008)
    for seed, (x0, x1, y0, y1), height in ((41, (-2300, 300, 1300, 2300), 1.0), (47, (-400, 2400, 1000, 2000), 0.9), (53, (-3200, 3200, 2500, 3900), 1.5)):
        def peaks(x: Grid, y: Grid, seed=seed, x0=x0, x1=x1, y0=y0, y1=y1, height=height) -> Grid:
            edge = np.clip((x - x0) / 700, 0, 1) * np.clip((x1 - x) / 700, 0, 1)
            front = np.clip((y - y0) / 500, 0, 1) ** 0.8
            return weather.peaks * height * rise(x, y, 1500, seed) * edge * front * 1.35 - 12

        terrain((x0, x1, y0, y1), peaks, rock, 240)
