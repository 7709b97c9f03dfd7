import { expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { StoreFailure } from '../storeFailure.ts';
import { createFallbackClaims, createFallbackContents } from './fallbackStores.ts';

const down = fail<StoreFailure>({ kind: 'unavailable', reason: 'down' });
const content = Buffer.from('content');

function createContents(isDown: () => boolean) {
  const shared = {
    read: async () => (isDown() ? down : ok(undefined)),
    write: vi.fn(async () => (isDown() ? down : ok(undefined))),
    remove: vi.fn(async () => (isDown() ? down : ok(undefined))),
  };
  const files = new Map<string, Buffer>();
  const local = {
    read: async (name: string) => files.get(name),
    touch: () => undefined,
    write: async (name: string, file: Buffer) => void files.set(name, file),
    remove: async (name: string) => void files.delete(name),
    idle: async () => undefined,
  };
  return { contents: createFallbackContents({ shared, local }), files };
}

test('while the shared contents fail, those of the machine are used', async () => {
  let isDown = false;
  const { contents, files } = createContents(() => isDown);
  await contents.write('a', content);
  expect(files.size).toBe(0);
  isDown = true;
  await contents.write('a', content);
  expect(await contents.read('a')).toBe(content);
  isDown = false;
  expect(await contents.read('a')).toBeUndefined();
});

test('what is removed doesn’t come back in the next outage', async () => {
  let isDown = true;
  const { contents } = createContents(() => isDown);
  await contents.write('a', content);
  isDown = false;
  await contents.remove('a');
  isDown = true;
  expect(await contents.read('a')).toBeUndefined();
});

test('while the shared claims fail, those of the machine decide, and both are released', async () => {
  let isDown = true;
  const shared = {
    take: async () => (isDown ? down : ok(false)),
    release: vi.fn(async () => ok(undefined)),
  };
  const local = { take: async () => true, release: vi.fn(async () => undefined) };
  const claims = createFallbackClaims({ shared, local });
  expect(await claims.take('page')).toBe(true);
  isDown = false;
  expect(await claims.take('page')).toBe(false);
  await claims.release('page');
  expect([shared.release.mock.calls, local.release.mock.calls]).toEqual([[['page']], [['page']]]);
});
