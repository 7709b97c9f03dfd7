import { isMedia, shortAddress } from './mediaAddress.ts';
import type { PreparedSource } from './PreparedPicture.tsx';

/** The widths of cards, including high-density screens. */
const widths = [320, 640, 1280] as const;

/**
 * The addresses of a picture in a card, for a `PreparedPicture`. Unlike `preparePicture` it is
 * small enough for the client bundle, so that lists can load more cards in the browser. In return
 * it resizes only pictures of the media library.
 */
export function mediaSource(src: string): PreparedSource {
  if (!isMedia(src)) return { src };
  const copies = widths.map((width) => `${shortAddress({ src, width })} ${width}w`);
  return { src: shortAddress({ src, width: 640 }), srcSet: copies.join(', ') };
}
