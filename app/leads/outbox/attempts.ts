import { fail } from '#domain/result.ts';
import { logUpstreamFailure, type UpstreamFailure } from '#domain/upstreamFailure.ts';
import { backOff } from './backOff.ts';
import type { DeliveriesOptions } from './deliveriesOptions.ts';
import type { Outage } from './outage.ts';
import type { ClaimedEntry, OutboxStore } from './outboxStore.ts';

interface AttemptsOptions
  extends Pick<DeliveriesOptions, 'deliver' | 'delivered' | 'clock' | 'limits' | 'log'> {
  readonly store: Pick<OutboxStore, 'confirm' | 'postpone'>;
  readonly outage: Pick<Outage, 'failed' | 'succeeded'>;
}

/** Attempts to deliver claimed entries. */
export interface Attempts {
  /** Delivers an entry and tells the store how that ended. It doesn't reject. */
  readonly attempt: (entry: ClaimedEntry) => Promise<void>;
  /** Tells the store of delivered entries that it could not take note of; `false` if it still can't. */
  readonly confirmAgain: () => Promise<boolean>;
  /** Whether the lease is one of a delivered entry that the store could not take note of. */
  readonly isDelivered: (lease: string) => boolean;
}

/** Creates attempts. */
export function createAttempts(options: AttemptsOptions): Attempts {
  const { store, deliver, clock, limits, outage, log } = options;
  const { confirm, confirmAgain, isDelivered } = createConfirmations(store);

  async function postpone(entry: ClaimedEntry, failure: UpstreamFailure, startedAt: number) {
    if (!isAboutLead(failure)) outage.failed(startedAt, askedToWait(failure));
    const delay = backOff(entry.attempts + 1, limits.backOff, clock.random);
    await store.postpone(entry, delay);
  }

  return {
    attempt: async (entry) => {
      const { formSubmissionId: id, formName } = entry.lead;
      const startedAt = clock.now();
      const answer = await deliver(entry).catch((error: unknown) =>
        fail({ kind: 'malformed', reason: `a bug: ${error}` } as const),
      );
      const attempt = `leads: ${id} (${formName}), attempt ${entry.attempts + 1}`;
      if (!answer.ok) {
        const { failure } = answer;
        logUpstreamFailure(log, failure, attempt);
        return postpone(entry, failure, startedAt);
      }
      log(`${attempt}: ${options.delivered}`);
      outage.succeeded();
      await confirm(entry.lease, id);
    },
    confirmAgain,
    isDelivered,
  };
}

/** Tells the store of delivered entries, and remembers those that it could not take note of. */
function createConfirmations(store: AttemptsOptions['store']) {
  /** Ids of delivered entries, by lease, until the store has noted the delivery. */
  const delivered = new Map<string, string>();

  async function confirm(lease: string, id: string): Promise<boolean> {
    delivered.set(lease, id);
    const { ok } = await store.confirm(id);
    if (ok) delivered.delete(lease);
    return ok;
  }

  return {
    confirm,
    confirmAgain: async (): Promise<boolean> => {
      for (const [lease, id] of delivered) if (!(await confirm(lease, id))) return false;
      return true;
    },
    isDelivered: (lease: string) => delivered.has(lease),
  };
}

/** Whether the service refused this lead, which says nothing about others. */
function isAboutLead(failure: UpstreamFailure): boolean {
  if (failure.kind !== 'server-error') return false;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 408;
}

function askedToWait(failure: UpstreamFailure): number {
  return failure.kind === 'rate-limited' ? failure.retryAfterMs : 0;
}
