'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { earlyPresses } from './keepPresses.ts';

/**
 * Repeats the clicks that came before hydration. All buttons of a page are hydrated in one commit, because islands have
 * no boundaries of their own. React handles clicks from the commit on, and effects may run some milliseconds later.
 */
export function EarlyPresses() {
  const kept = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    kept.current ??= Reflect.get(window, earlyPresses);
    Reflect.deleteProperty(window, earlyPresses);
  }, []);
  useEffect(() => {
    const presses: unknown = kept.current;
    kept.current = undefined;
    // After the effects of all other components.
    if (presses instanceof Map) queueMicrotask(() => presses.forEach(repeat));
  }, []);
  return null;
}

function repeat(event: unknown, button: unknown): void {
  if (button instanceof HTMLElement && event instanceof MouseEvent && button.isConnected) {
    button.dispatchEvent(new MouseEvent('click', event));
  }
}
