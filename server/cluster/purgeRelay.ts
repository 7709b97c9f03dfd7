import type { Purge } from '#app/pageCache/pageEvents.ts';
import { minuteMs } from '#domain/units.ts';

/** Where purges are sent. */
export interface PurgeReceiver {
  readonly send: (purge: Purge) => void;
}

interface RelayOptions {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/** Older purges concern no page that is still fresh (ms). */
const rememberMs = 10 * minuteMs;
const maxRemembered = 1_000;

/**
 * Passes the purges of each worker on to the others. A new worker gets those of the last minutes, because it reads
 * pages from the disk that were made before.
 */
export function createPurgeRelay({ now }: RelayOptions) {
  const receivers = new Set<PurgeReceiver>();
  let recent: readonly { readonly purge: Purge; readonly at: number }[] = [];
  return {
    join: (receiver: PurgeReceiver): void => {
      receivers.add(receiver);
      for (const { purge, at } of recent) {
        const ageMs = (purge.ageMs ?? 0) + now() - at;
        if (ageMs < rememberMs) receiver.send({ ...purge, ageMs });
      }
    },
    leave: (receiver: PurgeReceiver): void => void receivers.delete(receiver),
    pass: (from: PurgeReceiver, purge: Purge): void => {
      recent = [...recent.slice(1 - maxRemembered), { purge, at: now() }];
      for (const receiver of receivers) if (receiver !== from) receiver.send(purge);
    },
  };
}
