import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import { remember } from './remember.ts';

interface Down {
  readonly kind: 'down';
}

const down: Down = { kind: 'down' };

interface Setup {
  readonly freshMs?: number;
  readonly maxEntries?: number;
}

/** A memory whose clock and answers the test controls. */
function createMemory({ freshMs = 1000, maxEntries = 10 }: Setup = {}) {
  const clock = { now: 0 };
  const load = vi.fn<(input: string) => Promise<Answer<string, Down>>>(async (input) =>
    ok(`${input} 1`),
  );
  const onStale = vi.fn();
  const key = (input: string) => input.toLowerCase();
  const ask = remember(load, { key, freshMs, maxEntries, now: () => clock.now, onStale });
  return { ask, clock, load, onStale };
}

describe('remember', () => {
  test('asks once while an answer is fresh', async () => {
    const { ask, clock, load } = createMemory();
    await ask('a');
    clock.now = 999;
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('asks again when the answer has expired', async () => {
    const { ask, clock, load } = createMemory();
    await ask('a');
    clock.now = 1000;
    load.mockResolvedValueOnce(ok('a 2'));
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
    clock.now = 1999;
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('treats inputs with one key as the same question', async () => {
    const { ask, load } = createMemory();
    await ask('a');
    await ask('A');
    await ask('b');
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  test('shares one request among concurrent callers', async () => {
    const { ask, load } = createMemory({ freshMs: 0 });
    const answers = await Promise.all([ask('a'), ask('a'), ask('a')]);
    expect(answers).toEqual([ok('a 1'), ok('a 1'), ok('a 1')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('with no fresh time, shares only pending requests', async () => {
    const { ask, load } = createMemory({ freshMs: 0 });
    await ask('a');
    await ask('a');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('when asking fails', () => {
  test('the failure is returned if there is no good answer', async () => {
    const { ask, load, onStale } = createMemory();
    load.mockResolvedValueOnce(fail(down));
    await expect(ask('a')).resolves.toEqual(fail(down));
    expect(onStale).not.toHaveBeenCalled();
  });

  test('the failure isn’t remembered', async () => {
    const { ask, load } = createMemory();
    load.mockResolvedValueOnce(fail(down));
    await ask('a');
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
  });

  test('the last good answer is used, marked as stale, and reported', async () => {
    const { ask, clock, load, onStale } = createMemory();
    await ask('a');
    clock.now = 5000;
    load.mockResolvedValueOnce(fail(down));
    await expect(ask('a')).resolves.toEqual({ ...ok('a 1'), isStale: true });
    expect(onStale).toHaveBeenCalledExactlyOnceWith('a', down);
  });

  test('an answer derived from a stale one is used once and not kept', async () => {
    const { ask, load } = createMemory();
    load.mockResolvedValueOnce({ ...ok('a 1'), isStale: true });
    await expect(ask('a')).resolves.toEqual({ ...ok('a 1'), isStale: true });
    load.mockResolvedValueOnce(ok('a 2'));
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
  });

  test('the next call asks again', async () => {
    const { ask, clock, load } = createMemory();
    await ask('a');
    clock.now = 5000;
    load.mockResolvedValueOnce(fail(down));
    await ask('a');
    load.mockResolvedValueOnce(ok('a 2'));
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
  });

  test('a throw reaches every waiting caller, and the next call asks again', async () => {
    const { ask, load } = createMemory();
    load.mockRejectedValueOnce(new Error('a bug'));
    const answers = await Promise.allSettled([ask('a'), ask('a')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
  });
});

describe('when the memory is full', () => {
  test('the least recently used answer is dropped', async () => {
    const { ask, load } = createMemory({ maxEntries: 2 });
    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');
    load.mockClear();
    await ask('a');
    await ask('c');
    await ask('b');
    expect(load.mock.calls).toEqual([['b']]);
  });
});
