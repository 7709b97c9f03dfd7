import { randomUUID } from 'node:crypto';
import { createDatabase, type PostgresOptions } from '#storage/postgres/database.ts';
import { systemTimers } from '#upstream/http/deadline.ts';
import { createFallbackRateLimitStore } from '../http/fallbackRateLimitStore.ts';
import { createPostgresRateLimitStore } from '../http/postgresRateLimitStore.ts';
import { createForwarding } from '../leads/outbox/forwarding.ts';
import { createForwardingOutboxStore } from '../leads/outbox/forwardingOutboxStore.ts';
import { createPostgresOutboxStore } from '../leads/outbox/postgresOutboxStore.ts';
import { createPostgresSessionStore } from '../tireHotel/postgresSessionStore.ts';
import { openLocalLimits, openLocalOutbox } from './openLocalStores.ts';
import {
  deliveryBackOff,
  type SiteStores,
  type StoresOptions,
  sessionLimits,
} from './siteStores.ts';

const forwardingLimits = {
  concurrent: 4,
  pollMs: 1_000,
  // Moving an entry takes as long as a connection and a statement may, and some waiting.
  leaseMs: 150_000,
  // The database itself is asked once a second at most while it fails.
  backOff: { firstMs: 1_000, maxMs: 10_000 },
} as const;

/**
 * Stores in a database, which all machines share. While it fails, leads and counts are kept on this machine, and sessions
 * can't be used.
 */
export function openSharedStores(postgres: PostgresOptions, options: StoresOptions): SiteStores {
  const database = createDatabase(postgres);
  const inDatabase = { database, log: options.log };
  const shared = createPostgresOutboxStore({ ...inDatabase, maxDelayMs: deliveryBackOff.maxMs });
  const local = openLocalOutbox(options);
  const outbox = createForwardingOutboxStore({ shared, local });
  const sessions = createPostgresSessionStore({ ...inDatabase, ...sessionLimits });
  const limits = createFallbackRateLimitStore({
    shared: createPostgresRateLimitStore(inDatabase),
    local: openLocalLimits(options),
  });
  const forwarding = createForwarding({
    shared,
    local,
    clock: { now: () => performance.now(), after: systemTimers.after, random: Math.random },
    newLease: randomUUID,
    limits: forwardingLimits,
    log: options.log,
  });
  return {
    outbox,
    sessions,
    limits,
    start: forwarding.start,
    close: async () => {
      await forwarding.stop();
      await Promise.all([outbox.close(), sessions.close(), limits.close()]);
      await database.end();
    },
  };
}
