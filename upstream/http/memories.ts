import { LRUCache } from 'lru-cache';
import { perProcess } from '#process/perProcess.ts';
import type { Sources } from './sources.ts';

/** Keeps answers that a publish may make out of date. */
export interface Memory {
  /**
   * Uses no answer any longer that was made from one of the published sources.
   *
   * @returns the tags of the answers that pages share and that have changed.
   */
  readonly renew: (published: Sources) => Promise<readonly string[]>;
}

/** Counts publishes, so that an answer which was asked for before one isn't taken for a new one. */
interface Publishes {
  count: number;
  /** The last publish of each source, by its number. */
  readonly latest: LRUCache<string, number>;
}

/** Questions take seconds, so few publishes matter. */
const rememberedSources = 10_000;

const memories = perProcess('memories', () => new Set<Memory>());

const publishes = perProcess(
  'publishes',
  (): Publishes => ({ count: 0, latest: new LRUCache({ max: rememberedSources }) }),
);

/** Adds a memory to those that publishes reach. */
export function addMemory(memory: Memory): void {
  memories.add(memory);
}

/** The number of publishes so far. */
export function publishCount(): number {
  return publishes.count;
}

/** Whether one of the sources was published after the given number of publishes. */
export function isPublishedSince(sources: Sources, count: number): boolean {
  if (publishes.count === count) return false;
  return [...sources].some((tag) => (publishes.latest.get(tag) ?? 0) > count);
}

/**
 * Tells all memories of the process that something was published.
 *
 * @returns the tags of the answers that pages share and that have changed.
 */
export async function renewAnswers(published: Sources): Promise<readonly string[]> {
  publishes.count += 1;
  for (const tag of published) publishes.latest.set(tag, publishes.count);
  const changed = await Promise.all([...memories].map((memory) => memory.renew(published)));
  return [...new Set(changed.flat())];
}
