import { type RefObject, useLayoutEffect, useState } from 'react';
import { measureEveryMs, measureFinallyMs } from '#domain/navigation/menuTiming.ts';
import { isRow } from './menuRow.ts';
import { throttle } from './throttle.ts';

/** Which entries found room. */
export interface Wrapped {
  /** Until the row was measured, the style sheet cuts off what doesn't fit. */
  readonly state: 'unmeasured' | 'measured';
  /** Index of the first entry that doesn't fit; Infinity where all do. */
  readonly from: number;
}

const unmeasured: Wrapped = { state: 'unmeasured', from: Number.POSITIVE_INFINITY };

/**
 * Finds the first entry of a row that has no room. The row wraps, so an entry that doesn't fit is
 * one that stands lower than the first: the browser has done the sums. Measured before the first
 * paint, while the window changes, and when a font has come, which may need more room than the one
 * that stood in for it: in a row that stays as wide as it is, nothing else would tell.
 */
export function useFirstWrapped(list: RefObject<HTMLElement | null>): Wrapped {
  const [wrapped, setWrapped] = useState(unmeasured);
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const from = firstBelow(row);
      setWrapped((last) =>
        last.from === from && last.state === 'measured' ? last : { state: 'measured', from },
      );
    };
    measure();
    const throttled = throttle(measure, measureEveryMs, measureFinallyMs);
    const observer = new ResizeObserver(throttled.call);
    observer.observe(row);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
      throttled.cancel();
    };
  }, [list]);
  return wrapped;
}

function firstBelow(row: HTMLElement): number {
  if (!isRow()) return Number.POSITIVE_INFINITY;
  const entries = [...row.children].filter((entry) => entry instanceof HTMLElement);
  const top = entries[0]?.offsetTop ?? 0;
  const index = entries.findIndex(({ offsetTop }) => offsetTop > top);
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
