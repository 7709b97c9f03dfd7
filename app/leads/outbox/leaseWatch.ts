interface LeaseWatchOptions {
  /** Longer than any delivery takes, in ms. */
  readonly leaseMs: number;
  /** Milliseconds since any fixed moment, on a clock that never jumps. */
  readonly now: () => number;
}

/** Finds the leases of processes that have ended without releasing them. */
export interface LeaseWatch {
  /** Takes all leases that are held now, and returns those that have expired. */
  readonly expired: (leases: readonly string[]) => readonly string[];
}

/**
 * Each claim has a lease of its own, which isn't renewed. A lease has expired when this process has
 * seen it for `leaseMs`. No time is stored, so neither a clock that jumps nor clocks that differ
 * between machines can end a lease early or keep it alive.
 */
export function createLeaseWatch({ leaseMs, now }: LeaseWatchOptions): LeaseWatch {
  let firstSeen: ReadonlyMap<string, number> = new Map();
  return {
    expired: (leases) => {
      const ms = now();
      firstSeen = new Map(leases.map((lease) => [lease, firstSeen.get(lease) ?? ms]));
      return leases.filter((lease) => ms - (firstSeen.get(lease) ?? ms) >= leaseMs);
    },
  };
}
