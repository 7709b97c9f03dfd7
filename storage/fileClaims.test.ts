import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileClaims } from './fileClaims.ts';
import { contractClaimMs, describeClaimsContract } from './testing/claimsContract.ts';
import { clockAt } from './testing/clockAt.ts';

const createFolder = () => mkdtemp(join(tmpdir(), 'forecourt-claims-'));

describeClaimsContract(async () => {
  const folder = await createFolder();
  // The time that a new file gets by itself is void for this clock.
  const clock = clockAt(Date.now() + 2 * contractClaimMs);
  return {
    open: () => {
      const claims = new FileClaims({ folder, claimMs: contractClaimMs, now: clock.now });
      return {
        take: (name) => claims.take(name),
        release: (name) => claims.release(name),
        close: async () => undefined,
      };
    },
    pass: async (ms) => clock.pass(ms / 1_000),
    content: async () => (await readdir(folder)).join(),
    remove: () => rm(folder, { recursive: true }),
  };
});

test('nothing but the claim is left in the folder', async () => {
  const folder = await createFolder();
  const options = { folder, claimMs: contractClaimMs, now: Date.now };
  await Promise.all([1, 2, 3].map(() => new FileClaims(options).take('page')));
  expect(await readdir(folder)).toEqual(['page.claim']);
  await rm(folder, { recursive: true });
});
