/** Pixels of a part of a picture, as a canvas gives them: red, green, blue and alpha, from 0 to 255. */
export interface PicturePixels {
  readonly data: ArrayLike<number>;
}

/** The colours of a text over a picture. Both are sRGB hex. */
export interface OverlaidColors {
  readonly text: string;
  /** The ground under the picture, which is also the colour of the veil over it. */
  readonly ground: string;
}

/** The most pixels that are measured. More of a picture look the same. */
const maxSamples = 2_000;

/** The share of the worst pixels that is left out, because a few dark spots don't make a text unreadable. */
const ignoredShare = 0.05;

/**
 * The contrast of a text against the part of a picture behind it (WCAG 2.2, 1.4.3), from 1 to 21: that of the worst pixels,
 * without the very worst. `undefined` without pixels.
 *
 * @param veil - How opaque the veil between them is, in percent.
 */
export function contrastOverPicture(
  { data }: PicturePixels,
  { text, ground }: OverlaidColors,
  veil = 0,
): number | undefined {
  const pixels = Math.floor(data.length / 4);
  const step = Math.max(1, Math.ceil(pixels / maxSamples));
  const [own, below] = [luminanceOf(channelsOf(text)), channelsOf(ground)];
  const ratios = Array.from({ length: Math.floor((pixels + step - 1) / step) }, (_, at) => {
    const behind = luminanceOf(channelsAt(data, at * step * 4, below, veil / 100));
    return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
  }).toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * ignoredShare)];
}

/** The contrast that a text needs (WCAG 2.2, level AA). Large texts have at least 24 px, or 18.66 px in bold. */
export const neededContrast = { large: 3, normal: 4.5 } as const;

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** A pixel over the ground and under the veil, as browsers composite them. */
function channelsAt(data: ArrayLike<number>, at: number, ground: Channels, veil: number): Channels {
  const alpha = (data[at + 3] ?? 0) / 255;
  const channel = (offset: 0 | 1 | 2) => {
    const shown = (data[at + offset] ?? 0) * alpha + ground[offset] * (1 - alpha);
    return ground[offset] * veil + shown * (1 - veil);
  };
  return [channel(0), channel(1), channel(2)];
}

/** The relative luminance of WCAG. The library that the themes are made with would be larger than all checks. */
function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
