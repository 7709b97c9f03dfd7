/** Fetches an answer into the browser's cache for a later question. A failure is ignored: the question is asked anyway. */
export function prefetch(path: string): void {
  fetch(path, { priority: 'low' }).catch(() => undefined);
}
