import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether the page's script runs: false on the server and while its page is hydrated. What changes then is rendered in
 * tasks of its own; a `useSyncExternalStore` would render all of it in the task of the effects.
 */
export function useIsHydrated(): boolean {
  const isServed = useIsServed();
  const [isHydrated, setIsHydrated] = useState(!isServed);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}

/**
 * Whether the HTML of this part comes from the server, so that browsers hydrate it instead of rendering it. The answer stays
 * the same for the life of the component; on the server, it is yes.
 *
 * React asks for the server's snapshot only where it hydrates. Both snapshots are the same, so nothing is rendered a second
 * time after hydration, as it would be by `useIsHydrated`.
 */
export function useIsServed(): boolean {
  const [origin] = useState(() => ({ isServed: false }));
  useSyncExternalStore(neverChanges, snapshot, () => {
    origin.isServed = true;
    return snapshot();
  });
  return origin.isServed;
}

const neverChanges = () => () => undefined;

const snapshot = () => 0;
