import type { Lead } from '#domain/leads/lead.ts';
import type { SiteId } from '#domain/sites/site.ts';
import type { StoreOutcome } from '#storage/storeFailure.ts';
import type { StoreHealth } from '#storage/storeRecord.ts';

/** A lead and the site it was sent on. */
export interface OutboxEntry {
  readonly site: SiteId;
  readonly lead: Lead;
}

/** An entry that this process may deliver, because it holds the lease on it. */
export interface ClaimedEntry extends OutboxEntry {
  /** Unique per claim. */
  readonly lease: string;
  /** Failed attempts to deliver it. */
  readonly attempts: number;
}

/** What has not been delivered yet. */
export interface Backlog {
  readonly waiting: number;
  readonly oldest: { readonly id: string; readonly ageMs: number } | undefined;
}

/**
 * Keeps leads until they are delivered. Several processes may share one store. Leases have no times:
 * each process decides by its own clock when a lease has expired (`leaseWatch.ts`), so the clocks of
 * machines need not agree. It never rejects.
 */
export interface OutboxStore {
  /**
   * Stores an entry; once this resolves, it survives a crash. A submission that is stored or was
   * delivered already is `known`.
   */
  readonly add: (entry: OutboxEntry) => StoreOutcome<'added' | 'known'>;
  /** All leases that are held now. */
  readonly leases: () => StoreOutcome<readonly string[]>;
  /**
   * Takes the lease on an entry that is due and that nobody holds, except with one of the `expired`
   * leases. Entries with fewer failed attempts come first, then older ones. `undefined` if there is none.
   */
  readonly claim: (
    lease: string,
    expired: readonly string[],
  ) => StoreOutcome<ClaimedEntry | undefined>;
  /** Counts a failed attempt and ends the lease; the entry is due after the delay. */
  readonly postpone: (entry: ClaimedEntry, delayMs: number) => StoreOutcome<undefined>;
  /**
   * Removes a delivered entry. Only its id and the time are kept; other traces of it may remain until
   * the next `backlog`.
   */
  readonly confirm: (id: string) => StoreOutcome<undefined>;
  /** Counts what waits, and removes the traces of delivered entries. Called every few seconds. */
  readonly backlog: () => StoreOutcome<Backlog>;
  /** How it works in this process, additions that it refused included. */
  readonly health: () => StoreHealth;
  /** Releases its resources. */
  readonly close: () => Promise<void>;
}
