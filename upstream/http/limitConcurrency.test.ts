import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

/** Pieces of work that end when told to, and what is known of them. */
function createWork(limit: number) {
  const limited = limitConcurrency(limit);
  const log: string[] = [];
  const start = (name: string) => {
    const end = Promise.withResolvers<string>();
    const answer = limited(() => {
      log.push(name);
      return end.promise;
    });
    return { answer, finish: () => end.resolve(name), fail: (error: Error) => end.reject(error) };
  };
  return { start, log };
}

/** Lets everything happen that isn't waiting for someone. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('limitConcurrency', () => {
  test('starts at once what has room, and the rest in order as room is made', async () => {
    const { start, log } = createWork(2);
    const [a, b] = [start('a'), start('b')];
    start('c');
    start('d');
    await settle();
    expect(log).toEqual(['a', 'b']);
    b.finish();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    a.finish();
    await settle();
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  test('gives each caller the answer of its own work', async () => {
    const { start } = createWork(1);
    const [a, b] = [start('a'), start('b')];
    b.finish();
    a.finish();
    await expect(Promise.all([a.answer, b.answer])).resolves.toEqual(['a', 'b']);
  });

  test('makes room when work fails, and hands the failure on', async () => {
    const { start, log } = createWork(1);
    const a = start('a');
    start('b');
    a.fail(new Error('broken'));
    await expect(a.answer).rejects.toThrow('broken');
    await settle();
    expect(log).toEqual(['a', 'b']);
  });

  test('makes room when work throws before it begins', async () => {
    const limited = limitConcurrency(1);
    const broken = limited(() => {
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    await expect(limited(async () => 'next')).resolves.toBe('next');
  });

  propertyTest.prop([fc.integer({ min: 1, max: 5 }), fc.array(fc.nat({ max: 4 }))])(
    'never runs more at a time than it may, and runs everything',
    async (limit, turns) => {
      const limited = limitConcurrency(limit);
      let running = 0;
      let most = 0;
      const work = async (count: number) => {
        running += 1;
        most = Math.max(most, running);
        for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
        running -= 1;
        return count;
      };
      const answers = await Promise.all(turns.map((count) => limited(() => work(count))));
      expect(answers).toEqual(turns);
      expect(most).toBeLessThanOrEqual(limit);
    },
  );
});
