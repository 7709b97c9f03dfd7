import { useSyncExternalStore } from 'react';

/** Whether the page's script runs: false on the server and while its page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
