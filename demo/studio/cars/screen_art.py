"""The contents of dashboard screens: dials, a map, or both; in greys, because the studio is neutral."""

from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFont

ROADS = (
    ((0.0, 0.80), (1.0, 0.30)),
    ((0.16, 0.0), (0.50, 1.0)),
    ((0.66, 0.0), (0.84, 1.0)),
    ((0.0, 0.38), (1.0, 0.90)),
    ((0.40, 0.0), (1.0, 0.55)),
)
ROUTE = ((0.46, 0.86), (0.44, 0.70), (0.50, 0.55), (0.60, 0.46), (0.70, 0.20), (0.69, 0.0))
"""Both as shares of the map's width and height."""


def drawn(kind: str, size: tuple[int, int]) -> Image.Image:
    """The picture of a `dials`, `map` or `wide` screen, in pixels."""
    picture = Image.new("L", size, 9)
    pen = ImageDraw.Draw(picture)
    wide, high = size
    if kind in ("wide", "dials"):
        _dials(pen, 0, wide if kind == "dials" else round(wide * 0.46), high)
    if kind in ("wide", "map"):
        left = 0 if kind == "map" else round(wide * 0.48)
        _map(pen, left, wide, high)
        _tiles(pen, left, wide, high)
    return picture


def _write(pen: ImageDraw.ImageDraw, at: tuple[float, float], word: str, size: float, shade: int) -> None:
    pen.text(at, word, font=ImageFont.load_default(size), fill=shade, anchor="mm")


def _dials(pen: ImageDraw.ImageDraw, left: int, right: int, high: int) -> None:
    """The speed in the middle, range and charge as arcs at the sides."""
    middle, radius = (left + right) / 2, high * 0.42
    for turn in range(61):
        angle = pi * (0.75 + 1.5 * turn / 60)
        reach = radius * (0.88 if turn % 10 else 0.80)
        ends = [(middle + r * cos(angle), high / 2 + r * sin(angle)) for r in (reach, radius)]
        pen.line(ends, fill=255 if turn < 34 else 90, width=high // (70 if turn % 10 else 45))
    _write(pen, (middle, high * 0.47), "72", high * 0.34, 255)
    _write(pen, (middle, high * 0.70), "km/h", high * 0.10, 170)
    for way, big, small, share in ((-1, "412", "km", 0.8), (1, "86", "%", 0.86)):
        x = middle + way * (right - left) * 0.35
        span = (x - high * 0.24, high * 0.26, x + high * 0.24, high * 0.74)
        start = 130 if way < 0 else 310
        pen.arc(span, start, start + 100, fill=70, width=max(3, high // 40))
        pen.arc(span, start, start + 100 * share, fill=235, width=max(3, high // 40))
        _write(pen, (x, high * 0.47), big, high * 0.15, 240)
        _write(pen, (x, high * 0.60), small, high * 0.085, 160)


def _map(pen: ImageDraw.ImageDraw, left: int, right: int, high: int) -> None:
    """A town with water and parks, and the route through it."""
    wide = right - left

    def at(u: float, v: float) -> tuple[float, float]:
        return (left + wide * u, high * v)

    pen.rectangle((left, 0, right, high), fill=40)
    pen.polygon([at(0, 0.22), at(0.24, 0.10), at(0.34, 0), at(0, 0)], fill=20)
    pen.polygon([at(1, 0.52), at(1, 1), at(0.58, 1), at(0.76, 0.66)], fill=58)
    for start, end in ROADS:
        pen.line([at(*start), at(*end)], fill=92, width=max(3, high // 46))
    for step in range(9):
        pen.line([at(step / 8, 0), at(step / 8 - 0.12, 1)], fill=54, width=max(2, high // 120))
        pen.line([at(0, step / 8), at(1, step / 8 - 0.15)], fill=54, width=max(2, high // 120))
    pen.line([at(*point) for point in ROUTE], fill=255, width=max(6, high // 24), joint="curve")
    x, y = at(*ROUTE[1])
    for size, shade in ((0.075, 120), (0.052, 255), (0.030, 30)):
        pen.ellipse((x - high * size, y - high * size, x + high * size, y + high * size), fill=shade)


def _tiles(pen: ImageDraw.ImageDraw, left: int, right: int, high: int) -> None:
    """Over the map: the next turn, the music, and a row of buttons at the bottom."""
    wide = right - left
    pen.rounded_rectangle(
        (left + wide * 0.04, high * 0.07, left + wide * 0.32, high * 0.29), high * 0.04, fill=12
    )
    _write(pen, (left + wide * 0.20, high * 0.18), "800 m", high * 0.10, 245)
    pen.polygon(
        [(left + wide * x, high * y) for x, y in ((0.065, 0.22), (0.085, 0.12), (0.105, 0.22))], fill=245
    )
    pen.rounded_rectangle(
        (left + wide * 0.70, high * 0.07, left + wide * 0.96, high * 0.72), high * 0.04, fill=14
    )
    for row, (length, shade) in enumerate(((0.20, 215), (0.14, 120), (0.17, 120))):
        y = high * (0.44 + 0.085 * row)
        pen.rounded_rectangle(
            (left + wide * 0.73, y, left + wide * (0.73 + length), y + high * 0.03), 4, fill=shade
        )
    pen.rounded_rectangle(
        (left + wide * 0.73, high * 0.12, left + wide * 0.93, high * 0.39), high * 0.03, fill=150
    )
    pen.ellipse((left + wide * 0.80, high * 0.19, left + wide * 0.86, high * 0.32), fill=225)
    pen.rectangle((left, high * 0.84, right, high), fill=10)
    for key in range(7):
        x, size = left + wide * (0.14 + 0.12 * key), high * 0.030
        pen.rounded_rectangle((x - size, high * 0.92 - size, x + size, high * 0.92 + size), 5, fill=190)
