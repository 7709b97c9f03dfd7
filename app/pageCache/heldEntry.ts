import { serialize } from 'node:v8';
import type { CacheValue, PageValue, StoredEntry } from './cacheEntry.ts';

/**
 * An entry in memory. Its HTML is bytes: as a string it takes twice as much with any character outside Latin-1, such as a
 * dash, and belongs to the limited memory that the garbage collector works on.
 */
export interface HeldEntry extends Omit<StoredEntry, 'value'> {
  readonly value: HeldPage | Exclude<CacheValue, PageValue>;
}

interface HeldPage extends Omit<PageValue, 'html'> {
  readonly html: Buffer;
}

/** The form in which an entry is held in memory. */
export function holdEntry({ value, ...entry }: StoredEntry): HeldEntry {
  if (value.kind !== 'APP_PAGE') return { ...entry, value };
  return { ...entry, value: { ...value, html: Buffer.from(value.html) } };
}

/** The entry that is held. */
export function heldEntry({ value, ...entry }: HeldEntry): StoredEntry {
  if (value.kind !== 'APP_PAGE') return { ...entry, value };
  return { ...entry, value: { ...value, html: value.html.toString() } };
}

/** An estimate of an entry's memory, in bytes. */
export function memoryBytesOf(key: string, { value }: HeldEntry): number {
  return perEntry + key.length * perCharacter + valueBytes(value);
}

/** The objects around the data. */
const perEntry = 2_000;

/** A string with any character outside Latin-1 takes two bytes per character. */
const perCharacter = 2;

function valueBytes(value: HeldEntry['value']): number {
  switch (value.kind) {
    case 'APP_PAGE':
      return (
        value.html.byteLength + (value.rscData?.byteLength ?? 0) + segmentBytes(value.segmentData)
      );
    case 'APP_ROUTE':
      return value.body.byteLength;
    case 'IMAGE':
      return value.buffer.byteLength;
    case 'FETCH':
    case 'PAGES':
    case 'REDIRECT':
      return serialize(value).byteLength;
  }
}

function segmentBytes(segments: ReadonlyMap<string, Buffer> = new Map()): number {
  return [...segments].reduce((sum, [path, data]) => sum + path.length + data.byteLength + 100, 0);
}
