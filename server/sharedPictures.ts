import type { IncomingMessage } from 'node:http';

/** The path of pictures that other sites show when a page is shared; see `app/images/sharedPicture.ts`. */
const sharedPicture = /^\/_og\//;

/**
 * Makes the image optimiser answer with JPEG, or PNG for a PNG. Some networks can't show AVIF or WebP, although
 * the programs that fetch pictures for them say that they accept every format.
 */
export function avoidNewFormats({ url = '', headers }: IncomingMessage): void {
  if (sharedPicture.test(url)) headers.accept = 'image/jpeg,image/png';
}
