/** The distance from the window at which Embla is loaded. */
const rootMargin = '200px';

/** Calls `load` once when the row comes near the window. */
export function onApproach(row: HTMLElement, signal: AbortSignal, load: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin },
  );
  observer.observe(row);
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Calls `load` once when the visitor uses the row or the buttons beside it. A swipe is finished
 * first: Embla could not take over a row that a finger is moving.
 */
export function onUse(row: HTMLElement, signal: AbortSignal, load: () => void): void {
  const area = row.parentElement ?? row;
  const controller = new AbortController();
  const options = { signal: AbortSignal.any([signal, controller.signal]), passive: true };
  const start = () => {
    controller.abort();
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
