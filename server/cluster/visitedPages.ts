import type { VisitedPage } from './messages.ts';

/** Pages that a new worker prepares before it takes connections. */
const mostPages = 100;

interface VisitedPagesOptions {
  /** Workers whose last reports are remembered. */
  readonly workers: number;
}

/**
 * The primary process's record of the most visited pages. It remembers the last reports of workers that have ended until
 * others replace them: the successor of the only worker needs its report.
 */
export function createVisitedPages({ workers }: VisitedPagesOptions) {
  const reports = new Map<number, readonly VisitedPage[]>();
  return {
    /** Takes the report of a worker, in the place of its last one. */
    report: (worker: number, visited: readonly VisitedPage[]): void => {
      reports.delete(worker);
      reports.set(worker, visited);
      const [oldest] = reports.keys();
      if (reports.size > workers && oldest !== undefined) reports.delete(oldest);
    },
    /** The pages that were requested most in all workers together, the first one most often. */
    most: (): readonly VisitedPage[] => sumOf([...reports.values()].flat()),
  };
}

function sumOf(visited: readonly VisitedPage[]): readonly VisitedPage[] {
  const byAddress = new Map<string, VisitedPage>();
  for (const page of visited) {
    const key = `${page.host} ${page.url}`;
    byAddress.set(key, { ...page, hits: page.hits + (byAddress.get(key)?.hits ?? 0) });
  }
  return [...byAddress.values()].toSorted((a, b) => b.hits - a.hits).slice(0, mostPages);
}
