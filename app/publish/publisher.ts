import { crowdedTag, everythingTag } from '#domain/content/contentTags.ts';
import type { Publish, PublishedItem } from '#upstream/content/parseWebhook.ts';

/** Options of `createPublisher`. */
interface PublisherOptions {
  /** The tags of everything that may be made from some items. It doesn't reject. */
  readonly tagsOf: (items: readonly PublishedItem[]) => Promise<readonly string[]>;
  /** Has the pages with some tags made again, in all processes. Returns these tags, and those of what has changed with it. */
  readonly purge: (tags: readonly string[]) => Promise<readonly string[]>;
  /** Resolves after a time (ms). */
  readonly pause: (ms: number) => Promise<void>;
  /** Receives one line per batch. */
  readonly log: (line: string) => void;
}

/**
 * Publishes what a call of the webhook reports.
 *
 * @returns the tags that were purged, with those of calls at the same time.
 */
export type Publisher = (publish: Publish) => Promise<readonly string[]>;

/** A batch waits this long after the one before it (ms), so that a thousand calls cost little more than one. */
const pauseMs = 500;

/** More items or tags than this are everything: a whole site was published, and each item costs a part of a question. */
const largestBatch = 100;

/** Publishes calls one batch after the other. Those that come meanwhile are one batch. */
export function createPublisher({ tagsOf, purge, pause, log }: PublisherOptions): Publisher {
  let batch = new Batch();
  let next: Promise<readonly string[]> | undefined;
  let ready: Promise<void> = Promise.resolve();

  async function publishBatch(): Promise<readonly string[]> {
    const { items, tags, isEverything } = batch;
    batch = new Batch();
    next = undefined;
    const published = isEverything
      ? [everythingTag, crowdedTag]
      : [...new Set([...tags, ...(await tagsOf([...items.values()]))])];
    const purged = await purge(published);
    log(`publish: ${isEverything ? 'everything' : `${items.size} items`}, ${purged.length} tags`);
    return purged;
  }

  return (publish) => {
    batch.add(publish);
    if (next) return next;
    const current = ready.then(publishBatch);
    next = current;
    // A bug fails the calls of its batch, and no later ones.
    ready = current.then(
      () => pause(pauseMs),
      () => undefined,
    );
    return current;
  };
}

/** What several calls report together. */
class Batch {
  readonly items = new Map<string, PublishedItem>();
  readonly tags = new Set<string>();

  get isEverything(): boolean {
    return Math.max(this.items.size, this.tags.size) > largestBatch;
  }

  add({ items, tags }: Publish): void {
    for (const item of items) {
      if (this.isEverything) return;
      this.items.set(`${item.id} ${item.language?.toLowerCase()}`, item);
    }
    for (const tag of tags) {
      if (this.isEverything) return;
      this.tags.add(tag);
    }
  }
}
