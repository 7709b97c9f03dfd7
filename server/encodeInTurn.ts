import sharp, { type Sharp } from 'sharp';

/**
 * Encodes pictures one after another in this process. An AVIF of 1920 px takes 65 MB while it is
 * encoded, and Node would encode four at a time on its threads. A worker has one core, so that four at a time are no
 * faster. Only encoding waits: requests for originals and pictures from the cache don't.
 */
export function encodeInTurn(pictures: Pick<Sharp, 'toBuffer'> = sharp.prototype): void {
  const { toBuffer } = pictures;
  let previous: Promise<unknown> = Promise.resolve();
  Object.assign(pictures, {
    toBuffer(this: Sharp, ...options: Parameters<Sharp['toBuffer']>) {
      const encoded = previous.then(() => Reflect.apply(toBuffer, this, options));
      previous = encoded.catch(() => undefined);
      return encoded;
    },
  });
}
