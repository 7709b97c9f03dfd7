"""Which picture of which site is taken where."""

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

from .build.stage import TALL, WIDE, View
from .places import bay, hall, lake, night, showroom, store


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
    view = View((-3.7, -6.9, 1.5), (-0.25, 0.4, 1.75), 33)
    return Picture(bay.bay, view, {"kind": kind, "colour": colour, **more})


def key(kind: str, colour: str, accent: str = "#e08a2c", top: str = "oak") -> Picture:
    """The key on the counter, the car out of focus."""
    view = View((-0.5, -1.25, 1.42), (0.12, 0.4, 1.0), 38, f=4.0, focus=(-0.05, -0.16, 1.05))
    return Picture(showroom.handover, view, {"kind": kind, "colour": colour, "accent": accent, "top": top})


def carstore(lots: tuple[store.Lot, ...], seed: int) -> dict[str, Picture]:
    """The pictures of one store: its row of cars, the lift, the key."""
    row = {"lots": lots, "seed": seed}
    return {
        "hero-wide": Picture(store.store, View((-7.6, -9.6, 1.9), (0.5, 0.8, 1.75), 30, (-0.05, 0.02), size=WIDE), row),
        "hero-tall": Picture(store.store, View((-4.6, -7.6, 1.7), (0.25, 0, 1.7), 34, (0, 0.17), size=TALL), row),
        "forecourt": Picture(store.store, View((11.5, -7.8, 2.1), (3.6, 0.6, 1.2), 34), row),
        "inspection": Picture(
            bay.bay,
            View((-3.4, -7.0, 1.5), (-0.35, 0.4, 1.7), 33, f=8, focus=(0, -0.6, 1.7)),
            {"kind": lots[1][0], "colour": lots[1][1], "accent": store.COBALT, "list_in_front": True, "wall": "#f1f4f8"},
        ),
        "handover": key(*lots[0], store.COBALT, "white"),
    }


BLACK = "#0b0c0e"
SALOON_AT_NIGHT = {"kind": "saloon", "colour": BLACK}
WINE = {"lots": (("saloon", "#7c1e2a"),)}

ALBUM: dict[str, dict[str, Picture]] = {
    "nordvik-se": {
        **shore(lake.CALM, "#1d4e89"),
        "workshop": workshop("saloon", "#a9aeb2"),
        "handover": key("estate", "#1d4e89"),
        "tyre-hotel": Picture(showroom.tyre_hotel, View((-0.35, -3.4, 1.65), (0.1, 8, 1.75), 27)),
        "showroom": Picture(showroom.showroom, View((-7.2, -7.6, 1.75), (0.2, 2, 1.6), 27), {"lots": (("suv", "#2c5443"), ("estate", "#1d4e89"), ("saloon", "#e8eaec")), "accent": "#0d527c"}),
        "battery": Picture(bay.bay, View((-3.0, -5.4, 1.25), (-0.1, 0.2, 1.45), 36), {"kind": "hatchback", "colour": "#c8571b", "battery": True}),
    },
    "nordvik-no": {"workshop": workshop("suv", "#e8eaec"), "handover": key("suv", "#a3161f")},
    "nordvik-uk": {"workshop": workshop("hatchback", "#1c4f8f"), "handover": key("hatchback", "#2c5443")},
    "mercedes-smart-se": {
        "hero-wide": Picture(night.night, View((-1.3, -8.2, 1.15), (-1.3, 0, 1.15), 34, (0, -0.03), size=WIDE), SALOON_AT_NIGHT),
        "hero-tall": Picture(night.night, View((-3.9, -6.6, 1.35), (-0.05, 0, 0.85), 40, (0, -0.16), size=TALL), SALOON_AT_NIGHT),
        "studio-front": Picture(night.night, View((-8.4, -1.6, 1.1), (0, 0, 0.85), 58), {**SALOON_AT_NIGHT, "lit": True}),
        "studio-line": Picture(night.night, View((4.2, -6.6, 2.3), (0.3, 0, 0.75), 42), {"kind": "estate", "colour": "#0e1114"}),
        "studio-suv": Picture(night.night, View((-6.3, -5.6, 1.3), (0, 0, 0.85), 42), {"kind": "suv", "colour": "#1b2026", "lit": True}),
        "workshop-night": workshop("saloon", BLACK, dark=True, accent="#30373f"),
    },
    "nordvik-auctions-se": {
        "hero-wide": Picture(hall.hall, View((-0.2, -8.6, 1.7), (0, 0, 1.7), 29, (0, 0.03), size=WIDE), WINE),
        "hero-tall": Picture(hall.hall, View((-1.2, -8.6, 1.7), (0, 0, 1.7), 37, (0, 0.22), size=TALL), WINE),
        "row": Picture(hall.hall, View((-9.6, -6.4, 2.0), (-1.2, 0.2, 1.25), 32), {"lots": (("suv", "#31506e"), ("coupe", "#8a8f94"), ("saloon", "#7c1e2a"))}),
        "under-cover": Picture(hall.hall, View((-2.8, -7.4, 1.7), (0.1, 0, 1.0), 38), {"lots": (("coupe", "#31506e"),), "covered": True}),
        "inspection": workshop("saloon", "#31506e", dark=True, accent="#7c1e2a"),
        "paddle": Picture(hall.hall, View((-0.9, -8.2, 1.5), (0, 0, 1.35), 34, f=2.8, focus=(-1.02, -6.4, 1.6)), {"lots": (("saloon", "#31506e"),), "paddle": True}),
    },
    "carstore-se": {
        **carstore((("hatchback", "#e8eaec"), ("estate", "#8f2230"), ("suv", "#1d2f57"), ("saloon", "#a9aeb2")), 1),
        "delivery": Picture(store.delivery, View((-4.6, -11.5, 2.0), (-0.2, 1, 1.35), 32), {"kind": "hatchback", "colour": "#8f2230"}),
    },
    "carstore-no": carstore((("suv", "#2c5443"), ("estate", "#e8eaec"), ("hatchback", "#8f2230"), ("suv", "#55595e")), 2),
    "carstore-fi": carstore((("estate", "#e8eaec"), ("saloon", "#1d4e89"), ("suv", "#3a3f45"), ("hatchback", "#dcae1a")), 3),
    "carstore-sk": carstore((("hatchback", "#a3161f"), ("saloon", "#a9aeb2"), ("suv", "#1d4e89"), ("estate", "#e8eaec")), 4),
}
