import { answers, start } from '../../scripts/processes.ts';
import { childrenOf } from '../load.ts';
import { type VisitedSite, visitUntil } from '../visitUntil.ts';
import type { PageAddress } from './address.ts';

const workers = 2;
const host = 'nordvik-se.localhost';

/** How long visits go on before a worker is stopped, and after it was replaced (ms). */
const steadyMs = 5_000;

/** Longer than it takes to find and replace a worker on a busy machine (ms). */
const longestMs = 120_000;

/** What visitors noticed while a worker was stopped under load. */
export interface FrozenReport {
  /** From the stop of the worker to its end (ms). */
  readonly foundMs: number;
  readonly requests: number;
  readonly failed: number;
  /** Requests without an answer when the worker was stopped, and the one connection that it gets afterwards. */
  readonly mostFailed: number;
  /** Whether as many workers run as before. */
  readonly isReplaced: boolean;
}

/** Starts the site with several workers and stops one of them while pages are requested over new connections. */
export async function freezeWorker(
  { port, servicesPort }: { readonly port: number; readonly servicesPort: number },
  pages: readonly PageAddress[],
): Promise<FrozenReport> {
  const env = { PORT: String(port), SERVICES_PORT: String(servicesPort), WORKERS: String(workers) };
  const site = start('node', ['server/main.ts'], { env });
  const pid = site.pid ?? 0;
  try {
    if (!(await answers(`http://127.0.0.1:${port}/readyz`, longestMs))) throw new Error('no start');
    const paths = pages.filter((page) => page.host === host).map(({ path }) => path);
    const visited = { port, paths };
    await visitUntil(visited, (passed) => passed > steadyMs);
    return await freezeUnderLoad(pid, visited);
  } finally {
    site.kill('SIGTERM');
  }
}

async function freezeUnderLoad(pid: number, site: VisitedSite): Promise<FrozenReport> {
  const [worker = 0] = childrenOf(pid);
  let mostFailed = 0;
  let foundMs = Number.NaN;
  const { times, failed } = await visitUntil(site, (passed, open) => {
    if (mostFailed === 0) {
      process.kill(worker, 'SIGSTOP');
      mostFailed = open + 1;
    } else if (Number.isNaN(foundMs) && !childrenOf(pid).includes(worker)) foundMs = passed;
    return passed > longestMs || passed > foundMs + steadyMs;
  });
  const isReplaced = childrenOf(pid).length === workers;
  return { foundMs, requests: times.length, failed, mostFailed, isReplaced };
}
