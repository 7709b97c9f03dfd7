import { isResizable, resizedAddress } from '#image-loader';
import type { PreparedSource } from './PreparedPicture.tsx';

/** The widths of cards, including high-density screens. */
const cardWidths = [320, 640, 1280] as const;

/** All widths of copies; the last is for pictures that fill a window. */
export const windowWidths = [...cardWidths, 1920] as const;

/**
 * The addresses of a picture, for a `PreparedPicture`; without `widths`, those of a card. Unlike
 * `preparePicture` it is small enough for the client bundle, so that lists can load more cards in
 * the browser. In return it resizes only pictures that the site's loader (`#image-loader`) can
 * resize.
 */
export function mediaSource(src: string, widths: readonly number[] = cardWidths): PreparedSource {
  if (!isResizable(src)) return { src };
  const copies = widths.map((width) => `${resizedAddress({ src, width })} ${width}w`);
  return { src: resizedAddress({ src, width: 640 }), srcSet: copies.join(', ') };
}

/** The address of the smallest copy of a picture that is at least `pixels` wide, or of the largest. */
export function sizedSource(src: string, pixels: number): string {
  if (!isResizable(src)) return src;
  return resizedAddress({ src, width: windowWidths.find((width) => width >= pixels) ?? 1920 });
}
