import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `move`, which moves the focus, each time that `value` has changed, such as the shown step. A page that has just been
 * opened keeps its focus: the first value doesn't count, nor do those before `isReady`.
 */
export function useFocusAfterChange<Value extends string | number>(
  value: Value,
  isReady: boolean,
  move: (value: Value) => void,
): void {
  const before = useRef<Value>(undefined);
  const moveTo = useEffectEvent(move);
  useEffect(() => {
    if (!isReady) return;
    const isChanged = before.current !== undefined && before.current !== value;
    before.current = value;
    if (isChanged) moveTo(value);
  }, [value, isReady]);
}
