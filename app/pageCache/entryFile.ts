import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { DocumentValue, StoredEntry } from './cacheEntry.ts';

/**
 * The file of one entry: a format number and a checksum, four bytes each, then the entry as `node:v8`
 * serialises it, which preserves buffers and maps.
 */
const format = 1;
const headerBytes = 8;

/** Copied, because the original is a view that would keep the whole file in memory. */
const buffer = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes));

const headers = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.undefined()]))
  .optional();

const value = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('APP_PAGE'),
    html: z.string(),
    rscData: buffer.optional(),
    segmentData: z.map(z.string(), buffer).optional(),
    postponed: z.string().optional(),
    headers,
    status: z.number().optional(),
  }),
  z.object({
    kind: z.literal('APP_ROUTE'),
    body: buffer,
    headers,
    status: z.number().optional(),
  }),
]);

const content = z.object({
  key: z.string(),
  lastModified: z.number(),
  cacheControl: z
    .object({
      revalidate: z.union([z.number(), z.literal(false)]),
      expire: z.number().optional(),
    })
    .optional(),
  tags: z.array(z.string()),
  renderedSince: z.number().optional(),
  value,
});

/** An entry that may be written to disk. */
export type FiledEntry = Omit<StoredEntry, 'value' | 'isGood' | 'isOnDisk'> & {
  readonly value: DocumentValue;
};

/** The file name for a key. Keys contain slashes and may be longer than file names. */
export function entryFileName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function encodeEntry(key: string, entry: FiledEntry): Buffer {
  const { lastModified, cacheControl, tags, renderedSince, value: filed } = entry;
  const body = serialize({ key, lastModified, cacheControl, tags, renderedSince, value: filed });
  const head = Buffer.alloc(headerBytes);
  head.writeUInt32BE(format, 0);
  head.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([head, body]);
}

/** Parses a file; `undefined` if it is damaged, in another format, or belongs to another key. */
export function decodeEntry(key: string, file: Buffer): FiledEntry | undefined {
  if (file.length <= headerBytes || file.readUInt32BE(0) !== format) return undefined;
  const body = file.subarray(headerBytes);
  if (file.readUInt32BE(4) !== crc32(body)) return undefined;
  const parsed = content.safeParse(deserialized(body));
  if (!parsed.success || parsed.data.key !== key) return undefined;
  const { key: _, ...entry } = parsed.data;
  return { ...entry, cacheControl: entry.cacheControl };
}

function deserialized(body: Buffer): unknown {
  try {
    return deserialize(body);
  } catch {
    // Written by a version of Node with another serialisation format.
    return undefined;
  }
}
