import { contrast } from '#themes/color.ts';

/** Pixels of a part of a picture, as a canvas gives them: red, green, blue and alpha, from 0 to 255. */
export interface PicturePixels {
  readonly data: ArrayLike<number>;
}

/** A text that stands over a picture. */
export interface TextOverPicture {
  /** As sRGB hex. */
  readonly color: string;
  /** At least 24 px, or 18.66 px in bold, as WCAG counts large texts. */
  readonly isLarge: boolean;
}

/** The most pixels that are measured. More of a picture look the same. */
const maxSamples = 2_000;

/** The share of the worst pixels that is left out, because a few dark spots don't make a text unreadable. */
const ignoredShare = 0.05;

/**
 * The contrast of a text against the part of a picture behind it (WCAG 2.2, 1.4.3), from 1 to 21: that of the worst pixels,
 * without the very worst. `undefined` without pixels.
 */
export function contrastOverPicture({ data }: PicturePixels, color: string): number | undefined {
  const pixels = Math.floor(data.length / 4);
  const step = Math.max(1, Math.ceil(pixels / maxSamples));
  const measured = new Map<string, number>();
  const ratios = Array.from({ length: Math.floor((pixels + step - 1) / step) }, (_, at) => {
    const hex = hexAt(data, at * step * 4);
    const ratio = measured.get(hex) ?? contrast(color, hex);
    measured.set(hex, ratio);
    return ratio;
  }).toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * ignoredShare)];
}

/** What is wrong with a text over a picture; `undefined` if nothing is. */
export function contrastProblem(
  pixels: PicturePixels,
  { color, isLarge }: TextOverPicture,
): string | undefined {
  const ratio = contrastOverPicture(pixels, color);
  const needed = isLarge ? 3 : 4.5;
  if (ratio === undefined || ratio >= needed) return undefined;
  return `has a contrast of ${ratio.toFixed(1)} over the picture, and needs ${needed}`;
}

/** Colours that hardly differ are measured once. */
function hexAt(data: ArrayLike<number>, at: number): string {
  const channels = [0, 1, 2].map((offset) => {
    const value = Math.min(255, Math.round((data[at + offset] ?? 0) / 5) * 5);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
