import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readTelemetry } from '#process/telemetry.ts';
import { Claims } from '#storage/claims.ts';
import { DiskStore } from '#storage/diskStore.ts';
import { parseEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { createPictureCache, type PictureCache } from '../pictureCache/pictureCache.ts';
import { finishPage } from '../security/finishPage.ts';
import {
  type CacheAnswer,
  type CacheValue,
  cacheTagsOf,
  type GetContext,
  isDocument,
  type SetContext,
} from './cacheEntry.ts';
import { pageCacheLimits as limits } from './limits.ts';
import { PageCache } from './pageCache.ts';
import { type Purge, pageEvents } from './pageEvents.ts';
import { pageOriginHeader, writePageOrigin } from './pageOrigin.ts';
import { RenderTimes } from './renderTimes.ts';
import { sourcesHash } from './sourcesHash.ts';

/** The part of Next's constructor argument that is used here. */
interface HandlerContext {
  /** The folder `server` in the output of the build. */
  readonly serverDistDir?: string | undefined;
  readonly dev?: boolean | undefined;
}

/** How many processes share the memory of the machine. */
const environment = parseEnvironment(process.env);
const { workers: processes } = environment;

/** One cache per build, shared because Next creates a handler for every request. */
const caches = new Map<string, PageCache>();

/** Next creates one handler for all pictures. In development, a folder of their own keeps them too. */
const pictureCaches = new Map<string, PictureCache>();

/**
 * The `cacheHandler` of `next.config.ts`: connects Next's interface with the page cache. See
 * docs/decisions/016-own-page-cache-handler.md.
 */
export default class PageCacheHandler {
  readonly #cache: PageCache;
  readonly #pictures: PictureCache;

  constructor({ serverDistDir, dev }: HandlerContext) {
    const output = serverDistDir === undefined || dev ? '' : dirname(serverDistDir);
    const cache = caches.get(output) ?? openCache(output);
    caches.set(output, cache);
    this.#cache = cache;
    this.#pictures = openPictures(serverDistDir);
  }

  async get(key: string, context: GetContext): Promise<CacheAnswer | null> {
    if (context.kind === 'IMAGE') return this.#pictures.get(key);
    const answer = await this.#cache.get(key, context);
    if (answer) addOrigin(key, answer.value, answer.lastModified);
    return answer;
  }

  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    if (value?.kind === 'IMAGE') return this.#pictures.set(key, value);
    if (value?.kind === 'APP_PAGE') finishPage(value);
    await this.#cache.set(key, value, context);
    if (!value) return;
    addOrigin(key, value, Date.now());
    pageEvents.emit('made', key);
  }

  /** Resolves when the pages set so far are on disk. */
  filed(): Promise<void> {
    return this.#cache.filed();
  }

  /**
   * Also called by `revalidatePath`, with a tag for the path. Without `durations` the entries expire at
   * once; with them they are served for another `expire` seconds, by default forever.
   */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const purge = { tags: [tags].flat(), graceSeconds: durations ? (durations.expire ?? null) : 0 };
    revalidate(this.#cache, purge);
    pageEvents.emit('purged', purge);
  }

  /** There is no per-request cache. */
  resetRequestCache(): void {}
}

function openCache(output: string): PageCache {
  const now = Date.now;
  const telemetry = readTelemetry();
  const cache = new PageCache({
    memoryBytes: limits.memoryBytes / processes,
    now,
    times:
      telemetry &&
      new RenderTimes({ now: () => performance.now(), onRendered: telemetry.pageRendered }),
    ...openDisk(output, now),
  });
  for (const purge of pageEvents.purgesElsewhere) revalidate(cache, purge);
  pageEvents.on('purgedElsewhere', (purge) => revalidate(cache, purge));
  return cache;
}

function revalidate(cache: PageCache, { tags, graceSeconds }: Purge): void {
  cache.revalidateTags(tags, graceSeconds ?? Number.POSITIVE_INFINITY);
}

/** Adds the origin to the value of an answer, which the page cache doesn't keep. */
function addOrigin(key: string, value: CacheValue, madeAt: number): void {
  if (!isDocument(value)) return;
  const origin = writePageOrigin({ key, madeAt, tags: cacheTagsOf(value, {}) });
  value.headers = { ...value.headers, [pageOriginHeader]: origin };
}

/** Pictures don't depend on the build, so the next one uses them as well. */
function openPictures(serverDistDir: string | undefined): PictureCache {
  const folder = join(dirname(serverDistDir ?? join('.next', 'server')), 'cache', 'pictures');
  const cache = pictureCaches.get(folder) ?? createPictureCache({ folder, log });
  pictureCaches.set(folder, cache);
  return cache;
}

/** Pages reference the scripts of their build, so each build has a folder of its own, and in it each set of upstreams. */
function openDisk(output: string, now: () => number) {
  const build = readBuildId(output);
  if (build === undefined) return { disk: undefined };
  const pages = join(output, 'cache', 'pages');
  removeOtherBuilds(pages, build).catch((error: unknown) => {
    log(`page cache: pages of earlier builds can't be removed: ${String(error)}`);
  });
  const folder = join(pages, build, sourcesHash(environment));
  const disk = new DiskStore({
    folder,
    maxBytes: limits.diskBytes,
    isShared: true,
    now,
    log,
    subject: 'page cache',
    consequence: 'pages are kept in memory only',
  });
  const claims = new Claims({
    folder: join(folder, 'claims'),
    claimMs: limits.renderSeconds * 1000,
    now,
  });
  return { disk, claims };
}

/** `undefined` during a build and in development, when there is no build whose pages could be kept. */
function readBuildId(output: string): string | undefined {
  if (output === '') return undefined;
  try {
    return readFileSync(join(output, 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function removeOtherBuilds(pages: string, build: string): Promise<void> {
  const builds = await readdir(pages).catch(() => []);
  for (const other of builds.filter((name) => name !== build)) {
    await rm(join(pages, other), { recursive: true, force: true });
  }
}
