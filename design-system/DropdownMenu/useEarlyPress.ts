import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

/**
 * Reports a press that happened before hydration. Until then, the browser remembers it as the open
 * state of an empty popover, so that a second press and Escape take it back.
 */
export function useEarlyPress(onPress: () => void) {
  const id = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  const report = useEffectEvent(onPress);
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) report();
    setHydrated(true);
  }, []);
  return {
    /** Attributes of the button. */
    button: isHydrated ? {} : { popoverTarget: id },
    /** Attributes of an empty element; undefined after hydration. */
    memory: isHydrated ? undefined : ({ id, ref: popover, popover: 'auto' } as const),
  };
}
