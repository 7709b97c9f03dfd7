"""Cars in the places, as stand-ins."""

from .build.looks import matte
from .build.shapes import box, cylinder


def car(kind: str, colour: str, at: tuple[float, float, float], turn: float = 0.0, lit: bool = False) -> None:
    """A car with its front towards +x when `turn` is nought."""
    x, y, z = at
    box((4.6, 1.85, 0.7), (x, y, z + 0.25), matte(colour, 0.3, 0, 1), turn, 0.12)
    box((2.6, 1.6, 0.55), (x, y, z + 0.9), matte("#101418", 0.1), turn, 0.2)
