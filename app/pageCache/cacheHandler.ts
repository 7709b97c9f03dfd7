import { createRequire } from 'node:module';
import type * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { carriesQuery } from '../site/querySegments.ts';
import { readPageStatus } from './pageStatus.ts';

// A CommonJS module whose default export Node would hand over wrapped; `require` gives it bare,
// with the very types the package declares for it.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as typeof fileSystemCache;

type Base = InstanceType<typeof FileSystemCache>;
type Entry = Parameters<Base['set']>[1];

/**
 * Next's own cache on disk, with a few rules of ours:
 * - a page that says it is a 404 or a 503 is answered with that status;
 * - a 503 is never kept, so it neither replaces the last good copy nor outlives the outage; a page made
 *   for a query isn't either.
 */
export default class PageCacheHandler extends FileSystemCache {
  override async set(...[key, entry, context]: Parameters<Base['set']>): Promise<void> {
    const status = statusOf(entry);
    if (entry && 'status' in entry && status !== undefined) entry.status = status;
    if (status === 503) return shorten(context);
    if (status === 404 && key.length > longestKey) return;
    // There are more searches than pages on any disk, and the answers they show are kept elsewhere.
    if (carriesQuery(key)) return;
    await super.set(key, entry, context);
  }
}

/** Addresses somebody made up may be longer than a file name; they aren't worth a file either. */
const longestKey = 250;

/** The shortest time the framework accepts for a made page; 0 is an error to it. */
const shortestSeconds = 1;

/** The caches on the way to the visitor aren't to keep it for long either. */
function shorten(context: Parameters<Base['set']>[2]): void {
  if ('cacheControl' in context && context.cacheControl) {
    context.cacheControl.revalidate = shortestSeconds;
  }
}

function statusOf(entry: Entry) {
  const isPage = entry !== null && 'html' in entry && typeof entry.html === 'string';
  return isPage ? readPageStatus(entry.html) : undefined;
}
