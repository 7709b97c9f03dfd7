import type { Result } from '#domain/result.ts';
import { hourMs } from '#domain/units.ts';
import type { StoreFailure } from '#storage/storeFailure.ts';
import { type BacklogReport, createBacklogWatch } from './backlogWatch.ts';
import { createDeliveries } from './deliveries.ts';
import type { DeliveriesOptions } from './deliveriesOptions.ts';
import type { OutboxEntry, OutboxStore } from './outboxStore.ts';

/** Accepts leads and delivers them in the background. */
export interface LeadOutbox {
  /** Stores a lead durably. From then on it is delivered, however long that takes. */
  readonly accept: (entry: OutboxEntry) => Promise<Result<'added' | 'known', StoreFailure>>;
  /** The state of the outbox, as last seen by the deliveries. */
  readonly report: () => BacklogReport;
  readonly start: () => void;
  /** Ends the deliveries under way. */
  readonly stop: () => Promise<void>;
}

interface LeadOutboxOptions extends Omit<DeliveriesOptions, 'store' | 'onRound' | 'delivered'> {
  readonly store: OutboxStore;
  /** Operators are warned when the oldest waiting lead is older than this, in ms. */
  readonly lateMs: number;
}

const checkMs = 5_000;
const repeatMs = hourMs;

/** Creates an outbox that accepts leads, and delivers them once it is started. */
export function createLeadOutbox({ lateMs, ...options }: LeadOutboxOptions): LeadOutbox {
  const { store, clock, log } = options;
  const watch = createBacklogWatch({ store, lateMs, checkMs, repeatMs, now: clock.now, log });
  const deliveries = createDeliveries({
    ...options,
    delivered: 'delivered',
    onRound: watch.check,
  });
  return {
    accept: async (entry) => {
      const answer = await store.add(entry);
      if (answer.ok && answer.value === 'added') deliveries.wake();
      return answer;
    },
    report: watch.report,
    start: deliveries.start,
    stop: deliveries.stop,
  };
}
