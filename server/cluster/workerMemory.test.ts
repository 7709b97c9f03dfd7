import { expect, test } from 'vitest';
import { workerMemory } from './workerMemory.ts';

test('the heap of a worker is limited by the setting', () => {
  expect(workerMemory(300, {}).execArgv).toContain('--max-old-space-size=300');
});

test('a worker has few arenas, and returns large blocks at once', () => {
  expect(workerMemory(300, {}).env).toEqual({
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
});

test('a variable of the operator is kept', () => {
  const { env } = workerMemory(300, { MALLOC_ARENA_MAX: '4' });
  expect(env).toMatchObject({ MALLOC_ARENA_MAX: '4', MALLOC_TRIM_THRESHOLD_: '131072' });
});
