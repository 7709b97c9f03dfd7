import { useState, useSyncExternalStore } from 'react';

/** Whether the page's script runs: false on the server and while its page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/**
 * Whether the HTML of this part comes from the server, so that browsers hydrate it instead of rendering it. The answer stays
 * the same for the life of the component; on the server, it is yes.
 */
export function useIsServed(): boolean {
  const isHydrated = useIsHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed;
}
