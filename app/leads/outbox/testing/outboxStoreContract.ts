import { describe, expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import type { StoreFixture } from '#storage/testing/storeFixture.ts';
import { createTestStores } from '#storage/testing/testStores.ts';
import { testEntry, testId } from '../../testing/testLead.ts';
import type { ClaimedEntry, OutboxStore } from '../outboxStore.ts';

/** What the tests vary. */
interface OutboxOptions {
  readonly maxDelivered: number;
}

/** The longest delay of the stores that are tested (ms). */
export const testMaxDelayMs = 60_000;

/** What every outbox does that processes share. */
export function describeOutboxStoreContract(
  createFixture: () => Promise<StoreFixture<OutboxStore, OutboxOptions>>,
): void {
  const fixture = createTestStores(createFixture);
  const { open, closeAll } = fixture;

  describe('an outbox', () => {
    test('gives entries to claims in the order in which they arrived, each to one', async () => {
      const [store, other] = [open(), open()];
      await add(store, 1, 2);
      expect(await claim(store, 'a')).toEqual({ ...testEntry(1), lease: 'a', attempts: 0 });
      expect(await claim(other, 'b')).toEqual({ ...testEntry(2), lease: 'b', attempts: 0 });
      expect(await claim(other, 'c')).toBeUndefined();
      expect(await leases(other)).toEqual(['a', 'b']);
    });

    test('gives each of 200 entries to one of several processes that claim at once', async () => {
      const all = [open(), open()];
      const numbers = Array.from({ length: 200 }, (_, at) => at + 1);
      await Promise.all(numbers.map((number) => all[number % 2]?.add(testEntry(number))));
      const claimAll = async (store: OutboxStore, name: string) => {
        const found: string[] = [];
        for (;;) {
          const entry = await claim(store, `${name} ${found.length}`);
          if (!entry) return found;
          found.push(entry.lead.formSubmissionId);
        }
      };
      const found = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name, at) => claimAll(all[at % 2] ?? open(), name)),
      );
      expect(found.flat().toSorted()).toEqual(numbers.map(testId));
    });

    test('passes an expired lease to another claim', async () => {
      const store = open();
      await add(store, 1);
      const lost = await claimed(store, 'a');
      expect(await claim(store, 'b', ['other'])).toBeUndefined();
      expect(await claim(store, 'b', ['a'])).toMatchObject({ lease: 'b' });
      await store.postpone(lost, 1_000);
      expect(await leases(store)).toEqual(['b']);
    });

    test('passes an expired lease to one of several processes', async () => {
      const all = [open(), open()];
      await add(open(), 1);
      await claim(open(), 'lost');
      const names = Array.from({ length: 8 }, (_, at) => `next ${at}`);
      const found = await Promise.all(
        names.map((name, at) => claim(all[at % 2] ?? open(), name, ['lost'])),
      );
      expect(found.filter(Boolean)).toHaveLength(1);
    });

    test('stores a submission once, while it waits and after it was delivered', async () => {
      const [store, other] = [open(), open()];
      const answers = await Promise.all(
        [store, other, store].map((each) => each.add(testEntry(1))),
      );
      expect(answers.map((answer) => answer.ok && answer.value).toSorted()).toEqual([
        'added',
        'known',
        'known',
      ]);
      await store.confirm(testId(1));
      expect(await other.add(testEntry(1))).toEqual(ok('known'));
      expect(await store.backlog()).toEqual(ok({ waiting: 0, oldest: undefined }));
    });

    test('keeps entries when a process ends', async () => {
      const store = open();
      await add(store, 1, 2);
      await claim(store, 'a');
      await closeAll();
      const next = open();
      expect(await leases(next)).toEqual(['a']);
      expect(await next.backlog()).toMatchObject({ value: { waiting: 2 } });
    });

    test('reports the age of the oldest entry', async () => {
      const store = open();
      await add(store, 1);
      await fixture.pass(5_000);
      await add(store, 2);
      const oldest = { id: testId(1), ageMs: 5_000 };
      expect(await store.backlog()).toEqual(ok({ waiting: 2, oldest }));
    });

    test('keeps whatever a visitor has written', async () => {
      const store = open();
      const { site, lead } = testEntry(1);
      const message = 'NUL \u0000, half a character \ud83d, "quotes", \\ and 😀';
      const entry = { site, lead: { ...lead, values: { message } } };
      expect(await store.add(entry)).toEqual(ok('added'));
      expect(await claim(store, 'a')).toMatchObject(entry);
    });

    test('is healthy when it was used', async () => {
      const store = open();
      await add(store, 1);
      expect(store.health()).toMatchObject({ state: 'ok', refused: undefined });
    });
  });

  describe('an entry that failed', () => {
    test('is due after its delay, behind those that failed less often', async () => {
      const store = open();
      await add(store, 1, 2, 3);
      await store.postpone(await claimed(store, 'a'), 1_000);
      await fixture.pass(1_000);
      expect(await claim(store, 'b')).toMatchObject({ lead: { formSubmissionId: testId(2) } });
      expect(await claim(store, 'c')).toMatchObject({ lead: { formSubmissionId: testId(3) } });
      expect(await claim(store, 'd')).toMatchObject({ attempts: 1, ...testEntry(1) });
    });

    test('is not due before its delay', async () => {
      const store = open();
      await add(store, 1);
      await store.postpone(await claimed(store, 'a'), 999.5);
      await fixture.pass(999);
      expect(await claim(store, 'b')).toBeUndefined();
    });
  });

  describe('a clock that jumps', () => {
    test.each([
      ['back by a year', -365 * 86_400_000],
      ['back by more than the longest delay', -testMaxDelayMs - 1],
      ['forward by a year', 365 * 86_400_000],
    ])('%s delays nothing', async (_what, jump) => {
      const store = open();
      await add(store, 1, 2);
      await store.postpone(await claimed(store, 'a'), testMaxDelayMs);
      await fixture.pass(jump);
      expect(await claim(store, 'b')).toMatchObject({ attempts: 0 });
      expect(await claim(store, 'c')).toMatchObject({ attempts: 1 });
    });

    test('back a little delays an entry by twice the longest delay at most', async () => {
      const store = open();
      await add(store, 1);
      await store.postpone(await claimed(store, 'a'), testMaxDelayMs);
      await fixture.pass(1 - testMaxDelayMs);
      expect(await claim(store, 'b')).toMatchObject({ attempts: 1 });
    });

    test('ends no lease', async () => {
      const store = open();
      await add(store, 1);
      await claim(store, 'a');
      for (const jump of [-1e10, 1e12]) {
        await fixture.pass(jump);
        expect(await claim(store, 'b')).toBeUndefined();
      }
    });
  });

  describe('a delivered entry', () => {
    test('leaves no personal data', async () => {
      const store = open();
      await add(store, 1, 2);
      expect(await fixture.content()).toContain('Visitor 1');
      await store.confirm(testId(1));
      await store.backlog();
      const left = await fixture.content();
      expect(left).not.toContain('Visitor 1');
      expect(left).toContain('Visitor 2');
      expect(left).toContain(testId(1));
    });

    test('is forgotten when many others were delivered after it', async () => {
      const store = open({ maxDelivered: 2 });
      for (const number of [1, 2, 3]) {
        await add(store, number);
        await store.confirm(testId(number));
      }
      expect(await store.add(testEntry(3))).toEqual(ok('known'));
      expect(await store.add(testEntry(2))).toEqual(ok('known'));
      expect(await store.add(testEntry(1))).toEqual(ok('added'));
    });

    test('can be confirmed twice', async () => {
      const store = open();
      await add(store, 1);
      await store.confirm(testId(1));
      expect(await store.confirm(testId(1))).toEqual(ok(undefined));
    });
  });
}

async function add(store: OutboxStore, ...numbers: number[]): Promise<void> {
  for (const number of numbers) expect(await store.add(testEntry(number))).toEqual(ok('added'));
}

async function claim(store: OutboxStore, lease: string, expired: string[] = []) {
  const found = await store.claim(lease, expired);
  return found.ok ? found.value : expect.unreachable(found.failure.reason);
}

async function claimed(store: OutboxStore, lease: string): Promise<ClaimedEntry> {
  return (await claim(store, lease)) ?? expect.unreachable('nothing to claim');
}

async function leases(store: OutboxStore): Promise<readonly string[]> {
  const found = await store.leases();
  return found.ok ? found.value.toSorted() : expect.unreachable(found.failure.reason);
}
