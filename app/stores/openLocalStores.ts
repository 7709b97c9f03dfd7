import { join } from 'node:path';
import { createSqliteRateLimitStore } from '../http/sqliteRateLimitStore.ts';
import { createSqliteOutboxStore } from '../leads/outbox/sqliteOutboxStore.ts';
import { createSqliteSessionStore } from '../tireHotel/sqliteSessionStore.ts';
import {
  deliveryBackOff,
  type SiteStores,
  type StoresOptions,
  sessionLimits,
} from './siteStores.ts';

/** The outbox in a file of this machine. */
export function openLocalOutbox({ dataFolder, log }: StoresOptions) {
  return createSqliteOutboxStore({
    file: join(dataFolder, 'leads', 'outbox.sqlite'),
    now: Date.now,
    maxDelayMs: deliveryBackOff.maxMs,
    log,
  });
}

/** The counts in a file of this machine. */
export function openLocalLimits({ dataFolder, log }: StoresOptions) {
  return createSqliteRateLimitStore({
    file: join(dataFolder, 'limits', 'attempts.sqlite'),
    now: Date.now,
    log,
  });
}

/** Stores in files, which the processes of one machine share. */
export function openLocalStores(options: StoresOptions): SiteStores {
  const outbox = openLocalOutbox(options);
  const limits = openLocalLimits(options);
  const sessions = createSqliteSessionStore({
    ...sessionLimits,
    file: join(options.dataFolder, 'sessions', 'tirehotel.sqlite'),
    now: Date.now,
    log: options.log,
  });
  return {
    outbox,
    sessions,
    limits,
    start: () => undefined,
    close: async () => {
      await Promise.all([outbox.close(), sessions.close(), limits.close()]);
    },
  };
}
