import { perProcess } from '#process/perProcess.ts';
import { createMemoryRateLimitStore } from '#storage/rateLimits/memoryRateLimitStore.ts';
import { clientNetworkOf } from './http/clientAddress.ts';
import { createLimiters } from './http/limiters.ts';
import { type RefuseAbove, refuseAbove } from './http/refuseAbove.ts';
import { createLimits, type LimitName } from './limits.ts';
import { log } from './log.ts';
import { environment } from './services.ts';
import { stores } from './stores/stores.ts';

// Some megabytes.
const maxKeysInMemory = 50_000;

const memoryCounts = perProcess('counts of the process', () =>
  createMemoryRateLimitStore({ maxKeys: maxKeysInMemory, now: Date.now }),
);

/** The limiters of the site, by the names of `createLimits`. */
export const limiters = createLimiters(createLimits(environment), {
  stores: { shared: stores.limits, process: memoryCounts },
  now: Date.now,
  log,
});

/** Refuses a client's requests above a limit that is counted by client. */
export function perClient(name: LimitName): RefuseAbove {
  return refuseAbove([limiters[name], clientNetworkOf]);
}
