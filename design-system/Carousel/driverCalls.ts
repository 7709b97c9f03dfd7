import { onApproach } from '../onApproach.ts';

/** The distance from the window at which Embla is loaded. */
const rootMargin = '200px';

/** Calls `load` once when the row comes near the window. */
export function onNear(row: HTMLElement, signal: AbortSignal, load: () => void): void {
  signal.addEventListener('abort', onApproach(row, rootMargin, load));
}

/**
 * Calls `load` once when the visitor uses the row or the buttons beside it. A swipe is finished
 * first: Embla could not take over a row that a finger is moving.
 */
export function onUse(row: HTMLElement, signal: AbortSignal, load: () => void): void {
  const area = row.parentElement ?? row;
  const used = new AbortController();
  const options = { signal: used.signal, passive: true };
  signal.addEventListener('abort', () => used.abort());
  const start = () => {
    used.abort();
    load();
  };
  area.addEventListener('focusin', start, options);
  row.addEventListener('scrollend', start, options);
  area.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') start();
    },
    options,
  );
}
