import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { fail, ok } from '#domain/result.ts';
import type { StoreOutcome } from '../storeFailure.ts';
import type { AskValkey } from './askValkey.ts';
import { asBytes } from './valkeyClient.ts';

/** Contents by name that all machines share. */
export interface SharedContents {
  readonly read: (name: string) => StoreOutcome<Buffer | undefined>;
  readonly write: (name: string, content: Buffer) => StoreOutcome<void>;
  readonly remove: (name: string) => StoreOutcome<void>;
}

interface ContentsOptions {
  readonly ask: AskValkey;
  /** What the keys of the server begin with. */
  readonly prefix: string;
  /** A larger content isn't kept (bytes). */
  readonly maxBytes: number;
  /** A content that is written no more is removed after this time (ms). */
  readonly lifeMs: number;
}

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * Creates contents in a server. They are compressed, which makes a page eight times smaller. What can't be unpacked is
 * garbage and removed.
 */
export function createValkeyContents(options: ContentsOptions): SharedContents {
  const { ask, prefix, maxBytes, lifeMs } = options;

  const remove: SharedContents['remove'] = async (name) => {
    const removed = await ask((client) => client.del(prefix + name));
    return removed.ok ? ok(undefined) : removed;
  };

  return {
    read: async (name) => {
      const found = await ask((client) => client.withTypeMapping(asBytes).get(prefix + name));
      if (!found.ok) return found;
      if (found.value === null) return ok(undefined);
      const content = await unpack(found.value, maxBytes);
      if (!content) await remove(name);
      return ok(content);
    },
    write: async (name, content) => {
      // An older content must not stay in its place.
      if (content.byteLength > maxBytes) return remove(name);
      const packed = await compress(content);
      const expiration = { type: 'PX', value: lifeMs } as const;
      const written = await ask((client) => client.set(prefix + name, packed, { expiration }));
      return written.ok ? ok(undefined) : fail(written.failure);
    },
    remove,
  };
}

async function unpack(packed: Buffer, maxBytes: number): Promise<Buffer | undefined> {
  try {
    return await decompress(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
