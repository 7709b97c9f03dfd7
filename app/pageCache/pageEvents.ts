import { EventEmitter } from 'node:events';
import { perProcess } from '#process/perProcess.ts';

/** Tags whose pages are made again when they are next requested. */
export interface Purge {
  /** Tags of content; the tag of an address is in `framework/cacheTags.ts`. */
  readonly tags: readonly string[];
  /** How long the old pages are still answered meanwhile; 0 means not at all, `null` without a limit. */
  readonly graceSeconds: number | null;
  /**
   * How long ago it happened (ms). Pages that were rendered since are valid.
   * @default 0
   */
  readonly ageMs?: number;
}

interface PageEventMap {
  /** A page was rendered and is in the page cache, with this key. */
  readonly made: [key: string];
  /** Tags are purged, beginning with this process: its caches listen, and the primary process tells the others. */
  readonly purged: [purge: Purge];
  /** Tags were purged in another process. */
  readonly purgedElsewhere: [purge: Purge];
}

class PageEvents extends EventEmitter<PageEventMap> {
  /** The purges of other processes, for a page cache that is opened after them. */
  readonly purgesElsewhere: Purge[] = [];
}

/** What happens to the pages of this process. */
export const pageEvents: PageEvents = perProcess('page events', () => new PageEvents());

const maxPurges = 1_000;

/** Reports a purge of another process. */
export function announcePurge(purge: Purge): void {
  const { purgesElsewhere } = pageEvents;
  purgesElsewhere.push(purge);
  if (purgesElsewhere.length > maxPurges) purgesElsewhere.shift();
  pageEvents.emit('purgedElsewhere', purge);
}
