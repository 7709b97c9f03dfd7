"""The pictures of each site, with their places and cameras."""

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

from .build.stage import TALL, WIDE, View
from .places import bay, dealer, hall, harbour, home, lake, lorry, night, outing, seasons, showroom, store, street, table, tyres, weathers


@dataclass(frozen=True)
class Picture:
    """A place, its options, and the camera's position."""

    place: Callable[..., None]
    view: View
    options: Mapping[str, Any] = field(default_factory=dict)


def shore(weather: weathers.Weather, colour: str) -> dict[str, Picture]:
    """The two pictures of a hero beside the water."""
    options = {"weather": weather, "colour": colour}
    # Cars keep to their side of the road, and the camera follows them.
    x = 1.1 if weather.left_hand else -0.6
    wide = View((x, 0.6, 2.65), (x - 0.3, 12, 2.65), 35, (0.0, 0.02), size=WIDE)
    tall = View((x, 0.6, 2.65), (x + 1.1, 12, 2.65), 43, (0.0, 0.27), size=TALL)
    return {"hero-wide": Picture(lake.shore, wide, options), "hero-tall": Picture(lake.shore, tall, options)}



def workshop(kind: str, colour: str, **more: Any) -> Picture:
    """A car on the lift, from the front corner."""
    view = View((-3.7, -6.9, 1.5), (-0.25, 0.4, 1.75), 33)
    return Picture(bay.bay, view, {"kind": kind, "colour": colour, **more})


def key(kind: str, colour: str, accent: str = "#e08a2c", top: str = "oak", house: str = "plain") -> Picture:
    """The key on the counter, the car out of focus."""
    view = View((-0.42, -0.86, 1.33), (0.14, 0.4, 1.03), 36, f=5.6, focus=(-0.05, -0.16, 1.05))
    return Picture(showroom.handover, view, {"kind": kind, "colour": colour, "accent": accent, "top": top, "house": house})


def carstore(lots: tuple[store.Lot, ...], season: seasons.Season, seed: int, lifted: store.Lot, sold: store.Lot, house: bay.House = "plain") -> dict[str, Picture]:
    """The pictures of one store: its row of cars, one on the lift, the key of another."""
    row = {"lots": lots, "seed": seed, "season": season}
    return {
        "hero-wide": Picture(store.store, View((-5.6, -8.4, 1.7), (0.9, 0.8, 1.75), 29, (-0.06, 0.02), size=WIDE), row),
        "hero-tall": Picture(store.store, View((-3.4, -6.6, 1.6), (0.35, 0, 1.6), 33, (0, 0.17), size=TALL), row),
        "forecourt": Picture(store.store, View((11.5, -7.8, 2.1), (3.6, 0.6, 1.2), 34), row),
        "inspection": Picture(
            bay.bay,
            View((-3.4, -7.0, 1.5), (-0.35, 0.4, 1.7), 33, f=8, focus=(0, -0.6, 1.7)),
            {"kind": lifted[0], "colour": lifted[1], "accent": store.COBALT, "list_in_front": True, "wall": "#f1f4f8", "house": house, "turned": house != "plain"},
        ),
        "handover": key(*sold, store.COBALT, "white", house),
    }


def charging(where: home.Where, kind: str, colour: str) -> Picture:
    """A charging car in front of a lit house."""
    return Picture(home.home, View((-3.6, -7.4, 1.5), (2.0, 2, 1.65), 30, exposure=0.6), {"where": where, "kind": kind, "colour": colour})


def building(shape: dealer.Shape, lots: tuple[dealer.Lot, ...], light: str = "dusk", view: View | None = None, lake: bool = False) -> Picture:
    """A dealer's house from across its forecourt."""
    across = View((-11.0, -8.6, 1.7), (-0.2, 4, 2.7), 26, (0, 0.03), exposure=0.25)
    return Picture(dealer.dealer, view or across, {"shape": shape, "lots": lots, "light": light, "lake": lake})


