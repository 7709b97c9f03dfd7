import { sites } from '#sites/index.ts';
import { pageAddress } from '../cache/pageAddress.ts';
import type { SiteCache } from '../cache/siteCache.ts';
import type { VisitedPage } from '../cluster/messages.ts';
import type { OtherMachines } from '../machines/otherMachines.ts';
import { routeTasks } from './routeTasks.ts';
import { type WarmUpTask, warmUp } from './warmUp.ts';

/**
 * How a process warms up before it takes connections. It has one core, and while it waits for the disk or an upstream it
 * can make another page.
 */
const warmUpLimits = { concurrent: 2, limitMs: 5_000 } as const;

/** Pages that a process reports to the primary one, and to other machines. */
const reportedPages = 100;

interface PrepareOptions {
  readonly cache: Pick<SiteCache, 'ask' | 'make' | 'mostVisited'>;
  readonly machines: Pick<OtherMachines, 'mostVisited' | 'start' | 'tasks'>;
  /** The pages that visitors of this machine requested most. */
  readonly visited: readonly VisitedPage[];
}

/** Prepares what visitors will request first: what those of this machine requested most, or those of all machines. */
export async function prepareAnswers({ cache, machines, visited }: PrepareOptions): Promise<void> {
  const pages = visited.length > 0 ? visited : await machines.mostVisited();
  const tasks = [...machines.tasks(cache.ask), ...pageTasks(cache, pages)];
  await warmUp([...tasks, ...routeTasks({ sites, ask: cache.ask })], warmUpLimits);
  machines.start(cache.ask, () => mostVisited(cache));
}

/** The pages that visitors of this process requested most. */
export function mostVisited(cache: Pick<SiteCache, 'mostVisited'>): readonly VisitedPage[] {
  const visited = cache.mostVisited(reportedPages);
  return visited.map(({ address: { host, url }, hits }) => ({ host, url, hits }));
}

/** The pages that visitors will request first. */
function pageTasks(
  { make }: Pick<SiteCache, 'make'>,
  visited: readonly VisitedPage[],
): readonly WarmUpTask[] {
  return visited.flatMap(({ host, url }) => {
    const address = pageAddress(host, url);
    return address ? [() => make(address)] : [];
  });
}
