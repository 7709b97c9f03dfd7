"""Encodes the rendered pictures into `demo/media`: `python -m studio.scenes.publish [site …]`."""

import sys
from pathlib import Path

from PIL import Image, ImageFilter

from .album import ALBUM
from .render import OUT

FILES = Path(__file__).resolve().parents[2] / "media"
SHARE = (1200, 630)
HEAVIEST = 250_000
"""The maximum size of a picture, in bytes."""
SHARED = {"hero-wide": "og", "smart-hero-wide": "og-smart"}
"""The link previews, by the hero that each is cut from."""


def publish(site: str) -> None:
    """All rendered pictures of a site, and the crops of its heroes."""
    for name, picture in ALBUM[site].items():
        source = OUT / "final" / site / f"{name}.png"
        if not source.exists():
            print(f"{site}/{name} is not rendered yet", file=sys.stderr)
            continue
        image = fitted(Image.open(source).convert("RGB"), picture.view.size)
        encode(image, FILES / site / f"{name}.webp")
        if name in SHARED:
            cut(image).save(FILES / site / f"{SHARED[name]}.jpg", quality=84, optimize=True, progressive=True)


def fitted(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture at its size; an enlarged one is sharpened slightly."""
    if image.size == size:
        return image
    return image.resize(size, Image.Resampling.LANCZOS).filter(ImageFilter.UnsharpMask(1.6, 60, 2))


def encode(image: Image.Image, file: Path) -> None:
    """WebP in the best quality that fits the maximum size."""
    for quality in (82, 76, 70, 62, 54):
        image.save(file, quality=quality, method=6)
        if file.stat().st_size <= HEAVIEST:
            return
    raise ValueError(f"{file} is too heavy")


def cut(image: Image.Image) -> Image.Image:
    """The middle of a wide picture in the aspect ratio of link previews."""
    height = round(image.width * SHARE[1] / SHARE[0])
    top = round((image.height - height) * 0.6)
    return image.crop((0, top, image.width, top + height)).resize(SHARE, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ALBUM:
        publish(wanted)
