import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DiskStore } from '#storage/diskStore.ts';
import { FileClaims } from '#storage/fileClaims.ts';
import type { CacheAnswer, ImageValue } from '../pageCache/cacheEntry.ts';
import { entryFileName } from '../pageCache/entryFile.ts';
import { pictureCacheLimits as limits } from './limits.ts';
import { decodePicture, encodePicture } from './pictureFile.ts';

interface PictureCacheOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Waits between two looks at the folder. */
  readonly pause?: () => Promise<unknown>;
  readonly maxBytes?: number;
  readonly claimMs?: number;
}

export type PictureCache = ReturnType<typeof createPictureCache>;

/**
 * Keeps resized pictures on disk, within a limit. All processes of the site share the folder: a picture that one of
 * them is making is awaited by the others. Within a process, Next makes a picture once for all requests.
 */
export function createPictureCache(options: PictureCacheOptions) {
  const { folder, now = Date.now, pause = () => setTimeout(limits.pollMs) } = options;
  const { claimMs = limits.claimMs } = options;
  const store = openStore(options, now);
  const claims = new FileClaims({ folder: join(folder, 'claims'), claimMs, now });

  const find = (key: string) => findPicture(store, key);

  return {
    /** The picture of a key, or `null` if the caller has to make it. */
    async get(key: string): Promise<CacheAnswer | null> {
      const found = await find(key);
      if (found) return found;
      // Claims become void, so this ends even if the other process has failed.
      while (!(await claims.take(entryFileName(key)))) {
        await pause();
        const made = await find(key);
        if (made) return made;
      }
      // The other process may have finished between the last look and the claim.
      const finished = await find(key);
      if (finished) await claims.release(entryFileName(key));
      return finished ?? null;
    },

    /** Keeps a picture. */
    async set(key: string, value: ImageValue): Promise<void> {
      const name = entryFileName(key);
      // The optimiser answers with the original when it can't resize it in time.
      const isOriginal = value.etag === value.upstreamEtag;
      const lastModified = isOriginal ? now() - limits.freshMs + limits.originalMs : now();
      await store.write(name, encodePicture(key, { lastModified, value }));
      await claims.release(name);
    },
  };
}

function openStore({ folder, maxBytes, log }: PictureCacheOptions, now: () => number): DiskStore {
  return new DiskStore({
    folder,
    maxBytes: maxBytes ?? limits.diskBytes,
    now,
    log,
    subject: 'picture cache',
    consequence: 'pictures are resized for every request',
    isShared: true,
  });
}

/** A picture of the folder. A file that can't be read is removed. */
async function findPicture(store: DiskStore, key: string): Promise<CacheAnswer | undefined> {
  const name = entryFileName(key);
  const file = await store.read(name);
  if (!file) return undefined;
  const picture = decodePicture(key, file);
  if (!picture) await store.remove(name);
  return picture;
}
