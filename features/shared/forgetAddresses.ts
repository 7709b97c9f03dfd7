const forgotten = new Set<RegExp>();

/**
 * Keeps addresses out of the browser's list of requests, which every script of the page can read as long as the page is
 * open (`performance.getEntriesByType('resource')`). An entry appears when a request has ended, also after an abort, so the
 * list is observed. It can only be emptied as a whole; the site itself doesn't use it.
 */
export function forgetAddresses(addresses: RegExp): void {
  const isFirst = forgotten.size === 0;
  forgotten.add(addresses);
  if (!isFirst) return;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => isForgotten(name))) performance.clearResourceTimings();
  }).observe({ type: 'resource', buffered: true });
}

function isForgotten(address: string): boolean {
  return [...forgotten].some((pattern) => pattern.test(address));
}
