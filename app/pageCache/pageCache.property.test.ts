import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { clockAt } from '#storage/testing/clockAt.ts';
import { contextOf, keyOf, memoryDisk, openCache, pageOf } from './pageCacheFixtures.ts';

const limits = { memoryBytes: 40_000, diskBytes: 10 * 4096 };

const path = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'a/~/cGFnZT0x', 'g'.repeat(3000));
const page = fc.oneof(
  fc.record({ bytes: fc.integer({ min: 1, max: 60_000 }) }),
  fc.constantFrom(
    { mark: 404 as const },
    { mark: 503 as const },
    { mark: 'degraded' as const },
    { status: 308 },
    { tags: 'x' },
  ),
);
const operation = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), path, page }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('get' as const), path }) },
  fc.record({ kind: fc.constant('remove' as const), path }),
  fc.record({ kind: fc.constant('revalidate' as const) }),
  fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ kind: fc.constant('fill' as const), isFull: fc.boolean() }),
  fc.record({ kind: fc.constant('file' as const) }),
  fc.record({ kind: fc.constant('restart' as const) }),
);

test.prop([fc.array(operation, { maxLength: 60 })])(
  'after any operations the limits hold, and nothing degraded is on disk or outlives its second',
  async (operations) => {
    const { now, pass } = clockAt();
    const disk = memoryDisk(now);
    let isFull = false;
    const failing = {
      ...disk,
      writeFile: async (file: string, data: Buffer) => {
        if (isFull) throw new Error('full');
        await disk.writeFile(file, data);
      },
    };
    const open = () => openCache({ folder: '/pages', now, disk: failing, ...limits });
    let { cache, store } = open();
    for (const step of operations) {
      switch (step.kind) {
        case 'set':
          await cache.set(keyOf(step.path), pageOf('text', step.page), contextOf());
          break;
        case 'get':
          await cache.get(keyOf(step.path), {});
          break;
        case 'remove':
          await cache.set(keyOf(step.path), null, {});
          break;
        case 'revalidate':
          cache.revalidateTags(['x']);
          break;
        case 'pass':
          pass(step.seconds);
          break;
        case 'fill':
          isFull = step.isFull;
          break;
        case 'file':
          await cache.filed();
          break;
        case 'restart':
          // The writes of a process that has ended don't go on.
          await cache.filed();
          ({ cache, store } = open());
          break;
      }
      expect(cache.memoryBytes).toBeLessThanOrEqual(limits.memoryBytes);
      expect(store?.bytes).toBeLessThanOrEqual(limits.diskBytes);
      // A file that is being written is temporary.
      const files = [...disk.files].flatMap(([path, file]) =>
        path.endsWith('.entry') ? file : [],
      );
      expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(
        limits.diskBytes,
      );
      expect(files.some((file) => file.includes('forecourt:status'))).toBe(false);
    }
    pass(1);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const answer = await cache.get(keyOf(name), {});
      expect(answer?.value).not.toMatchObject({ html: expect.stringMatching(/"(degraded|503)"/) });
    }
  },
);
