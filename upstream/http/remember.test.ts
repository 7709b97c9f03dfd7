import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { Answer } from '#domain/upstreamAnswer.ts';
import { renewAnswers } from './memories.ts';
import { remember } from './remember.ts';
import { collectSources, noteSources } from './sources.ts';

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

describe('after a publish', () => {
  let memories = 0;

  /** A memory of answers, each of which is made from one source. A publish reaches the memories of all tests. */
  function createPublished({ isShared = true } = {}) {
    memories += 1;
    const number = memories;
    const sourceOf = (input: string) => `source ${number} ${input}`;
    const clock = { now: 10 * 60_000 };
    const load = vi.fn<(input: string) => Promise<Answer<string, Down>>>();
    const answerWith = (value: string) => async (input: string) => {
      noteSources(() => [sourceOf(input)]);
      return ok(`${input} ${value}`);
    };
    load.mockImplementation(answerWith('1'));
    const ask = remember(load, {
      key: (input) => input,
      freshMs: 60_000,
      maxEntries: 10,
      now: () => clock.now,
      onStale: () => undefined,
      ...(isShared && { tag: (input: string) => `answer ${input}` }),
    });
    /** Answers differently from now on, as the platform does after a publish. */
    const change = () => load.mockImplementation(answerWith('2'));
    const publish = (...inputs: string[]) => renewAnswers(new Set(inputs.map(sourceOf)));
    return { ask, clock, load, change, publish, sourceOf };
  }

  const sourcesOf = async (task: () => Promise<unknown>) => {
    const sources = new Set<string>();
    await collectSources(sources, task);
    return [...sources];
  };
  test('a page that shows a shared answer depends on it, and otherwise on what the answer was made from', async () => {
    const shared = createPublished();
    expect(await sourcesOf(() => shared.ask('a'))).toEqual(['answer a']);
    const own = createPublished({ isShared: false });
    expect(await sourcesOf(() => own.ask('a'))).toEqual([own.sourceOf('a')]);
    // Also if the answer was there already.
    expect(await sourcesOf(() => own.ask('a'))).toEqual([own.sourceOf('a')]);
  });

  test('an answer that has changed is reported, and given from then on', async () => {
    const { ask, change, publish } = createPublished();
    await ask('a');
    await ask('b');
    change();
    expect(await publish('a')).toEqual(['answer a']);
    expect(await ask('a')).toEqual(ok('a 2'));
    expect(await ask('b')).toEqual(ok('b 1'));
  });

  test('an answer that is the same is not reported, and nor is one that isn’t shared', async () => {
    const { ask, load, publish } = createPublished();
    await ask('a');
    expect(await publish('a', 'b')).toEqual([]);
    expect(load).toHaveBeenCalledTimes(2);
    const own = createPublished({ isShared: false });
    await own.ask('a');
    own.change();
    expect(await own.publish('a')).toEqual([]);
    expect(await own.ask('a')).toEqual(ok('a 2'));
  });

  test('an answer counts as changed if it changed shortly before, or can’t be asked for', async () => {
    const { ask, change, clock, load, publish } = createPublished();
    await ask('a');
    await ask('b');
    change();
    clock.now += 60_000;
    await ask('a');
    await ask('b');
    expect(await publish('a')).toEqual(['answer a']);
    // It was reported.
    expect(await publish('a')).toEqual([]);
    clock.now += 6 * 60_000 + 1;
    expect(await publish('b')).toEqual([]);
    load.mockResolvedValueOnce(fail(down));
    expect(await publish('a')).toEqual(['answer a']);
    load.mockRejectedValueOnce(new Error('a bug'));
    expect(await publish('a')).toEqual(['answer a']);
  });

  test('an answer counts as changed for as long as pages may show an earlier one', async () => {
    const { ask, change, clock, publish } = createPublished();
    const inputs = ['a', 'b'];
    for (const input of inputs) await ask(input);
    change();
    clock.now += 60_000;
    for (const input of inputs) await ask(input);
    clock.now += 6 * 60_000;
    expect(await publish('a')).toEqual(['answer a']);
    clock.now += 1;
    expect(await publish('b')).toEqual([]);
  });

  test('an answer that was asked for again and is the same does not count as changed', async () => {
    const { ask, clock, load, publish } = createPublished();
    await ask('a');
    clock.now += 60_000;
    await ask('a');
    expect(load).toHaveBeenCalledTimes(2);
    expect(await publish('a')).toEqual([]);
  });

  test('only a few answers are compared', async () => {
    const { ask, load, publish } = createPublished();
    const inputs = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const input of inputs) await ask(input);
    load.mockClear();
    expect(await publish(...inputs)).toEqual(['answer a']);
    expect(load.mock.calls.flat().toSorted()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('an answer on its way at a publish is not used afterwards', async () => {
    const { ask, load, change, publish, sourceOf } = createPublished();
    const old = Promise.withResolvers<Answer<string, Down>>();
    load.mockImplementationOnce(async (input) => {
      noteSources(() => [sourceOf(input)]);
      return old.promise;
    });
    const before = ask('a');
    await publish('a');
    change();
    const after = ask('a');
    old.resolve(ok('a 1'));
    expect(await before).toEqual(ok('a 1'));
    expect(await after).toEqual(ok('a 2'));
    expect(await ask('a')).toEqual(ok('a 2'));
  });
});
