import { expect, test, vi } from 'vitest';
import { PageCache } from './pageCache.ts';
import { RenderTimes } from './renderTimes.ts';

function setUp() {
  const clock = { now: 1_000 };
  const onRendered = vi.fn<(ms: number) => void>();
  const times = new RenderTimes({ now: () => clock.now, onRendered });
  return { clock, onRendered, times };
}

test('a render that failed isn’t timed, and the next one is', () => {
  const { clock, onRendered, times } = setUp();
  times.begin('/a');
  clock.now += 60_000;
  times.begin('/a');
  clock.now += 80;
  times.end('/a');
  times.end('/a');
  times.end('/b');
  expect(onRendered.mock.calls).toEqual([[80]]);
});

test('the page cache times each page that it lacks', async () => {
  const { clock, onRendered, times } = setUp();
  const now = () => clock.now;
  const cache = new PageCache({ memoryBytes: 1_000_000, contents: undefined, now, times });
  const value = {
    kind: 'APP_PAGE' as const,
    html: '<html></html>',
    headers: {},
    status: 200,
    rscData: undefined,
    postponed: undefined,
    segmentData: undefined,
  };
  await cache.get('/a', { kind: 'APP_PAGE' });
  clock.now += 120;
  await cache.set('/a', value, { cacheControl: { revalidate: 60 } });
  await cache.get('/a', { kind: 'APP_PAGE' });
  await cache.set('/a', value, { cacheControl: { revalidate: 60 } });
  expect(onRendered.mock.calls).toEqual([[120]]);
});
