import { expect, test } from 'vitest';
import type { PostgresDatabase } from '#storage/postgres/database.ts';
import { createPostgresOutboxStore } from './postgresOutboxStore.ts';

/** A database without leads, in which freeing room takes as long as the test says. */
function createSlowDatabase() {
  const freed: PromiseWithResolvers<void>[] = [];
  const database: PostgresDatabase = {
    query: async (sql) => {
      if (!sql.startsWith('VACUUM')) return [];
      const freeing = Promise.withResolvers<void>();
      freed.push(freeing);
      await freeing.promise;
      return [];
    },
    inTransaction: () => Promise.reject(new Error('not used')),
    end: async () => undefined,
  };
  return { database, freed };
}

function createStore() {
  const { database, freed } = createSlowDatabase();
  const options = { database, maxDelayMs: 1_000, log: () => undefined };
  return { store: createPostgresOutboxStore(options), freed };
}

test('the room of a lead that is delivered while room is freed is freed as well', async () => {
  const { store, freed } = createStore();
  const first = store.backlog();
  await store.confirm('a');
  freed[0]?.resolve();
  await first;
  const second = store.backlog();
  expect(freed).toHaveLength(2);
  freed[1]?.resolve();
  await second;
  await store.backlog();
  expect(freed).toHaveLength(2);
});

test('room that could not be freed is freed later', async () => {
  const { store, freed } = createStore();
  const first = store.backlog();
  freed[0]?.reject(new Error('canceling statement due to statement timeout'));
  expect(await first).toMatchObject({ ok: false });
  const second = store.backlog();
  expect(freed).toHaveLength(2);
  freed[1]?.resolve();
  expect(await second).toMatchObject({ ok: true });
});
