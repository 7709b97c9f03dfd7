import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readTelemetry } from '#process/telemetry.ts';
import { DiskStore } from '#storage/diskStore.ts';
import { FileClaims } from '#storage/fileClaims.ts';
import { collectedSources } from '#upstream/http/sources.ts';
import { parseEnvironment } from '../environment.ts';
import { log } from '../log.ts';
import { createPictureCache, type PictureCache } from '../pictureCache/pictureCache.ts';
import { finishPage } from '../security/finishPage.ts';
import { readBuildId } from './buildId.ts';
import {
  type CacheAnswer,
  type CacheValue,
  cacheTagsOf,
  type GetContext,
  isDocument,
  type PageAnswer,
  type SetContext,
} from './cacheEntry.ts';
import { pageCacheLimits as limits } from './limits.ts';
import { PageCache } from './pageCache.ts';
import { type Purge, pageEvents } from './pageEvents.ts';
import { pageOriginHeader, writePageOrigin } from './pageOrigin.ts';
import { addTags, tagsForCdn } from './pageTags.ts';
import { RenderTimes } from './renderTimes.ts';
import { sourcesHash } from './sourcesHash.ts';

/** The part of Next's constructor argument that is used here. */
interface HandlerContext {
  /** The folder `server` in the output of the build. */
  readonly serverDistDir?: string | undefined;
  readonly dev?: boolean | undefined;
}

const environment = parseEnvironment(process.env);

/** How many processes share the memory of the machine. */
const { workers: processes } = environment;

/** Loaded only if there is a store of pages. */
const pageStores = environment.pageStore && (await import('../pageStore/pageStore.ts'));

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
    if (answer) addOrigin(key, answer.value, answer);
    return answer;
  }

  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    if (value?.kind === 'IMAGE') return this.#pictures.set(key, value);
    if (value?.kind === 'APP_PAGE') finishPage(value);
    if (value && isDocument(value)) addTags(value, collectedSources());
    await this.#cache.set(key, value, context);
    if (!value) return;
    addOrigin(key, value, { lastModified: Date.now(), renderedSince: Date.now() });
    pageEvents.emit('made', key);
  }

  /** Resolves when the pages set so far are filed. */
  filed(): Promise<void> {
    return this.#cache.filed();
  }

  /**
   * Also called by `revalidatePath`, with a tag for the path. Without `durations` the entries expire at
   * once; with them they are served for another `expire` seconds, by default forever.
   */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const graceSeconds = durations ? (durations.expire ?? null) : 0;
    pageEvents.emit('purged', { tags: [tags].flat(), graceSeconds });
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
    ...openContents(output, now),
  });
  for (const purge of pageEvents.purgesElsewhere) revalidate(cache, purge);
  pageEvents.on('purged', (purge) => revalidate(cache, purge));
  pageEvents.on('purgedElsewhere', (purge) => revalidate(cache, purge));
  return cache;
}

function revalidate(cache: PageCache, { tags, graceSeconds, ageMs }: Purge): void {
  cache.revalidateTags(tags, graceSeconds ?? Number.POSITIVE_INFINITY, ageMs);
}

/** Adds the origin to the value of an answer, which the page cache doesn't keep, and the tags for a CDN. */
function addOrigin(
  key: string,
  value: CacheValue,
  { lastModified: madeAt, renderedSince }: Pick<PageAnswer, 'lastModified' | 'renderedSince'>,
): void {
  if (!isDocument(value)) return;
  const tags = cacheTagsOf(value, {});
  const origin = writePageOrigin({ key, madeAt, renderedSince, tags });
  value.headers = {
    ...value.headers,
    [pageOriginHeader]: origin,
    ...tagsForCdn(environment.cacheTagHeader, tags),
  };
}

/** Pictures don't depend on the build, so the next one uses them as well. */
function openPictures(serverDistDir: string | undefined): PictureCache {
  const folder = join(dirname(serverDistDir ?? join('.next', 'server')), 'cache', 'pictures');
  const cache = pictureCaches.get(folder) ?? createPictureCache({ folder, log });
  pictureCaches.set(folder, cache);
  return cache;
}

/** What the processes of this machine share, or those of all machines. Nothing during a build and in development. */
function openContents(output: string, now: () => number) {
  const build = readBuildId(output);
  if (build === undefined) return { contents: undefined };
  const local = openDisk({ output, build, now });
  return pageStores?.findPageStore(build)?.pages(local) ?? local;
}

interface DiskOptions {
  readonly output: string;
  readonly build: string;
  readonly now: () => number;
}

/** Pages reference the scripts of their build, so each build has a folder of its own, and in it each set of upstreams. */
function openDisk({ output, build, now }: DiskOptions) {
  const pages = join(output, 'cache', 'pages');
  removeOtherBuilds(pages, build).catch((error: unknown) => {
    log(`page cache: pages of earlier builds can't be removed: ${String(error)}`);
  });
  const folder = join(pages, build, sourcesHash(environment));
  const contents = new DiskStore({
    folder,
    maxBytes: limits.diskBytes,
    isShared: true,
    now,
    log,
    subject: 'page cache',
    consequence: 'pages are kept in memory only',
  });
  const claims = new FileClaims({
    folder: join(folder, 'claims'),
    claimMs: limits.renderSeconds * 1000,
    now,
  });
  return { contents, claims };
}

async function removeOtherBuilds(pages: string, build: string): Promise<void> {
  const builds = await readdir(pages).catch(() => []);
  for (const other of builds.filter((name) => name !== build)) {
    await rm(join(pages, other), { recursive: true, force: true });
  }
}
