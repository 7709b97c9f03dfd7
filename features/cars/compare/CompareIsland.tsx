import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComparisonProps } from './Comparison.tsx';
import { isComparing, onCompareChange } from './comparePresses.ts';

const Comparison = lazy(async () => {
  const loaded = await import('./Comparison.tsx');
  return { default: loaded.Comparison };
});

/**
 * Where the bar and the table of the comparison come from, once per list. Their code is
 * fetched when the first car is pressed, or where some were chosen on a page before. Of several on a
 * page one does the work.
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

/** Whether no other on the page came before; the next one follows when that one goes. */
function useFirstClaim(): boolean {
  const [claim] = useState(() => ({}));
  useEffect(() => {
    claims.add(claim);
    for (const tell of claimants) tell();
    return () => {
      claims.delete(claim);
      for (const tell of claimants) tell();
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
