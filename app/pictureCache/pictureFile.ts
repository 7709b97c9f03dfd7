import { z } from 'zod';
import { filedBuffer, packFile, unpackFile } from '#storage/checkedFile.ts';
import type { ImageValue } from '../pageCache/cacheEntry.ts';

/** A picture and when it was made. */
export interface FiledPicture {
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly value: ImageValue;
}

const content = z.object({
  key: z.string(),
  lastModified: z.number(),
  value: z.object({
    kind: z.literal('IMAGE'),
    buffer: filedBuffer,
    etag: z.string(),
    upstreamEtag: z.string(),
    extension: z.string(),
    revalidate: z.number().optional(),
  }),
});

/** The file of a picture. */
export function encodePicture(key: string, { lastModified, value }: FiledPicture): Buffer {
  return packFile({ key, lastModified, value });
}

/** Parses a file; `undefined` if it is damaged, in another format, or belongs to another key. */
export function decodePicture(key: string, file: Buffer): FiledPicture | undefined {
  const unpacked = unpackFile(content, file);
  if (unpacked?.key !== key) return undefined;
  const { lastModified, value } = unpacked;
  return { lastModified, value };
}
