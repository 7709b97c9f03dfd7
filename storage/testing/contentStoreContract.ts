import { expect, test } from 'vitest';
import type { ContentStore } from '../contentStore.ts';
import type { StoreFixture } from './storeFixture.ts';
import { createTestStores } from './testStores.ts';

/** The limit of contents in the stores of the contract (bytes). */
export const contractMaxBytes = 12_288;

/** A content store that a test closes. */
export type TestContentStore = ContentStore & { readonly close: () => Promise<void> };

/** What every store of contents does that processes share. */
export function describeContentStoreContract(
  createFixture: () => Promise<StoreFixture<TestContentStore>>,
): void {
  const { open } = createTestStores(createFixture);
  const textOf = async (store: ContentStore, name: string) => (await store.read(name))?.toString();

  test('a content is read by another process, replaced and removed', async () => {
    const [one, other] = [open(), open()];
    expect(await textOf(other, 'a')).toBeUndefined();
    await one.write('a', Buffer.from('one'));
    expect(await textOf(other, 'a')).toBe('one');
    await other.write('a', Buffer.from('two – ÿ'));
    expect(await textOf(one, 'a')).toBe('two – ÿ');
    await one.remove('a');
    expect(await textOf(other, 'a')).toBeUndefined();
  });

  test('a content that is too large is dropped, with the one before it', async () => {
    const store = open();
    await store.write('a', Buffer.from('small'));
    await store.write('a', Buffer.alloc(contractMaxBytes + 1, 'x'));
    expect(await textOf(store, 'a')).toBeUndefined();
    await store.write('a', Buffer.alloc(contractMaxBytes, 'x'));
    expect(await store.read('a')).toHaveLength(contractMaxBytes);
  });

  test('nothing is under way when the store is idle', async () => {
    const store = open();
    for (const name of ['a', 'b', 'c']) void store.write(name, Buffer.from(name));
    void store.remove('b');
    await store.idle();
    expect(await Promise.all(['a', 'b', 'c'].map((name) => textOf(store, name)))).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });
}
