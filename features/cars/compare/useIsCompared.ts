import { useSyncExternalStore } from 'react';
import { isCompared, onCompareChange } from './comparePresses.ts';

/** Whether a car is chosen for the comparison. */
export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    onCompareChange,
    () => isCompared(id),
    () => false,
  );
}
