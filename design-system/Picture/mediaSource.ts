import { isResizable, resizedAddress } from '#image-loader';
import type { PreparedSource } from './PreparedPicture.tsx';

/**
 * The widths of the copies of cards, in px. Chosen by what the layouts need on windows from 360 to 1920 px and
 * screens of 1 to 3 device pixels; see docs/performance.md.
 */
const cardWidths = [320, 480, 640, 800, 1120] as const;

/** The widths of the copies of all other pictures; the last is for those that fill a window. */
export const windowWidths = [320, 480, 640, 800, 960, 1120, 1440, 1920] as const;

/** The width of the copy for browsers that don't know `srcset`. */
const plainWidth = 640;

/**
 * The addresses of a picture, for a `PreparedPicture`; without `widths`, those of a card. Unlike
 * `preparePicture` it is small enough for the client bundle, so that lists can load more cards in
 * the browser. In return it resizes only pictures that the site's loader (`#image-loader`) can
 * resize.
 */
export function mediaSource(src: string, widths: readonly number[] = cardWidths): PreparedSource {
  if (!isResizable(src)) return { src };
  const copies = widths.map((width) => `${resizedAddress({ src, width })} ${width}w`);
  return { src: resizedAddress({ src, width: plainWidth }), srcSet: copies.join(', ') };
}

/** The address of the smallest copy of a picture that is at least `pixels` wide, or of the largest. */
export function sizedSource(src: string, pixels: number): string {
  if (!isResizable(src)) return src;
  return resizedAddress({ src, width: windowWidths.find((width) => width >= pixels) ?? 1920 });
}
