"""The light and colours of the shore in several countries and seasons."""

from dataclasses import dataclass, replace

from ..build.sky import Stops


@dataclass(frozen=True)
class Weather:
    """The light and colours of a shore."""

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
    leafy: bool = False
    ice: bool = False
    light: float = 1.0
    left_hand: bool = False
    #: Dark and light of the leaves of birches by the road.
    birches: tuple[str, str] | None = None


CALM = Weather(
    stops=((0.0, "#dfe9ee"), (0.12, "#bcd5e4"), (0.45, "#6f9fc4"), (1.0, "#3f74a6")),
    clouds=("#f7f9fa", 0.5),
    sun=(-84, 26, "#fff0d2", 4.0),
    haze=("#9fbfd8", 2100.0),
    rock="#6d7882",
    low="#3f5a55",
    snow="#e9eff3",
    needles=("#1c3a30", "#335246"),
    grass=("#4d5b3a", "#7d8155"),
    water="#14323f",
    birches=("#54783a", "#94ad55"),
)

FJORD = replace(
    CALM,
    stops=((0.0, "#f6e3d0"), (0.14, "#e3d5d2"), (0.4, "#8fb2d2"), (1.0, "#4678ac")),
    clouds=("#fdeee2", 0.6),
    sun=(-112, 17, "#ffcf96", 5.2),
    haze=("#c3cbd8", 4000.0),
    rock="#8a8582",
    low="#5d7258",
    light=1.15,
    birches=("#7d8440", "#c9ae50"),
    peaks=780.0,
    water="#183743",
)
MEADOW = replace(
    CALM,
    stops=((0.0, "#f5f6ee"), (0.2, "#dfe9ea"), (0.5, "#b9d4e4"), (1.0, "#8bb4d4")),
    clouds=("#ffffff", 0.6),
    sun=(-70, 34, "#fff3d6", 4.2),
    haze=("#e3ebe8", 900.0),
    rock="#7f8f62",
    low="#6b8a4f",
    snow=None,
    needles=("#3d6b3c", "#6a9a52"),
    grass=("#5f8240", "#8fae5c"),
    water="#3f5f66",
    peaks=230.0,
    sharp=False,
    leafy=True,
    light=1.25,
    left_hand=True,
    birches=None,
)
EVENING = replace(
    CALM,
    stops=((0.0, "#ffd9a8"), (0.1, "#f6c59c"), (0.35, "#a9aebd"), (1.0, "#4f6f98")),
    clouds=("#ffdcb8", 0.7),
    sun=(-38, 9, "#ffb36b", 5.0),
    haze=("#e0bfa6", 1500.0),
    rock="#5d5a62",
    low="#4b5240",
    birches=None,
    snow=None,
    peaks=900.0,
    water="#22404c",
)
WINTER = replace(
    CALM,
    stops=((0.0, "#f3e6df"), (0.15, "#d9dfe8"), (0.5, "#a5bdd6"), (1.0, "#6f97c0")),
    clouds=("#fbf3ee", 0.6),
    sun=(-60, 14, "#ffe2c0", 3.4),
    haze=("#dfe4ea", 800.0),
    rock="#8b939c",
    low="#dfe6ec",
    snow="#f2f5f8",
    needles=("#2c443f", "#d9e3ea"),
    grass=("#dfe6ee", "#f4f7fa"),
    water="#c3d0da",
    peaks=330.0,
    ice=True,
    birches=None,
)