SWEDISH = (("hatchback", "#e8eaec"), ("estate", "#8f2230"), ("suv", "#1d2f57"), ("saloon", "#a9aeb2"))
NORWEGIAN = (("suv", "#a3161f"), ("hatchback", "#e8eaec"), ("estate", "#2f5d50"), ("suv", "#20262c"))
FINNISH = (("estate", "#1c4f8f"), ("suv", "#b9bec2"), ("hatchback", "#a3161f"), ("saloon", "#20262c"))
SLOVAK = (("saloon", "#c8571b"), ("hatchback", "#1c4f8f"), ("mpv", "#e8eaec"), ("estate", "#3d4a36"))
BRICK = (("suv", "#2c5443", 1.5, 0.5, 205), ("hatchback", "#e8eaec", 7.5, 0.5, 205))
PAIR = (("estate", "#1d4e89", -7.2, 0.4, 212), ("suv", "#8f2230", -2.0, 0.6, 212), ("hatchback", "#e8eaec", 3.2, 0.8, 212))
BLACK = "#0b0c0e"
SALOON_AT_NIGHT = {"kind": "saloon", "colour": BLACK}
WINE = {"lots": (("saloon", "#8f1f2c"),), "lectern": (3.7, 1.7)}

NEAR = View((-9.6, -7.2, 1.65), (1.4, 4, 2.3), 25, (0, 0.03), exposure=0.25)
"""A dealer's house from closer by."""


def row(*cars: tuple[str, str], turn: float = 215) -> tuple[dealer.Lot, ...]:
    """Cars beside each other in front of a house: body and paint."""
    return tuple((kind, paint, -6.5 + 3.3 * at, 0.4, turn) for at, (kind, paint) in enumerate(cars))


def yard(shape: dealer.Shape, lots: tuple[dealer.Lot, ...], light: str) -> Picture:
    """A row of used cars from close by."""
    return building(shape, lots, light, View((-11.0, -5.6, 1.55), (-0.4, 1.6, 1.5), 29, exposure=0.25))


DEALERS = {
    "dealer-pavilion": building("pavilion", row(("hatchbackWide", "#c8571b"), ("crossoverClean", "#e8eaec"), ("saloonClean", "#55595e")), "summer"),
    "dealer-gables": building("gables", row(("suvNordic", "#a3161f"), ("estateNordic", "#e8eaec")), "frost", NEAR),
    "dealer-evening": building("gables", row(("suvEastern", "#a9aeb2"), ("crossoverEastern", "#1c4f8f"), ("hatchbackEastern", "#e8eaec")), "dusk"),
    "dealer-courtyard": building("brick", row(("suvWide", "#2c5443"), ("estateWide", "#a9aeb2"), ("hatchback", "#dcae1a")), "summer", NEAR),
    "dealer-roof": building("wing", row(("suvPremium", "#0b0c0e"), ("saloonClean", "#e8eaec")), "dusk", NEAR),
    "yard-gables": yard("gables", row(("estateNordic", "#14233f"), ("suvWide", "#e8eaec"), ("hatchbackWide", "#a3161f"), ("crossover", "#a9aeb2"), ("estate", "#6b4c36")), "summer"),
    "yard-brick": yard("brick", row(("suvEastern", "#e8eaec"), ("hatchbackEastern", "#c8571b"), ("estateWide", "#55595e"), ("suvNordic", "#14233f"), ("cityCar", "#a3161f")), "summer"),
    "yard-wing": yard("wing", row(("crossoverClean", "#b2a68e"), ("saloon", "#0b0c0e"), ("suv", "#1c4f8f"), ("hatchbackWide", "#e8eaec"), ("mpv", "#a9aeb2")), "summer"),
    "yard-snow": yard("pavilion", row(("suvNordic", "#2c5443"), ("crossoverEastern", "#e8eaec"), ("estateWide", "#a3161f"), ("suvPremium", "#55595e"), ("hatchback", "#14233f")), "frost"),
}
"""More houses and yards of facilities, so that the cards of a screen show none twice."""

WORKSHOPS = {
    "bay-van": workshop("van", "#e8eaec", accent="#f9953d", wall="#e9eef2", turned=True),
    "bay-estate": workshop("estateNordic", "#14233f", accent="#0d527c", house="brick"),
    "bay-suv": workshop("suvNordic", "#b2a68e", accent="#a3482f", house="timber", turned=True),
    "bay-crossover": workshop("crossoverClean", "#dcae1a", accent="#30373f", wall="#cfd8da", turned=True),
    "bay-hatchback": workshop("hatchbackWide", "#a3161f", accent="#3f7f5f"),
    "bay-eastern": workshop("suvEastern", "#e8eaec", accent="#0d527c", house="brick", turned=True),
    "bay-wide": workshop("estateWide", "#2c5443", accent="#f9953d", house="timber"),
    "bay-saloon": workshop("saloonClean", "#1c4f8f", accent="#8f2230", wall="#eef1f2", turned=True),
    "bay-pickup": workshop("pickup", "#55595e", accent="#dcae1a", house="brick"),
}
"""More bays of workshops."""

