import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { ImageValue } from '../pageCache/cacheEntry.ts';

/** A picture and when it was made. */
export interface FiledPicture {
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly value: ImageValue;
}

/** Copied, because the original is a view that would keep the whole file in memory. */
const buffer = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes));

const content = z.object({
  key: z.string(),
  lastModified: z.number(),
  value: z.object({
    kind: z.literal('IMAGE'),
    buffer,
    etag: z.string(),
    upstreamEtag: z.string(),
    extension: z.string(),
    revalidate: z.number().optional(),
  }),
});

const headerBytes = 4;

/** The file of a picture: a checksum, then the picture as `node:v8` serialises it. */
export function encodePicture(key: string, { lastModified, value }: FiledPicture): Buffer {
  const body = serialize({ key, lastModified, value });
  const head = Buffer.alloc(headerBytes);
  head.writeUInt32BE(crc32(body), 0);
  return Buffer.concat([head, body]);
}

/** Parses a file; `undefined` if it is damaged or belongs to another key. */
export function decodePicture(key: string, file: Buffer): FiledPicture | undefined {
  if (file.length <= headerBytes) return undefined;
  const body = file.subarray(headerBytes);
  if (file.readUInt32BE(0) !== crc32(body)) return undefined;
  const parsed = content.safeParse(deserialized(body));
  if (!parsed.success || parsed.data.key !== key) return undefined;
  const { lastModified, value } = parsed.data;
  return { lastModified, value };
}

function deserialized(body: Buffer): unknown {
  try {
    return deserialize(body);
  } catch {
    // Written by a version of Node with another serialisation format.
    return undefined;
  }
}
