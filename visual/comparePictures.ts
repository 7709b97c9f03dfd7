import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * The allowed colour difference of a pixel, from 0 to 1. The default of pixelmatch, 0.1, does not
 * distinguish similar blues; this value detects a colour token that is one step off.
 */
const threshold = 0.01;

/**
 * The allowed number of different pixels, as a share and as a count, which tolerates anti-aliasing
 * of glyphs.
 */
const allowedRatio = 0.0005;
const allowedPixels = 100;

/** Whether two pictures of the same story look alike. */
export type Comparison =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'different';
      /** How many pixels differ. */
      readonly pixels: number;
      /** Their share of the picture, from 0 to 1. */
      readonly ratio: number;
      /** A PNG of the faded picture with different pixels in red. */
      readonly difference: Buffer;
    };

/** Compares two PNG files. Pictures of different sizes always differ. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { kind: 'same' };
  const [old, current] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    extended(old, width, height).data,
    extended(current, width, height).data,
    difference.data,
    width,
    height,
    { threshold },
  );
  const ratio = pixels / (width * height);
  const isSameSize = old.width === current.width && old.height === current.height;
  if (isSameSize && ratio <= allowedRatio && pixels <= allowedPixels) return { kind: 'same' };
  return { kind: 'different', pixels, ratio, difference: PNG.sync.write(difference) };
}

/**
 * The picture, padded with transparent pixels to the given size, since pixelmatch requires equal
 * sizes.
 */
function extended(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
