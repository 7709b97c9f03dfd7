"""Which picture of which site is taken where."""

from dataclasses import dataclass, field
from typing import Any, Callable, Mapping

from .build.stage import TALL, WIDE, View
from .places import lake


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


ALBUM: dict[str, dict[str, Picture]] = {
    "nordvik-se": {**shore(lake.CALM, "#1d4e89")},
}
