import { type RefObject, useEffect, useState } from 'react';
import { measureEveryMs, measureFinallyMs } from '#domain/navigation/menuTiming.ts';
import { isRow } from './menuRow.ts';
import { throttle } from './throttle.ts';

/** The entries that fit the row. */
export interface Wrapped {
  /** Until the row is measured, the style sheet clips the entries that don't fit. */
  readonly state: 'unmeasured' | 'measured';
  /** Index of the first entry that doesn't fit; Infinity if all fit. */
  readonly from: number;
}

const unmeasured: Wrapped = { state: 'unmeasured', from: Number.POSITIVE_INFINITY };

/**
 * Finds the first entry that doesn't fit its row. The row wraps, so an entry that doesn't fit is
 * lower than the first one. Measured when the row is first laid out or resized, and when a font is loaded: the text may then
 * be wider than in the fallback font, which doesn't resize the row.
 *
 * A state that is set in a layout effect would make React run the effects of the whole page in the task that hydrates it.
 */
export function useFirstWrapped(list: RefObject<HTMLElement | null>): Wrapped {
  const [wrapped, setWrapped] = useState(unmeasured);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const from = firstBelow(row);
      setWrapped((last) =>
        last.from === from && last.state === 'measured' ? last : { state: 'measured', from },
      );
    };
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
