import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createSqliteFixture } from '#storage/sqlite/testing/sqliteFixture.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createSqliteRateLimitStore } from './sqliteRateLimitStore.ts';
import { describeRateLimitStoreContract } from './testing/rateLimitStoreContract.ts';

describeRateLimitStoreContract(() =>
  createSqliteFixture((options) =>
    createSqliteRateLimitStore({ ...options, log: () => undefined }),
  ),
);

test('while the file can’t be created, the log says so and names no key', async () => {
  const folder = await createTestFolder();
  await writeFile(join(folder, 'limits'), 'no folder');
  const log = vi.fn<(line: string) => void>();
  const file = join(folder, 'limits', 'attempts.sqlite');
  const store = createSqliteRateLimitStore({ file, now: Date.now, log });
  const attempt = { name: 'a', key: '203.0.113.9', windowMs: 60_000, intervalMs: 20_000 };
  expect(await store.take(attempt)).toMatchObject({ failure: { kind: 'unavailable' } });
  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^rate limits: the store is unavailable: /),
  );
  expect(log.mock.calls.join()).not.toContain('203.0.113.9');
  await store.close();
  await rm(folder, { recursive: true });
});
