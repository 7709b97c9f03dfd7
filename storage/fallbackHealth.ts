import type { StoreHealth } from './storeRecord.ts';

/** The health of a shared store that has a local one in its place while it fails. */
export function fallbackHealth(shared: StoreHealth, local: StoreHealth): StoreHealth {
  const added = [shared.lastAddedAgeMs, local.lastAddedAgeMs].filter((age) => age !== undefined);
  const lastAddedAgeMs = added.length > 0 ? Math.min(...added) : undefined;
  const { state, refused } = local;
  if (state !== 'ok') return { state, refused, lastAddedAgeMs };
  return { state: shared.state === 'ok' ? 'ok' : 'local', refused: undefined, lastAddedAgeMs };
}
