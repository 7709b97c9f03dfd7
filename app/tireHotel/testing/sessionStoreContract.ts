import { describe, expect, test } from 'vitest';
import type { StoreFixture } from '#storage/testing/storeFixture.ts';
import { createTestStores } from '#storage/testing/testStores.ts';
import type { SessionState } from '../sessionState.ts';
import type { SessionStore } from '../sessionStore.ts';

const minute = 60_000;
const found = {
  handle: 'handle-found',
  encryptedPhoneNumber: 'real-number',
  registrationNumber: 'MLB101',
};
const code = {
  handle: 'handle-code',
  token: 'real-token',
  registrationNumber: 'MLB101',
  sentAt: 5,
};
const access = {
  token: 'real-token',
  registrationNumber: 'MLB101',
  brandCode: 'VO',
  workshop: '105',
  bookingSecret: 'secret',
  hasBooked: false,
};

/** The limits of the stores that are tested. */
export const testSessionLimits = {
  idleMs: 30 * minute,
  lifetimeMs: 8 * 60 * minute,
  maxTries: 5,
} as const;

const none = { ok: true, value: undefined };

/** What every store of sessions does that processes share. */
export function describeSessionStoreContract(
  createFixture: () => Promise<StoreFixture<SessionStore>>,
): void {
  const fixture = createTestStores(createFixture);
  const { open } = fixture;

  test('is found by other processes', async () => {
    const id = await start(open(), { found, code, access });
    expect(await open().read(id)).toEqual({ ok: true, value: { found, code, access } });
  });

  test('ids are long and random, and the data contain neither ids nor states', async () => {
    const store = open();
    const ids = [await start(store), await start(store, { found, code, access })];
    expect(ids[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(ids).size).toBe(2);
    const content = await fixture.content();
    const secrets = [...ids, 'MLB101', 'real-number', 'real-token', 'handle-found', 'handle-code'];
    for (const secret of secrets) expect(content).not.toContain(secret);
  });

  describe('a session ends', () => {
    test('after half an hour without use', async () => {
      const store = open();
      const id = await start(store);
      await fixture.pass(30 * minute - 1);
      expect(await store.read(id)).toMatchObject({ value: { found } });
      await fixture.pass(30 * minute - 1);
      expect(await store.read(id)).toMatchObject({ value: { found } });
      await fixture.pass(30 * minute);
      expect(await store.read(id)).toEqual(none);
    });

    test('after eight hours, even if it is used, and renewing it doesn’t extend them', async () => {
      const store = open();
      let id = await start(store);
      for (let passed = 20; passed < 480; passed += 20) {
        await fixture.pass(20 * minute);
        expect(await store.read(id), String(passed)).toMatchObject({ value: { found } });
        const renewed = await store.renew(id, { found });
        id = renewed.ok ? (renewed.value ?? '') : '';
      }
      await fixture.pass(20 * minute);
      expect(await store.read(id)).toEqual(none);
    });

    test('when the visitor logs out, in all processes', async () => {
      const store = open();
      const id = await start(store);
      await open().end(id);
      expect(await store.read(id)).toEqual(none);
      expect(await store.write(id, { found })).toEqual({ ok: true, value: false });
      expect(await store.renew(id, { found })).toEqual(none);
    });

    test('and its row is deleted', async () => {
      const store = open();
      const id = await start(store);
      await fixture.pass(31 * minute);
      await start(store);
      await fixture.pass(-31 * minute);
      expect(await store.read(id)).toEqual(none);
    });
  });

  test('renewing replaces the id', async () => {
    const store = open();
    const id = await start(store);
    const renewed = await store.renew(id, { access });
    const next = renewed.ok ? (renewed.value ?? '') : '';
    expect(next).not.toBe(id);
    expect(await store.read(id)).toEqual(none);
    expect(await store.read(next)).toEqual({ ok: true, value: { access } });
  });

  test.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --"])('%s is no session', async (id) => {
    expect(await open().read(id)).toEqual(none);
  });

  describe('tries', () => {
    test('of a code are five, in all processes together', async () => {
      const store = open();
      const id = await start(store, { found, code });
      const all = [store, open(), open()];
      const tries = Array.from({ length: 100 }, (_, at) =>
        all[at % 3]?.countTry(id, 'handle-code'),
      );
      const counted = await Promise.all(tries);
      expect(counted.filter((answer) => answer?.ok && answer.value)).toHaveLength(5);
    });

    test('start over only with a new code', async () => {
      const store = open();
      const id = await start(store, { found, code });
      for (let at = 0; at < 5; at += 1) await store.countTry(id, 'handle-code');
      await store.write(id, { found, code });
      expect(await store.countTry(id, 'handle-code')).toEqual({ ok: true, value: false });
      await store.write(id, { found, code: { ...code, handle: 'next' } });
      expect(await store.countTry(id, 'handle-code')).toEqual({ ok: true, value: false });
      expect(await store.countTry(id, 'next')).toEqual({ ok: true, value: true });
    });

    test('of another session’s code don’t count', async () => {
      const store = open();
      await start(store, { found, code });
      const other = await start(store, { found });
      expect(await store.countTry(other, 'handle-code')).toEqual({ ok: true, value: false });
    });
  });
}

async function start(store: SessionStore, state: SessionState = { found }): Promise<string> {
  const started = await store.start(state);
  return started.ok ? started.value : expect.unreachable(started.failure.reason);
}
