import { expect, test } from 'vitest';
import type { Claims } from '../claims.ts';
import type { StoreFixture } from './storeFixture.ts';
import { createTestStores } from './testStores.ts';

/** When claims become void in the contract (ms). */
export const contractClaimMs = 60_000;

/** Claims that a test closes. */
export type TestClaims = Claims & { readonly close: () => Promise<void> };

/** What claims do, whatever processes share for them. */
export function describeClaimsContract(
  createFixture: () => Promise<StoreFixture<TestClaims>>,
): void {
  const { open, pass } = createTestStores(createFixture);

  test('of processes that ask at once, one gets the claim', async () => {
    const processes = [open(), open(), open()];
    for (let round = 0; round < 100; round += 1) {
      const taken = await Promise.all(processes.map((claims) => claims.take(`page${round}`)));
      expect(taken.filter(Boolean)).toHaveLength(1);
    }
  });

  test('others get a claim once it is released, and only its owner releases it', async () => {
    const [one, other] = [open(), open()];
    expect([await one.take('page'), await one.take('page')]).toEqual([true, true]);
    await other.release('page');
    expect(await other.take('page')).toBe(false);
    await one.release('page');
    expect(await other.take('page')).toBe(true);
  });

  test('a claim that isn’t released becomes void', async () => {
    const [one, other] = [open(), open()];
    await one.take('page');
    await pass(contractClaimMs - 1_000);
    expect(await other.take('page')).toBe(false);
    await pass(1_000);
    expect(await other.take('page')).toBe(true);
  });
}
