import type { ProcessHealth } from '#process/processHealth.ts';
import { toSeconds } from './seconds.ts';

type Stores = ProcessHealth['stores'];
type StoreHealth = Stores[keyof Stores];

const notAsked = { state: 'unknown', refused: null } as const;

/** Sums up the state of each store, whose file all workers share. */
export function sumStores(reports: readonly Stores[]) {
  const sum = (name: keyof Stores) => sumStore(reports.map((stores) => stores[name]));
  return { outbox: sum('outbox'), sessions: sum('sessions'), limits: sum('limits') };
}

function sumStore(reports: readonly StoreHealth[]) {
  if (reports.length === 0) return notAsked;
  const refusals = openRefusals(reports);
  const failing = reports
    .filter(({ state, refused }) => state !== 'ok' && state !== refused?.kind)
    .map(({ state }) => state);
  const kind = refusals.toSorted((a, b) => a.lastAgeMs - b.lastAgeMs)[0]?.kind;
  return {
    state: failing.find((state) => state !== 'local') ?? kind ?? failing[0] ?? 'ok',
    refused:
      refusals.length === 0
        ? null
        : {
            count: refusals.reduce((sum, { count }) => sum + count, 0),
            firstAgeSeconds: toSeconds(Math.max(...refusals.map(({ firstAgeMs }) => firstAgeMs))),
            lastAgeSeconds: toSeconds(Math.min(...refusals.map(({ lastAgeMs }) => lastAgeMs))),
          },
  };
}

/** What a worker refused before another one could add something no longer counts. */
function openRefusals(reports: readonly StoreHealth[]) {
  const added = reports.flatMap(({ lastAddedAgeMs }) => lastAddedAgeMs ?? []);
  return reports
    .flatMap(({ refused }) => refused ?? [])
    .filter(({ lastAgeMs }) => added.every((age) => age > lastAgeMs));
}
