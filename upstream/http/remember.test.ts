import { describe, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '#domain/result.ts';
import { remember } from './remember.ts';

type Answer = Result<string, string>;

interface Setup {
  readonly freshMs?: number;
  readonly maxEntries?: number;
}

/** Something remembered, with a clock and answers in the test's hand. */
function createMemory({ freshMs = 1000, maxEntries = 10 }: Setup = {}) {
  const clock = { now: 0 };
  const load = vi.fn<(input: string) => Promise<Answer>>(async (input) => ok(`${input} 1`));
  const onStale = vi.fn();
  const key = (input: string) => input.toLowerCase();
  const ask = remember(load, { key, freshMs, maxEntries, now: () => clock.now, onStale });
  return { ask, clock, load, onStale };
}

describe('remember', () => {
  test('asks once within the time an answer is fresh', async () => {
    const { ask, clock, load } = createMemory();
    await ask('a');
    clock.now = 999;
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('asks again when the answer has aged', async () => {
    const { ask, clock, load } = createMemory();
    await ask('a');
    clock.now = 1000;
    load.mockResolvedValueOnce(ok('a 2'));
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
    clock.now = 1999;
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('takes inputs of one key for the same question', async () => {
    const { ask, load } = createMemory();
    await ask('a');
    await ask('A');
    await ask('b');
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  test('asks once for many who ask at the same time', async () => {
    const { ask, load } = createMemory({ freshMs: 0 });
    const answers = await Promise.all([ask('a'), ask('a'), ask('a')]);
    expect(answers).toEqual([ok('a 1'), ok('a 1'), ok('a 1')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('with no time to be fresh, keeps an answer only while it is under way', async () => {
    const { ask, load } = createMemory({ freshMs: 0 });
    await ask('a');
    await ask('a');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('when asking fails', () => {
  test('the failure is the answer, if there was no good one before', async () => {
    const { ask, load, onStale } = createMemory();
    load.mockResolvedValueOnce(fail('down'));
    await expect(ask('a')).resolves.toEqual(fail('down'));
    expect(onStale).not.toHaveBeenCalled();
  });

  test('the failure isn’t remembered', async () => {
    const { ask, load } = createMemory();
    load.mockResolvedValueOnce(fail('down'));
    await ask('a');
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
  });

  test('the last good answer stands in, and somebody is told', async () => {
    const { ask, clock, load, onStale } = createMemory();
    await ask('a');
    clock.now = 5000;
    load.mockResolvedValueOnce(fail('down'));
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
    expect(onStale).toHaveBeenCalledExactlyOnceWith('a', 'down');
  });

  test('it is asked again at the next occasion', async () => {
    const { ask, clock, load } = createMemory();
    await ask('a');
    clock.now = 5000;
    load.mockResolvedValueOnce(fail('down'));
    await ask('a');
    load.mockResolvedValueOnce(ok('a 2'));
    await expect(ask('a')).resolves.toEqual(ok('a 2'));
  });

  test('a throw reaches everybody who waits, and the next one asks anew', async () => {
    const { ask, load } = createMemory();
    load.mockRejectedValueOnce(new Error('a bug'));
    const answers = await Promise.allSettled([ask('a'), ask('a')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(ask('a')).resolves.toEqual(ok('a 1'));
  });
});

describe('when there is no more room', () => {
  test('the answer unused for longest goes first', async () => {
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
