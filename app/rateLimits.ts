import { join } from 'node:path';
import { clientNetworkOf } from './http/clientAddress.ts';
import { createLimiters } from './http/limiters.ts';
import { createMemoryRateLimitStore } from './http/memoryRateLimitStore.ts';
import {
  createRateLimitStore,
  type RateLimitFile,
  type RateLimitStore,
} from './http/rateLimitStore.ts';
import { type RefuseAbove, refuseAbove } from './http/refuseAbove.ts';
import { createLimits, type LimitName } from './limits.ts';
import { log } from './log.ts';
import { environment } from './services.ts';

// Some megabytes.
const maxKeysInMemory = 50_000;

declare global {
  var forecourtRateLimitStore: RateLimitFile | undefined;
  var forecourtMemoryCounts: RateLimitStore | undefined;
}

/** The counts that all processes of the machine share. The globals make the framework's bundles share their counts. */
globalThis.forecourtRateLimitStore ??= createRateLimitStore(
  join(environment.dataFolder, 'limits', 'attempts.sqlite'),
  log,
);
export const rateLimitStore: RateLimitFile = globalThis.forecourtRateLimitStore;

globalThis.forecourtMemoryCounts ??= createMemoryRateLimitStore(maxKeysInMemory);

/** The limiters of the site, by the names of `createLimits`. */
export const limiters = createLimiters(createLimits(environment), {
  stores: { machine: rateLimitStore, process: globalThis.forecourtMemoryCounts },
  now: Date.now,
  log,
});

/** Refuses a client's requests above a limit that is counted by client. */
export function perClient(name: LimitName): RefuseAbove {
  return refuseAbove([limiters[name], clientNetworkOf]);
}