STORES = {
    "forecourt-summer": Picture(store.store, View((-6.8, -6.6, 1.7), (1.6, 1.0, 1.5), 30), {"lots": (("crossoverEastern", "#a3161f"), ("estateWide", "#e8eaec"), ("suvWide", "#55595e"), ("hatchbackWide", "#1c4f8f")), "seed": 3, "season": seasons.SUMMER}),
    "forecourt-coast": Picture(store.store, View((12.0, -6.4, 1.8), (4.6, 0.8, 1.4), 32), {"lots": (("suvNordic", "#e8eaec"), ("hatchbackEastern", "#dcae1a"), ("saloonClean", "#0b0c0e"), ("estateNordic", "#a9aeb2")), "seed": 5, "season": seasons.COAST}),
    "bay-store": workshop("crossover", "#2c5443", accent=store.COBALT, wall="#f1f4f8", turned=True),
    "bay-store-timber": workshop("hatchbackEastern", "#a3161f", accent=store.COBALT, house="timber"),
}
"""More facilities of the store chain."""

STORIES = {
    "showroom": Picture(showroom.showroom, View((-6.4, -5.2, 1.6), (-0.2, 2.2, 1.5), 28), {"lots": (("suv", "#2c5443"), ("estate", "#1d4e89"), ("saloon", "#e8eaec")), "accent": "#0d527c"}),
    "wheels": Picture(tyres.tyre_hotel, View((0.62, 1.2, 1.35), (-1.8, 3.6, 1.35), 40)),
    "lamp": Picture(night.night, View((-4.0, -2.3, 0.95), (-1.9, -0.45, 0.66), 52, f=4), {"kind": "estate", "colour": "#1c4f8f", "lit": True}),
    "ski-box": Picture(outing.ski_box, View((-3.0, -6.4, 2.0), (0.4, 0, 1.25), 36)),
    "car-wash": Picture(outing.car_wash, View((-1.9, -6.4, 1.5), (0.1, 0.5, 1.35), 29)),
    "bicycle-rack": Picture(outing.bicycles, View((-5.0, -5.2, 1.5), (-0.6, 0, 0.95), 36)),
    "ferry": Picture(harbour.ferry, View((-7.6, -8.6, 2.5), (1.5, 8, 2.3), 30)),
    "battery": Picture(bay.bay, View((-3.0, -5.4, 1.25), (-0.1, 0.2, 1.45), 36), {"kind": "hatchback", "colour": "#c8571b", "battery": True}),
    "northern-night": charging("north", "estate", "#1c4f8f"),
}
"""Pictures for stories of several sites."""


def told_with(*names: str) -> dict[str, Picture]:
    """A selection of them."""
    return {name: STORIES[name] for name in names}


