import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Claims } from './claims.ts';
import { clockAt } from './testing/clockAt.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-claims-'));
});
afterEach(() => rm(folder, { recursive: true }));

const minute = 60_000;

/** The claims of several processes. */
function processes(count: number) {
  // The time that a new file gets by itself is void for this clock.
  const clock = clockAt(Date.now() + 2 * minute);
  return Array.from(
    { length: count },
    () => new Claims({ folder, claimMs: minute, now: clock.now }),
  );
}

test('of processes that ask at once, one gets the claim', async () => {
  for (let round = 0; round < 200; round++) {
    const taken = await Promise.all(processes(3).map((claims) => claims.take(`page${round}`)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  }
});

test('nothing but the claim is left in the folder', async () => {
  await Promise.all(processes(3).map((claims) => claims.take('page')));
  expect(await readdir(folder)).toEqual(['page.claim']);
});
