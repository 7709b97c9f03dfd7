import { once } from 'node:events';
import { createGzip } from 'node:zlib';

/** Compresses a text that is written piece by piece, so that only the compressed one is in memory. */
export interface GzipText {
  /** Resolves when the next piece can be written. */
  readonly write: (text: string) => Promise<void>;
  /** The whole text, compressed. */
  readonly end: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Creates one. */
export function createGzipText(): GzipText {
  const gzip = createGzip();
  const pieces: Buffer[] = [];
  gzip.on('data', (piece: Buffer) => pieces.push(piece));
  return {
    write: async (text) => {
      if (!gzip.write(text)) await once(gzip, 'drain');
    },
    end: async () => {
      const ended = once(gzip, 'end');
      gzip.end();
      await ended;
      return new Uint8Array(Buffer.concat(pieces));
    },
  };
}