ALBUM: dict[str, dict[str, Picture]] = {
    "nordvik-se": {
        **STORIES,
        **shore(weathers.CALM, "#1d4e89"),
        "workshop": workshop("saloon", "#a9aeb2"),
        "handover": key("estate", "#1d4e89"),
        "tyre-hotel": Picture(tyres.tyre_hotel, View((-0.35, -3.4, 1.65), (0.1, 8, 1.75), 27)),
        "tyre-aisle": Picture(tyres.tyre_hotel, View((1.3, -1.6, 1.5), (-1.5, 7, 1.75), 29)),
        "charging": charging("snow", "suv", "#e8eaec"),
        "winter-road": Picture(lake.shore, View((1.6, -1, 2.3), (-0.2, 14, 2.5), 40), {"weather": weathers.WINTER, "colour": "#a3161f"}),
        "forecourt": building("gables", (("estate", "#1d4e89", -6.0, 0.4, 215), ("suv", "#e8eaec", -1.6, 0.4, 215), ("hatchback", "#c8571b", 2.8, 0.4, 215)), "summer"),
        "dealership": building("pavilion", PAIR, view=View((-12.5, -8.0, 1.8), (1.6, 4, 2.4), 25, (0, 0.03), exposure=0.4), lake=True),
        "dealership-wide": building("pavilion", PAIR, view=View((-13.5, -14.5, 1.9), (-0.5, 5, 2.5), 28, (-0.05, 0.02), exposure=0.4, size=WIDE), lake=True),
        "dealership-tall": building("pavilion", PAIR, view=View((-11.5, -12.0, 1.9), (-0.6, 5, 2.5), 25, (0, 0.2), exposure=0.4, size=TALL), lake=True),
        "dealer-brick": building("brick", BRICK),
        "dealer-wing": building("wing", (("suv", "#a3161f", -3.5, 0.3, 210), ("estate", "#e8eaec", 2.0, 0.3, 210)), "frost"),
        **DEALERS,
        **WORKSHOPS,
    },
    "nordvik-no": {
        **told_with("battery", "northern-night", "wheels", "ferry"),
        **shore(weathers.FJORD, "#a3161f"),
        "coast-road": Picture(lake.shore, View((1.2, 4, 5.2), (0.5, 30, 4.6), 34, exposure=0.35), {"weather": weathers.EVENING, "colour": "#a9aeb2", "kind": "saloon", "along": 56, "away": True}),
        "charging": charging("boathouse", "hatchback", "#1c4f8f"),
        "tyre-hotel": Picture(tyres.tyre_hotel, View((-0.35, -3.4, 1.65), (0.1, 8, 1.75), 27)),
        "workshop": workshop("suv", "#a3161f", accent="#2b3d4a", house="timber"),
        "handover": key("estate", "#a3161f", "#0d527c", house="timber"),
    },
    "nordvik-uk": {
        **told_with("battery", "lamp", "showroom"),
        **shore(weathers.MEADOW, "#2c5443"),
        "hill-road": Picture(lake.shore, View((1.2, 4, 4.4), (0.5, 30, 4.2), 34), {"weather": weathers.MEADOW, "colour": "#a9aeb2", "kind": "suv", "along": 56, "away": True}),
        "charging": charging("cottage", "saloon", "#e8eaec"),
        "dealership": building("brick", BRICK),
        "workshop": workshop("hatchback", "#1d4e89", accent="#2c5443", house="brick", turned=True),
        "handover": key("suv", "#2c5443", house="brick"),
    },
    "mercedes-smart-se": {
        "hero-wide": Picture(night.night, View((-2.1, -10.2, 1.15), (-2.1, 0, 1.15), 34, (0, -0.03), size=WIDE), SALOON_AT_NIGHT),
        "hero-tall": Picture(night.night, View((-3.9, -6.6, 1.35), (-0.05, 0, 0.85), 40, (0, -0.16), size=TALL), SALOON_AT_NIGHT),
        "studio-front": Picture(night.night, View((-8.4, -1.6, 1.1), (0, 0, 0.85), 58), {**SALOON_AT_NIGHT, "lit": True}),
        "studio-line": Picture(night.night, View((4.2, -6.6, 2.3), (0.3, 0, 0.75), 42), {"kind": "estate", "colour": "#0e1114"}),
        "studio-suv": Picture(night.night, View((-6.3, -5.6, 1.3), (0, 0, 0.85), 42), {"kind": "suv", "colour": "#1b2026", "lit": True}),
        "smart-hero-wide": Picture(street.street, View((-3.6, -7.2, 1.35), (-1.3, 1, 1.75), 30, (-0.03, 0.03), size=WIDE), {"colour": street.ACID}),
        "smart-hero-tall": Picture(street.street, View((-2.4, -6.2, 1.3), (-0.05, 1, 1.6), 30, (0, 0.2), size=TALL), {"colour": street.ACID}),
        "smart-charging": Picture(street.street, View((-2.3, -5.0, 1.35), (0.75, 1, 1.2), 32), {"colour": "#e8eaec", "charger": True}),
        "smart-city": Picture(street.street, View((0.9, -6.6, 1.3), (0.0, 1, 1.45), 31), {"colour": street.ACID, "turn": 0.0, "bicycles": True, "lot": (0.0, 0.6)}),
        "smart-parking": Picture(street.street, View((0.6, -6.0, 1.9), (0.0, 1, 0.95), 34), {"colour": "#1a1a1a", "turn": 180.0, "bays": True}),
        "workshop-night": workshop("saloon", BLACK, dark=True, accent="#30373f"),
    },
    "nordvik-auctions-se": {
        "hero-wide": Picture(hall.hall, View((-2.2, -9.2, 1.6), (-2.1, 0, 1.6), 31, (0, 0.02), size=WIDE), WINE),
        "hero-tall": Picture(hall.hall, View((-1.2, -8.6, 1.7), (0, 0, 1.7), 37, (0, 0.22), size=TALL), WINE),
        "row": Picture(hall.hall, View((-9.6, -6.4, 2.0), (-1.2, 0.2, 1.25), 30, (-0.06, 0.0)), {"lots": (("suv", "#31506e"), ("coupe", "#8a8f94"), ("saloon", "#7c1e2a"))}),
        "under-cover": Picture(hall.hall, View((-2.8, -7.4, 1.7), (0.1, 0, 1.0), 38), {"lots": (("coupe", "#31506e"),), "covered": True}),
        "inspection": workshop("saloon", "#31506e", dark=True, accent="#7c1e2a"),
        "paddle": Picture(hall.hall, View((-0.9, -8.2, 1.5), (0, 0, 1.35), 34, f=2.8, focus=(-1.02, -6.4, 1.6)), {"lots": (("saloon", "#31506e"),), "paddle": True}),
    },
    "nordvik-trucks-se": {
        "hero-wide": Picture(lorry.scene, View((-3.6, -1, 1.8), (-2.2, 14, 2.5), 28, (0, 0.02), size=WIDE), {"place": "dawn", "colour": "#1f5b8f"}),
        "hero-tall": Picture(lorry.scene, View((-3.4, -1, 1.7), (-0.2, 14, 1.9), 40, (0, 0.06), size=TALL), {"place": "dawn", "colour": "#1f5b8f"}),
        "night-road": Picture(lorry.scene, View((-3.9, -0.5, 1.6), (-0.2, 12, 2.3), 32), {"place": "night", "colour": "#2a5f93"}),
        "yard": Picture(lorry.scene, View((-9.5, -9.6, 1.8), (-0.4, 2, 2.2), 30), {"place": "yard", "colour": "#c9d2d9", "colours": ("#1f5b8f", "#8f2230")}),
        "workshop": Picture(lorry.scene, View((-5.6, -8.4, 1.7), (-0.3, 0, 2.3), 28), {"place": "hall", "colour": "#1f5b8f"}),
        "charging": Picture(lorry.scene, View((-6.8, -8.0, 1.7), (-0.8, 0.2, 2.2), 30), {"place": "charging", "colour": "#2f7a5a"}),
    },
    "nordvik-restaurant-se": {
        "hero-wide": Picture(table.window_table, View((-1.35, -1.15, 1.22), (0.12, 0.5, 0.98), 26, (-0.07, 0.02), exposure=0.25, size=WIDE)),
        "hero-tall": Picture(table.window_table, View((-1.3, -1.0, 1.25), (0.05, 0.5, 1.0), 26, (0, -0.12), exposure=0.25, size=TALL)),
        "plate": Picture(table.plate, View((0, -0.3, 1.42), (0, 0.005, 0.76), 40)),
        "bread": Picture(table.bread, View((-0.35, -0.86, 1.14), (0.0, 0.06, 0.82), 38, f=5.6, exposure=0.3)),
        "window": Picture(table.window_carafe, View((-0.25, -0.92, 1.05), (-0.02, 0.5, 0.98), 34, f=4, focus=(-0.1, 0.1, 0.9), exposure=0.25)),
        "long-table": Picture(table.long_table, View((-5.6, -0.95, 1.5), (0.6, 0.25, 0.95), 27, exposure=0.45)),
    },
    "carstore-se": {
        **carstore(SWEDISH, seasons.SUMMER, 1, ("estate", "#8f2230"), ("hatchback", "#e8eaec")),
        **STORES,
        "delivery": Picture(store.delivery, View((-3.0, -12.2, 1.8), (-0.25, 1, 1.8), 32.5, (0, 0.03)), {"kind": "hatchback", "colour": "#8f2230"}),
    },
    "carstore-no": carstore(NORWEGIAN, seasons.COAST, 2, ("suv", "#a3161f"), ("estate", "#2f5d50"), "timber"),
    "carstore-fi": {**carstore(FINNISH, seasons.FIRST_SNOW, 4, ("hatchback", "#1c4f8f"), ("saloon", "#a3161f")), **told_with("battery", "ski-box", "showroom", "lamp")},
    "carstore-sk": carstore(SLOVAK, seasons.MORNING, 6, ("saloon", "#c8571b"), ("suv", "#1d2f57"), "brick"),
}
