'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { lateInput } from '#features/shared/lateInput.ts';
import { takePageInput, takePartInput } from './earlyInput.ts';

/**
 * Repeats what visitors did before hydration. The page, and each late part of it, are hydrated in one commit, because islands have
 * no boundaries of their own. React handles events from the commit on, and effects may run some milliseconds later.
 */
export function EarlyInput() {
  const repeat = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    repeat.current ??= takePageInput();
    lateInput.take = takePartInput;
  }, []);
  useEffect(() => {
    repeat.current?.();
    // Once, also if effects run twice.
    repeat.current = () => undefined;
  }, []);
  return null;
}
