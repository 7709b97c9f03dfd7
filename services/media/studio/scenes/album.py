"""Which picture of which site is taken where."""

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

from .build.stage import TALL, WIDE, View
from .places import bay, hall, lake, night


@dataclass(frozen=True)
class Picture:
    """A place, how it is set up, and where the camera stands in it."""

    place: Callable[..., None]
    view: View
    options: Mapping[str, Any] = field(default_factory=dict)


def shore(weather: lake.Weather, colour: str) -> dict[str, Picture]:
    """The two pictures of a hero beside the water."""
    options = {"weather": weather, "colour": colour}
    wide = View((0.6, 0, 2.75), (0.6, 12, 2.75), 35, (0.0, 0.02), size=WIDE)
    tall = View((0.6, 0, 2.75), (2.0, 12, 2.75), 33, (0.0, 0.2), size=TALL)
    return {"hero-wide": Picture(lake.shore, wide, options), "hero-tall": Picture(lake.shore, tall, options)}



def workshop(kind: str, colour: str, **more: Any) -> Picture:
    """A car on the lift, from the front corner."""
    view = View((-4.9, -9.2, 1.75), (-0.3, 0.4, 1.75), 34)
    return Picture(bay.bay, view, {"kind": kind, "colour": colour, **more})


BLACK = "#0b0c0e"
SALOON_AT_NIGHT = {"kind": "saloon", "colour": BLACK}
WINE = {"lots": (("saloon", "#7c1e2a"),)}

ALBUM: dict[str, dict[str, Picture]] = {
    "nordvik-se": {
        **shore(lake.CALM, "#1d4e89"),
        "workshop": workshop("saloon", "#a9aeb2"),
    },
    "nordvik-no": {"workshop": workshop("suv", "#e8eaec")},
    "nordvik-uk": {"workshop": workshop("hatchback", "#1c4f8f")},
    "mercedes-smart-se": {
        "hero-wide": Picture(night.night, View((-1.4, -8.6, 1.15), (-1.4, 0, 1.15), 34, (0, -0.03), size=WIDE), SALOON_AT_NIGHT),
        "hero-tall": Picture(night.night, View((-4.2, -8.2, 1.5), (-0.1, 0, 0.9), 44, (0, -0.2), size=TALL), SALOON_AT_NIGHT),
        "studio-front": Picture(night.night, View((-9.5, -0.5, 1.1), (0, 0, 0.85), 62), {**SALOON_AT_NIGHT, "lit": True}),
        "studio-line": Picture(night.night, View((4.2, -6.6, 2.3), (0.3, 0, 0.75), 42), {"kind": "estate", "colour": "#0e1114"}),
        "studio-suv": Picture(night.night, View((-6.3, -5.6, 1.3), (0, 0, 0.85), 42), {"kind": "suv", "colour": "#1b2026", "lit": True}),
        "workshop-night": workshop("saloon", BLACK, dark=True, accent="#30373f"),
    },
    "nordvik-auctions-se": {
        "hero-wide": Picture(hall.hall, View((-0.2, -11, 2.0), (0, 0, 1.9), 30, (0, 0.05), size=WIDE), WINE),
        "hero-tall": Picture(hall.hall, View((-1.0, -11, 1.9), (0, 0, 1.9), 42, (0, 0.3), size=TALL), WINE),
        "row": Picture(hall.hall, View((-10.5, -7.6, 2.2), (0.0, 0.2, 1.4), 32), {"lots": (("suv", "#31506e"), ("coupe", "#8a8f94"), ("saloon", "#7c1e2a"))}),
        "under-cover": Picture(hall.hall, View((-3.2, -8.2, 1.7), (0.1, 0, 1.1), 36), {"lots": (("coupe", "#31506e"),), "covered": True}),
        "inspection": workshop("saloon", "#31506e", dark=True, accent="#7c1e2a"),
        "paddle": Picture(hall.hall, View((-0.9, -8.2, 1.5), (0, 0, 1.35), 34, f=2.8, focus=(-1.02, -6.4, 1.6)), {"lots": (("saloon", "#31506e"),), "paddle": True}),
    },
}
