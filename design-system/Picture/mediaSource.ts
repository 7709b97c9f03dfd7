import { isResizable, resizedAddress } from '#image-loader';
import type { PreparedSource } from './PreparedPicture.tsx';

/** The widths of cards, including high-density screens. */
const widths = [320, 640, 1280] as const;

/**
 * The addresses of a picture in a card, for a `PreparedPicture`. Unlike `preparePicture` it is
 * small enough for the client bundle, so that lists can load more cards in the browser. In return
 * it resizes only pictures that the site's loader (`#image-loader`) can resize.
 */
export function mediaSource(src: string): PreparedSource {
  if (!isResizable(src)) return { src };
  const copies = widths.map((width) => `${resizedAddress({ src, width })} ${width}w`);
  return { src: resizedAddress({ src, width: 640 }), srcSet: copies.join(', ') };
}
