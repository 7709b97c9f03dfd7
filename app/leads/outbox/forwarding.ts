import { fail, ok } from '#domain/result.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import type { DeliveriesOptions } from './deliveriesOptions.ts';
import type { OutboxStore } from './outboxStore.ts';

interface ForwardingOptions
  extends Pick<DeliveriesOptions, 'clock' | 'newLease' | 'limits' | 'log'> {
  readonly shared: OutboxStore;
  readonly local: OutboxStore;
}

/**
 * Moves the entries of this machine's outbox to the shared one, by the same leases and pauses as deliveries to the lead
 * service. The local outbox notes that an entry has moved after the shared one has stored it, which knows each id once.
 */
export function createForwarding({ shared, local, ...options }: ForwardingOptions): Deliveries {
  return createDeliveries({
    ...options,
    store: local,
    delivered: 'moved to the shared outbox',
    deliver: async (entry) => {
      const added = await shared.add(entry);
      return added.ok ? ok(undefined) : fail({ kind: 'unreachable', reason: added.failure.reason });
    },
    // Removes the traces of moved entries.
    onRound: async () => {
      await local.backlog();
    },
  });
}
