import { join } from 'node:path';
import { cacheTagsHeader } from '#framework/cacheTags.ts';
import { type DiskOperations, DiskStore } from '#storage/diskStore.ts';
import { FileClaims } from '#storage/fileClaims.ts';
import type { CacheControl, PageValue, SetContext } from './cacheEntry.ts';
import { pageCacheLimits as limits } from './limits.ts';
import { PageCache } from './pageCache.ts';
import { type PageStatus, pageStatusName } from './pageStatus.ts';

/** A key as Next makes it for a path. */
export function keyOf(path: string): string {
  return `/route-cache/APP_PAGE/${'0'.repeat(64)}/$/nordvik-se/sv/${path}`;
}

interface PageOptions {
  readonly mark?: PageStatus;
  /** A second mark, which another part of the page carries. */
  readonly otherMark?: PageStatus;
  readonly status?: number;
  readonly tags?: string;
  /** Length of the RSC answer in bytes. */
  readonly bytes?: number;
}

/** A page as Next passes it to `set`, recognisable by its text. */
export function pageOf(text: string, options: PageOptions = {}): PageValue {
  const { mark, otherMark, status, tags, bytes } = options;
  const marks = [mark, otherMark].filter((each) => each !== undefined);
  const meta = marks.map((each) => `<meta name="${pageStatusName}" content="${each}"/>`).join('');
  return {
    kind: 'APP_PAGE',
    html: `<html><head>${meta}</head><body>${text}</body></html>`,
    rscData: Buffer.alloc(bytes ?? text.length, text),
    segmentData: new Map([['/_tree', Buffer.from(`segment ${text}`)]]),
    postponed: undefined,
    headers: { 'x-text': text, ...(tags !== undefined && { [cacheTagsHeader]: tags }) },
    status,
  };
}

/** What Next passes to `set` for a page with `revalidate = 60`. */
export function contextOf(): SetContext & { cacheControl: CacheControl } {
  return { cacheControl: { revalidate: 60, expire: 31_536_000 } };
}

interface CacheOptions {
  readonly folder?: string;
  readonly now: () => number;
  readonly memoryBytes?: number;
  readonly diskBytes?: number;
  readonly disk?: DiskOperations;
  readonly log?: (line: string) => void;
  /** Whether other caches use the folder. */
  readonly isShared?: boolean;
}

/** A page cache; without a folder it has no disk. */
export function openCache(options: CacheOptions): {
  cache: PageCache;
  store: DiskStore | undefined;
} {
  const { folder, now, memoryBytes = 1_000_000, diskBytes = 4_000_000, disk, log } = options;
  const { isShared = false } = options;
  const store =
    folder === undefined
      ? undefined
      : new DiskStore({
          folder,
          maxBytes: diskBytes,
          now,
          isShared,
          subject: 'page cache',
          consequence: 'pages are kept in memory only',
          log: log ?? (() => {}),
          ...(disk && { disk }),
        });
  const claims =
    isShared && folder !== undefined
      ? new FileClaims({
          folder: join(folder, 'claims'),
          claimMs: limits.renderSeconds * 1000,
          now,
        })
      : undefined;
  return { cache: new PageCache({ memoryBytes, contents: store, claims, now }), store };
}

/** An in-memory disk, for tests with more files than a real disk can write in a second. */
export function memoryDisk(
  now: () => number,
): DiskOperations & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  const times = new Map<string, number>();
  const existing = (path: string) => {
    const file = files.get(path);
    if (!file) throw Object.assign(new Error(`no file ${path}`), { code: 'ENOENT' });
    return file;
  };
  return {
    files,
    mkdir: async () => undefined,
    readdir: async (folder) =>
      [...files.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1)),
    stat: async (path) => ({ size: existing(path).length, mtimeMs: times.get(path) ?? 0 }),
    readFile: async (path) => existing(path),
    writeFile: async (path, data) => {
      files.set(path, data);
      times.set(path, now());
    },
    rename: async (from, to) => {
      files.set(to, existing(from));
      files.delete(from);
      times.set(to, now());
    },
    remove: async (path) => {
      files.delete(path);
    },
    touch: async (path, time) => {
      existing(path);
      times.set(path, time.getTime());
    },
  };
}
