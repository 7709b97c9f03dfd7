import { ok, type Result } from '#domain/result.ts';
import { fallbackHealth } from '#storage/fallbackHealth.ts';
import type { StoreFailure } from '#storage/storeFailure.ts';
import type { Backlog, OutboxStore } from './outboxStore.ts';

interface ForwardingOutboxOptions {
  /** The outbox of all machines. */
  readonly shared: OutboxStore;
  /** The outbox of this machine, which takes entries while the shared one fails. `forwarding.ts` moves them over. */
  readonly local: OutboxStore;
}

/**
 * Stores entries for all machines, and while that fails, on this one. Leases and deliveries are those of the shared outbox,
 * so an entry is delivered from there only. If a failed addition to it has succeeded after all, the entry is in both,
 * and moving it over finds it known.
 */
export function createForwardingOutboxStore({
  shared,
  local,
}: ForwardingOutboxOptions): OutboxStore {
  return {
    add: async (entry) => {
      const added = await shared.add(entry);
      return added.ok ? added : local.add(entry);
    },
    leases: shared.leases,
    claim: shared.claim,
    postpone: shared.postpone,
    confirm: shared.confirm,
    backlog: async () => sumOf(await local.backlog(), await shared.backlog()),
    health: () => fallbackHealth(shared.health(), local.health()),
    close: async () => {
      await Promise.all([shared.close(), local.close()]);
    },
  };
}

type Found = Result<Backlog, StoreFailure>;

/** What is known to wait. Neither store hides what the other one knows. */
function sumOf(local: Found, shared: Found): Found {
  if (!local.ok) return shared;
  if (!shared.ok) return local;
  const oldest = [local.value.oldest, shared.value.oldest]
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => b.ageMs - a.ageMs)[0];
  return ok({ waiting: local.value.waiting + shared.value.waiting, oldest });
}
