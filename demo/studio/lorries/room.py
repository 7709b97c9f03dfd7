"""The inner dimensions of the cab."""

from dataclasses import dataclass

from ..cars.inside.cockpit import Cockpit


@dataclass(frozen=True)
class Cab(Cockpit):
    """The cab's interior, described like the cockpits of cars; its windscreen is steep and its walls are upright."""

    width: float = 1.06
    dash: float = 1.02
    roof: float = 2.34
    cushion: float = 0.56
    seats: float = 0.60
    """y of the middle of a seat."""
    screen_high: float = 1.91
    """Height of the upper edge of the windscreen, where the shelf begins."""
    ground: float = -1.42
    """Height of the road."""

    @property
    def hips(self) -> float:
        return 0.64

    @property
    def pillar(self) -> float:
        return 0.90

    def windscreen(self, z: float) -> float:
        return -0.64 + 0.30 * (z - self.belt)


CAB = Cab()
