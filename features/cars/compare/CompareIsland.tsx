import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComparisonProps } from './Comparison.tsx';
import { isComparing, onCompareChange } from './comparePresses.ts';

const Comparison = lazy(async () => {
  const loaded = await import('./Comparison.tsx');
  return { default: loaded.Comparison };
});

/**
 * Loads the bar and the table of the comparison; rendered once per list. Their code is fetched when
 * the first car is chosen, or if cars were chosen on an earlier page. If a page has several of these
 * islands, only one is active.
 */
export function CompareIsland(props: ComparisonProps) {
  const isNeeded = useSyncExternalStore(onCompareChange, isComparing, notOnTheServer);
  const isFirst = useFirstClaim();
  if (!isNeeded || !isFirst) return null;
  return (
    <Suspense fallback={null}>
      <Comparison {...props} />
    </Suspense>
  );
}

function notOnTheServer(): boolean {
  return false;
}

const claims = new Set<object>();
const claimants = new Set<() => void>();

/** Whether this island is the first on the page; when the first unmounts, the next one takes over. */
function useFirstClaim(): boolean {
  const [claim] = useState(() => ({}));
  useEffect(() => {
    claims.add(claim);
    for (const notify of claimants) notify();
    return () => {
      claims.delete(claim);
      for (const notify of claimants) notify();
    };
  }, [claim]);
  return useSyncExternalStore(
    onClaim,
    () => claims.values().next().value === claim,
    notOnTheServer,
  );
}

function onClaim(listener: () => void): () => void {
  claimants.add(listener);
  return () => claimants.delete(listener);
}
