import { createHash } from 'node:crypto';
import { z } from 'zod';
import { filedBuffer as buffer, packFile, unpackFile } from '#storage/checkedFile.ts';
import type { DocumentValue, StoredEntry } from './cacheEntry.ts';

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

/** An entry that may be filed. */
export type FiledEntry = Omit<StoredEntry, 'value' | 'isGood' | 'isFiled'> & {
  readonly value: DocumentValue;
};

/** Translates between this machine's times and those in files that machines share; milliseconds since 1970. */
export interface EntryClock {
  readonly toShared: (local: number) => number;
  readonly toLocal: (shared: number) => number;
}

const sameClock: EntryClock = { toShared: (local) => local, toLocal: (shared) => shared };

/** The file name for a key. Keys contain slashes and may be longer than file names. */
export function entryFileName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function encodeEntry(key: string, entry: FiledEntry, clock = sameClock): Buffer {
  const { cacheControl, tags, value: filed } = entry;
  return packFile({ key, ...timesOf(entry, clock.toShared), cacheControl, tags, value: filed });
}

/** Parses a file; `undefined` if it is damaged, in another format, or belongs to another key. */
export function decodeEntry(key: string, file: Buffer, clock = sameClock): FiledEntry | undefined {
  const unpacked = unpackFile(content, file);
  if (unpacked?.key !== key) return undefined;
  const { key: _, ...entry } = unpacked;
  return { ...entry, ...timesOf(entry, clock.toLocal), cacheControl: entry.cacheControl };
}

type EntryTimes = Pick<FiledEntry, 'lastModified' | 'renderedSince'>;

function timesOf(times: EntryTimes, translate: (time: number) => number): EntryTimes {
  const { lastModified, renderedSince } = times;
  return {
    lastModified: translate(lastModified),
    ...(renderedSince !== undefined && { renderedSince: translate(renderedSince) }),
  };
}
