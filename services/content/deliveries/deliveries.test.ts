import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import type { ItemUpdate } from '../changedItems.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { openDeliveryStore } from './deliveryStore.ts';

const urls = ['http://one.test/api/revalidate', 'http://two.test/api/revalidate'];

let folder: string;
let lines: string[];
let deliveries: Deliveries;
let call: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 });
  folder = await createTestFolder();
  lines = [];
  call = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', call);
  deliveries = start();
});
afterEach(async () => {
  deliveries.close();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** A process with the same data as the others. */
function start(): Deliveries {
  const log = (line: string) => lines.push(line);
  const store = openDeliveryStore({ dataFolder: folder, log });
  return createDeliveries({ targets: { urls, secret: 'key' }, store, now: Date.now, log });
}

function update(identifier: string, operation: ItemUpdate['operation'] = 'Update'): ItemUpdate {
  return { identifier, entity_definition: 'Item', operation, entity_culture: 'sv' };
}

/** What an address was sent, call by call. */
function sentTo(url: string | undefined) {
  return call.mock.calls
    .filter(([to]) => to === url)
    .map(([, init]) => JSON.parse(String(init?.body)))
    .map(({ updates, continues }) => ({
      ids: updates.map((each: ItemUpdate) => `${each.operation} ${each.identifier}`),
      continues,
    }));
}

const unreachable = async () => {
  throw new TypeError('fetch failed');
};

test('changes are sent to every site, in the form of the platform', async () => {
  deliveries.report([update('A'), update('B')]);
  await deliveries.idle();
  for (const url of urls)
    expect(sentTo(url)).toEqual([{ ids: ['Update A', 'Update B'], continues: false }]);
  const [, init] = call.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('x-revalidate-secret')).toBe('key');
  expect(deliveries.waiting()).toEqual([]);
});

test('more than a thousand changes are several calls', async () => {
  deliveries.report(Array.from({ length: 1_001 }, (_, at) => update(`A${at}`)));
  await deliveries.idle();
  expect(sentTo(urls[0]).map(({ ids, continues }) => [ids.length, continues])).toEqual([
    [1_000, true],
    [1, false],
  ]);
});

test('changes wait until a site takes them, for an hour and longer', async () => {
  call.mockImplementation(unreachable);
  deliveries.report([update('A'), update('B', 'Create')]);
  await deliveries.idle();
  expect(deliveries.waiting()).toEqual(
    urls.map((url) => ({ url, count: 2, since: 1_000_000, outcome: 'TypeError: fetch failed' })),
  );
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sentTo(urls[0]).length).toBeLessThan(3_600 / 15 + 10);
  deliveries.report([update('B', 'Delete')]);
  call.mockImplementation(async () => new Response());
  await vi.advanceTimersByTimeAsync(15_000);
  await deliveries.idle();
  expect(sentTo(urls[0]).at(-1)).toEqual({ ids: ['Update A', 'Delete B'], continues: false });
  expect(deliveries.waiting()).toEqual([]);
});

test('a site that refuses is asked again, and the other isn’t', async () => {
  call.mockImplementation(
    async (url) => new Response(null, { status: url === urls[0] ? 503 : 200 }),
  );
  deliveries.report([update('A')]);
  await deliveries.idle();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sentTo(urls[0]).length, sentTo(urls[1]).length]).toEqual([2, 1]);
  expect(deliveries.waiting()).toMatchObject([{ url: urls[0], outcome: 'status 503' }]);
});

test('a restart goes on with what was waiting', async () => {
  call.mockImplementation(unreachable);
  deliveries.report([update('A')]);
  await deliveries.idle();
  deliveries.close();
  call.mockImplementation(async () => new Response());
  deliveries = start();
  await deliveries.idle();
  expect(sentTo(urls[1]).at(-1)).toEqual({ ids: ['Update A'], continues: false });
  expect(deliveries.waiting()).toEqual([]);
});

test('what changes while a call is under way is sent after it', async () => {
  call.mockImplementationOnce(async () => {
    deliveries.report([update('A', 'Delete')]);
    return new Response();
  });
  deliveries.report([update('A')]);
  await deliveries.idle();
  expect(sentTo(urls[0]).map(({ ids }) => ids)).toEqual([['Update A'], ['Delete A']]);
});
