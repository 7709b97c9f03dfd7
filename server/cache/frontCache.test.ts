import { describe, expect, test, vi } from 'vitest';
import { answerOf, setUp, start, stateOf } from './frontCacheFixtures.ts';
import { plainBody } from './storedPage.ts';

async function textOf(found: Awaited<ReturnType<ReturnType<typeof setUp>['keep']>> | undefined) {
  return found && (await plainBody(found.page)).toString();
}

describe('a page', () => {
  test('is made after its second request, and answered from then on', async () => {
    const { find, ask, settled } = setUp();
    expect(find()).toBeUndefined();
    await settled();
    expect(ask).not.toHaveBeenCalled();
    expect(find()).toBeUndefined();
    await settled();
    expect(stateOf(find())).toBe('fresh');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is fresh as long as in the page cache, from where it may come late', async () => {
    const { find, keep, pass, clock, ask } = setUp();
    ask.mockImplementation(async () => answerOf({ madeAt: clock.wall - 50_000 }));
    await keep();
    pass(9.9);
    expect(stateOf(find())).toBe('fresh');
    pass(0.1);
    expect(stateOf(find())).toBe('stale');
  });

  test('is answered stale while it is made again, once at a time', async () => {
    const { find, keep, pass, ask, settled } = setUp();
    await keep();
    pass(60);
    const pending = Promise.withResolvers<ReturnType<typeof answerOf>>();
    ask.mockImplementation(() => pending.promise);
    for (let request = 0; request < 100; request += 1) expect(stateOf(find())).toBe('stale');
    expect(ask).toHaveBeenCalledTimes(2);
    pending.resolve(answerOf({ text: 'new', madeAt: start + 60_000 }));
    await settled();
    expect(stateOf(find())).toBe('fresh');
    expect(await textOf(find())).toBe('new');
  });

  const withLink = (target: string) => {
    const headers = [
      ['content-type', 'text/html'],
      ['link', target],
    ] as const;
    return { headers };
  };
  test.each([
    ['stays the same', withLink('</a.css>'), true],
    ['comes from elsewhere in the framework', { ...withLink('</a.css>'), state: 'MISS' }, true],
    ['has another header', withLink('</b.css>'), false],
    ['has another text', { ...withLink('</a.css>'), text: 'new' }, false],
    ['has another status', { ...withLink('</a.css>'), status: 404 }, false],
  ] as const)('that %s is finished again only if it changed', async (_how, changed, isSame) => {
    const { find, keep, pass, ask, clock, store, settled } = setUp();
    ask.mockImplementationOnce(async () => answerOf(withLink('</a.css>')));
    const before = await keep();
    pass(60);
    ask.mockImplementation(async () => answerOf({ ...changed, madeAt: clock.wall }));
    find();
    await settled();
    expect(stateOf(find())).toBe('fresh');
    expect(find()?.page === before.page).toBe(isSame);
    expect(store).toHaveBeenCalledTimes(isSame ? 1 : 2);
  });

  test('that the framework renders again is taken over when it is ready', async () => {
    const { find, keep, pass, clock, cache, ask, runTimers, settled } = setUp();
    await keep();
    pass(60);
    cache.made('/key');
    runTimers();
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockImplementationOnce(async () => answerOf({ state: 'STALE', madeAt: start }));
    find();
    await settled();
    expect(stateOf(find())).toBe('stale');
    ask.mockImplementation(async () => answerOf({ text: 'new', madeAt: clock.wall }));
    cache.made('/another');
    runTimers();
    expect(ask).toHaveBeenCalledTimes(2);
    cache.made('/key');
    runTimers();
    await settled();
    expect(stateOf(find())).toBe('fresh');
    expect(await textOf(find())).toBe('new');
  });

  test('stays as it was while the framework fails, and is tried once a second', async () => {
    const { find, keep, pass, ask, settled, log } = setUp();
    await keep();
    pass(60);
    ask.mockImplementationOnce(async () => answerOf({ status: 500, cacheControl: 'no-store' }));
    ask.mockImplementationOnce(async () => answerOf({ status: 503, cacheControl: 'no-store' }));
    ask.mockImplementationOnce(async () => Promise.reject(new Error('no answer')));
    for (const expected of [2, 3, 4]) {
      find();
      await settled();
      for (let request = 0; request < 10; request += 1) expect(stateOf(find())).toBe('stale');
      expect(ask).toHaveBeenCalledTimes(expected);
      pass(1);
    }
    find();
    await settled();
    expect(stateOf(find())).toBe('fresh');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      "front cache: a.example/page can't be made: no answer",
    );
  });

  test.each([
    ['made now', 0, 60],
    ['made some time ago', 40_000, 20],
    ['made before its fresh time', 100_000, 0],
  ])(
    'that is %s is answered stale for its stale time, and then no longer',
    async (_when, ageMs, freshSeconds) => {
      const { find, keep, pass, ask, clock } = setUp();
      const cacheControl = 's-maxage=60, stale-while-revalidate=30';
      ask.mockImplementationOnce(async () =>
        answerOf({ cacheControl, madeAt: clock.wall - ageMs, renderedSince: start }),
      );
      ask.mockImplementation(() => new Promise(() => undefined));
      await keep();
      pass(freshSeconds);
      expect(stateOf(find())).toBe('stale');
      pass(29.9);
      expect(stateOf(find())).toBe('stale');
      pass(0.1);
      expect(stateOf(find())).toBe('none');
    },
  );

  test('that is degraded is kept for the rest of its second, and never longer', async () => {
    const { find, keep, pass, ask, clock } = setUp();
    ask.mockImplementation(async () =>
      answerOf({ cacheControl: 's-maxage=1', madeAt: clock.wall - 400 }),
    );
    await keep();
    pass(0.5);
    expect(stateOf(find())).toBe('fresh');
    pass(0.1);
    expect(stateOf(find())).toBe('none');
  });
});

