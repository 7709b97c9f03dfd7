"""Renders pictures into `.data/studio`: `python -m studio.scenes.render [--preview] [site[/name] …]`."""

import argparse
import shutil
import time
from pathlib import Path

from .album import ALBUM, Picture
from .build.stage import clear, take

OUT = Path(__file__).resolve().parents[3] / ".data" / "studio" / "scenes"


def wanted(names: list[str]) -> list[tuple[str, Picture]]:
    """The pictures whose `site/name` begins with one of the names, those of one place together."""
    every = [(f"{site}/{name}", picture) for site, album in ALBUM.items() for name, picture in album.items()]
    chosen = [item for start in names or [""] for item in every if item[0].startswith(start)]
    order: dict[str, int] = {}
    for _, picture in chosen:
        order.setdefault(setting(picture), len(order))
    return sorted(chosen, key=lambda item: order[setting(item[1])])


def setting(picture: Picture) -> str:
    """The key that pictures of the same scene share."""
    return f"{picture.place.__module__}.{picture.place.__name__} {dict(picture.options)!r}"


def main() -> None:
    """Reads the command line and renders."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--preview", action="store_true", help="a third of the size, few samples")
    parser.add_argument("--samples", type=int, default=20)
    parser.add_argument("--share", type=float, default=1.0, help="of the full size, for drafts that are enlarged")
    parser.add_argument("--missing", action="store_true", help="leave what was rendered before")
    options = parser.parse_args()
    built = ""
    taken: dict[str, Path] = {}
    for name, picture in wanted(options.names):
        began = time.monotonic()
        file = OUT / ("preview" if options.preview else "final") / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        if options.missing and file.exists():
            taken[f"{setting(picture)} {picture.view}"] = file
            continue
        same = taken.setdefault(f"{setting(picture)} {picture.view}", file)
        if same != file:
            shutil.copy(same, file)
            continue
        if setting(picture) != built:
            clear()
            picture.place(**picture.options)
            built = setting(picture)
        ready = time.monotonic()
        samples, share = (6, 0.3) if options.preview else (options.samples, options.share)
        take(picture.view, file, samples, share)
        print(f"STUDIO {name}: {ready - began:.0f} s to build, {time.monotonic() - ready:.0f} s to render", flush=True)


if __name__ == "__main__":
    main()
