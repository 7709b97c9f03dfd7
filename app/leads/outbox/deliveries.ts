import { createAttempts } from './attempts.ts';
import type { DeliveriesOptions } from './deliveriesOptions.ts';
import { createLeaseWatch } from './leaseWatch.ts';
import { createOutage } from './outage.ts';
import type { ClaimedEntry } from './outboxStore.ts';

/** Delivers the entries of an outbox until each is confirmed. */
export interface Deliveries {
  readonly start: () => void;
  /** Looks for entries at once, because one was added. */
  readonly wake: () => void;
  /** Starts no further delivery, and resolves when those under way have ended. */
  readonly stop: () => Promise<void>;
}

/** Creates deliveries, which do nothing before they are started. */
export function createDeliveries(options: DeliveriesOptions): Deliveries {
  const { clock, limits } = options;
  const round = createRound(options, () => wake());
  let isRunning = false;
  let current: Promise<void> | undefined;
  let isWanted = false;
  let cancelPoll = (): void => undefined;

  function wake(): void {
    isWanted = true;
    if (!isRunning || current) return;
    cancelPoll();
    current = runRounds().finally(() => {
      current = undefined;
      if (isRunning) cancelPoll = clock.after(isWanted ? 0 : limits.pollMs, wake);
    });
  }

  async function runRounds(): Promise<void> {
    while (isRunning && isWanted) {
      isWanted = false;
      await runSafely(() => round.run(() => isRunning), options);
    }
  }

  return {
    start: () => {
      isRunning = true;
      wake();
    },
    wake,
    stop: async () => {
      isRunning = false;
      cancelPoll();
      await current;
      await round.settled();
    },
  };
}

/** Runs one round. A bug in it is logged, because it must not end the deliveries. */
async function runSafely(
  run: () => Promise<void>,
  { log, onRound }: DeliveriesOptions,
): Promise<void> {
  try {
    await run();
    await onRound();
  } catch (error) {
    log(`leads: ${error instanceof Error ? error.stack : error}`);
  }
}

/** Claims and delivers entries as far as the limits allow. */
function createRound(options: DeliveriesOptions, wake: () => void) {
  const { store, clock, newLease, limits } = options;
  const watch = createLeaseWatch({ leaseMs: limits.leaseMs, now: clock.now });
  const outage = createOutage({ ...clock, concurrent: limits.concurrent, limits: limits.backOff });
  const { attempt, confirmAgain, isDelivered } = createAttempts({ ...options, outage });
  const underWay = new Map<string, Promise<void>>();

  function start(entry: ClaimedEntry): void {
    const ended = attempt(entry).finally(() => {
      underWay.delete(entry.lease);
      wake();
    });
    underWay.set(entry.lease, ended);
  }

  return {
    run: async (isRunning: () => boolean): Promise<void> => {
      if (!(await confirmAgain())) return;
      const leases = await store.leases();
      if (!leases.ok) return;
      const isOwn = (lease: string) => underWay.has(lease) || isDelivered(lease);
      const expired = watch.expired(leases.value).filter((lease) => !isOwn(lease));
      while (isRunning() && underWay.size < outage.allowed()) {
        const claimed = await store.claim(newLease(), expired);
        if (!claimed.ok || !claimed.value) return;
        start(claimed.value);
      }
    },
    settled: async (): Promise<void> => {
      await Promise.all(underWay.values());
    },
  };
}
