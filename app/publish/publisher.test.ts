import { beforeEach, expect, test, vi } from 'vitest';
import type { Publish } from '#upstream/content/parseWebhook.ts';
import { createPublisher } from './publisher.ts';

const tagsOf = vi.fn(async (items: Publish['items']) => items.map(({ id }) => `item ${id}`));
const purge = vi.fn(async (tags: readonly string[]) => [...tags, 'menu']);
let resume: () => void;
const pause = vi.fn((_ms: number) => new Promise<void>((resolve) => (resume = resolve)));
let publish: ReturnType<typeof createPublisher>;
const log = vi.fn<(line: string) => void>();

beforeEach(() => {
  tagsOf.mockClear();
  purge.mockClear();
  pause.mockClear();
  log.mockClear();
  publish = createPublisher({ tagsOf, purge, pause, log });
});

function itemsOf(count: number, tags: readonly string[] = []): Publish {
  const items = Array.from({ length: count }, (_, at) => ({ id: String(at), language: 'sv' }));
  return { items, tags, ignored: [] };
}

test('a call purges its tags and those of its items, and is told all that was purged', async () => {
  expect(await publish(itemsOf(1, ['dictionary']))).toEqual(['dictionary', 'item 0', 'menu']);
  expect(purge.mock.calls).toEqual([[['dictionary', 'item 0']]]);
  expect(log).toHaveBeenCalledExactlyOnceWith('publish: 1 items, 3 tags');
});

test('a thousand calls are two batches', async () => {
  const calls = Array.from({ length: 1_000 }, () => publish(itemsOf(2)));
  await calls[0];
  const late = publish(itemsOf(3));
  expect(purge).toHaveBeenCalledTimes(1);
  await vi.waitUntil(() => resume !== undefined);
  // docs/operations.md: calls of half a second are published together.
  expect(pause).toHaveBeenCalledExactlyOnceWith(500);
  resume();
  expect(await late).toEqual(['item 0', 'item 1', 'item 2', 'menu']);
  expect(await Promise.all(calls)).toHaveLength(1_000);
  expect(tagsOf).toHaveBeenCalledTimes(2);
});

test('a bug in one batch doesn’t fail the next one', async () => {
  tagsOf.mockRejectedValueOnce(new Error('a bug'));
  await expect(publish(itemsOf(1))).rejects.toThrow('a bug');
  expect(await publish(itemsOf(1))).toEqual(['item 0', 'menu']);
});

test('very many items are everything, and cost no question', async () => {
  await publish(itemsOf(100));
  expect(tagsOf).toHaveBeenCalledTimes(1);
  tagsOf.mockClear();
  purge.mockClear();
  resume();
  await publish(itemsOf(101));
  expect(tagsOf).not.toHaveBeenCalled();
  expect(purge.mock.calls).toEqual([[['sc:everything', 'sc:crowded']]]);
  expect(log).toHaveBeenLastCalledWith('publish: everything, 3 tags');
});
