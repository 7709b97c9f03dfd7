import { expect, test, vi } from 'vitest';
import type { PostgresOptions } from '#storage/postgres/database.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** Nothing listens on this port. */
const unreachable: PostgresOptions = {
  host: '127.0.0.1',
  port: 1,
  user: 'forecourt',
  password: '',
  name: 'forecourt',
  tls: { kind: 'off' },
  poolSize: 1,
  statementTimeoutMs: 1_000,
};

test('a database that can’t be reached is tried again every five seconds, and reported once', async () => {
  const lines: string[] = [];
  const pauses: number[] = [];
  const pausedTwice = new Promise<void>((resolve) => {
    const pause = (ms: number): Promise<void> => {
      pauses.push(ms);
      if (pauses.length < 2) return Promise.resolve();
      resolve();
      return new Promise(() => undefined);
    };
    void prepareDatabase(unreachable, { pause, log: (line) => void lines.push(line) });
  });
  await pausedTwice;
  expect(pauses).toEqual([5_000, 5_000]);
  expect(lines).toEqual([expect.stringMatching(/^database: can't be prepared yet: .+/)]);
});

test('without a database nothing is prepared', async () => {
  const pause = vi.fn<(ms: number) => Promise<void>>();
  await prepareDatabase(undefined, { pause, log: () => undefined });
  expect(pause).not.toHaveBeenCalled();
});
