"""Converts colours from sRGB hex to linear light."""

Rgb = tuple[float, float, float]


def linear(code: str) -> Rgb:
    """`#rrggbb` as scene-linear light, 0 to 1."""

    def channel(at: int) -> float:
        value = int(code[at : at + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (channel(1), channel(3), channel(5))
