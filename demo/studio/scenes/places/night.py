"""A studio at night: a dark floor, a car, and lines of light along it."""

from ..build.land import level
from ..build.looks import matte, speckled
from ..build.shapes import box
from ..build.sky import panel, sky
from ..build.stage import expose
from ..vehicle import car


def night(kind: str, colour: str, turn: float = 180.0, lit: bool = False) -> None:
    """One car in the middle."""
    expose()
    sky(((0.0, "#05070a"), (0.3, "#0a0d12")), 0.6)
    floor = matte("#0a0c0f", 0.55)
    level((-60, 60, -30, 60), 0.0, floor)
    wall = speckled("#0a0c0f", "#14181d", 0.12, 0.9)
    box((120, 0.2, 14), (0, 16, 0), wall)
    car(kind, colour, (0, 0, 0), turn, lit)
    panel((6.6, 0.35), (0, 0.35, 3.4), (0, 0, 0.8), "#eef3ff", 300)
    panel((9.0, 0.6), (0, 5.2, 2.1), (0, 0, 0.9), "#dfe8ff", 240)
    panel((9.0, 0.3), (0.5, -5.5, 2.2), (0, 0, 0.7), "#ffffff", 95)
    panel((7.0, 0.22), (0.2, -4.6, 0.35), (0, 0, 0.45), "#dbe6ff", 26)
    panel((0.4, 2.4), (-6.5, -2.0, 1.6), (-1, 0, 0.6), "#dbe6ff", 36)
    panel((0.4, 2.0), (6.5, -1.5, 1.5), (1.5, 0, 0.7), "#dbe6ff", 26)
    panel((22, 0.5), (9.0, 14.6, 0.3), (9.0, 16, 1.6), "#7f9cc8", 1250)
