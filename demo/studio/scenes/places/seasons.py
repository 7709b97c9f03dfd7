"""The same store in four countries: different light, ground, trees and hills."""

from dataclasses import dataclass, replace

import numpy as np

from ..build.ground import asphalt
from ..build.land import level, mountain, terrain
from ..build.looks import matte, speckled
from ..build.noise import hills, ridges
from ..build.plants import leafy
from ..build.shapes import copy_of, place
from ..build.sky import Stops, air, sky, sun


@dataclass(frozen=True)
class Season:
    """The weather of a country, and the name of its currency."""

    stops: Stops
    clouds: tuple[str, float]
    #: Azimuth, height, colour, strength and width of the sun.
    sun: tuple[float, float, str, float, float]
    #: Dark and light of the asphalt, and how much of it is wet.
    ground: tuple[str, str, float]
    #: Dark and light of the leaves, the trunk, and how broad a tree is.
    tree: tuple[str, str, str, float]
    #: Rock, low land, snow, height in metres, whether sharp; None where it is flat.
    hills: tuple[str, str, str | None, float, bool] | None = None
    haze: str = "#cfe0ee"
    snow: bool = False
    light: float = 0.95
    prices: tuple[str, ...] = ("189 900 kr", "164 900 kr", "239 900 kr", "149 900 kr")


SUMMER = Season(
    stops=((0.0, "#e6eff8"), (0.3, "#9cc4ea"), (1.0, "#4a8ed6")),
    clouds=("#ffffff", 0.35),
    sun=(-128, 38, "#fff4e0", 3.4, 1.0),
    ground=("#84898f", "#a2a7ad", 0.0),
    tree=("#3f7a4a", "#6fae63", "#5b4a3c", 0.32),
)
COAST = replace(
    SUMMER,
    stops=((0.0, "#e3e9ee"), (0.3, "#bccbd8"), (1.0, "#8299b0")),
    clouds=("#f7f9fb", 0.75),
    sun=(-118, 30, "#fff2e2", 1.9, 9.0),
    ground=("#5e656c", "#7d848b", 0.7),
    tree=("#3b6b52", "#5f9270", "#5b4a3c", 0.28),
    hills=("#66737f", "#48645a", "#eef2f5", 430.0, True),
    haze="#c6d3de",
    light=1.1,
    prices=("219 900 kr", "254 900 kr", "309 900 kr", "184 900 kr"),
)
FIRST_SNOW = replace(
    SUMMER,
    stops=((0.0, "#ffe6cf"), (0.14, "#ecdfe4"), (0.45, "#a9c3e4"), (1.0, "#5f8fcb")),
    clouds=("#fff1e6", 0.45),
    sun=(-122, 15, "#ffdcae", 3.7, 1.2),
    ground=("#99a2ad", "#dde5ee", 0.3),
    tree=("#b07a32", "#e0b45a", "#ece9e2", 0.2),
    haze="#e9e2e6",
    snow=True,
    prices=("18 900 €", "21 500 €", "27 900 €", "14 900 €"),
)
MORNING = replace(
    SUMMER,
    stops=((0.0, "#fff0d2"), (0.2, "#dbe5ea"), (0.5, "#9cc3e6"), (1.0, "#5c98d4")),
    clouds=("#fff8ea", 0.4),
    sun=(-96, 24, "#ffe3ae", 3.8, 1.0),
    ground=("#948f88", "#b1aca4", 0.0),
    tree=("#4f7f3a", "#8dbb55", "#5d4b3b", 0.38),
    hills=("#7d9070", "#668a55", None, 420.0, False),
    haze="#e6e8de",
    prices=("11 900 €", "13 500 €", "18 900 €", "9 900 €"),
)


def weather(season: Season, seed: int) -> None:
    """Sky, sun, ground, trees beside the hall and hills behind it."""
    sky(season.stops, season.light, season.clouds)
    sun(*season.sun)
    level((-80, 80, -30, 90), 0.0, asphalt(*season.ground))
    level((-1500, 1500, 90, 1500), -0.05, speckled("#e6ecf2", "#f6f8fb", 0.3, 0.9) if season.snow else speckled("#6f8a58", "#8fa66c", 0.2, 0.95))
    if season.hills:
        rock, low, white, tall, sharp = season.hills
        rise = ridges if sharp else hills
        look = mountain(rock, low, white, tall * 0.5, 0.008)
        terrain((-1800, 1800, 500, 1700), lambda x, y: tall * rise(x, y, 800 if sharp else 520, 13) * np.clip((y - 500) / 400, 0, 1) - 6, look, 180)
    dark, light, bark, spread = season.tree
    tree = place(leafy(seed, speckled(dark, light, 4, 0.9), matte(bark, 0.9), spread), (0, 0, -50))
    slim = 0.32 / spread
    for x, high in ((-16, 6.5), (-12.5, 5.5), (-20.5, 6.0), (24, 6), (29, 7), (34, 6.4)):
        copy_of(tree, (x, 9, 0), x * 40, (high, high, high * (0.85 + 0.15 * slim)))
    for k in range(6):
        high = 8.2 + 1.5 * ((k * 3) % 5) / 4
        copy_of(tree, (7 + k * 3.4, 17.5 + (k % 3), 0), k * 63, (high, high, high * (0.85 + 0.15 * slim)))
    air(season.haze, 900, 0.9, 60)


def drifts() -> None:
    """Thin first snow, with clear tracks where wheels pass."""
    white = speckled("#e3eaf2", "#f9fbfd", 1.2, 0.85, 0.4)

    def heap(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        edge = 5.2 - y + 1.6 * (hills(x, y, 3.0, 5) - 0.5)
        bank = np.clip(1.0 - np.abs(edge) / 1.6, 0, 1) ** 0.6
        patches = np.clip((hills(x, y, 2.6, 9) - 0.43) * 9, 0, 1)
        return 0.24 * bank + 0.05 * patches * np.clip((np.abs(y) - 2.2) * 1.6, 0, 1) - 0.02

    terrain((-30, 40, -12, 7), heap, white, 300)