describe('not kept is', () => {
  test.each([
    ['a redirect', answerOf({ status: 308 })],
    ['an error', answerOf({ status: 500 })],
    ['what must not be stored', answerOf({ cacheControl: 'private, no-store' })],
    ['what lacks a lifetime', answerOf({ cacheControl: 'public, max-age=60' })],
    [
      'what sets a cookie',
      answerOf({
        headers: [
          ['content-type', 'text/html'],
          ['set-cookie', 'a=b'],
        ],
      }),
    ],
    ['a picture', answerOf({ headers: [['content-type', 'image/png']] })],
    ['what isn’t from the page cache', answerOf({ madeAt: null })],
  ])('%s, and the framework isn’t asked in vain each time', async (_what, answer) => {
    const { find, ask, settled } = setUp();
    ask.mockImplementation(async () => answer);
    for (let request = 0; request < 10; request += 1) {
      expect(find()).toBeUndefined();
      await settled();
    }
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a purge', () => {
  test('reaches pages that an earlier process has rendered, whatever their tags', async () => {
    const { cache, ask, find, keep, pass } = setUp();
    ask.mockResolvedValue(answerOf({ renderedSince: start - 1 }));
    await keep();
    cache.purge({ tags: ['x'], graceSeconds: 30 });
    pass(1);
    expect(stateOf(find())).toBe('stale');
    pass(30);
    expect(find()).toBeUndefined();
  });

  test('applies to an old page that counts as fresh while another process renders it again', async () => {
    const { find, keep, pass, cache, ask, clock, address } = setUp();
    await keep();
    pass(1);
    cache.purge({ tags: ['a'], graceSeconds: 2 });
    pass(1);
    ask.mockImplementation(async () => answerOf({ madeAt: clock.wall, renderedSince: start }));
    await cache.make(address);
    expect(stateOf(find())).toBe('stale');
    pass(1);
    expect(find()).toBeUndefined();
  });

  test('removes the pages with one of its tags', async () => {
    const { find, keep, pass, cache, ask } = setUp();
    ask.mockImplementation(async ({ url }) =>
      answerOf({ tags: url === '/a' ? ['a', 'x'] : ['b'] }),
    );
    await keep('/a');
    await keep('/b');
    pass(1);
    cache.purge({ tags: ['x', 'y'], graceSeconds: 0 });
    expect(stateOf(find('/a'))).toBe('none');
    expect(stateOf(find('/b'))).toBe('fresh');
  });

  test('with a grace time lets the old page be answered meanwhile', async () => {
    const { find, keep, pass, cache, ask } = setUp();
    await keep();
    pass(1);
    ask.mockImplementation(() => new Promise(() => undefined));
    cache.purge({ tags: ['a'], graceSeconds: 30 });
    expect(stateOf(find())).toBe('fresh');
    pass(1);
    expect(stateOf(find())).toBe('stale');
    pass(28);
    expect(stateOf(find())).toBe('stale');
    pass(1);
    expect(stateOf(find())).toBe('none');
  });

  test('applies to a page that is being made', async () => {
    const { find, pass, cache, ask, settled } = setUp();
    const pending = Promise.withResolvers<ReturnType<typeof answerOf>>();
    ask.mockImplementationOnce(() => pending.promise);
    find();
    find();
    pass(1);
    cache.purge({ tags: ['a'], graceSeconds: 0 });
    pass(1);
    pending.resolve(answerOf({ text: 'old' }));
    await settled();
    expect(find()).toBeUndefined();
    await settled();
    expect(await textOf(find())).toBe('page');
  });

  test('applies to a page that is being finished', async () => {
    const { find, pass, cache, store, settled } = setUp();
    const pending = Promise.withResolvers<void>();
    const original = store.getMockImplementation();
    store.mockImplementationOnce(async (answer) => {
      await pending.promise;
      if (!original) throw new Error('no implementation');
      return original(answer);
    });
    find();
    find();
    await vi.waitFor(() => expect(store).toHaveBeenCalled());
    pass(1);
    cache.purge({ tags: ['a'], graceSeconds: 0 });
    pending.resolve();
    await settled();
    expect(find()).toBeUndefined();
  });
});

describe('the clock', () => {
  test.each([-86_400, 86_400])('jumping by %i s doesn’t make a page immortal', async (seconds) => {
    const { find, keep, pass, clock } = setUp();
    await keep();
    clock.wall += seconds * 1000;
    expect(stateOf(find())).toBe('fresh');
    pass(60);
    expect(stateOf(find())).toBe('stale');
  });

  test('of the past makes no page fresh for longer than its lifetime', async () => {
    const { find, keep, pass, ask } = setUp();
    ask.mockImplementation(async () => answerOf({ madeAt: start + 86_400_000 }));
    await keep();
    pass(60);
    expect(stateOf(find())).toBe('stale');
  });
});

describe('limits', () => {
  test('100 000 addresses with one request are never made', async () => {
    const { find, keep, ask, cache } = setUp();
    await keep('/hot');
    const bytes = cache.bytes;
    for (let at = 0; at < 100_000; at += 1) expect(find(`/invented-${at}`)).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(cache.bytes).toBe(bytes);
    expect(stateOf(find('/hot'))).toBe('fresh');
  });

  test('pages that are visited stay when others fill the memory', async () => {
    const { find, keep, cache } = setUp({ bytes: 100_000 });
    await keep('/hot');
    for (let at = 0; at < 50; at += 1) {
      await keep(`/cold-${at}`);
      expect(stateOf(find('/hot'))).toBe('fresh');
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(stateOf(find('/cold-0'))).toBe('none');
  });

  test('few pages are made at a time, and few wait', async () => {
    const { find, ask } = setUp({ making: { concurrent: 2, waiting: 3 } });
    const pending = Promise.withResolvers<ReturnType<typeof answerOf>>();
    ask.mockImplementation(() => pending.promise);
    for (let at = 0; at < 10; at += 1) {
      find(`/${at}`);
      find(`/${at}`);
    }
    expect(ask).toHaveBeenCalledTimes(2);
    pending.resolve(answerOf());
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(5));
  });
});
