import { isMedia, shortAddress } from './mediaAddress.ts';
import type { PreparedSource } from './PreparedPicture.tsx';

/** A card is never wider, also on a sharp screen. */
const widths = [320, 640, 1280] as const;

/**
 * The addresses of a picture for a card, for a `PreparedPicture`. Unlike `preparePicture` it costs
 * a browser next to nothing, so that lists may ask for more cards by themselves; for that it
 * resizes nothing but the pictures of the library.
 */
export function mediaSource(src: string): PreparedSource {
  if (!isMedia(src)) return { src };
  const copies = widths.map((width) => `${shortAddress({ src, width })} ${width}w`);
  return { src: shortAddress({ src, width: 640 }), srcSet: copies.join(', ') };
}
